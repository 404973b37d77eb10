"""The store in an SQLite file: everything that waits goes into one commit, and each commit reaches the disk.

One server at a time: the file is locked while it is open. Statements are done on the event loop, which takes microseconds;
a thread of its own waits for the disk. If it did the statements too, it would wait for Python's lock at each of them.
"""

import asyncio
import sqlite3
from collections import deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from hapag.server import layouts
from hapag.server.store import OUTAGES, Beat, Kept, Logged, Outage, Row, StoreFailed

if TYPE_CHECKING:
    from hapag.server.pgpost import Post

MOST = 256
"""Jobs in one commit."""
Work = Callable[[sqlite3.Connection], Any]


class Job(NamedTuple):
    """Work, and who waits for it."""

    work: Work
    done: "asyncio.Future[Any]"


class SQLiteStore:
    """A `Store`; path: a file, made when it is missing and readable by its owner only, or `:memory:`."""

    every = 5_000

    def __init__(self, path: str) -> None:
        self.path = path
        self.post: Post | None = None
        self.base: sqlite3.Connection | None = None
        self.disk = ThreadPoolExecutor(1, "hapag-store")
        self.jobs: deque[Job] = deque()
        self.writing: asyncio.Task[None] | None = None
        self.has_forgotten = False

    async def open(self) -> None:
        self.base = await asyncio.to_thread(opened, self.path)

    async def close(self) -> None:
        if self.writing is not None:
            await self.writing
        if self.base is not None:
            base, self.base = self.base, None
            await asyncio.get_running_loop().run_in_executor(self.disk, base.close)
            self.disk.shutdown()

    def ask(self, work: Work) -> "asyncio.Future[Any]":
        """Have work done with the next commit; what it returns is known once that is on the disk."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[Any] = loop.create_future()
        if self.base is None:
            done.set_exception(StoreFailed("the store is closed"))
        else:
            self.jobs.append(Job(work, done))
            if self.writing is None:
                self.writing = loop.create_task(self.write(self.base))
        return done

    async def write(self, base: sqlite3.Connection) -> None:
        """Do all that waits, commit after commit."""
        loop = asyncio.get_running_loop()
        while self.jobs:
            batch = [self.jobs.popleft() for _ in range(min(MOST, len(self.jobs)))]
            results = carried_out(base, batch)
            if not isinstance(results, StoreFailed):
                failed = await loop.run_in_executor(self.disk, self.commit, base)
                results = failed or results
            settle(batch, results)
        self.writing = None

    def commit(self, base: sqlite3.Connection) -> StoreFailed | None:
        """Bring to the disk what was carried out, in the thread that waits for it; return what went wrong, if it did."""
        if (failed := done_or_undone(base, lambda: base.execute("COMMIT"))) is None and self.has_forgotten:
            self.clear_away(base)
        return failed

    def forgotten(self, is_so: bool) -> bool:
        """Note that something has been forgotten, so that it will be gone from the disk before anybody is told."""
        self.has_forgotten |= is_so
        return is_so

    def clear_away(self, base: sqlite3.Connection) -> None:
        """Leave no trace of what was forgotten: what is freed is overwritten, and the log of writes emptied."""
        with suppress(sqlite3.Error):  # tried again with the next batch
            base.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
            self.has_forgotten = False

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
    """Do all jobs in one transaction, which is left open; if one fails, none is done."""
    results: list[Any] = []

    def work() -> None:
        base.execute("BEGIN IMMEDIATE")
        results.extend([job.work(base) for job in batch])

    return done_or_undone(base, work) or results


def done_or_undone(base: sqlite3.Connection, work: Callable[[], object]) -> StoreFailed | None:
    """Do something in a transaction; if that fails, undo the transaction and return why."""
    try:
        work()
    except Exception as error:  # noqa: BLE001 - whatever it is, those who wait have to hear of it
        with suppress(sqlite3.Error):
            if base.in_transaction:
                base.execute("ROLLBACK")
        return StoreFailed(str(error))
    return None


def settle(batch: list[Job], results: list[Any] | StoreFailed) -> None:
    """Tell those who still wait."""
    for place, job in enumerate(batch):
        if job.done.done():
            continue
        if isinstance(results, StoreFailed):
            job.done.set_exception(results)
        else:
            job.done.set_result(results[place])


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
