"""Builds the ranking table from the rules alone: ``python -m hapag.ranking.build``.

Every row of two to seven cards, suits aside, is a count of each of the thirteen ranks. What a row is worth is
written down here as the rule sheet has it, for rows of up to five cards; a longer row is worth its best shorter one.
The classes that come out are numbered from the weakest up, and that number is a hand's strength.
"""

from __future__ import annotations

import sys
import zlib
from array import array
from collections import Counter
from collections.abc import Iterator
from itertools import combinations, combinations_with_replacement

from hapag.ranking.tables import BLANK, CODES, DATA, HIGH_RANKS, LONGEST, LOW_RANKS, MARGIN, SHORTEST

Row = tuple[int, ...]
"""Ranks in ascending order."""
Class = tuple[int, Row]
"""Category and ranks in comparison order; Python's tuple order is the rule's order, short rows (0.3) included."""

RANKS = range(13)
ACE, FIVE = 12, 3
WHEEL = (0, 1, 2, 3, ACE)
CATEGORY = {code: number for number, code in enumerate(CODES)}
ORDER = {(1,): "pair", (2,): "trips", (3,): "quads", (1, 1): "two-pair", (1, 2): "full-house", (): "high-card"}


def straight_top(row: Row) -> int | None:
    """The top card of five ranks in sequence, a five for the wheel; None for anything else (0.2 rule 2)."""
    if row == WHEEL:
        return FIVE
    return row[-1] if len(row) == 5 and row == tuple(range(row[0], row[0] + 5)) else None


def ranks_in_order(row: Row) -> Row:
    """Each rank once, the most frequent first, then the higher first; four cards are filled up with the blank."""
    count = Counter(row)
    order = tuple(sorted(count, key=lambda rank: (-count[rank], -rank)))
    return (*order, BLANK) if len(row) == 4 else order


def classify(row: Row) -> Class:
    """The class of two to five cards that are no flush."""
    top = straight_top(row)
    if top is not None:
        return CATEGORY["straight"], (top,)
    repeats = tuple(sorted(n - 1 for n in Counter(row).values() if n > 1))
    return CATEGORY[ORDER[repeats]], ranks_in_order(row)


def classify_flush(row: Row) -> Class:
    """The class of five cards of one suit."""
    top = straight_top(row)
    return (CATEGORY["flush"], row[::-1]) if top is None else (CATEGORY["straight-flush"], (top,))


def rows(size: int) -> Iterator[Row]:
    """All rows of so many cards, no rank more than four times."""
    for row in combinations_with_replacement(RANKS, size):
        if all(row[i] != row[i + 4] for i in range(size - 4)):
            yield row


def shorter(row: Row) -> set[Row]:
    """The row with any one card left out."""
    return {row[:i] + row[i + 1 :] for i in range(len(row))}


def mixed_classes() -> dict[Row, Class]:
    """The best class of every row of two to seven cards without a flush."""
    best = {row: classify(row) for size in range(SHORTEST, 6) for row in rows(size)}
    for size in range(6, LONGEST + 1):
        best.update({row: max(best[part] for part in shorter(row)) for row in rows(size)})
    return best


def flush_classes() -> dict[Row, Class]:
    """The best class of five or more different ranks of one suit."""
    best: dict[Row, Class] = {row: classify_flush(row) for row in combinations(RANKS, 5)}
    for size in range(6, 14):
        best.update({row: max(best[part] for part in shorter(row)) for row in combinations(RANKS, size)})
    return best


def halves(ranks: range) -> list[tuple[int, Row]]:
    """(key, half row) for every half row within these ranks; fewer cards first."""
    within = [row for size in range(LONGEST + 1) for row in rows(size) if all(rank in ranks for rank in row)]
    return [(sum(5 ** (rank - ranks[0]) for rank in row), row) for row in within]


def layout(strength: dict[Row, int]) -> tuple[array[int], array[int], array[int]]:
    """(row starts by low key, -1 for none; columns by high key; strengths).

    Lows are rows of a table, highs its columns sorted by their number of cards, so the highs that make up two to
    seven cards with a given low are neighbours: each row keeps just that stretch, and nothing is wasted. Rows with
    hardly a low card begin some columns late; a margin in front keeps their start from being negative.
    """
    lows, highs = halves(LOW_RANKS), halves(HIGH_RANKS)
    starts, columns = array("i", [-1]) * 5 ** len(LOW_RANKS), array("H", [0]) * 5 ** len(HIGH_RANKS)
    for column, (key, _) in enumerate(highs):
        columns[key] = column
    packed = array("H", [0]) * MARGIN
    for key, low in lows:
        fitting = [(i, high) for i, (_, high) in enumerate(highs) if SHORTEST <= len(low) + len(high) <= LONGEST]
        starts[key] = len(packed) - fitting[0][0]
        packed.extend(strength[low + high] for _, high in fitting)
    return starts, columns, packed


def suit_masks(strength: dict[Row, int]) -> array[int]:
    """Strength by the 13-bit mask of the ranks of one suit; 0 where they are fewer than five."""
    masks = array("H", [0]) * (1 << 13)
    for row, value in strength.items():
        masks[sum(1 << rank for rank in row)] = value
    return masks


def describe_all(classes: list[Class]) -> bytes:
    """Six bytes a class: the category, then up to five ranks plus two (1 the blank, 0 nothing)."""
    return b"".join(bytes([code, *(rank + 2 for rank in ranks)]).ljust(6, b"\0") for code, ranks in classes)


def build() -> bytes:
    """The whole table, uncompressed: what the data file must hold, byte for byte."""
    mixed, flushes = mixed_classes(), flush_classes()
    classes = sorted(set(mixed.values()) | set(flushes.values()))
    number = {each: i for i, each in enumerate(classes)}
    starts, columns, packed = layout({row: number[each] for row, each in mixed.items()})
    masks = suit_masks({row: number[each] for row, each in flushes.items()})
    parts = [starts, columns, packed, masks]
    if sys.byteorder == "big":
        for part in parts:
            part.byteswap()
    return b"".join(part.tobytes() for part in parts) + describe_all(classes)


if __name__ == "__main__":
    DATA.write_bytes(zlib.compress(build(), 9))
