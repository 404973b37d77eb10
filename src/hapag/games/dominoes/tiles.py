"""The double-six set: 28 tiles, numbered 0-0, 1-0, 1-1, 2-0 ... 6-6, and sets of them as bits of a number."""

from collections.abc import Iterable

from hapag.pieces import Names, Piece, Pieces

HALVES = 7
TILES: tuple[tuple[int, int], ...] = tuple([(high, low) for high in range(HALVES) for low in range(high + 1)])
"""The halves of each tile, the larger one first."""
DOMINOES = Names("domino", [f"{high}-{low}" for high, low in TILES])
PIPS = tuple([high + low for high, low in TILES])
WITH = tuple([sum([1 << tile for tile, halves in enumerate(TILES) if half in halves]) for half in range(HALVES)])
"""For each half the set of the tiles that have it."""


def is_double(tile: int) -> bool:
    high, low = TILES[tile]
    return high == low


def other_half(tile: int, half: int) -> int:
    """Return the half that stays open when `half` touches the line."""
    high, low = TILES[tile]
    return low if half == high else high


def pips(pile: Iterable[int]) -> int:
    return sum([PIPS[tile] for tile in pile])


def bits(pile: Iterable[int]) -> int:
    """Return some tiles as a set."""
    return sum([1 << tile for tile in pile])


def claim(tile: int, seat: int) -> tuple[bool, int, int, int]:
    """2: how strongly a tile claims the lead: doubles, then pips, then the lower seat, then the larger half."""
    high, low = TILES[tile]
    return high == low, high + low, -seat, high


def opening(racks: Iterable[Pieces]) -> tuple[int, Piece]:
    """2: return the seat that opens, and the tile that it leads."""
    dealt = [(tile, seat) for seat, rack in enumerate(racks) for tile in rack]
    tile, seat = max(dealt, key=lambda each: claim(*each))
    return seat, tile


def above(tile: int, opener: int, seat: int) -> int:
    """2: return the tiles that `seat` cannot have been dealt when `opener` leads `tile`."""
    return bits([each for each in range(len(TILES)) if claim(each, seat) > claim(tile, opener)])
