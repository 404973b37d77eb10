"""The store in an SQLite file: one thread writes, everything that waits goes into one commit, each commit reaches the disk.

One server at a time: the file is locked while it is open.
"""

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import TYPE_CHECKING, Any, NamedTuple

from hapag.server import layouts
from hapag.server.store import OUTAGES, Beat, Kept, Logged, Outage, Row, StoreFailed

if TYPE_CHECKING:
    from hapag.server.pgpost import Post

MOST = 256
"""Jobs in one commit."""
Work = Callable[[sqlite3.Connection], Any]


class Job(NamedTuple):
    """Work for the writer's thread, and who waits for it."""

    work: Work
    loop: asyncio.AbstractEventLoop
    done: "asyncio.Future[Any]"


class SQLiteStore:
    """A `Store`; path: a file, made when it is missing and readable by its owner only, or `:memory:`."""

    every = 5_000

    def __init__(self, path: str) -> None:
        self.path = path
        self.post: Post | None = None
        self.jobs: SimpleQueue[Job | None] = SimpleQueue()
        self.thread: Thread | None = None
        self.has_forgotten = False

    async def open(self) -> None:
        base = await asyncio.to_thread(opened, self.path)
        self.thread = Thread(target=self.work, args=(base,), name="hapag-store", daemon=True)
        self.thread.start()

    async def close(self) -> None:
        if self.thread is not None:
            self.jobs.put(None)
            await asyncio.to_thread(self.thread.join)
            self.thread = None

    def ask(self, work: Work) -> "asyncio.Future[Any]":
        loop = asyncio.get_running_loop()
        done = loop.create_future()
        if self.thread is None:
            done.set_exception(StoreFailed("the store is closed"))
        else:
            self.jobs.put(Job(work, loop, done))
        return done

    # The writer's thread

    def work(self, base: sqlite3.Connection) -> None:
        while (job := self.jobs.get()) is not None:
            batch, closing = self.batch(job)
            results = carried_out(base, batch)
            if self.has_forgotten:
                self.clear_away(base)
            deliver(batch, results)
            if closing:
                break
        base.close()

    def forgotten(self, is_so: bool) -> bool:
        """Note that something has been forgotten, so that it will be gone from the disk before anybody is told."""
        self.has_forgotten |= is_so
        return is_so

    def clear_away(self, base: sqlite3.Connection) -> None:
        """Leave no trace of what was forgotten: what is freed is overwritten, and the log of writes emptied."""
        with suppress(sqlite3.Error):  # tried again with the next batch
            base.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
            self.has_forgotten = False

    def batch(self, first: Job) -> tuple[list[Job], bool]:
        """Take all jobs that wait already, and say whether the end was among them."""
        batch = [first]
        while len(batch) < MOST:
            try:
                job = self.jobs.get_nowait()
            except Empty:
                break
            if job is None:
                return batch, True
            batch.append(job)
        return batch, False

    # What a store does

    async def create(self, row: Row) -> bool:
        return bool(await self.ask(lambda base: create(base, row)))

    async def append(self, row: Row) -> bool:
        return bool(await self.ask(lambda base: append(base, row)))

    async def load(self, code: str) -> Kept | None:
        found = await self.ask(
            lambda base: base.execute("SELECT version, state FROM tables WHERE code = ?", (code,)).fetchone()
        )
        return Kept(*found) if found else None

    async def log(self, code: str) -> list[Logged]:
        query = "SELECT version, at, body FROM log WHERE code = ? ORDER BY version"
        found = await self.ask(lambda base: base.execute(query, (code,)).fetchall())
        return [Logged(*row) for row in found]

    async def rounds(self, code: str, most: int) -> list[bytes]:
        query = "SELECT past FROM log WHERE code = ? AND past IS NOT NULL ORDER BY version DESC LIMIT ?"
        found = await self.ask(lambda base: base.execute(query, (code, most)).fetchall())
        return [past for (past,) in reversed(found)]

    async def thin(self, code: str, most: int) -> None:
        latest = "SELECT version FROM log WHERE code = ?1 AND past IS NOT NULL ORDER BY version DESC LIMIT ?2"
        query = f"UPDATE log SET past = NULL WHERE code = ?1 AND past IS NOT NULL AND version NOT IN ({latest})"  # noqa: S608
        await self.ask(lambda base: base.execute(query, (code, most)).rowcount)

    async def wipe(self, code: str, *, rounds: bool) -> None:
        query = "UPDATE log SET body = x'', past = CASE WHEN ? THEN NULL ELSE past END WHERE code = ?"
        await self.ask(lambda base: self.forgotten(base.execute(query, (rounds, code)).rowcount > 0))

    async def due(self, before: int, most: int = 1000) -> list[str]:
        query = "SELECT code FROM tables WHERE wake_at <= ? ORDER BY wake_at LIMIT ?"
        found = await self.ask(lambda base: base.execute(query, (before, most)).fetchall())
        return [code for (code,) in found]

    async def delete(self, code: str, version: int) -> bool:
        return bool(await self.ask(lambda base: self.forgotten(delete(base, code, version))))

    async def count(self) -> int:
        (found,) = await self.ask(lambda base: base.execute("SELECT count(*) FROM tables").fetchone())
        return int(found)

    async def beat(self, now: int, gap: int) -> Beat:
        return Beat(now, await self.ask(lambda base: beaten(base, now, gap)))


