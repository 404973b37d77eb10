"""The 32 tiles: what they are called, what they count, and what two of them are worth.

A tile is a number from 0 to 31; tiles `2n` and `2n + 1` are the pair of row `n` in the order of the pairs, so gee joon is
row 0 and the mixed fives are row 15. Numbers in docstrings are rules of the Pai Gow Tiles sheet.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from hapag.kernel import Phrase, phrase
from hapag.pieces import Names

TWINS = ("teen", "day", "yun", "gor", "mooy", "chong", "bon", "foo", "ping", "tit", "look")
MIXED = ("nine-63", "nine-54", "eight-62", "eight-53", "seven-52", "seven-43", "five-41", "five-32")
TILES = ("gee-joon-6", "gee-joon-3", *[name for name in TWINS for _ in range(2)], *MIXED)
NAMES = Names("tile", TILES)
PAIRS = ("gee-joon", *TWINS, "nines", "eights", "sevens", "fives")
"""The pairs, strongest first."""
PIPS = (0, 12, 2, 8, 4, 10, 6, 4, 11, 10, 7, 6, 9, 8, 7, 5)
"""What both tiles of a row count; those of gee joon count 3 or 6."""
JOON, TEEN, DAY = range(3)
LAST = 17
JOON_AS = {6: 15, 3: LAST}
FIVES = 16

STEP = 20
"""Strengths apart from one number of points to the next; between them lies the rank of the strongest tile."""
GONG, WONG, PAIR = 10 * STEP, 11 * STEP, 12 * STEP


def row(tile: int) -> int:
    return tile >> 1


@cache
def strength(one: int, other: int) -> int:
    """2-7: return what two tiles are worth: a higher number wins, equal numbers tie."""
    if row(one) == row(other):
        return PAIR + len(PAIRS) - 1 - row(one)
    return max(counted(a, b) for a in readings(one) for b in readings(other))


def readings(tile: int) -> tuple[tuple[int, int], ...]:
    """4: return what a tile may count, with its rank among single tiles; only gee joon has a choice."""
    at = row(tile)
    if at == JOON:
        return tuple(JOON_AS.items())
    return ((PIPS[at], at if at < len(PAIRS) - 1 else FIVES),)


def counted(one: tuple[int, int], other: tuple[int, int]) -> int:
    """2, 5-7: the value of two tiles that are no pair, by what each counts and its rank."""
    (pips, rank), (others, _) = sorted((one, other), key=lambda each: each[1])
    lead = LAST - rank
    if rank in (TEEN, DAY) and others in (8, 9):
        return (WONG if others == 9 else GONG) + lead
    points = (pips + others) % 10
    return points * STEP + lead if points else 0


class Value(NamedTuple):
    """kind: `pair`, `wong`, `gong`, `points` or `zero`; points; lead: the row that decides between equals."""

    kind: str
    points: int
    lead: str


def value(strong: int) -> Value:
    """Return what a strength stands for."""
    if strong >= PAIR:
        return Value("pair", 0, PAIRS[len(PAIRS) - 1 - (strong - PAIR)])
    points, rank = strong // STEP, LAST - strong % STEP
    lead = "gee-joon" if rank in JOON_AS.values() else PAIRS[min(rank, len(PAIRS) - 1)]
    kind = {11: "wong", 10: "gong", 0: "zero"}.get(points, "points")
    return Value(kind, points if kind == "points" else 0, "" if kind == "zero" else lead)


def phrase_of(strong: int) -> Phrase:
    """Return the name of a hand: "pair of teen", "9 points led by day"."""
    kind, points, lead = value(strong)
    if kind == "zero":
        return Phrase("hand-zero")
    named = phrase(f"hand-{kind}", lead=Phrase(f"pair-{lead}" if kind == "pair" else f"lead-{lead}"))
    return phrase("hand-points", points=points, lead=named.args["lead"]) if kind == "points" else named


def strengths(rows: Sequence[Sequence[int]]) -> tuple[int, ...]:
    """2: return what low and high are worth."""
    return tuple([strength(*sorted(pair)) for pair in rows])
