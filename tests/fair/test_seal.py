"""The sealed deck: it binds every place, an opening proves one, and nothing else can be told from it."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hapag.fair.seal import Opened, Seal, leads_to
from hapag.pieces import Piece, Pieces

SECRET = bytes(range(32))


def deck(size: int, seed: int = 1) -> Pieces:
    return tuple(map(Piece, Random(seed).sample(range(size), size)))


@given(sizes=st.lists(st.integers(1, 60), min_size=1, max_size=3), secret=st.binary(min_size=32, max_size=32))
def test_every_place_of_every_pack_opens_to_the_root(sizes: list[int], secret: bytes) -> None:
    seal = Seal([deck(size) for size in sizes], secret)
    for pack, size in enumerate(sizes):
        for place in range(size):
            opening = seal.opening(pack, place)
            assert opening.piece == seal.packs[pack][place]
            assert leads_to(opening, seal.sizes) == seal.root


def altered(opening: Opened, what: str) -> Opened:
    """Return an opening in which one thing is not as it was."""
    path, salt = list(opening.path), bytearray.fromhex(opening.salt)
    salt[0] ^= 1
    flipped = bytearray.fromhex(path[2])
    flipped[31] ^= 128
    changes: dict[str, dict[str, object]] = {
        "piece": {"piece": (opening.piece + 1) % 52},
        "place": {"place": (opening.place + 1) % 52},
        "salt": {"salt": salt.hex()},
        "path": {"path": (*path[:2], flipped.hex(), *path[3:])},
        "order of the path": {"path": (path[1], path[0], *path[2:])},
    }
    return Opened(**{**{name: getattr(opening, name) for name in opening.__struct_fields__}, **changes[what]})


@pytest.mark.parametrize("what", ["piece", "place", "salt", "path", "order of the path"])
def test_a_changed_card_salt_place_or_path_does_not_lead_to_the_root(what: str) -> None:
    seal = Seal([deck(52)], SECRET)
    for place in range(52):
        assert not holds(altered(seal.opening(0, place), what), seal)


def holds(opening: Opened, seal: Seal) -> bool:
    try:
        return leads_to(opening, seal.sizes) == seal.root
    except ValueError:  # at another place the path may have another length
        return False


def test_a_path_of_the_wrong_length_is_refused() -> None:
    seal = Seal([deck(52)], SECRET)
    opening = seal.opening(0, 7)
    short = Opened(0, 7, opening.piece, opening.salt, opening.path[:-1])
    long = Opened(0, 7, opening.piece, opening.salt, (*opening.path, opening.path[0]))
    for wrong in (short, long, Opened(0, 52, opening.piece, opening.salt, opening.path)):
        with pytest.raises(ValueError, match=r"path|place"):
            leads_to(wrong, seal.sizes)


def test_another_order_or_another_secret_makes_another_root() -> None:
    roots = {Seal([deck(52, seed)], SECRET).root for seed in range(20)}
    roots |= {Seal([deck(52)], bytes([n]) * 32).root for n in range(20)}
    assert len(roots) == 40


def test_a_seat_that_tries_all_52_cards_at_a_sealed_place_finds_none() -> None:
    """It knows the root and every other opening, and still not the salt: no guess of the card can be told from another."""
    seal = Seal([deck(52)], SECRET)
    known = [seal.opening(0, place) for place in range(52) if place != 17]
    salts = {opening.salt for opening in known} | {"00" * 16}
    hidden_path = seal.opening(0, 17).path  # even this, which a neighbour's opening gives away in part
    for piece in range(52):
        for salt in salts:
            assert leads_to(Opened(0, 17, Piece(piece), salt, hidden_path), seal.sizes) != seal.root


def test_salts_do_not_repeat_and_look_like_nothing() -> None:
    """Every bit of a salt is set about as often as not, over many places and seals."""
    salts = [
        bytes.fromhex(Seal([deck(52)], bytes([n]) * 32).opening(0, place).salt)
        for n in range(20)
        for place in range(52)
    ]
    assert len(set(salts)) == len(salts)
    for bit in range(128):
        ones = sum(salt[bit // 8] >> bit % 8 & 1 for salt in salts)
        assert abs(ones - len(salts) / 2) < 5 * (len(salts) / 4) ** 0.5


def test_what_is_sent_tells_nothing_of_a_hidden_card() -> None:
    """Over 4,000 deals: the root, a path and the place of an opened card are independent of the card at a hidden place.

    Chi-square of 16 values against 4 suits, 45 degrees of freedom: above 115 has a chance of 1 in 10 million; the deals
    are fixed.
    """
    random, deals = Random(7), 4_000
    tables = [[[0] * 4 for _ in range(16)] for _ in range(3)]
    for _ in range(deals):
        seal = Seal([tuple(map(Piece, random.sample(range(52), 52)))], random.randbytes(32))
        opening = seal.opening(0, seal.packs[0].index(Piece(0)))
        hidden = 30 if opening.place != 30 else 31
        suit = seal.packs[0][hidden] % 4
        for table, told in zip(tables, (seal.root[0], opening.path[0][0], f"{opening.place % 16:x}"), strict=True):
            table[int(told, 16)][suit] += 1
    for table in tables:
        assert chi_square(table, deals) < 115


def chi_square(table: list[list[int]], total: int) -> float:
    rows, columns = [sum(row) for row in table], [sum(column) for column in zip(*table, strict=True)]
    expected = [[row * column / total for column in columns] for row in rows]
    pairs = [
        (count, mean)
        for row, means in zip(table, expected, strict=True)
        for count, mean in zip(row, means, strict=True)
    ]
    return float(sum((count - mean) ** 2 / mean for count, mean in pairs if mean))
