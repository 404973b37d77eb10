"""Every benchmark, one after the other, each in a process of its own: `python -m bench [NAME ...]`."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent
NOT_ONE = ("__main__", "__init__", "browser", "clock")


def names() -> list[str]:
    """Return the benchmarks there are."""
    return sorted(path.stem for path in HERE.glob("*.py") if path.stem not in NOT_ONE)


def main() -> int:
    """Run the named benchmarks, or all of them."""
    chosen = sys.argv[1:] or names()
    if unknown := [name for name in chosen if name not in names()]:
        print(f"bench: there is no benchmark {unknown[0]!r}; there are: {', '.join(names())}", file=sys.stderr)
        return 2
    for name in chosen:
        print(f"\n== {name}", flush=True)
        done = subprocess.run([sys.executable, "-m", f"bench.{name}"], check=False)  # noqa: S603 - our own program
        if done.returncode:
            return done.returncode
    return 0


if __name__ == "__main__":
    sys.exit(main())
