"""Where bytes come in: Uvicorn's protocols, with bounds where they have none.

Whoever connects and says nothing, says it slowly, says too much before it is a request, or takes nothing of what is
sent, is cut after a stated time; each costs a few KB until then.
"""

import asyncio
import socket
from http import HTTPStatus
from time import monotonic
from typing import Any, cast

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from hapag.server.guard import HEADERS, PAGE
from hapag.server.limits import Bucket, Rate

HEAD = 16_384
"""Bytes of a request's first line and headers."""
ARRIVE = 15.0
"""Seconds within which a whole request has to arrive, its body included; of the first, counted from the connection."""
RECEIVE = 8_192
"""Bytes that the system keeps of what a client sends ahead (it doubles the figure): a flood is read in small bites."""
LINGER = 5.0
"""Seconds that a closed socket has to take what was still on its way to it."""
STALLED = 10.0
"""Seconds without a byte taken after which a client of a page or a file is cut."""
SMALL: Rate = (200, 600)
"""Pings, pongs and continuations of one socket."""
POLICY_VIOLATION = 1008


class Requests(HttpToolsProtocol):
    """Uvicorn's HTTP, in which a request has so many bytes of headers and so much time."""

    timer: asyncio.TimerHandle | None = None
    url = b""
    head, is_in_head = 0, False
    unsent = 0
    watching: asyncio.TimerHandle | None = None
    most = 100_000
    """Connections at once; one more is cut."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override] # as Uvicorn has it
        super().connection_made(transport)
        if len(self.connections) > self.most:
            transport.abort()
            return
        line: socket.socket | None = transport.get_extra_info("socket")
        if line is not None:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, RECEIVE)
        self.wait_for_request()

    def wait_for_request(self) -> None:
        self.stop_waiting()
        self.timer = self.loop.call_later(ARRIVE, self.transport.abort)

    def stop_waiting(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.is_in_head and not self.transport.is_closing():
            self.head += len(data)
            if self.head > HEAD:
                self.refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.head, self.is_in_head = 0, True
        self.wait_for_request()

    def on_headers_complete(self) -> None:
        if self.is_long():
            raise ValueError("too long a head, which came at once")
        self.is_in_head = False
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self.stop_waiting()

    def handle_websocket_upgrade(self) -> None:
        self.stop_waiting()
        super().handle_websocket_upgrade()

    def connection_lost(self, exc: Exception | None) -> None:
        self.stop_waiting()
        self.look_away()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        super().pause_writing()
        self.watch()

    def resume_writing(self) -> None:
        super().resume_writing()
        self.look_away()

    def timeout_keep_alive_handler(self) -> None:
        """Close an idle connection, once its client has taken what was sent."""
        super().timeout_keep_alive_handler()
        if self.transport.get_write_buffer_size():
            self.watch()

    def look_away(self) -> None:
        if self.watching is not None:
            self.watching.cancel()
            self.watching = None

    def watch(self) -> None:
        """Cut whoever takes nothing more of what is sent."""
        waits = self.transport.get_write_buffer_size()
        if waits and waits == self.unsent:
            self.transport.abort()
        elif waits:
            self.unsent = waits
            self.watching = self.loop.call_later(STALLED, self.watch)

    def send_400_response(self, msg: str) -> None:
        self.refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE if self.is_long() else HTTPStatus.BAD_REQUEST)

    def is_long(self) -> bool:
        return len(self.url) + sum(len(name) + len(value) for name, value in self.headers or ()) > HEAD

    def refuse(self, status: HTTPStatus) -> None:
        """Answer what is no request, with the headers that every answer has, and close."""
        self.stop_waiting()
        text = f"{status.phrase}\n"
        headers = {
            **HEADERS, **PAGE, "content-security-policy": "default-src 'none'", "content-type": "text/plain; charset=utf-8",
            "content-length": str(len(text)), "connection": "close",
        }  # fmt: skip
        lines = [f"HTTP/1.1 {status.value} {status.phrase}", *[f"{key}: {value}" for key, value in headers.items()]]
        self.transport.write(("\r\n".join(lines) + "\r\n\r\n" + text).encode())
        self.transport.close()


class Sockets(WebSocketsSansIOProtocol):
    """Uvicorn's WebSocket, with as few small frames as large ones, which lets go of who takes nothing."""

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self.small = Bucket(SMALL, monotonic())

    async def run_asgi(self) -> None:
        await super().run_asgi()
        self.loop.call_later(LINGER, self.transport.abort)

    def too_many(self) -> bool:
        """Count a small frame; say whether it is one too many, which ends the socket."""
        if not self.close_sent and not self.small.take(monotonic()):
            self.conn.fail(POLICY_VIOLATION, "too many small frames")
            self.handle_parser_exception()
            self.loop.call_later(LINGER, self.transport.abort)
        return self.close_sent

    def handle_cont(self, event: Frame) -> None:
        if not self.too_many():
            super().handle_cont(event)

    def handle_ping(self) -> None:
        if not self.too_many() and self.writable.is_set():
            super().handle_ping()
        elif not self.close_sent:
            self.conn.data_to_send()  # nobody takes the pong: it is let go of

    def handle_pong(self, event: Frame) -> None:
        if not self.too_many():
            super().handle_pong(event)

    def shutdown(self) -> None:
        super().shutdown()
        self.loop.call_later(LINGER, self.transport.abort)


def requests(most: int) -> type[Requests]:
    """Return the HTTP protocol of a server that takes so many connections at once."""
    return cast(type[Requests], type("Requests", (Requests,), {"most": most}))
