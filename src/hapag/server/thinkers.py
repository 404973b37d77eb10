"""Rivals and hints are thought out in threads of their own; one that fails or dawdles never stalls its table."""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from queue import SimpleQueue
from random import Random
from threading import Thread
from typing import Any, NamedTuple, TypeVar

from hapag.kernel import Illegal, Move, Seen
from hapag.kernel.schema import Game
from hapag.odds import Advice, best_of, has_best
from hapag.rivals import levels
from hapag.server.chance import SYSTEM
from hapag.server.metrics import Metrics

log = logging.getLogger("hapag.rivals")

PATIENCE = 5.0
"""Seconds after which a rival has failed."""
THREADS = 2
"""Rivals that think at the same time; the others wait, and their patience has not begun."""
HINTS = 1
"""Hints worked out at the same time: however many ask, rivals have their threads."""

T = TypeVar("T")


class Thinkers:
    """Where rivals think."""

    def __init__(self, metrics: Metrics) -> None:
        self.metrics = metrics
        self.room, self.desk = asyncio.Semaphore(THREADS), asyncio.Semaphore(HINTS)
        self.idle: list[Worker] = []

    async def choose(self, kind: Game, level: str, seen: Seen[Any]) -> Move | None:
        """Return a rival's move, None if it failed; why is logged, without what it held."""
        random = Random(SYSTEM.getrandbits(64))  # noqa: S311
        async with self.room:
            try:
                rival = levels(kind)[level]
                return await self.done(lambda: rival(seen, random))
            except Exception as error:  # noqa: BLE001 - a rival is any code at all
                self.metrics.rivals_failed.labels(kind.info.slug).inc()
                log.warning("rival %s of %s failed: %s", level, kind.info.slug, type(error).__name__)
                return None

    async def advise(self, kind: Game, seen: Seen[Any]) -> Advice:
        """Return best play from what a seat sees; Illegal if the game knows none, or failed to find it."""
        if not has_best(kind):
            raise Illegal("no-hints")
        async with self.desk:
            try:
                return await self.done(lambda: advised(kind, seen))
            except Exception as error:  # noqa: BLE001 - best play is any code at all
                log.warning("best play of %s failed: %s", kind.info.slug, type(error).__name__)
                raise Illegal("no-hint-now") from None

    async def done(self, work: Callable[[], T]) -> T:
        """Return what work comes to, done in a thread that is free. TimeoutError if that takes too long: then the thread
        is left behind, and ends when it comes back.
        """
        worker = self.idle.pop() if self.idle else Worker()
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        worker.jobs.put(Job(work, answer))
        try:
            return await asyncio.wait_for(answer, PATIENCE)
        finally:
            if answer.cancelled():
                worker.jobs.put(None)
            else:
                self.idle.append(worker)

    def close(self) -> None:
        """Let the threads that are free end."""
        while self.idle:
            self.idle.pop().jobs.put(None)


def advised(kind: Game, seen: Seen[Any]) -> Advice:
    best = best_of(kind)
    assert best is not None
    return best.advice(seen)


class Job(NamedTuple):
    """Work, and who waits for what it comes to."""

    work: Callable[[], Any]
    answer: "asyncio.Future[Any]"


class Worker:
    """A thread that does one job after the other; nobody waits for it when the program ends."""

    def __init__(self) -> None:
        self.jobs: SimpleQueue[Job | None] = SimpleQueue()
        Thread(target=self.work, name="hapag-rival", daemon=True).start()

    def work(self) -> None:
        while (job := self.jobs.get()) is not None:
            try:
                result, error = job.work(), None
            except BaseException as raised:  # noqa: BLE001
                result, error = None, raised
            with suppress(RuntimeError):  # the loop is closed, and nobody listens
                job.answer.get_loop().call_soon_threadsafe(tell, job.answer, result, error)
            del job, result, error  # what a seat saw is not kept


def tell(done: "asyncio.Future[Any]", result: Any, error: BaseException | None) -> None:
    if done.done():
        return
    if error is not None:
        done.set_exception(error if isinstance(error, Exception) else RuntimeError(type(error).__name__))
    else:
        done.set_result(result)
