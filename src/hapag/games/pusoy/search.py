"""The best arrangements of a hand: all 36,036 partings into three rows, weighed in about seven milliseconds.

The cards of a sorted hand are places 0 to 12; a row is a mask of places.
"""

from collections.abc import Iterable, Sequence
from functools import cache
from heapq import nlargest
from itertools import combinations
from typing import NamedTuple

from hapag.games.pusoy.rows import Rows, Strengths
from hapag.pieces import Pieces
from hapag.ranking import five, three

PLACES = 13
ALL = (1 << PLACES) - 1
MARGIN = 0.7
"""Points below the best so far at which an arrangement is no longer of interest."""

Chances = tuple[Sequence[float], Sequence[float], Sequence[float]]
"""For front, middle and back: by strength, the chance to beat that row of a rival; a tie counts half."""


class Layout(NamedTuple):
    """An arrangement as masks of front, middle and back. worth: points won less points conceded against a rival."""

    worth: float
    strengths: Strengths
    masks: tuple[int, int, int]


def mask_of(places: Iterable[int]) -> int:
    return sum(1 << place for place in places)


@cache
def partings() -> tuple[tuple[int, tuple[int, ...]], ...]:
    """Return every front as a mask, each with one row of every way to part the other ten places into two rows."""
    found = []
    for front in combinations(range(PLACES), 3):
        first, *rest = [place for place in range(PLACES) if place not in front]
        found.append((mask_of(front), tuple([mask_of((first, *four)) for four in combinations(rest, 4)])))
    return tuple(found)


def five_strengths(pile: Pieces) -> list[int]:
    """Return the strength of every row of five, by its mask."""
    strong = [0] * (ALL + 1)
    for mask, cards in zip(fives(), combinations(pile, 5), strict=True):
        strong[mask] = five(cards)
    return strong


@cache
def fives() -> tuple[int, ...]:
    return tuple(map(mask_of, combinations(range(PLACES), 5)))


def worthiest(pile: Pieces, chances: Chances, count: int) -> list[Layout]:
    """Return the `count` worthiest legal arrangements of a sorted hand, best first, against rows that do not depend.

    A row won is worth a point and a row lost costs one; three more for all of them.
    """
    strong, found, bar = five_strengths(pile), list[Layout](), -9.0
    fronts = sorted(zip(map(three, combinations(pile, 3)), partings(), strict=True), reverse=True)
    for front, (front_mask, halves) in fronts:
        rest, pf = ALL ^ front_mask, chances[0][front]
        for half in halves:
            lower = half if strong[half] <= strong[rest ^ half] else rest ^ half
            middle, back = strong[lower], strong[rest ^ lower]
            if middle < front:
                continue
            pm, pb = chances[1][middle], chances[2][back]
            worth = 2 * (pf + pm + pb) - 3 + 3 * (pf * pm * pb - (1 - pf) * (1 - pm) * (1 - pb))
            if worth > bar:
                bar = max(bar, worth - MARGIN)
                found.append(Layout(worth, (front, middle, back), (front_mask, lower, rest ^ lower)))
    return nlargest(count, found)


def rows(pile: Pieces, layout: Layout) -> Rows:
    """Return an arrangement of a sorted hand as rows of cards."""
    return tuple([tuple([card for place, card in enumerate(pile) if mask >> place & 1]) for mask in layout.masks])
