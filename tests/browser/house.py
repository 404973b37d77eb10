"""A real server in a process of its own, with rivals that think briefly; it can be killed and come back at its port.

It deals by a seed: what a test meets depends on its name and on HAPAG_SEED alone, so that a run can be repeated, and
another seed samples other deals: `HAPAG_SEED=7 make test`.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from tests.server.process import free_port

SEED = os.environ.get("HAPAG_SEED", "0")
PROGRAM = """
import sys
from random import Random
from threading import Thread
from hapag.server import Limits, Settings, chance, run, thinkers

packs = Random()
think = thinkers.Thinkers.choose

def seeds():
    for line in open(0, "rb", 0):  # unbuffered: a thread that waits in a buffer could not be left behind at the end
        chance.PLAIN.seed(line)
        packs.seed(line)
        print("seeded", flush=True)

def choose(self, kind, level, seen):
    thinkers.SYSTEM = Random(repr(seen))  # rivals may be asked in any order
    return think(self, kind, level, seen)

chance.shuffled = lambda pack: tuple(packs.sample(pack, len(pack)))
chance.new_secret = lambda: packs.randbytes(32).hex()
thinkers.Thinkers.choose = choose
run(Settings(port=int(sys.argv[2]), database=sys.argv[1], limits=Limits().lifted(), think=(20, 60),
             cut_grace=int(sys.argv[3]), on_ready=lambda url: (print(url, flush=True), Thread(target=seeds, daemon=True).start())))
"""


class House:
    """A server for browsers. url: its address, the same after a restart; seed: what its deals follow from.

    grace: ms that devices have to cut; what they cut with is their own, so a test that asks for it deals by chance.
    """

    def __init__(self, database: str, seed: str = SEED, grace: int = 0) -> None:
        self.database, self.seed, self.grace, self.port = database, seed, grace, free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.start()

    def start(self) -> None:
        command = [sys.executable, "-c", PROGRAM, self.database, str(self.port), str(self.grace)]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        assert self.answer() == self.url, "the server did not start"
        self.deal_by(self.seed)

    def deal_by(self, seed: str) -> None:
        """Let the packs from here on follow from a seed."""
        assert self.process.stdin is not None
        print(seed, file=self.process.stdin, flush=True)
        assert self.answer() == "seeded"
        self.seed = seed

    def answer(self) -> str:
        assert self.process.stdout is not None
        return self.process.stdout.readline().strip()

    def end(self, how: signal.Signals = signal.SIGKILL) -> None:
        """End it at once, as a crash would, or as it is asked to."""
        self.process.send_signal(how)
        self.process.wait(20)
        for pipe in (self.process.stdin, self.process.stdout):
            assert pipe is not None
            pipe.close()

    def open_table(self, **wish: Any) -> tuple[str, str]:
        """Open a table without a browser; return its code and its host's token."""
        given = {"way": "online", "people": ["Ann"], "seats": 2, **wish}
        request = urllib.request.Request(
            f"{self.url}/api/tables", json.dumps(given).encode(), {"content-type": "application/json"}
        )
        with urllib.request.urlopen(request, timeout=10) as answer:
            found = json.load(answer)
        return found["code"], found["token"]

    def get(self, path: str) -> Any:
        with urllib.request.urlopen(f"{self.url}{path}", timeout=10) as answer:
            return json.load(answer)


@contextmanager
def house(database: str = ":memory:", seed: str = SEED, grace: int = 0) -> Iterator[House]:
    """Serve tables while the block runs."""
    found = House(database, seed, grace)
    try:
        yield found
    finally:
        if found.process.poll() is None:
            found.end()
