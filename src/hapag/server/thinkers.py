"""Rivals think in threads of their own; one that fails or dawdles never stalls its table."""

import asyncio
import logging
from concurrent.futures import ThreadPoolExecutor
from random import Random

from hapag.kernel import Move, Seen
from hapag.kernel.schema import Game
from hapag.rivals import levels
from hapag.server.chance import SYSTEM

log = logging.getLogger("hapag.rivals")

PATIENCE = 5.0
"""Seconds after which a rival has failed."""
THREADS = 2


class Thinkers:
    """Where rivals think."""

    def __init__(self) -> None:
        self.pool = ThreadPoolExecutor(THREADS, thread_name_prefix="hapag-rival")

    async def choose(self, kind: Game, level: str, seen: Seen) -> Move | None:  # type: ignore[type-arg]
        """Return a rival's move, None if it failed; why is logged, without what it held."""
        loop = asyncio.get_running_loop()
        try:
            rival = levels(kind)[level]
            thought = loop.run_in_executor(self.pool, rival, seen, Random(SYSTEM.getrandbits(64)))  # noqa: S311
            return await asyncio.wait_for(thought, PATIENCE)
        except Exception as error:  # noqa: BLE001 - a rival is any code at all
            log.warning("rival %s of %s failed: %s", level, kind.info.slug, type(error).__name__)
            return None

    def close(self) -> None:
        self.pool.shutdown(wait=False, cancel_futures=True)
