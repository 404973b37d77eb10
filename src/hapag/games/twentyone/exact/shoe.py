"""Cards not seen: the chance of the next one, and of the dealer's final totals.

The dealer has peeked: with an ace or a ten-value up, the hidden card makes no natural. That is all that is known of it,
and it makes every other value a little likelier under there, and the barred one likelier among the rest.
"""

from collections import Counter
from functools import cache
from typing import NamedTuple

import numpy as np

from hapag.games.twentyone.exact.game import Values
from hapag.games.twentyone.exact.hands import Floats, Ints, added

GOAL, STANDS = 21, 17
FINALS = 6
"""Final totals of the dealer's: 17, 18, 19, 20, 21, over."""
CHUNK = 4096
"""Shoes at a time, so that the numbers stay close to the processor."""
BARRED = {1: 10, 10: 1}
"""By the open card, the hidden one that would make a natural."""


class Step(NamedTuple):
    """One more card of the dealer's: its value (from 0), how many of it lie there already, how deep; and what it ends.

    slot: which final total, -1 if none; ways: orders in which the dealer comes to exactly these cards.
    """

    depth: int
    value: int
    before: int
    slot: int
    ways: int


class Shoe:
    """The cards not seen beside an open one, before any hand takes of them."""

    def __init__(self, counts: Ints, up: int) -> None:
        self.counts, self.up = counts, up
        self.barred = BARRED[up] - 1 if up in BARRED else None

    def less(self, value: int, count: int) -> "Shoe":
        """Return the shoe without some more cards of a value."""
        counts = self.counts.copy()
        counts[value - 1] -= count
        return Shoe(counts, self.up)

    def natural(self, held: Ints) -> float:
        """Return the chance that the hidden card makes a natural, before the dealer has peeked."""
        left = self.counts - held
        return 0.0 if self.barred is None else float(left[self.barred] / left.sum())

    def chances(self, held: Ints) -> Floats:
        """Return the chance of each value as the next card, for rows of cards held."""
        left = self.left(held)
        seen = left.sum(axis=1, keepdims=True)
        if self.barred is None:
            found: Floats = left / seen
            return found
        barred = left[:, [self.barred]]
        found = left * (seen - barred - 1) / np.maximum((seen - barred) * (seen - 1), 1)
        found[:, self.barred] = (barred / (seen - 1))[:, 0]
        return found

    def left(self, held: Ints) -> Floats:
        """Return what is left beside cards held; nothing of a value that is not there so often."""
        found: Floats = np.maximum(self.counts - held, 0).astype(np.float64)
        return found

    def ordered(self, held: Ints) -> Floats:
        """Return the chance that the next cards are these, in one given order, for rows of cards."""
        left, size = self.counts.astype(np.float64), held.sum(axis=1)
        barred = 0 if self.barred is None else left[self.barred] - held[:, self.barred]
        chance: Floats = (left.sum() - size - barred).astype(np.float64)
        for value in range(10):
            chance *= falling(left[value], int(held[:, value].max()))[held[:, value]]
        total = left.sum() - (0 if self.barred is None else left[self.barred])
        chance /= total * falling(left.sum() - 1, int(size.max()))[size]
        return chance

    def finals(self, held: Ints) -> Floats:
        """Return the chances of the dealer's final totals, for rows of cards held."""
        left = self.left(held)
        parts = [self.some_finals(left[start : start + CHUNK]) for start in range(0, len(left), CHUNK)]
        return np.concatenate(parts) if parts else np.empty((0, FINALS))

    def some_finals(self, left: Floats) -> Floats:
        steps, deepest = plan(self.up), depth(self.up)
        columns = [
            [column - before for before in range(most)]
            for column, most in zip(left.T.copy(), most_of(self.up), strict=True)
        ]
        paths = np.ones((deepest + 1, len(left)))
        sums = np.zeros((deepest + 1, FINALS - 1, len(left)))
        for at, value, before, slot, ways in steps:
            np.multiply(paths[at], columns[value][before], out=paths[at + 1])
            if slot >= 0:
                sums[at + 1, slot] += ways * paths[at + 1]
        seen = left.sum(axis=1)
        orders = seen - (0 if self.barred is None else left[:, self.barred])
        found = np.zeros((FINALS, len(left)))
        for size in range(1, deepest + 1):
            found[:-1] += np.divide(sums[size], orders, out=np.zeros_like(sums[size]), where=orders > 0)
            orders = orders * (seen - size)
        found[-1] = 1 - found.sum(axis=0)
        return found.T


@cache
def falling(start: float, most: int) -> Floats:
    """Return the products of 0, 1, ... `most` factors, each one less than the one before."""
    return np.concatenate([[1.0], np.cumprod(start - np.arange(most))])


@cache
def plan(up: int) -> list[Step]:
    """Return every set of cards that ends the dealer's draws up to 21, laid out so that none is multiplied twice."""
    ends = dealer_ends(up)
    needed = {cards[:size] for cards in ends for size in range(1, len(cards) + 1)}
    return [
        Step(len(cards) - 1, cards[-1] - 1, cards.count(cards[-1]) - 1, *ends.get(cards, (-1, 0)))
        for cards in sorted(needed)
    ]


@cache
def depth(up: int) -> int:
    return max(step.depth for step in plan(up)) + 1


@cache
def most_of(up: int) -> list[int]:
    """Return how many cards of each value the dealer may come to hold."""
    return [max([step.before + 1 for step in plan(up) if step.value == value], default=0) for value in range(10)]


def dealer_ends(up: int) -> dict[Values, tuple[int, int]]:
    """Return, by the cards beside the open one, the slot of the final total and the orders that lead there."""
    found: dict[Values, tuple[int, int]] = {}
    drawing: Counter[Values] = Counter({(): 1})
    while drawing:
        after: Counter[Values] = Counter()
        for cards, ways in drawing.items():
            for value in range(1, 11):
                if cards or BARRED.get(up) != value:
                    after[added(cards, value)] += ways
        totals = {cards: total_of((up, *cards)) for cards in after}
        found |= {cards: (total - STANDS, after[cards]) for cards, total in totals.items() if STANDS <= total <= GOAL}
        drawing = Counter({cards: after[cards] for cards, total in totals.items() if total < STANDS})
    return found


def total_of(values: Values) -> int:
    total = sum(values)
    return total + 10 if 1 in values and total <= GOAL - 10 else total
