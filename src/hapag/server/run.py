"""Running the server for real: `run(settings)` listens until it is stopped."""

import asyncio
import socket
import sys
from time import monotonic

import uvicorn
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from hapag.server import stores
from hapag.server.app import create_app
from hapag.server.hall import Hall
from hapag.server.settings import Settings

BACK_IN = 1_500
"""Milliseconds after which clients of a server that stops should come back."""


LINGER = 5
"""Seconds that a closed socket has to take what was still on its way to it."""
DRAIN = 2.0
"""Seconds for saying good-bye to everyone."""


class Protocol(WebSocketsSansIOProtocol):
    """Uvicorn's WebSocket, which lets go of sockets that are closed but take nothing: else they would stay for ever."""

    async def run_asgi(self) -> None:
        await super().run_asgi()
        self.loop.call_later(LINGER, self.transport.abort)


class Server(uvicorn.Server):
    """Uvicorn, which says good-bye to everyone before it stops."""

    def __init__(self, config: uvicorn.Config, hall: Hall, settings: Settings) -> None:
        super().__init__(config)
        self.hall, self.settings = hall, settings

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and self.settings.on_ready is not None:
            self.settings.on_ready(self.address())

    def address(self) -> str:
        """Return the address to open in a browser on this machine."""
        port = self.servers[0].sockets[0].getsockname()[1]
        host = self.settings.host
        if host in ("0.0.0.0", "::", ""):  # noqa: S104 - compared, not bound
            host = "127.0.0.1"
        return f"http://{f'[{host}]' if ':' in host else host}:{port}"

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.hall.closing = True
        for connection in list(self.hall.connections):
            connection.dismiss("restart", BACK_IN)
        end = monotonic() + DRAIN
        while self.hall.connections and monotonic() < end:  # noqa: ASYNC110 - it happens once
            await asyncio.sleep(0.02)
        await super().shutdown(sockets)


def config(settings: Settings) -> tuple[uvicorn.Config, Hall]:
    """Return how uvicorn is set up. Frames are not compressed: it costs more than it saves, and mixes secrets."""
    app = create_app(settings)
    made = uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        loop="asyncio" if sys.platform == "win32" else "uvloop",
        http="httptools",
        ws=Protocol,
        ws_max_size=settings.limits.frame,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        proxy_headers=True,
        forwarded_allow_ips=settings.proxies,
        server_header=False,
        access_log=False,
        log_level="warning",
        timeout_graceful_shutdown=5,
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
    sys.setswitchinterval(0.001)  # rivals search in threads: the event loop gets its turn after a millisecond, not five
    raise_limit()
    asyncio.run(tried(settings.path()))
    made, hall = config(settings)
    Server(made, hall, settings).run()
