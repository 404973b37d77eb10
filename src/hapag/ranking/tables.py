"""The ranking table in memory, for pure Python: one set of lists, filled on first use.

A card adds to three counts packed into one integer: the low half key (ranks 2 to 8 in base five), four suit counters
and the high half key (ranks 9 to A in base five). Summed over a row of cards they say all that matters:
``STRENGTH[START[low] + COLUMN[high]]`` is the strength without a flush, and a suit counter of eight (they start at
three) means five cards of a suit. Keys with 48 bits take two digits in CPython, which costs less than two sums.
"""

from __future__ import annotations

import sys
import zlib
from array import array
from pathlib import Path

DATA = Path(__file__).with_name("tables.bin")

CODES = ("high-card", "pair", "two-pair", "trips", "straight", "flush", "full-house", "quads", "straight-flush")
"""Categories, weakest first (0.2)."""
BLANK = -1
"""The rank of a missing fifth card on the flop: below a deuce (1 rule 12)."""
SHORTEST, LONGEST = 2, 7
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
START: list[int] = []
COLUMN: list[int] = []
STRENGTH: list[int] = []
SUITED: list[int] = []
"""Strength by the mask of ranks in the flush suit."""
RANK_BIT = [[1 << card // 4 if card % 4 == suit else 0 for card in range(52)] for suit in range(4)]
CLASSES = bytearray()
"""Six bytes a class: category, ranks plus two."""


def read() -> tuple[array[int], array[int], array[int], array[int], bytes]:
    """The parts of the data file: row starts, columns, strengths, suit masks, classes."""
    raw = zlib.decompress(DATA.read_bytes())
    parts, at = [], 0
    for kind, length in (("i", 5**7), ("H", 5**6), ("H", 76_141), ("H", 2**13)):
        part = array(kind)
        part.frombytes(raw[at : at + length * part.itemsize])
        if sys.byteorder == "big":
            part.byteswap()
        parts.append(part)
        at += length * part.itemsize
    return parts[0], parts[1], parts[2], parts[3], raw[at:]


def load() -> None:
    """Fill the lists in place, once; about six milliseconds."""
    if PAIR:
        return
    starts, columns, strengths, suited, classes = read()
    numbers = list(range(len(classes) // 6))  # shared, so that equal strengths are one object and caches stay warm
    START.extend(starts)
    COLUMN.extend(columns)
    STRENGTH.extend(map(numbers.__getitem__, strengths))
    SUITED.extend(map(numbers.__getitem__, suited))
    CLASSES.extend(classes)
    keys = [card_key(card) for card in range(52)]
    guard: list[int] = [None]  # type: ignore[list-item]
    LAST.extend([key + BIAS for key in keys] + guard)
    PAIR.extend([[key + other for other in keys] + guard for key in keys])
    PAIR.append(None)  # type: ignore[arg-type]
