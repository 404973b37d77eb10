"""Sections 0.2, 0.3 and 1 rule 12, hand by hand and against the slow reference."""

from __future__ import annotations

from itertools import combinations, permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hapag.ranking import CODES, Hand, OmahaBoard, category, describe, five, four, least, omaha, three, two
from tests.ranking.reference import Value, cards, of_best_five, of_four_and_blank, of_omaha, of_short_row

CLASSES = 9828

LADDER = [  # weakest to strongest, one or more of every category
    "2c 3d 4h 5s 7c",
    "2c 3d 4h 6s 7c",
    "Ac Qd Jh 9s 2c",
    "Ac Kd Jh 9s 2c",
    "2c 2d 3h 4s 5c",
    "2c 2d Kh Qs Jc",
    "2c 2d Ah 4s 3c",
    "3c 3d 2h 4s 5c",
    "3c 3d 2h 2s 4c",
    "3c 3d 2h 2s Ac",
    "Ac Ad 2h 2s 3c",
    "2c 2d 2h 3s 4c",
    "Ac Ad Ah Ks Qc",
    "Ac 2d 3h 4s 5c",
    "2c 3d 4h 5s 6c",
    "Tc Jd Qh Ks Ac",
    "2c 3c 4c 5c 7c",
    "Ac Kc Qc Jc 9c",
    "2c 2d 2h 3s 3c",
    "2c 2d 2h As Ac",
    "3c 3d 3h 2s 2c",
    "2c 2d 2h 2s 3c",
    "2c 2d 2h 2s Ac",
    "Ac 2c 3c 4c 5c",
    "2c 3c 4c 5c 6c",
    "Tc Jc Qc Kc Ac",
]


def rows(least_cards: int, most_cards: int) -> st.SearchStrategy[list[int]]:
    return st.lists(st.integers(0, 51), min_size=least_cards, max_size=most_cards, unique=True)


def value(strength: int) -> Value:
    hand = describe(strength)
    return CODES.index(hand.code), hand.ranks


def test_strengths_are_numbered_in_the_order_of_category_and_ranks() -> None:
    values = [value(strength) for strength in range(CLASSES)]
    assert values == sorted(set(values))
    with pytest.raises(ValueError, match="no such strength"):
        describe(CLASSES)
    with pytest.raises(ValueError, match="no such strength"):
        category(-1)


def test_hands_rank_from_high_card_to_straight_flush() -> None:
    strengths = [five(cards(hand)) for hand in LADDER]
    assert strengths == sorted(set(strengths))
    assert list(dict.fromkeys(map(category, strengths))) == list(CODES)
    assert strengths[-1] == CLASSES - 1


@given(rows(5, 7))
def test_best_five_of_n_is_the_best_of_all_fives(row: list[int]) -> None:
    assert value(five(row)) == of_best_five(row)
    assert five(row) == max(five(part) for part in combinations(row, 5))


@given(rows(4, 4))
def test_a_blank_fills_the_last_kicker_below_a_deuce(row: list[int]) -> None:
    assert value(four(row)) == of_four_and_blank(row)


@given(rows(3, 3))
def test_a_front_knows_high_card_pair_and_trips_only(row: list[int]) -> None:
    assert value(three(row)) == of_short_row(row)
    assert category(three(row)) in {"high-card", "pair", "trips"}


@given(rows(2, 2))
def test_two_cards_are_a_pair_or_a_high_card(row: list[int]) -> None:
    assert value(two(row)) == of_short_row(row)


@given(rows(7, 9))
def test_omaha_plays_exactly_two_and_exactly_three(row: list[int]) -> None:
    assert value(omaha(row[:4], row[4:])) == of_omaha(row[:4], row[4:])


@given(rows(15, 17))
def test_many_omaha_hands_on_one_board_are_worth_what_each_is(row: list[int]) -> None:
    board = OmahaBoard(row[12:])
    for at in (0, 4, 8, 0):
        assert board.rank(row[at : at + 4]) == omaha(row[at : at + 4], row[12:])


