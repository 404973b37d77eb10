"""The worked cases of Three Card Poker, as data."""

from pathlib import Path
from typing import Any

import pytest
import yaml

from hapag.games.three_card_poker.judge import ASKS, judge
from hapag.games.three_card_poker.ranking import hand
from hapag.games.three_card_poker.rules import QUALIFIES, ThreeCardPoker
from hapag.kernel import NoOptions
from hapag.kernel.judging import case_of
from tests.games.three_card_poker.driver import dealt, worth

CASES: list[dict[str, Any]] = yaml.safe_load(Path("tests/cases/three-card-poker.yaml").read_text("utf-8"))


def test_every_case_is_one_hand_that_was_played() -> None:
    assert len(CASES) == 14
    assert all(set(case["given"]) == {"ante", "player", "dealer", "decision"} for case in CASES)


@pytest.mark.parametrize("case", CASES, ids=lambda case: str(case["id"]))
def test_hands_settle_as_in_the_worked_case(case: dict[str, Any]) -> None:
    given, expected = case["given"], case["expect"]
    table = dealt(given["player"], given["dealer"], given["ante"]).play(given["decision"])
    assert table.net == expected["net"]
    assert worth(given["player"]).code.replace("-", " ") == expected["player_category"]
    assert (hand(table.state.dealer.up) >= QUALIFIES) == expected["dealer_qualifies"]
    assert table.state.ending() == ("dealer-qualified" if expected["dealer_qualifies"] else "dealer-unqualified")


@pytest.mark.parametrize("case", CASES, ids=lambda case: str(case["id"]))
def test_the_referee_settles_as_in_the_worked_case(case: dict[str, Any]) -> None:
    given, expected = case["given"], case["expect"]
    asked = case_of(ThreeCardPoker, ASKS, [given["player"]], NoOptions(), dealer=given["dealer"], stake=given["ante"])
    verdict = judge(asked)
    assert [line.score for line in verdict.lines] == [expected["net"]]
    qualifies = "judge-dealer-qualified" if expected["dealer_qualifies"] else "judge-dealer-unqualified"
    assert [note.code for note in verdict.notes] == [qualifies]
