"""A real server in a process of its own, with rivals that think briefly; it can be killed and come back at its port."""

from __future__ import annotations

import json
import signal
import socket
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

PROGRAM = """
import sys
from hapag.server import Limits, Settings, run
run(Settings(port=int(sys.argv[2]), database=sys.argv[1], limits=Limits().lifted(), think=(20, 60), cut_grace=0,
             on_ready=lambda url: print(url, flush=True)))
"""


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


class House:
    """A server for browsers. url: its address, the same after a restart."""

    def __init__(self, database: str) -> None:
        self.database, self.port = database, free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.start()

    def start(self) -> None:
        command = [sys.executable, "-c", PROGRAM, self.database, str(self.port)]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        assert self.process.stdout.readline().strip() == self.url, "the server did not start"

    def end(self, how: signal.Signals = signal.SIGKILL) -> None:
        """End it at once, as a crash would, or as it is asked to."""
        self.process.send_signal(how)
        self.process.wait(20)
        assert self.process.stdout is not None
        self.process.stdout.close()

    def open_table(self, **wish: Any) -> tuple[str, str]:
        """Open a table without a browser; return its code and its host's token."""
        given = {"way": "online", "people": ["Ann"], "seats": 2, **wish}
        request = urllib.request.Request(f"{self.url}/api/tables", json.dumps(given).encode())
        with urllib.request.urlopen(request, timeout=10) as answer:
            found = json.load(answer)
        return found["code"], found["token"]

    def get(self, path: str) -> Any:
        with urllib.request.urlopen(f"{self.url}{path}", timeout=10) as answer:
            return json.load(answer)


@contextmanager
def house(database: str = ":memory:") -> Iterator[House]:
    """Serve tables while the block runs."""
    found = House(database)
    try:
        yield found
    finally:
        if found.process.poll() is None:
            found.end()
