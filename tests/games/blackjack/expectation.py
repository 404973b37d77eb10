"""What each choice is worth, worked out from the rules: the shoe without the three cards seen, drawn from with return.

Stakes count one. The dealer has peeked, so the hidden card makes no natural.
"""

from collections.abc import Iterator, Mapping
from functools import cached_property, lru_cache
from itertools import combinations_with_replacement

VALUES = range(1, 11)
UPS = (2, 3, 4, 5, 6, 7, 8, 9, 10, 1)
IN_SHOE = {value: 24 * (4 if value == 10 else 1) for value in VALUES}
HANDS = 4


def add(total: int, soft: bool, value: int) -> tuple[int, bool]:
    """Return a total after one more card."""
    if value == 1 and total + 11 <= 21:
        return total + 11, True
    total += value
    return (total - 10, False) if soft and total > 21 else (total, soft)


def total_of(*cards: int) -> tuple[int, bool]:
    total, soft = 0, False
    for card in cards:
        total, soft = add(total, soft, card)
    return total, soft


class Spot:
    """Two cards against an open card of the dealer's, and what can be done about it."""

    def __init__(self, first: int, second: int, up: int) -> None:
        self.cards, self.up = (first, second), up
        left = dict(IN_SHOE)
        for value in (first, second, up):
            left[value] -= 1
        self.chance = {value: count / sum(left.values()) for value, count in left.items()}
        self.stand = lru_cache(None)(self.stood)
        self.play = lru_cache(None)(self.played)

    @cached_property
    def dealer(self) -> Mapping[int, float]:
        """Chances of the dealer's final totals, 22 for a bust."""
        barred = {1: 10, 10: 1}.get(self.up)
        holes = {value: chance for value, chance in self.chance.items() if value != barred}
        found: dict[int, float] = {}
        for hole, chance in holes.items():
            self.dealer_draws(*total_of(self.up, hole), chance / sum(holes.values()), found)
        return found

    def dealer_draws(self, total: int, soft: bool, chance: float, found: dict[int, float]) -> None:
        if total >= 17:
            final = min(total, 22)
            found[final] = found.get(final, 0.0) + chance
            return
        for value, part in self.chance.items():
            self.dealer_draws(*add(total, soft, value), chance * part, found)

    def stood(self, total: int) -> float:
        if total > 21:
            return -1.0
        return sum(
            chance * (1 if final > 21 else (total > final) - (total < final)) for final, chance in self.dealer.items()
        )

    def hit(self, total: int, soft: bool) -> float:
        return sum(chance * self.play(*add(total, soft, value)) for value, chance in self.chance.items())

    def played(self, total: int, soft: bool) -> float:
        """Return what a hand of three or more cards is worth, played best."""
        return self.stand(total) if total >= 21 else max(self.stand(total), self.hit(total, soft))

    def double(self, total: int, soft: bool) -> float:
        return 2 * sum(chance * self.stand(add(total, soft, value)[0]) for value, chance in self.chance.items())

    def two_cards(self, total: int, soft: bool) -> float:
        """Return what two cards are worth that cannot be split or surrendered."""
        return self.stand(total) if total >= 21 else max(self.played(total, soft), self.double(total, soft))

    def split(self) -> float:
        card = self.cards[0]
        one_card = {value: self.half(card, value) for value in VALUES}
        return self.halves(2, 2, card, one_card)

    def half(self, card: int, value: int) -> float:
        """Return what half of a pair is worth after its second card."""
        total, soft = total_of(card, value)
        return self.stand(total) if card == 1 else self.two_cards(total, soft)

    def halves(self, waiting: int, hands: int, card: int, one_card: Mapping[int, float]) -> float:
        """Return what hands of one card each are worth, if a pair is split again up to four hands (aces are not)."""
        if not waiting:
            return 0.0
        rest = self.halves(waiting - 1, hands, card, one_card)
        worth = 0.0
        for value, chance in self.chance.items():
            if value == card != 1 and hands < HANDS:
                worth += chance * self.halves(waiting + 1, hands + 1, card, one_card)
            else:
                worth += chance * (one_card[value] + rest)
        return worth

    def choices(self) -> dict[str, float]:
        """Return what each choice is worth on the first two cards, by its verb."""
        total, soft = total_of(*self.cards)
        worth = {"stand": self.stand(total), "hit": self.hit(total, soft), "double": self.double(total, soft)}
        if self.cards[0] == self.cards[1]:
            worth["split"] = self.split()
        return {**worth, "surrender": -0.5}

    @property
    def weight(self) -> float:
        """The chance of these two cards, in any order, and this open card."""
        first, second = self.cards
        ways = IN_SHOE[first] * (IN_SHOE[second] - (first == second)) * (1 if first == second else 2)
        return ways * (IN_SHOE[self.up] - self.cards.count(self.up)) / (312 * 311 * 310)

    @property
    def natural(self) -> float:
        """The chance that the hidden card makes the dealer a natural."""
        return {1: self.chance[10], 10: self.chance[1]}.get(self.up, 0.0)


def spots() -> Iterator[Spot]:
    """Yield every start but the naturals of the seat."""
    for first, second in combinations_with_replacement(VALUES, 2):
        for up in UPS:
            yield Spot(first, second, up)
