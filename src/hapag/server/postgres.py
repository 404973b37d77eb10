"""The store in a PostgreSQL database, which any number of server processes may share.

Nobody owns a table: whoever keeps its next version first has it, and everyone else reads again. The time is the
database's, so that processes whose clocks differ agree on every deadline.
"""

import asyncio
from time import monotonic
from typing import Any

from hapag.server import layouts
from hapag.server.pgline import FAILURES, Line, Writer
from hapag.server.pgpost import Post
from hapag.server.store import OUTAGES, Beat, Kept, Logged, Outage, Row, StoreFailed
from hapag.server.stores import shown

READERS = 3
"""Connections for reading."""
LAYOUT_LOCK = 0x6861706167
"""The advisory lock under which a layout is brought up."""
APPEND = """
WITH given AS MATERIALIZED (
  SELECT * FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::bytea[], $5::bytea[], $6::bigint[], $7::bytea[])
    AS g(code, version, at, body, state, wake_at, past)
), mine AS MATERIALIZED (
  SELECT t.code FROM tables t JOIN given g ON t.code = g.code WHERE t.version = g.version - 1
    AND extract(epoch FROM clock_timestamp()) * 1000 < $8::bigint ORDER BY t.code FOR NO KEY UPDATE OF t
), logged AS (
  INSERT INTO log SELECT g.code, g.version, g.at, g.body, g.past FROM given g JOIN mine USING (code)
    ON CONFLICT DO NOTHING RETURNING code
)
UPDATE tables t SET version = g.version, wake_at = g.wake_at, state = g.state
  FROM given g JOIN logged USING (code) WHERE t.code = g.code RETURNING t.code
"""
"""Rows are locked in the order of their codes, so that no two writers ever wait for each other.

$8: the moment after which nobody waits any more, and nothing is written.
"""
CREATE = """
WITH made AS (
  INSERT INTO tables(code, version, wake_at, state) VALUES($1, $2, $6, $5) ON CONFLICT DO NOTHING RETURNING code
)
INSERT INTO log SELECT code, $2, $3, $4 FROM made RETURNING code
"""
DELETE = """
WITH gone AS (DELETE FROM tables WHERE code = $1 AND version = $2 RETURNING code), lines AS (
  DELETE FROM log USING gone WHERE log.code = gone.code
)
SELECT code FROM gone
"""
BEAT = """
WITH beat AS (
  UPDATE life SET before = at, at = (extract(epoch FROM clock_timestamp()) * 1000)::bigint RETURNING before, at
), noted AS (
  INSERT INTO outages(since, until) SELECT before, at FROM beat WHERE at - before >= $1 ON CONFLICT DO NOTHING
)
SELECT at FROM beat
"""


class PostgresStore:
    """A `Store`; url: `postgresql://user@host/base`."""

    every = 1_000

    def __init__(self, url: str) -> None:
        self.url = url
        self.readers = [Line(url, synchronous_commit="on") for _ in range(READERS)]
        self.pulse = Line(url, synchronous_commit="off")
        self.writer = Writer(Line(url, synchronous_commit="on"), APPEND)
        self.post: Post | None = Post(url)
        self.writing: asyncio.Task[None] | None = None

    async def open(self) -> None:
        try:
            await self.bring_up()
        except StoreFailed:
            await self.readers[0].close()
            raise
        except ValueError:  # its message may name the password
            raise StoreFailed(f"cannot use the database {shown(self.url)}: this is no URL of PostgreSQL's") from None
        except FAILURES as error:
            await self.readers[0].close()
            why = str(error) or type(error).__name__
            raise StoreFailed(f"cannot use the database {shown(self.url)}: {why}") from error
        asked = monotonic()
        ((at,),) = await self.readers[0].fetch("SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint")
        self.writer.clock_seen(asked, at, monotonic())
        self.writing = asyncio.get_running_loop().create_task(self.writer.run())

    async def bring_up(self) -> None:
        """Bring the database up to the present layout; of several processes that start at once, one does it."""
        async with asyncio.timeout(60):
            line = await self.readers[0].connected()
            async with line.transaction():
                await line.execute("SELECT pg_advisory_xact_lock($1)", LAYOUT_LOCK)
                await line.execute("CREATE TABLE IF NOT EXISTS layout(version int NOT NULL)")
                found = await line.fetchval("SELECT version FROM layout") or 0
                for script in layouts.steps(layouts.POSTGRES, found, shown(self.url)):
                    await line.execute(script)
                await line.execute("DELETE FROM layout")
                await line.execute("INSERT INTO layout VALUES($1)", len(layouts.POSTGRES))

    async def close(self) -> None:
        if self.writing is not None:
            self.writing.cancel()
            await asyncio.gather(self.writing, return_exceptions=True)
            self.writing = None
        await asyncio.gather(*[line.close() for line in (*self.readers, self.pulse, self.writer.line)])

    async def ask(self, query: str, *values: Any) -> list[Any]:
        """Return the rows of a query, over whichever connection has least to do."""
        if self.writing is None:
            raise StoreFailed("the store is closed")
        return await min(self.readers, key=lambda line: line.waiting).fetch(query, *values)

    async def create(self, row: Row) -> bool:
        return bool(await self.ask(CREATE, row.code, row.version, row.at, row.body, row.state, row.wake_at))

    async def append(self, row: Row) -> bool:
        if self.writing is None:
            raise StoreFailed("the store is closed")
        return await self.writer.append(row)

    async def load(self, code: str) -> Kept | None:
        found = await self.ask("SELECT version, state FROM tables WHERE code = $1", code)
        return Kept(*found[0]) if found else None

    async def log(self, code: str) -> list[Logged]:
        found = await self.ask("SELECT version, at, body FROM log WHERE code = $1 ORDER BY version", code)
        return [Logged(*row) for row in found]

    async def rounds(self, code: str, most: int) -> list[bytes]:
        query = "SELECT past FROM log WHERE code = $1 AND past IS NOT NULL ORDER BY version DESC LIMIT $2"
        return [row["past"] for row in reversed(await self.ask(query, code, most))]

    async def thin(self, code: str, most: int) -> None:
        latest = "SELECT version FROM log WHERE code = $1 AND past IS NOT NULL ORDER BY version DESC LIMIT $2"
        query = f"UPDATE log SET past = NULL WHERE code = $1 AND past IS NOT NULL AND version NOT IN ({latest})"  # noqa: S608
        await self.ask(query, code, most)

    async def wipe(self, code: str, *, rounds: bool) -> None:
        query = "UPDATE log SET body = ''::bytea, past = CASE WHEN $2 THEN NULL ELSE past END WHERE code = $1"
        await self.ask(query, code, rounds)

    async def due(self, before: int, most: int = 1000) -> list[str]:
        query = "SELECT code FROM tables WHERE wake_at <= $1 ORDER BY wake_at LIMIT $2"
        return [row["code"] for row in await self.ask(query, before, most)]

    async def delete(self, code: str, version: int) -> bool:
        return bool(await self.ask(DELETE, code, version))

    async def count(self) -> int:
        return int((await self.ask("SELECT count(*) FROM tables"))[0][0])

    async def beat(self, now: int, gap: int) -> Beat:
        if self.writing is None:
            raise StoreFailed("the store is closed")
        asked = monotonic()
        ((at,),) = await self.pulse.fetch(BEAT, gap)
        self.writer.clock_seen(asked, at, monotonic())
        found = await self.pulse.fetch("SELECT since, until FROM outages WHERE until > $1 ORDER BY until", at - OUTAGES)
        return Beat(at, tuple([Outage(*row) for row in found]))
