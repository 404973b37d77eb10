"""The worked cases of Pai Gow Tiles, run as data."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest
import yaml

from hapag.games.banker.table import ROWS
from hapag.games.pai_gow_tiles.rules import PaiGowTiles
from hapag.games.pai_gow_tiles.tiles import strength, value
from hapag.kernel import NoOptions, begin, play
from tests.games.pai_gow_tiles.driver import TILES, pile, played, refusal

Case = dict[str, Any]
CASES: list[Case] = yaml.safe_load(Path("tests/cases/pai-gow-tiles.yaml").read_text("utf-8"))


def worth(text: str) -> int:
    return strength(*pile(text))


def named(text: str) -> str:
    """Return the value of two tiles as the cases name it."""
    kind, points, lead = value(worth(text))
    if kind == "pair":
        return f"pair of {lead.replace('-', ' ')}"
    return kind if kind in ("wong", "gong") else f"{points} points"


def value_two_tiles(given: Case, expect: Case) -> None:
    assert named(given["hand"]) == expect["value"]


def compare_hands(given: Case, expect: Case) -> None:
    one, other = worth(given["A"]), worth(given["B"])
    assert {1: "A", 0: "tie", -1: "B"}[(one > other) - (one < other)] == expect["better"]
    assert [named(given[name]) for name in "AB"] == [expect["A_value"], expect["B_value"]]


def judge_arrangement(given: Case, expect: Case) -> None:
    assert (refusal(given) is None) is expect["valid"]
    assert {name: named(given[name]) for name in ROWS} == {name: expect[f"{name}_value"] for name in ROWS}


def play_against_the_banker(given: Case, expect: Case) -> None:
    state, _ = played([given["banker"], given["player"]])
    assert dict(zip(("banker", "player"), state.score(), strict=True)) == expect


def balance(given: Case, expect: Case) -> None:
    """Deals are looked for in which the players come out as the case says."""
    wanted, bank = tuple(given["results"].values()), 3
    assert given["banker"] == "ABCD"[bank]
    for seed in range(500):
        state = begin(PaiGowTiles, NoOptions(), 4, [tuple(Random(seed).sample(TILES, 32))], bank).state
        for seat in range(4):
            state = play(state, seat, state.fallback(seat)).state
        if state.score()[:bank] == wanted:
            assert dict(zip("ABCD", state.score(), strict=True)) == expect["points"]
            return
    pytest.fail("no such deal was found")


RUN = {
    "hand": value_two_tiles,
    "A": compare_hands,
    "high": judge_arrangement,
    "player": play_against_the_banker,
    "players": balance,
}


@pytest.mark.parametrize("case", CASES, ids=lambda case: str(case["id"]))
def test_worked_case(case: Case) -> None:
    (run,) = [RUN[key] for key in RUN if key in case["given"]]
    run(case["given"], case["expect"])
