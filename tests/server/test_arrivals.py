"""A move that arrived before the deadline counts, however late the server gets round to it."""

from __future__ import annotations

import asyncio
import signal
import time
from pathlib import Path

from hapag.server import Settings, create_app
from hapag.server.sqlite import SQLiteStore
from hapag.server.store import Row
from tests.server.process import Line, running
from tests.server.talk import LIFTED, NAMES, FakeClock, TestClient, hall_of, two_at_table
from tests.server.test_two_processes import choice


def timeouts(line: Line) -> list[int]:
    return [event["seat"] for event in line.view["events"] if event["event"] == "timeout"]


def test_a_move_that_lay_in_the_socket_when_time_ran_out_counts(tmp_path: Path) -> None:
    """The server does not run at all from just before the deadline until well after it."""
    with running(str(tmp_path / "tables.db")) as server:
        code, token = server.open_table(clock={"turn": 5})
        ann, ben = Line(server, code, token), Line(server, code)
        ben.done(t="sit", id="sit", seat=1, name="Ben")
        ann.done(t="deal", id="deal")
        ben.see(ann.view["version"])
        started = time.monotonic()
        left = (ann.view["table"]["deadline"] - ann.view["now"]) / 1000
        time.sleep(max(0, left - 0.6))
        server.process.send_signal(signal.SIGSTOP)
        for seat, line in enumerate((ann, ben)):
            line.say(t="move", id="in time", seat=seat, move=choice(line, seat), at=line.view["version"])
        assert time.monotonic() < started + left
        time.sleep(2)
        server.process.send_signal(signal.SIGCONT)
        for line in (ann, ben):
            assert line.until("ok", "refused")["t"] == "ok"
            line.wait(lambda view: view["table"]["committed"] == [] and view["table"]["owing"] != [])
            assert timeouts(line) == []


class Slow(SQLiteStore):
    """A store that is slow while `gate` is closed."""

    gate: asyncio.Event

    async def open(self) -> None:
        self.gate = asyncio.Event()
        self.gate.set()
        await super().open()

    async def append(self, row: Row) -> bool:
        await self.gate.wait()
        return await super().append(row)


def test_a_move_that_waited_behind_a_slow_command_when_time_ran_out_counts() -> None:
    clock, store = FakeClock(), Slow(":memory:")
    app = create_app(Settings(limits=LIFTED, think=(0, 0), cut_grace=0), store, clock)
    app.state.hall.pulse.gap = 10**15
    with TestClient(app, base_url="http://127.0.0.1") as client, two_at_table(client) as (ann, ben):
        ann.see(ben.done("move", seat=1, move=ben.first_choice(NAMES, 1), at=ben.view["version"]))
        hall, code, portal = hall_of(client), ann.table["code"], client.portal
        assert portal is not None
        portal.call(store.gate.clear)
        ann.say(t="lock", id="slow", locked=True)
        ann.say(t="lock", id="slow too", locked=False)
        ann.say(t="move", id="in time", seat=0, move=ann.first_choice(NAMES, 0), at=ann.view["version"])
        portal.call(asyncio.sleep, 0.05)
        clock.now += 91_000
        woken = portal.start_task_soon(hall.actors[code].duties.run)
        portal.call(asyncio.sleep, 0.2)
        portal.call(store.gate.set)
        woken.result(20)
        while ann.hear().get("id") != "in time":
            pass
        assert ann.heard[-1]["t"] == "ok"
        ann.settle()
        assert not any(event["event"] == "timeout" for event in ann.view["events"])


def test_whoever_keeps_talking_does_not_stop_the_clock() -> None:
    """Frames that come without an end hold up a clock for three seconds at most."""
    clock = FakeClock()
    store = Slow(":memory:")
    app = create_app(Settings(limits=LIFTED, think=(0, 0), cut_grace=0), store, clock)
    app.state.hall.pulse.gap = 10**15
    with TestClient(app, base_url="http://127.0.0.1") as client, two_at_table(client) as (ann, ben):
        ben.see(ann.done("move", seat=0, move=ann.first_choice(NAMES, 0), at=ann.view["version"]))
        hall, code, portal = hall_of(client), ann.table["code"], client.portal
        assert portal is not None
        clock.now += 91_000
        hall.actors[code].watchers[hall.actors[code].table.places[1].device or ""].is_busy = True
        started = time.monotonic()
        portal.start_task_soon(hall.visit, code).result(20)
        assert 2.5 < time.monotonic() - started < 6
        ben.settle()
        assert any(event["event"] == "timeout" for event in ben.view["events"])
