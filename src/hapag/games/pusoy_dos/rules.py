"""Pusoy Dos. The numbers in docstrings are the rules of its rule sheet, in its order."""

from collections.abc import Iterator, Sequence
from itertools import chain
from typing import ClassVar, Self

import msgspec

from hapag.games.pusoy_dos.combos import (
    SIZES,
    VALUE,
    answers,
    can_answer,
    card_phrase,
    combo_phrase,
    combos,
    lowest,
    why_none,
    why_weaker,
)
from hapag.kernel import (
    Event,
    FaceDown,
    FaceUp,
    Illegal,
    Info,
    InHand,
    Move,
    NoOptions,
    Offer,
    Phrase,
    Pick,
    Result,
    Round,
    Seat,
    Turn,
    offer,
    refusal,
)
from hapag.pieces import CARDS, Pieces, tidy, without

HAND = 13
OUT = {1: "single", 2: "pair", 3: "triple", 5: "five"}


class Play(Move, frozen=True):
    cards: Pieces


class Pass(Move, frozen=True):
    pass


class Dealt(Event, frozen=True):
    each: int


class Opens(Event, frozen=True):
    """The seat that was dealt the lowest card."""

    seat: Seat


class Played(Event, frozen=True):
    seat: Seat
    cards: FaceUp
    combo: Phrase
    left: int


class Passed(Event, frozen=True):
    seat: Seat


class TrickWon(Event, frozen=True):
    """Everybody else has passed; the seat leads."""

    seat: Seat


class RoundWon(Result, frozen=True):
    seat: Seat
    combo: Phrase


class Player(msgspec.Struct, gc=False):
    seat: Seat
    hand: InHand
    played: FaceUp = ()
    """Everything played in this round, the latest last."""
    laid: int = 0
    """How many of those cards are the latest play of this trick."""
    passed: bool = False
    """The latest thing done in this trick was to pass."""


