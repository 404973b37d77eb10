"""Who beats whom: the strength of poker hands as one plain integer.

There is a single scale for rows of every length, 0 to 9827: five-card hands, the flop's four cards and a blank
(1 rule 12), the three-card front of Pusoy and the two-card low of Pai Gow (0.3), in one order. A higher number wins,
equal numbers tie, and suits never matter between them (0.2 rule 3).

Cards are integers ``4 * rank + suit``, ranks 0..12 for 2..A; with several packs pass ``card % 52``. A row must not hold
a card twice; this is not checked. A number that is no card, a back included, raises ValueError.
"""

from __future__ import annotations

from array import array
from bisect import bisect_left
from collections.abc import Callable, Sequence
from itertools import combinations

from msgspec import Struct

from hapag.ranking import tables
from hapag.ranking.tables import (
    BIAS,
    CLASSES,
    CODES,
    COLUMN,
    FLUSH,
    HIGH,
    LAST,
    LOW,
    PAIR,
    RANK_BIT,
    ROWS,
    SUITED,
)


class Hand(Struct, frozen=True, gc=False):
    """A hand in words' reach: its category and the ranks that matter, in the order they are compared.

    Full house, kings over tens: ``Hand("full-house", (11, 8))``. Kickers are included, a blank one as -1; a straight
    has its top card only.
    """

    code: str
    ranks: tuple[int, ...]

    @property
    def name(self) -> str:
        """The code, or ``royal-flush`` for the highest straight flush."""
        return "royal-flush" if self.code == "straight-flush" and self.ranks == (12,) else self.code


# What follows `cards` is never passed: CPython reads a local faster than a global, by a tenth of the whole call.
def five(
    cards: Sequence[int],
    _pair: list[list[int]] = PAIR,
    _last: list[int] = LAST,
    _rows: list[array[int]] = ROWS,
    _column: list[int] = COLUMN,
    _suits: int = FLUSH,
    _low: int = LOW,
    _high: int = HIGH,
) -> int:
    """Strength of the best five of five, six or seven cards (0.2).

    Raises ValueError for another number of cards or for what is no card.
    """
    try:
        if len(cards) == 7:
            a, b, c, d, e, f, g = cards
            key = _pair[a][b] + _pair[c][d] + _pair[e][f] + _last[g]
        elif len(cards) == 5:
            a, b, c, d, e = cards
            key = _pair[a][b] + _pair[c][d] + _last[e]
        elif len(cards) == 6:
            a, b, c, d, e, f = cards
            key = _pair[a][b] + _pair[c][d] + _pair[e][f] + BIAS
        else:
            raise ValueError(f"five of {len(cards)} cards")
    except (IndexError, TypeError):
        return _again(five, cards)
    if key & _suits:
        return _flush(key, cards)
    return _rows[key & _low][_column[key >> _high]]


def four(cards: Sequence[int]) -> int:
    """Strength of four cards and a blank: no straights, no flushes, the blank below a deuce (1 rule 12)."""
    try:
        a, b, c, d = cards
        key = PAIR[a][b] + PAIR[c][d]
    except (IndexError, TypeError):
        return _again(four, cards)
    return ROWS[key & LOW][COLUMN[key >> HIGH]]


def three(cards: Sequence[int]) -> int:
    """Strength of a front of three cards: high card, pair or trips (2 rule 3), below any longer row it begins (0.3)."""
    try:
        a, b, c = cards
        key = PAIR[a][b] + LAST[c]
    except (IndexError, TypeError):
        return _again(three, cards)
    return ROWS[key & LOW][COLUMN[key >> HIGH]]


def two(cards: Sequence[int]) -> int:
    """Strength of a row of two cards: high card or pair, below any longer row it begins (0.3)."""
    try:
        a, b = cards
        key = PAIR[a][b]
    except (IndexError, TypeError):
        return _again(two, cards)
    return ROWS[key & LOW][COLUMN[key >> HIGH]]


def omaha(hand: Sequence[int], board: Sequence[int]) -> int:
    """Strength of the best five cards made of exactly two of the hand and exactly three of the board (13 rule 2).

    The hand has four cards (two to six work too), the board three to five. Raises ValueError for what is no card or a
    hand or board too short.
    """
    try:
        pairs = [((key := PAIR[a][b]) & LOW, key >> HIGH) for a, b in combinations(hand, 2)]
        triples = [((key := PAIR[a][b] + LAST[c]) & LOW, key >> HIGH) for a, b, c in combinations(board, 3)]
    except (IndexError, TypeError):
        return _again(lambda cards: omaha(cards[: len(hand)], cards[len(hand) :]), [*hand, *board])
    if not pairs or not triples:
        raise ValueError(f"two of {len(hand)} and three of {len(board)} cards")
    rows, column, best = ROWS, COLUMN, 0
    for more, rest in triples:
        for low, high in pairs:
            strength = rows[low + more][column[high + rest]]
            if strength > best:
                best = strength
    return max(best, _omaha_flush(hand, board))


