"""What a campaign left behind, held against what the devices were told: nothing answered is lost, nothing is told twice."""

from __future__ import annotations

import asyncio
import hashlib
import json
from collections import Counter
from collections.abc import Iterable, Iterator

from hapag.server import stores
from hapag.server.store import Kept, Logged, Store
from hapag.table import Table, dump, load
from hapag.table.history import replayed
from soak.device import Device, Party

BETWEEN_PLAYERS = ("holdem", "omaha")
"""Games in which every chip that a seat wins, another one loses."""


def checked(database: str, parties: Iterable[Party]) -> list[str]:
    """Return every fault of a campaign; no server is running any more."""
    return asyncio.run(faults_of(stores.make(database), list(parties)))


async def faults_of(store: Store, parties: list[Party]) -> list[str]:
    await store.open()
    found = []
    for party in parties:
        kept, log = await store.load(party.code), await store.log(party.code)
        found += [f"{party.game} {party.code}: {fault}" for fault in wrong(party, kept, log)]
    await store.close()
    return found


def wrong(party: Party, kept: Kept | None, log: list[Logged]) -> Iterator[str]:
    """Yield what is wrong with one table."""
    if kept is None:
        yield "the table is lost"
        return
    yield from gaps(log)
    for device in party.devices:
        yield from [f"seat {device.seat + 1}: {fault}" for fault in [*device.faults, *lost(device, log)]]
    table = replayed([(line.at, line.body) for line in log])
    if dump(table) != dump(load(kept.state)):
        yield "its log does not lead to its state"
    yield from miscounted(table)


def miscounted(table: Table) -> Iterator[str]:
    """Yield a line if a ledger cannot be what so many rounds of the game lead to."""
    if table.game in BETWEEN_PLAYERS and sum(table.ledger) != 0:
        yield f"chips were made or lost: {table.ledger}"
    least, most = table.kind.scores(table.options, len(table.places))
    if not all(least * table.rounds <= points <= most * table.rounds for points in table.ledger):
        yield f"{table.rounds} rounds cannot lead to {table.ledger}"


def gaps(log: list[Logged]) -> Iterator[str]:
    """Yield a line if the versions of a log are not 1, 2, 3 ... or a command was done twice."""
    if [line.version for line in log] != list(range(1, len(log) + 1)):
        yield "its log has gaps"
    keys = Counter(json.loads(line.body).get("key", "") for line in log)
    for key, times in keys.items():
        if key and times > 1:
            yield f"{key} was done {times} times"


def lost(device: Device, log: list[Logged]) -> Iterator[str]:
    """Yield what a device was told is done, and is not in the log where it was told."""
    who = hashlib.sha256((device.token or "").encode()).hexdigest()[:16]
    at = {line.version: json.loads(line.body).get("key") for line in log}
    for name, version in device.acked.items():
        if at.get(version) != f"{who}:{name}":
            yield f"{name} was answered as version {version} and is lost"


def acknowledged(parties: Iterable[Party]) -> int:
    """Return how many commands were answered as done."""
    return sum(len(device.acked) for party in parties for device in party.devices)
