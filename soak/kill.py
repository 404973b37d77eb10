"""A server on SQLite is killed at random moments while tables of all games are in play: `python -m soak kill`."""

from __future__ import annotations

import asyncio
import tempfile
import time
from pathlib import Path
from random import Random
from typing import Any

from bench.server import ask
from soak.device import Party, seated
from soak.node import Node
from soak.past import acknowledged, checked

ALIVE = (0.2, 1.6)
"""Seconds that a server lives, at least and at most."""
PAUSE = (0.02, 0.12)
PATIENCE = 200.0
"""Seconds in which every table has to go on after the last kill: a device that finds no legal move by chance lets its
minute run out."""


def measure(kills: int = 200, tables: int = 38, seed: int = 0) -> dict[str, Any]:
    """Kill, and return what was found; `faults` is empty if nothing answered was lost."""
    with tempfile.TemporaryDirectory() as folder:
        node = Node(str(Path(folder) / "tables.db"))
        node.start()
        started = time.perf_counter()
        parties, returns, stuck = asyncio.run(campaign(node, kills, tables, Random(seed)))
        seconds, status = time.perf_counter() - started, node.stop()
        found = [*stuck, *checked(node.database, parties), *node.errors()]
    if status:
        found.append(f"the server ended with status {status}")
    return {
        "kills": kills,
        "tables": tables,
        "games": len({party.game for party in parties}),
        "answered": acknowledged(parties),
        "back_ms": round(1e3 * sorted(returns)[int(0.99 * len(returns))]) if returns else 0,
        "seconds": round(seconds),
        "faults": found,
    }


async def campaign(node: Node, kills: int, tables: int, random: Random) -> tuple[list[Party], list[float], list[str]]:
    """Play and kill; return the tables, how long each start took, and which tables stood still at the end."""
    games = await asyncio.to_thread(ask, f"{node.url}/api/games")
    parties = [
        await seated([node.url], games[number % len(games)], random, rivals=number // len(games) % 2)
        for number in range(tables)
    ]
    for party in parties:
        party.begin(PAUSE)
    returns = []
    for _ in range(kills):
        await asyncio.sleep(random.uniform(*ALIVE))
        await asyncio.to_thread(node.kill)
        start = time.perf_counter()
        await asyncio.to_thread(node.start)
        returns.append(time.perf_counter() - start)
    stuck = await still(parties)
    await asyncio.gather(*[party.leave() for party in parties])
    return parties, returns, stuck


async def still(parties: list[Party]) -> list[str]:
    """Return the tables that do not go on."""
    before, end = {party.code: party.version for party in parties}, time.monotonic() + PATIENCE
    waiting = list(parties)
    while waiting and time.monotonic() < end:
        await asyncio.sleep(0.1)
        waiting = [party for party in waiting if party.version < before[party.code] + 3]
    return [f"{party.game} {party.code}: it stands still at version {party.version}" for party in waiting]
