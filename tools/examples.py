"""The examples of docs: `python -m tools.examples` makes them anew after words or rules changed.

They are what docs/command-line.md prints, and the record of a table in docs/examples.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from random import Random

import msgspec

from hapag.table import commands as do
from hapag.table import saved
from tests.table.tables import GUEST, HOST, done, kept_rounds, opened

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "command-line.md"
BLOCK = re.compile(r"^```console\n(.*?)^```", re.DOTALL | re.MULTILINE)


SEED = 11
"""Of the evening whose record is an example."""


def examples(block: str) -> list[tuple[str, list[str]]]:
    """Return each command of a block with the lines printed below it."""
    found: list[tuple[str, list[str]]] = []
    for line in block.splitlines():
        if line.startswith("$ "):
            found.append((line[2:], []))
        else:
            found[-1][1].append(line)
    return found


def printed(command: str) -> list[str]:
    """Run a command of the page in the project's folder and return what it prints."""
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    ran = subprocess.run(  # noqa: S602 - the page's own commands
        command, shell=True, cwd=ROOT, env={**os.environ, "PATH": path}, capture_output=True, text=True, check=False
    )
    return (ran.stdout + ran.stderr).splitlines()


def again(match: re.Match[str]) -> str:
    lines = [line for command, _ in examples(match[1]) for line in (f"$ {command}", *printed(command))]
    return "\n".join(["```console", *lines, "```"])


def table_record() -> bytes:
    """Return the record of a short evening, as Ann saved it: a series of Patong Poker, then two hands of Hold'em."""
    random = Random(SEED)  # noqa: S311 - the same evening each time
    table = done(opened(target=8, options={"variable": True}), do.Sit(device=GUEST, seat=1, name="Ben"))
    kept: list[bytes] = []
    while not table.series_over:
        table, more = kept_rounds(table, 1, random)
        kept += more
    table = done(table, do.Change(device=HOST, game="holdem", options={}, target=None))
    table, more = kept_rounds(table, 2, random)
    record = saved(table, kept + more, HOST)
    return msgspec.json.format(msgspec.json.encode(record), indent=1) + b"\n"


def main() -> None:
    (ROOT / "docs" / "examples" / "table.json").write_bytes(table_record())
    PAGE.write_text(BLOCK.sub(again, PAGE.read_text("utf-8")), "utf-8")


if __name__ == "__main__":
    main()
