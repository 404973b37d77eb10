"""How fast hands are ranked, beside eval7 and phevaluator in the same run: ``python -m bench.ranking [--json]``.

CPU time, the median of several repeats, on random hands made beforehand in each package's own type. The loop around a
call is part of its figure, for everybody alike; an empty call shows how much that is.
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import time
import warnings
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np
import phevaluator
import phevaluator.evaluator as peer

from hapag.ranking import batch, five, omaha

with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    import eval7

HANDS, BATCH, REPEATS = 20_000, 1 << 20, 9
Row = dict[str, Any]


def cpu(works: Mapping[str, Callable[[], object]]) -> dict[str, float]:
    """CPU seconds of one run of each, the median of several after one that does not count.

    They take turns, so that whatever else the machine does meanwhile hits all of them.
    """
    times: dict[str, list[float]] = {who: [] for who in works}
    for _ in range(REPEATS + 1):
        for who, work in works.items():
            start = time.process_time()
            work()
            times[who].append(time.process_time() - start)
    return {who: statistics.median(each[1:]) for who, each in times.items()}


def loop(call: Callable[[Any], object], hands: Sequence[Any]) -> Callable[[], None]:
    """Call with one hand after the other."""

    def work() -> None:
        for hand in hands:
            call(hand)

    return work


def spread(call: Callable[..., object], hands: Sequence[Any]) -> Callable[[], None]:
    """Call with the cards of one hand after the other, each card an argument."""

    def work() -> None:
        for hand in hands:
            call(*hand)

    return work


def rows_of(what: str, works: Mapping[str, Callable[[], object]], hands: int) -> list[Row]:
    """The figures of works on so many hands."""
    return [{"what": what, "who": who, "ns": each / hands * 1e9} for who, each in cpu(works).items()]


def single(size: int) -> list[Row]:
    """One call, one hand of five to seven cards."""
    chance = random.Random(size)  # noqa: S311
    hands = [tuple(chance.sample(range(52), size)) for _ in range(HANDS)]
    cards = [eval7.Card("23456789TJQKA"[card // 4] + "cdhs"[card % 4]) for card in range(52)]
    works = {
        "hapag.ranking.five": loop(five, hands),
        "eval7.evaluate": loop(eval7.evaluate, [[cards[card] for card in hand] for hand in hands]),
        "phevaluator.evaluate_cards": spread(phevaluator.evaluate_cards, hands),
        f"phevaluator evaluate_{size}cards": spread(getattr(peer, f"evaluate_{size}cards"), hands),
        "(empty call)": loop(lambda _: None, hands),
    }
    return rows_of(f"{size} cards, a call", works, HANDS)


def single_omaha() -> list[Row]:
    """One call, one hand of Omaha."""
    chance = random.Random(9)  # noqa: S311
    rows = [chance.sample(range(52), 9) for _ in range(HANDS // 4)]
    works = {
        "hapag.ranking.omaha": spread(omaha, [(row[:4], row[4:]) for row in rows]),
        "phevaluator.evaluate_omaha_cards": spread(
            phevaluator.evaluate_omaha_cards, [(*row[4:], *row[:4]) for row in rows]
        ),
    }
    return rows_of("Omaha, a call", works, len(rows))


def batches() -> list[Row]:
    """A million hands in one call."""
    dealt = np.random.default_rng(7).random((BATCH, 52), np.float32).argsort(axis=1)[:, :9]
    wide = np.ascontiguousarray(dealt[:, :7])
    rows = wide.astype(np.uint8)
    columns = np.asfortranarray(rows)
    some = dealt[: BATCH // 8].astype(np.uint8)
    works: dict[str, Callable[[], object]] = {
        "7 cards, uint8 rows": lambda: batch.five(rows),
        "7 cards, uint8 columns": lambda: batch.five(columns),
        "7 cards, int64 rows": lambda: batch.five(wide),
        "5 cards, uint8 rows": lambda: batch.five(rows[:, :5]),
        "Omaha, uint8 rows": lambda: batch.omaha(some[:, :4], some[:, 4:]),
    }
    return [
        {**row, "what": f"{what}, a batch", "who": "hapag.ranking.batch"}
        for what, work in works.items()
        for row in rows_of(what, {what: work}, len(some) if what.startswith("Omaha") else BATCH)
    ]


def measure() -> list[Row]:
    """All rows: what, who, nanoseconds a hand and millions of hands a second."""
    rows = [row for size in (5, 6, 7) for row in single(size)] + single_omaha() + batches()
    return [{**row, "ns": round(row["ns"], 1), "millions": round(1e3 / row["ns"], 2)} for row in rows]


def main() -> None:
    """Print the rows as a table or as JSON."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true")
    as_json = parser.parse_args().json
    rows = measure()
    if as_json:
        print(json.dumps(rows, indent=2))
        return
    for row in rows:
        print(f"{row['what']:36} {row['who']:34} {row['ns']:10,.1f} ns {row['millions']:8.2f} M/s")


if __name__ == "__main__":
    main()
