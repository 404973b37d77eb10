"""The routine that arranges: always valid, fast, from the own cards only, and hardly to be improved."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from itertools import combinations
from random import Random
from time import process_time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hapag.games.pai_gow_poker.arrange import LOWS, ONE, arranged, figures, kinds, moved, worth
from hapag.games.pai_gow_poker.figures import deal
from hapag.games.pai_gow_poker.hands import strengths, why_foul
from hapag.games.pai_gow_poker.ranking import JOKER, high, keys, low
from hapag.games.pai_gow_poker.rival import LEVELS, best_five
from hapag.games.pai_gow_poker.rules import PaiGowPoker
from hapag.kernel import NoOptions, see, view
from hapag.kernel.worlds import world
from hapag.pieces import Pieces, tidy, without
from hapag.rivals import random_rival
from tests.games.pai_gow_poker.driver import DECK, pile
from tests.games.paired import gain, lead, states

hands = st.lists(st.sampled_from(DECK), min_size=7, max_size=7, unique=True).map(lambda cards: tidy(tuple(cards)))
HARD, EASY = LEVELS["hard"], LEVELS["easy"]


@settings(deadline=None)
@given(hands, st.booleans())
def test_every_hand_is_arranged_validly_with_all_of_its_cards(hand: Pieces, banks: bool) -> None:
    lower, higher = arranged(hand, banks=banks)
    assert (len(lower), len(higher)) == (2, 5)
    assert tidy(lower + higher) == hand
    assert why_foul(strengths((lower, higher))) is None
    assert arranged(tuple(reversed(hand)), banks=banks) == (lower, higher), "the order dealt is of no matter"


@settings(deadline=None)
@given(hands)
def test_the_best_five_as_high_are_always_valid(hand: Pieces) -> None:
    lower, higher = best_five(hand)
    assert why_foul(strengths((lower, higher))) is None
    assert high(higher) == high(hand)


@settings(deadline=None)
@given(hands, st.booleans())
def test_no_valid_split_is_worth_more_by_the_figures(hand: Pieces, banks: bool) -> None:
    role, held = figures("banker" if banks else "player"), kinds(hand)
    splits = [(low(pair), high(without(hand, pair))) for pair in combinations(hand, 2)]
    best = max(worth(role, held, lower, higher) for lower, higher in splits if higher >= lower)
    lower, higher = strengths(arranged(hand, banks=banks))
    assert worth(role, held, lower, higher) == best


def test_a_hand_is_arranged_in_less_than_five_milliseconds() -> None:
    dealt = [tidy((*Random(seed).sample(DECK[:52], 6), DECK[JOKER])) for seed in range(50)]
    arranged(dealt[0], banks=False)
    start = process_time()
    for hand in dealt:
        arranged(hand, banks=True)
    assert (process_time() - start) / len(dealt) < 0.005


def test_known_hands_are_arranged_as_anybody_would() -> None:
    assert set(arranged(pile("Ac Ad Kh Ks 9c 5d 3s"), banks=False)[0]) == set(pile("Kh Ks"))
    assert set(arranged(pile("9c 9d 7h 7s 5c 5d 2s"), banks=False)[0]) == set(pile("9c 9d"))
    assert set(arranged(pile("Ac Ad Ah As Jk Kc Kd"), banks=True)[0]) == set(pile("Kc Kd"))
    assert high(arranged(pile("Ac Kd Jh 9s 7c 4d 2h"), banks=False)[1]) == high(pile("Ac 9s 7c 4d 2h"))


def some(count: int) -> list[Pieces]:
    return [tidy(tuple(Random(f"{count} {number}").sample(DECK, 7))) for number in range(count)]


@pytest.mark.parametrize("banks", [False, True])
def test_the_figures_are_those_of_hands_arranged_by_the_routine_itself(banks: bool) -> None:
    """On hands that they were not measured on: what a low or a high beats, within what chance allows."""
    role = figures("banker" if banks else "player")
    side = bisect_right if banks else bisect_left
    others = [strengths(arranged(hand, banks=not banks)) for hand in some(3000)]
    lows, highs = sorted(lower for lower, _ in others), sorted(keys()[higher] for _, higher in others)
    for values, marks, curve in ((lows, LOWS, role.low[0]), (highs, role.marks, role.high[0])):
        away = [abs(side(values, mark) / len(values) - chance / ONE) for mark, chance in zip(marks, curve, strict=True)]
        assert max(away) < 0.035, "four standard errors"


def test_own_cards_move_the_chances_as_far_as_they_should() -> None:
    """With the joker and two aces in my hand, an ace-king low is beaten less often: by counting hands without them."""
    mine = pile("Jk Ac Ad Kd 9h 6s 2c")
    role, place = figures("player"), LOWS.index(low(pile("Ah Kc")))
    rest = without(DECK, mine)
    others = [tidy(tuple(Random(number).sample(rest, 7))) for number in range(3000)]
    counted = sum(low(arranged(hand, banks=True)[0]) < LOWS[place] for hand in others) / len(others)
    told = moved(role.low, kinds(mine), place) / ONE
    assert abs(told - counted) < 0.03
    assert told - role.low[0][place] / ONE > 0.02


def test_it_beats_best_five_as_high_by_a_third_of_a_point_a_round() -> None:
    """Paired deals: the same cards against the same opponent, arranged both ways."""
    for banks in (False, True):
        mean, half = gain(PaiGowPoker, HARD, EASY, HARD, banks=banks, deals=400)
        assert mean - half > 0.25, f"{mean:.3f} ± {half:.3f}"
    mean, half = lead(PaiGowPoker, HARD, EASY, 400)
    assert mean - half > 0.3, f"{mean:.3f} ± {half:.3f}"


def test_it_beats_random_play_by_half_a_point_a_round() -> None:
    mean, half = lead(PaiGowPoker, HARD, random_rival, 300)
    assert mean - half > 0.4, f"{mean:.3f} ± {half:.3f}"


@pytest.mark.parametrize("level", LEVELS)
def test_what_others_hold_makes_no_difference(level: str) -> None:
    for seed, state in states(PaiGowPoker, 10):
        seen = see(state, 1)
        other = world(seen, PaiGowPoker.packs(NoOptions(), 2), Random(seed))
        assert view(other, 1) == seen.round
        assert LEVELS[level](see(other, 1), Random(1)) == LEVELS[level](seen, Random(1))


def test_the_builder_ranks_hands_as_the_rules_do() -> None:
    """The figures are measured with its own arithmetic for many hands at once."""
    dealt = deal(300, 5)
    assert dealt.valid.any(axis=1).all()
    assert set(dealt.highs[dealt.valid].tolist()) <= set(keys())
    assert int(dealt.kinds.sum()) == 300 * 7
