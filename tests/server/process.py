"""A real server in a process of its own, to be killed, stopped, flooded."""

import json
import signal
import subprocess
import sys
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

from websockets.sync.client import ClientConnection, connect

PROGRAM = """
import sys
from hapag.server import Limits, Settings, run
limits = Limits(**eval(sys.argv[2]))
run(Settings(port=0, database=sys.argv[1], limits=limits, think=(0, 0), cut_grace=0, on_ready=lambda url: print(url, flush=True)))
"""


class Process:
    """A running server. url: its address."""

    def __init__(self, database: str, **limits: Any) -> None:
        command = [sys.executable, "-c", PROGRAM, database, repr(limits)]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        self.lines = ExitStack()
        assert self.process.stdout is not None
        self.url = self.process.stdout.readline().strip()
        assert self.url.startswith("http://127.0.0.1:"), "the server did not start"

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
        request = urllib.request.Request(f"{self.url}/api/tables", json.dumps(given).encode())
        with urllib.request.urlopen(request, timeout=10) as answer:
            found = json.load(answer)
        return found["code"], found["token"]

    def get(self, path: str) -> Any:
        with urllib.request.urlopen(f"{self.url}{path}", timeout=10) as answer:
            return json.load(answer)

    def connect(self, code: str, **options: Any) -> ClientConnection:
        url = f"ws{self.url[4:]}/t/{code}/ws"
        line: ClientConnection = self.lines.enter_context(connect(url, compression=None, close_timeout=1, **options))
        return line


@contextmanager
def running(database: str, **limits: Any) -> Iterator[Process]:
    server = Process(database, **limits)
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.kill()
        server.lines.close()


class Line:
    """A device's socket at a table."""

    def __init__(self, server: Process, code: str, token: str | None = None) -> None:
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

    def until(self, kind: str) -> dict[str, Any]:
        while (frame := self.hear())["t"] != kind:
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
