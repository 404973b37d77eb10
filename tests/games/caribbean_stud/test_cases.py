"""The worked cases of Caribbean Stud, as data."""

from pathlib import Path
from typing import Any

import pytest
import yaml

from hapag.games.caribbean_stud.judge import ASKS, judge
from hapag.games.caribbean_stud.rules import CaribbeanStud, qualifying
from hapag.kernel import NoOptions, view
from hapag.kernel.judging import case_of
from hapag.ranking import five
from tests.games.caribbean_stud.driver import dealt, dealt_many

CASES: list[dict[str, Any]] = yaml.safe_load(Path("tests/cases/caribbean-stud.yaml").read_text("utf-8"))
SETTLED = [case for case in CASES if "player" in case["given"]]
SEEN = [case for case in CASES if "phase" in case["given"]]


def ids(case: dict[str, Any]) -> str:
    return str(case["id"])


def test_every_case_is_read() -> None:
    assert len(CASES) == len(SETTLED) + len(SEEN) == 13


@pytest.mark.parametrize("case", SETTLED, ids=ids)
def test_hands_settle_as_in_the_worked_case(case: dict[str, Any]) -> None:
    given, expected = case["given"], case["expect"]
    table = dealt(given["player"], given["dealer"], given["ante"]).play(given["decision"])
    assert table.net == expected["net"]
    assert (five(table.state.dealer.up) >= qualifying()) == expected["dealer_qualifies"]
    assert table.state.ending() == f"dealer-{'' if expected['dealer_qualifies'] else 'un'}qualified"


@pytest.mark.parametrize("case", SETTLED, ids=ids)
def test_the_referee_settles_as_in_the_worked_case(case: dict[str, Any]) -> None:
    given = case["given"]
    asked = case_of(CaribbeanStud, ASKS, [given["player"]], NoOptions(), dealer=given["dealer"], stake=given["ante"])
    (line,) = judge(asked).lines
    assert line.score == case["expect"]["net"]


@pytest.mark.parametrize("case", SEEN, ids=ids)
def test_before_decisions_a_seat_sees_what_the_worked_case_says(case: dict[str, Any]) -> None:
    assert case["expect"] == {
        "sees": ["own five cards", "one dealer card"],
        "hidden": ["four dealer cards", "other seats' cards"],
    }
    table = dealt_many(["Kc Kd 9h 5s 2c", "2d 3d 4h 6s 8c"], "Ad Qs Jh 9c 3c")
    seen = view(table.state, 0)
    assert sorted(table.text(seen.places[0].hand).split()) == ["2c", "5s", "9h", "Kc", "Kd"]
    assert table.text(seen.dealer.up) == "Ad"
    assert seen.dealer.down == (-1,) * 4
    assert seen.places[1].hand == (-1,) * 5
    assert seen.places[1].shown == seen.deck == ()
