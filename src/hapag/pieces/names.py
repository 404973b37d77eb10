"""Pieces as numbers, their names, and the few things one does with a pile."""

from collections.abc import Iterable, Sequence
from random import Random
from typing import NewType

Piece = NewType("Piece", int)
Pieces = tuple[Piece, ...]

PACK = 1000
"""A second pack (a coin, a bonus deck) is numbered from here, a third from twice this."""

HIDDEN = "??"


class Names:
    """How the pieces of a game are written: for each pack, the names in the order of their numbers.

    A name may occur several times in a pack (six decks); `read` then returns the first of them.
    """

    def __init__(self, noun: str, *packs: Sequence[str]) -> None:
        self.noun = noun
        self.packs = tuple(tuple(pack) for pack in packs)
        self.numbers: dict[str, list[Piece]] = {}
        for place, pack in enumerate(self.packs):
            for number, name in enumerate(pack):
                self.numbers.setdefault(name, []).append(Piece(place * PACK + number))

    def show(self, piece: Piece) -> str:
        """Return the name of a piece, `??` for a back."""
        return self.packs[piece // PACK][piece % PACK] if piece >= 0 else HIDDEN

    def text(self, pile: Pieces) -> str:
        """Return the names of a pile with blanks between them."""
        return " ".join(map(self.show, pile))

    def read(self, name: str) -> Piece:
        """Return the piece called `name`; KeyError if there is none."""
        return self.numbers[name][0]


def backs(pile: Pieces) -> Pieces:
    """Return the pile face down: a back tells the pack, nothing else. A pile holds pieces of one pack."""
    if not pile:
        return ()
    first = pile[0]
    return (Piece(-1 - first // PACK) if first >= 0 else first,) * len(pile)


def without(pile: Pieces, taken: Pieces) -> Pieces:
    """Return what is left of a pile."""
    return tuple([piece for piece in pile if piece not in taken])


def tidy(pile: Pieces) -> Pieces:
    """Return the pile in the order of its pieces."""
    return tuple(sorted(pile))


def shuffled(pack: Iterable[int], random: Random) -> Pieces:
    """Return a pack in random order, for play between machines; it takes two thirds of the time of `random.shuffle`.

    A position is drawn as a share of 2**53, so the orders are uniform to within 2**-47: people's deals are drawn from
    the operating system's randomness instead.
    """
    pile, draw = list(pack), random.random
    for last in range(len(pile) - 1, 0, -1):
        place = int(draw() * (last + 1))
        pile[last], pile[place] = pile[place], pile[last]
    return tuple(pile)  # type: ignore[arg-type]
