"""The ranking table in memory, for pure Python: one set of lists, filled on first use.

A card adds to three counts packed into one integer: the low half key (ranks 2 to 8 in base five), four suit counters
and the high half key (ranks 9 to A in base five). Summed over a row of cards they say all that matters:
``ROWS[low][COLUMN[high]]`` is the strength without a flush, and a suit counter of eight (they start at three) means
five cards of a suit. Rows are arrays because lists of integers would crowd the processor's caches.
"""

from __future__ import annotations

import sys
import zlib
from array import array
from pathlib import Path
from typing import NamedTuple

DATA = Path(__file__).with_name("tables.bin")

CODES = ("high-card", "pair", "two-pair", "trips", "straight", "flush", "full-house", "quads", "straight-flush")
"""Categories, weakest first (0.2)."""
BLANK = -1
"""The rank of a missing fifth card on the flop: below a deuce (1 rule 12)."""
SHORTEST, LONGEST = 2, 7
MARGIN = 7
"""Strengths in front of the first row that belong to no hand: the columns of fewer than two high cards."""
LAYOUT = (("i", 5**7), ("H", 5**6), ("H", MARGIN + 76_141), ("H", 2**13))
"""Type and length of the arrays in the data file; the classes follow them."""
LOW_RANKS, HIGH_RANKS = range(7), range(7, 13)

LOW = (1 << 17) - 1
SUITS = 17
HIGH = 33
BIAS = 0x3333 << SUITS
FLUSH = 0x8888 << SUITS


def card_key(card: int) -> int:
    """What a card (0..51) adds to the key of its row."""
    rank, suit = divmod(card, 4)
    half: int = 5 ** (rank - 7) << HIGH if rank in HIGH_RANKS else 5**rank
    return half + (1 << (SUITS + 4 * suit))


PAIR: list[list[int]] = []
"""The key of two cards: ``PAIR[a][b]``. Index -1, a piece seen from behind, finds None and raises TypeError."""
LAST: list[int] = []
"""The key of one card, with the bias of the suit counters."""
ROWS: list[array[int]] = []
"""By low key, the strengths by column."""
COLUMN: list[int] = []
"""By high key."""
SUITED: array[int] = array("H")
"""Strength by the mask of ranks in the flush suit."""
RANK_BIT = [[1 << card // 4 if card % 4 == suit else 0 for card in range(52)] for suit in range(4)]
CLASSES = bytearray()
"""Six bytes a class: category, ranks plus two."""


class Parts(NamedTuple):
    """What the data file holds, in its order."""

    starts: array[int]
    columns: array[int]
    strengths: array[int]
    suited: array[int]
    classes: bytes


def read() -> Parts:
    """The data file, unpacked."""
    raw = zlib.decompress(DATA.read_bytes())
    parts, at = [], 0
    for kind, length in LAYOUT:
        part = array(kind)
        part.frombytes(raw[at : at + length * part.itemsize])
        if sys.byteorder == "big":
            part.byteswap()
        parts.append(part)
        at += length * part.itemsize
    starts, columns, strengths, suited = parts
    return Parts(starts, columns, strengths, suited, raw[at:])


def load() -> None:
    """Fill the lists in place, once; five to ten milliseconds."""
    if PAIR:
        return
    parts = read()
    _load_rows(parts.starts, parts.strengths)
    COLUMN.extend(parts.columns)
    SUITED.extend(parts.suited)
    CLASSES.extend(parts.classes)
    _load_keys()


def _load_rows(starts: array[int], strengths: array[int]) -> None:
    """Cut the strengths into rows, each up to where the next one's own columns begin."""
    ROWS.extend([array("H")] * len(starts))
    live = sorted((start, key) for key, start in enumerate(starts) if start >= 0)
    ends = [start + MARGIN for start, _ in live[1:]] + [len(strengths)]
    for (start, key), end in zip(live, ends, strict=True):
        ROWS[key] = strengths[start:end]


def _load_keys() -> None:
    """The keys of one and two cards, each list with a guard at index -1."""
    keys, shared = [card_key(card) for card in range(52)], dict[int, int]()
    guard: list[int] = [None]  # type: ignore[list-item]
    LAST.extend([key + BIAS for key in keys] + guard)
    PAIR.extend([[shared.setdefault(key + other, key + other) for other in keys] + guard for key in keys])
    PAIR.append(None)  # type: ignore[arg-type]
