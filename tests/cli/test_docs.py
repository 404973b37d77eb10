"""The examples of docs/command-line.md are what the commands print."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
BLOCK = re.compile(r"^```console\n(.*?)^```", re.DOTALL | re.MULTILINE)
VARIES = re.compile(r"[\d,]+ a second|rivals: .*")
"""How fast it was, and which levels a game has by now."""


def examples() -> list[tuple[str, list[str]]]:
    """Return each command of the page with the lines printed below it."""
    found: list[tuple[str, list[str]]] = []
    for block in BLOCK.findall((ROOT / "docs" / "command-line.md").read_text("utf-8")):
        for line in block.splitlines():
            if line.startswith("$ "):
                found.append((line[2:], []))
            else:
                found[-1][1].append(line)
    return found


@pytest.mark.parametrize(("command", "lines"), examples())
def test_the_page_shows_what_is_printed(command: str, lines: list[str]) -> None:
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    ran = subprocess.run(
        command, shell=True, cwd=ROOT, env={**os.environ, "PATH": path}, capture_output=True, text=True, check=False
    )
    said = VARIES.sub("…", ran.stdout + ran.stderr).splitlines()
    assert said == [VARIES.sub("…", line) for line in lines]
