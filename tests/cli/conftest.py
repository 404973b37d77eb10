"""What the tests of the command line share: running it here, or as its own process."""

import json
import subprocess
import sys
from collections.abc import Callable
from typing import Any, NamedTuple

import pytest

from hapag.cli import main

HEAR = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)"
HAPAG = (sys.executable, "-c", f"{HEAR}; from hapag.cli import main; main()")
"""A process of its own, whatever is on the path, which hears Ctrl-C wherever the tests run."""


class Ran(NamedTuple):
    status: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        return json.loads(self.out)


Hapag = Callable[..., Ran]


@pytest.fixture
def hapag(capsys: pytest.CaptureFixture[str]) -> Hapag:
    """Run a command in this process."""

    def run(*arguments: str) -> Ran:
        with pytest.raises(SystemExit) as stopped:
            main(arguments)
        said = capsys.readouterr()
        assert isinstance(stopped.value.code, int)
        return Ran(stopped.value.code, said.out, said.err)

    return run


@pytest.fixture
def process() -> Hapag:
    """Run a command as a process of its own."""

    def run(*arguments: str, given: bytes = b"") -> Ran:
        ran = subprocess.run([*HAPAG, *arguments], input=given, capture_output=True, timeout=60, check=False)
        return Ran(ran.returncode, ran.stdout.decode(), ran.stderr.decode())

    return run