@given(rows(7, 7), st.permutations(range(4)))
def test_suits_never_break_ties(row: list[int], suits: list[int]) -> None:
    recoloured = [card // 4 * 4 + suits[card % 4] for card in row]
    assert five(row) == five(recoloured)
    assert omaha(row[:4], row[4:]) == omaha(recoloured[:4], recoloured[4:])


@given(rows(7, 7).flatmap(lambda row: st.tuples(st.just(row), st.permutations(row))))
def test_the_order_of_cards_never_matters(rows: tuple[list[int], list[int]]) -> None:
    assert five(rows[0]) == five(rows[1])


def test_the_wheel_is_the_lowest_straight() -> None:
    assert describe(five(cards("Ah 2c 3d 4d 5s"))) == Hand("straight", (3,))
    assert five(cards("Ah 2c 3d 4d 5s")) < five(cards("2h 3h 4h 5d 6h"))
    assert describe(five(cards("Ah 2c 3d 4d 5s 6h"))) == Hand("straight", (4,))
    assert describe(five(cards("Ah 2h 3h 4h 5h"))) == Hand("straight-flush", (3,))
    assert describe(five(cards("Ah 2h 3h 4h 5h Kd Kc"))) == Hand("straight-flush", (3,))


@pytest.mark.parametrize("row", ["Qc Kd Ah 2s 3c", "Jc Qd Kh As 2c", "Kc Ad 2h 3s 4c", "Kc Kd Ah 2s 3c 4c 9d"])
def test_nothing_wraps_round_the_ace(row: str) -> None:
    assert category(five(cards(row))) in {"high-card", "pair"}


def test_straight_and_flush_of_different_cards_are_no_straight_flush() -> None:
    assert describe(five(cards("4h 5h 6h 7h 8c Kh 2d"))) == Hand("flush", (11, 5, 4, 3, 2))
    assert describe(five(cards("2h 3h 4h 5h Ac 9h 6d"))) == Hand("flush", (7, 3, 2, 1, 0))


def test_a_lower_straight_flush_beats_the_higher_straight_and_the_higher_flush() -> None:
    assert describe(five(cards("4h 5h 6h 7h 8h 9c Ah"))) == Hand("straight-flush", (6,))


def test_the_best_two_of_three_pairs_play_with_the_best_kicker() -> None:
    assert describe(five(cards("9c 9d 5h 5s 2c 2d Kh"))) == Hand("two-pair", (7, 3, 11))
    assert describe(five(cards("9c 9d 5h 5s 4c 4d 2h"))) == Hand("two-pair", (7, 3, 2))


def test_two_trips_are_a_full_house() -> None:
    assert describe(five(cards("9c 9d 9h 5s 5c 5d 2h"))) == Hand("full-house", (7, 3))
    assert describe(five(cards("9c 9d 9h 5s 5c Ad Ah"))) == Hand("full-house", (7, 12))


def test_more_than_five_of_a_suit_play_the_highest_five() -> None:
    assert describe(five(cards("2s 4s 6s 8s Ts Qs As"))) == Hand("flush", (12, 10, 8, 6, 4))


@pytest.mark.parametrize("suit", "cdhs")
def test_every_suit_makes_flushes(suit: str) -> None:
    row = cards(" ".join(rank + suit for rank in "A9742"))
    for size in (0, 1, 2):
        others = [card for card in range(52) if card % 4 != row[0] % 4][:size]
        assert describe(five([*others, *row])) == Hand("flush", (12, 7, 5, 2, 0))


def test_a_board_of_five_ties_whoever_cannot_better_it() -> None:
    board = "Ah Kd Qc Js Th"
    assert five(cards(board)) == five(cards(f"{board} 9s")) == five(cards(f"{board} 2c 2d"))


def test_a_royal_flush_is_the_highest_straight_flush_by_another_name() -> None:
    royal = describe(five(cards("Ts Js Qs Ks As")))
    assert (royal.code, royal.name) == ("straight-flush", "royal-flush")
    assert describe(five(cards("9s Ts Js Qs Ks"))).name == "straight-flush"
    assert describe(five(cards("Tc Js Qs Ks As"))).name == "straight"


def test_kings_over_tens_can_be_announced() -> None:
    assert describe(five(cards("Kc Kd Kh Ts Tc"))) == Hand("full-house", (11, 8))


def test_the_blank_makes_no_straight_and_no_flush() -> None:
    for row in ("2c 3c 4c 5c", "Ah Kh Qh Jh", "Ah 2h 3h 4h"):
        assert category(four(cards(row))) == "high-card"


def test_the_blank_ranks_between_nothing_and_a_deuce() -> None:
    assert three(cards("Kc Kd 7s")) < four(cards("Kc Kd 7s 2h")) < five(cards("Kc Kd 7s 3h 2h"))
    assert four(cards("Kc Kd 7s 7h")) < five(cards("Ks Kh 7c 7d 2d"))
    assert four(cards("8c 8d 8h 8s")) < five(cards("8c 8d 8h 8s 2c"))
    assert four(cards("8c 8d 8h 7s")) > five(cards("8c 8d 8h 6s 5c"))


def test_a_blank_ties_a_blank() -> None:
    assert four(cards("Kc 7d 2s Kh")) == four(cards("Kc 7d 2s Kd"))


def test_a_shorter_row_that_runs_out_level_is_weaker() -> None:
    assert three(cards("As Kd Qc")) < five(cards("Ah Kc Qd Js 9c"))
    assert three(cards("As Kd Qc")) > five(cards("Ah Kc Js 9c 8d"))
    assert three(cards("9s 9d Ah")) > five(cards("9c 9h Kd Qs Jc"))
    assert two(cards("Ks Kd")) < five(cards("Kh Kc 4d 3s 2c"))
    assert two(cards("As Kd")) < three(cards("Ah Kc 2d"))


def test_omaha_needs_two_hearts_in_hand_and_three_on_the_board() -> None:
    assert category(omaha(cards("Ah Qs Jd 8c"), cards("2h 5h 9h Kh 3c"))) == "high-card"
    assert category(omaha(cards("Ah Qh Jh 8h"), cards("2h 5h 9s Kc 3c"))) == "high-card"
    assert describe(omaha(cards("Ah Qh Jh 8h"), cards("2h 5h 9h Kc 3c"))) == Hand("flush", (12, 10, 7, 3, 0))
    assert category(omaha(cards("2c 3d 4h 5c"), cards("9s 9c 9d 9h Ks"))) == "trips"


def test_omaha_is_ranked_from_the_flop_on() -> None:
    hand, board = cards("As Ks 2c 2d"), cards("Qs Js Ts 2h 3d")
    assert [category(omaha(hand, board[:seen])) for seen in (3, 4, 5)] == ["straight-flush"] * 3


def test_thresholds_name_the_weakest_hand_that_qualifies() -> None:
    assert five(cards("2c 2d 3h 4s 5c")) >= least("pair") > five(cards("Ac Kd Qh Js 9c"))
    assert five(cards("Tc Td 2h 3s 4c")) >= least("pair", 8) > five(cards("9c 9d Ah Ks Qc"))
    assert five(cards("Ac Kd 4h 3s 2c")) >= least("high-card", 12, 11) > five(cards("Ac Qd Jh Ts 9c"))
    assert least("straight-flush", 12) == CLASSES - 1
    with pytest.raises(ValueError, match="not in tuple"):
        least("five-of-a-kind")


@pytest.mark.parametrize("bad", [-1, 52, -1001, 1000])
@pytest.mark.parametrize("place", range(7))
def test_a_back_or_no_card_is_refused_wherever_it_lies(bad: int, place: int) -> None:
    row = list(range(0, 49, 7))
    row[place] = bad
    with pytest.raises(ValueError, match="not all cards"):
        five(row)
    with pytest.raises(ValueError, match="not all cards"):
        omaha(row[:4], row[4:])


@pytest.mark.parametrize(("rank", "sizes"), [(five, (0, 4, 8)), (four, (3, 5)), (three, (2, 4)), (two, (1, 3))])
def test_a_row_of_the_wrong_length_is_refused(rank: object, sizes: tuple[int, ...]) -> None:
    assert callable(rank)
    for size in sizes:
        with pytest.raises(ValueError, match=r"of \d cards|values to unpack"):
            rank(range(size))


def test_omaha_refuses_a_hand_or_a_board_too_short() -> None:
    for hand, board in ((1, 5), (4, 2)):
        with pytest.raises(ValueError, match="three of"):
            omaha(range(hand), range(40, 40 + board))
    for short in ((1, 2), (1, 2, -1), (1, 2, 52)):
        with pytest.raises(ValueError, match=r"three of|not all cards"):
            OmahaBoard(short)


def test_every_order_of_one_hand_is_one_strength() -> None:
    assert len({five(row) for row in permutations(cards("Ah 2h 3h 4h 5h Kd"))}) == 1
