"""The log: one event, one line, and nothing in it that anybody said, holds or is."""

import io
import json
import logging
import re
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from hapag.server import faults, logs
from tests.server.process import PROGRAM, Line, Process, running
from tests.server.talk import NAMES

log = logging.getLogger("hapag.server")
TROUBLE = """
import asyncio, itertools
from hapag.server import actor, connection, http, sqlite, thinkers
from hapag.server.store import StoreFailed

count = itertools.count()
append, choose = sqlite.SQLiteStore.append, thinkers.Thinkers.choose

async def failing(self, row):
    turn = next(count)
    if turn % 7 == 5:
        raise StoreFailed(f"disk full: {row.state!r}")
    if turn % 7 == 6:
        raise KeyError(f"{row.body!r}")
    return await append(self, row)

def levels(kind):
    def rival(seen, random):
        raise ValueError(f"{seen!r}")
    return {"easy": rival}

async def stray(text):
    raise RuntimeError(text)

def sit(self, frame):
    if type(frame).__name__ == "Ready":
        asyncio.get_running_loop().create_task(stray(f"{frame!r} {self.device} {self.actor.table!r}"))
    return command(self, frame)

async def page(request):
    raise LookupError(f"{request.headers!r} {request.url}")

command = connection.Connection.command
sqlite.SQLiteStore.append, thinkers.levels, connection.Connection.command = failing, levels, sit
http.ROUTES.append(http.Route("/broken", page))
"""
"""Errors of every kind, each with all that must not be told in its message."""


CALLER = {"x-forwarded-for": "203.0.113.77"}


def card_marks(line: Line) -> list[str]:
    """Return a hand as an error could show it: numbers in a row."""
    hand = line.view["mine"][0]["round"]["players"][line.view["mine"][0]["seat"]]["hand"]
    return [", ".join(map(str, hand[:3])), ",".join(map(str, hand[:3])), " ".join(NAMES[each] for each in hand[:3])]


def play_with_marks(server: Process) -> list[str]:
    """Play at a server at which much goes wrong; return what must not be in its log."""
    code, token = server.open_table(people=["Zyxwann"], way="solo", rivals=["easy"])
    ann = Line(server, code, token)
    marks = ["Zyxwann", "Qwertben", token, "Mallorysaid", "agentmark", "querymark", "refmark", "203.0.113", "ws HTTP"]
    for number in range(12):
        ann.say(t="deal", id=f"Mallorysaid{number}")
        ann.say(t="lock", id=f"Mallorysaid-l{number}", locked=True)
        ann.say(t="ready", id=f"Mallorysaid-r{number}", ready=True)
        ann.say(t="move", id=f"Mallorysaid-m{number}", seat=0, move="play Mallorysaid", at=ann.view["version"])
    ann.say(t="ping")
    ann.until("pong")
    marks += card_marks(ann) if ann.view["mine"] and ann.view["mine"][0]["round"] else []
    online, guest = server.open_table(people=["Zyxwann"])
    ben = Line(server, online)
    ben.say(t="sit", id="Mallorysaid", seat=1, name="Qwertben")
    ben.socket.send("Mallorysaid" * 20)
    ben.say(t="link", id="Mallorysaid-link")
    marks += [guest, ben.token, ben.until("linked")["link"].partition("#seat=")[2]]
    for number in range(2):
        ben.say(t="take", id=f"Mallorysaid-{number}", token=marks[-1])
    for path in ("/broken?q=querymark", "/t/ZZZZ?q=querymark", "/nowhere/querymark"):
        server.status(path, {**CALLER, "user-agent": "agentmark", "referer": "http://refmark.example/"})
    cut_off(server, code, token)
    return marks


def hear_out(socket: Any, data: bytes) -> None:
    socket.send(data, text=True)
    for _ in range(5):
        socket.recv(timeout=5)


def cut_off(server: Process, code: str, token: str) -> None:
    """Make the server below find fault with frames, handshakes and requests, of a device that says its token at once."""
    said = ["hello.1", f"token.{token}"]
    for data in (b"\xff\xfeMallorysaid", b"x" * 20_000):
        socket = server.connect(code, additional_headers=CALLER, subprotocols=said)
        with pytest.raises(ConnectionClosed):
            hear_out(socket, data)
    for lacking in ("Sec-WebSocket-Version: 99", "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: querymark"):
        head = f"GET /t/{code}/ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n{lacking}"
        with server.raw() as raw:
            raw.sendall(f"{head}\r\nSec-WebSocket-Protocol: {', '.join(said)}\r\n\r\n".encode())
            assert re.match(rb"HTTP/1.1 4\d\d", raw.recv(4096))
    with server.raw() as raw:
        raw.sendall(b"Mallorysaid querymark\r\n\r\n")
        assert b"400" in raw.recv(4096)


