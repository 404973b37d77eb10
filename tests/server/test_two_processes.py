"""Two real servers on one PostgreSQL database: any device on either of them, at any time."""

import json
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from tests.server.cluster import Cluster
from tests.server.process import PATIENT, Line, Process, running
from tests.server.talk import NAMES

HINTED = 1.0
"""Seconds within which the other process has heard of a move, on a machine that has much to do."""
FAST = (1e9, 1e9)


@pytest.fixture(scope="module")
def base(cluster: Cluster) -> str:
    return cluster.new_database()


@pytest.fixture(scope="module")
def pair(base: str) -> Iterator[tuple[Process, Process]]:
    with running(base, before=PATIENT, frames=FAST) as one, running(base, before=PATIENT, frames=FAST) as two:
        yield one, two


def choice(line: Line, seat: int) -> str:
    """Return Patong's smallest legal move of a seat."""
    (mine,) = [each for each in line.view["mine"] if each["seat"] == seat]
    return f"play {NAMES[mine['offers'][0]['bounds']['cards']['pieces'][0]]}"


def dealt(one: Process, two: Process, **wish: Any) -> tuple[str, Line, Line]:
    """Seat Ann by way of one process and Ben by way of another, and deal."""
    code, token = one.open_table(**wish)
    ann, ben = Line(one, code, token), Line(two, code)
    ben.done(t="sit", id="sit", seat=1, name="Ben")
    ann.done(t="deal", id="deal")
    ben.see(ann.view["version"])
    return code, ann, ben


def log_of(cluster: Cluster, base: str, code: str) -> list[dict[str, Any]]:
    rows = cluster.run(base, "SELECT version, body FROM log WHERE code = $1 ORDER BY version", code)
    assert [row["version"] for row in rows] == list(range(1, len(rows) + 1))
    return [json.loads(row["body"]) for row in rows]


def move(line: Line, seat: int, name: str) -> int:
    return line.done(t="move", id=name, seat=seat, move=choice(line, seat), at=line.view["version"])


def test_a_move_made_on_one_process_is_seen_on_the_other(pair: tuple[Process, Process]) -> None:
    one, two = pair
    code, ann, ben = dealt(one, two)
    watcher = Line(two, code)
    start = time.monotonic()
    ann.done(t="lock", id="lock", locked=True)
    for line in (ben, watcher):
        assert line.see(ann.view["version"])["table"]["locked"]
    assert time.monotonic() - start < HINTED


def test_of_commands_that_race_on_two_processes_each_is_done_once(
    pair: tuple[Process, Process], cluster: Cluster, base: str
) -> None:
    one, two = pair
    code, token = one.open_table()
    ann, ben = Line(one, code, token), Line(two, code)
    ben.done(t="sit", id="sit", seat=1, name="Ben")
    for number in range(100):
        ann.say(t="lock", id=str(number), locked=bool(number % 2))
        ben.say(t="ready", id=str(number), ready=bool(number % 2))
    versions = [line.until("ok")["version"] for line in (ann, ben) for _ in range(100)]
    assert sorted(versions) == list(range(3, 203))
    assert ann.see(202)["table"] == {**ben.see(202)["table"], **host_side(ann)}
    assert len(log_of(cluster, base, code)) == 202


def host_side(line: Line) -> dict[str, Any]:
    """Return what the host sees differently from a guest."""
    return {key: line.view["table"][key] for key in ("host", "seats")}


def test_sealed_turns_taken_at_the_same_time_on_two_processes_both_count(pair: tuple[Process, Process]) -> None:
    one, two = pair
    _, ann, ben = dealt(one, two, options={"folding": False})
    with ThreadPoolExecutor(2) as pool:
        for trick in range(8):
            owing = ann.view["table"]["owing"]
            if owing != [0, 1]:
                break
            done = [pool.submit(move, line, seat, f"trick {trick}") for seat, line in enumerate([ann, ben])]
            last = max([each.result() for each in done])
            assert ann.see(last)["watch"] == ben.see(last)["watch"]
        assert trick


def test_rivals_play_once_though_two_processes_watch(
    pair: tuple[Process, Process], cluster: Cluster, base: str
) -> None:
    one, two = pair
    code, token = one.open_table(way="solo", rivals=["easy"], seats=None)
    ann, watcher = Line(one, code, token), Line(two, code)
    ann.done(t="deal", id="deal")
    for number in range(200):
        if ann.view["table"]["phase"] != "playing":
            break
        if ann.view["table"]["owing"] and ann.view["mine"][0]["offers"]:
            move(ann, 0, f"move {number}")
        else:
            ann.hear()
    assert ann.view["table"]["phase"] == "over"
    watcher.see(ann.view["version"])
    assert watcher.view["watch"] == ann.view["watch"]
    log = log_of(cluster, base, code)
    turns = [(each["seat"], each["at"]) for each in log if each["do"] == "rival-chose"]
    assert len(turns) == len(set(turns)) > 0


def test_when_time_runs_out_the_fallback_is_played_once_and_announced_on_both_processes(
    pair: tuple[Process, Process], cluster: Cluster, base: str
) -> None:
    one, two = pair
    code, ann, ben = dealt(one, two, clock={"turn": 5})
    deadline = ann.view["table"]["deadline"]
    assert ben.view["table"]["deadline"] == deadline
    before = ann.view["version"]
    for line in (ann, ben):
        while not any(event["event"] == "timeout" for event in line.view["events"]):
            line.hear()
        assert deadline < line.view["now"] < deadline + 6_000
        assert [event["seat"] for event in line.view["events"] if event["event"] == "timeout"] == [0, 1]
    wakes = [each for each in log_of(cluster, base, code)[before:] if each["do"] == "wake"]
    assert len(wakes) == 1


def test_everyone_sees_who_is_connected_to_the_other_process(pair: tuple[Process, Process]) -> None:
    one, two = pair
    _, ann, ben = dealt(one, two)
    for line in (ann, ben):
        line.wait(lambda view: [seat["online"] for seat in view["table"]["seats"]] == [True, True])
    ben.close()
    ann.wait(lambda view: [seat["online"] for seat in view["table"]["seats"]] == [True, False])


def test_a_device_that_comes_to_the_other_process_leaves_the_first(pair: tuple[Process, Process]) -> None:
    one, two = pair
    code, ann, ben = dealt(one, two)
    ann.wait(lambda view: view["table"]["seats"][1]["online"])
    for process in (one, two, one):
        again = Line(process, code, ben.token)
        assert again.view["mine"][0]["seat"] == 1
        assert ben.until("bye")["code"] == "elsewhere"
        ben = again
    ann.wait(lambda view: view["table"]["seats"][1]["online"])
    move(ben, 1, "still here")


def test_the_tables_of_all_processes_count(base: str, pair: tuple[Process, Process]) -> None:
    stored = pair[0].get("/healthz")["tables"]
    assert stored == pair[1].get("/healthz")["tables"]
    with running(base, before=PATIENT, live=stored) as third, pytest.raises(OSError, match="503"):
        third.open_table()
