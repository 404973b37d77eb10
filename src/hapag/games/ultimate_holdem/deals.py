"""Flops and boards that differ only in their suits, taken as one: 1,755 flops, 134,459 boards."""

from functools import cache
from itertools import chain, combinations, permutations
from math import comb
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from hapag.games.ultimate_holdem.tally import Cards, Places

Codes = NDArray[np.int64]

PAIRS = np.array([*combinations(range(52), 2)], np.uint8)
"""The 1326 hands; below, a hand is its place among them."""
SHUFFLES = np.array([*permutations(range(4))])
"""Every way to exchange suits: a new suit is what the old one at its place was."""
BITS = 13


def starts(hands: Cards) -> Places:
    """Return where each hand is in a chart of 13 rows and columns, aces first: suited ones right of the diagonal."""
    places = 12 - hands // 4
    low, high = places.min(1).astype(np.intp), places.max(1).astype(np.intp)
    suited = hands[:, 0] % 4 == hands[:, 1] % 4
    found: Places = np.where(suited, low * 13 + high, high * 13 + low)
    return found


class Kinds(NamedTuple):
    """A card set for each kind, its code, and how many sets are of that kind. Sorted by code."""

    cards: Cards
    codes: Codes
    ways: Places


@cache
def kinds(size: int) -> Kinds:
    """Return all sets of so many cards, but for their suits."""
    flat = chain.from_iterable(combinations(range(52), size))
    every = np.fromiter(flat, np.uint8, size * comb(52, size)).reshape(-1, size)
    codes, ways = np.unique(coded(suit_masks(every))[0], return_counts=True)
    return Kinds(cards_of(codes, size), codes, ways)


def suit_masks(cards: Cards) -> Codes:
    """Return for each row the ranks that it has in each suit, as bits."""
    masks = np.zeros((len(cards), 4), np.int64)
    for column in cards.T:
        masks[np.arange(len(cards)), column & 3] |= np.int64(1) << (column >> 2)
    return masks


def coded(masks: Codes) -> tuple[Codes, Places]:
    """Return for each row its code, the same whatever the suits are called, and the old suits in their new order."""
    order = masks.argsort(1, kind="stable")
    ranked = np.take_along_axis(masks, order, 1)
    return ranked @ (1 << np.arange(4) * BITS), order


def cards_of(codes: Codes, size: int) -> Cards:
    """Return the card sets that codes stand for."""
    suits, ranks = np.divmod(np.arange(52), BITS)
    places = np.nonzero(codes[:, None] >> np.arange(52) & 1)[1].reshape(-1, size)
    return (4 * ranks + suits)[places].astype(np.uint8)


@cache
def index() -> Places:
    """Return the place of the hand of any two cards."""
    found = np.zeros((52, 52), np.intp)
    found[PAIRS[:, 0], PAIRS[:, 1]] = found[PAIRS[:, 1], PAIRS[:, 0]] = np.arange(len(PAIRS))
    return found


@cache
def sources() -> Places:
    """Return for each shuffle and each hand the one that becomes it."""
    old = PAIRS & ~np.uint8(3) | SHUFFLES.astype(np.uint8)[:, PAIRS & 3]
    found: Places = index()[old[..., 0], old[..., 1]]
    return found


def flops_of(boards: Cards) -> list[tuple[Places, Places]]:
    """Return for each of the ten ways to take a flop from a board the kind of each, and the shuffle that leads there."""
    numbers = np.zeros(256, np.intp)
    numbers[SHUFFLES @ 4 ** np.arange(4)] = np.arange(len(SHUFFLES))
    found = []
    for places in combinations(range(5), 3):
        codes, order = coded(suit_masks(boards[:, places]))
        found.append((np.searchsorted(kinds(3).codes, codes), numbers[order @ 4 ** np.arange(4)]))
    return found


@cache
def situations() -> Places:
    """Return for each flop and hand the least of all hands that are the same beside that flop, but for their suits."""
    flops = kinds(3)
    masks = suit_masks(flops.cards)
    same = np.tile(np.arange(len(PAIRS)), (len(flops.codes), 1))
    for shuffle, source in zip(SHUFFLES, sources(), strict=True):
        kept = (masks[:, shuffle] == masks).all(1)
        same[kept] = np.minimum(same[kept], source)
    return same
