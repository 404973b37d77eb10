"""All tables of this process: finding them, opening them, and going round to see what is due."""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from contextlib import suppress
from time import monotonic
from typing import Any

import msgspec

from hapag.kernel import Illegal
from hapag.server import chance, faults, logs, stores
from hapag.server.actor import Actor
from hapag.server.files import Glance
from hapag.server.limits import Gate
from hapag.server.metrics import Metrics
from hapag.server.others import Nobody, Others
from hapag.server.pulse import Pulse, wall_clock
from hapag.server.settings import Settings
from hapag.server.store import Kept, Row, Store, StoreFailed
from hapag.server.thinkers import Thinkers
from hapag.table import Table, dump, load, open_table, written
from hapag.table import commands as do

log = logging.getLogger("hapag.server")

ROUND = 1.0
"""Seconds between two rounds through what is due."""
CLOCKS = 2 * 3_600_000
"""Milliseconds within which every clock that runs at a table ends."""
IDLE = 60_000
"""Milliseconds after which a table without connections leaves memory."""
CODES = 40
"""Codes tried before the hall counts as full."""
BACK_IN = (500, 2500)
"""Milliseconds after which clients of a server that stops come back, and half of one more for each socket."""
DECLINED = (60, 60)
"""Sockets of one address that are told why they may not come in; the handshake of any more is refused."""
OFFENCES = {"foreign", "too-many", "no-hello", "slow", "too-fast", "cut"}
"""Ends of sockets that an operator may want to see in the log."""
ANSWER = 2.0
"""Seconds within which the store has to say how it is."""


class Lying(msgspec.Struct):
    """What is read of a table that is only looked at."""

    game: str
    phase: str = "lobby"


