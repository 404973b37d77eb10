"""Strengths of many hands at once, on the same scale and from the same table.

Cards come as an integer array, one hand a row; strengths as ``uint16``. Small types are fastest, and columns that lie
together (``order="F"``) more so. A number that is no card raises ValueError; a card twice in a hand is not noticed.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from hapag.ranking import tables
from hapag.ranking.tables import BIAS, FLUSH, HIGH, LOW, SUITS

Cards = NDArray[np.integer[Any]]
Columns = NDArray[np.uint16]
Keys = NDArray[np.int64]
Strengths = NDArray[np.uint16]

CHUNK = 1 << 16
"""Hands at a time: enough to forget numpy's overhead, few enough to stay in the cache."""


class Tables(NamedTuple):
    """The table as arrays."""

    one: Keys
    pair: Keys
    """By ``first << 6 | second``."""
    starts: NDArray[np.int32]
    columns: NDArray[np.uint16]
    strengths: Strengths
    suited: Strengths
    rank_bit: NDArray[np.uint16]
    """By ``52 * suit + card``: the bit of the card's rank if it is of that suit."""


def five(cards: Cards) -> Strengths:
    """Strengths of the best five of five, six or seven cards a row; see ``hapag.ranking.five``."""
    return _strengths(cards, 5, 6, 7)


def four(cards: Cards) -> Strengths:
    """Strengths of four cards and a blank; see ``hapag.ranking.four``."""
    return _strengths(cards, 4)


def three(cards: Cards) -> Strengths:
    """Strengths of fronts of three cards; see ``hapag.ranking.three``."""
    return _strengths(cards, 3)


def two(cards: Cards) -> Strengths:
    """Strengths of rows of two cards; see ``hapag.ranking.two``."""
    return _strengths(cards, 2)


def omaha(hands: Cards, boards: Cards) -> Strengths:
    """Strengths of exactly two of each hand and exactly three of its board; see ``hapag.ranking.omaha``."""
    if hands.shape[1] < 2 or boards.shape[1] < 3 or len(hands) != len(boards):
        raise ValueError(f"two of {hands.shape} and three of {boards.shape} cards")
    out = np.empty(len(hands), np.uint16)
    for part in _chunks(len(hands)):
        out[part] = _omaha(_columns(hands[part]), _columns(boards[part]))
    return out


@cache
def _tables() -> Tables:
    parts = tables.read()
    one = np.zeros(64, np.int64)
    one[:52] = [tables.card_key(card) for card in range(52)]
    return Tables(
        one,
        (one[:, None] + one).ravel(),
        np.frombuffer(parts.starts, np.int32),
        np.frombuffer(parts.columns, np.uint16),
        np.frombuffer(parts.strengths, np.uint16),
        np.frombuffer(parts.suited, np.uint16),
        np.array(tables.RANK_BIT, np.uint16).ravel(),
    )


def _strengths(cards: Cards, *sizes: int) -> Strengths:
    if cards.ndim != 2 or cards.shape[1] not in sizes:
        raise ValueError(f"rows of {sizes} cards wanted, not an array of shape {cards.shape}")
    out = np.empty(len(cards), np.uint16)
    for part in _chunks(len(cards)):
        columns = _columns(cards[part])
        out[part] = _look_up(_keys(columns), columns)
    return out


def _chunks(length: int) -> Iterator[slice]:
    return (slice(start, start + CHUNK) for start in range(0, length, CHUNK))


def _columns(cards: Cards) -> Columns:
    """The cards of a chunk, one column after the other."""
    columns = np.empty(cards.shape[::-1], np.uint16)
    columns[:] = cards.T
    if columns.max(initial=0) > 51:
        raise ValueError("not all cards are 0 to 51")
    return columns


def _keys(columns: Sequence[Columns] | Columns) -> Keys:
    """The keys of rows with these columns, two columns at a time."""
    table = _tables()
    keys = np.full(len(columns[0]), BIAS, np.int64) if len(columns) % 2 == 0 else table.one.take(columns[-1]) + BIAS
    for first, second in zip(columns[:-1:2], columns[1::2], strict=True):
        keys += table.pair.take(first << 6 | second)
    return keys


def _look_up(keys: Keys, columns: Sequence[Columns] | Columns) -> Strengths:
    """The strengths of rows with these keys; the columns tell which ranks a flush has."""
    table = _tables()
    cells = table.starts.take(keys & LOW)
    cells += table.columns.take(keys >> HIGH)
    out = table.strengths.take(cells)
    flushes = keys & FLUSH
    where = np.flatnonzero(flushes != 0)
    out[where] = _flushes(flushes[where] >> SUITS, [column.take(where) for column in columns])
    return out


def _flushes(counters: Keys, columns: Sequence[Columns]) -> Strengths:
    """Strengths of rows that are flushes, given the suit counters that overflowed."""
    table = _tables()
    suit = 52 * sum((counters > 16**lower).astype(np.int64) for lower in (1, 2, 3))
    masks = np.zeros(len(counters), np.uint16)
    for column in columns:
        masks |= table.rank_bit.take(suit + column)
    return table.suited.take(masks)


def _omaha(hands: Columns, boards: Columns) -> Strengths:
    pairs = [(_keys([*pair]), pair) for pair in combinations(hands, 2)]
    triples = [(_keys([*triple]) - BIAS, triple) for triple in combinations(boards, 3)]
    best = np.zeros(hands.shape[1], np.uint16)
    for held, pair in pairs:
        for shared, triple in triples:
            np.maximum(best, _look_up(held + shared, [*pair, *triple]), out=best)
    return best
