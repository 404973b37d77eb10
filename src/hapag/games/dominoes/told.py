"""What a rack tells without being shown: who draws or passes has neither end; who opens held the highest double.

Everybody may know it, so it lies open in the round. A rack that has drawn since may hold what it lacked before, but no
more of it than it drew: that is `most`.
"""

import msgspec


class Lack(msgspec.Struct, frozen=True, gc=False):
    """At most `most` tiles of the rack are among `tiles` (a set, as in tiles.py)."""

    tiles: int
    most: int

    def holds(self, rack: int) -> bool:
        return (rack & self.tiles).bit_count() <= self.most

    def implies(self, other: "Lack") -> bool:
        return self.tiles | other.tiles == self.tiles and self.most <= other.most


Told = tuple[Lack, ...]


def cannot_play(told: Told, fitting: int) -> Told:
    """Return what is known of a rack after it had none of the tiles that fit: all that is older lacks them as well."""
    wider = [Lack(lack.tiles | fitting, lack.most) for lack in told]
    return only_what_says_more([*wider, Lack(fitting, 0)])


def only_what_says_more(lacks: list[Lack]) -> Told:
    found: list[Lack] = []
    for place, lack in enumerate(lacks):
        if not any(other.implies(lack) for other in [*found, *lacks[place + 1 :]]):
            found.append(lack)
    return tuple(found)


def has_drawn(told: Told) -> Told:
    """One tile more, which may be anything."""
    return tuple([Lack(lack.tiles, lack.most + 1) for lack in told])


def has_played(told: Told, tile: int) -> Told:
    """A tile that was lacking once was drawn since: one such tile less can be left."""
    return tuple([Lack(lack.tiles, lack.most - (lack.tiles >> tile & 1)) for lack in told])
