"""A real server in a process of its own, to be killed, stopped, flooded."""

import json
import signal
import socket
import subprocess
import sys
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from typing import IO, Any, Protocol

from websockets.sync.client import ClientConnection, connect

PROGRAM = """
import sys
exec(sys.argv[3])
from hapag.server import Limits, Settings, run
given = {"port": 0, "think": (0, 0), "cut_grace": 0, **eval(sys.argv[2])}
limits = Limits(**{key: given.pop(key) for key in [*given] if key in Limits.__struct_fields__})
run(Settings(database=sys.argv[1], limits=limits, on_ready=lambda url: print(url, flush=True), **given))
"""
PATIENT = "import hapag.server.pgline; hapag.server.pgline.PATIENCE = 15"
"""To be run before: a machine full of tests may take its time over what PostgreSQL is asked."""


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


JSON = {"content-type": "application/json"}


class Process:
    """A running server. url: its address.

    given: limits and other settings; stderr: a file for its log; before: Python to run first.
    """

    def __init__(self, database: str, stderr: IO[str] | None = None, before: str = "", **given: Any) -> None:
        command = [sys.executable, "-c", PROGRAM, database, repr(given), before]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=stderr, text=True)
        self.lines = ExitStack()
        assert self.process.stdout is not None
        self.url = self.process.stdout.readline().strip()
        assert self.url.startswith(("http://127.0.0.1:", "https://127.0.0.1:")), "the server did not start"

    def kill(self) -> None:
        """End it at once, as a crash would."""
        self.process.kill()
        self.end()

    def stop(self) -> int:
        """Ask it to end, and return how it did."""
        self.process.send_signal(signal.SIGTERM)
        return self.end()

    def end(self) -> int:
        code = self.process.wait(20)
        assert self.process.stdout is not None
        self.process.stdout.close()
        return code

    def open_table(self, **wish: Any) -> tuple[str, str]:
        given = {"game": "patong", "way": "online", "people": ["Ann"], "seats": 2, **wish}
        request = urllib.request.Request(f"{self.url}/api/tables", json.dumps(given).encode(), JSON)
        with urllib.request.urlopen(request, timeout=10) as answer:
            found = json.load(answer)
        return found["code"], found["token"]

    def get(self, path: str) -> Any:
        with urllib.request.urlopen(f"{self.url}{path}", timeout=10) as answer:
            return json.load(answer)

    def raw(self) -> socket.socket:
        """Return a connection on which nothing was said yet."""
        host, port = self.url.partition("//")[2].split(":")
        return socket.create_connection((host, int(port)), timeout=20)

    def status(self, path: str, headers: dict[str, str] | None = None) -> int:
        """Return the status of an answer."""
        request = urllib.request.Request(f"{self.url}{path}", headers=headers or {})
        try:
            with urllib.request.urlopen(request, timeout=10) as answer:
                return int(answer.status)
        except urllib.error.HTTPError as error:
            return error.code

    def connect(self, code: str, **options: Any) -> ClientConnection:
        url = f"ws{self.url[4:]}/t/{code}/ws"
        line: ClientConnection = self.lines.enter_context(connect(url, compression=None, close_timeout=1, **options))
        return line


@contextmanager
def running(database: str, stderr: IO[str] | None = None, before: str = "", **given: Any) -> Iterator[Process]:
    server = Process(database, stderr, before, **given)
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.kill()
        server.lines.close()


class Server(Protocol):
    """Whatever devices connect to: a process, or a proxy before several."""

    def connect(self, code: str) -> ClientConnection:
        """Return a socket at a table."""


class Line:
    """A device's socket at a table."""

    def __init__(self, server: Server, code: str, token: str | None = None) -> None:
        self.socket = server.connect(code)
        self.say(t="hello", v=1, token=token)
        self.token = self.until("welcome")["token"]
        self.view = self.until("view")

    def say(self, **frame: Any) -> None:
        self.socket.send(json.dumps(frame))

    def hear(self) -> dict[str, Any]:
        frame: dict[str, Any] = json.loads(self.socket.recv(timeout=20))
        if frame["t"] == "view":
            self.view = frame
        return frame

    def until(self, kind: str, other: str = "") -> dict[str, Any]:
        """Listen until a frame of a kind, or of another."""
        while (frame := self.hear())["t"] not in (kind, other):
            pass
        return frame

    def done(self, **frame: Any) -> int:
        """Send a command that has to be done; return the version it made."""
        self.say(**frame)
        answer = self.until("ok")
        self.see(answer["version"])
        return int(answer["version"])

    def see(self, version: int) -> dict[str, Any]:
        """Listen until a view of a version, or a later one, is here."""
        return self.wait(lambda view: view["version"] >= version)

    def wait(self, for_what: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Listen until a view is as it is waited for."""
        while not for_what(self.view):
            self.hear()
        return self.view

    def close(self) -> None:
        self.socket.close()


def deaf_spectator(server: Process, code: str) -> socket.socket:
    """Return a socket that joined a table with the smallest buffer there is, and reads no more."""
    host, port = server.url[7:].split(":")
    deaf = socket.socket()
    deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    deaf.connect((host, int(port)))
    lines = [f"GET /t/{code}/ws HTTP/1.1", f"Host: {host}:{port}", "Upgrade: websocket", "Connection: Upgrade",
             "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", "Sec-WebSocket-Version: 13", "", ""]  # fmt: skip
    deaf.sendall("\r\n".join(lines).encode())
    assert b"101" in deaf.recv(1024)
    text = json.dumps({"t": "hello", "v": 1}).encode()
    deaf.sendall(bytes([0x81, 0x80 | len(text), 0, 0, 0, 0]) + text)
    return deaf
