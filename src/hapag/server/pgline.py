"""Connections to PostgreSQL that come back by themselves, and the one that writes."""

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from time import monotonic
from typing import Any, NamedTuple

import asyncpg

from hapag.server.store import Row, StoreFailed

PATIENCE = 1.0
"""Seconds after which a query counts as failed, waiting for its connection included."""
MOST = 256
"""Rows in one commit."""
FAILURES = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError)
LOST = (
    OSError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,
)
"""The driver's ways to say that a connection has ended; it is internally confused when that happens as it begins to ask."""

Rows = list[Any]


class Line:
    """One connection: made when it is needed, dropped when anything goes wrong, one query at a time."""

    def __init__(self, url: str, **settings: str) -> None:
        self.url, self.settings = url, {"application_name": "hapag", "jit": "off", **settings}
        self.lock = asyncio.Lock()
        self.waiting = 0
        self.open: asyncpg.Connection[Any] | None = None

    async def fetch(self, query: str, *values: Any) -> Rows:
        """Return the rows of a query; StoreFailed within `PATIENCE` if the database does not answer."""
        self.waiting += 1
        try:
            async with asyncio.timeout(PATIENCE), self.lock:
                return await self.asked(query, values)
        except FAILURES as error:
            raise StoreFailed(str(error) or type(error).__name__) from error
        finally:
            self.waiting -= 1

    async def asked(self, query: str, values: Sequence[Any]) -> Rows:
        """Ask, and once more if the connection turns out to be lost: a row that was written after all is written once."""
        try:
            return await self.asked_once(query, values)
        except LOST:
            return await self.asked_once(query, values)

    async def asked_once(self, query: str, values: Sequence[Any]) -> Rows:
        try:
            return list(await (await self.connected()).fetch(query, *values))
        except BaseException:
            self.drop()
            raise

    async def connected(self) -> "asyncpg.Connection[Any]":
        if self.open is None or self.open.is_closed():
            self.open = await asyncpg.connect(self.url, server_settings=self.settings)
        return self.open

    async def close(self) -> None:
        """Say good-bye, if the database still listens."""
        if self.open is not None:
            with suppress(*FAILURES):
                await self.open.close(timeout=PATIENCE)
            self.drop()

    def drop(self) -> None:
        if self.open is not None:
            self.open.terminate()
            self.open = None


class Job(NamedTuple):
    """A row to be written, who waits for it, and until when, on this process's monotonic clock."""

    row: Row
    done: "asyncio.Future[bool]"
    until: float


class Writer:
    """Appends rows, all that wait in one commit; each of them is told whether it was written.

    What nobody waits for any more is not written: the database is told until when somebody does. query: see
    `postgres.APPEND`. ahead: how far the database's clock is ahead of this process's monotonic clock, in seconds.
    """

    def __init__(self, line: Line, query: str) -> None:
        self.line, self.query = line, query
        self.jobs: deque[Job] = deque()
        self.news = asyncio.Event()
        self.ahead = 0.0

    def clock_seen(self, asked: float, at: int, answered: float) -> None:
        """Learn what time it was by the database, in ms, when it was asked between two moments."""
        self.ahead = at / 1000 - (asked + answered) / 2

    async def append(self, row: Row) -> bool:
        job = Job(row, asyncio.get_running_loop().create_future(), monotonic() + PATIENCE)
        self.jobs.append(job)
        self.news.set()
        try:
            async with asyncio.timeout(PATIENCE):
                return await job.done
        except TimeoutError:
            raise StoreFailed("the database does not answer") from None

    async def run(self) -> None:
        """Write for ever."""
        while True:
            await self.news.wait()
            self.news.clear()
            while batch := self.batch():
                await self.write(batch)

    def batch(self) -> list[Job]:
        """Take what waits, but one row of a table at most; whoever has given up waiting is left out."""
        taken: dict[str, Job] = {}
        later: list[Job] = []
        while self.jobs and len(taken) < MOST:
            job = self.jobs.popleft()
            if job.done.done():
                continue
            if job.row.code in taken:
                later.append(job)
            else:
                taken[job.row.code] = job
        self.jobs.extendleft(reversed(later))
        return list(taken.values())

    async def write(self, batch: list[Job]) -> None:
        rows = [job.row for job in batch]
        until = int(1000 * (min([job.until for job in batch]) + self.ahead))
        columns = [[getattr(row, field) for row in rows] for field in Row.__struct_fields__]
        try:
            written = {found["code"] for found in await self.line.fetch(self.query, *columns, until)}
        except Exception as error:  # noqa: BLE001 - whatever it is, the next rows are to be written
            why = str(error)
            tell(batch, lambda job: job.done.set_exception(StoreFailed(why)))
        else:
            tell(batch, lambda job: job.done.set_result(job.row.code in written))


def tell(batch: list[Job], how: Callable[[Job], None]) -> None:
    for job in batch:
        if not job.done.done():
            how(job)