def opened(path: str) -> sqlite3.Connection:
    """Open and lock a database; StoreFailed says in one line what is wrong with it."""
    try:
        if path != ":memory:":
            Path(path).parent.mkdir(parents=True, exist_ok=True)
            Path(path).touch(mode=0o600)
            if not Path(path).stat().st_size:
                Path(path).chmod(0o600)
        base = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=2)
    except (sqlite3.Error, OSError) as error:
        raise StoreFailed(f"cannot use the database {path}: {error}") from error
    try:
        for pragma in ("locking_mode=EXCLUSIVE", "journal_mode=WAL", "synchronous=FULL", "secure_delete=ON"):
            base.execute(f"PRAGMA {pragma}").fetchall()
        prepare(base, path)
    except StoreFailed:
        base.close()
        raise
    except sqlite3.Error as error:
        base.close()
        raise StoreFailed(f"cannot use the database {path}: {error}") from error
    return base


def prepare(base: sqlite3.Connection, path: str) -> None:
    """Bring a database up to the present layout, a new one from nothing, all of it or nothing."""
    base.execute("BEGIN EXCLUSIVE")
    (version,) = base.execute("PRAGMA user_version").fetchone()
    for script in layouts.steps(layouts.SQLITE, version, path):
        for statement in script.split(";"):
            base.execute(statement)
    base.execute(f"PRAGMA user_version={len(layouts.SQLITE)}")
    base.execute("COMMIT")


def carried_out(base: sqlite3.Connection, batch: list[Job]) -> list[Any] | StoreFailed:
    """Do all jobs in one transaction; if one fails, none is done."""
    try:
        base.execute("BEGIN IMMEDIATE")
        results = [job.work(base) for job in batch]
        base.execute("COMMIT")
    except sqlite3.Error as error:
        if base.in_transaction:
            base.execute("ROLLBACK")
        return StoreFailed(str(error))
    return results


def deliver(batch: list[Job], results: list[Any] | StoreFailed) -> None:
    """Tell those who wait, in one call for each event loop."""
    by_loop: dict[asyncio.AbstractEventLoop, list[tuple[asyncio.Future[Any], Any]]] = {}
    for place, job in enumerate(batch):
        result = results if isinstance(results, StoreFailed) else results[place]
        by_loop.setdefault(job.loop, []).append((job.done, result))
    for loop, answers in by_loop.items():
        if not loop.is_closed():
            loop.call_soon_threadsafe(settle, answers)


def settle(answers: "list[tuple[asyncio.Future[Any], Any]]") -> None:
    for done, result in answers:
        if done.done():
            continue
        if isinstance(result, StoreFailed):
            done.set_exception(result)
        else:
            done.set_result(result)


def create(base: sqlite3.Connection, row: Row) -> bool:
    values = (row.code, row.version, row.wake_at, row.state)
    made = base.execute("INSERT OR IGNORE INTO tables VALUES(?, ?, ?, ?)", values).rowcount
    if made:
        base.execute("INSERT INTO log VALUES(?, ?, ?, ?, ?)", (row.code, row.version, row.at, row.body, row.past))
    return bool(made)


def append(base: sqlite3.Connection, row: Row) -> bool:
    query = "UPDATE tables SET version = ?, wake_at = ?, state = ? WHERE code = ? AND version = ?"
    values = (row.version, row.wake_at, row.state, row.code, row.version - 1)
    made = base.execute(query, values).rowcount
    if made:
        base.execute("INSERT INTO log VALUES(?, ?, ?, ?, ?)", (row.code, row.version, row.at, row.body, row.past))
    return bool(made)


def delete(base: sqlite3.Connection, code: str, version: int) -> bool:
    gone = base.execute("DELETE FROM tables WHERE code = ? AND version = ?", (code, version)).rowcount
    if gone:
        base.execute("DELETE FROM log WHERE code = ?", (code,))
    return bool(gone)


def beaten(base: sqlite3.Connection, now: int, gap: int) -> tuple[Outage, ...]:
    last = base.execute("SELECT value FROM facts WHERE name = 'alive'").fetchone()
    if last is not None and now - last[0] >= gap:
        base.execute("INSERT OR IGNORE INTO outages(since, until) VALUES(?, ?)", (last[0], now))
    query = "INSERT INTO facts VALUES('alive', ?) ON CONFLICT(name) DO UPDATE SET value = excluded.value"
    base.execute(query, (now,))
    base.execute("DELETE FROM outages WHERE until < ?", (now - OUTAGES,))
    return tuple([Outage(*row) for row in base.execute("SELECT since, until FROM outages ORDER BY until")])
