"""Cuts: every device picks a number, shows first its hash and then itself; all of them together order the sealed deck."""

from collections.abc import Iterator, Sequence
from hashlib import sha256
from struct import unpack

from msgspec import Struct

from hapag.fair.seal import number
from hapag.pieces import Pieces

CUT, ORDER, STREAM = b"hapag cut 1", b"hapag order 1", b"hapag stream 1"
NUMBER_BYTES = 32
WORDS = 1 << 32
"""How many random numbers there are in the stream: each is 4 bytes of it."""


class SeatCut(Struct, frozen=True, gc=False):
    """A seat's cut, in hexadecimal. commit: its hash; number: the cut itself; either is empty if it never came."""

    seat: int
    commit: str = ""
    number: str = ""


def committed(root: str, seat: int, cut: str) -> str:
    """Return the hash under which a cut is first published; ValueError unless it is 32 bytes in hexadecimal."""
    return sha256(CUT + bytes.fromhex(root) + number(seat) + cut_bytes(cut)).hexdigest()


def cut_bytes(cut: str) -> bytes:
    found = bytes.fromhex(cut)
    if len(found) != NUMBER_BYTES:
        raise ValueError(f"a cut has {NUMBER_BYTES} bytes")
    return found


def seed(root: str, cuts: Sequence[SeatCut]) -> bytes:
    """Return what the order is derived from: the seal, and every cut or that it was left out, in seat order."""
    mixed = sha256(ORDER + bytes.fromhex(root))
    for cut in sorted(cuts, key=lambda each: each.seat):
        mixed.update(number(cut.seat) + (b"\1" + cut_bytes(cut.number) if cut.number else b"\0"))
    return mixed.digest()


def words(start: bytes, pack: int) -> Iterator[int]:
    """Yield random numbers of 32 bits without end."""
    counter = 0
    while True:
        block = sha256(STREAM + start + number(pack) + counter.to_bytes(4, "big")).digest()
        yield from unpack(">8I", block)
        counter += 1


def below(limit: int, source: Iterator[int]) -> int:
    """Return a number below a limit, each equally likely: what does not divide evenly is thrown away."""
    fair = WORDS // limit * limit
    while (word := next(source)) >= fair:
        pass
    return word % limit


def order(root: str, cuts: Sequence[SeatCut], sizes: Sequence[int]) -> tuple[tuple[int, ...], ...]:
    """Return for each pack which sealed place is dealt first, second, and so on."""
    start = seed(root, cuts)
    return tuple([permutation(size, words(start, pack)) for pack, size in enumerate(sizes)])


def permutation(size: int, source: Iterator[int]) -> tuple[int, ...]:
    places = list(range(size))
    for last in range(size - 1, 0, -1):
        other = below(last + 1, source)
        places[last], places[other] = places[other], places[last]
    return tuple(places)


def dealt(packs: Sequence[Pieces], orders: Sequence[Sequence[int]]) -> tuple[Pieces, ...]:
    """Return sealed packs in the order dealt."""
    return tuple([tuple([pack[place] for place in row]) for pack, row in zip(packs, orders, strict=True)])
