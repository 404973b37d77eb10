"""Two servers on one PostgreSQL: reconnects, races, and one of them killed now and then: `python -m soak race`."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

from bench.server import ask
from soak.device import Device, Party, seated
from soak.kill import still
from soak.node import Node
from soak.past import acknowledged, checked
from tests.server.cluster import running_cluster

PAUSE = (1.0, 3.0)
"""Seconds between two looks of a table's devices at what they owe."""
HOPS = 40
"""Devices that lose their connection in each second, and come back at either server."""
OUTAGE = 30
"""Seconds between two kills of a server."""
AT_ONCE = 20


def measure(seconds: int = 300, tables: int = 500, seed: int = 0) -> dict[str, Any]:
    """Play, and return what was found; `faults` is empty if nothing answered was lost and no version left out."""
    with running_cluster() as cluster:
        base = cluster.new_database()
        nodes = [Node(base), Node(base)]
        for node in nodes:
            node.start()
        parties, stuck = asyncio.run(campaign(nodes, seconds, tables, Random(seed)))
        stopped = [node.stop() for node in nodes]
        found = [*stuck, *checked(base, parties)]
    devices = [device for party in parties for device in party.devices]
    return {
        "tables": tables,
        "games": len({party.game for party in parties}),
        "seconds": seconds,
        "answered": acknowledged(parties),
        "reconnects": sum(device.lost for device in devices),
        "kills": seconds // OUTAGE,
        "errors logged": sum(len(node.errors()) for node in nodes),
        "faults": [*found, *[f"a server ended with status {status}" for status in stopped if status]],
    }


async def campaign(nodes: list[Node], seconds: int, tables: int, random: Random) -> tuple[list[Party], list[str]]:
    """Play, hop and kill; return the tables, and which of them stood still at the end."""
    urls = [node.url for node in nodes]
    games = await asyncio.to_thread(ask, f"{urls[0]}/api/games")
    parties: list[Party] = []
    while len(parties) < tables:
        numbers = range(len(parties), min(tables, len(parties) + AT_ONCE))
        wanted = [seated(urls, games[each % len(games)], random, rivals=each // len(games) % 2) for each in numbers]
        parties += await asyncio.gather(*wanted)
    for party in parties:
        party.begin(PAUSE)
    disturbance = [asyncio.create_task(work) for work in (hop(parties, random), kill(nodes), race(parties, random))]
    await asyncio.sleep(seconds)
    for task in disturbance:
        task.cancel()
    await asyncio.gather(*disturbance, return_exceptions=True)
    for node in nodes:
        if node.process is None:
            await asyncio.to_thread(node.start)
    stuck = await still(parties)
    await asyncio.gather(*[party.leave() for party in parties])
    return parties, stuck


async def hop(parties: list[Party], random: Random) -> None:
    """Have devices lose their connections."""
    while True:
        await asyncio.sleep(1 / HOPS)
        random.choice(random.choice(parties).devices).drop()


async def race(parties: list[Party], random: Random) -> None:
    """Have all devices of a table ask for something in the same moment, whatever server they are at."""
    while True:
        await asyncio.sleep(0.05)
        free: list[Device] = [device for device in random.choice(parties).devices if device.asked is None]
        for device in free:
            device.ask(t="ready", ready=random.random() < 0.5)


async def kill(nodes: list[Node]) -> None:
    """Kill one server after the other, and start it again."""
    turn = 0
    while True:
        await asyncio.sleep(OUTAGE - 2)
        node = nodes[turn % len(nodes)]
        await asyncio.to_thread(node.kill)
        await asyncio.sleep(2)
        await asyncio.to_thread(node.start)
        turn += 1
