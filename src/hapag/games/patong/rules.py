"""Patong Poker. The numbers in docstrings are the rules of its rule sheet, in its order."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Annotated, ClassVar, Self

import msgspec

from hapag.games.poker import best, hand_phrase
from hapag.kernel import (
    Event,
    FaceDown,
    FaceUp,
    Info,
    InHand,
    Move,
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
from hapag.pieces import CARDS, PACK, Names, Pieces, tidy, without

FLOP, TURN, RIVER, TIEBREAK, MULTIPLIER, ENDED = range(6)
SHOWN = (3, 4, 5)
"""Board cards face up on each street."""
TO_WIN = 4
"""Points are counted in halves."""
MULTIPLIERS = 10
STREETS = tuple([Phrase(f"street-{street}") for street in (FLOP, TURN, RIVER)])


class Play(Move, frozen=True):
    cards: Pieces


class Fold(Move, frozen=True):
    cards: Pieces


class Dealt(Event, frozen=True):
    each: int


class Board(Event, frozen=True):
    street: Phrase
    cards: FaceUp


class Played(Event, frozen=True):
    seat: Seat
    cards: FaceUp


class Folded(Event, frozen=True):
    seat: Seat
    cards: InHand


class StreetWon(Event, frozen=True):
    seat: Seat
    hand: Phrase


class StreetShared(Event, frozen=True):
    seats: tuple[Seat, ...]
    hand: Phrase


class StreetWashed(Event, frozen=True):
    pass


class Drew(Event, frozen=True):
    seat: Seat
    cards: InHand


class TiebreakBegun(Event, frozen=True):
    pass


class RoundWon(Result, frozen=True):
    """By points (`points` as text), or in the tiebreak (`points` is "tiebreak"); with the hand that did it."""

    seat: Seat
    hand: Phrase
    points: str


class RoundTied(Result, frozen=True):
    why: Phrase


class Multiplied(Result, frozen=True):
    """The loser in `seat` drew the multiplier for the winner."""

    seat: Seat
    card: FaceUp
    by: int


class Options(msgspec.Struct, frozen=True):
    """3: cards dealt to each player, whether one may fold, whether a won round is multiplied by a draw."""

    cards: Annotated[int, msgspec.Meta(ge=6, le=10)] = 8
    folding: bool = True
    variable: bool = False


class Player(msgspec.Struct, gc=False):
    seat: Seat
    hand: InHand
    played: FaceUp = ()
    discards: InHand = ()
    laid: tuple[int, ...] = ()
    """How many cards of `played` belong to each street so far; none for a fold."""
    took: tuple[int, ...] = ()
    """Half points taken on each street."""
    folds: int = 0
    halves: int = 0


class Patong(Round[Play | Fold]):
    info: ClassVar = Info(
        slug="patong",
        family="poker",
        options=Options,
        endings=("turn", "river", "tiebreak", "tied-on-the-board", "tied-hands", "tied-without-cards"),
        longest=16,
    )
    names: ClassVar = Names("card", CARDS.packs[0], [f"x{by}" for by in range(1, MULTIPLIERS + 1)])
    later: ClassVar = (1,)

    options: Options
    players: tuple[Player, ...]
    face_down: FaceDown
    stock: FaceDown
    board: FaceUp = ()
    street: int = FLOP
    best: int = -1
    """The strength of the best hand of the street just scored."""
    winner: Seat | None = None
    how: str = ""
    multiplier: FaceUp = ()

    # Setup

    @classmethod
    def packs(cls, options: Options, seats: int) -> Sequence[Sequence[int]]:
        """1, 24: one deck, and ten cards for the multiplier if there is one."""
        return [range(52), range(PACK, PACK + MULTIPLIERS)] if options.variable else [range(52)]

    @classmethod
    def deal(cls, options: Options, seats: int, lead: Seat, *packs: Pieces) -> Self:
        """1-2: the same number of cards each; five are set aside for the board; the rest is the stock."""
        deck, n = packs[0], options.cards
        players = tuple([Player(seat, tidy(deck[n * seat : n * (seat + 1)])) for seat in range(seats)])
        board, stock = deck[n * seats : n * seats + 5], deck[n * seats + 5 :]
        state = cls(options=options, players=players, face_down=board, stock=stock)
        state.say(Dealt(n))
        state.turn_up()
        return state

    # Streets

    def turn_up(self) -> None:
        """4: the street's board cards."""
        if self.street == TIEBREAK:
            return self.say(TiebreakBegun())
        n = SHOWN[self.street] - len(self.board)
        cards, self.face_down = self.face_down[:n], self.face_down[n:]
        self.board += cards
        self.say(Board(STREETS[self.street], cards))

    def turn(self) -> Turn:
        """5, 18, 24: all choose at the same time; in the tiebreak those who still hold a card."""
        if self.street == ENDED:
            return Turn()
        if self.street == MULTIPLIER:
            return Turn(draw=1)
        return Turn(tuple([p.seat for p in self.players if p.hand]), sealed=True)

    def offers(self, seat: Seat) -> Iterator[Offer]:
        """5, 14, 19: play one card or two, or fold three; in the tiebreak play one."""
        me = self.players[seat]
        yield offer(Play, cards=Pick(me.hand, 1, 1 if self.street == TIEBREAK else 2))
        yield offer(Fold, cards=Pick(me.hand, 3, 3), barred=self.why_no_fold(me))

    def why_no_fold(self, me: Player) -> Phrase | None:
        """15, 19"""
        if self.street == TIEBREAK:
            return refusal("no-fold-in-tiebreak")
        if not self.options.folding:
            return refusal("folding-is-off")
        if me.folds == self.options.cards // 3:
            return refusal("no-more-folds", most=me.folds, cards=self.options.cards)
        return refusal("fold-takes-three", got=len(me.hand)) if len(me.hand) < 3 else None

    def reveal(self, choices: Mapping[Seat, Play | Fold]) -> None:
        """7: everything at once. Played cards are public, discards are shown to nobody."""
        plays: dict[Seat, Pieces] = {}
        for seat, choice in choices.items():
            me = self.players[seat]
            me.hand = without(me.hand, choice.cards)
            if type(choice) is Play:
                plays[seat] = choice.cards
                me.played += choice.cards
                me.laid += (len(choice.cards),)
                self.say(Played(seat, choice.cards))
            else:
                me.discards += choice.cards
                me.laid += (0,)
                me.folds += 1
                self.say(Folded(seat, choice.cards))
        if self.street == TIEBREAK:
            self.break_tie(plays)
        else:
            self.score_street(plays)
            self.go_on(folders=[seat for seat in choices if seat not in plays])

    def score_street(self, plays: Mapping[Seat, Pieces]) -> None:
        """8-9: a single best hand takes a point; if it is shared each takes half."""
        hands = {seat: best(self.board + cards) for seat, cards in plays.items()}
        self.best = max(hands.values(), default=-1)
        winners = tuple([seat for seat, hand in hands.items() if hand == self.best])
        worth = 2 if len(winners) == 1 else 1
        for player in self.players:
            won = worth if player.seat in winners else 0
            player.halves += won
            player.took += (won,)
        self.say_street(winners)

    def say_street(self, winners: tuple[Seat, ...]) -> None:
        if not winners:
            self.say(StreetWashed())
        elif len(winners) == 1:
            self.say(StreetWon(winners[0], hand_phrase(self.best)))
        else:
            self.say(StreetShared(winners, hand_phrase(self.best)))

    def go_on(self, folders: Sequence[Seat]) -> None:
        """10-11, 18: two points end the round; else folders draw, and after the river comes the tiebreak."""
        for player in self.players:
            if player.halves >= TO_WIN:
                return self.win(player.seat, "turn" if self.street == TURN else "river")
        self.draw(folders)
        self.street += 1
        if self.street == TIEBREAK and not self.turn().seats:
            return self.tie("tied-without-cards")
        self.turn_up()

    def draw(self, folders: Sequence[Seat]) -> None:
        """10, 16: two cards each, one at a time in seat order, while the stock lasts."""
        drawn, self.stock = self.stock[: 2 * len(folders)], self.stock[2 * len(folders) :]
        for place, seat in enumerate(folders):
            me, cards = self.players[seat], drawn[place :: len(folders)]
            me.hand = tidy(me.hand + cards)
            self.say(Drew(seat, cards))

    # Tiebreak

    def break_tie(self, plays: Mapping[Seat, Pieces]) -> None:
        """20-21: the single best hand wins the round, if it beats the board alone."""
        hands = {seat: best(self.board + cards) for seat, cards in plays.items()}
        self.best, floor = max(hands.values()), best(self.board)
        winners = [seat for seat, hand in hands.items() if hand == self.best]
        if self.best == floor:
            self.tie("tied-on-the-board")
        elif len(winners) > 1:
            self.tie("tied-hands")
        else:
            self.win(winners[0], "tiebreak")

    # Session

    def win(self, winner: Seat, how: str) -> None:
        """11, 22"""
        points = how if how == "tiebreak" else "2½" if self.players[winner].halves > TO_WIN else "2"
        self.winner, self.how = winner, how
        self.street = MULTIPLIER if self.options.variable else ENDED
        self.say(RoundWon(winner, hand_phrase(self.best), points))

    def tie(self, how: str) -> None:
        """21-22"""
        self.how, self.street = how, ENDED
        self.say(RoundTied(Phrase(how)))

    def drawn(self, pack: Pieces) -> None:
        """24: the loser draws what the round is worth."""
        self.multiplier, self.street = pack[:1], ENDED
        self.say(Multiplied(self.drawer(), self.multiplier, self.worth()))

    def drawer(self) -> Seat:
        """24: the player with the fewest points, of equals the first clockwise after the winner."""
        assert self.winner is not None
        seats = len(self.players)
        losers = [(self.winner + step) % seats for step in range(1, seats)]
        return min(losers, key=lambda seat: self.players[seat].halves)

    def worth(self) -> int:
        return self.multiplier[0] - PACK + 1 if self.multiplier else 1

    def score(self) -> tuple[int, ...]:
        """22, 24"""
        return tuple([self.worth() if p.seat == self.winner else 0 for p in self.players])

    @classmethod
    def scores(cls, options: Options, seats: int) -> tuple[int, int]:
        return 0, MULTIPLIERS if options.variable else 1

    def ending(self) -> str:
        return self.how

    def fallback(self, seat: Seat) -> Play:
        """25: the single lowest card."""
        return Play(self.players[seat].hand[:1])
