"""A thousand tables on one process and SQLite, with a rival at every second one, one move a second at each: `python -m soak load`.

Rivals think as long as they do in earnest. Where two sockets and a rival play, the sockets make two moves in three seconds.
Then sockets that only watch are added, for what each of them takes of the server's memory.
"""

from __future__ import annotations

import asyncio
import tempfile
from pathlib import Path
from typing import Any

from bench.server import Play, ask, cpu, keep_moving, seated
from hapag.server import Settings
from soak.node import Node
from soak.watch import Watchers

GAMES = ("holdem", "patong", "pusoy-dos", "blackjack")
MOST_MS, MOST_KB = 100, 30
"""What is promised: the 99th percentile of a move's time, and the memory of an idle socket."""
PACE = (1.0, 1.5)
"""Seconds between two moves of the sockets at a table: without a rival, and with one that makes every third move."""
IDLE = 2000
AT_ONCE = 20
UNCOUNTED = 5
"""Seconds before the count begins: in the first of them all tables deal at the same time, as they never do again."""


def measure(tables: int = 1000, seconds: int = 60, idle: int = IDLE) -> dict[str, Any]:
    """Play, and return what it took; `faults` says what is not as promised."""
    with tempfile.TemporaryDirectory() as folder:
        node = Node(str(Path(folder) / "tables.db"), Settings().think)
        node.start()
        try:
            row = asyncio.run(campaign(node, tables, seconds, idle))
        finally:
            node.stop()
    faults = []
    if row["p99_ms"] > MOST_MS:
        faults.append(f"a move in a hundred took {row['p99_ms']} ms or more, not under {MOST_MS}")
    if row["kb_idle_socket"] > MOST_KB:
        faults.append(f"an idle socket takes {row['kb_idle_socket']} KB, not under {MOST_KB}")
    if row["unanswered"]:
        faults.append(f"{row['unanswered']} moves had no answer")
    return {**row, "faults": faults}


async def campaign(node: Node, tables: int, seconds: int, idle: int) -> dict[str, Any]:
    """Seat everyone, move once a second at every table, then add sockets that only watch."""
    assert node.process is not None
    names = {game: (await asyncio.to_thread(ask, f"{node.url}/api/games/{game}"))["names"] for game in GAMES}
    plays: list[Play] = []
    while len(plays) < tables:
        numbers = range(len(plays), min(tables, len(plays) + AT_ONCE))
        plays += await asyncio.gather(*[one(node, names, number) for number in numbers])
    start = asyncio.get_running_loop().time() + 1
    playing = asyncio.gather(
        *[keep_moving(play, start, at / tables, UNCOUNTED + seconds, PACE[at % 2]) for at, play in enumerate(plays)]
    )
    await asyncio.sleep(1 + UNCOUNTED)
    used, done = cpu(node.process.pid), versions(plays)
    for play in plays:
        play.times.clear()
    await playing
    used, done = cpu(node.process.pid) - used, versions(plays) - done
    await asyncio.sleep(1)
    times = sorted([each for play in plays for each in play.times])
    return {
        "tables": tables,
        "with a rival": sum(number % 2 for number in range(tables)),
        "seconds": seconds,
        "moves": len(times),
        "all commands": done,
        "p50_ms": milliseconds(times, 0.5),
        "p99_ms": milliseconds(times, 0.99),
        "max_ms": milliseconds(times, 1),
        "cpu_percent": round(100 * used / seconds),
        "unanswered": sum(play.sent is not None for play in plays),
        "server_mb": round(node.resident / 2**20),
        "kb_idle_socket": await idle_socket(node, [play.clients[0].code for play in plays], idle),
    }


async def one(node: Node, names: dict[str, list[str]], number: int) -> Play:
    game = GAMES[number % len(GAMES)]
    return await seated(node.url, game, names[game], number, rivals=["easy"] * (number % 2))


def versions(plays: list[Play]) -> int:
    """Return how many commands have been done at all tables together: those of rivals and of the server too."""
    return sum(play.clients[0].view.version for play in plays)


def milliseconds(times: list[float], share: float) -> float:
    return round(1e3 * times[min(len(times) - 1, int(share * len(times)))], 1)


async def idle_socket(node: Node, codes: list[str], many: int) -> float:
    """Return the kilobytes that a socket takes which only watches; `many` of them, spread over the tables."""
    before = node.resident
    watchers = Watchers(node.url)
    await watchers.come([codes[number % len(codes)] for number in range(many)])
    await asyncio.sleep(2)
    return round((node.resident - before) / many / 1024, 1)
