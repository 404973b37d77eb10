"""The worked cases of Cara y Cruz, run as data."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import yaml

from hapag.games.cara_y_cruz.rules import CaraYCruz, Choose, Landed, Spun
from hapag.kernel import Committed, is_over, owing, view
from hapag.kernel.notation import read
from tests.games.cara_y_cruz.driver import Led, toss, written

Case = dict[str, Any]
CASES: list[Case] = yaml.safe_load(Path("tests/cases/cara-y-cruz.yaml").read_text("utf-8"))


def names_of(given: Case) -> list[str]:
    return list(given.get("players") or ["A", "B"])


def locked(given: Case) -> Led:
    return Led(["cruz"] * len(names_of(given))).call(*given.get("locked", {}).values())


def scores(given: Case, expect: Case) -> None:
    names = list(given["choices"])
    led = toss(list(given["choices"].values()), given["coin"])
    assert dict(zip(names, led.state.score(), strict=True)) == expect["points"]
    assert [name for name, points in zip(names, led.state.score(), strict=True) if points] == expect["winners"]


def locks(given: Case, expect: Case) -> None:
    name, _, _, side = given["attempt"].split()
    assert (locked(given).refused(names_of(given).index(name), side) == "") == expect["legal"]


def hides(given: Case, expect: Case) -> None:
    led, names = locked(given), names_of(given)
    for viewer in (names.index(given["viewer"]), None):
        seen = view(led.state, viewer)
        told = {names[seat]: "locked" if choice is None else choice for seat, choice in seen.sealed.items()}
        assert told == expect["sees"]
        assert (seen.coin or None) == expect["coin"]
    events = [event for event in led.events if isinstance(event, Committed)]
    assert len(events) == len(given["locked"])


def is_not_tossed(given: Case, expect: Case) -> None:
    led = locked(given)
    assert bool(led.state.coin) == expect["tossed"]
    assert led.state.turn().draw is None
    assert led.call("cara").state.turn().draw == 0


def runs_out(given: Case, expect: Case) -> None:
    """The side that the clock locks is what the cup of that seat shows, and nobody sees it before."""
    seat = names_of(given).index(given["event"].split("'")[0])
    outcomes = set()
    for side in ("cara", "cruz"):
        led = Led(["cara", side]).call("cara")
        assert view(led.state, seat).fallback(seat) == led.state.fallback(seat)
        outcomes.add(led.call("flip").state.players[seat].side)
        assert owing(led.state) == ()
        assert is_over(led.toss("cara").state) == expect["round_continues"]
    assert outcomes == {"cara", "cruz"}
    assert expect["B"] == "random side, locked"


def tosses(given: Case, expect: Case) -> None:
    led = toss(["cara"] * len(given["players"]), "cruz")
    for kind in (Spun, Landed):
        assert len([event for event in led.events if isinstance(event, kind)]) == expect["tosses"]
    assert len(led.state.coin) == 1


def means(given: Case, expect: Case) -> None:
    (call,) = given["choices"].values()
    assert read(written(call), CaraYCruz) == Choose(expect["means"])
    assert (Led(["cara", "cara"]).refused(0, call) == "") == expect["legal"]


WAYS: list[tuple[str, Callable[[Case, Case], None]]] = [
    ("coin", scores),
    ("attempt", locks),
    ("viewer", hides),
    ("question", is_not_tossed),
    ("event", runs_out),
    ("tosses_per_round", tosses),
    ("choices", means),
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["id"])
def test_worked_case(case: Case) -> None:
    run = next(run for key, run in WAYS if key in case["given"])
    run(case["given"], case["expect"])
