"""Ten thousand people who only watch a hundred tables: when does a move reach them? `python -m soak watch`."""

from __future__ import annotations

import asyncio
import tempfile
import time
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

from bench.server import ask
from hapag.server.run import raise_limit
from soak.device import Device, until
from soak.node import Node

ONE, ALL = 1.0, 2.0
"""What is promised, in seconds: until a move has reached all watchers of its table, and moves at all tables everyone."""
AT_ONCE = 100
SINGLE = 50


class Seen(msgspec.Struct):
    t: str
    version: int = 0


DECODER = msgspec.json.Decoder(Seen)


class Watcher(WSListener):
    """A socket without a seat: it knows the newest version that it was shown, and when that was."""

    def __init__(self, code: str) -> None:
        self.code, self.version, self.at = code, 0, 0.0
        self.is_gone = False

    def on_ws_connected(self, transport: WSTransport) -> None:
        transport.send(WSMsgType.TEXT, b'{"t":"hello","v":1}')

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        self.is_gone = True

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type is WSMsgType.TEXT:
            seen = DECODER.decode(frame.get_payload_as_bytes())
            if seen.t == "view":
                self.version, self.at = seen.version, time.perf_counter()


class Watchers:
    """All who watch at one server."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.all: list[Watcher] = []

    async def come(self, codes: list[str]) -> None:
        """Have one come to each of these tables, and wait until all of them see theirs."""
        raise_limit()
        for start in range(0, len(codes), AT_ONCE):
            new = [Watcher(code) for code in codes[start : start + AT_ONCE]]
            await asyncio.gather(*[self.connect(each) for each in new])
            self.all += new
        await until(lambda: all(each.version for each in self.all), 60)

    async def connect(self, watcher: Watcher) -> None:
        url = f"ws{self.url[4:]}/t/{watcher.code}/ws"
        await ws_connect(lambda: watcher, url, websocket_handshake_timeout=60)

    def of(self, code: str) -> list[Watcher]:
        return [each for each in self.all if each.code == code]


def measure(tables: int = 100, watchers: int = 10_000) -> dict[str, Any]:
    """Have them watch, and return how long moves were under way; `faults` says what is not as promised."""
    with tempfile.TemporaryDirectory() as folder:
        node = Node(str(Path(folder) / "tables.db"))
        node.start()
        try:
            row = asyncio.run(campaign(node, tables, watchers))
        finally:
            node.stop()
    faults = [
        f"{what}: {row[key]} s, not under {most}"
        for what, key, most in (("one move", "one_move_s", ONE), ("moves at all tables", "all_moves_s", ALL))
        if row[key] > most
    ]
    if row["cut"]:
        faults.append(f"{row['cut']} watchers were cut off")
    return {**row, "faults": faults}


async def campaign(node: Node, tables: int, many: int) -> dict[str, Any]:
    """Open tables, let people watch, and do something at one table after the other, then at all of them at once."""
    hosts = [await host_of(node, number) for number in range(tables)]
    watchers, before, start = Watchers(node.url), node.resident, time.perf_counter()
    await watchers.come([hosts[number % tables].code for number in range(many)])
    came = time.perf_counter() - start
    single = [await reached([hosts[number % tables]], watchers) for number in range(SINGLE)]
    together = [await reached(hosts, watchers) for _ in range(3)]
    return {
        "tables": tables,
        "watchers": many,
        "came_in_s": round(came, 1),
        "one_move_s": round(max(single), 3),
        "all_moves_s": round(max(together), 3),
        "kb_watcher": round((node.resident - before) / many / 1024, 1),
        "cut": sum(each.is_gone for each in watchers.all),
    }


async def host_of(node: Node, number: int) -> Device:
    """Open a table at which only its host sits."""
    wish = {"game": "patong", "way": "online", "people": ["Ann"], "seats": 2}
    opened = await asyncio.to_thread(ask, f"{node.url}/api/tables", wish)
    host = Device(opened["code"], 0, lambda: node.url, [], Random(number))
    host.token = opened["token"]
    host.staying = asyncio.create_task(host.stay())
    await until(lambda: host.view.version > 0)
    return host


async def reached(hosts: list[Device], watchers: Watchers) -> float:
    """Do something at these tables in the same moment; return the seconds until the last of their watchers saw it."""
    due = {host.code: host.view.version + 1 for host in hosts}
    waiting = [each for each in watchers.all if each.code in due]
    start = time.perf_counter()
    for host in hosts:
        host.ask(t="lock", locked=host.view.version % 2 == 0)
    await until(lambda: all(each.version >= due[each.code] for each in waiting), 60)
    return max(each.at for each in waiting) - start
