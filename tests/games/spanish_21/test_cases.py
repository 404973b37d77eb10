"""The worked cases of Spanish 21, as data: hands and dealer's cards become a deck, and the moves that lead there."""

from pathlib import Path
from typing import Any

import pytest
import yaml

from hapag.kernel import owing
from tests.games.spanish_21.driver import Round, dealt, dealt_many
from tests.games.twentyone.cases import deck_of, finish, ids

CASES: list[dict[str, Any]] = yaml.safe_load(Path("tests/cases/spanish-21.yaml").read_text("utf-8"))
SETTLED = [case for case in CASES if "hands" in case["given"]]
ATTEMPTS = [case for case in CASES if "attempt" in case["given"]]
DOUBLES = [case for case in CASES if "offered" in case["expect"]]
TABLES = [case for case in CASES if "other_player" in case["given"]]


def test_every_case_is_tried() -> None:
    assert len(SETTLED) + len(ATTEMPTS) + len(DOUBLES) + len(TABLES) == len(CASES)


@pytest.mark.parametrize("case", SETTLED, ids=ids)
def test_hands_settle_as_in_the_worked_case(case: dict[str, Any]) -> None:
    given, expected = case["given"], case["expect"]
    hands = given["hands"]
    table = Round(deck_of([hand["cards"].split() for hand in hands], given["dealer_cards_in_order"].split()))
    table.play(f"bet {given['stake']}")
    for place, hand in enumerate(hands):
        if place < len(hands) - 1:
            table.play("split")
        if owing(table.state):
            finish(table, place, hand)
    assert table.cards == [hand["cards"] for hand in hands]
    assert table.net == expected["net"]
    assert table.dealer == expected["dealer_final"]
    assert table.state.dealer.total == expected["dealer_total"]


@pytest.mark.parametrize("case", ATTEMPTS, ids=ids)
def test_attempts_are_legal_or_not_as_in_the_worked_case(case: dict[str, Any]) -> None:
    cards = case["given"]["hand"].split()
    table = dealt(" ".join(cards[:2]), "6c 9d", " ".join(cards[2:])).play(*["hit"] * (len(cards) - 2))
    assert table.cards == [case["given"]["hand"]]
    assert (case["given"]["attempt"] in table.open) == case["expect"]["legal"]


@pytest.mark.parametrize("case", DOUBLES, ids=ids)
def test_keep_and_rescue_are_offered_as_in_the_worked_case(case: dict[str, Any]) -> None:
    cards = case["given"]["hand"].split()
    table = dealt(" ".join(cards[:2]), "6c 9d", cards[2]).play("double")
    assert table.state.wagers[0].total == case["given"].get("total", 26)
    assert (sorted(table.open) if owing(table.state) else []) == case["expect"]["offered"]
    if "net_at_stake_20" in case["expect"]:
        assert table.net == case["expect"]["net_at_stake_20"]


@pytest.mark.parametrize("case", TABLES, ids=ids)
def test_a_dealer_natural_meets_the_seats_as_in_the_worked_case(case: dict[str, Any]) -> None:
    given, expected = case["given"], case["expect"]
    table = dealt_many([given["player"], given["other_player"]], f"{given['dealer_up']} {given['hole']}")
    assert table.state.score() == (expected["player_net_at_20"], expected["other_net_at_20"])
