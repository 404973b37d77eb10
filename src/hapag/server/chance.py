"""All that is random in the server; packs, codes and tokens come from the operating system."""

import hashlib
import secrets
from collections.abc import Iterator, Sequence
from random import Random
from struct import unpack

from hapag.fair.cuts import permutation
from hapag.pieces import Piece, Pieces
from hapag.table.state import Table

LETTERS = "BCDFHJKLMPQRSTVXZ"
"""Consonants, so that no word comes out, and of those that look alike (C G, M N, V W Y) one each."""
CODE = 4
SYSTEM = secrets.SystemRandom()
PLAIN = Random()  # noqa: S311 - how long a rival seems to think is no secret


def new_code() -> str:
    return "".join(SYSTEM.choices(LETTERS, k=CODE))


def is_code(text: str) -> bool:
    return len(text) == CODE and all(letter in LETTERS for letter in text)


def new_token() -> str:
    """Return a secret of 256 bits for a device to keep."""
    return secrets.token_urlsafe(32)


def hashed(token: str) -> str:
    """Return what is stored of a token."""
    return hashlib.sha256(token.encode("utf-8", "replace")).hexdigest()


def shuffled(pack: Sequence[int]) -> Pieces:
    """Return a pack in an order of which each is equally likely and none can be foreseen."""
    return tuple([Piece(pack[place]) for place in permutation(len(pack), numbers())])


def numbers() -> Iterator[int]:
    """Yield random numbers of 32 bits without end, many of them from the system at once."""
    while True:
        yield from unpack(">64I", SYSTEM.randbytes(256))


def new_secret() -> str:
    """Return 32 bytes, in hexadecimal, for a seal."""
    return secrets.token_hex(32)


def first_packs(table: Table) -> tuple[Pieces, ...]:
    """Return the packs of a table's next deal, shuffled; not those drawn later."""
    return tuple([shuffled(pack) for place, pack in enumerate(table.all_packs()) if place not in table.kind.later])


def thinking(table: Table, low: int, high: int) -> tuple[int, ...]:
    """Return for each seat how long its rival will think, in ms: more often short than long."""
    return tuple([int(PLAIN.triangular(low, high, low + (high - low) / 3)) for _ in table.places])