class OmahaBoard(dict[tuple[int, ...], int]):
    """``omaha`` for many hands on one board: every pair of cards is looked at once, so the more hands, the quicker."""

    def __init__(self, board: Sequence[int]) -> None:
        """Take three to five cards; ValueError for what is no card or a board too short."""
        if len(board) < 3:
            raise ValueError(f"three of {len(board)} cards")
        tables.load()
        if not all(0 <= card <= 51 for card in board):
            raise ValueError(f"not all cards: {list(board)}")
        keys = [PAIR[a][b] + LAST[c] for a, b, c in combinations(board, 3)]
        self.triples = [(key & LOW, key >> HIGH) for key in keys]
        self.bits, self.masks = _suited_triples(board)

    def rank(self, hand: Sequence[int]) -> int:
        """Strength of the best five cards made of exactly two of the hand and exactly three of the board."""
        return max(map(self.__getitem__, combinations(hand, 2)))

    def __missing__(self, pair: tuple[int, int]) -> int:
        rows, column = ROWS, COLUMN
        key = PAIR[pair[0]][pair[1]]
        low, high = key & LOW, key >> HIGH
        best = max([rows[low + more][column[high + rest]] for more, rest in self.triples])
        bits = self.bits
        if bits and bits[pair[0]] and bits[pair[1]]:
            held = bits[pair[0]] | bits[pair[1]]
            best = max(best, *[SUITED[mask | held] for mask in self.masks])
        self[pair] = best
        return best


def category(strength: int) -> str:
    """The code of a strength's category, one of ``CODES``. Raises ValueError for what is no strength."""
    return CODES[_class_bytes(strength)[0]]


def describe(strength: int) -> Hand:
    """Category and ranks of a strength, enough to put it into words and to explain it.

    Raises ValueError for what is no strength.
    """
    code, ranks = _class(strength)
    return Hand(CODES[code], ranks)


def least(code: str, *ranks: int) -> int:
    """The weakest strength of this category whose ranks are at least these: ``least("pair", 8)`` is a pair of tens.

    A row of any length counts, so a hand qualifies with ``five(cards) >= least("high-card", 12, 11)``.
    Raises ValueError for an unknown code.
    """
    tables.load()
    return bisect_left(range(len(CLASSES) // 6), (CODES.index(code), ranks), key=_class)


def _class(strength: int) -> tuple[int, tuple[int, ...]]:
    """Category and ranks."""
    code, *ranks = _class_bytes(strength)
    return code, tuple(rank - 2 for rank in ranks if rank)


def _class_bytes(strength: int) -> bytearray:
    tables.load()
    if not 0 <= strength < len(CLASSES) // 6:
        raise ValueError(f"no such strength: {strength}")
    return CLASSES[6 * strength : 6 * strength + 6]


def _suited_triples(board: Sequence[int]) -> tuple[list[int], list[int]]:
    """What each card adds to a flush of the board's suit, and what three cards of the board do; empty without one."""
    suits = [card & 3 for card in board]
    suit = next((suit for suit in suits[:-2] if suits.count(suit) >= 3), -1)
    if suit < 0:
        return [], []
    bits = RANK_BIT[suit]
    return bits, [bits[a] | bits[b] | bits[c] for a, b, c in combinations([x for x in board if x & 3 == suit], 3)]


def _omaha_flush(hand: Sequence[int], board: Sequence[int]) -> int:
    """The best flush of two and three cards; 0 if there is none. A board has at most one suit three times."""
    suits = [card & 3 for card in board]
    suit = next((suit for suit in suits[:-2] if suits.count(suit) >= 3), -1)
    held = [RANK_BIT[suit][card] for card in hand if card & 3 == suit]
    if len(held) < 2:
        return 0
    pairs = [a | b for a, b in combinations(held, 2)]
    shared = [RANK_BIT[suit][card] for card in board if card & 3 == suit]
    return max(SUITED[pair | a | b | c] for a, b, c in combinations(shared, 3) for pair in pairs)


def _flush(key: int, cards: Sequence[int]) -> int:
    """Strength of a row with five or more cards of one suit; within seven cards nothing else can beat it."""
    bits = RANK_BIT[(key & FLUSH).bit_length() - 21 >> 2]
    mask = 0
    for card in cards:
        mask |= bits[card]
    return SUITED[mask]


def _again(rank: Callable[[Sequence[int]], int], cards: Sequence[int]) -> int:
    """The first call finds empty tables: fill them and ask again. Any later failure is the caller's."""
    if PAIR:
        raise ValueError(f"not all cards: {list(cards)}")
    tables.load()
    return rank(cards)
