"""All tables of this process: finding them, opening them, and going round to see what is due."""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from contextlib import suppress
from time import monotonic, time
from typing import Any

import msgspec

from hapag.kernel import Illegal
from hapag.server import chance, faults
from hapag.server.actor import Actor
from hapag.server.files import Glance
from hapag.server.limits import Gate
from hapag.server.settings import Settings
from hapag.server.sqlite import SQLiteStore
from hapag.server.store import Kept, Row, Store, StoreFailed
from hapag.server.thinkers import Thinkers
from hapag.table import Table, dump, load, open_table, written
from hapag.table import commands as do

log = logging.getLogger("hapag.server")

ROUND = 1.0
"""Seconds between two rounds through what is due."""
BEAT = 5_000
"""Milliseconds between two notes that the server is alive."""
AWAY = 1_000
"""Milliseconds of outage that are worth giving back."""
IDLE = 60_000
"""Milliseconds after which a table without connections leaves memory."""
CODES = 40
"""Codes tried before the hall counts as full."""


STARTED = time() - monotonic()


def wall_clock() -> int:
    """Return the time in ms, from a clock that does not jump: when the system's is set, nobody's turn may end."""
    return int((STARTED + monotonic()) * 1000)


class Lying(msgspec.Struct):
    """What is read of a table that is only looked at."""

    game: str
    phase: str = "lobby"


class Hall:
    """The tables in memory, over the store that has them all. clock: ms, the wall's."""

    FAR = 60_000
    """Milliseconds within which a table in memory sets a timer of its own."""

    def __init__(self, settings: Settings, store: Store | None = None, clock: Callable[[], int] = wall_clock) -> None:
        self.settings, self.clock = settings, clock
        self.store: Store = store or SQLiteStore(settings.path())
        self.thinkers = Thinkers()
        self.actors: dict[str, Actor] = {}
        self.tasks: set[asyncio.Task[Any]] = set()
        self.sockets: dict[str, int] = {}
        self.connections: set[Any] = set()
        limits = settings.limits
        self.opening, self.joining, self.guessing = Gate(limits.tables), Gate(limits.joins), Gate(limits.guesses)
        self.drawing = Gate(limits.pictures)
        self.broken: set[str] = set()
        self.closing = False
        self.beaten = 0

    async def open(self) -> None:
        """Open the store, give back the time that the server was away, and start going round."""
        await self.store.open()
        await self.give_back()
        self.spawn(self.rounds())

    async def close(self) -> None:
        """Stop everything; what was answered is kept."""
        self.closing = True
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for actor in self.actors.values():
            if actor.timer is not None:
                actor.timer.cancel()
        await self.store.beat(self.clock())
        await self.store.close()

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.ended)

    def ended(self, task: "asyncio.Task[Any]") -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            faults.note(log, "a task failed", error)

    def think(self, table: Table) -> tuple[int, ...]:
        return chance.thinking(table, *self.settings.think)

    # Tables

    async def find(self, code: str) -> Actor:
        """Return a table; Illegal `no-table` if there is none of this code."""
        if actor := self.actors.get(code):
            actor.touched = self.clock()
            return actor
        kept = await self.store.load(code) if chance.is_code(code) else None
        if kept is None:
            raise Illegal("no-table", got=code[:8])
        if code not in self.actors:
            self.actors[code] = actor = Actor(self, self.read(code, kept))
            actor.set_timer()
        return self.actors[code]

    async def glance(self, code: str) -> Glance | None:
        """Return what the page of a table says of it, None if there is no such table; it does not come into memory."""
        if actor := self.actors.get(code):
            return Glance(actor.table.game, actor.table.phase == "lobby")
        kept = await self.store.load(code) if chance.is_code(code) else None
        if kept is None:
            return None
        found = msgspec.json.decode(kept.state, type=Lying)
        return Glance(found.game, found.phase == "lobby")

    def read(self, code: str, kept: Kept) -> Table:
        """Return a table as it was kept; Illegal `broken-table` if this version of the program cannot read it."""
        try:
            return load(kept.state)
        except Exception as error:  # noqa: BLE001 - rules that changed may refuse it in any way
            if code not in self.broken:
                faults.note(log, f"table {code} cannot be read", error)
                self.broken.add(code)
            raise Illegal("broken-table") from None

    async def open_table(self, wish: do.Opening, address: str) -> tuple[str, str]:
        """Open a table; return its code and the token for the device of whoever asked."""
        token, now = chance.new_token(), self.clock()
        table = open_table("", wish, chance.hashed(token), now)
        if not self.opening.take(address, monotonic()):
            raise Illegal("too-many-tables")
        if await self.store.count() >= self.settings.limits.live:
            raise Illegal("server-full")
        for _ in range(CODES):
            table.code = chance.new_code()
            line = written(do.Open(code=table.code, device=table.host, wish=wish))
            if await self.store.create(Row(table.code, table.version, now, line, dump(table), table.wake_at())):
                return table.code, token
        raise Illegal("server-full")

    # Time

    async def give_back(self) -> None:
        """Nobody's clock runs while the server is away."""
        last, now = await self.store.last_beat(), self.clock()
        outage = now - last if last is not None else 0
        if outage >= AWAY:
            for code in await self.store.due(now + 2 * 3600 * 1000, most=10**9):
                await self.resume(code, outage)
        await self.store.beat(now)
        self.beaten = now

    async def resume(self, code: str, outage: int) -> None:
        try:
            await (await self.find(code)).do(lambda _: do.Resume(outage=outage))
        except Illegal:
            pass  # no clock runs there
        except Exception as error:  # noqa: BLE001 - one table must not keep the others
            faults.note(log, f"table {code} could not be taken up again", error)

    async def rounds(self) -> None:
        while True:
            await asyncio.sleep(ROUND)
            try:
                await self.go_round()
            except StoreFailed as error:
                faults.note(log, "the store does not answer", error)

    async def go_round(self) -> None:
        """See to every table at which something is due, to sockets that are stuck, and to tables nobody looks at."""
        now = self.clock()
        if now - self.beaten >= BEAT or now < self.beaten:
            await self.store.beat(now)
            self.beaten = now
        for code in await self.store.due(now):
            self.spawn(self.visit(code))
        for actor in list(self.actors.values()):
            if actor.watchers and (errand := actor.host_errand(now)) is not None:
                self.spawn(self.run_errand(actor, errand))
        for connection in list(self.connections):
            connection.check(monotonic())
        self.tidy(now)

    async def visit(self, code: str) -> None:
        try:
            await (await self.find(code)).duty()
        except Illegal:
            pass  # it is gone, or cannot be read
        except Exception as error:  # noqa: BLE001 - one table must not keep the others
            faults.note(log, f"table {code} could not be visited", error)

    async def run_errand(self, actor: Actor, errand: do.Command) -> None:
        with suppress(Illegal, StoreFailed):  # another process was faster, or the next round tries again
            await actor.do(lambda _: errand)

    def tidy(self, now: int) -> None:
        for code, actor in list(self.actors.items()):
            if not actor.watchers and not actor.awake and not actor.lock.locked() and now - actor.touched > IDLE:
                if actor.timer is not None:
                    actor.timer.cancel()
                del self.actors[code]

    # Doors

    def may_enter(self, address: str) -> bool:
        """Say whether one more socket is allowed from an address, and count it."""
        limits, here = self.settings.limits, self.sockets.get(address, 0)
        if here >= limits.sockets_each or len(self.connections) >= limits.sockets:
            return False
        return self.joining.take(address, monotonic())
