"""A table whose views a test gives to a page one by one, so that nothing hangs on time or chance; and what is heard there."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Self

import msgspec
from msgspec.structs import replace
from playwright.sync_api import Route, WebSocketRoute

from hapag.games import game
from hapag.kernel import Event
from hapag.kernel.records import Record, replay
from hapag.kernel.round import is_over
from hapag.server.files import ROOM
from hapag.table import Table
from hapag.table import commands as do
from hapag.table.projection import project
from hapag.table.state import Said
from tests.browser.device import Device
from tests.table.tables import HOST, NOW, done, opened
from tools.voice.phrases import phrases

PEOPLE = ("Ann", "Ben", "Chai", "Dao")
LISTEN = """window.heardThere = [];
for (const what of ["attends", "line", "said", "heard"])
  document.addEventListener(`hapag:${what}`, (e) => window.heardThere.push([what, e.detail]));"""
TICK = ROOM / "client" / "audio" / "effects" / "tick.mp3"
READ = "() => window.heardThere.splice(0)"


class Stage:
    """A device at a staged table. version: of the view that was shown last."""

    def __init__(self, device: Device, record: Record, way: str = "online", holder: str = HOST) -> None:
        self.device, self.page, self.record, self.holder = device, device.page, record, holder
        self.kind = game(record.game)
        self.table = seated(record, way)
        self.line: WebSocketRoute | None = None
        device.context.add_init_script(LISTEN)
        self.page.route_web_socket(re.compile(r"/t/BCDF/ws$"), self.open)

    def open(self, line: WebSocketRoute) -> None:
        self.line = line
        line.send(json.dumps({"t": "welcome", "v": 1, "token": "t", "now": NOW}))
        self.send(None)

    def send(self, since: int | None) -> None:
        assert self.line
        self.line.send(msgspec.json.encode(project(self.table, self.holder, since, NOW)).decode())

    def come(self, *, to_the_end: bool = False) -> Self:
        """Open the page, with the round dealt or over, and wait for the dealer."""
        self.steps = steps(self.record)
        self.happen(*next(self.steps))
        for state, events in self.steps if to_the_end else ():
            self.happen(state, events)
        self.device.go("/t/BCDF")
        self.until("attends")
        return self

    def touch(self) -> Self:
        """Touch the page somewhere."""
        self.page.mouse.click(3, 3)
        return self

    def happen(self, state: Any, events: Sequence[Event]) -> None:
        """Let the round go on, unseen as yet."""
        version = self.table.version + 1
        said = tuple([Said(version, event) for event in events])
        phase = "over" if is_over(state) else "playing"
        self.table = replace(self.table, round=state, phase=phase, version=version, story=self.table.story + said)

    def show(self, state: Any, events: Sequence[Event]) -> list[Any]:
        """Show what has happened; return what the dealer made of it at once."""
        self.happen(state, events)
        self.send(self.table.version - 1)
        self.device.draw()
        return self.heard()

    def play(self) -> Iterator[tuple[Sequence[Event], list[Any]]]:
        """Show the rest of the round, view by view."""
        for state, events in self.steps:
            yield events, self.show(state, events)

    def heard(self) -> list[Any]:
        """Return what was heard since it was last asked."""
        found: list[Any] = self.page.evaluate(READ)
        return found

    def until(self, what: str, heard: Sequence[Any] = ()) -> Any:
        """Wait for something to be heard; return it. heard: what has been heard already, which may have it."""
        found = details(heard, what) or self.device.until(lambda: details(self.heard(), what), what)
        return found[0]


def details(heard: Sequence[Any], what: str) -> list[Any]:
    """Return what is known of all that was heard of one kind."""
    return [detail for kind, detail in heard if kind == what]


def seated(record: Record, way: str) -> Table:
    """Return a table with everybody in their seats; each has a device but where they share one."""
    options = {name: value for name, value in record.options.items() if name != "stacks"}
    people = PEOPLE[: record.seats]
    if way == "phone":
        return opened(game=record.game, way="phone", options=options, people=people, seats=None)
    table = opened(game=record.game, options=options, seats=record.seats)
    sit = [do.Sit(device=f"device {seat}", seat=seat, name=name) for seat, name in enumerate(people) if seat]
    return done(table, *sit)


def steps(record: Record) -> Iterator[tuple[Any, Sequence[Event]]]:
    return ((step.state, step.events) for step in replay(game(record.game), record))


def fake_clips(device: Device, without: Sequence[str] = ()) -> None:
    """Have every phrase spoken by a tick, so that lines are short; without: phrases that have no clip."""
    clips = {key: {"ms": 50} for key in phrases() if key not in without}

    def answer(route: Route) -> None:
        if route.request.url.endswith(".json"):
            route.fulfill(json={"voice": "test", "clips": clips})
        else:
            route.fulfill(body=TICK.read_bytes(), content_type="audio/mpeg")

    device.context.route("**/audio/voice/**", answer)


def sentence(clips: Sequence[str], text: Mapping[str, str] | None = None) -> str:
    """Return what clips say, piece by piece."""
    return " | ".join([(text or phrases())[key] for key in clips])
