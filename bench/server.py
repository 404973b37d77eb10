"""How fast the server answers: tables of Hold'em, each with two sockets and one move a second.

`python -m bench.server [--tables 200] [--seconds 20] [--game holdem] [--json]`

The server runs in a process of its own with an SQLite file, limits for each address lifted; the clients run in this one.
A move's time is from sending it until every seat of its table has the view that it made: stored on disk, projected, sent.
"""

import argparse
import asyncio
import json
import os
import random
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

PROGRAM = """
import sys
from hapag.server import Limits, Settings, run
run(Settings(port=0, database=sys.argv[1], limits=Limits().lifted(), cut_grace=0, on_ready=lambda url: print(url, flush=True)))
"""
CLOCK = {"turn": 3600, "arrange": 3600}


class Table(msgspec.Struct):
    phase: str
    owing: list[int]


class Mine(msgspec.Struct):
    seat: int
    offers: list[dict[str, Any]]


class Frame(msgspec.Struct):
    """As much of a frame as a scripted client reads."""

    t: str
    version: int = 0
    table: Table | None = None
    mine: list[Mine] = []
    token: str = ""
    code: str = ""


DECODER = msgspec.json.Decoder(Frame)


class Client(WSListener):
    """One device with one seat, at the table `code`."""

    def __init__(self, play: "Play", code: str, seat: int, token: str | None) -> None:
        self.play, self.seat, self.token, self.code = play, seat, token, code
        self.transport: WSTransport | None = None
        self.view = Frame("view")

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.transport = transport
        self.say(t="hello", v=1, token=self.token)

    def say(self, **frame: Any) -> None:
        assert self.transport is not None
        self.transport.send(WSMsgType.TEXT, msgspec.json.encode(frame))

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type is not WSMsgType.TEXT:
            return
        heard = DECODER.decode(frame.get_payload_as_bytes())
        if heard.t == "view":
            self.view = heard
            self.play.seen()
        elif heard.t in ("refused", "bye"):
            self.play.refused(heard.code)


class Play:
    """One table: whoever owes a choice makes one when `move` is called."""

    def __init__(self, names: list[str], chance: random.Random) -> None:
        self.names, self.random = names, chance
        self.clients: list[Client] = []
        self.times: list[float] = []
        self.refusals: list[str] = []
        self.sent: float | None = None
        self.expected, self.moves = 0, 0

    def seen(self) -> None:
        """A view came: once every seat has the one that a move made, its time is known."""
        if self.sent is not None and all(client.view.version >= self.expected for client in self.clients):
            self.times.append(time.perf_counter() - self.sent)
            self.sent = None

    def refused(self, code: str) -> None:
        """What was asked may not be done: something else is tried next time."""
        self.refusals.append(code)
        self.sent = None

    def move(self) -> None:
        """Make the next move of the table, or deal; whoever has not answered yet is waited for."""
        host = self.clients[0]
        if self.sent is not None or host.view.table is None:
            return
        is_playing = host.view.table.phase == "playing"
        owing = [seat for seat in host.view.table.owing if seat < len(self.clients)]
        if is_playing and not owing:  # a rival thinks
            return
        if any(client.view.version < host.view.version for client in self.clients):  # not everyone has seen it yet
            return
        self.moves += 1
        self.expected, self.sent = host.view.version + 1, time.perf_counter()
        if not is_playing:
            host.say(t="deal", id=f"m{self.moves}")
            return
        client = self.clients[owing[0]]
        offers = [offer for offer in client.view.mine[0].offers if not offer["barred"]]
        words = self.words(self.random.choice(offers))
        client.say(t="move", id=f"m{self.moves}", seat=client.seat, move=words, at=client.view.version)

    def words(self, offer: dict[str, Any]) -> str:
        return " ".join([offer["verb"], *[self.argument(bound) for bound in offer["bounds"].values()]])

    def argument(self, bound: dict[str, Any]) -> str:
        match bound["bound"]:
            case "amount":
                return str(bound["low"])
            case "one":
                return str(self.random.choice(bound["values"]))
            case "pick":
                return " ".join([self.names[piece] for piece in bound["pieces"][: bound["least"]]])
        pieces = iter(self.random.sample(bound["pieces"], len(bound["pieces"])))
        rows = [" ".join([self.names[next(pieces)] for _ in range(size)]) for size in bound["sizes"]]
        return " / ".join(rows)


def ask(url: str, wish: dict[str, Any] | None = None) -> Any:
    """Ask the server over HTTP; with a wish, post it."""
    data = None if wish is None else json.dumps(wish).encode()
    request = urllib.request.Request(url, data, {"content-type": "application/json"})  # noqa: S310 - our own server
    with urllib.request.urlopen(request, timeout=10) as answer:  # noqa: S310 - as above
        return json.load(answer)


