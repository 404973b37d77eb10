"""The count over all deals: as other ways of counting have it, and as best play says."""

from fractions import Fraction
from itertools import combinations
from random import Random

import pytest

from hapag.games.house.hands import Fold
from hapag.games.three_card_poker import best, rival
from hapag.games.three_card_poker.best import LEAST, advice
from hapag.games.three_card_poker.odds import Spot, against, deck, figures, spots
from hapag.games.three_card_poker.ranking import hand
from hapag.games.three_card_poker.rules import Play, ThreeCardPoker, verdict
from hapag.games.words import Words
from hapag.kernel import see
from hapag.odds import Figures
from tests.games.three_card_poker.driver import dealt


@pytest.fixture(scope="module")
def counted() -> Figures:
    return figures()


@pytest.fixture(scope="module")
def found() -> list[Spot]:
    return spots()


def test_every_deal_is_counted_once(found: list[Spot]) -> None:
    assert {sum(spot.ways.values()) for spot in found} == {18_424}
    assert len(found) * 18_424 == 407_170_400


def test_the_dealer_s_hands_are_settled_one_by_one_as_the_rules_do() -> None:
    for cards in Random(4).sample(deck().cards, 6):
        ways = dict.fromkeys(against(cards).ways, 0)
        for dealer in combinations([card for card in range(52) if card not in cards], 3):
            ways[verdict(hand(cards), hand(dealer))] += 1
        assert against(cards).ways == ways


def test_the_edge_and_what_else_is_published_of_it(counted: Figures) -> None:
    """The Wizard of Odds gives 3.37 % of the ante, 2.01 % of all that is staked, 1.64."""
    assert counted.ev_fraction == "-686689/20358520"
    assert counted.ev == float(Fraction(-686689, 20358520))
    assert (round(100 * -counted.ev, 4), round(100 * counted.element_of_risk, 2)) == (3.3730, 2.01)
    assert round(counted.sd, 2) == 1.64
    assert all(source.agrees() for source in counted.sources)


def test_playing_from_queen_six_four_up_is_best_for_each_hand_by_itself(found: list[Spot]) -> None:
    assert len(found) == len(deck().cards)
    for spot in found:
        assert spot.is_worth_it() == (spot.hand >= LEAST)


def test_how_often_best_play_plays(counted: Figures) -> None:
    played = sum(hand(cards) >= LEAST for cards in deck().cards) / 22_100
    often = {each.name.code: each.often for each in counted.decisions}
    assert often["verb-play"] == pytest.approx(played)
    assert often["verb-fold"] == pytest.approx(1 - played)
    assert counted.staked == pytest.approx(1 + played)


def test_simpler_play_costs_what_is_known_of_it(counted: Figures) -> None:
    """Playing every queen loses 3.45 % (John Grochowski), playing everything 7.65 % (Wizard of Odds)."""
    lost = {each.name.code: 100 * (each.cost - counted.ev) for each in counted.costs}
    assert round(lost["way-queen"], 2) == 3.45
    assert round(lost["way-always"], 2) == 7.65
    assert lost["way-pair"] > lost["way-ace"] > lost["way-always"]


# The Hint


@pytest.mark.parametrize(
    ("cards", "move", "why"),
    [
        ("Qc 6d 4h", Play(), "hint-less"),
        ("Qc 6d 3h", Fold(), "hint-fold"),
        ("Kc Qd 2h", Play(), "hint-less"),
        ("9c 9d 4h", Play(), "hint-win"),
        ("7c 5d 2h", Fold(), "hint-fold"),
    ],
)
def test_a_hint_says_what_the_count_says(cards: str, move: object, why: str) -> None:
    said = advice(see(dealt(cards, "As Ks 8s").state, 0))
    assert (said.move, said.why.code) == (move, why)
    assert said.ev["fold"] == -1
    assert (said.ev["play"] > -1) == (said.move == Play())


def test_a_hint_names_the_hand_and_says_why() -> None:
    said = advice(see(dealt("Qc 6d 3h", "As Kd 9c").state, 0))
    assert Words(ThreeCardPoker).text(said.why) == (
        "You have high card queen, six, and three, which is below queen-six-four: "
        "played, it loses more on average than the ante."
    )


def test_the_strongest_companion_plays_best_play() -> None:
    for cards in ("Qc 6d 4h", "Qc 6d 3h"):
        seen = see(dealt(cards, "As Ks 8s").state, 0)
        assert rival.LEVELS["hard"](seen, Random(1)) == best.best(seen)
