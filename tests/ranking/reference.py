"""The hand order once more, straight from the rules and slow: what the tables are held against.

A hand's value is a pair (category, ranks in comparison order), categories numbered from 0 and ranks 0..12; where two
such pairs are compared, Python compares them as rules 0.2 and 0.3 do.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from hapag.pieces import CARDS

Value = tuple[int, tuple[int, ...]]

HIGH_CARD, PAIR, TWO_PAIR, TRIPS, STRAIGHT, FLUSH, FULL_HOUSE, QUADS, STRAIGHT_FLUSH = range(9)
RUNS = ["A2345", "23456", "34567", "45678", "56789", "6789T", "789TJ", "89TJQ", "9TJQK", "TJQKA"]
TOP = {frozenset(run): "23456789TJQKA".index(run[-1]) for run in RUNS}


def cards(text: str) -> tuple[int, ...]:
    """Read `As Kd`."""
    return tuple(CARDS.read(name) for name in text.split())


def of_short_row(row: Sequence[int]) -> Value:
    """A row in which only equal ranks count."""
    ranks = [card // 4 for card in row]

    def having(count: int) -> list[int]:
        return sorted({rank for rank in ranks if ranks.count(rank) == count}, reverse=True)

    order = tuple(having(4) + having(3) + having(2) + having(1))
    if having(4):
        return QUADS, order
    if having(3):
        return (FULL_HOUSE if having(2) else TRIPS), order
    return (HIGH_CARD, PAIR, TWO_PAIR)[len(having(2))], order


def of_five(row: Sequence[int]) -> Value:
    """The value of exactly five cards (0.2)."""
    top = TOP.get(frozenset("23456789TJQKA"[card // 4] for card in row))
    suited = len({card % 4 for card in row}) == 1
    if top is not None:
        return (STRAIGHT_FLUSH if suited else STRAIGHT), (top,)
    value = of_short_row(row)
    return (FLUSH, value[1]) if suited else value


def of_best_five(row: Sequence[int]) -> Value:
    """The value of the best five of these cards (0.2 rule 4)."""
    return max(of_five(part) for part in combinations(row, 5))


def of_four_and_blank(row: Sequence[int]) -> Value:
    """The value of four cards and a blank (1 rule 12)."""
    category, ranks = of_short_row(row)
    return category, (*ranks, -1)


def of_omaha(hand: Sequence[int], board: Sequence[int]) -> Value:
    """The best value of exactly two and exactly three (13 rule 2)."""
    return max(of_five((*two, *three)) for two in combinations(hand, 2) for three in combinations(board, 3))
