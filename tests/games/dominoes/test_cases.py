"""The worked cases of Draw Dominoes, run as data."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import yaml

from hapag.games.dominoes.tiles import DOMINOES, pips
from hapag.kernel import owing, view
from tests.games.dominoes.driver import Led, dealt, pile, put_down, text

Case = dict[str, Any]
CASES: list[Case] = yaml.safe_load(Path("tests/cases/dominoes.yaml").read_text("utf-8"))


def seat_of(name: str) -> int:
    return int(name.removeprefix("seat"))


def opens(given: Case, expect: Case) -> None:
    led = dealt(*given["racks"].values())
    assert owing(led.state) == (seat_of(expect["opener"]),)
    assert text(led.state.fitting(led.state.next)) == expect["opening_tile"]


def leads(given: Case, expect: Case) -> None:
    """The opener holds the tile of the attempt as well."""
    attempt = given["attempt"].split()[-2]
    led = dealt(f"{given['opening_tile']} {attempt} 6-4 5-4 5-3 4-2 3-1", "0-0 2-1 3-0 4-0 5-0 6-0 2-0")
    assert (led.refused(f"play left {attempt}") == "") == expect["legal"]
    assert led.refused(f"play left {given['opening_tile']}") == ""


def attempts(given: Case, expect: Case) -> None:
    """A play at an end, a draw or a pass; `boneyard` counts its tiles."""
    ends = tuple(given["ends"])
    spare = [name for name in DOMINOES.packs[0] if name not in given["rack"].split()]
    led = put_down(given["rack"], spare[0], ends=ends, boneyard=" ".join(spare[1 : 1 + given.get("boneyard", 0)]))
    move = given["attempt"]
    if move.startswith("play"):
        _, tile, *_, end, _ = move.split()
        move = f"play {'left' if int(end) == ends[0] else 'right'} {tile}"
    assert (led.refused(move) == "") == expect["legal"]
    if after := expect.get("ends_after"):
        assert sorted(led.do(move).ends()) == sorted(after)


def has_two_arms(given: Case, expect: Case) -> None:
    tile = given["attempt"].split()[-1]
    for end in ("left", "right"):
        led = dealt(f"{given['line_first_tile']} 1-0 2-0 3-0 4-0 6-0 3-1", f"{tile} 2-1 3-2 4-1 4-2 6-1 6-2")
        led.do(f"play left {given['line_first_tile']}")
        assert led.ends() == tuple(given["ends"])
        led.do(f"play {end} {tile}")
        assert sorted(led.ends()) == sorted(expect["ends_after_either_side"])
        assert len(led.ends()) == expect["arms"]


def draws(given: Case, expect: Case) -> None:
    led = put_down(given["rack"], "6-5", ends=tuple(given["ends"]), boneyard=given["boneyard_order"])
    drawn = []
    while not led.refused("draw"):
        before = set(led.state.players[0].rack)
        led.do("draw")
        drawn.append(text(tuple(set(led.state.players[0].rack) - before)))
    assert drawn == expect["draws"]
    assert set(led.state.players[0].rack) == set(pile(expect["rack_after"]))
    assert led.refused(expect["then"]) == ""


def blocks(given: Case, expect: Case) -> None:
    """Ends that nobody can match: every half that no rack holds will do."""
    racks: dict[str, str] = given["racks"]
    held = {int(half) for rack in racks.values() for tile in rack.split() for half in tile.split("-")}
    free = next((half for half in range(7) if half not in held), -1)
    led = put_down(*racks.values(), ends=(free, free)).do(*["pass"] * len(racks))
    shown = {name: pips(led.state.players[seat_of(name)].shown) for name in racks}
    assert shown == expect["pip_totals"]
    assert [f"seat{seat}" for seat in led.state.winners] == expect["winners"]
    assert dict(zip(racks, led.state.score(), strict=True)) == expect["points"]


def goes_out(given: Case, expect: Case) -> None:
    mover, _, tile = given["turn"].split()
    led = put_down("5-4 2-1", given["rack"], ends=tuple(given["ends"]), turn=seat_of(mover)).do(f"play left {tile}")
    assert led.state.winners == (seat_of(expect["winner"]),)
    assert led.state.score() == (expect["others"], expect["points"][expect["winner"]])
    assert (text(led.state.players[0].shown) != "") == expect["racks_revealed"]


def hides(given: Case, expect: Case) -> None:
    """Ask of everything named in the case what a rival's view shows of it."""
    led = put_down("2-1 4-4", "6-5 6-3", boneyard="5-0 2-2").do("draw")
    seen, event = view(led.state, 1), view(led.last[0], 1)
    mover = seen.players[0]
    faces = {
        "rack faces": [*mover.rack],
        "drawn tile faces": [*event.tile],  # type: ignore[attr-defined]
        "boneyard order": [*seen.boneyard],
    }
    assert set(expect["hidden"]) == set(faces)
    assert all(piece < 0 for found in faces.values() for piece in found)
    told = {
        "tile counts": len(mover.rack) == 3,
        "boneyard count": len(seen.boneyard) == 1,
        "line": seen.line == led.state.line and min(seen.line) >= 0,
        "who passed or drew": seen.draws == 1 and led.do("draw", "pass").state.players[0].passed,
    }
    assert set(expect["sees"]) == set(told)
    assert all(told.values())


WAYS: list[tuple[str, Callable[[Case, Case], None]]] = [
    ("viewer", hides),
    ("blocked", blocks),
    ("boneyard_order", draws),
    ("line_first_tile", has_two_arms),
    ("opening_tile", leads),
    ("racks", opens),
    ("attempt", attempts),
    ("turn", goes_out),
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["id"])
def test_worked_case(case: Case) -> None:
    run = next(run for key, run in WAYS if key in case["given"])
    run(case["given"], case["expect"])


def test_put_down_rounds_hold_every_tile() -> None:
    """The driver itself: what is not named lies in the line."""
    led: Led = put_down("6-3 2-1", "0-0", boneyard="5-5")
    held = [*led.state.line, *led.state.boneyard, *[tile for player in led.state.players for tile in player.rack]]
    assert sorted(held) == list(range(28))
