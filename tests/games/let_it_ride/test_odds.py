"""The count over all deals: as another way of counting has it, and as best play says."""

from collections import Counter
from fractions import Fraction
from math import comb
from random import Random

import pytest

from hapag.games.let_it_ride import best, rival
from hapag.games.let_it_ride.best import LISTS, advice, fitting, net, ride_worth
from hapag.games.let_it_ride.odds import (
    FIFTHS,
    FOURTHS,
    HANDS,
    RULES,
    Plan,
    Start,
    always_way,
    figures,
    never_way,
    starts,
    total,
)
from hapag.games.let_it_ride.rules import HAND_PAYS, LetItRide, Ride, Withdraw
from hapag.games.words import Words
from hapag.kernel import see
from hapag.odds import Figures
from hapag.pieces import CARDS
from tests.games.let_it_ride.driver import dealt


@pytest.fixture(scope="module")
def counted() -> Figures:
    return figures()


@pytest.fixture(scope="module")
def found() -> list[Start]:
    return starts()


def pile(text: str) -> tuple[int, ...]:
    return tuple([CARDS.read(name) for name in text.split()])


def test_every_deal_is_counted_once(found: list[Start]) -> None:
    assert len(found) == 1755
    assert sum(start.ways for start in found) == HANDS == 22_100
    assert {start.nets.shape for start in found} == {(FOURTHS, FIFTHS)} == {(49, 48)}


def test_what_a_start_nets_is_what_the_rules_pay(found: list[Start]) -> None:
    for start in Random(3).sample(found, 4):
        for row in Random(4).sample(range(FOURTHS), 4):
            fourth = start.fourths[row]
            fifths = [card for card in start.fourths if card != fourth]
            assert start.nets[row].tolist() == [net((*start.cards, fourth, fifth)) for fifth in fifths]


def test_the_edge_and_what_else_is_published_of_it(counted: Figures) -> None:
    """The Wizard of Odds gives 3.51 % of a stake and 5.17, John Grochowski 2.85 % of all that is left up, 1.23 stakes."""
    assert counted.ev_fraction == "-37963/1082900"
    assert counted.ev == float(Fraction(-37963, 1082900))
    assert (round(100 * -counted.ev, 4), round(100 * counted.element_of_risk, 2)) == (3.5057, 2.85)
    assert (round(counted.sd, 2), round(counted.staked, 2)) == (5.17, 1.23)
    assert all(source.agrees() for source in counted.sources)


def test_a_first_stake_rides_with_the_hands_of_the_list_and_no_others(found: list[Start]) -> None:
    for start in found:
        assert (fitting(start.cards) is not None) == (start.first() >= 0)
        assert start.first() != 0


def test_a_second_stake_rides_with_the_hands_of_the_list_and_no_others(found: list[Start]) -> None:
    for start in found:
        for fourth, nets in zip(start.fourths, start.second().tolist(), strict=True):
            assert (fitting((*start.cards, fourth)) is not None) == (nets >= 0)


def test_it_makes_no_difference_only_with_what_the_words_say(found: list[Start]) -> None:
    """Four in a row without a high card, and four high cards that are neither open nor of one suit."""
    idle: Counter[str | None] = Counter()
    for start in found:
        for fourth, nets in zip(start.fourths, start.second().tolist(), strict=True):
            four = (*start.cards, fourth)
            if nets == 0:
                idle[fitting(four)] += 1
                assert best.high_cards(four) in (0, 4)
            elif fitting(four) == "open":
                assert best.high_cards(four) > 0
    assert set(idle) == {"open", "high"}


def test_withdrawing_what_makes_no_difference_leaves_the_edge(found: list[Start], counted: Figures) -> None:
    """Then 2.86 % of all that is left up, and 5.16."""
    edge = total(found, lambda start: Plan(first=start.first() > 0, second=start.second() > 0)).edge()
    assert edge.ev_fraction == counted.ev_fraction
    assert (round(100 * edge.element_of_risk, 2), round(edge.sd, 2)) == (2.86, 5.16)


HANDS_OF_FIVE = {
    "royal-flush": 4,
    "straight-flush": 36,
    "quads": 624,
    "full-house": 3_744,
    "flush": 5_108,
    "straight": 10_200,
    "trips": 54_912,
    "two-pair": 123_552,
    "pair": 1_098_240 * 5 // 13,
}
"""How many of the 2,598,960 hands of five there are of each kind that pays, as every book on poker has it."""


