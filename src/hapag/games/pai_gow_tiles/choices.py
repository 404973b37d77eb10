"""Builds what the routine follows: `python -m hapag.games.pai_gow_tiles.choices`, some seconds.

Nothing is left to chance. A round against the banker is won low and high separately, and a point is half of each: so a
parting is worth the share of the other's hands whose low it beats plus the share of those whose high it beats, less
one. Only hands without my four tiles count, 20,475 each time. Round by round those hands are parted anew, players' and
bankers', that gain most by it.
"""

from __future__ import annotations

import json
from functools import cache
from itertools import combinations
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from hapag.games.pai_gow_tiles.arrange import DATA, KIND, PARTNERS, hands
from hapag.games.pai_gow_tiles.tiles import PAIR, PAIRS, TILES, strength

Array = NDArray[Any]
Piles = tuple[tuple[int, ...], ...]
STRENGTHS = PAIR + len(PAIRS)
ROUNDS, OTHERS = 250, 20_475
ROLES = ("player", "banker")
PLAYER, BANKER = range(2)
ALL = tuple(combinations(range(len(TILES)), 4))


class Parted(NamedTuple):
    """For hands of four tiles: the strengths of low and of high, by choice."""

    low: Array
    high: Array


def partings(piles: Any) -> Parted:
    """Return all three partings of these hands."""
    both = [
        [sorted((strength(pile[0], pile[a]), strength(pile[b], pile[c]))) for a, b, c in PARTNERS] for pile in piles
    ]
    return Parted(*np.moveaxis(np.array(both), 2, 0))


@cache
def places(piles: Piles, size: int) -> Array:
    """Return for each hand the numbers of all sets of `size` of its tiles."""
    number = {tiles: place for place, tiles in enumerate(combinations(range(len(TILES)), size))}
    return np.array([[number[tiles] for tiles in combinations(pile, size)] for pile in piles])


def beaten(piles: Piles, values: Array, mine: Array, *, copies: bool) -> Array:
    """Return for each hand and choice how many hands it beats that share no tile with it; with `copies` also equal ones.

    values: the strengths of all hands. Hands that share tiles are taken off by inclusion and exclusion.
    """
    found, marks = np.zeros(mine.shape, np.int64), mine + copies
    for size in range(5):
        sets = places(ALL, size)
        number = int(sets.max()) + 1
        known = np.bincount((sets * STRENGTHS + values[:, None]).ravel(), minlength=number * STRENGTHS)
        below = np.zeros((number, STRENGTHS + 1), np.int32)
        below[:, 1:] = known.reshape(number, STRENGTHS).cumsum(axis=1)
        part = below[places(piles, size)[:, :, None], marks[:, None, :]].sum(axis=1)
        found += part if size % 2 == 0 else -part
    return found


class Field:
    """All hands, and what each parting of mine is worth against hands parted in a given way."""

    def __init__(self) -> None:
        self.piles = representatives()
        self.mine, self.every = partings(self.piles), partings(ALL)
        place = {kinds: number for number, kinds in enumerate(hands())}
        self.index = np.array([place[tuple([KIND[tile] for tile in pile])] for pile in ALL])

    def worth(self, theirs: Array, *, copies: bool) -> Array:
        """Return for each hand and choice how many lows and highs it beats, 20,475 of either."""
        rows, chosen = np.arange(len(ALL)), theirs[self.index]
        low = beaten(self.piles, self.every.low[rows, chosen], self.mine.low, copies=copies)
        return low + beaten(self.piles, self.every.high[rows, chosen], self.mine.high, copies=copies)


def build() -> dict[str, str]:
    """Return the choices of both roles as digits, by hand; prints how many would gain by another one, and the most.

    At last a dozen hands go round in a circle, for less than a thousandth of a point: the round with the least gain
    is kept.
    """
    field = Field()
    chosen = [field.mine.high.argmax(axis=1)] * 2
    least, kept = np.inf, chosen
    for number in range(ROUNDS):
        found = [field.worth(chosen[1 - role], copies=role == BANKER) for role in (PLAYER, BANKER)]
        gains = [
            worth.max(axis=1) - worth[np.arange(len(mine)), mine] for worth, mine in zip(found, chosen, strict=True)
        ]
        most = max(int(each.max()) for each in gains)
        if most < least:
            least, kept = most, chosen
            print(number, *[int((each > 0).sum()) for each in gains], most / OTHERS, flush=True)
        if not most:
            break
        share = 2 / (2 + number)
        chosen = [improved(mine, worth, gain, share) for mine, worth, gain in zip(chosen, found, gains, strict=True)]
    return {role: "".join(map(str, digits)) for role, digits in zip(ROLES, kept, strict=True)}


def improved(chosen: Array, worth: Array, gains: Array, share: float) -> Array:
    """Part anew a share of the hands that would gain by it, those that gain most: all at once would overshoot."""
    wishes = np.flatnonzero(gains)
    turns = wishes[np.argsort(-gains[wishes], kind="stable")][: int(share * len(wishes)) + 1]
    new = chosen.copy()
    new[turns] = worth[turns].argmax(axis=1)
    return new


def representatives() -> Piles:
    """Return tiles for each hand of kinds, in the order of the file."""
    found: dict[tuple[int, ...], tuple[int, ...]] = {}
    for pile in ALL:
        found.setdefault(tuple([KIND[tile] for tile in pile]), pile)
    return tuple([found[kinds] for kinds in hands()])


if __name__ == "__main__":
    DATA.write_text(json.dumps(build(), indent=0) + "\n", "utf-8")
