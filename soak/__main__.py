"""Campaigns against real servers, bounded: `python -m soak [kill|race|load|watch|fuzz ...]`, all of them without a name.

Each prints what it measured; the exit status is 1 if something that was promised does not hold.
"""

from __future__ import annotations

import argparse
import json
import sys
from importlib import import_module
from typing import Any

CAMPAIGNS = ("kill", "race", "load", "watch", "fuzz")


def main() -> int:
    """Run campaigns; return 1 if any of them found a fault."""
    parser = argparse.ArgumentParser(prog="python -m soak", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="NAME", help="of: " + ", ".join(CAMPAIGNS))
    parser.add_argument("--json", action="store_true", help="a line of JSON for each")
    parser.add_argument("--set", action="append", default=[], metavar="WHAT=NUMBER", help="kills=20, seconds=30 ...")
    asked = parser.parse_args()
    if unknown := [name for name in asked.names if name not in CAMPAIGNS]:
        parser.error(f"there is no campaign {unknown[0]!r}; there are: {', '.join(CAMPAIGNS)}")
    given = {what: int(number) for what, _, number in [each.partition("=") for each in asked.set]}
    return max([done(name, given, as_json=asked.json) for name in asked.names or CAMPAIGNS])


def done(name: str, given: dict[str, int], *, as_json: bool) -> int:
    """Run one campaign with what it takes of the given numbers, and print what it found."""
    measure = import_module(f"soak.{name}").measure
    row = measure(**{what: number for what, number in given.items() if what in measure.__annotations__})
    print(json.dumps({"campaign": name, **row}) if as_json else told(name, row), flush=True)
    return int(bool(row["faults"]))


def told(name: str, row: dict[str, Any]) -> str:
    lines = [f"\n== {name}", *[f"  {what:28} {value}" for what, value in row.items() if what != "faults"]]
    return "\n".join([*lines, *[f"  FAULT {each}" for each in row["faults"]], "" if row["faults"] else "  no fault"])


if __name__ == "__main__":
    sys.exit(main())
