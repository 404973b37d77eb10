"""Blackjack. The numbers in docstrings are the rules of its rule sheet; what it shares is in `twentyone.table`."""

from collections.abc import Sequence
from typing import ClassVar

from hapag.games.twentyone.table import (
    ACE,
    BETTING,
    DECKS,
    GOAL,
    VALUES,
    Bet,
    Double,
    Hand,
    Hit,
    SitOut,
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

    def verdict(self, hand: Hand) -> tuple[str, int]:
        """3-4, 9: naturals first, then the higher total."""
        mine, dealer = hand.total, self.dealer.total
        if hand.is_natural():
            return ("push", 0) if self.dealer.is_natural() else ("natural", hand.stake * 3 // 2)
        if mine > GOAL:
            return "bust", -hand.stake
        if dealer > GOAL or mine > dealer:
            return "win", hand.stake
        if mine == dealer and not self.dealer.is_natural():
            return "push", 0
        return "lose", -hand.stake

    def reason(self, hand: Hand) -> Phrase:
        """Return the rule that settled a hand."""
        dealer, code = self.dealer, hand.outcome
        if code in ("push", "lose") and dealer.is_natural():
            code += "-natural"
        elif code == "win" and dealer.total > GOAL:
            code = "dealer-bust"
        return Phrase(f"why-{code}", {"total": hand.total, "dealer": dealer.total})

    def fallback(self, seat: Seat) -> SitOut | Stand:
        """0.8.5, 11"""
        return SitOut() if self.phase == BETTING else Stand()
