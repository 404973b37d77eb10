"""The time, and the signs of life that keep it fair: while no server is alive, nobody's clock runs."""

import asyncio
from collections.abc import Callable
from time import monotonic, time

from hapag.server.store import Outage, Store

AWAY = 1_000
"""Milliseconds of outage that are worth giving back when the only server starts."""
SLACK = 500
STARTED = time() - monotonic()


def wall_clock() -> int:
    """Return the time in ms, from a clock that does not jump: when the system's is set, nobody's turn may end."""
    return int((STARTED + monotonic()) * 1000)


class Pulse:
    """A process's signs of life, and what it learns from them. Nothing may be done to a table before a fresh one.

    store: where signs are noted; if it has a clock of its own, that is the time. local: this process's clock, in ms.
    ended: called when an outage has ended here.
    """

    def __init__(self, store: Store, local: Callable[[], int], ended: Callable[[], None]) -> None:
        self.store, self.local, self.ended = store, local, ended
        self.gap = 2 * store.every + SLACK
        """Milliseconds without a sign of life from anyone that count as an outage."""
        self.ahead = 0
        self.beaten: int | None = None
        self.outages: tuple[Outage, ...] = ()
        self.lock = asyncio.Lock()

    def now(self) -> int:
        """Return the time in ms."""
        return self.local() + self.ahead

    async def start(self) -> None:
        """Give the first sign. Where no other process can be, a short absence is an outage too."""
        await self.beat(AWAY if self.store.post is None else self.gap)

    async def beat(self, gap: int | None = None) -> None:
        """Give a sign of life, and learn what the time is and which outages there were."""
        asked = self.local()
        beat = await self.store.beat(asked, self.gap if gap is None else gap)
        answered = self.local()
        self.beaten, self.outages = asked, beat.outages
        if abs(off := beat.now - (asked + answered) // 2 - self.ahead) > answered - asked:
            self.ahead += off  # within the time of question and answer the two clocks may well agree
        if any(outage.until == beat.now for outage in beat.outages):
            self.ended()

    def age(self) -> int:
        """Return how long ago the last sign was given, in ms."""
        return self.gap if self.beaten is None else self.local() - self.beaten

    def is_due(self) -> bool:
        """Say whether the next sign is due, or nearly so: rounds are not exactly as long as they should be."""
        return not 0 <= self.age() < 0.8 * self.store.every

    async def fresh(self) -> None:
        """Make sure that no outage is unknown here.

        An outage is a time without a sign of life from anyone: whoever gave one within that time has missed none.
        """
        if self.is_stale():
            async with self.lock:
                if self.is_stale():
                    await self.beat()

    def is_stale(self) -> bool:
        return not 0 <= self.age() < self.gap

    def owed(self, at: int) -> Outage | None:
        """Return what is to be given back to a table that was last changed `at` a moment, as one outage."""
        missed = [outage for outage in self.outages if outage.until > at]
        if not missed:
            return None
        until = missed[-1].until
        return Outage(until - sum([outage.until - max(at, outage.since) for outage in missed]), until)
