"""Running the server for real: `run(settings)` listens until it is stopped."""

import asyncio
import signal
import socket
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic
from types import FrameType
from typing import Any

import uvicorn
from uvicorn.server import HANDLED_SIGNALS, ServerState

from hapag.server import garbage, logs, stores
from hapag.server.app import create_app
from hapag.server.doors import Requests, Sockets, requests
from hapag.server.hall import Hall
from hapag.server.health import metrics_app
from hapag.server.settings import Settings

SPARE = 2_000
"""Connections beside the sockets at tables: pages, files, health."""


class Server(uvicorn.Server):
    """Uvicorn, which says good-bye to everyone before it stops."""

    def __init__(self, config: uvicorn.Config, hall: Hall, settings: Settings) -> None:
        super().__init__(config)
        self.hall, self.settings = hall, settings

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if not self.started:
            return
        if self.settings.metrics is not None:
            self.servers.append(await listen_for_metrics(self.hall, *self.settings.metrics))
        garbage.hold_back()
        logs.tell("serving", url=self.address())
        if self.settings.on_ready is not None:
            self.settings.on_ready(self.address())

    def address(self) -> str:
        """Return the address to open in a browser on this machine."""
        port = self.servers[0].sockets[0].getsockname()[1]
        host = self.settings.host
        if host in ("0.0.0.0", "::", ""):  # noqa: S104 - compared, not bound
            host = "127.0.0.1"
        scheme = "http" if self.settings.tls is None else "https"
        return f"{scheme}://{f'[{host}]' if ':' in host else host}:{port}"

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Stop on a signal, and end as a program does that was asked to; Uvicorn would raise it once more."""
        before = {each: signal.signal(each, self.handle_exit) for each in HANDLED_SIGNALS}
        try:
            yield
        finally:
            for each, handler in before.items():
                signal.signal(each, handler)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop; asked a second time, end at once, which loses nothing that was answered."""
        if self.should_exit:
            signal.signal(sig, signal.SIG_DFL)
            signal.raise_signal(sig)
        self.should_exit = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Take nobody in any more, answer what is under way, say good-bye to everyone, and close."""
        self.hall.closing = True
        logs.tell("draining", sockets=len(self.hall.connections))
        for connection in list(self.hall.connections):
            connection.drain(self.hall.back_in())
        end = monotonic() + self.settings.drain
        while self.hall.connections and monotonic() < end:  # noqa: ASYNC110 - it happens once
            await asyncio.sleep(0.02)
        await super().shutdown(sockets)
        logs.tell("stopped")


async def listen_for_metrics(hall: Hall, host: str, port: int) -> asyncio.Server:
    """Listen where only operators ask."""
    told = uvicorn.Config(metrics_app(hall), http=Requests, ws="none", lifespan="off", **QUIET)
    told.load()
    state = ServerState()
    loop = asyncio.get_running_loop()
    return await loop.create_server(lambda: Requests(config=told, server_state=state, app_state={}), host, port)


QUIET: dict[str, Any] = {"server_header": False, "access_log": False, "log_config": None, "log_level": None}
"""What the log says is ours to say."""


def config(settings: Settings) -> tuple[uvicorn.Config, Hall]:
    """Return how uvicorn is set up. Frames are not compressed: it costs more than it saves, and mixes secrets."""
    app = create_app(settings)
    certificate, key = settings.tls or (None, None)
    made = uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        loop="asyncio" if sys.platform == "win32" else "uvloop",
        http=requests(settings.limits.sockets + SPARE),
        ws=Sockets,
        ws_max_size=settings.limits.frame,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        proxy_headers=True,
        forwarded_allow_ips=settings.proxies,
        timeout_graceful_shutdown=2,
        ssl_certfile=certificate,
        ssl_keyfile=key,
        **QUIET,
    )
    return made, app.state.hall


def raise_limit() -> None:
    """Allow as many open sockets as the system lets this process have."""
    if sys.platform != "win32":
        import resource  # noqa: PLC0415 - there is none on Windows

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


async def tried(database: str) -> None:
    """Open a database and close it again, so that what is wrong with it is said before anything listens."""
    store = stores.make(database)
    await store.open()
    await store.close()


def run(settings: Settings) -> None:
    """Serve until SIGINT or SIGTERM. StoreFailed, OSError or SystemExit if it cannot start."""
    logs.start(settings.log)
    sys.setswitchinterval(0.001)  # rivals search in threads: the event loop gets its turn after a millisecond, not five
    raise_limit()
    asyncio.run(tried(settings.path()))
    made, hall = config(settings)
    Server(made, hall, settings).run()
