"""Devices at tables: they play whatever is legal, come back when they are cut off, and remember every answer."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from itertools import count
from random import Random
from typing import Any

import msgspec
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

from bench.server import ask
from hapag.kernel.offers import Amount, OneOf, Pick, Split

Bound = Pick | Amount | OneOf | Split
CLOCK = {"turn": 60, "arrange": 60}
BACK = (0.02, 0.25)
"""Seconds until a device that was cut off tries again, at least and at most."""
SILENCE = 3.0
"""Seconds without an answer after which a command is sent again."""


class Offer(msgspec.Struct):
    verb: str
    bounds: dict[str, Bound]
    barred: Any


class Mine(msgspec.Struct):
    seat: int
    offers: list[Offer]


class Table(msgspec.Struct):
    phase: str
    rounds: int
    owing: list[int]
    ledger: list[int]


class Frame(msgspec.Struct):
    """As much of a frame as a device reads."""

    t: str
    id: str | None = None
    version: int = 0
    table: Table | None = None
    mine: list[Mine] = []
    events: list[Any] = []
    whole: bool = False
    token: str = ""
    code: str = ""


DECODER = msgspec.json.Decoder(Frame)


class Device(WSListener):
    """One device with one seat. place: says at which server it shows up next. names: of the game's pieces."""

    numbers = count(1)

    def __init__(self, code: str, seat: int, place: Callable[[], str], names: list[str], random: Random) -> None:
        self.code, self.seat, self.place, self.names, self.random = code, seat, place, names, random
        self.token: str | None = None
        self.transport: WSTransport | None = None
        self.view = Frame("view")
        self.acked: dict[str, int] = {}
        self.refusals: dict[str, int] = {}
        self.asked: dict[str, Any] | None = None
        self.asked_at = 0.0
        self.told: tuple[int, list[Any]] = (0, [])
        self.faults: list[str] = []
        self.heard = asyncio.Event()
        self.lost = 0
        self.staying: asyncio.Task[None] | None = None

    # The socket

    async def stay(self) -> None:
        """Be at the table, again and again, until cancelled."""
        while True:
            url = f"ws{self.place()[4:]}/t/{self.code}/ws"
            with suppress(Exception):  # whatever cut it off, it comes back
                transport, _ = await ws_connect(lambda: self, url, websocket_handshake_timeout=10)
                await transport.wait_disconnected()
            self.transport = None
            self.lost += 1
            await asyncio.sleep(self.random.uniform(*BACK))

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.transport = transport
        self.put({"t": "hello", "v": 1, "token": self.token, "seen": self.view.version})
        if self.asked is not None:
            self.put(self.asked)

    def put(self, frame: dict[str, Any]) -> None:
        if self.transport is not None:
            self.transport.send(WSMsgType.TEXT, msgspec.json.encode(frame))

    def drop(self) -> None:
        """Lose the connection."""
        if self.transport is not None:
            self.transport.disconnect(graceful=False)

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type is not WSMsgType.TEXT:
            return
        heard = DECODER.decode(frame.get_payload_as_bytes())
        match heard.t:
            case "welcome":
                if self.token is not None and heard.token != self.token:
                    self.faults.append("a device was not known again")
                self.token = heard.token
            case "view":
                self.see(heard)
            case "ok" | "refused" if self.asked is not None and heard.id == self.asked["id"]:
                self.answered(heard)
        self.heard.set()

    def see(self, view: Frame) -> None:
        """Note a view, and whether it goes on from what was seen before."""
        assert view.table is not None
        if view.version < self.view.version:
            self.faults.append(f"version {view.version} was shown after {self.view.version}")
        self.view = view
        number, story = view.table.rounds + (view.table.phase == "playing"), view.events
        if number == self.told[0] and view.whole and story[: len(self.told[1])] != self.told[1]:
            self.faults.append(f"round {number} was told differently at version {view.version}")
        if number == self.told[0] and not view.whole:
            story = self.told[1] + story
        self.told = (number, story)

    def answered(self, frame: Frame) -> None:
        assert self.asked is not None
        if frame.t == "ok":
            self.acked[self.asked["id"]] = frame.version
        else:
            self.refusals[frame.code] = self.refusals.get(frame.code, 0) + 1
            if frame.code == "refusal-unavailable":  # not done, and not refused for good: ask again
                self.asked_at = 0.0
                return
        self.asked = None

    # Playing

    def ask(self, **frame: Any) -> None:
        """Send a command; it is sent again, under its id, until there is an answer."""
        self.asked = {"id": f"d{next(self.numbers)}", **frame}
        self.asked_at = asyncio.get_running_loop().time()
        self.put(self.asked)

    def act(self, host: bool) -> None:
        """Do what this device owes: deal if it is the host's turn to, choose if its seat has to."""
        now, table = asyncio.get_running_loop().time(), self.view.table
        if table is None or self.transport is None:
            return
        if self.asked is not None:
            if now - self.asked_at > SILENCE:
                self.asked_at = now
                self.put(self.asked)
        elif table.phase in ("lobby", "over"):
            if host:
                self.ask(t="deal")
        elif table.phase == "playing" and self.seat in table.owing:
            offers = [
                each for mine in self.view.mine if mine.seat == self.seat for each in mine.offers if not each.barred
            ]
            if offers:
                self.ask(t="move", seat=self.seat, move=self.words(self.random.choice(offers)), at=self.view.version)

    def words(self, offer: Offer) -> str:
        return " ".join([offer.verb, *[self.argument(bound) for bound in offer.bounds.values()]]).strip()

    def argument(self, bound: Bound) -> str:
        if isinstance(bound, Pick) and self.random.random() < 0.7:  # a few pieces are legal more often than many
            return self.show(self.random.sample(bound.pieces, min(bound.least, len(bound.pieces))))
        if isinstance(bound, Split):
            return " / ".join([self.show(row) for row in bound.any(self.random)])
        return self.show(bound.any(self.random)) if isinstance(bound, Pick) else str(bound.any(self.random))

    def show(self, pieces: Any) -> str:
        return " ".join([self.names[piece] for piece in pieces])