class PusoyDos(Round[Play | Pass]):
    info: ClassVar = Info(
        slug="pusoy-dos",
        family="shedding",
        endings=("single", "pair", "triple", "five"),
        longest=200,
    )
    names: ClassVar = CARDS

    players: tuple[Player, ...]
    unused: FaceDown
    opener: Seat
    """Who was dealt the lowest card."""
    at: Seat
    """Whose turn it is."""
    last: Seat | None = None
    """Who made the play that is to be beaten; None for a lead."""
    passes: int = 0
    """In a row, since that play."""
    winner: Seat | None = None

    # Setup

    @classmethod
    def packs(cls, options: NoOptions, seats: int) -> Sequence[Sequence[int]]:
        """1"""
        return [range(52)]

    @classmethod
    def deal(cls, options: NoOptions, seats: int, lead: Seat, *packs: Pieces) -> Self:
        """1, 6: thirteen cards each; the lowest card says who leads, whoever led the round before."""
        deck = packs[0]
        hands = [tidy(deck[HAND * seat : HAND * (seat + 1)]) for seat in range(seats)]
        first = min(range(seats), key=lambda seat: VALUE[lowest(hands[seat])])
        players = tuple([Player(seat, hand) for seat, hand in enumerate(hands)])
        state = cls(players=players, unused=deck[HAND * seats :], opener=first, at=first)
        state.say(Dealt(HAND))
        state.say(Opens(first))
        return state

    # Turns

    def turn(self) -> Turn:
        """7"""
        return Turn() if self.winner is not None else Turn((self.at,))

    def table(self) -> Pieces:
        """Return the combination that is to be beaten; nothing for a lead."""
        if self.last is None:
            return ()
        player = self.players[self.last]
        return player.played[-player.laid :]

    def is_opening(self) -> bool:
        """Say whether nothing has been played yet."""
        return not any(player.played for player in self.players)

    def offers(self, seat: Seat) -> Iterator[Offer]:
        """7: play, within the number of cards asked for, or pass; who leads must play."""
        hand, table = self.players[seat].hand, self.table()
        least, most = (len(table), len(table)) if table else (1, min(len(hand), 5))
        yield offer(Play, cards=Pick(hand, least, most), barred=why_no_answer(hand, table) if table else None)
        yield offer(Pass, barred=None if table else self.why_no_pass(seat))

    def why_no_pass(self, seat: Seat) -> Phrase:
        """6-7"""
        if self.is_opening():
            return refusal("opener-must-play", card=card_phrase(lowest(self.players[seat].hand)))
        return refusal("leader-must-play")

    def check(self, seat: Seat, move: Play | Pass) -> None:
        """3, 5-7: a combination; on the first lead with the lowest card; else stronger than the one on the table."""
        if isinstance(move, Pass):
            return
        if why := why_none(move.cards) or self.why_not_opening(seat, move.cards):
            raise Illegal(why)
        if (table := self.table()) and (why := why_weaker(move.cards, table)):
            raise Illegal(why)

    def why_not_opening(self, seat: Seat, cards: Pieces) -> Phrase | None:
        """6"""
        card = lowest(self.players[seat].hand)
        if card in cards or not self.is_opening():
            return None
        return refusal("needs-lowest-card", card=card_phrase(card))

    def moves(self, seat: Seat) -> Iterator[Play | Pass]:
        """Yield every legal play, fewest cards first and the weakest first among equal counts, then the pass."""
        hand, table = self.players[seat].hand, self.table()
        if table:
            yield from [Play(cards) for _, cards in answers(hand, table)]
            yield Pass()
            return
        needed = lowest(hand) if self.is_opening() else None
        for _, cards in chain.from_iterable([combos(hand, size) for size in SIZES]):
            if needed is None or needed in cards:
                yield Play(cards)

    def apply(self, seat: Seat, move: Play | Pass) -> None:
        if isinstance(move, Play):
            self.lay(self.players[seat], move.cards)
        else:
            self.skip(self.players[seat])

    def lay(self, me: Player, cards: Pieces) -> None:
        """7, 10: the play lies on the table; the last card wins the round at once."""
        me.hand, me.played = without(me.hand, cards), me.played + in_order(cards)
        me.laid, me.passed = len(cards), False
        self.last, self.passes = me.seat, 0
        self.say(Played(me.seat, in_order(cards), combo_phrase(cards), len(me.hand)))
        if not me.hand:
            self.winner = me.seat
            self.say(RoundWon(me.seat, combo_phrase(cards)))
        self.at = self.after(me.seat)

    def skip(self, me: Player) -> None:
        """8-9: a pass shuts nobody out; when all the others have passed in a row the trick is over."""
        me.passed, me.laid = True, 0
        self.passes += 1
        self.say(Passed(me.seat))
        if self.passes < len(self.players) - 1:
            self.at = self.after(me.seat)
        else:
            self.clear()

    def clear(self) -> None:
        """9: whose play nobody beat leads."""
        assert self.last is not None
        self.at, self.last, self.passes = self.last, None, 0
        for player in self.players:
            player.laid, player.passed = 0, False
        self.say(TrickWon(self.at))

    def after(self, seat: Seat) -> Seat:
        """7: clockwise."""
        return (seat + 1) % len(self.players)

    def fallback(self, seat: Seat) -> Play | Pass:
        """11"""
        return Pass() if self.last is not None else Play((lowest(self.players[seat].hand),))

    # Results

    def score(self) -> tuple[int, ...]:
        """10"""
        return tuple([int(player.seat == self.winner) for player in self.players])

    @classmethod
    def scores(cls, options: NoOptions, seats: int) -> tuple[int, int]:
        return 0, 1

    def ending(self) -> str:
        return OUT[len(self.table())]

    def plausible(self) -> bool:
        """6: that the opener leads tells that no other seat was dealt a lower card."""
        dealt = [VALUE[lowest(player.hand + player.played)] for player in self.players]
        return min(dealt) == dealt[self.opener]


def in_order(cards: Pieces) -> Pieces:
    """Return a combination as one lays it down, its lowest card first."""
    return tuple(sorted(cards, key=VALUE.__getitem__))


def why_no_answer(hand: Pieces, table: Pieces) -> Phrase | None:
    """Say why nothing in a hand can be played on a combination, None if something can."""
    if can_answer(hand, table):
        return None
    if len(hand) < len(table):
        return refusal("too-few-cards", size=len(table), got=len(hand))
    return refusal("nothing-beats", combo=combo_phrase(table))
