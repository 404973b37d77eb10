"""A receipt holds or does not: whatever is changed in it is found."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest

from hapag.fair.cuts import SeatCut, committed, dealt, order
from hapag.fair.receipt import BadReceipt, Receipt, Sealing, check, decode, own_hand
from hapag.fair.seal import Seal
from hapag.games import game
from hapag.kernel import begin, view
from hapag.kernel.views import faces
from hapag.pieces import Piece

PATONG, TABLE = game("patong"), (2, 1)
"""Seats and lead of the deal below."""


def deal(seat: int | None = 0) -> Receipt:
    """Return the receipt of a fair Patong deal for two, as a seat has it after the deal."""
    seats, lead = TABLE
    packs = [
        tuple(map(Piece, Random(n).sample(list(pack), len(pack))))
        for n, pack in enumerate(PATONG.packs(options(), seats))
    ]
    first = [pack for n, pack in enumerate(packs) if n not in PATONG.later]
    seal = Seal(first, bytes(range(32)))
    cuts = tuple([SeatCut(seat, committed(seal.root, seat, f"{seat + 1:064x}"), f"{seat + 1:064x}") for seat in (0, 1)])
    rows = dealt(seal.packs, order(seal.root, cuts, seal.sizes))
    mine = faces(view(begin(PATONG, options(), seats, rows, lead).state, seat))
    openings = [
        seal.opening(pack, place)
        for pack, row in enumerate(seal.packs)
        for place, piece in enumerate(row)
        if piece in mine
    ]
    numbers = tuple([n for n in range(len(packs)) if n not in PATONG.later])
    sealing = Sealing(numbers, seal.sizes, seal.root, cuts, tuple(openings))
    return Receipt("patong", 1, seats, lead, {}, (sealing,), seat, (cuts[seat or 0].number,))


def options() -> Any:
    return PATONG.info.options()


def test_a_fair_deal_has_a_receipt_that_holds() -> None:
    (found,) = check(deal(), PATONG)
    assert (found.cuts, found.left_out) == ((0, 1), ())
    assert own_hand(deal(), PATONG, found) == (8, 8)


def test_a_hand_that_was_dealt_out_of_turn_is_seen() -> None:
    """The other seat's cards, passed off as one's own: the seal holds, but the rules deal these places to somebody else."""
    swapped = msgspec.structs.replace(deal(0), seat=1)
    (found,) = check(swapped, PATONG)
    assert own_hand(swapped, PATONG, found) == (0, 8)


def test_a_spectator_has_no_hand() -> None:
    (found,) = check(deal(None), PATONG)
    assert own_hand(deal(None), PATONG, found) is None


def sealing(**changes: Any) -> Callable[[Receipt], Receipt]:
    def change(receipt: Receipt) -> Receipt:
        return msgspec.structs.replace(receipt, seals=(msgspec.structs.replace(receipt.seals[0], **changes),))

    return change


def opened(**changes: Any) -> Callable[[Receipt], Receipt]:
    """Change one opening."""

    def change(receipt: Receipt) -> Receipt:
        first, *rest = receipt.seals[0].openings
        return sealing(openings=(msgspec.structs.replace(first, **changes), *rest))(receipt)

    return change


def cut(**changes: Any) -> Callable[[Receipt], Receipt]:
    def change(receipt: Receipt) -> Receipt:
        first, second = receipt.seals[0].cuts
        return sealing(cuts=(first, msgspec.structs.replace(second, **changes)))(receipt)

    return change


def doubled(receipt: Receipt) -> Receipt:
    openings = receipt.seals[0].openings
    return sealing(openings=(*openings, openings[0]))(receipt)


WRONGS: dict[str, tuple[Callable[[Receipt], Receipt], str]] = {
    "another card": (opened(piece=Piece(51)), "receipt-opening"),
    "a card the game lacks": (opened(piece=Piece(999)), "receipt-opening"),
    "a negative card": (opened(piece=Piece(-1)), "receipt-opening"),
    "another salt": (opened(salt="00" * 16), "receipt-opening"),
    "no salt": (opened(salt="none"), "receipt-opening"),
    "another place": (opened(place=51), "receipt-opening"),
    "no such place": (opened(place=52), "receipt-opening"),
    "another path": (opened(path=("00" * 32,) * 6), "receipt-opening"),
    "a place twice": (doubled, "receipt-place-twice"),
    "another root": (sealing(root="00" * 32), "receipt-cut"),
    "no root": (sealing(root="root"), "receipt-root"),
    "another cut": (cut(number="99" * 32), "receipt-cut"),
    "another hash": (cut(commit="99" * 32), "receipt-cut"),
    "a short cut": (cut(number="99"), "receipt-cut"),
    "another seat's cut": (cut(seat=0), "receipt-cut"),
    "my cut left out": (lambda receipt: msgspec.structs.replace(receipt, own=("77" * 32,)), "receipt-own-cut"),
    "packs of another size": (sealing(sizes=(51,)), "receipt-packs"),
    "no such pack": (sealing(packs=(7,)), "receipt-packs"),
    "no seal": (lambda receipt: msgspec.structs.replace(receipt, seals=()), "receipt-empty"),
    "a seal twice": (lambda receipt: msgspec.structs.replace(receipt, seals=receipt.seals * 2), "receipt-packs"),
    "other rules": (lambda receipt: msgspec.structs.replace(receipt, rules=99), "other-receipt"),
    "too many seats": (lambda receipt: msgspec.structs.replace(receipt, seats=40), "out-of-range"),
    "no such seat": (lambda receipt: msgspec.structs.replace(receipt, seat=5), "out-of-range"),
    "no such option": (lambda receipt: msgspec.structs.replace(receipt, options={"jokers": 9}), "unknown-option"),
}


@pytest.mark.parametrize("wrong", WRONGS)
def test_whatever_is_changed_is_found(wrong: str) -> None:
    change, code = WRONGS[wrong]
    with pytest.raises(BadReceipt) as caught:
        check(change(deal()), PATONG)
    assert caught.value.why.code == f"refusal-{code}"


def test_leaving_a_cut_out_afterwards_changes_the_order_that_the_receipt_tells() -> None:
    """A receipt cannot hide a cut: without it the cards come to other turns, and the hand is no longer the seat's."""
    without = cut(number="")(deal())
    (found,) = check(without, PATONG)
    assert found.left_out == (1,)
    seen, whole = own_hand(without, PATONG, found) or (0, 0)
    assert seen < whole


@pytest.mark.parametrize("text", [b"", b"{}", b"[1]", b'{"receipt": 1}', b"\xff", b'{"game": 3}'])
def test_what_is_no_receipt_is_refused(text: bytes) -> None:
    with pytest.raises(BadReceipt) as caught:
        decode(text)
    assert caught.value.why.code == "refusal-no-receipt"
