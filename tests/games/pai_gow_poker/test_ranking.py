"""The order of hands: the joker, five aces, A-2-3-4-5, and how many hands there are of each kind."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, combinations_with_replacement, product
from math import factorial, prod

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hapag.games.pai_gow_poker.ranking import ACE, FIVE_ACES, JOKER, category, high, key, keys, low, ranks, scale
from hapag.ranking import describe, five, least, two
from tests.games.pai_gow_poker.driver import DECK, pile

RANKS = "23456789TJQKA"
STRAIGHTS = ["TJQKA", "A2345", "9TJQK", "89TJQ", "789TJ", "6789T", "56789", "45678", "34567", "23456"]
sevens = st.lists(st.sampled_from(DECK), min_size=7, max_size=7, unique=True)
with_joker = st.lists(st.sampled_from(DECK[:52]), min_size=4, max_size=4, unique=True).map(
    lambda cards: [*cards, JOKER]
)


def suited(ranks_: str, suits: str) -> int:
    return high(pile(" ".join(map("".join, zip(ranks_, suits, strict=True)))))


def test_straights_run_from_ten_to_ace_then_a_to_five_then_down() -> None:
    for suits in ("cdhsc", "hhhhh"):
        strengths = [suited(each, suits) for each in STRAIGHTS]
        assert strengths == sorted(strengths, reverse=True)
        assert len(set(strengths)) == 10


def test_categories_stand_in_their_order() -> None:
    hands = [
        "Ac Ad Ah As Jk", "Tc Jc Qc Kc Ac", "Ac 2c 3c 4c 5c", "9d Td Jd Qd Kd", "2c 2d 2h 2s 3c", "2c 2d 2h 3c 3d",
        "2c 3c 4c 5c 7c", "Tc Jd Qc Kc Ac", "2c 2d 2h 3c 4c", "2c 2d 3c 3d 4c", "2c 2d 3c 4c 5c", "2c 3d 4c 5c 7c",
    ]  # fmt: skip
    strengths = [high(pile(hand)) for hand in hands]
    assert strengths == sorted(strengths, reverse=True)
    assert len(set(strengths)) == len(hands)


@given(with_joker)
def test_a_joker_is_an_ace_or_completes_a_straight_or_a_flush(cards: list[int]) -> None:
    """By the letter of the rule, every card tried."""
    real = cards[:4]
    readings = [(card, scale().order[five([*real, card])]) for card in range(52) if card not in real]
    allowed = [s for card, s in readings if card >> 2 == ACE or category(s) in ("straight", "flush", "straight-flush")]
    assert high(cards) == (FIVE_ACES if all(card >> 2 == ACE for card in real) else max(allowed))


@given(sevens)
def test_the_best_of_seven_is_the_best_of_its_fives(cards: list[int]) -> None:
    assert high(cards) == max(map(high, combinations(cards, 5)))


@pytest.mark.parametrize("suits", ["ccccccd", "cdhscdh"])
def test_a_to_five_is_not_passed_over_where_a_six_lies_with_it(suits: str) -> None:
    """5: A-2-3-4-5 beats 2-3-4-5-6, suited or not, with the joker in it too."""
    assert suited("A234562", suits) == suited("A2345", suits[:5])
    cards = pile(" ".join(map("".join, zip("A23456", suits, strict=False))))
    assert high([*[card for card in cards if card >> 2 != 0], JOKER]) == suited("A2345", suits[:5])


def test_a_joker_in_the_low_hand_is_an_ace() -> None:
    assert low(pile("Jk As")) == low(pile("Ac Ad")) == max(low(pair) for pair in combinations(DECK, 2))
    assert low(pile("Jk Kd")) == low(pile("Ac Kd")) < low(pile("2c 2d"))
    assert len({low(pair) for pair in combinations(DECK, 2)}) == 91


def test_only_straights_leave_the_common_order() -> None:
    order = scale().order
    assert sorted(order) == list(range(FIVE_ACES))
    moved = [strength for strength in range(FIVE_ACES) if order[strength] != strength]
    assert {describe(strength).code for strength in moved} == {"straight", "straight-flush"}
    assert order[two((0, 1))] == two((0, 1))


def test_keys_grow_with_the_strength() -> None:
    assert list(keys()) == sorted(set(keys()))
    assert key(FIVE_ACES) == keys()[-1]
    assert ranks(FIVE_ACES) == (ACE,)
    assert category(least("pair", 0)) == "pair"


WANTED = {
    "five-aces": 1_128,
    "royal-flush": 26_132,
    "straight-flush": 184_832,
    "quads": 307_472,
    "full-house": 4_188_528,
    "flush": 6_172_088,
    "straight": 11_236_028,
    "trips": 7_470_676,
    "two-pair": 35_553_816,
    "pair": 64_221_960,
    "high-card": 24_780_420,
}


@pytest.mark.slow
@pytest.mark.timeout(2400)
def test_all_seven_card_hands_are_as_many_of_each_kind_as_counted_elsewhere() -> None:
    """154,143,080 hands, one of each class under renaming of suits, with as many hands as the class has."""
    royal, names = high(pile("Tc Jc Qc Kc Ac")), [category(strength) for strength in range(FIVE_ACES + 1)]
    found: Counter[str] = Counter()
    for joker in (False, True):
        for cards, count in classes(7 - joker):
            strength = high([*cards, JOKER] if joker else cards)
            found["royal-flush" if strength == royal else names[strength]] += count
    assert sum(found.values()) == 154_143_080
    assert found == WANTED


def classes(size: int) -> Iterator[tuple[list[int], int]]:
    """Yield hands of `size` cards that no renaming of suits makes equal, and how many hands are like each."""
    by_size = [[*combinations(range(13), n)] for n in range(size + 1)]
    for lengths in combinations_with_replacement(range(size, -1, -1), 4):
        if sum(lengths) != size:
            continue
        runs = [(length, lengths.count(length)) for length in dict.fromkeys(lengths)]
        for chosen in product(*[combinations_with_replacement(by_size[length], count) for length, count in runs]):
            suits = [ranks_ for run in chosen for ranks_ in run]
            alike = prod(factorial(each) for run in chosen for each in Counter(run).values())
            yield [4 * rank + suit for suit, ranks_ in enumerate(suits) for rank in ranks_], 24 // alike
