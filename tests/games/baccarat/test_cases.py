"""The worked cases of Baccarat, as data: the cards of both sides and what comes of every bet."""

from pathlib import Path
from typing import Any

import pytest
import yaml

from hapag.games.baccarat.rules import Baccarat, outcome
from tests.games.house.driver import Table

CASES: list[dict[str, Any]] = yaml.safe_load(Path("tests/cases/baccarat.yaml").read_text("utf-8"))
DEALT = [case for case in CASES if "next_cards" in case["given"]]
SETTLED = [case for case in CASES if "bet" in case["given"]]


def ids(case: dict[str, Any]) -> str:
    return str(case["id"])


def test_no_case_is_left_out() -> None:
    assert len(DEALT) + len(SETTLED) == len(CASES)


@pytest.mark.parametrize("case", DEALT, ids=ids)
def test_cards_are_drawn_and_bets_settled_as_in_the_worked_case(case: dict[str, Any]) -> None:
    given, expected = case["given"], case["expect"]
    table = Table(Baccarat, f"{given['player']} {given['banker']} {given['next_cards']}", 3)
    table.play("bet player 20", "bet banker 20", "bet tie 20")
    state = table.state
    assert (table.text(state.player.cards), state.player.total) == (expected["player_final"], expected["player_total"])
    assert (table.text(state.banker.cards), state.banker.total) == (expected["banker_final"], expected["banker_total"])
    assert state.ending() == expected["result"]
    assert dict(zip(("player", "banker", "tie"), state.score(), strict=True)) == expected["net_on_20"]


@pytest.mark.parametrize("case", SETTLED, ids=ids)
def test_bets_pay_as_in_the_worked_case(case: dict[str, Any]) -> None:
    given, expected = case["given"], case["expect"]["net"]
    odds = Baccarat.pays[given["bet"]][outcome(given["bet"], given["result"])]
    if "stakes" in given:
        assert [odds.on(stake) for stake in given["stakes"]] == expected
    else:
        assert odds.on(given["stake"]) == expected
