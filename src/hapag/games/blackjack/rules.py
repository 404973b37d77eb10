"""Blackjack. The numbers in docstrings are the rules of its rule sheet; what it shares is in `twentyone.table`."""

from collections.abc import Sequence
from typing import ClassVar

from hapag.games.house.pays import EVEN, HALF_LOST, LOSS, PUSH, Odds
from hapag.games.house.table import Bet, SitOut
from hapag.games.twentyone.table import (
    ACE,
    DECKS,
    GOAL,
    VALUES,
    Double,
    Hand,
    Hit,
    Split,
    Stand,
    Surrender,
    TwentyOne,
)
from hapag.kernel import Info, NoOptions, Phrase, Seat, refusal
from hapag.pieces import decks


class Blackjack(TwentyOne[Bet | SitOut | Hit | Stand | Double | Split | Surrender]):
    info: ClassVar = Info(
        slug="blackjack",
        family="house",
        endings=("all-sat-out", "dealer-natural", "nobody-live", "dealer-stood", "dealer-bust"),
        least=1,
        longest=340,
    )
    names: ClassVar = decks(DECKS)
    pays: ClassVar = {
        "hand": {
            "natural": Odds(3, 2),
            "win": EVEN,
            "push": PUSH,
            "lose": LOSS,
            "bust": LOSS,
            "surrender": HALF_LOST,
        }
    }

    @classmethod
    def packs(cls, options: NoOptions, seats: int) -> Sequence[Sequence[int]]:
        """1: six decks."""
        return [range(52 * DECKS)]

    def why_no_double(self, hand: Hand) -> Phrase | None:
        """5: the first two cards of a hand, original or split."""
        return refusal("double-first-two") if len(hand.cards) > 2 else None

    def why_no_split(self, hand: Hand) -> Phrase | None:
        """5-6"""
        if hand.split and VALUES[hand.cards[0]] == ACE:
            return refusal("split-aces-once")
        return super().why_no_split(hand)

    def is_done_when_split(self, hand: Hand) -> bool:
        """6: split aces take one card each, then stand."""
        return VALUES[hand.cards[0]] == ACE

    def verdict(self, hand: Hand) -> str:
        """3-4, 9: naturals first, then the higher total."""
        mine, dealer = hand.total, self.dealer.total
        if hand.is_natural():
            return "push" if self.dealer.is_natural() else "natural"
        if mine > GOAL:
            return "bust"
        if dealer > GOAL or mine > dealer:
            return "win"
        return "push" if mine == dealer and not self.dealer.is_natural() else "lose"

    def decide_late(self, seat: Seat) -> Stand:
        """11"""
        return Stand()
