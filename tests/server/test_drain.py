"""Stopping with manners: what is under way is answered, everyone is told when to come back, and nobody waits for ever."""

import json
import signal
import subprocess
import sys
import time
from pathlib import Path
from threading import Thread
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.process import Line, Process, deaf_spectator, running
from tests.server.talk import NAMES

SLOW_STORE = """
import asyncio
from hapag.server import sqlite

append = sqlite.SQLiteStore.append

async def slowly(self, row):
    await asyncio.sleep(0.4)
    return await append(self, row)

sqlite.SQLiteStore.append = slowly
"""
FAST: dict[str, Any] = {"frames": (1e9, 1e9)}
BOUND = 8.0
"""Seconds within which a server ends, whatever its clients do: the drain, its sockets' closing, the store's."""


def dealt(server: Process) -> tuple[str, Line, Line]:
    code, token = server.open_table()
    ann, ben = Line(server, code, token), Line(server, code)
    ben.done(t="sit", id="sit", seat=1, name="Ben")
    ann.done(t="deal", id="deal")
    return code, ann, ben


def choice(line: Line, seat: int) -> dict[str, Any]:
    (mine,) = [each for each in line.view["mine"] if each["seat"] == seat]
    move = f"play {NAMES[mine['offers'][0]['bounds']['cards']['pieces'][0]]}"
    return {"t": "move", "seat": seat, "move": move, "at": line.view["version"]}


def ending(line: Line) -> tuple[list[dict[str, Any]], int]:
    """Listen to the end; return what was heard and the close code."""
    heard = []
    try:
        while True:
            heard.append(line.hear())
    except ConnectionClosed as closed:
        return heard, closed.rcvd.code if closed.rcvd else 1006


def test_a_move_under_way_is_answered_before_the_good_bye(tmp_path: Path) -> None:
    with running(str(tmp_path / "tables.db"), before=SLOW_STORE) as server:
        code, ann, ben = dealt(server)
        ben.see(ann.view["version"])
        ben.say(**choice(ben, 1), id="late")
        time.sleep(0.1)  # it has arrived, and is being stored
        server.process.send_signal(signal.SIGTERM)
        heard, close = ending(ben)
        kinds = [frame["t"] for frame in heard if frame["t"] in ("ok", "bye")]
        assert (kinds, close) == (["ok", "bye"], 1012)
        assert server.end() == 0
    with running(str(tmp_path / "tables.db")) as server:
        again = Line(server, code, ben.token)
        assert again.view["table"]["committed"] == [1]


def test_nobody_is_taken_in_any_more_and_readiness_says_so(tmp_path: Path) -> None:
    with running(str(tmp_path / "tables.db"), before=SLOW_STORE) as server:
        code, ann, ben = dealt(server)
        ben.see(ann.view["version"])
        mute = server.connect(code)
        ben.say(**choice(ben, 1), id="late")
        time.sleep(0.1)
        server.process.send_signal(signal.SIGTERM)
        time.sleep(0.15)  # the move still holds the server up
        assert server.status("/readyz") == 503
        assert server.status("/healthz") == 200
        newcomer = server.connect(code)
        assert json.loads(newcomer.recv(timeout=5)) | {"in": 0} == {"t": "bye", "code": "restart", "in": 0}
        assert json.loads(mute.recv(timeout=5))["code"] == "restart"
        assert server.end() == 0


def test_people_come_back_at_different_times(tmp_path: Path) -> None:
    with running(":memory:") as server:
        code, _ = server.open_table()
        lines = [Line(server, code) for _ in range(12)]
        server.process.send_signal(signal.SIGTERM)
        byes = [line.until("bye")["in"] for line in lines]
        assert all(500 <= each <= 2_506 for each in byes)
        assert len(set(byes)) > 6
        assert server.end() == 0


class Player(Thread):
    """A seat that plays on and on, over restarts; every move that was not answered is sent again under its id."""

    def __init__(self, place: dict[str, Process], code: str, token: str, seat: int) -> None:
        super().__init__(daemon=True)
        self.place, self.code, self.token, self.seat = place, code, token, seat
        self.answered: dict[str, int] = {}
        self.waiting: dict[str, Any] | None = None
        self.enough = False
        self.moves = self.comings = 0
        self.wrong = ""

    def run(self) -> None:
        while not self.enough:
            try:
                self.play(Line(self.place["server"], self.code, self.token))
            except (ConnectionClosed, OSError, TimeoutError, AssertionError, json.JSONDecodeError):
                time.sleep(0.05)

    def play(self, line: Line) -> None:
        self.comings += 1
        assert line.token == self.token
        while not self.enough:
            if self.waiting is None:
                self.waiting = self.next(line.view)
            if self.waiting is not None:
                self.finish(line, self.waiting)
            else:
                line.hear()

    def next(self, view: dict[str, Any]) -> dict[str, Any] | None:
        table, name = view["table"], f"{self.seat}.{self.moves}"
        if table["phase"] != "playing" and self.seat == 0:
            return {"t": "deal", "id": name}
        if self.seat not in table["owing"]:
            return None
        (mine,) = view["mine"]
        move = f"play {NAMES[mine['offers'][0]['bounds']['cards']['pieces'][0]]}"
        return {"t": "move", "id": name, "seat": self.seat, "move": move, "at": view["version"]}

    def finish(self, line: Line, frame: dict[str, Any]) -> None:
        line.say(**frame)
        while (answer := line.hear()).get("id") != frame["id"]:
            if answer["t"] == "bye":
                raise ConnectionClosed(None, None)
        if answer["t"] == "ok":
            self.answered[frame["id"]] = answer["version"]
            while line.view["version"] < answer["version"]:
                line.hear()
        else:
            self.wrong = answer["code"]
        self.moves, self.waiting = self.moves + 1, None


