"""Counts how a seat's two cards come out against the dealer, standing and drawing: every deal of one deck, none sampled.

A deal is two cards each, then a third for the seat (if it draws) and a third for the dealer. Every pair of first hands
weighs 48 * 47, the ways of two more cards, whether they are taken or not; so all counts add up to `DEALS`. Needs numpy.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations
from math import comb
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from hapag.games.pok_deng.hands import DENGS, score, worth
from hapag.games.pok_deng.rules import DEALER_STANDS, is_pok
from hapag.odds import Progress, quiet

Array = NDArray[Any]
Cards = tuple[int, ...]

CARDS = 52
THIRD, FOURTH = 48, 47
"""Cards left for the first one drawn, and for the second."""
DEALS = comb(CARDS, 2) * comb(CARDS - 2, 2) * THIRD * FOURTH
MOST = max(DENGS)
NETS = range(-MOST, MOST + 1)


class Tally(NamedTuple):
    """In how many deals each net comes, in stakes: by place in `NETS`."""

    ways: tuple[int, ...]

    @property
    def total(self) -> int:
        return sum(self.ways)

    @property
    def net(self) -> int:
        return sum([net * ways for net, ways in zip(NETS, self.ways, strict=True)])


class Start(NamedTuple):
    """Two cards, for all `many` that only differ by a change of suits.

    pok: deals settled on two cards. stand, draw: the others, whichever is chosen; None for a Pok, which has no choice.
    """

    cards: Cards
    many: int
    pok: Tally
    stand: Tally | None
    draw: Tally | None


class Dealers(NamedTuple):
    """Hands that the dealer may end with, one a column.

    holds: by card, whether it is among them. worths: as numbers in order. dengs. fresh, after: the ways to come to a hand
    if the seat stands and if it has drawn, all in deals.
    """

    holds: Array
    worths: Array
    dengs: Array
    fresh: Array
    after: Array


def starts(progress: Progress = quiet) -> list[Start]:
    """Return every two cards with what comes of them; about a second."""
    poks = dealers([(two, 1, 1) for two in combinations(range(CARDS), 2) if is_pok(two)])
    pairs = dealers([(two, 1, 1) for two in combinations(range(CARDS), 2)])
    finals = dealers(final_hands())
    found = []
    alike = by_suits()
    for done, (cards, many) in enumerate(alike):
        progress(done, len(alike))
        if is_pok(cards):
            found.append(Start(cards, many, tally(cards, pairs, pairs.fresh * THIRD * FOURTH), None, None))
        else:
            settled = tally(cards, poks, poks.fresh * THIRD * FOURTH)
            found.append(Start(cards, many, settled, tally(cards, finals, finals.fresh), drawn(cards, finals)))
    progress(len(alike), len(alike))
    return found


def by_suits() -> list[tuple[Cards, int]]:
    """Return two cards of each kind, by ranks and whether of one suit, and how many are alike."""
    alike: dict[tuple[int, int, bool], list[Cards]] = {}
    for low, high in combinations(range(CARDS), 2):
        alike.setdefault((low >> 2, high >> 2, low & 3 == high & 3), []).append((low, high))
    return [(each[0], len(each)) for each in alike.values()]


def final_hands() -> Iterable[tuple[Cards, int, int]]:
    """Yield what the dealer ends with if nobody has a Pok, and its ways if the seat stands and if it draws.

    Standing leaves the dealer THIRD cards to draw from and FOURTH behind them; drawing leaves FOURTH.
    """
    for two in combinations(range(CARDS), 2):
        if not is_pok(two) and score(two) >= DEALER_STANDS:
            yield two, THIRD * FOURTH, FOURTH
    for three in combinations(range(CARDS), 3):
        ways = sum([score(two) < DEALER_STANDS for two in combinations(three, 2)])
        if ways:
            yield three, ways * FOURTH, ways


def dealers(hands: Iterable[tuple[Cards, int, int]]) -> Dealers:
    cards, fresh, after = zip(*hands, strict=True)
    holds = np.zeros((CARDS, len(cards)), bool)
    for column, each in enumerate(cards):
        holds[list(each), column] = True
    worths = [worth(each) for each in cards]
    numbers = np.array([number(each) for each in cards])
    dengs = np.array([each.deng for each in worths])
    return Dealers(holds, numbers, dengs, np.array(fresh, np.int64), np.array(after, np.int64))


def number(cards: Cards) -> int:
    """Return a number that grows with what a hand is worth."""
    kind, points, deng = worth(cards)
    return (kind * 10 + points) * 10 + deng


def tally(cards: Cards, against: Dealers, ways: Array) -> Tally:
    """Return how a final hand comes out against all of the dealer's that share no card with it."""
    mine, deng = number(cards), worth(cards).deng
    counted = np.where(against.holds[list(cards)].any(axis=0), 0, ways)
    nets = np.where(mine > against.worths, deng, np.where(mine < against.worths, -against.dengs, 0))
    return Tally(tuple(map(int, np.bincount(nets + MOST, weights=counted, minlength=len(NETS)))))


def drawn(cards: Cards, against: Dealers) -> Tally:
    """Return how two cards come out with each third one."""
    each = [tally((*cards, card), against, against.after) for card in range(CARDS) if card not in cards]
    return Tally(tuple(map(sum, zip(*[one.ways for one in each], strict=True))))
