"""The examples of docs/command-line.md: `python -m tools.examples` prints them anew after words or rules changed."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "command-line.md"
BLOCK = re.compile(r"^```console\n(.*?)^```", re.DOTALL | re.MULTILINE)


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


def main() -> None:
    PAGE.write_text(BLOCK.sub(again, PAGE.read_text("utf-8")), "utf-8")


if __name__ == "__main__":
    main()