def test_the_third_stake_loses_what_follows_from_how_often_hands_of_five_fall(found: list[Start]) -> None:
    hands = comb(52, 5)
    won = sum(HAND_PAYS[kind].win * count for kind, count in HANDS_OF_FIVE.items())
    lost = hands - sum(HANDS_OF_FIVE.values())
    third, both = [total(found, way).mean() for way in (never_way, always_way)]
    assert third == Fraction(won - lost, hands)
    assert both == 3 * third


def test_simpler_play_costs_more(counted: Figures) -> None:
    costs = {each.name.code: each.cost for each in counted.costs}
    assert 0 < costs["way-paid"] < costs["way-second"] < costs["way-never"] < costs["way-always"]


def test_decisions_are_as_often_as_the_lists_fit(counted: Figures, found: list[Start]) -> None:
    first = sum(start.ways for start in found if fitting(start.cards))
    often = {(each.name.code, each.name.args["number"]): each.often for each in counted.decisions}
    assert often["decision-ride", 1] == pytest.approx(first / HANDS)
    assert often["decision-ride", 1] + often["decision-withdraw", 1] == pytest.approx(1)
    assert often["decision-ride", 2] + often["decision-withdraw", 2] == pytest.approx(1)
    assert counted.staked == pytest.approx(1 + often["decision-ride", 1] + often["decision-ride", 2])
    assert (round(100 * often["decision-ride", 1], 2), round(100 * often["decision-ride", 2], 2)) == (7.28, 15.93)


# The Hint


@pytest.mark.parametrize(
    ("cards", "why"),
    [
        ("Tc Td 4h", "paid"),
        ("2c 2d 2h", "paid"),
        ("9c 9d 4h", None),
        ("Tc Qc Ac", "royal"),
        ("Tc Qc Ad", None),
        ("3c 4c 5c", "run"),
        ("2c 3c 4c", None),
        ("Ac 2c 3c", None),
        ("7c 8c Tc", "gap"),
        ("7c 8c 5c", None),
        ("8c Tc Qc", "gaps"),
        ("8c 9c Qc", None),
        ("Kc Qc 9c", "gaps"),
        ("9c 9d 5h 5c", "paid"),
        ("Tc Td 4h 2s", "paid"),
        ("9c 9d 4h 2s", None),
        ("2c 7c 9c Kc", "flush"),
        ("2c 3d 4h 5s", "open"),
        ("Tc Jd Qh Ks", "open"),
        ("Ac 2d 3h 4s", None),
        ("Jc Qd Kh As", "high"),
        ("Tc Jd Kh As", "high"),
        ("9c Td Jh Ks", None),
        ("Tc Td Jh Ks", "paid"),
    ],
)
def test_the_lists_in_words_fit_these_hands(cards: str, why: str | None) -> None:
    assert fitting(pile(cards)) == why


def test_each_hand_of_the_lists_has_its_rule_in_words_and_its_hint() -> None:
    names = [f"{place}-{name}" for place, size in (("first", 3), ("second", 4)) for name in [*LISTS[size], "none"]]
    assert tuple(names) == RULES
    words = Words(LetItRide)
    assert all(words.has(f"hint-{name}") for size in (3, 4) for name in [*LISTS[size], "none"])


@pytest.mark.parametrize(
    ("cards", "moves", "move", "why"),
    [
        ("Tc Td 4h", [], Ride(), "hint-paid"),
        ("9c 9d 4h", [], Withdraw(), "hint-none"),
        ("9c 8d Th", ["withdraw"], Ride(), "hint-open"),
        ("9c 8d 2h", ["ride"], Withdraw(), "hint-none"),
    ],
)
def test_a_hint_says_what_the_stake_of_this_step_is_worth(cards: str, moves: list[str], move: object, why: str) -> None:
    said = advice(see(dealt(cards, "7s 3c").play(*moves).state, 0))
    assert (said.move, said.why.code) == (move, why)
    assert said.ev["withdraw"] == 0
    assert (said.ev["ride"] >= 0) == (said.move == Ride())


def test_what_a_stake_is_worth_is_what_the_count_says(found: list[Start]) -> None:
    for start in Random(5).sample(found, 3):
        assert ride_worth(start.cards) == pytest.approx(start.first() / (FOURTHS * FIFTHS))
        assert ride_worth((*start.cards, start.fourths[7])) == pytest.approx(int(start.second()[7]) / FIFTHS)


def test_the_strongest_companion_plays_best_play() -> None:
    for cards in ("Tc Td 4h", "9c 9d 4h"):
        seen = see(dealt(cards, "7s 3c").state, 0)
        assert rival.LEVELS["hard"](seen, Random(1)) == best.best(seen)
