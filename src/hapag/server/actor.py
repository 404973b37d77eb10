"""One table in this process: whoever is connected to it, and the only place where commands reach it.

A command is kept before anyone is told of it. Other processes may serve the same table: the store's key decides who
was first, the other reads again and tries again.
"""

import asyncio
import logging
from collections.abc import Callable, Collection
from contextlib import suppress
from time import monotonic
from typing import TYPE_CHECKING, Any, Protocol

from msgspec import to_builtins

from hapag.kernel import Illegal, Phrase, Seat
from hapag.kernel.notation import show
from hapag.odds import Advice
from hapag.server import faults
from hapag.server.duties import Duties
from hapag.server.store import Row, StoreFailed
from hapag.server.wire import encode
from hapag.table import (
    Repeated,
    Table,
    asked_for,
    dump,
    ended,
    past,
    project,
    reduce,
    saved,
    written,
    written_past,
)
from hapag.table import commands as do
from hapag.table.saved import ROUNDS
from hapag.table.state import AWAY_HOST

if TYPE_CHECKING:
    from hapag.server.hall import Hall

log = logging.getLogger("hapag.server")

RACE = 1.0
"""Seconds for which a command is tried again when other processes were first."""
SAME_MOMENT = 50
"""Milliseconds for which spectators may share one encoded view."""
REMEMBERED = 256
THINNED = 50
"""Rounds after which those that are no longer given out are forgotten."""
HOST_BEAT = 30_000
"""Milliseconds after which it is noted anew that a quiet host is at the table."""

Command = do.Command
Build = Callable[[Table], Command]
Errand = do.Attend | do.Succeed


class Watcher(Protocol):
    """A connection as its table knows it."""

    device: str
    is_busy: bool
    """Whether a frame of it is being done."""

    def notify(self) -> None:
        """The table has changed."""

    def dismiss(self, code: str, wait: int | None = None) -> None:
        """Say good-bye and close."""


