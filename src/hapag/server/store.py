"""Where tables are kept: what any store has to do, whatever database is behind it."""

from typing import Protocol

from msgspec import Struct


class StoreFailed(Exception):
    """Something could not be stored or read; nothing was changed."""


class Row(Struct, frozen=True, gc=False):
    """One command done to a table: a row of its log, and the state after it. Times are in ms.

    past: what is kept of a round that ended with it.
    """

    code: str
    version: int
    at: int
    body: bytes
    state: bytes
    wake_at: int
    past: bytes | None = None


class Kept(Struct, frozen=True, gc=False):
    """A table's state as it is kept."""

    version: int
    state: bytes


class Logged(Struct, frozen=True, gc=False):
    """One row of a table's log."""

    version: int
    at: int
    body: bytes


class Store(Protocol):
    """An append-only log of each table, its latest state beside it, written together or not at all.

    What is answered is on disk. Every method may raise StoreFailed.
    """

    async def open(self) -> None:
        """Get ready; to be called once before anything else."""

    async def close(self) -> None:
        """Finish what was asked and let go of the database."""

    async def create(self, row: Row) -> bool:
        """Keep a new table (version 1); False if the code is taken."""

    async def append(self, row: Row) -> bool:
        """Keep a command as `row.version`; False, and nothing changed, unless the table is at the version before it."""

    async def load(self, code: str) -> Kept | None:
        """Return a table's state, None if there is no such table."""

    async def log(self, code: str) -> list[Logged]:
        """Return all that was done to a table, in order."""

    async def rounds(self, code: str, most: int) -> list[bytes]:
        """Return what is kept of the latest rounds of a table, the oldest of them first."""

    async def wipe(self, code: str) -> None:
        """Forget what was done to a table; its state and its rounds stay."""

    async def due(self, before: int, most: int = 1000) -> list[str]:
        """Return the codes of tables that wake at or before a moment, the most urgent first."""

    async def delete(self, code: str) -> None:
        """Forget a table and its log."""

    async def count(self) -> int:
        """Return how many tables are kept."""

    async def beat(self, now: int) -> None:
        """Note that the server is alive."""

    async def last_beat(self) -> int | None:
        """Return when a server was last known to be alive."""
