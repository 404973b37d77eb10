"""The worked cases of Let It Ride, as data."""

from pathlib import Path
from typing import Any

import pytest
import yaml

from hapag.games.let_it_ride.judge import ASKS, judge
from hapag.games.let_it_ride.rules import BETS, LetItRide, Withdraw
from hapag.kernel import Illegal, NoOptions, check, owing
from hapag.kernel.judging import case_of
from tests.games.let_it_ride.driver import dealt, dealt_many

CASES: list[dict[str, Any]] = yaml.safe_load(Path("tests/cases/let-it-ride.yaml").read_text("utf-8"))
SETTLED = [case for case in CASES if "hole" in case["given"]]
SEEN = [case for case in CASES if "phase" in case["given"]]
ATTEMPTS = [case for case in CASES if "attempt" in case["given"]]


def ids(case: dict[str, Any]) -> str:
    return str(case["id"])


def test_every_case_is_read() -> None:
    assert len(CASES) == len(SETTLED) + len(SEEN) + len(ATTEMPTS) == 12


@pytest.mark.parametrize("case", SETTLED, ids=ids)
def test_hands_settle_as_in_the_worked_case(case: dict[str, Any]) -> None:
    given, expected = case["given"], case["expect"]
    table = dealt(given["hole"], given["shared"], given["stake_each"]).play(given["first"], given["second"])
    up = [(bet, stake, outcome) for bet, stake, outcome, _ in table.lines if outcome != "withdrawn"]
    assert len(up) == expected["stakes_left"]
    assert {LetItRide.pays[bet][outcome] for bet, _, outcome in up} == {(expected["odds"], 1)}
    assert table.net == expected["net"]


@pytest.mark.parametrize("case", SETTLED, ids=ids)
def test_the_referee_settles_as_in_the_worked_case(case: dict[str, Any]) -> None:
    given = case["given"]
    marks = [f"withdrew-{n}" for n, step in enumerate(("first", "second"), 1) if given[step] == "withdraw"]
    hand = " ".join([given["hole"], *marks])
    asked = case_of(LetItRide, ASKS, [hand], NoOptions(), board=given["shared"], stake=given["stake_each"])
    assert [line.score for line in judge(asked).lines] == [case["expect"]["net"]]


@pytest.mark.parametrize("case", SEEN, ids=ids)
def test_the_shared_card_waits_for_all_as_in_the_worked_case(case: dict[str, Any]) -> None:
    table = dealt_many(["Tc Td 4h", "9c 9d 3h"], "7s 2c").play("ride")
    assert (case["given"]["A"], case["given"]["B"]) == ("decided", "thinking")
    assert owing(table.state) == (1,)
    assert bool(table.state.shared) == case["expect"]["first_shared_card_shown"]
    assert table.play("ride").text(table.state.shared) == "7s"


@pytest.mark.parametrize("case", ATTEMPTS, ids=ids)
def test_a_withdrawal_is_final_as_in_the_worked_case(case: dict[str, Any]) -> None:
    """No move puts a stake back: the next decision is about the second stake, and what is withdrawn is settled."""
    assert case["expect"] == {"legal": False}
    table = dealt("9c 5d 4h", "9s 5c").play("withdraw")
    first = table.state.bet(0, BETS[0])
    assert (first.outcome, table.state.purses) == ("withdrawn", (960,))
    table.play("ride")
    assert table.state.bet(0, BETS[0]) == first
    with pytest.raises(Illegal, match="round-over"):
        check(table.state, 0, Withdraw())