class Hall:
    """The tables in memory, over the store that has them all. clock: ms, the wall's."""

    def __init__(self, settings: Settings, store: Store | None = None, clock: Callable[[], int] = wall_clock) -> None:
        self.settings = settings
        self.store: Store = store or stores.make(settings.path())
        self.pulse = Pulse(self.store, clock, lambda: self.spawn(self.give_back()))
        self.clock = self.pulse.now
        self.others = Nobody() if self.store.post is None else Others(self, self.store.post)
        self.actors: dict[str, Actor] = {}
        self.tasks: set[asyncio.Task[Any]] = set()
        self.sockets: dict[str, int] = {}
        self.connections: set[Any] = set()
        self.metrics = Metrics(self.actors, self.connections)
        self.thinkers = Thinkers(self.metrics)
        limits = settings.limits
        self.opening, self.joining, self.guessing = Gate(limits.tables), Gate(limits.joins), Gate(limits.guesses)
        self.drawing, self.declining = Gate(limits.pictures), Gate(DECLINED)
        self.broken: set[str] = set()
        self.closing = False

    async def open(self) -> None:
        """Open the store, give back the time in which no server was there, and start going round."""
        await self.store.open()
        await self.pulse.start()
        await self.others.open()
        self.spawn(self.rounds())

    async def close(self) -> None:
        """Stop everything; what was answered is kept."""
        self.closing = True
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for actor in self.actors.values():
            actor.duties.stop()
        with suppress(StoreFailed):
            await self.pulse.beat()
        self.thinkers.close()
        await self.others.close()
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
        kept = await self.loaded(code) if chance.is_code(code) else None
        if kept is None:
            raise Illegal("no-table", got=code[:8])
        if code not in self.actors:
            self.actors[code] = actor = Actor(self, self.read(code, kept))
            self.others.look_at(actor)
            actor.duties.set_timer()
        return self.actors[code]

    async def loaded(self, code: str) -> Kept | None:
        with self.metrics.storing("load"):
            return await self.store.load(code)

    async def enter(self, code: str) -> Actor:
        """Return a table as it is kept now, for somebody who comes to it; Illegal as with `find`."""
        actor = await self.find(code)
        await actor.refresh()
        return actor

    async def glance(self, code: str) -> Glance | None:
        """Return what the page of a table says of it, None if there is no such table; it does not come into memory."""
        if actor := self.actors.get(code):
            return Glance(actor.table.game, actor.table.phase == "lobby")
        kept = await self.loaded(code) if chance.is_code(code) else None
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
        open_table("", wish, chance.hashed(token), now)  # what is wrong with the wish is said first
        if not self.opening.take(address, monotonic()):
            raise Illegal("too-many-tables")
        if await self.stored() >= self.settings.limits.live:
            raise Illegal("server-full")
        for _ in range(CODES):
            table = open_table(chance.new_code(), wish, chance.hashed(token), now)
            line = written(do.Open(code=table.code, device=table.host, wish=wish))
            if await self.store.create(Row(table.code, table.version, now, line, dump(table), table.wake_at())):
                return table.code, token
        raise Illegal("server-full")

    async def stored(self) -> int:
        """Return how many tables are kept; StoreFailed if the store does not say so in time."""
        try:
            with self.metrics.storing("count"):
                return await asyncio.wait_for(self.store.count(), ANSWER)
        except TimeoutError:
            raise StoreFailed("the store does not answer") from None

    # Time

    async def give_back(self) -> None:
        """After an outage, set right the clocks of all tables, so that everyone sees theirs."""
        for code in await self.store.due(self.clock() + CLOCKS, most=10**9):
            await self.visit(code)

    async def rounds(self) -> None:
        well = True
        while True:
            await asyncio.sleep(ROUND)
            try:
                await self.go_round()
                well = True
            except Exception as error:  # noqa: BLE001 - whatever it is, the next round tries again
                if well:
                    faults.note(log, "the store does not answer", error)
                well = False

    async def go_round(self) -> None:
        """See to every table at which something is due, to sockets that are stuck, and to tables nobody looks at."""
        now = self.clock()
        if self.pulse.is_due():
            await self.pulse.beat()
        for code in await self.store.due(now - self.others.late, 1000 + len(self.broken)):
            self.spawn(self.visit(code))
        for actor in list(self.actors.values()):
            if actor.watchers and (errand := actor.host_errand(now)) is not None:
                self.spawn(self.run_errand(actor, errand))
        for connection in list(self.connections):
            connection.check(monotonic())
        self.tidy(now)

    async def visit(self, code: str) -> None:
        try:
            await (await self.enter(code)).duties.run()
        except Illegal:
            pass  # it is gone, or cannot be read
        except Exception as error:  # noqa: BLE001 - one table must not keep the others
            faults.note(log, f"table {code} could not be visited", error)

    async def run_errand(self, actor: Actor, errand: do.Command) -> None:
        with suppress(Illegal, StoreFailed):  # another process was faster, or the next round tries again
            await actor.do(lambda _: errand)

    def tidy(self, now: int) -> None:
        for code, actor in list(self.actors.items()):
            if not actor.watchers and not actor.duties.awake and not actor.lock.locked() and now - actor.touched > IDLE:
                actor.duties.stop()
                del self.actors[code]

    # Doors

    def sent_away(self, why: str, table: str = "") -> None:
        """Count a socket that the server closes, and note it in the log if that is its client's fault."""
        self.metrics.byes.labels(why).inc()
        if why in OFFENCES:
            logs.tell("a socket was sent away", why=why, **({"table": table} if table else {}))

    def back_in(self) -> int:
        """Return after how many ms a client of a server that stops should come back: not all at the same moment."""
        return chance.PLAIN.randint(*BACK_IN) + chance.PLAIN.randint(0, len(self.connections) // 2)

    def may_enter(self, address: str) -> bool:
        """Say whether one more socket is allowed from an address, and count it."""
        limits, here = self.settings.limits, self.sockets.get(address, 0)
        if here >= limits.sockets_each or len(self.connections) >= limits.sockets:
            return False
        return self.joining.take(address, monotonic())
