"""The order of three cards, each test named after the rule it holds."""

from collections import Counter
from itertools import combinations, pairwise

import pytest

from hapag.games.three_card_poker.ranking import ORDER, hand
from hapag.games.three_card_poker.rules import QUALIFIES, ThreeCardPoker
from hapag.games.words import Words
from tests.games.three_card_poker.driver import worth

WORDS = Words(ThreeCardPoker)


def test_the_rarer_category_is_the_stronger_one() -> None:
    counts = Counter(hand(cards).code for cards in combinations(range(52), 3))
    assert counts == {
        "high-card": 16_440,
        "pair": 3_744,
        "flush": 1_096,
        "straight": 720,
        "trips": 52,
        "straight-flush": 48,
    }
    assert [counts[code] for code in ORDER] == sorted(counts.values(), reverse=True)


def test_from_queen_three_two_up_the_dealer_qualifies_and_with_nothing_less() -> None:
    for cards in combinations(range(52), 3):
        found = hand(cards)
        assert (found >= QUALIFIES) == (found.code != "high-card" or max(cards) // 4 >= 10)


LADDER = (
    "5c 3d 2h",
    "Jc 9d 8h",
    "Jc Td 8h",
    "Qc 3d 2h",
    "Qc 6d 3h",
    "Qc 6d 4h",
    "Kc 4d 2h",
    "Ac Kd 2h",
    "Ac Kd Jh",
    "2c 2d 3h",
    "2c 2d Ah",
    "3c 3d 2h",
    "Ac Ad Kh",
    "2c 3c 5c",
    "Ac 3c 5c",
    "Ac Kc 2c",
    "Ac 2d 3h",
    "2c 3d 4h",
    "Jc Qd Kh",
    "Qc Kd Ah",
    "2c 2d 2h",
    "Ac Ad Ah",
    "Ac 2c 3c",
    "2c 3c 4c",
    "Qc Kc Ac",
)
"""Weakest first."""


@pytest.mark.parametrize(("lower", "higher"), list(pairwise(LADDER)))
def test_hands_beat_each_other_in_the_order_of_the_sheet(lower: str, higher: str) -> None:
    assert worth(lower) < worth(higher)


@pytest.mark.parametrize(("cards", "ranks"), [("3h Ac 2d", (1,)), ("Kc Ad Qh", (12,)), ("9c Jd Th", (9,))])
def test_a_straight_goes_by_its_top_card_and_ace_two_three_tops_at_three(cards: str, ranks: tuple[int, ...]) -> None:
    assert (worth(cards).code, worth(cards).ranks) == ("straight", ranks)


def test_king_ace_two_is_no_straight() -> None:
    assert worth("Kc Ad 2h").code == "high-card"
    assert worth("Kc Ac 2c").code == "flush"


def test_king_queen_jack_is_a_straight_in_every_order_of_its_cards() -> None:
    assert worth("Kc Qd Jh") == worth("Jh Kc Qd") == worth("Qd Jh Kc")
    assert worth("Kc Qd Jh").code == "straight"


def test_suits_decide_nothing() -> None:
    assert worth("Qc 3h 2s") == worth("Qs 3d 2c")
    assert worth("4c 5c 6c") == worth("4d 5d 6d")


@pytest.mark.parametrize(
    ("cards", "name", "full"),
    [
        ("Qc 6d 4h", "queen high", "high card queen, six, and four"),
        ("9c 9d Kh", "pair of nines", "pair of nines, with king"),
        ("Ac Kc 2c", "flush, ace high", "flush ace, king, and deuce"),
        ("Ac 2d 3h", "straight to the three", "straight to the three"),
        ("9c 9d 9h", "three nines", "three nines"),
        ("Qs Ks As", "straight flush to the ace", "straight flush to the ace"),
    ],
)
def test_a_hand_is_named_as_people_name_it(cards: str, name: str, full: str) -> None:
    assert WORDS.text(worth(cards).phrase()) == name
    assert WORDS.text(worth(cards).phrase(kickers=True)) == full
