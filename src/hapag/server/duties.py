"""What has to be done at a table without anyone asking: packs, rivals' moves, clocks that ran out."""

import asyncio
import logging
from time import monotonic
from typing import TYPE_CHECKING, Any

from hapag.kernel import Illegal, Seat
from hapag.kernel.notation import show
from hapag.server import chance, faults
from hapag.server.store import StoreFailed
from hapag.table import Table, duty, rival_sees
from hapag.table import commands as do

if TYPE_CHECKING:
    from hapag.server.actor import Actor
    from hapag.server.hall import Hall

log = logging.getLogger("hapag.server")

FAR = 60_000
"""Milliseconds within which a table in memory sets a timer of its own; the hall's rounds find the others."""
PAUSE = 250
"""Milliseconds between the moment a rival starts to search and its move: longer than it searches."""
IN_A_ROW = 200
"""Duties done in a row before the event loop's other work gets its turn anyway."""
READING = 0.005
"""Seconds in which the event loop reads what has come in on every socket at least once."""
LET_IN = 3.0
"""Seconds for which a clock that ran out waits at most for what had arrived before."""


class Duties:
    """The duties of one table in memory, and the timer for the next of them."""

    def __init__(self, actor: "Actor") -> None:
        self.actor, self.hall = actor, actor.hall
        self.timer: asyncio.TimerHandle | None = None
        self.awake = False

    def wake_at(self) -> int:
        """Return when this process has to do something: later, if another is nearer to the table."""
        return self.actor.table.wake_at() + self.hall.others.lag(self.actor)

    def stop(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def set_timer(self) -> None:
        """Wake up at the table's next moment, if it is near."""
        self.stop()
        wait = self.wake_at() - self.hall.clock()
        if wait < FAR and not self.hall.closing:
            self.timer = asyncio.get_running_loop().call_later(max(0, wait) / 1000, self.start)

    def start(self) -> None:
        self.timer = None
        if not self.awake:
            self.hall.spawn(self.run())

    async def run(self) -> None:
        """Do what is due, one thing after the other. What fails is tried again on the hall's next round."""
        if self.awake or self.hall.closing:
            return
        self.awake = True
        try:
            for _ in range(IN_A_ROW):
                if not await self.do_next():
                    break
        except Illegal:
            pass  # somebody else was faster
        except StoreFailed as error:
            faults.note(log, f"table {self.actor.code} could not be stored", error)
        finally:
            self.awake = False
        if self.timer is None and self.actor.code in self.hall.actors and self.wake_at() > self.hall.clock():
            self.set_timer()

    async def do_next(self) -> bool:
        """Do what is due next; False if nothing is."""
        actor, now = self.actor, self.hall.clock()
        owed = duty(actor.table, now - self.hall.others.lag(actor))
        if owed is None:
            return False
        self.hall.metrics.wake_time.observe(max(0, now - actor.table.wake_at()) / 1000)
        if owed.pack is not None:
            await actor.do(lambda table: drawn(self.hall, table))
        elif owed.rivals:
            await asyncio.gather(*[self.rival(seat) for seat in owed.rivals])
        else:
            await self.let_in()
            await actor.do(lambda table: do.Wake(think=self.hall.think(table)))
        return True

    async def let_in(self) -> None:
        """Let what arrived before now be done first, by those who are awaited: what counts is when it came, not how soon
        this process got round to it.

        It may still lie in a socket, or wait behind an earlier frame. Twice in a row the event loop has to have read
        all there is without anything to do.
        """
        end, quiet = monotonic() + LET_IN, 0
        while quiet < 2 and monotonic() < end:
            await asyncio.sleep(READING)
            awaited = [self.actor.watchers.get(device) for device in self.actor.owing()]
            quiet = 0 if any(watcher is not None and watcher.is_busy for watcher in awaited) else quiet + 1

    async def rival(self, seat: Seat) -> None:
        """Let a rival choose from what its seat sees, away from the event loop; how hard it found that does not show."""
        table, due = self.actor.table, self.actor.table.due[seat] or 0
        move = await self.hall.thinkers.choose(table.kind, str(table.places[seat].level), rival_sees(table, seat))
        words = None if move is None else show(move, table.kind.names)
        wait = due + min(PAUSE, self.hall.settings.think[0]) - self.hall.clock()
        await asyncio.sleep(min(PAUSE, max(0, wait)) / 1000)
        await self.actor.do(
            lambda now: do.RivalChose(seat=seat, move=words, at=table.version, think=self.hall.think(now))
        )


def owed_pack(table: Table) -> Any:
    owed = table.draw()
    return () if owed is None else table.all_packs()[owed]


def drawn(hall: "Hall", table: Table) -> do.Drawn:
    pack, think = chance.shuffled(owed_pack(table)), hall.think(table)
    return do.Drawn(pack=pack, think=think, secret=chance.new_secret(), grace=hall.settings.cut_grace)
