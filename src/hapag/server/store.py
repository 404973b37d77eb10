"""Where tables are kept: what any store has to do, whatever database is behind it."""

from typing import TYPE_CHECKING, Protocol

from msgspec import Struct

if TYPE_CHECKING:
    from hapag.server.pgpost import Post


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


class Outage(Struct, frozen=True, gc=False):
    """A time in which no server was alive: nobody's clock runs in it."""

    since: int
    until: int


class Beat(Struct, frozen=True, gc=False):
    """What is known after a sign of life: the time by the store's clock, and the outages of the last day, oldest first."""

    now: int
    outages: tuple[Outage, ...] = ()


OUTAGES = 25 * 3600 * 1000
"""Milliseconds for which an outage is remembered: longer than any table is idle."""


class Store(Protocol):
    """An append-only log of each table, its latest state beside it, written together or not at all.

    What is answered is on disk. Every method may raise StoreFailed.
    """

    post: "Post | None"
    """The way to the other processes that use the database; None if there can be none."""
    every: int
    """Milliseconds between two signs of life of a server."""

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

    async def thin(self, code: str, most: int) -> None:
        """Forget all but the latest rounds of a table."""

    async def wipe(self, code: str, *, rounds: bool) -> None:
        """Forget what was done to a table, and its rounds too if that is wished; its state stays."""

    async def due(self, before: int, most: int = 1000) -> list[str]:
        """Return the codes of tables that wake at or before a moment, the most urgent first."""

    async def delete(self, code: str, version: int) -> bool:
        """Forget a table and its log; False, and nothing changed, unless the table is at this version."""

    async def count(self) -> int:
        """Return how many tables are kept."""

    async def beat(self, now: int, gap: int) -> Beat:
        """Note that a server is alive; if none was for `gap` ms or longer, that was an outage, which is noted once.

        now: by the server's clock; a store with a clock of its own goes by that.
        """