class Actor:
    """A table, its lock and its connections."""

    def __init__(self, hall: "Hall", table: Table) -> None:
        self.hall, self.code, self.table = hall, table.code, table
        self.lock = asyncio.Lock()
        self.watchers: dict[str, Watcher] = {}
        self.duties = Duties(self)
        self.is_catching_up = False
        self.touched = self.opened = hall.clock()
        self.refused: dict[str, Phrase] = {}
        self.shared: tuple[tuple[int, int | None], int, str] | None = None

    # Commands

    async def ask(self, key: str, build: Build) -> int:
        """Do what a person asks, and return the version that it made; Illegal if it is refused, again and again alike."""
        if key in self.refused:
            raise Illegal(self.refused[key])
        try:
            return await self.do(build)
        except Repeated as repeated:
            return repeated.version
        except Illegal as illegal:
            self.refused = dict([*self.refused.items(), (key, illegal.why)][-REMEMBERED:])
            raise
        except StoreFailed as error:
            faults.note(log, f"table {self.code} could not be stored", error)
            raise Illegal("unavailable") from None

    async def do(self, build: Build) -> int:
        """Do a command, keep it, then tell everyone. If another process was first, it is judged anew on what that made."""
        async with self.lock:
            await self.take_up()
            end = monotonic() + RACE
            while monotonic() < end:
                try:
                    version = await self.attempt(build(self.table))
                except (Illegal, Repeated):
                    if not await self.was_behind():
                        raise
                    continue
                if version is not None:
                    return version
                await self.read_again()
        raise StoreFailed("others were faster every time")

    async def attempt(self, command: Command) -> int | None:
        """Do a command to the table as it is known here; None if it has gone on meanwhile."""
        before, now = self.table, max(self.hall.clock(), self.table.at)
        after, _ = reduce(before, command, now)
        if after.phase == "gone":
            return after.version if await self.forget(before.version) else None
        kept = written_past(past(after, now)) if ended(before, after) else None
        row = Row(self.code, after.version, now, written(command), dump(after), after.wake_at(), kept)
        if not await self.kept(row):
            return None
        self.hall.metrics.done(before, command, after)
        self.changed(after)
        self.hall.others.moved(self.code, after.version)
        if after.phase == "closed":
            await self.hall.store.wipe(self.code, rounds=not after.places)
        elif kept is not None and after.dealt > ROUNDS and after.dealt % THINNED == 0:
            await self.hall.store.thin(self.code, ROUNDS)
        return after.version

    async def take_up(self) -> None:
        """Give the table back the time in which no server was there: before anything is done to it, and once."""
        await self.hall.pulse.fresh()
        with suppress(Illegal):  # no clock runs there
            while (owed := self.hall.pulse.owed(self.table.at)) is not None:
                if await self.attempt(do.Resume(outage=owed.until - owed.since, until=owed.until)) is None:
                    await self.read_again()

    async def refresh(self) -> None:
        """Bring the table up to what is kept, before it is shown to somebody new; Illegal `no-table` if it is gone."""
        async with self.lock:
            await self.was_behind()
            await self.take_up()

    async def advise(self, device: str, seat: Seat, at: int) -> tuple[str, Advice]:
        """Return best play for a person's own seat, in notation and in full; Illegal if none can be had now."""
        kind = self.table.kind
        advice = await self.hall.thinkers.advise(kind, asked_for(self.table, device, seat, at))
        return show(advice.move, kind.names), advice

    async def record(self, device: str) -> dict[str, Any]:
        """Return the record of the table's finished rounds as a device may keep it."""
        kept = await self.hall.store.rounds(self.code, ROUNDS)
        found: dict[str, Any] = to_builtins(await asyncio.to_thread(saved, self.table, kept, device))
        return found

    async def kept(self, row: Row) -> bool:
        """Store a command. If whoever asked is cut off meanwhile, it may be stored all the same: then all have to see it."""
        try:
            with self.hall.metrics.storing("append"):
                return await self.hall.store.append(row)
        except asyncio.CancelledError:
            if not self.hall.closing:
                self.hall.spawn(self.catch_up())
            raise

    async def catch_up(self) -> None:
        """Read what went on elsewhere; of several calls that wait, one does it."""
        if self.is_catching_up:
            return
        self.is_catching_up = True
        async with self.lock:
            self.is_catching_up = False
            with suppress(Illegal, StoreFailed):  # gone: nobody is left to tell; or the next look tries again
                await self.read_again()

    async def was_behind(self) -> bool:
        """Read the table again if another process has changed it, and say whether that was so."""
        if self.hall.store.post is None:
            return False
        known = self.table.version
        await self.read_again()
        return self.table.version != known

    async def read_again(self) -> None:
        with self.hall.metrics.storing("load"):
            kept = await self.hall.store.load(self.code)
        if kept is None:
            self.leave_hall()
            raise Illegal("no-table", got=self.code)
        if kept.version != self.table.version:
            self.changed(self.hall.read(self.code, kept))

    def changed(self, table: Table) -> None:
        self.table, self.shared = table, None
        for watcher in list(self.watchers.values()):
            watcher.notify()
        self.hall.others.look_at(self)
        self.duties.set_timer()

    async def forget(self, version: int) -> bool:
        gone = await self.hall.store.delete(self.code, version)
        if gone:
            self.leave_hall()
            self.hall.others.moved(self.code, 0)
        return gone

    def leave_hall(self) -> None:
        self.hall.actors.pop(self.code, None)
        for watcher in list(self.watchers.values()):
            watcher.dismiss("gone")

    # Who is here

    def knows(self, device: str) -> bool:
        """Say whether a device holds a seat here, or is the host."""
        return device == self.table.host or bool(self.table.seats_of(device))

    def seated_here(self) -> set[str]:
        """Return the connected devices that hold a seat, or are the host."""
        table = self.table
        return {device for device in (table.host, *[place.device for place in table.places]) if device in self.watchers}

    def owing(self) -> set[str]:
        """Return the devices of which something is awaited: a move, or perhaps a cut."""
        table = self.table
        places = table.places if table.cutting() is not None else [table.places[seat] for seat in table.owing()]
        return {place.device for place in places if place.device is not None}

    def join(self, watcher: Watcher) -> None:
        """Let a connection in; another one of the same device has to go."""
        if (before := self.watchers.get(watcher.device)) is not None:
            before.dismiss("elsewhere")
        self.watchers[watcher.device] = watcher
        self.hall.others.came(self, watcher.device)
        self.presence(watcher)

    def part(self, watcher: Watcher) -> None:
        if self.watchers.get(watcher.device) is watcher:
            del self.watchers[watcher.device]
            self.hall.others.look_at(self)
            self.presence(watcher)
        self.touched = self.hall.clock()

    def presence(self, watcher: Watcher) -> None:
        """Show the others that somebody with a seat came or went."""
        if self.table.seats_of(watcher.device):
            self.shared = None
            for other in self.watchers.values():
                if other is not watcher:
                    other.notify()

    def dismiss(self, device: str) -> None:
        """A device has come back by way of another process: its connection here has to go."""
        if (watcher := self.watchers.pop(device, None)) is not None:
            watcher.dismiss("elsewhere")

    def company_changed(self, is_seen: bool) -> None:
        """Something changed about who is at another process; is_seen: somebody came there, or went."""
        if is_seen:
            self.shared = None
            for watcher in self.watchers.values():
                watcher.notify()
        self.duties.set_timer()

    def online(self) -> Collection[str]:
        """Return the devices that are connected, wherever."""
        elsewhere = self.hall.others.elsewhere(self.code)
        return self.watchers.keys() | elsewhere.keys() if elsewhere else self.watchers

    def view(self, device: str, since: int | None) -> str:
        """Return the view of a device as it is sent; those without a seat share one."""
        now = self.hall.clock()
        key = (self.table.version, since)
        shared = since is not None and not self.knows(device)
        if shared and self.shared and self.shared[0] == key and now - self.shared[1] < SAME_MOMENT:
            return self.shared[2]
        text = encode(project(self.table, device, since, now, self.online())).decode()
        if shared:
            self.shared = (key, now, text)
        return text

    def host_errand(self, now: int) -> "Errand | None":
        """Return what is to be noted of the host: that it is here, or, after a long absence, who takes its place."""
        table = self.table
        if table.way != "online" or table.phase in ("closed", "gone"):
            return None
        here = [place.device for place in table.places if place.device in self.watchers]
        if table.host in self.online():
            others = any(place.device not in (None, table.host) for place in table.places)
            is_due = table.host in self.watchers and now - table.host_seen >= HOST_BEAT
            return do.Attend() if others and is_due else None
        if here and here[0] and now - max(table.host_seen, self.opened) >= AWAY_HOST:
            return do.Succeed(device=here[0])
        return None
