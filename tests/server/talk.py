"""Talking to a server in tests: an application in this process, and sockets at its tables."""

import asyncio
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from typing import Any

with warnings.catch_warnings():  # of the two HTTP clients that it can stand on, it likes the other one better
    warnings.simplefilter("ignore")
    from starlette.testclient import TestClient as TestClient  # noqa: PLC0414 - other tests take it from here
    from starlette.testclient import WebSocketTestSession

from hapag.server import Limits, Settings, create_app
from hapag.server.hall import Hall
from hapag.server.pulse import wall_clock

LIFTED = Limits().lifted()


class FakeClock:
    """A wall clock in ms that only tests move."""

    def __init__(self) -> None:
        self.now = 1_700_000_000_000

    def __call__(self) -> int:
        return self.now


@contextmanager
def served(database: str = ":memory:", clock: Callable[[], int] | None = None, **settings: Any) -> Iterator[TestClient]:
    """Serve tables inside this process; rivals answer at once, and nobody is asked to cut."""
    given = {"limits": LIFTED, "think": (0, 0), "cut_grace": 0, "database": database, **settings}
    app = create_app(Settings(**given), clock=clock or wall_clock)
    if isinstance(clock, FakeClock):
        app.state.hall.pulse.gap = 10**15  # what passes on it is no outage: the server was there all the time
    with TestClient(app, base_url="http://127.0.0.1") as client:
        yield client


def hall_of(client: TestClient) -> Hall:
    hall: Hall = client.app.state.hall  # type: ignore[attr-defined]
    return hall


def go_round(client: TestClient) -> None:
    """Let the hall see what is due now, and wait until it is done."""

    async def until_done() -> None:
        hall = hall_of(client)
        for code in await hall.store.due(hall.clock()):
            await hall.visit(code)
        while any(actor.duties.awake for actor in hall.actors.values()):  # noqa: ASYNC110 - the hall itself was faster
            await asyncio.sleep(0.005)

    assert client.portal is not None
    client.portal.call(until_done)


def open_table(client: TestClient, **wish: Any) -> tuple[str, str]:
    """Open an online Patong table for two, or whatever is wished; return its code and the host's token."""
    given = {"game": "patong", "way": "online", "people": ["Ann"], "seats": 2, **wish}
    answer = client.post("/api/tables", json=given)
    assert answer.status_code == 201, answer.text
    return answer.json()["code"], answer.json()["token"]


class Talk:
    """One device at a table. `view` is the newest view heard, `heard` is every frame."""

    ids = count()

    def __init__(self, socket: WebSocketTestSession, token: str | None = None, seen: int | None = None) -> None:
        self.socket = socket
        self.heard: list[dict[str, Any]] = []
        self.view: dict[str, Any] = {}
        self.say(t="hello", v=1, token=token, seen=seen)
        self.token = self.until("welcome")["token"]
        self.until("view")

    def say(self, **frame: Any) -> None:
        self.socket.send_json(frame)

    def hear(self) -> dict[str, Any]:
        frame: dict[str, Any] = self.socket.receive_json()
        self.heard.append(frame)
        if frame["t"] == "view":
            self.view = frame
        return frame

    def until(self, kind: str) -> dict[str, Any]:
        while (frame := self.hear())["t"] != kind:
            pass
        return frame

    def do(self, t: str, **fields: Any) -> dict[str, Any]:
        """Send a command and return its answer."""
        id = fields.pop("id", None) or f"c{next(self.ids)}"  # noqa: A001 - the protocol's word
        self.say(t=t, id=id, **fields)
        while True:
            frame = self.hear()
            if frame["t"] in ("ok", "refused") and frame["id"] in (id, None):
                return frame

    def done(self, t: str, **fields: Any) -> int:
        """Send a command that has to be done; return once its view is here."""
        answer = self.do(t, **fields)
        assert answer["t"] == "ok", answer
        return self.see(answer["version"])

    def see(self, version: int) -> int:
        """Listen until a view of a version, or a later one, is here."""
        while self.view["version"] < version:
            self.hear()
        return version

    def settle(self) -> None:
        """Listen until nothing is on its way."""
        for _ in range(2):
            self.say(t="ping")
            self.until("pong")

    def refused(self, t: str, **fields: Any) -> str:
        """Send a command that has to be refused; return why."""
        answer = self.do(t, **fields)
        assert answer["t"] == "refused", answer
        return str(answer["code"]).removeprefix("refusal-")

    @property
    def table(self) -> dict[str, Any]:
        table: dict[str, Any] = self.view["table"]
        return table

    def first_choice(self, names: list[str], seat: int) -> str:
        """Return Patong's smallest legal move of a seat of this device."""
        (mine,) = [each for each in self.view["mine"] if each["seat"] == seat]
        return f"play {names[mine['offers'][0]['bounds']['cards']['pieces'][0]]}"


@contextmanager
def at_table(client: TestClient, code: str, token: str | None = None) -> Iterator[Talk]:
    with client.websocket_connect(f"/t/{code}/ws") as socket:
        yield Talk(socket, token)


@contextmanager
def two_at_table(client: TestClient, **wish: Any) -> Iterator[tuple[Talk, Talk]]:
    """Seat Ann and Ben at a Patong table and deal."""
    code, token = open_table(client, **wish)
    with at_table(client, code, token) as ann, at_table(client, code) as ben:
        ben.done("sit", seat=1, name="Ben")
        ben.see(ann.done("deal"))
        yield ann, ben


NAMES = [rank + suit for rank in "23456789TJQKA" for suit in "cdhs"]