class Party:
    """All devices of one table, and whoever has them play."""

    def __init__(self, game: str, code: str, devices: list[Device]) -> None:
        self.game, self.code, self.devices = game, code, devices
        self.tasks: list[asyncio.Task[None]] = []

    @property
    def version(self) -> int:
        return max(device.view.version for device in self.devices)

    async def play(self, pause: tuple[float, float]) -> None:
        """Have everyone play, waiting so many seconds before each look, until cancelled."""
        while True:
            await asyncio.sleep(self.devices[0].random.uniform(*pause))
            for number, device in enumerate(self.devices):
                device.act(host=number == 0)

    def begin(self, pause: tuple[float, float]) -> None:
        self.tasks.append(asyncio.create_task(self.play(pause)))

    async def leave(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for device in self.devices:
            device.drop()


async def seated(
    nodes: list[str], game: dict[str, Any], random: Random, rivals: int = 0, clock: dict[str, int] = CLOCK
) -> Party:
    """Open a table of a game (as `/api/games` has it), seat as many devices as it takes, and be there.

    rivals: how many of the seats the computer has, where the game allows it.
    """
    slug, facts = game["slug"], await asyncio.to_thread(ask, f"{nodes[0]}/api/games/{game['slug']}")
    seats = max(2, game["least"], 1 + rivals)
    levels = list(game["levels"])[:1] * min(rivals, seats - 1)
    wish = {"game": slug, "way": "online", "people": ["Ann"], "rivals": levels, "seats": seats, "clock": clock}
    opened = await asyncio.to_thread(ask, f"{random.choice(nodes)}/api/tables", wish)
    devices = [
        Device(opened["code"], seat, partial(random.choice, nodes), facts["names"], Random(random.random()))
        for seat in range(seats - len(levels))
    ]
    devices[0].token = opened["token"]
    party = Party(slug, opened["code"], devices)
    for device in devices:
        party.tasks.append(asyncio.create_task(device.stay()))
        await until(partial(has_view, device))
        if device.seat:
            device.ask(t="sit", seat=device.seat, name=f"Guest {device.seat}")
            await until(partial(has_answer, device))
    return party


def has_view(device: Device) -> bool:
    return device.view.version > 0


def has_answer(device: Device) -> bool:
    return device.asked is None


async def until(done: Callable[[], bool], seconds: float = 30) -> None:
    """Wait until something is so; TimeoutError if it does not come to be."""
    end = asyncio.get_running_loop().time() + seconds
    while not done():
        if asyncio.get_running_loop().time() > end:
            raise TimeoutError("the server does not answer")
        await asyncio.sleep(0.005)
