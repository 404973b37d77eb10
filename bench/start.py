"""What starting costs, in CPU time of a process: `python -m bench.start [--json]`."""

from __future__ import annotations

import resource
import subprocess
import sys

from bench.clock import Row, main, row

WHAT = {
    "nothing": "pass",
    "import hapag": "import hapag",
    "import hapag.kernel, all games": "from hapag.games import game, games; [game(each) for each in games()]",
    "import pokerkit": "import pokerkit",
    "import rlcard": "import warnings; warnings.simplefilter('ignore'); import rlcard",
}
RUNS = 9


def spent(code: str) -> float:
    """Return the CPU seconds, user and system, of a fresh Python that runs some code."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run([sys.executable, "-c", code], check=True)  # noqa: S603 - our own program
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def measure() -> list[Row]:
    """Return the median of several starts of each, a warm one first."""
    found = []
    for what, code in WHAT.items():
        spent(code)
        times = sorted(spent(code) for _ in range(RUNS))
        found.append(row("a start", what, times[RUNS // 2], 1))
    return found


if __name__ == "__main__":
    main(__doc__, measure)
