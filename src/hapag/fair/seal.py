"""The seal of a shuffled deck: a Merkle tree of salted places, and the opening of one of them."""

from collections.abc import Sequence
from functools import cached_property
from hashlib import sha256, shake_256
from itertools import count, repeat

from msgspec import Struct

from hapag.pieces import Piece, Pieces

LEAF, NODE, SALT = b"hapag leaf 1", b"hapag node 1", b"hapag salt 2"
"""Each kind of hash has its own beginning, so that none can pass for another."""
SALT_BYTES = 16


class Opened(Struct, frozen=True, gc=False):
    """What proves that a piece lay at a place of a sealed pack. salt and path (from the leaf up) are in hexadecimal."""

    pack: int
    place: int
    piece: Piece
    salt: str
    path: tuple[str, ...]


def salts_of(secret: bytes, pack: int, size: int) -> list[bytes]:
    """Return the salts of a pack's places; nobody without the secret can tell one, even knowing all others."""
    stream = shake_256(SALT + secret + number(pack)).digest(SALT_BYTES * size)
    return [stream[at : at + SALT_BYTES] for at in range(0, len(stream), SALT_BYTES)]


def number(n: int) -> bytes:
    return n.to_bytes(2, "big")


def leaf(pack: int, place: int, piece: int, salt: bytes) -> bytes:
    return sha256(LEAF + number(pack) + number(place) + number(piece) + salt).digest()


def node(left: bytes, right: bytes) -> bytes:
    return sha256(NODE + left + right).digest()


def above(level: Sequence[bytes]) -> list[bytes]:
    """Return the next level of the tree: pairs are joined, one that is left over goes up as it is."""
    pairs = [node(level[i], level[i + 1]) for i in range(0, len(level) - 1, 2)]
    return pairs + list(level[-1:]) if len(level) % 2 else pairs


class Seal:
    """Packs in a secret order, and the tree over their places. secret: 32 random bytes that nobody else has."""

    def __init__(self, packs: Sequence[Pieces], secret: bytes) -> None:
        self.packs, self.secret = tuple(packs), secret

    @cached_property
    def salts(self) -> list[list[bytes]]:
        """The salt of every place of every pack."""
        return [salts_of(self.secret, number, size) for number, size in enumerate(self.sizes)]

    @cached_property
    def levels(self) -> list[list[bytes]]:
        """The tree from its leaves, pack after pack, to its root."""
        rows = zip(self.packs, self.salts, strict=True)
        levels = [[each for number, row in enumerate(rows) for each in map(leaf, repeat(number), count(), *row)]]
        while len(levels[-1]) > 1:
            levels.append(above(levels[-1]))
        return levels

    @property
    def root(self) -> str:
        """What is published: it binds every place, and tells nothing of any."""
        return self.levels[-1][0].hex()

    @property
    def sizes(self) -> tuple[int, ...]:
        return tuple(map(len, self.packs))

    def opening(self, pack: int, place: int) -> Opened:
        """Open one place."""
        at, path = sum(self.sizes[:pack]) + place, []
        for level in self.levels[:-1]:
            if at ^ 1 < len(level):
                path.append(level[at ^ 1].hex())
            at //= 2
        return Opened(pack, place, self.packs[pack][place], self.salts[pack][place].hex(), tuple(path))


def leads_to(opening: Opened, sizes: Sequence[int]) -> str:
    """Return the root that an opening leads to; ValueError for one that cannot be of packs of these sizes."""
    if not (0 <= opening.pack < len(sizes) and 0 <= opening.place < sizes[opening.pack]):
        raise ValueError("there is no such place")
    at, count = sum(sizes[: opening.pack]) + opening.place, sum(sizes)
    path = [bytes.fromhex(each) for each in opening.path]
    found = leaf(opening.pack, opening.place, opening.piece, bytes.fromhex(opening.salt))
    while count > 1:
        if at ^ 1 < count:
            if not path:
                raise ValueError("the path is too short")
            sibling = path.pop(0)
            found = node(sibling, found) if at % 2 else node(found, sibling)
        at, count = at // 2, (count + 1) // 2
    if path:
        raise ValueError("the path is too long")
    return found.hex()
