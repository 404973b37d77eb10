"""The operator's example works when it is followed: PostgreSQL, two processes, a proxy before them."""

from __future__ import annotations

import json
import os
import re
import shlex
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from websockets.sync.client import ClientConnection, connect

from tests.server.cluster import Cluster, running_cluster
from tests.server.process import Line, free_port

ROOM = Path(__file__).parents[2]
CHAPTER = "## Several processes, PostgreSQL"
PROGRAMS = Path(sys.executable).parent


def commands() -> list[str]:
    """Return the lines of the example."""
    chapter = (ROOM / "docs" / "operate.md").read_text("utf-8").partition(CHAPTER)[2]
    block = re.search(r"^```sh\n(.*?)^```$", chapter, re.MULTILINE | re.DOTALL)
    assert block is not None
    return block[1].splitlines()


def reached(url: str) -> bool:
    try:
        with urllib.request.urlopen(url, timeout=5) as answer:
            return bool(answer.status == 200)
    except OSError:
        return False


class Site:
    """The example, followed. What its reader would have at hand lies on other ports here."""

    def __init__(self, cluster: Cluster, home: Path) -> None:
        self.front, self.one, self.two = free_port(), free_port(), free_port()
        self.url = f"http://127.0.0.1:{self.front}"
        self.elsewhere = {"8701": str(self.one), "8702": str(self.two), "5432": str(cluster.port)}
        self.environment = {
            **os.environ,
            "PATH": f"{cluster.programs}:{PROGRAMS}:{os.environ['PATH']}",
            "PYTHONPATH": os.pathsep.join([str(ROOM / "src"), str(ROOM)]),
            "PGHOST": "127.0.0.1",
            "PGPORT": str(cluster.port),
            "PGUSER": "postgres",
            "SITE": self.url,
            "ONE": f"127.0.0.1:{self.one}",
            "TWO": f"127.0.0.1:{self.two}",
            "HOME": str(home),
            "XDG_DATA_HOME": str(home),
            "XDG_CONFIG_HOME": str(home),
            "CADDY_ADMIN": f"127.0.0.1:{free_port()}",
        }
        self.processes: dict[int, subprocess.Popen[bytes]] = {}
        """The running servers by their ports, and the proxy."""
        self.lines = ExitStack()

    def follow(self, line: str) -> None:
        """Do what a line of the example says."""
        for written, here in self.elsewhere.items():
            line = line.replace(written, here)
        words = shlex.split(line.removesuffix("&"))
        if words[0] == "export":
            self.environment |= dict([word.split("=", 1) for word in words[1:]])
        elif line.endswith("&"):
            port = int(words[words.index("--port") + 1]) if "--port" in words else self.front
            self.processes[port] = self.start(words)
        else:
            assert self.start(words).wait(60) == 0, line

    def start(self, words: list[str]) -> subprocess.Popen[bytes]:
        return subprocess.Popen(words, env=self.environment, cwd=ROOM, stdout=subprocess.DEVNULL)

    def stop(self) -> None:
        self.lines.close()
        for process in self.processes.values():
            process.kill()
            process.wait(20)

    def connect(self, code: str) -> ClientConnection:
        """Return a socket at a table, by way of the proxy."""
        url = f"ws{self.url[4:]}/t/{code}/ws"
        line: ClientConnection = self.lines.enter_context(connect(url, compression=None, close_timeout=1))
        return line

    def open_table(self) -> tuple[str, str]:
        wish = {"game": "patong", "way": "online", "people": ["Ann"], "seats": 2}
        data, head = json.dumps(wish).encode(), {"content-type": "application/json"}
        with urllib.request.urlopen(urllib.request.Request(f"{self.url}/api/tables", data, head), timeout=20) as answer:
            found = json.load(answer)
        return found["code"], found["token"]

    def sockets(self, port: int) -> int:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/healthz", timeout=20) as answer:
            return int(json.load(answer)["sockets"])


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    with running_cluster() as cluster:
        site = Site(cluster, tmp_path)
        try:
            for line in commands():
                site.follow(line)
            end = time.monotonic() + 90
            while not all(reached(f"http://127.0.0.1:{port}/readyz") for port in (site.one, site.two, site.front)):
                assert time.monotonic() < end, "the example does not run"
                time.sleep(0.1)
            yield site
        finally:
            site.stop()


def test_people_play_through_the_proxy_and_go_on_when_their_process_is_stopped_or_killed(site: Site) -> None:
    code, token = site.open_table()
    ann, ben = Line(site, code, token), Line(site, code)
    assert sorted([site.sockets(site.one), site.sockets(site.two)]) == [0, 2]
    ben.done(t="sit", id="sit", seat=1, name="Ben")
    ann.done(t="deal", id="deal")
    for how in (signal.SIGTERM, signal.SIGKILL):
        version = ann.view["version"]
        port = site.one if site.sockets(site.one) else site.two
        left = site.processes[port]
        left.send_signal(how)
        if how is signal.SIGTERM:
            assert [line.until("bye")["code"] for line in (ann, ben)] == ["restart", "restart"]
        left.wait(30)
        ann, ben = again(site, code, ann.token), again(site, code, ben.token)
        assert [line.view["mine"][0]["seat"] for line in (ann, ben)] == [0, 1]
        assert ann.view["version"] >= version
        version = ann.done(t="lock", id=how.name, locked=how is signal.SIGTERM)
        ben.see(version)
        site.follow(f"hapag serve --port {port} &")
        while not reached(f"http://127.0.0.1:{port}/readyz"):
            time.sleep(0.1)
    assert not reached(f"{site.url}/metrics")


def again(site: Site, code: str, token: str) -> Line:
    """Come back as a device does: try until somebody lets it in."""
    end = time.monotonic() + 30
    while True:
        try:
            return Line(site, code, token)
        except Exception:  # noqa: BLE001 - a proxy may say no in many ways
            assert time.monotonic() < end
            time.sleep(0.3)
