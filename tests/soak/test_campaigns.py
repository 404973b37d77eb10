"""Every campaign in small: that it runs, and finds nothing. `make soak` runs them in full, and holds their figures."""

from __future__ import annotations

import json
import subprocess
import sys
from random import Random
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from hapag.server.store import Logged
from soak import past
from soak.__main__ import main
from soak.device import Device, Frame, Table


def run(name: str, **numbers: int) -> dict[str, Any]:
    """Run a campaign as `make soak` does, and return what it prints for programs."""
    given = [word for what, number in numbers.items() for word in ("--set", f"{what}={number}")]
    done = subprocess.run(
        [sys.executable, "-m", "soak", name, "--json", *given], capture_output=True, text=True, check=False
    )
    row: dict[str, Any] = json.loads(done.stdout)
    assert done.returncode == bool(row["faults"])
    return row


def test_a_server_that_is_killed_loses_nothing_that_it_answered() -> None:
    row = run("kill", kills=2, tables=6)
    assert row["faults"] == []
    assert row["answered"] > 6


def test_two_servers_on_one_database_lose_nothing_and_leave_no_version_out() -> None:
    row = run("race", seconds=6, tables=6)
    assert row["faults"] == []
    assert row["answered"] > 6
    assert row["reconnects"]


def test_frames_that_are_none_change_nothing() -> None:
    row = run("fuzz", frames=2000)
    assert row["faults"] == []
    assert row["broken below JSON"] == 40


def test_every_watcher_sees_every_move() -> None:
    row = run("watch", tables=3, watchers=60)
    assert row["cut"] == 0
    assert row["all_moves_s"] > 0


def test_tables_with_rivals_answer_every_move() -> None:
    row = run("load", tables=8, seconds=4, idle=20)
    assert row["unanswered"] == 0
    assert row["moves"] > 8


# What would be a fault is found


def device(acked: dict[str, int]) -> Any:
    return SimpleNamespace(seat=0, token="t", acked=acked, faults=[])


WHO = "e3b98a4da31a127d"
"""The first sixteen digits of the SHA-256 of `t`."""


def log(*keys: str) -> list[Logged]:
    return [Logged(at, 0, msgspec.json.encode({"key": key})) for at, key in enumerate(keys, 1)]


def test_an_answer_that_is_not_in_the_log_is_found() -> None:
    assert list(past.lost(device({"d1": 2}), log("", f"{WHO}:d1"))) == []
    assert list(past.lost(device({"d1": 2}), log("", f"{WHO}:d2"))) == ["d1 was answered as version 2 and is lost"]
    assert list(past.lost(device({"d1": 3}), log("", f"{WHO}:d1"))) == ["d1 was answered as version 3 and is lost"]


def test_a_gap_and_a_command_done_twice_are_found() -> None:
    assert list(past.gaps(log("a", "b", ""))) == []
    assert list(past.gaps(log("a", "b")[1:])) == ["its log has gaps"]
    assert list(past.gaps(log("a", "b", "a"))) == ["a was done 2 times"]


def test_a_view_that_goes_back_or_tells_another_story_is_found() -> None:
    def view(version: int, events: list[Any], *, whole: bool = False) -> Frame:
        return Frame("view", version=version, table=Table("playing", 0, [], [0]), events=events, whole=whole)

    one = Device("BCDF", 0, str, [], Random(0))
    for each in (view(3, ["a"], whole=True), view(4, ["b"]), view(6, ["a", "b", "c"], whole=True)):
        one.see(each)
    assert one.faults == []
    one.see(view(5, []))
    one.see(view(7, ["a", "c"], whole=True))
    assert one.faults == ["version 5 was shown after 6", "round 1 was told differently at version 7"]


def test_an_unknown_campaign_is_named(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.argv", ["soak", "kil"])
    with pytest.raises(SystemExit) as left:
        main()
    assert left.value.code == 2
    assert "there is no campaign 'kil'" in capsys.readouterr().err
