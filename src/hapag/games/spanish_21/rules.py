"""Spanish 21. The numbers in docstrings are the rules of its rule sheet; what it shares is in `twentyone.table`.

Its cards are those of Blackjack's six decks, with the same numbers; those of rank 10 are left out.
"""

from collections.abc import Iterator, Sequence
from typing import Any, ClassVar

from hapag.games.house.pays import EVEN, HALF_LOST, LOSS, PUSH, Odds
from hapag.games.house.table import STAKES, Bet, SitOut
from hapag.games.spanish_21.events import Kept, Rescued
from hapag.games.twentyone.table import (
    DECKS,
    GOAL,
    HANDS,
    VALUES,
    Double,
    Hand,
    Hit,
    Keep,
    Rescue,
    Split,
    Stand,
    Surrender,
    TwentyOne,
)
from hapag.kernel import Info, NoOptions, Offer, Seat, offer
from hapag.pieces import RANKS, Pieces, decks

SPANISH_DECKS = [card for card in range(52 * DECKS) if card % 52 // 4 != RANKS.index("T")]
"""1: jacks, queens and kings stay."""
KEEP, RESCUE = offer(Keep), offer(Rescue)
SPADES = 3

BONUS_BY_COUNT = {5: "five-cards", 6: "six-cards"}
MOST_CARDS = "seven-cards"
BONUS_HANDS = ([6, 7, 8], [7, 7, 7])
BONUS_BY_SUITS = ("mixed", "suited", "spades")


class Spanish21(TwentyOne[Bet | SitOut | Hit | Stand | Double | Split | Surrender | Keep | Rescue]):
    info: ClassVar = Info(
        slug="spanish-21",
        family="house",
        endings=("all-sat-out", "dealer-natural", "nobody-live", "dealer-stood", "dealer-bust"),
        least=1,
        longest=340,
    )
    names: ClassVar = decks(DECKS)
    pays: ClassVar = {
        "hand": {
            "natural": Odds(3, 2),
            "five-cards": Odds(3, 2),
            "six-cards": Odds(2),
            "seven-cards": Odds(3),
            "mixed": Odds(3, 2),
            "suited": Odds(2),
            "spades": Odds(3),
            "twenty-one": EVEN,
            "win": EVEN,
            "push": PUSH,
            "lose": LOSS,
            "bust": LOSS,
            "surrender": HALF_LOST,
            "rescue": HALF_LOST,
        }
    }
    """2, 7-11. A rescued hand has its doubled stake on the table, and loses half of it: the first stake."""

    @classmethod
    def packs(cls, options: NoOptions, seats: int) -> Sequence[Sequence[int]]:
        """1: six Spanish decks of 48."""
        return [SPANISH_DECKS]

    def choices(self, seat: Seat) -> Iterator[Offer]:
        """5-8: double on any number of cards, once; after it keep or rescue."""
        if self.wagers[self.at].doubled:
            yield from (KEEP, RESCUE)
        else:
            yield from super().choices(seat)

    def is_done_when_doubled(self, hand: Hand) -> bool:
        """7: keep or rescue, at any total that is not over."""
        return False

    def apply(self, seat: Seat, move: Any) -> None:
        """7: keep, or give up the first stake and take the second one back."""
        hand = self.wagers[self.at]
        if isinstance(move, Keep):
            hand.done = True
            self.say(Kept(seat, self.number(hand), hand.total))
        elif isinstance(move, Rescue):
            self.close(hand, "rescue")
            self.say(Rescued(seat, self.number(hand), hand.stake // 2))
        else:
            return super().apply(seat, move)
        self.go_on()

    def verdict(self, hand: Hand) -> str:
        """2-4, 9-11: a natural first, then the dealer's, then any 21, then the higher total."""
        mine, dealer = hand.total, self.dealer.total
        if hand.is_natural():
            return "natural"
        if mine > GOAL:
            return "bust"
        if self.dealer.is_natural():
            return "lose"
        if mine == GOAL:
            return "twenty-one" if hand.doubled else bonus(hand.cards)
        if dealer > GOAL or mine > dealer:
            return "win"
        return "push" if mine == dealer else "lose"

    def decide_late(self, seat: Seat) -> Stand | Keep:
        """12"""
        return Keep() if self.wagers[self.at].doubled else Stand()

    @classmethod
    def scores(cls, options: NoOptions, seats: int) -> tuple[int, int]:
        """0.7.3, 9: four doubled hands lost; four hands that win three to one."""
        return -HANDS * 2 * max(STAKES), HANDS * 3 * max(STAKES)


def bonus(cards: Pieces) -> str:
    """9: return what a 21 that was not doubled is paid for; no two of these fall on the same hand."""
    if len(cards) >= 5:
        return BONUS_BY_COUNT.get(len(cards), MOST_CARDS)
    if sorted([VALUES[card] for card in cards]) not in BONUS_HANDS:
        return "twenty-one"
    suits = {card % 4 for card in cards}
    return "mixed" if len(suits) > 1 else "spades" if SPADES in suits else "suited"
