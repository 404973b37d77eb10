"""What other processes on the same database do: which tables they changed, and who is connected to them.

A lost notice costs two seconds at most: every table in memory is looked at so often without one.
"""

import asyncio
import logging
from collections.abc import Iterable, Mapping
from time import monotonic
from typing import TYPE_CHECKING

from hapag.server import faults
from hapag.server.store import StoreFailed

if TYPE_CHECKING:
    from hapag.server.actor import Actor
    from hapag.server.hall import Hall
    from hapag.server.pgpost import Device, Post

log = logging.getLogger("hapag.server")

LOOK = 1.0
"""Seconds between two looks; each is at half of the tables."""
LATE = 1_000
"""Milliseconds that a process waits before it does what is due at a table that another is nearer to."""
NEAR = 2_000
"""The same, if somebody's clock runs out who is connected to another: that one may have their move."""
PAUSE = 0.2
"""Seconds before the next try when the database does not answer."""
SWEEP = 60
"""Looks between two sweeps."""


class Nobody:
    """There can be no other process on this database."""

    late = 0

    async def open(self) -> None:
        """Nothing has to be done."""

    async def close(self) -> None:
        """Nothing has to be done."""

    def moved(self, code: str, version: int) -> None:
        """A table went on here."""

    def came(self, actor: "Actor", device: str) -> None:
        """A device has connected to a table here."""

    def look_at(self, actor: "Actor") -> None:
        """Who is connected to a table here may have changed, or who has a seat."""

    def elsewhere(self, code: str) -> Mapping[str, int]:
        """Return the devices with a seat at a table that are connected to another process, and to which."""
        return {}

    def lag(self, actor: "Actor") -> int:
        """Return how many ms what is due at a table is left to another process, which is nearer to it."""
        return 0


class Others(Nobody):
    """The other processes, as far as this one knows."""

    late = LATE

    def __init__(self, hall: "Hall", post: "Post") -> None:
        self.hall, self.post = hall, post
        self.away: dict[str, dict[str, int]] = {}
        self.noted: dict[str, set[str]] = {}
        """For each code the devices of which the database knows that they are connected here."""
        self.fresh: set[Device] = set()
        """Those that have just connected, whatever the database knows."""
        self.versions: dict[str, int] = {}
        self.changed: set[str] = set()
        self.wondered: set[str] = set()
        self.wake = asyncio.Event()
        self.next_look, self.looks = 0.0, 0

    async def open(self) -> None:
        self.post.hear = self.hear
        await self.post.open()
        self.hall.spawn(self.keep())

    async def close(self) -> None:
        await self.post.close()

    # What happens here

    def moved(self, code: str, version: int) -> None:
        self.versions[code] = version
        self.wake.set()

    def came(self, actor: "Actor", device: str) -> None:
        if actor.knows(device):
            self.fresh.add((actor.code, device))
        self.look_at(actor)

    def look_at(self, actor: "Actor") -> None:
        if actor.code not in self.away:
            self.wondered.add(actor.code)
        if actor.seated_here() != self.noted.get(actor.code, set()) or actor.code in self.wondered or self.fresh:
            self.changed.add(actor.code)
            self.wake.set()

    def elsewhere(self, code: str) -> Mapping[str, int]:
        return self.away.get(code, {})

    def lag(self, actor: "Actor") -> int:
        """A clock is left to whoever is connected to those it runs for, and may have their moves; other work to one."""
        away = self.away.get(actor.code)
        if away is None:
            return LATE
        if not away:
            return 0
        owing = actor.owing()
        if owing & away.keys():
            return NEAR
        return 0 if owing & actor.watchers.keys() or self.post.process < min(away.values()) else LATE

    # What happens elsewhere

    def hear(self, code: str, what: str) -> None:
        """Read again what went on elsewhere, if the table is known here."""
        actor = self.hall.actors.get(code)
        if actor is None:
            return
        if not what.isdigit():
            self.wondered.add(code)
            self.wake.set()
        elif what != str(actor.table.version):
            self.hall.spawn(actor.catch_up())

    async def keep(self) -> None:
        """For ever: tell the others what happens here, and see what happens there."""
        well = True
        while True:
            try:
                async with asyncio.timeout(max(0, self.next_look - monotonic())):
                    await self.wake.wait()
            except TimeoutError:
                pass  # it is time for a look
            self.wake.clear()
            try:
                await self.exchange()
                well = True
            except Exception as error:  # noqa: BLE001 - whatever it is, the next look tries again
                if well:
                    faults.note(log, "the other processes cannot be reached", error)
                well = False
                await asyncio.sleep(PAUSE)
                self.wake.set()

    async def exchange(self) -> None:
        codes = await self.note_who_is_here()
        versions, self.versions = self.versions, {}
        await self.post.tell(versions, codes)
        wondered, self.wondered = self.wondered | codes, set()
        try:
            await self.see_who_is_there(wondered)
        except StoreFailed:
            self.wondered |= wondered
            raise
        if monotonic() >= self.next_look:
            await self.look()
            self.next_look = monotonic() + LOOK

    async def note_who_is_here(self) -> set[str]:
        """Have the database know who is connected here; return the codes of tables where that changed."""
        codes, self.changed = self.changed, set()
        fresh, self.fresh = self.fresh, set()
        come, gone = set(), set()
        for code in codes:
            actor = self.hall.actors.get(code)
            here, noted = actor.seated_here() if actor else set(), self.noted.get(code, set())
            come |= {(code, device) for device in here if device not in noted or (code, device) in fresh}
            gone |= {(code, device) for device in noted - here}
        try:
            await self.post.note(come, gone)
        except StoreFailed:
            self.changed |= codes
            self.fresh |= fresh
            raise
        for code, device in gone:
            self.let_go(code, device)
        for code, device in come:
            self.noted.setdefault(code, set()).add(device)
        return {code for code, _ in come | gone}

    def let_go(self, code: str, device: str) -> None:
        devices = self.noted.get(code, set())
        devices.discard(device)
        if not devices:
            self.noted.pop(code, None)

    async def see_who_is_there(self, codes: Iterable[str]) -> None:
        """Learn who is connected elsewhere; whoever was here before and is there now has to go from here."""
        known = [code for code in codes if code in self.hall.actors]
        found = await self.post.present(known) if known else {}
        for code in known:
            actor, there = self.hall.actors.get(code), found.get(code, {})
            if actor is None:
                continue
            for device in there.keys() & self.noted.get(code, set()):
                if (code, device) not in self.fresh:
                    self.let_go(code, device)
                    actor.dismiss(device)
            before, self.away[code] = self.away.get(code), there
            if there != before:
                actor.company_changed(there.keys() != (before or {}).keys())

    async def look(self) -> None:
        """Look without having heard anything: at half of the tables, the other half is next."""
        self.looks += 1
        if await self.post.sign():
            self.note_all_anew()
        if self.looks % SWEEP == 0:
            await self.post.sweep()
        half = [code for code in self.hall.actors if sum(map(ord, code)) % 2 == self.looks % 2]
        if half:
            await self.see_who_is_there(half)
            versions = await self.post.versions(half)
            for code in half:
                actor = self.hall.actors.get(code)
                if actor is not None and versions.get(code) != actor.table.version:
                    self.hall.spawn(actor.catch_up())
        for code in self.away.keys() - self.hall.actors.keys():
            del self.away[code]

    def note_all_anew(self) -> None:
        """The database does not know this process, or no longer."""
        self.noted.clear()
        self.changed |= self.hall.actors.keys()
        self.wake.set()
