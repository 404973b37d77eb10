"""Server processes to be killed, stopped, measured: each a real one, limits for each address lifted."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import tempfile
from pathlib import Path

from tests.server.process import free_port

PROGRAM = """
import sys
from hapag.server import Limits, Settings, run
run(Settings(port=int(sys.argv[2]), database=sys.argv[1], limits=Limits().lifted(), think=(int(sys.argv[3]), int(sys.argv[4])), cut_grace=30,
    on_ready=lambda url: print(url, flush=True)))
"""
"""Decks are cut by nobody: every deal waits for the grace."""


class Node:
    """One server process at an address of its own, over and over. database: an SQLite file or PostgreSQL's URL.

    think: milliseconds that its rivals seem to think, at least and at most: only a moment, unless said otherwise.
    """

    def __init__(self, database: str, think: tuple[int, int] = (20, 200)) -> None:
        self.database, self.think, self.port = database, think, free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[str] | None = None
        self.log = tempfile.TemporaryFile("w+", encoding="utf-8")  # noqa: SIM115 - it goes with the node

    def start(self) -> None:
        """Start it, and return when it listens."""
        command = [sys.executable, "-c", PROGRAM, self.database, str(self.port), *map(str, self.think)]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=self.log, text=True)  # noqa: S603 - our own program
        assert self.process.stdout is not None
        if not self.process.stdout.readline():
            raise RuntimeError(f"the server does not start again: {self.database}")

    def end(self, how: signal.Signals) -> int:
        """Send a signal, wait for the end, and return the exit status."""
        assert self.process is not None
        self.process.send_signal(how)
        status = self.process.wait(30)
        if self.process.stdout is not None:
            self.process.stdout.close()
        self.process = None
        return status

    def kill(self) -> None:
        """End it as a crash would."""
        self.end(signal.SIGKILL)

    def stop(self) -> int:
        """Ask it to end."""
        return self.end(signal.SIGTERM)

    def errors(self) -> list[str]:
        """Return what it has logged as errors of its own; what clients do wrong below JSON is uvicorn's to note."""
        self.log.seek(0)
        return [line for line in self.log if " error hapag" in line or "Traceback" in line]

    @property
    def resident(self) -> int:
        """Bytes of memory that it holds."""
        assert self.process is not None
        pages = Path(f"/proc/{self.process.pid}/statm").read_text("ascii").split()[1]
        return int(pages) * os.sysconf("SC_PAGE_SIZE")
