"""What the Pai Gow games share: arrange sealed, reveal, compare with the banker, copies to the banker.

A game of the family is a `Banked` with its own pack and the few methods that say what hands are worth.
Numbers in docstrings are rules of the Pai Gow Poker sheet, which Pai Gow Tiles follows.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import ClassVar, Self

import msgspec

from hapag.kernel import (
    Away,
    Event,
    FaceUp,
    Illegal,
    InHand,
    Move,
    NoOptions,
    Offer,
    Phrase,
    Result,
    Round,
    Seat,
    Split,
    Turn,
    offer,
    phrase,
    refusal,
)
from hapag.kernel.judging import AT_HANDS, BadCase, Case, Laid, Line, Verdict
from hapag.pieces import Pieces, tidy

ROWS = ("low", "high")
ENDINGS = ("bank-won", "bank-lost", "bank-even")

Strengths = tuple[int, ...]
"""Of low and high, on one scale; the sign of a difference says who wins."""


class Arrange(Move, frozen=True):
    """Low and high, in this order."""

    rows: tuple[Pieces, ...]


class Dealt(Event, frozen=True):
    """The seat that holds the bank, and how many pieces everybody has."""

    seat: Seat
    each: int


class Revealed(Event, frozen=True):
    seat: Seat
    low: FaceUp
    high: FaceUp
    low_hand: Phrase
    high_hand: Phrase


class Settled(Result, frozen=True):
    """A player against the banker. low, high: `won`, `lost` or `copied`, as the player sees it."""

    seat: Seat
    banker_seat: Seat
    low: str
    high: str
    points: int


class BankBalanced(Result, frozen=True):
    """What the banker is left with."""

    seat: Seat
    points: int


class Player(msgspec.Struct, gc=False):
    """low_result, high_result: as in `Settled`; empty, like the rows, until the reveal, and always for the banker."""

    seat: Seat
    hand: InHand
    low: FaceUp = ()
    high: FaceUp = ()
    low_result: str = ""
    high_result: str = ""
    points: int = 0


class Banked(Round[Arrange]):
    sizes: ClassVar[tuple[int, int]]
    """Pieces of a low and of a high hand."""

    players: tuple[Player, ...]
    banker: Seat
    undealt: Away
    revealed: bool = False

    @classmethod
    def strengths(cls, rows: Sequence[Pieces]) -> Strengths:
        """Return what low and high are worth."""
        raise NotImplementedError

    @classmethod
    def hand_phrases(cls, rows: Sequence[Pieces]) -> tuple[Phrase, ...]:
        """Return the names of low and high."""
        raise NotImplementedError

    @classmethod
    def why_foul(cls, rows: Sequence[Pieces]) -> Phrase | None:
        """9: say why the low hand may not lie below this high hand, None if it may."""
        raise NotImplementedError

    @classmethod
    def arranged(cls, hand: Pieces, *, banks: bool) -> tuple[Pieces, ...]:
        """10: return the low and the high that the dealer suggests, from these pieces alone; always valid."""
        raise NotImplementedError

    @classmethod
    def deal(cls, options: NoOptions, seats: int, lead: Seat, *packs: Pieces) -> Self:
        """1, 2: as many to the banker, who is the lead, as to everybody; the rest stays unseen."""
        pack, each = packs[0], sum(cls.sizes)
        players = tuple([Player(seat, tidy(pack[each * seat : each * (seat + 1)])) for seat in range(seats)])
        state = cls(players=players, banker=lead, undealt=pack[each * seats :])
        state.say(Dealt(lead, each))
        return state

    def turn(self) -> Turn:
        """3, 11: all arrange at the same time, each once."""
        return Turn() if self.revealed else Turn(tuple(range(len(self.players))), sealed=True)

    def offers(self, seat: Seat) -> Iterator[Offer]:
        """3: low and high."""
        yield offer(Arrange, rows=Split(self.players[seat].hand, self.sizes))

    def check(self, seat: Seat, move: Arrange) -> None:
        """9: the high hand is at least as strong as the low one."""
        if why := self.why_foul(move.rows):
            raise Illegal(why)

    def reveal(self, choices: Mapping[Seat, Arrange]) -> None:
        """11: everything at once, the banker's hand too."""
        for seat, choice in choices.items():
            me = self.players[seat]
            me.hand, (me.low, me.high) = (), choice.rows
            self.say(Revealed(seat, me.low, me.high, *self.hand_phrases(choice.rows)))
        self.revealed = True
        self.settle(choices)

    def settle(self, choices: Mapping[Seat, Arrange]) -> None:
        """11, 12: each player against the banker, and the banker against all of them together."""
        bank, banker = self.strengths(choices[self.banker].rows), self.players[self.banker]
        for me in self.others():
            me.low_result, me.high_result = map(came_out, self.strengths(choices[me.seat].rows), bank)
            me.points = points_for(me.low_result, me.high_result)
            self.say(Settled(me.seat, banker.seat, me.low_result, me.high_result, me.points))
        banker.points = -sum(me.points for me in self.others())
        self.say(BankBalanced(banker.seat, banker.points))

    def others(self) -> list[Player]:
        """Return everybody but the banker."""
        return [player for player in self.players if player.seat != self.banker]

    def score(self) -> tuple[int, ...]:
        """11, 12"""
        return tuple([player.points for player in self.players])

    @classmethod
    def scores(cls, options: NoOptions, seats: int) -> tuple[int, int]:
        """12: a banker can lose to every player, or win from all of them."""
        return 1 - seats, seats - 1

    def ending(self) -> str:
        balance = self.players[self.banker].points
        return "bank-won" if balance > 0 else "bank-lost" if balance < 0 else "bank-even"

    def fallback(self, seat: Seat) -> Arrange:
        """10"""
        return Arrange(self.arranged(self.players[seat].hand, banks=seat == self.banker))


