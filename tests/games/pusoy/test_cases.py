"""The worked cases of Pusoy, run as data: what `given` says is dealt and locked, what `expect` says is looked up."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
import yaml

from hapag.games.pusoy.rows import ROWS, strengths, why_foul
from hapag.games.pusoy.rules import Compared, Pusoy, Revealed, RoundShared, RoundWon
from hapag.kernel import Seat, owing, view
from hapag.kernel.views import faces
from tests.games.pusoy.driver import Table, rows, spare

Case = dict[str, Any]
CASES: list[Case] = yaml.safe_load(Path("tests/cases/pusoy.yaml").read_text("utf-8"))
ANY = {"A": {"front": "2c 3d 4h", "middle": "6c 6d 7h 8s 9c", "back": "Kc Kd Ah As Jc"}}
ANY["B"] = spare(ANY["A"])


def judge_arrangement(given: Case, expect: Case) -> None:
    layout = given["arrange"]
    table = Table({"A": layout, "B": spare(layout)})
    assert (table.refusal("A", rows(layout)) is None) is expect["valid"]


def compare(given: Case, expect: Case) -> None:
    table = Table(given).lock()
    assert table.score() == expect["points"]
    assert table.net() == expect.get("net", table.net())
    said = conceded(table)
    for pair, points in expect.get("pairs", {}).items():
        seats = [table.seat(name) for name in pair.split("-")]
        assert [said[seats[0], seats[1]], said[seats[1], seats[0]]] == points
    assert len(expect.get("pairs", {})) in (0, len(list(combinations(given, 2))))
    check_winners(table, expect)
    if "row_results" in expect:
        (event,) = [event for event in table.events if isinstance(event, Compared)]
        outcome = {"won": "A", "lost": "B", "tied": "tie"}
        assert {name: outcome[getattr(event, name)] for name in ROWS} == expect["row_results"]


def conceded(table: Table) -> dict[tuple[Seat, Seat], int]:
    """Return what each player scores against each rival, as the round tells it."""
    pairs = [event for event in table.events if isinstance(event, Compared)]
    there = {(event.seat, event.rival_seat): event.points for event in pairs}
    return there | {(event.rival_seat, event.seat): event.rival_points for event in pairs}


def check_winners(table: Table, expect: Case) -> None:
    winners = [table.names[seat] for seat in table.state.winners()]
    assert winners == expect.get("winners", winners)
    result = table.events[-1]
    assert isinstance(result, RoundWon if len(winners) == 1 else RoundShared)


def let_time_run_out(given: Case, expect: Case) -> None:
    assert "300 seconds" in given["event"]
    assert Pusoy.info.arranging, "the clock gives the longer time"
    table = Table(ANY).lock("A")
    fallback = table.state.fallback(table.seat("B"))
    assert why_foul(strengths(fallback.rows)) is None
    table.arrange("B", fallback.rows)
    assert {event.seat for event in table.events if isinstance(event, Revealed)} == {0, 1}


def look_on(given: Case, expect: Case) -> None:
    names = [*given["locked"], *given["still_arranging"]]
    layouts = dict(ANY)
    both = {name: " ".join(ANY[seat][name] for seat in "AB") for name in ROWS}
    layouts["C"] = spare(both)
    table = Table({name: layouts[name] for name in names}).lock(*given["locked"])
    seen = view(table.state, None)
    assert set(seen.sealed) == {table.seat(name) for name in given["locked"]}
    assert owing(seen) == (table.seat("C"),)
    assert not faces(seen)
    assert set(seen.sealed.values()) == {None}
    assert not any(faces(view(event, None)) for event in table.events)


def run(given: Case, expect: Case) -> None:
    if "arrange" in given:
        judge_arrangement(given, expect)
    elif "event" in given:
        let_time_run_out(given, expect)
    elif "viewer" in given:
        look_on(given, expect)
    else:
        compare(given, expect)


@pytest.mark.parametrize("case", CASES, ids=lambda case: str(case["id"]))
def test_worked_case(case: Case) -> None:
    run(case["given"], case["expect"])