def test_players_in_mid_hand_lose_no_move_over_restarts(tmp_path: Path) -> None:
    """Four restarts under play: no move is refused, done twice or forgotten, and the players notice nothing else."""
    database = str(tmp_path / "tables.db")
    with running(database, **FAST) as server:
        code, token = server.open_table()
        ben = Line(server, code)
        ben.done(t="sit", id="sit", seat=1, name="Ben")
        ben.close()
        place = {"server": server}
        players = [Player(place, code, token, 0), Player(place, code, ben.token, 1)]
        for player in players:
            player.start()
        time.sleep(0.8)
        assert server.stop() == 0
    for _ in range(3):
        with running(database, **FAST) as server:
            place["server"] = server
            time.sleep(0.8)
            assert server.stop() == 0
    with running(database, **FAST) as server:
        place["server"] = server
        time.sleep(0.5)
        for player in players:
            player.enough = True
        last = Line(server, code)
        for player in players:
            assert player.wrong == ""
            assert player.comings >= 4
            assert len(player.answered) >= 20
        versions = [version for player in players for version in player.answered.values()]
        assert len(set(versions)) == len(versions)
        assert last.view["version"] >= max(versions)


def test_players_of_a_server_that_stops_go_on_at_another_one(postgres: str) -> None:
    """Three processes on one database stop one after the other; play goes on at those that are left."""
    with running(postgres, **FAST) as one, running(postgres, **FAST) as two, running(postgres, **FAST) as three:
        code, token = one.open_table()
        ben = Line(two, code)
        ben.done(t="sit", id="sit", seat=1, name="Ben")
        ben.close()
        place = {"server": one}
        players = [Player(place, code, token, 0), Player(place, code, ben.token, 1)]
        for player in players:
            player.start()
        for leaving, staying in ((one, two), (two, three)):
            time.sleep(1)
            place["server"] = staying
            assert leaving.stop() == 0
        before = [len(player.answered) for player in players]
        end = time.monotonic() + 20
        while any(len(player.answered) < least + 5 for player, least in zip(players, before, strict=True)):
            assert time.monotonic() < end, "play stands still"
            time.sleep(0.1)
        for player in players:
            player.enough = True
        versions = [version for player in players for version in player.answered.values()]
        assert [player.wrong for player in players] == ["", ""]
        assert len(set(versions)) == len(versions)
        assert Line(three, code).view["version"] >= max(versions)


def test_it_ends_in_time_though_some_take_nothing(tmp_path: Path) -> None:
    with running(str(tmp_path / "tables.db"), drain=1, frames=(1e9, 1e9)) as server:
        code, ann, _ = dealt(server)
        with deaf_spectator(server, code):
            for number in range(600):
                ann.done(t="lock", id=f"lock {number}", locked=bool(number % 2))
            started = time.monotonic()
            assert server.stop() == 0
            assert time.monotonic() - started < BOUND


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such signals")
def test_a_second_signal_ends_it_at_once(tmp_path: Path) -> None:
    with running(str(tmp_path / "tables.db"), before=SLOW_STORE.replace("0.4", "30"), drain=30) as server:
        code, token = server.open_table()
        ann = Line(server, code, token)
        ann.say(t="lock", id="1", locked=True)
        time.sleep(0.2)
        server.process.send_signal(signal.SIGTERM)
        with pytest.raises(subprocess.TimeoutExpired):
            server.process.wait(0.6)
        server.process.send_signal(signal.SIGTERM)
        started = time.monotonic()
        assert server.end() == -signal.SIGTERM
        assert time.monotonic() - started < 0.5


def test_ctrl_c_ends_it_as_politely(tmp_path: Path) -> None:
    with running(str(tmp_path / "tables.db")) as server:
        _, ann, _ = dealt(server)
        server.process.send_signal(signal.SIGINT)
        assert ending(ann)[1] == 1012
        assert server.end() == 0
