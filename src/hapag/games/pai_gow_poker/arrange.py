"""The routine that arranges seven cards: what the clock plays, what the screen suggests, and how the computer plays.

Of all valid splits it takes the one that expects most points against somebody who arranges by the same routine, in the
other role; see `figures`. It is a suggestion, not the house way of any casino.
"""

from __future__ import annotations

import json
from bisect import bisect_right
from collections.abc import Sequence
from functools import cache
from itertools import combinations
from pathlib import Path

from msgspec import Struct

from hapag.games.pai_gow_poker.ranking import high, keys, low
from hapag.pieces import Pieces, tidy, without
from hapag.ranking import two

DATA = Path(__file__).with_name("figures.json")
ONE = 10_000
"""A chance of one, in the figures."""
KINDS = 14
"""Thirteen ranks and the joker: what cards are, apart from their suits."""
LOWS = tuple(sorted({two(pair) for pair in combinations(range(52), 2)}))
"""The strengths of all 91 low hands."""


class Role(Struct, frozen=True):
    """What one role expects. marks: keys of high hands at which chances are told; between them lies a line.

    low, high: first the chances to win, by place in LOWS or in marks; then by how much one card of mine of each kind
    moves them.
    """

    marks: tuple[int, ...]
    low: tuple[tuple[int, ...], ...]
    high: tuple[tuple[int, ...], ...]


@cache
def figures(role: str) -> Role:
    """Return the figures of the `player` or the `banker`."""
    found = json.loads(DATA.read_text("utf-8"))[role]
    return Role(tuple(found["marks"]), *[tuple(map(tuple, found[name])) for name in ("low", "high")])


def arranged(hand: Pieces, *, banks: bool) -> tuple[Pieces, ...]:
    """10: return the low and the high of seven cards that expect most, for the banker or for a player."""
    pile = tidy(hand)
    role, held = figures("banker" if banks else "player"), kinds(pile)
    best, found = -9.0 * ONE, None
    for pair in combinations(pile, 2):
        rest = without(pile, pair)
        lower, higher = low(pair), high(rest)
        if higher >= lower and (value := worth(role, held, lower, higher)) > best:
            best, found = value, (pair, rest)
    assert found is not None, "the best five as high are always valid"
    return found


def kinds(pile: Sequence[int]) -> list[int]:
    return [card >> 2 for card in pile]


def worth(role: Role, held: Sequence[int], lower: int, higher: int) -> float:
    """Return the chances that a low and a high win, added up, for somebody who holds cards of these kinds."""
    place = bisect_right(LOWS, lower) - 1
    key = keys()[higher]
    step = min(bisect_right(role.marks, key), len(role.marks) - 1) - 1
    left, right = role.marks[step], role.marks[step + 1]
    part = (key - left) / (right - left)
    value = moved(role.low, held, place) + (1 - part) * moved(role.high, held, step)
    return value + part * moved(role.high, held, step + 1)


def moved(curve: tuple[tuple[int, ...], ...], held: Sequence[int], place: int) -> int:
    """Return a chance, as the cards that I hold move it."""
    return curve[0][place] + sum([curve[kind + 1][place] for kind in held])