@pytest.mark.parametrize("kind", ["json", "text", "warnings"])
def test_nothing_private_is_logged_whatever_goes_wrong(kind: str, tmp_path: Path) -> None:
    path = tmp_path / "log"
    with (
        path.open("w") as file,
        running(str(tmp_path / "tables.db"), file, TROUBLE, log=kind, frames=(1e9, 1e9)) as server,
    ):
        marks = play_with_marks(server)
        server.stop()
    text = path.read_text()
    assert [mark for mark in marks if mark in text] == []
    assert {"StoreFailed", "KeyError", "RuntimeError", "LookupError"} <= set(
        re.findall(r"\b[A-Z]\w+(?:Error|Failed)", text)
    )
    assert "ValueError" in text
    for line in text.splitlines():
        if kind == "json":
            event = json.loads(line)
            assert {"at", "level", "from", "event"} <= set(event)
            assert event["level"] in ("info", "warning", "error")
        else:
            assert re.match(r"\d{4}-\d\d-\d\dT[\d:.]+\+00:00 (info|warning|error) [\w.]+: ", line)
    assert ("draining" in text) == (kind != "warnings")


@pytest.fixture
def caught() -> Iterator[Any]:
    """Log as a server does, and give back what was logged."""
    before = (logging.root.handlers, logging.root.level, threading.excepthook, sys.unraisablehook)
    logs.start("json")
    (handler,) = logging.root.handlers
    assert isinstance(handler, logging.StreamHandler)
    handler.setStream(written := io.StringIO())
    yield lambda: [json.loads(line) for line in written.getvalue().splitlines()]
    logging.root.handlers, level, threading.excepthook, sys.unraisablehook = before
    logging.root.setLevel(level)
    logging.getLogger("hapag").setLevel(logging.NOTSET)
    logging.raiseExceptions = True


def test_an_error_is_told_by_its_kind_and_its_place(caught: Any) -> None:
    try:
        raise KeyError("secret")
    except KeyError as error:
        faults.note(log, "table BCDF could not be stored", error)
    (event,) = caught()
    assert (event["event"], event["error"]) == ("table BCDF could not be stored", "KeyError")
    assert re.fullmatch(r"test_logs\.py:\d+ test_an_error_is_told_by_its_kind_and_its_place", event["where"][0])
    assert "secret" not in json.dumps(event)


def test_one_place_writes_only_so_many_lines_and_another_is_still_heard(caught: Any) -> None:
    for number in range(1_000):
        logs.tell(f"again {number}")
    logs.tell("something else", sockets=3)
    events = caught()
    assert len(events) == 31
    assert events[-1]["event"] == "something else"
    assert events[-1]["sockets"] == 3


def test_a_line_stays_a_line(caught: Any) -> None:
    logs.tell("one\ntwo", table="BC\nDF")
    logging.getLogger("asyncio").error(
        "Task exception was never retrieved\nfuture: <Task exception=KeyError('secret')>"
    )
    events = caught()
    assert [event["event"] for event in events] == ["one", "Task exception was never retrieved"]


def test_a_server_that_cannot_start_says_what_failed_once() -> None:
    """Its store answers when it is tried, and fails when it is opened for good."""
    broken = """
import itertools
from hapag.server import hall
async def fail(self):
    raise LookupError("mallory")
hall.Hall.open = fail
"""
    command = [sys.executable, "-c", PROGRAM, ":memory:", repr({"log": "json"}), broken]
    said = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert (said.returncode, said.stdout) == (3, "")
    events = [json.loads(line) for line in said.stderr.splitlines()]
    assert [(event["event"], event.get("error")) for event in events] == [
        ("the server could not start", "LookupError"),
        ("Application startup failed. Exiting.", None),
    ]
    assert "mallory" not in said.stderr


def test_a_thread_that_fails_tells_no_more_than_others(caught: Any) -> None:
    thread = threading.Thread(target=lambda: NAMES.index("secret"))
    thread.start()
    thread.join()
    (event,) = caught()
    assert (event["event"], event["error"]) == ("a thread failed", "ValueError")
    assert "secret" not in json.dumps(event)