def resident(pid: int) -> int:
    """Bytes of memory that a process holds."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def cpu(pid: int) -> float:
    """Seconds of CPU that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def seated(url: str, game: str, names: list[str], number: int, rivals: Sequence[str] = ()) -> Play:
    """Open a table and seat two clients, and as many rivals as there are levels in `rivals`."""
    seats = 2 + len(rivals)
    wish = {"game": game, "way": "online", "people": ["Ann"], "rivals": rivals, "seats": seats, "clock": CLOCK}
    opened = await asyncio.to_thread(ask, f"{url}/api/tables", wish)
    play = Play(names, random.Random(number))
    socket = f"ws{url[4:]}/t/{opened['code']}/ws"
    for seat, token in enumerate([opened["token"], None]):
        client = Client(play, opened["code"], seat, token)
        play.clients.append(client)
        await ws_connect(partial(itself, client), socket)
    await heard(play, 1)
    play.clients[1].say(t="sit", id="sit", seat=1, name="Ben")
    await heard(play, 2)
    return play


def itself(client: Client) -> Client:
    return client


async def heard(play: Play, version: int) -> None:
    """Wait until every seat has a view of a version, ten seconds at most."""
    for _ in range(10_000):
        if all(client.view.version >= version for client in play.clients):
            return
        await asyncio.sleep(0.001)
    raise TimeoutError("the server does not answer")


async def keep_moving(play: Play, start: float, offset: float, seconds: float, every: float = 1) -> None:
    """Move once in every so many seconds, at this table's own moment of them."""
    loop = asyncio.get_running_loop()
    for tick in range(int(seconds / every)):
        await asyncio.sleep(max(0, start + offset + tick * every - loop.time()))
        play.move()


async def measured(url: str, pid: int, game: str, tables: int, seconds: float) -> dict[str, Any]:
    """Play, and return what it took."""
    names = ask(f"{url}/api/games/{game}")["names"]
    warm = await seated(url, game, names, 0)
    await keep_moving(warm, asyncio.get_running_loop().time(), 0, 3)
    before = resident(pid)
    plays = [await seated(url, game, names, number) for number in range(1, tables + 1)]
    start, used, loop = time.perf_counter(), cpu(pid), asyncio.get_running_loop()
    now = loop.time() + 0.1
    await asyncio.gather(*[keep_moving(play, now, number / tables, seconds) for number, play in enumerate(plays)])
    await asyncio.sleep(0.5)
    wall, used = time.perf_counter() - start, cpu(pid) - used
    times = sorted([each for play in plays for each in play.times])
    refusals = [code for play in plays for code in play.refusals]
    unanswered = sum(play.sent is not None for play in plays)

    def share(of: float) -> float:
        return round(1e3 * times[min(len(times) - 1, int(of * len(times)))], 2)

    return {
        "game": game,
        "tables": tables,
        "sockets": 2 * tables,
        "seconds": round(wall, 1),
        "moves": len(times),
        "p50_ms": share(0.5),
        "p99_ms": share(0.99),
        "max_ms": share(1),
        "cpu_us_per_move": round(1e6 * used / max(1, len(times))),
        "kb_per_table": round((resident(pid) - before) / tables / 1024, 1),
        "server_mb": round(resident(pid) / 2**20, 1),
        "refused": len(refusals),
        "unanswered": unanswered,
    }


def measure(game: str = "holdem", tables: int = 200, seconds: float = 20) -> dict[str, Any]:
    """Start a server, play at it, stop it."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-c", PROGRAM, str(Path(folder) / "tables.db")]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:  # noqa: S603 - our own program
            try:
                assert server.stdout is not None
                url = server.stdout.readline().strip()
                return asyncio.run(measured(url, server.pid, game, tables, seconds))
            finally:
                server.terminate()


def main() -> None:
    """Print what was measured, for people or as JSON."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="holdem")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    row = measure(asked.game, asked.tables, asked.seconds)
    if asked.json:
        print(json.dumps(row, indent=2))
        return
    print(f"{row['tables']} tables of {row['game']}, {row['moves']} moves in {row['seconds']} s")
    print(f"  move sent to view received: p50 {row['p50_ms']} ms, p99 {row['p99_ms']} ms, worst {row['max_ms']} ms")
    print(f"  server: {row['cpu_us_per_move']} us CPU a move, {row['kb_per_table']} KB a table with its two sockets")
    if row["refused"] or row["unanswered"]:
        print(f"  refused: {row['refused']}, unanswered: {row['unanswered']}")


if __name__ == "__main__":
    main()
