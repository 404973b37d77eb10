"""The worked cases of Ultimate Texas Hold'em, as data."""

from pathlib import Path
from typing import Any

import pytest
import yaml

from hapag.games.ultimate_holdem.judge import ASKS, judge
from hapag.games.ultimate_holdem.rules import UltimateHoldem, qualifies
from hapag.kernel import Illegal, NoOptions, check
from hapag.kernel.judging import case_of
from hapag.kernel.notation import read, show
from hapag.pieces import Pieces
from hapag.ranking import category
from tests.games.house.driver import Table
from tests.games.ultimate_holdem.driver import dealt, settled

CASES: list[dict[str, Any]] = yaml.safe_load(Path("tests/cases/ultimate-holdem.yaml").read_text("utf-8"))
SETTLED = [case for case in CASES if "player" in case["given"]]
ATTEMPTS = [case for case in CASES if "attempts" in case["given"]]
LATE = [case for case in CASES if "event" in case["given"]]


def ids(case: dict[str, Any]) -> str:
    return str(case["id"])


def test_every_case_is_read() -> None:
    assert len(CASES) == len(SETTLED) + len(ATTEMPTS) + len(LATE) == 15


def named(table: UltimateHoldem, cards: Pieces) -> str:
    return {"trips": "three of a kind", "quads": "four of a kind"}.get(
        code := category(table.strength(cards)), code.replace("-", " ")
    )


@pytest.mark.parametrize("case", SETTLED, ids=ids)
def test_hands_settle_as_in_the_worked_case(case: dict[str, Any]) -> None:
    given, expected = case["given"], case["expect"]
    table = settled(given["player"], given["dealer"], given["board"], given["play"], given["ante"])
    state = table.state
    player = state.places[0].shown or state.places[0].hand
    assert {
        "net": table.net,
        "dealer_qualifies": qualifies(state.strength(state.dealer.up)),
        "player_hand": named(state, player),
        "dealer_hand": named(state, state.dealer.up),
    } == expected


@pytest.mark.parametrize("case", SETTLED, ids=ids)
def test_the_referee_settles_as_in_the_worked_case(case: dict[str, Any]) -> None:
    given = case["given"]
    hand = f"{given['player']} {given['play'].replace('fold', 'folded')}"
    asked = case_of(
        UltimateHoldem, ASKS, [hand], NoOptions(), board=given["board"], dealer=given["dealer"], stake=given["ante"]
    )
    (line,) = judge(asked).lines
    assert line.score == case["expect"]["net"]


def at(phase: str) -> Table[UltimateHoldem]:
    """Return a table of one seat that has only checked so far."""
    checks = ["preflop", "flop", "river"].index(phase)
    return dealt("Ac Kd", "Qs Jh", "2c 5d 7h 9s 3d").play(*["check"] * checks)


@pytest.mark.parametrize("case", ATTEMPTS, ids=ids)
def test_attempts_are_legal_or_not_as_in_the_worked_case(case: dict[str, Any]) -> None:
    table = at(case["given"]["phase"])
    assert {move: is_legal(table, move) for move in case["given"]["attempts"]} == case["expect"]["legal"]


def is_legal(table: Table[UltimateHoldem], move: str) -> bool:
    try:
        check(table.state, 0, read(move, UltimateHoldem))
    except Illegal:
        return False
    return True


@pytest.mark.parametrize("case", LATE, ids=ids)
def test_the_clock_decides_as_in_the_worked_case(case: dict[str, Any]) -> None:
    fallbacks = [at(phase).state.fallback(0) for phase in case["given"]["phases"]]
    assert [show(move, UltimateHoldem.names) for move in fallbacks] == case["expect"]["actions"]
