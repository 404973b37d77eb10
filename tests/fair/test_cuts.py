"""The cuts: all of them order the deck, one honest one is enough, and every order is equally likely."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from hapag.fair.cuts import SeatCut, below, committed, dealt, order, permutation, seed, words
from hapag.fair.seal import Opened, Seal, leads_to
from hapag.pieces import Piece, Pieces

ROOT = "ab" * 32
PACK: Pieces = tuple(map(Piece, range(52)))


def cut(seat: int, n: int) -> SeatCut:
    number = n.to_bytes(32, "big").hex()
    return SeatCut(seat, committed(ROOT, seat, number), number)


def test_the_order_is_a_permutation_of_the_sealed_places() -> None:
    (row, coin) = order(ROOT, [cut(0, 1), cut(2, 5)], [52, 2])
    assert sorted(row) == list(range(52))
    assert sorted(coin) == [0, 1]


def test_every_cut_and_the_seal_change_the_order() -> None:
    cuts = [cut(0, 1), cut(1, 2), cut(2, 3)]
    orders = [order(ROOT, cuts, [52])]
    orders += [order(ROOT, [*cuts[:at], cut(at, 99), *cuts[at + 1 :]], [52]) for at in range(3)]
    orders += [order(ROOT, cuts[:2], [52]), order("cd" * 32, cuts, [52]), order(ROOT, [*cuts[:2], SeatCut(2)], [52])]
    assert len(set(orders)) == len(orders)


def test_the_order_in_which_cuts_come_does_not_matter() -> None:
    cuts = [cut(0, 1), cut(1, 2), cut(2, 3)]
    assert {order(ROOT, list(row), [52]) for row in permutations(cuts)} == {order(ROOT, cuts, [52])}


def test_a_commitment_is_bound_to_its_seat_and_its_seal() -> None:
    number = "11" * 32
    assert len({committed(ROOT, 0, number), committed(ROOT, 1, number), committed("cd" * 32, 0, number)}) == 3


@pytest.mark.parametrize("wrong", ["", "11" * 31, "11" * 33, "zz" * 32])
def test_a_cut_is_32_bytes(wrong: str) -> None:
    with pytest.raises(ValueError, match=r"bytes|fromhex"):
        committed(ROOT, 0, wrong)


def test_with_one_honest_cut_every_piece_is_equally_likely_at_every_place() -> None:
    """Chi-square over 20,000 deals of one sealed deck, for each of the 52 places; one honest device cuts each time.

    51 degrees of freedom: above 111 has a chance of 2 in a million for a place, and the cuts are fixed.
    """
    deals, counts = 20_000, [Counter[int]() for _ in PACK]
    for n in range(deals):
        (row,) = order(ROOT, [cut(0, n), SeatCut(1)], [52])
        for place, piece in enumerate(row):
            counts[place][piece] += 1
    mean = deals / 52
    for count in counts:
        assert sum((count[piece] - mean) ** 2 / mean for piece in range(52)) < 111


def test_all_orders_of_a_small_pack_are_equally_likely() -> None:
    counts = Counter(permutation(4, words(seed(ROOT, [cut(0, n)]), 0)) for n in range(24_000))
    assert len(counts) == 24
    assert sum((count - 1000) ** 2 / 1000 for count in counts.values()) < 73  # 23 degrees, 4 in ten million


def test_numbers_that_would_favour_low_places_are_thrown_away() -> None:
    top = (1 << 32) // 3 * 3
    assert below(3, iter([top, (1 << 32) - 1, 7])) == 1


def test_dealt_is_the_sealed_pack_in_that_order() -> None:
    seal = Seal([PACK[::-1]], bytes(32))
    orders = order(seal.root, [], seal.sizes)
    (row,) = dealt(seal.packs, orders)
    assert all(row[k] == seal.packs[0][orders[0][k]] for k in range(52))


def test_the_derivation_stays_what_it_is() -> None:
    """Receipts kept by people must be checkable for good: these values may not change. The browser holds them too."""
    cuts = [cut(0, 1), SeatCut(1), cut(2, 3)]
    assert seed(ROOT, cuts).hex() == KEPT["seed"]
    assert order(ROOT, cuts, [5, 2]) == KEPT["order"]
    assert committed(ROOT, 2, "22" * 32) == KEPT["commit"]
    assert leads_to(OPENING, [3, 2]) == KEPT["root"]


OPENING = Opened(
    pack=1,
    place=0,
    piece=Piece(1001),
    salt="c4204b4d134d19d9ff82d257cca62c94",
    path=(
        "b4b2c39d2e9eefe1bef3d0e5dbf82b41b3f49593e11e791959957b207f1b17ed",
        "8da89f4e780708d20ccd2aba05a818dc4841685a7bed47639f101fcbf59b0530",
        "af68975ea6957e5f49611f0d070a7c995a8ff00cf7c85e7b9a32f5aa84a8b619",
    ),
)
KEPT = {
    "seed": "af317427344f7585d8842932f782371183eeb552142a7d98f50b37d282dd6305",
    "order": ((1, 0, 3, 4, 2), (0, 1)),
    "commit": "8a45ab953bcda25146ba343b7b0698e35937c86aeeef302eda6a2a9eb0556508",
    "root": "a3d4586aa7096227a2a7575da569d1c803ecd482a9f0930943fc831ace92a9fd",
}
