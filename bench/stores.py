"""How fast a move is kept, in SQLite and in PostgreSQL, and how soon another process shows it.

`python -m bench.stores [--seconds 3] [--json]`

Both databases lie in a temporary folder on this machine, and everything that is answered has reached its disk. Each table
appends its next row as soon as the one before is kept; a row has a body of 300 bytes and a state of 4,000. PostgreSQL is
the one that the tests use.
"""

import argparse
import asyncio
import json
import tempfile
import time
from pathlib import Path
from typing import Any

from hapag.server import stores
from hapag.server.store import Row, Store
from tests.server.cluster import Cluster, running_cluster
from tests.server.process import Line, running

TABLES = (1, 64, 500)
BODY, STATE = b"b" * 300, b"s" * 4000
MOVES = 300


def share(times: list[float], of: float) -> float:
    """Return a quantile, in ms."""
    return round(1e3 * sorted(times)[min(len(times) - 1, int(of * len(times)))], 2)


async def append(store: Store, code: str, end: float, times: list[float]) -> None:
    """Append to one table until the end."""
    version = 1
    while (start := time.perf_counter()) < end:
        version += 1
        assert await store.append(Row(code, version, 0, BODY, STATE, version))
        times.append(time.perf_counter() - start)


async def appends(database: str, tables: int, seconds: float) -> dict[str, Any]:
    """Append to many tables at once, and return what it took."""
    store = stores.make(database)
    await store.open()
    times: list[float] = []
    codes = [f"{tables}.{number}" for number in range(tables)]
    for code in codes:
        await store.create(Row(code, 1, 0, BODY, STATE, 0))
    start, used = time.perf_counter(), time.process_time()
    await asyncio.gather(*[append(store, code, start + seconds, times) for code in codes])
    wall, used = time.perf_counter() - start, time.process_time() - used
    await store.close()
    return {
        "tables": tables,
        "rows_per_s": round(len(times) / wall),
        "p50_ms": share(times, 0.5),
        "p99_ms": share(times, 0.99),
        "cpu_us_per_row": round(1e6 * used / len(times)),
    }


def across(database: str) -> dict[str, Any]:
    """Return how long a move on one process takes to be answered there, and to be seen on another."""
    with running(database, frames=(1e9, 1e9)) as one, running(database, frames=(1e9, 1e9)) as two:
        code, token = one.open_table()
        ann, watcher = Line(one, code, token), Line(two, code)
        answered, seen = [], []
        for number in range(MOVES):
            time.sleep(0.01)
            start = time.perf_counter()
            version = ann.done(t="lock", id=str(number), locked=bool(number % 2))
            answered.append(time.perf_counter() - start)
            watcher.see(version)
            seen.append(time.perf_counter() - start)
    return {
        "moves": MOVES,
        "answered_p50_ms": share(answered, 0.5),
        "answered_p99_ms": share(answered, 0.99),
        "seen_elsewhere_p50_ms": share(seen, 0.5),
        "seen_elsewhere_p99_ms": share(seen, 0.99),
    }


def measure(cluster: Cluster, seconds: float) -> dict[str, Any]:
    """Measure both stores."""
    with tempfile.TemporaryDirectory() as folder:
        files = [str(Path(folder) / f"{tables}.db") for tables in TABLES]
        return {
            "sqlite": [asyncio.run(appends(*given, seconds)) for given in zip(files, TABLES, strict=True)],
            "postgres": [asyncio.run(appends(cluster.new_database(), tables, seconds)) for tables in TABLES],
            "across": across(cluster.new_database()),
        }


def main() -> None:
    """Print what was measured, for people or as JSON."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=3)
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    with running_cluster(fsync="on") as cluster:
        found = measure(cluster, asked.seconds)
    if asked.json:
        print(json.dumps(found, indent=2))
        return
    for name in ("sqlite", "postgres"):
        for row in found[name]:
            speed = f"{row['rows_per_s']:>7} rows/s, p50 {row['p50_ms']} ms, p99 {row['p99_ms']} ms"
            print(f"{name:>8}, {row['tables']:>3} tables: {speed}, {row['cpu_us_per_row']} us CPU a row")
    row = found["across"]
    print(f"two processes: answered p50 {row['answered_p50_ms']} ms, p99 {row['answered_p99_ms']} ms; ", end="")
    print(f"seen on the other p50 {row['seen_elsewhere_p50_ms']} ms, p99 {row['seen_elsewhere_p99_ms']} ms")


if __name__ == "__main__":
    main()
