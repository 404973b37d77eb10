"""The application: HTTP, sockets, and the hall of tables behind them."""

import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from time import monotonic

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from hapag.kernel import Illegal
from hapag.server import faults, wire
from hapag.server.connection import Connection
from hapag.server.files import Files
from hapag.server.guard import Guarded, address_of, is_foreign
from hapag.server.hall import Hall
from hapag.server.http import ROUTES, on_error, on_illegal, on_missing, on_store_failed
from hapag.server.pulse import wall_clock
from hapag.server.settings import Settings
from hapag.server.store import Store, StoreFailed

log = logging.getLogger("hapag.server")


def create_app(settings: Settings, store: Store | None = None, clock: Callable[[], int] = wall_clock) -> Starlette:
    """Return the application. It opens its store when it starts; `app.state.hall` has the tables.

    store, clock: others than those of the settings, for tests.
    """
    hall = Hall(settings, store, clock)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        try:
            await hall.open()
        except Exception as error:  # whatever it is, Uvicorn would say no more than that it could not start
            faults.note(log, "the server could not start", error)
            raise
        yield
        await hall.close()

    app = Starlette(
        routes=[*ROUTES, WebSocketRoute("/t/{code}/ws", table_socket)],
        middleware=[Middleware(Guarded)],
        exception_handlers={
            Illegal: on_illegal,
            StoreFailed: on_store_failed,
            404: on_missing,
            Exception: on_error,
        },
        lifespan=lifespan,
    )
    app.state.hall, app.state.files = hall, Files()
    return app


async def table_socket(socket: WebSocket) -> None:
    """Serve one socket at a table; whoever may not come in hears why before it is closed."""
    hall: Hall = socket.app.state.hall
    address, code = address_of(socket.scope), socket.path_params["code"].upper()
    if (why := await turned_away(hall, socket, address, code)) is not None:
        hall.sent_away(why.code)
        with suppress(WebSocketDisconnect, RuntimeError):  # it did not wait to hear it
            await send_away(hall, socket, address, why)
        return
    greeting = await accept(socket)
    hall.sockets[address] = hall.sockets.get(address, 0) + 1
    try:
        await Connection(hall, socket, code, address).run(greeting)
    finally:
        hall.sockets[address] -= 1
        if not hall.sockets[address]:
            del hall.sockets[address]


async def accept(socket: WebSocket) -> wire.Hello | None:
    """Take a socket on; return the hello that its handshake has said already, if it has."""
    greeting = wire.greeting(socket.scope["subprotocols"])
    await socket.accept(greeting.subprotocol if greeting else None)
    return greeting


async def send_away(hall: Hall, socket: WebSocket, address: str, why: wire.Bye) -> None:
    """Tell a socket why it may not come in; an address that comes too often gets no socket to be told on."""
    if not hall.declining.take(address, monotonic()):
        await socket.close()  # which refuses the handshake
        return
    await accept(socket)
    await socket.send_text(wire.encode(why).decode())
    await socket.close(wire.CLOSE[why.code])


async def turned_away(hall: Hall, socket: WebSocket, address: str, code: str) -> wire.Bye | None:
    """Return the good-bye for a socket that may not come in. Guessing codes soon ends."""
    if hall.closing:
        return wire.Bye("restart", hall.back_in())
    if is_foreign(socket.scope, hall.settings.origins):
        return wire.Bye("foreign", None)
    if not hall.may_enter(address) or hall.guessing.is_empty(address, monotonic()):
        return wire.Bye("too-many", 30_000)
    try:
        await hall.enter(code)
    except Illegal as illegal:
        hall.guessing.take(address, monotonic())
        return wire.Bye(illegal.why.code.removeprefix("refusal-"), None)
    except StoreFailed:
        return wire.Bye("restart", 2_000)
    return None
