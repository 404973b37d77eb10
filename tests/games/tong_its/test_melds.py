"""Melds and counts, held against the plainest way to find them."""

from functools import cache
from itertools import combinations, pairwise
from time import process_time

from hypothesis import given
from hypothesis import strategies as st

from hapag.games.tong_its.melds import (
    cards_of,
    deadwood,
    hidden_melds,
    is_meld,
    low_rank,
    mask_of,
    melds_in,
    points,
    saved,
    takes,
    worth,
)
from hapag.games.tong_its.outlook import layoff
from hapag.pieces import CARDS, Piece, Pieces
from tests.games.tong_its.hands import DATA, encoded, pile

HANDS = st.sets(st.integers(0, 51), max_size=13).map(lambda cards: tuple(sorted(map(Piece, cards))))
DENSE = st.sets(st.sampled_from([card for card in range(28) if card % 4 < 3]), max_size=10)
NEAR = DENSE.map(lambda cards: tuple(sorted(map(Piece, cards))))


def plainly_a_meld(cards: Pieces) -> bool:
    ranks, suits = sorted(map(low_rank, cards)), {CARDS.show(card)[1] for card in cards}
    is_run = len(suits) == 1 and all(later == earlier + 1 for earlier, later in pairwise(ranks))
    return len(cards) >= 3 and (len(set(ranks)) == 1 or is_run)


def plain_melds(cards: Pieces) -> list[Pieces]:
    return [some for size in range(3, len(cards) + 1) for some in combinations(cards, size) if plainly_a_meld(some)]


@cache
def plain_deadwood(cards: Pieces) -> int:
    """Try every meld there is, and all that the rest can do."""
    left = [plain_deadwood(tuple([card for card in cards if card not in meld])) for meld in plain_melds(cards)]
    return min([sum(map(points, cards)), *left])


@given(HANDS)
def test_every_meld_of_a_hand_is_found_and_nothing_else(hand: Pieces) -> None:
    found = [tuple(sorted(cards_of(meld))) for meld in melds_in(mask_of(hand))]
    small = [meld for meld in found if len(meld) <= 5]
    assert sorted(small) == sorted(some for some in plain_melds_up_to(hand, 5))
    assert all(is_meld(meld) for meld in found)


def plain_melds_up_to(cards: Pieces, most: int) -> list[Pieces]:
    return [some for size in range(3, most + 1) for some in combinations(cards, size) if plainly_a_meld(some)]


@given(NEAR)
def test_the_count_is_the_least_of_all_ways_to_part_a_hand(hand: Pieces) -> None:
    assert deadwood(mask_of(hand)) == plain_deadwood(hand)


@given(HANDS)
def test_hidden_melds_are_melds_apart_and_leave_the_count(hand: Pieces) -> None:
    mask = mask_of(hand)
    melds = hidden_melds(mask)
    assert sum(melds) == mask & sum(melds)
    assert all(is_meld(cards_of(meld)) for meld in melds)
    assert worth(mask & ~sum(melds)) == deadwood(mask)


@given(HANDS)
def test_points_are_those_of_the_cards(hand: Pieces) -> None:
    values = {**{str(pips): pips for pips in range(2, 10)}, "A": 1, "T": 10, "J": 10, "Q": 10, "K": 10}
    assert worth(mask_of(hand)) == sum(values[CARDS.show(card)[0]] for card in hand)


@given(HANDS, st.randoms(use_true_random=False))
def test_a_meld_takes_exactly_what_leaves_it_a_meld(hand: Pieces, random: object) -> None:
    pool = melds_in(~mask_of(hand) & ((1 << 52) - 1))
    meld = pool[len(pool) // 2]
    found = {cards_of(added) for added in takes(meld, mask_of(hand))}
    for size in (1, 2, 3):
        for some in combinations(hand, size):
            grown = cards_of(meld) + some
            assert (mask_of(some) in map(mask_of, found)) == plainly_a_meld(grown)
    assert layoff(mask_of(hand), [meld]) == mask_of({card for each in found for card in each})


def test_the_hands_that_hold_most_melds_are_counted_quickly() -> None:
    hands = ["8c 8d 8h 8s 9c 9d 9h 9s Tc Td Th Ts Jc", "Ac 2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc"]
    saved.cache_clear()
    start = process_time()
    counts = [deadwood(mask_of(pile(hand))) for hand in hands]
    assert process_time() - start < 0.1
    assert counts == [0, 0]


def test_the_screen_is_held_against_the_rules_of_today() -> None:
    assert DATA.read_bytes() == encoded(), "run python -m tests.games.tong_its.hands"
