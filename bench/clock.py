"""How the benchmarks time and print: CPU time, medians, peers taking turns with us in the same run."""

from __future__ import annotations

import argparse
import json
import statistics
import time
from collections.abc import Callable, Mapping
from typing import Any

Row = dict[str, Any]
"""`what` was done, by `who`, and `us` that one of it took."""

REPEATS = 7


def cpu(works: Mapping[str, Callable[[], object]], repeats: int = REPEATS) -> dict[str, float]:
    """Return the CPU seconds of one run of each, the median of several after one that does not count.

    They take turns, so that whatever else the machine does meanwhile hits all of them.
    """
    times: dict[str, list[float]] = {who: [] for who in works}
    for _ in range(repeats + 1):
        for who, work in works.items():
            start = time.process_time()
            work()
            times[who].append(time.process_time() - start)
    return {who: statistics.median(each[1:]) for who, each in times.items()}


def row(what: str, who: str, seconds: float, count: int) -> Row:
    """Return the figure of `count` things that took so many seconds together."""
    return {"what": what, "who": who, "us": seconds / count * 1e6}


def rows(what: str, works: Mapping[str, Callable[[], object]], count: int) -> list[Row]:
    """Return the figures of works that each do `count` things."""
    return [row(what, who, seconds, count) for who, seconds in cpu(works).items()]


def show(found: list[Row]) -> str:
    """Return rows as a table: microseconds each, and how many a second."""
    return "\n".join(f"{r['what']:44} {r['who']:36} {r['us']:12,.3f} us {1e6 / r['us']:16,.0f} /s" for r in found)


def main(doc: str | None, measure: Callable[[], list[Row]]) -> None:
    """Measure, and print a table or, with `--json`, JSON."""
    parser = argparse.ArgumentParser(description=(doc or "").splitlines()[0])
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    as_json = parser.parse_args().json
    found = measure()
    print(json.dumps(found, indent=2) if as_json else show(found))