def came_out(mine: int, bankers: int) -> str:
    """11: a copy is the banker's."""
    return "won" if mine > bankers else "lost" if mine < bankers else "copied"


def points_for(low: str, high: str) -> int:
    """11: a point for winning both hands, one less for winning neither."""
    return [low, high].count("won") - 1


BANK = "bank"
"""The mark of the hand that banks, on the referee's desk; without it the first one does."""
Naming = Callable[[Sequence[Pieces]], tuple[Phrase, ...]]


def banked(kind: type[Banked], case: Case, names: Naming) -> Verdict:
    """9, 11, 12: settle hands laid out on a real table. A foul hand is named and left out; names: of low and high."""
    marked = [hand.seat for hand in case.hands if BANK in hand.marks]
    if len(marked) > 1:
        raise BadCase(AT_HANDS, refusal("one-bank"))
    bank = case.hands[marked[0] if marked else 0]
    fouls = {hand.seat: why for hand in case.hands if (why := kind.why_foul(hand.rows))}
    others = [hand for hand in case.hands if hand.seat not in (bank.seat, *fouls)]
    results = {hand.seat: against(kind, hand, bank) for hand in others if bank.seat not in fouls}
    balance = -sum(points for _, _, points in results.values())
    lines = []
    for hand in case.hands:
        value = phrase("judge-rows", **dict(zip(ROWS, names(hand.rows), strict=True)))
        if hand.seat in fouls:
            lines.append(Line(hand.seat, value, phrase("judge-foul", why=fouls[hand.seat])))
        elif hand is bank:
            lines.append(Line(hand.seat, value, phrase("judge-bank", points=f"{balance:+}"), score=balance))
        elif hand.seat in results:
            low, high, points = results[hand.seat]
            lines.append(
                Line(hand.seat, value, phrase("judge-player", low=low, high=high, points=points), score=points)
            )
        else:
            lines.append(Line(hand.seat, value, Phrase("judge-no-bank")))
    return Verdict(tuple(lines))


def against(kind: type[Banked], hand: Laid, bank: Laid) -> tuple[str, str, int]:
    """11: how low and high came out, and the points."""
    low, high = map(came_out, kind.strengths(hand.rows), kind.strengths(bank.rows))
    return low, high, points_for(low, high)
