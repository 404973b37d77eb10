"""A real server: killed, stopped, flooded, talked to by those who do not listen."""

import json
import time
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.process import Line, Process, deaf_spectator, running
from tests.server.talk import NAMES


def first_choice(line: Line, seat: int) -> str:
    (mine,) = [each for each in line.view["mine"] if each["seat"] == seat]
    return f"play {NAMES[mine['offers'][0]['bounds']['cards']['pieces'][0]]}"


def dealt(server: Process) -> tuple[str, Line, Line]:
    code, token = server.open_table()
    ann, ben = Line(server, code, token), Line(server, code)
    ben.done(t="sit", id="1", seat=1, name="Ben")
    ann.done(t="deal", id="1")
    ben.until("view")
    return code, ann, ben


def state_of(view: dict[str, Any]) -> dict[str, Any]:
    """Return what has to be the same after a crash: all but the clock, who is connected, and what is new."""
    same = {key: view[key] for key in ("version", "mine", "watch")}
    table = {key: value for key, value in view["table"].items() if key not in ("deadline", "seats")}
    return {**same, "table": table, "names": [seat["name"] for seat in view["table"]["seats"]]}


def test_a_crash_in_mid_hand_loses_nothing(tmp_path: Path) -> None:
    """kill -9 after a sealed choice was acknowledged; the next server has the same table, clocks and all."""
    database = str(tmp_path / "tables.db")
    with running(database) as server:
        code, ann, ben = dealt(server)
        ben.done(t="move", id="sealed", seat=1, move=first_choice(ben, 1), at=ben.view["version"])
        while ann.view["version"] < ben.view["version"]:
            ann.hear()
        before = [(line.token, state_of(line.view)) for line in (ann, ben)]
        deadline = ben.view["table"]["deadline"]
        server.kill()
    with running(database) as server:
        lines = [Line(server, code, token) for token, _ in before]
        for line, (_, state) in zip(lines, before, strict=True):
            after = state_of(line.view)
            assert after["version"] >= state.pop("version")
            assert {key: after[key] for key in state} == state
            assert line.view["whole"]
        assert deadline <= lines[0].view["table"]["deadline"] <= deadline + 60_000
        again = {"t": "move", "id": "sealed", "seat": 1, "move": "play 2c", "at": before[1][1]["table"]["lead"]}
        lines[1].say(**again)
        assert lines[1].until("ok")["version"] <= lines[1].view["version"]
        lines[0].done(t="move", id="2", seat=0, move=first_choice(lines[0], 0), at=lines[0].view["version"])
        assert lines[0].view["watch"]["sealed"] == {}


def test_kill_after_kill_no_acknowledged_move_is_lost(tmp_path: Path) -> None:
    database, acknowledged, code, token = str(tmp_path / "tables.db"), 0, "", ""
    for number in range(4):
        with running(database) as server:
            if not code:
                code, token = server.open_table(way="solo", rivals=["easy"])
            line = Line(server, code, token)
            assert line.view["version"] >= acknowledged
            for step in range(5 + number):
                locked = bool((number + step) % 2)
                line.say(t="lock", id=f"{number}.{step}", locked=locked)
                answer = line.until("ok")
                acknowledged, last = answer["version"], locked
            server.kill()
    with running(database) as server:
        line = Line(server, code, token)
        assert line.view["version"] >= acknowledged
        assert line.view["table"]["locked"] == last


def test_a_server_that_is_asked_to_stop_says_good_bye_and_the_seat_is_kept(tmp_path: Path) -> None:
    database = str(tmp_path / "tables.db")
    with running(database) as server:
        code, ann, _ = dealt(server)
        assert server.stop() == 0
        assert ann.until("bye")["code"] == "restart"
        with pytest.raises(ConnectionClosed) as closed:
            ann.hear()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1012
    with running(database) as server:
        assert Line(server, code, ann.token).view["mine"][0]["seat"] == 0


def close_of(line: Line, data: str | bytes) -> None:
    """Send a text frame and listen until the server closes the socket."""
    line.socket.send(data, text=True)
    line.until("never")


def test_an_oversized_frame_closes_with_1009_and_bad_utf8_with_1007(tmp_path: Path) -> None:
    with running(":memory:") as server:
        code, ann, ben = dealt(server)
        bad: list[tuple[Line, str | bytes, int]] = [(ann, "x" * 20_000, 1009), (ben, b"\xff\xfe", 1007)]
        for line, data, close in bad:
            with pytest.raises(ConnectionClosed) as closed:
                close_of(line, data)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == close
        assert Line(server, code, ann.token).view["table"]["phase"] == "playing"


PATIENCE = 3
"""Seconds that a server waits for a reader who takes nothing; whoever waited with it would wait as long."""


def wait_for_sockets(server: Process, count: int) -> None:
    """Wait until so many sockets are left."""
    end = time.monotonic() + 20
    while (left := server.get("/healthz")["sockets"]) != count:
        assert time.monotonic() < end, f"{left} sockets are left"
        time.sleep(0.05)


def test_a_reader_who_never_reads_is_closed_and_nobody_waits_for_them(tmp_path: Path) -> None:
    with running(":memory:", slow=PATIENCE, frames=(1e9, 1e9)) as server:
        code, token = server.open_table()
        ann, slowest = Line(server, code, token), 0.0
        with deaf_spectator(server, code):
            for step in range(4_000):
                started = time.monotonic()
                ann.say(t="lock", id=str(step), locked=bool(step % 2))
                ann.until("ok")
                slowest = max(slowest, time.monotonic() - started)
            assert slowest < PATIENCE
            wait_for_sockets(server, 1)


def test_sockets_that_never_say_hello_are_closed(tmp_path: Path) -> None:
    with running(":memory:", hello=0.5) as server:
        code, _ = server.open_table()
        silent = [server.connect(code) for _ in range(50)]
        codes = [json.loads(each.recv(timeout=10))["code"] for each in silent]
        assert codes == ["no-hello"] * 50
        wait_for_sockets(server, 0)


def test_a_flood_from_one_socket_delays_nobody_else(tmp_path: Path) -> None:
    with running(":memory:") as server:
        code, ann, _ = dealt(server)
        flood = Line(server, code)
        try:
            for _ in range(20_000):
                flood.socket.send('{"t":"ping"}')
        except ConnectionClosed as closed:
            assert closed.rcvd is None or closed.rcvd.code == 4429  # noqa: PT017 - it may well not be closed yet
        started = time.monotonic()
        ann.done(t="lock", id="9", locked=True)
        assert time.monotonic() - started < PATIENCE
