"""What processes on one PostgreSQL database tell each other: which tables went on, and whose device is connected where.

A notice names a table and its version, never a card, and may be lost: whoever hears it reads the table, and looks now and
then without having heard anything.
"""

import asyncio
from collections.abc import Callable, Collection
from contextlib import suppress
from typing import Any

import asyncpg

from hapag.server.pgline import Line
from hapag.server.store import StoreFailed

CHANNEL = "hapag"
TELL = "SELECT pg_notify('hapag', note) FROM unnest($1::text[]) AS note"
PRESENCE = "-"
NOTES = 400
"""Tables named in one notice: PostgreSQL takes 8,000 bytes."""
SILENT = 5_000
"""Milliseconds without a sign after which a process counts as gone, and nobody as connected to it."""

NOW = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint"
SIGN = f"""
INSERT INTO processes(process, seen) VALUES($1, {NOW})
  ON CONFLICT (process) DO UPDATE SET seen = excluded.seen RETURNING xmax = 0 AS new
"""
PRESENT = f"""
SELECT code, device, process FROM present JOIN processes USING (process)
  WHERE code = ANY($1::text[]) AND process <> $2 AND seen > {NOW} - $3
"""  # noqa: S608 - nothing but this file's own text
COME = """
INSERT INTO present(code, device, process)
  SELECT code, device, $3 FROM unnest($1::text[], $2::text[]) AS given(code, device) ORDER BY code, device
  ON CONFLICT (code, device) DO UPDATE SET process = excluded.process
"""
GO = """
WITH mine AS MATERIALIZED (
  SELECT code, device FROM present JOIN unnest($1::text[], $2::text[]) AS given(code, device) USING (code, device)
    WHERE process = $3 ORDER BY code, device FOR UPDATE OF present
)
DELETE FROM present USING mine WHERE present.code = mine.code AND present.device = mine.device
"""
SWEEP = f"""
WITH gone AS (DELETE FROM processes WHERE seen < {NOW} - 12 * $1::bigint)
DELETE FROM present WHERE NOT EXISTS (SELECT FROM processes WHERE processes.process = present.process)
"""  # noqa: S608 - as above

Device = tuple[str, str]
"""A table's code, and a device that is connected there."""


class Ear(Line):
    """A connection that hears notices for as long as it lives."""

    def __init__(self, url: str, hear: Callable[[str], None]) -> None:
        super().__init__(url)
        self.hear = hear

    async def connected(self) -> "asyncpg.Connection[Any]":
        known = self.open
        line = await super().connected()
        if line is not known:
            await line.add_listener(CHANNEL, lambda _line, _process, _channel, note: self.hear(note))
        return line


class Post:
    """One process's way to the others. `process` is its number, and never another's."""

    def __init__(self, url: str) -> None:
        self.line = Line(url, synchronous_commit="off")
        self.ear = Ear(url, self.heard)
        self.process = 0
        self.hear: Callable[[str, str], None] = lambda code, what: None
        """Told what was heard of others: of which table, and its version, or `PRESENCE` if devices came or went."""

    async def open(self) -> None:
        ((self.process,),) = await self.line.fetch("SELECT nextval('process_numbers')")
        await self.sign()

    async def close(self) -> None:
        """Leave nothing behind; if the database does not answer, the others soon see that nobody signs."""
        with suppress(StoreFailed):
            await self.line.fetch("DELETE FROM present WHERE process = $1", self.process)
            await self.line.fetch("DELETE FROM processes WHERE process = $1", self.process)
        await asyncio.gather(self.line.close(), self.ear.close())

    async def sign(self) -> bool:
        """Note that this process is there, and listen again if that ended; say whether it was unknown until now."""
        await self.ear.fetch("SELECT 1")
        return bool((await self.line.fetch(SIGN, self.process))[0]["new"])

    async def sweep(self) -> None:
        """Forget processes that have been silent for a minute, and who was connected to them."""
        await self.line.fetch(SWEEP, SILENT)

    async def tell(self, versions: dict[str, int], presence: Collection[str]) -> None:
        """Send notices to all others: of tables that went on, and of those where devices came or went."""
        notes = [f"{code}:{PRESENCE}" for code in presence] + [f"{code}:{at}" for code, at in versions.items()]
        packed = [f"{self.process} {' '.join(notes[at : at + NOTES])}" for at in range(0, len(notes), NOTES)]
        if packed:
            await self.line.fetch(TELL, packed)

    def heard(self, note: str) -> None:
        process, *notes = note.split(" ")
        for each in notes if process != str(self.process) else ():
            self.hear(*each.split(":"))

    async def versions(self, codes: Collection[str]) -> dict[str, int]:
        """Return how far tables are; those that are gone are missing."""
        found = await self.line.fetch("SELECT code, version FROM tables WHERE code = ANY($1::text[])", list(codes))
        return {row["code"]: row["version"] for row in found}

    async def note(self, come: Collection[Device], gone: Collection[Device]) -> None:
        """Keep that devices are connected here now, and nowhere else; or no longer here."""
        for query, devices in ((GO, gone), (COME, come)):
            if devices:
                codes, names = zip(*devices, strict=True)
                await self.line.fetch(query, codes, names, self.process)

    async def present(self, codes: Collection[str]) -> dict[str, dict[str, int]]:
        """Return for each code which devices are connected to another process, and to which."""
        found: dict[str, dict[str, int]] = {}
        for row in await self.line.fetch(PRESENT, list(codes), self.process, SILENT):
            found.setdefault(row["code"], {})[row["device"]] = row["process"]
        return found
