"""The tables of docs/rivals.md: `python -m tools.rivals [GAME...]` runs the commands on the page and prints them anew.

A command stands in a block of its own, and the tables below it are what it measured; the prose is left alone.
"""

from __future__ import annotations

import json
import re
import shlex
import subprocess
import sys
from collections.abc import Callable, Collection, Iterator, Sequence
from pathlib import Path
from typing import Any

from hapag.cli.arena import strengths
from hapag.games import games

PAGE = Path(__file__).parents[1] / "docs" / "rivals.md"
MEASURED = re.compile(r"^```console\n\$ hapag (arena [^\n]+)\n```\n((?:\|[^\n]*\n|\n)*)", re.MULTILINE)
HAPAG = (sys.executable, "-c", "from hapag.cli import main; main()")
Facts = dict[str, Any]


def run(command: str) -> Facts:
    """Run a command of the page and return what it measured."""
    ran = subprocess.run([*HAPAG, *shlex.split(command), "--json"], stdout=subprocess.PIPE, check=True)
    found: Facts = json.loads(ran.stdout)
    return found


def tables(found: Facts) -> str:
    """Return what was measured as two tables: how strong each level is, and how long its moves take."""
    even = f"wins ({1 / found['seats']:.0%} is even)"
    pairs = [[each["one"], each["other"], *strengths(each)] for each in found["pairs"]]
    spent = [
        [name, f"{each['moves']:,}", *(f"{each[part]:.3g}" for part in ("mean", "p99", "max"))]
        for name, each in found["cpu_ms"].items()
    ]
    return "\n".join(
        [
            *table(["level", "against", "score a round", "more than the other", even], pairs),
            "",
            *table(["player", "moves", "CPU ms a move, mean", "99 % within", "longest"], spent),
        ]
    )


def table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> Iterator[str]:
    yield f"| {' | '.join(heads)} |"
    yield f"| {' | '.join(['---'] * len(heads))} |"
    yield from (f"| {' | '.join(row)} |" for row in rows)


def renewed(page: str, wanted: Collection[str], measure: Callable[[str], Facts] = run) -> str:
    """Return the page with the tables of these games measured anew."""

    def again(match: re.Match[str]) -> str:
        command = match[1]
        if command.split()[1] not in wanted:
            return match[0]
        return f"```console\n$ hapag {command}\n```\n\n{tables(measure(command))}\n\n"

    return f"{MEASURED.sub(again, page).rstrip()}\n"


def main() -> None:
    PAGE.write_text(renewed(PAGE.read_text("utf-8"), sys.argv[1:] or games()), "utf-8")


if __name__ == "__main__":
    main()
