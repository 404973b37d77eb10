"""Ten thousand random hands of each size, in order and ties, against two independent packages."""

from __future__ import annotations

import random
import warnings
from collections.abc import Callable, Sequence

import phevaluator
import pytest

from hapag.pieces import CARDS
from hapag.pieces.names import Piece
from hapag.ranking import five, omaha

with warnings.catch_warnings():  # its parser of ranges uses deprecated names
    warnings.simplefilter("ignore")
    import eval7

HANDS = 10_000
EVAL7 = [eval7.Card(CARDS.show(Piece(card))) for card in range(52)]


def deals(size: int) -> list[list[int]]:
    chance = random.Random(size)
    return [chance.sample(range(52), size) for _ in range(HANDS)]


def assert_same_order(ours: Sequence[int], theirs: Sequence[int]) -> None:
    """Equal where they are equal, and rising together."""
    both = sorted(set(zip(ours, theirs, strict=True)))
    assert len(both) > 1000
    assert [peer for _, peer in both] == sorted({peer for _, peer in both})
    assert len({our for our, _ in both}) == len(both)


@pytest.mark.parametrize("size", [5, 6, 7])
@pytest.mark.parametrize(
    "peer",
    [
        pytest.param(lambda row: -phevaluator.evaluate_cards(*row), id="phevaluator"),
        pytest.param(lambda row: eval7.evaluate([EVAL7[card] for card in row]), id="eval7"),
    ],
)
def test_ten_thousand_hands_agree_with_a_peer(peer: Callable[[list[int]], int], size: int) -> None:
    dealt = deals(size)
    assert_same_order([five(row) for row in dealt], [peer(row) for row in dealt])


def test_ten_thousand_omaha_hands_agree_with_a_peer() -> None:
    dealt = deals(9)
    peer = [-phevaluator.evaluate_omaha_cards(*row[4:], *row[:4]) for row in dealt]
    assert_same_order([omaha(row[:4], row[4:]) for row in dealt], peer)
