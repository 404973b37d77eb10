"""A million frames that are no frames, or say what may not be done, at a table in play: `python -m soak fuzz`."""

from __future__ import annotations

import asyncio
import json
import socket
import tempfile
import time
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

from bench.server import ask
from soak.device import Party, seated, until
from soak.node import Node

SOCKETS, WINDOW, EACH = 16, 32, 4000
"""Sockets that send at the same time, frames of each without an answer, and frames until it makes way for a new one."""
BROKEN = 50
"""One of so many is broken below JSON: a WebSocket frame that is none."""
HOUR = {"turn": 3600, "arrange": 3600}
WARM = 0.2
"""Share of the frames after which memory has to stay as it is."""
GROWTH = 8 * 2**20

FRAMES: tuple[dict[str, Any], ...] = (
    {"t": "hello", "v": 1, "token": None, "seen": 3},
    {"t": "sit", "id": "a", "seat": 0, "name": "Eve"},
    {"t": "unseat", "id": "b", "seat": 1},
    {"t": "fill", "id": "c", "seat": 1, "level": "hard"},
    {"t": "options", "id": "d", "game": "patong", "options": {"cards": 8}, "target": 3},
    {"t": "deal", "id": "e"},
    {"t": "cut", "id": "f", "root": "0" * 64, "commit": "f" * 64},
    {"t": "show", "id": "g", "root": "0" * 64, "number": "f" * 64},
    {"t": "ready", "id": "h", "ready": True},
    {"t": "move", "id": "i", "seat": 0, "move": "play As", "at": 7},
    {"t": "hint", "id": "j", "seat": 0, "at": 7},
    {"t": "lock", "id": "k", "locked": True},
    {"t": "leave", "id": "l"},
    {"t": "ping"},
)
"""One of each kind: somebody without a seat may do none of it."""
ODD: tuple[Any, ...] = (
    None,
    True,
    -1,
    10**30,
    1.5,
    "",
    "x" * 5000,
    "\u202e\u0000",
    [],
    {},
    [[[]]] * 9,
    {"t": "ping"},
    "💥",
    float("inf"),
)


def frame(random: Random) -> bytes:
    """Return a frame that is almost right, wholly wrong, or no JSON at all."""
    how, text = random.random(), dict(random.choice(FRAMES))
    if how < 0.4:
        text[random.choice([*text, "extra"])] = random.choice(ODD)
    elif how < 0.5:
        text.pop(random.choice(list(text)))
    data = bytearray(json.dumps(text).encode())
    if 0.6 < how < 0.8:
        for _ in range(random.randint(1, 6)):
            data[random.randrange(len(data))] = random.randrange(32, 127)
    elif 0.8 < how < 0.9:
        del data[random.randrange(len(data)) :]
    elif how > 0.9:
        data = bytearray(random.choices(range(32, 127), k=random.randint(0, 300)))
    return bytes(data)


class Fuzzer(WSListener):
    """A socket without a seat that says `many` things, never more than a few without an answer."""

    def __init__(self, many: int, random: Random) -> None:
        self.many, self.random = many, random
        self.said = self.answered = 0
        self.faults: list[str] = []

    def on_ws_connected(self, transport: WSTransport) -> None:
        transport.send(WSMsgType.TEXT, b'{"t":"hello","v":1}')

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type is not WSMsgType.TEXT:
            return
        heard = msgspec.json.decode(frame.get_payload_as_bytes())
        if heard["t"] == "ok" or heard.get("code") == "refusal-unavailable":
            self.faults.append(f"a fuzzed frame was answered by {heard}")
        if heard["t"] in ("refused", "pong", "ok"):
            self.answered += 1
        self.go_on(transport)

    def go_on(self, transport: WSTransport) -> None:
        while self.said < self.many and self.said - self.answered < WINDOW:
            transport.send(WSMsgType.TEXT, frame(self.random))
            self.said += 1
        if self.answered >= self.many:
            transport.disconnect()


def measure(frames: int = 1_000_000, seed: int = 0) -> dict[str, Any]:
    """Send them, and return what came of it; `faults` is empty if nothing did."""
    with tempfile.TemporaryDirectory() as folder:
        node = Node(str(Path(folder) / "tables.db"))
        node.start()
        start = time.perf_counter()
        try:
            row = asyncio.run(campaign(node, frames, Random(seed)))
        finally:
            status = node.stop()
    row["faults"] += node.errors()
    if status:
        row["faults"].append(f"the server ended with status {status}")
    return {"frames": frames, "seconds": round(time.perf_counter() - start), **row}


async def campaign(node: Node, frames: int, random: Random) -> dict[str, Any]:
    """Fuzz a table in play from outside, and look at it and at the server's memory."""
    games = {game["slug"]: game for game in await asyncio.to_thread(ask, f"{node.url}/api/games")}
    party = await seated([node.url], games["patong"], random, clock=HOUR)
    party.devices[0].ask(t="deal")
    await until(lambda: party.devices[0].view.table is not None and party.devices[0].view.table.phase == "playing")
    before = seen(party)
    found, warm = await fuzz(node, party.code, int(frames * WARM), random)
    settled = node.resident
    more, rest = await fuzz(node, party.code, frames - int(frames * WARM), random)
    grown = node.resident - settled
    faults = [*found, *more]
    if seen(party) != before:
        faults.append("the table has changed")
    if grown > GROWTH:
        faults.append(f"memory grew by {grown / 2**20:.1f} MB")
    if party.devices[0].lost:
        faults.append("a player was cut off")
    await party.leave()
    return {"broken below JSON": warm + rest, "grown_kb": round(grown / 1024), "faults": faults}


def seen(party: Party) -> bytes:
    view = party.devices[0].view
    return msgspec.json.encode([view.table, view.mine, party.devices[0].told])


async def fuzz(node: Node, code: str, frames: int, random: Random) -> tuple[list[str], int]:
    """Send so many frames; return what was wrong, and how many of them were broken below JSON."""
    broken = frames // BROKEN
    parts = [EACH] * ((frames - broken) // EACH) + [(frames - broken) % EACH]
    work = [partial(one, node, code, part, Random(random.random())) for part in parts if part]
    work += [partial(break_one, node, code, Random(random.random())) for _ in range(broken)]
    random.shuffle(work)
    faults: list[str] = []

    async def worker() -> None:
        while work:
            faults.extend(await work.pop()())

    await asyncio.gather(*[worker() for _ in range(SOCKETS)])
    return faults, broken


async def one(node: Node, code: str, many: int, random: Random) -> list[str]:
    fuzzer = Fuzzer(many, random)
    transport, _ = await ws_connect(lambda: fuzzer, f"ws{node.url[4:]}/t/{code}/ws")
    await transport.wait_disconnected()
    if fuzzer.answered < many:
        fuzzer.faults.append(f"a socket was closed after {fuzzer.answered} of {many} frames")
    return fuzzer.faults


async def break_one(node: Node, code: str, random: Random) -> list[str]:
    """Send a handshake and then bytes that are no frame, or half of one; the server has to close, or wait."""
    return await asyncio.to_thread(broken, node, code, random.randbytes(random.randint(1, 400)), random.random() < 0.2)


def broken(node: Node, code: str, data: bytes, no_handshake: bool) -> list[str]:
    with socket.create_connection(("127.0.0.1", node.port), timeout=30) as line:
        if not no_handshake:
            head = f"GET /t/{code}/ws HTTP/1.1\r\nHost: 127.0.0.1:{node.port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            line.sendall(
                f"{head}Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
            )
            if b" 101 " not in line.recv(4096):
                return ["a handshake was refused"]
        line.sendall(data)
    return []
