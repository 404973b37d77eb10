"""Batches say what single calls say, and every hand there is falls in its category."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import chain, combinations
from math import comb
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from hapag.ranking import batch, category, five, four, least, omaha, three, two

Cards = NDArray[np.uint8]

OF_FIVE = {
    "high-card": 1_302_540,
    "pair": 1_098_240,
    "two-pair": 123_552,
    "trips": 54_912,
    "straight": 10_200,
    "flush": 5_108,
    "full-house": 3_744,
    "quads": 624,
    "straight-flush": 40,
}
OF_SEVEN = {
    "high-card": 23_294_460,
    "pair": 58_627_800,
    "two-pair": 31_433_400,
    "trips": 6_461_620,
    "straight": 6_180_020,
    "flush": 4_047_644,
    "full-house": 3_473_184,
    "quads": 224_848,
    "straight-flush": 41_584,
}


def deals(hands: int, size: int) -> Cards:
    chance = np.random.default_rng(size)
    return chance.random((hands, 52)).argsort(axis=1)[:, :size].astype(np.uint8)


@cache
def all_fives() -> Cards:
    """All sets of five cards, ordered by their highest card, then the next: those below a card come first."""
    falling = chain.from_iterable(combinations(range(51, -1, -1), 5))
    return np.asfortranarray(np.fromiter(falling, np.uint8).reshape(-1, 5)[::-1])


def all_sevens() -> Iterator[Cards]:
    """All sets of seven cards: two on top of every five below them."""
    for low, high in combinations(range(52), 2):
        sevens = np.empty((comb(low, 5), 7), np.uint8, order="F")
        sevens[:, :5] = all_fives()[: len(sevens)]
        sevens[:, 5], sevens[:, 6] = low, high
        yield sevens


def counts(parts: Iterator[Cards]) -> dict[str, int]:
    total = np.zeros(9828, np.int64)
    for part in parts:
        total += np.bincount(batch.five(part), minlength=len(total))
    found: Counter[str] = Counter()
    for strength in np.flatnonzero(total).tolist():
        found[category(strength)] += int(total[strength])
    return dict(found)


@pytest.mark.parametrize(
    ("many", "one", "size"),
    [(batch.five, five, 5), (batch.five, five, 6), (batch.five, five, 7), (batch.four, four, 4), (batch.three, three, 3),
     (batch.two, two, 2)],
)  # fmt: skip
def test_a_batch_says_what_single_calls_say(
    many: Callable[[Cards], Sequence[int]], one: Callable[[Sequence[int]], int], size: int
) -> None:
    rows = deals(20_000, size)
    assert list(many(rows)) == [one(row) for row in rows.tolist()]


@pytest.mark.parametrize("seen", [3, 4, 5])
def test_a_batch_of_omaha_says_what_single_calls_say(seen: int) -> None:
    rows = deals(5_000, 4 + seen)
    single = [omaha(row[:4], row[4:]) for row in rows.tolist()]
    assert batch.omaha(rows[:, :4], rows[:, 4:]).tolist() == single


@pytest.mark.parametrize("kind", [np.int8, np.uint8, np.int32, np.int64])
@pytest.mark.parametrize("order", ["C", "F"])
def test_any_integers_in_any_layout_will_do(kind: type[np.integer[Any]], order: Any) -> None:
    rows = deals(100, 7)
    assert (batch.five(rows.astype(kind, order=order)) == batch.five(rows)).all()


def test_batches_longer_than_a_chunk_are_whole() -> None:
    rows = np.tile(deals(7, 7), (batch.CHUNK // 7 + 2, 1))
    assert (batch.five(rows).reshape(-1, 7) == batch.five(rows[:7])).all()
    assert len(batch.five(rows[:0])) == 0


@pytest.mark.parametrize("bad", [-1, 52, 1000])
def test_a_batch_refuses_what_is_no_card(bad: int) -> None:
    rows = deals(10, 7).astype(np.int64)
    rows[4, 3] = bad
    with pytest.raises(ValueError, match="not all cards"):
        batch.five(rows)


def test_a_batch_refuses_the_wrong_number_of_cards() -> None:
    for rows in (deals(3, 4), deals(3, 8), deals(3, 7)[0]):
        with pytest.raises(ValueError, match="rows of"):
            batch.five(rows)
    for hands, boards in ((deals(3, 4), deals(2, 5)), (deals(3, 1), deals(3, 5)), (deals(3, 4), deals(3, 2))):
        with pytest.raises(ValueError, match="three of"):
            batch.omaha(hands, boards)


def test_all_five_card_hands_fall_in_their_category() -> None:
    assert counts(iter([all_fives()])) == OF_FIVE
    assert sum(OF_FIVE.values()) == comb(52, 5)


def test_five_cards_make_7462_different_hands() -> None:
    assert len(np.unique(batch.five(all_fives()))) == 7462


def test_four_royal_flushes_are_the_strongest() -> None:
    assert int((batch.five(all_fives()) >= least("straight-flush", 12)).sum()) == 4


@pytest.mark.slow
def test_all_seven_card_hands_fall_in_their_category() -> None:
    assert counts(all_sevens()) == OF_SEVEN
    assert sum(OF_SEVEN.values()) == comb(52, 7)
