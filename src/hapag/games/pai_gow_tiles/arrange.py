"""The routine that arranges four tiles: what the clock plays, what the screen suggests, and how the computer plays.

For every hand and both roles the file says which of the three partings expects most points against somebody who
follows the same file in the other role; see `choices`. It is a suggestion, not the house way of any casino.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations_with_replacement
from pathlib import Path

from hapag.games.pai_gow_tiles.tiles import NAMES, TILES, strength
from hapag.pieces import Pieces, tidy

DATA = Path(__file__).with_name("choices.json")
KINDS = tuple(dict.fromkeys(TILES))
"""Tiles that can be told apart, in the order of the tiles."""
KIND = tuple([KINDS.index(name) for name in TILES])
PARTNERS = ((1, 2, 3), (2, 1, 3), (3, 1, 2))
"""A choice is the place of the tile that goes with the first one; then come the other two."""


def hands() -> Iterator[tuple[int, ...]]:
    """Yield the kinds of every hand of four tiles, in the order of the file."""
    copies = [len(NAMES.numbers[name]) for name in KINDS]
    for kinds in combinations_with_replacement(range(len(KINDS)), 4):
        if all(kinds.count(kind) <= copies[kind] for kind in set(kinds)):
            yield kinds


@cache
def choices() -> dict[str, dict[tuple[int, ...], int]]:
    """Return the choice for every hand, by role and by the kinds of its tiles."""
    found = json.loads(DATA.read_text("utf-8"))
    return {role: dict(zip(hands(), map(int, digits), strict=True)) for role, digits in found.items()}


def arranged(hand: Pieces, *, banks: bool) -> tuple[Pieces, ...]:
    """Return the low and the high of four tiles that expect most, for the banker or for a player."""
    pile = tidy(hand)
    kinds = tuple([KIND[tile] for tile in pile])
    choice = choices()["banker" if banks else "player"][kinds]
    return parted(pile, choice)


def parted(pile: Pieces, choice: int) -> tuple[Pieces, ...]:
    """Return a parting with its stronger half as high; of equal halves the first is low."""
    partner, *rest = PARTNERS[choice]
    one, other = (pile[0], pile[partner]), tuple([pile[place] for place in rest])
    return (one, other) if worth(one) <= worth(other) else (other, one)


def worth(pair: Sequence[int]) -> int:
    first, second = sorted(pair)
    return strength(first, second)
