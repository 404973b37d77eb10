"""Counts what the dealer's hidden cards make of every hand and open card: 19,933,230,517,200 deals, none of them sampled.

Two reductions do it. Suits only matter by which cards share one, so 134,459 hands stand for all 2,598,960. And the
dealer's hands that hold the open card `u` and miss a hand `h` are counted by inclusion and exclusion:

    sum over subsets A of h of (-1)^|A| * (hands that hold A and u)

where the hands that hold given cards and are weaker than a given strength are read from a table, one for each number of
cards; there, too, cards stand for all that only differ by a change of suits. Needs numpy.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations
from math import comb
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from hapag.games.caribbean_stud.rules import qualifying
from hapag.odds import Progress, quiet
from hapag.ranking import batch

Array = NDArray[Any]

CARDS, HAND, UPS = 52, 5, 47
COMPLETIONS = comb(46, 4)
"""The dealer's hidden cards, given a hand and the open card."""
HANDS = 1024
"""Hands counted at a time."""
RANK, SUIT = 4, 4


class Deals(NamedTuple):
    """Every hand up to a change of suits, weakest first, and each open card beside it.

    hands: five cards a row, in order. ways: how many hands a row stands for. strengths: on the scale of
    `hapag.ranking`. ups: the 47 cards that may lie open. The rest counts the dealer's 163,185 hands for each: those that
    do not qualify, and of the others the weaker, equal and stronger ones.
    """

    hands: Array
    ways: Array
    strengths: Array
    ups: Array
    unqualified: Array
    weaker: Array
    equal: Array
    stronger: Array


class Weaker(NamedTuple):
    """Of hands that hold given cards: how many are weaker than a class of strength.

    number: of the cards, in any order, the row that stands for them. below: by class, then by that row.
    """

    number: Array
    below: Array


def count(progress: Progress = quiet) -> Deals:
    """Return all deals; about 20 seconds and 700 MB."""
    hands, ways = representatives(HAND)
    strengths = batch.five(hands)
    order = np.argsort(strengths, kind="stable")
    hands, ways, strengths = hands[order], ways[order], strengths[order]
    ups = np.array([others(hand) for hand in hands], np.uint8)
    tables = [weaker(size) for size in range(1, HAND)]
    counts = [np.empty(ups.shape, np.int32) for _ in range(4)]
    for at in range(0, len(hands), HANDS):
        progress(at, len(hands))
        part = slice(at, at + HANDS)
        for whole, piece in zip(counts, against(hands[part], strengths[part], ups[part], tables), strict=True):
            whole[part] = piece
    progress(len(hands), len(hands))
    return Deals(hands, ways, strengths, ups, *counts)


def against(hands: Array, strengths: Array, ups: Array, tables: list[Weaker]) -> tuple[Array, Array, Array, Array]:
    """Return the four counts of `Deals` for some hands and their open cards."""
    cards = np.repeat(hands, UPS, axis=0).T.astype(np.int64)
    up, mine = ups.ravel().astype(np.int64), np.repeat(classes()[strengths], UPS)
    marks = [np.full_like(mine, classes()[qualifying()]), mine, mine + 1]
    low, below, within = [missing(cards, up, mark, tables).reshape(ups.shape) for mark in marks]
    qualified = mine.reshape(ups.shape) >= classes()[qualifying()]
    lost = np.where(qualified, below - low, 0)
    equal = np.where(qualified, within - below, 0)
    return low, lost, equal, COMPLETIONS - low - lost - equal


def missing(cards: Array, up: Array, mark: Array, tables: list[Weaker]) -> Array:
    """Count the dealer's hands below `mark` with the open card and without any card of the hand."""
    total = np.zeros(len(up), np.int64)
    for size in range(HAND):
        for held in combinations(cards, size):
            known = (*held, up)
            found = holding(known, mark, tables[size]) if size < HAND - 1 else exactly(known, mark)
            total += found if size % 2 == 0 else -found
    return total


def holding(known: tuple[Array, ...], mark: Array, table: Weaker) -> Array:
    """Count the hands that hold these cards and are weaker than the class `mark`."""
    return table.below[mark, table.number[known]].astype(np.int64)


def exactly(known: tuple[Array, ...], mark: Array) -> Array:
    """Five cards are one hand: 1 where it is weaker."""
    return (classes()[batch.five(np.stack(known, axis=1))] < mark).astype(np.int64)


@cache
def classes() -> Array:
    """Return how many of the 7,462 strengths that five cards can have are lower, by strength."""
    found = np.unique(batch.five(representatives(HAND)[0]))
    return np.asarray(np.searchsorted(found, np.arange(found[-1] + 1)))


@cache
def representatives(size: int) -> tuple[Array, Array]:
    """Return one of all sets of so many cards that only differ by a change of suits, and how many sets it stands for.

    In the order of `pattern`.
    """
    sets = np.array(list(combinations(range(CARDS), size)), np.uint8)
    _, first, ways = np.unique(pattern(sets.T), return_index=True, return_counts=True)
    return sets[first], ways


def pattern(cards: Array) -> Array:
    """Return a number that two sets of cards share if a change of suits makes one the other.

    Each suit's ranks as bits, and the four suits in descending order.
    """
    suits = np.zeros((SUIT, *cards[0].shape), np.int64)
    for card in cards:
        for suit in range(SUIT):
            suits[suit] |= np.where(card % SUIT == suit, 1 << (card // RANK).astype(np.int64), 0)
    suits.sort(axis=0)
    return np.asarray(suits[0] | suits[1] << 13 | suits[2] << 26 | suits[3] << 39)


def weaker(size: int) -> Weaker:
    """Tell of every set of one to four cards how many hands that hold it are weaker than each class."""
    sets, _ = representatives(size)
    top = int(classes().max()) + 2
    below = np.zeros((top, len(sets)), np.uint8 if size == 4 else np.int32)
    for part in parts(len(sets), comb(CARDS - size, HAND - size)):
        below[:, part] = cumulated(classes()[completed(sets[part])] + 1, top)
    return Weaker(numbers(sets, size), below)


def cumulated(found: Array, top: int) -> Array:
    """Return for each row of classes how many are below each class: a column for each row."""
    rows = len(found)
    cells = (found * rows + np.arange(rows)[:, None]).ravel()
    return np.asarray(np.bincount(cells, minlength=top * rows).reshape(top, rows).cumsum(axis=0))


def completed(sets: Array) -> Array:
    """Return the strengths of all hands that hold a set: a row for each set."""
    size = sets.shape[1]
    rest = np.array([others(row) for row in sets], np.uint8)
    added = np.array(list(combinations(range(CARDS - size), HAND - size)))
    held = np.broadcast_to(sets[:, None, :], (len(sets), len(added), size))
    return batch.five(np.concatenate([held, rest[:, added]], axis=2).reshape(-1, HAND)).reshape(len(sets), len(added))


def numbers(sets: Array, size: int) -> Array:
    """Return which set stands for given cards, by the cards in any order; of no meaning where a card comes twice."""
    grid = np.indices((CARDS,) * size, dtype=np.int64)
    found = np.searchsorted(pattern(sets.T), pattern(grid))
    return found.clip(max=len(sets) - 1).astype(np.int32)


def others(cards: Array) -> list[int]:
    held = set(cards.tolist())
    return [card for card in range(CARDS) if card not in held]


def parts(length: int, each: int) -> Iterator[slice]:
    """Cut rows of `each` hands into parts of a few hundred thousand hands."""
    step = max(1, min(HANDS, 500_000 // each))
    return (slice(at, min(at + step, length)) for at in range(0, length, step))
