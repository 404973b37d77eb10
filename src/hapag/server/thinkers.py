"""Rivals think in threads of their own; one that fails or dawdles never stalls its table."""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from random import Random
from threading import Thread
from typing import Any

from hapag.kernel import Move, Seen
from hapag.kernel.schema import Game
from hapag.rivals import levels
from hapag.server.chance import SYSTEM

log = logging.getLogger("hapag.rivals")

PATIENCE = 5.0
"""Seconds after which a rival has failed."""
THREADS = 2
"""Rivals that think at the same time; the others wait, and their patience has not begun."""


class Thinkers:
    """Where rivals think."""

    def __init__(self) -> None:
        self.room = asyncio.Semaphore(THREADS)

    async def choose(self, kind: Game, level: str, seen: Seen[Any]) -> Move | None:
        """Return a rival's move, None if it failed; why is logged, without what it held."""
        random = Random(SYSTEM.getrandbits(64))  # noqa: S311
        async with self.room:
            try:
                rival = levels(kind)[level]
                return await asyncio.wait_for(in_thread(lambda: rival(seen, random)), PATIENCE)
            except Exception as error:  # noqa: BLE001 - a rival is any code at all
                log.warning("rival %s of %s failed: %s", level, kind.info.slug, type(error).__name__)
                return None


def in_thread(work: Callable[[], Move]) -> "asyncio.Future[Move]":
    """Do work in a thread that nobody waits for at the end: one that never comes back is left behind."""
    loop = asyncio.get_running_loop()
    done: asyncio.Future[Move] = loop.create_future()

    def run() -> None:
        try:
            result, error = work(), None
        except BaseException as raised:  # noqa: BLE001
            result, error = None, raised
        with suppress(RuntimeError):  # the loop is closed, and nobody listens
            loop.call_soon_threadsafe(tell, done, result, error)

    Thread(target=run, name="hapag-rival", daemon=True).start()
    return done


def tell(done: "asyncio.Future[Any]", result: Move | None, error: BaseException | None) -> None:
    if done.done():
        return
    if error is not None:
        done.set_exception(error if isinstance(error, Exception) else RuntimeError(type(error).__name__))
    else:
        done.set_result(result)
