"""Caribbean Stud. The numbers in docstrings are the rules of its rule sheet; those that begin with 0 are common ground."""

from collections.abc import Iterator, Sequence
from functools import cache
from typing import ClassVar

from hapag.games.house.hands import Fold, HandTable
from hapag.games.house.pays import EVEN, LOSS, PUSH, Odds
from hapag.games.house.table import ALL_SAT_OUT, STAKES, Bet, SitOut
from hapag.games.poker import hand_phrase, told_apart
from hapag.kernel import Event, Info, Move, NoOptions, Offer, Phrase, Seat, offer
from hapag.pieces import CARDS, Pieces
from hapag.ranking import describe, five, least

ACE, KING = 12, 11
TIMES = 2
"""1: a raise is exactly twice the ante."""


class Raise(Move, frozen=True):
    pass


class Raised(Event, frozen=True):
    seat: Seat
    stake: int


RAISE, FOLD = offer(Raise), offer(Fold)


@cache
def qualifying() -> int:
    """2: return the least strength that qualifies, ace-king high."""
    return least("high-card", ACE, KING)


def verdict(mine: int, dealer: int) -> str:
    """3-4: return how a hand stands against the dealer's, by their strengths."""
    if dealer < qualifying():
        return "unqualified"
    if mine == dealer:
        return "push"
    return "win" if mine > dealer else "lose"


class CaribbeanStud(HandTable[Bet | SitOut | Raise | Fold]):
    info: ClassVar = Info(
        slug="caribbean-stud",
        family="house",
        endings=(ALL_SAT_OUT, "all-folded", "dealer-unqualified", "dealer-qualified"),
        least=1,
        longest=8,
    )
    names: ClassVar = CARDS
    pays: ClassVar = {
        "ante": {"win": EVEN, "unqualified": EVEN, "push": PUSH, "lose": LOSS, "fold": LOSS},
        "raise": {
            "royal-flush": Odds(100),
            "straight-flush": Odds(50),
            "quads": Odds(20),
            "full-house": Odds(7),
            "flush": Odds(5),
            "straight": Odds(4),
            "trips": Odds(3),
            "two-pair": Odds(2),
            "pair": EVEN,
            "high-card": EVEN,
            "unqualified": PUSH,
            "push": PUSH,
            "lose": LOSS,
        },
    }
    opening: ClassVar = ("ante",)
    each: ClassVar = 5
    dealers: ClassVar = 5
    opened: ClassVar = 1

    @classmethod
    def packs(cls, options: NoOptions, seats: int) -> Sequence[Sequence[int]]:
        """1: one deck."""
        return [range(52)]

    def called(self, cards: Pieces) -> Phrase:
        """0.2"""
        return hand_phrase(five(cards))

    def choices(self, seat: Seat) -> Iterator[Offer]:
        """1"""
        yield from (RAISE, FOLD)

    def apply(self, seat: Seat, move: Move) -> None:
        """1"""
        if isinstance(move, Raise):
            stake = self.put_up(seat, "raise", TIMES * self.stakes[seat]).stake
            self.say(Raised(seat, stake))
        else:
            self.fold(seat)
        self.decided()

    def go_on(self) -> None:
        """2: all have decided; the dealer's hand is turned over."""
        qualified = five(self.dealer.up + self.dealer.down) >= qualifying()
        self.settle(f"dealer-{'' if qualified else 'un'}qualified" if self.live() else "all-folded")

    def settle_seat(self, seat: Seat) -> None:
        """1, 3-4"""
        place, ante = self.places[seat], self.bet(seat, "ante")
        if place.folded:
            self.pay(ante, "fold")
            return self.tell(seat, Phrase("why-fold"))
        mine = five(place.shown)
        outcome = verdict(mine, five(self.dealer.up))
        self.pay(ante, outcome)
        self.pay(self.bet(seat, "raise"), describe(mine).name if outcome == "win" else outcome)
        self.tell(seat, self.reason(outcome, place.shown))

    def reason(self, outcome: str, cards: Pieces) -> Phrase:
        """Return the rule that settled a hand, both hands named as far as it takes to tell them apart."""
        if outcome == "unqualified":
            return Phrase("why-unqualified", {"dealer": self.called(self.dealer.up)})
        mine, dealer = told_apart(five(cards), five(self.dealer.up))
        return Phrase(f"why-{outcome}", {"mine": mine, "dealer": dealer})

    def decide_late(self, seat: Seat) -> Fold:
        """5"""
        return Fold()

    @classmethod
    def scores(cls, options: NoOptions, seats: int) -> tuple[int, int]:
        """4: ante and raise lost; the ante won, and the raise at the odds of a royal flush."""
        most = max(STAKES)
        return -(1 + TIMES) * most, most + TIMES * most * 100
