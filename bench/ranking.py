"""How fast hands are ranked, beside eval7 and phevaluator in the same run: ``python -m bench.ranking [--json]``.

CPU time, the median of several repeats, on random hands made beforehand in each package's own type. The loop around a
call is part of its figure, for everybody alike; an empty call shows how much that is.
"""

from __future__ import annotations

import random
import warnings
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
import phevaluator
import phevaluator.evaluator as peer

from bench.clock import Row, main, rows
from hapag.ranking import batch, five, omaha

with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    import eval7

HANDS, BATCH = 20_000, 1 << 20


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


def single(size: int) -> list[Row]:
    """One call, one hand of five to seven cards."""
    chance = random.Random(size)
    hands = [tuple(chance.sample(range(52), size)) for _ in range(HANDS)]
    cards = [eval7.Card("23456789TJQKA"[card // 4] + "cdhs"[card % 4]) for card in range(52)]
    works = {
        "hapag.ranking.five": loop(five, hands),
        "eval7.evaluate": loop(eval7.evaluate, [[cards[card] for card in hand] for hand in hands]),
        "phevaluator.evaluate_cards": spread(phevaluator.evaluate_cards, hands),
        f"phevaluator evaluate_{size}cards": spread(getattr(peer, f"evaluate_{size}cards"), hands),
        "(empty call)": loop(lambda _: None, hands),
    }
    return rows(f"{size} cards, a call", works, HANDS)


def single_omaha() -> list[Row]:
    """One call, one hand of Omaha."""
    chance = random.Random(9)
    dealt = [chance.sample(range(52), 9) for _ in range(HANDS // 4)]
    works = {
        "hapag.ranking.omaha": spread(omaha, [(each[:4], each[4:]) for each in dealt]),
        "phevaluator.evaluate_omaha_cards": spread(
            phevaluator.evaluate_omaha_cards, [(*each[4:], *each[:4]) for each in dealt]
        ),
    }
    return rows("Omaha, a call", works, len(dealt))


def batches() -> list[Row]:
    """A million hands in one call."""
    dealt = np.random.default_rng(7).random((BATCH, 52), np.float32).argsort(axis=1)[:, :9]
    wide = np.ascontiguousarray(dealt[:, :7])
    small = wide.astype(np.uint8)
    columns = np.asfortranarray(small)
    some = dealt[: BATCH // 8].astype(np.uint8)
    works: dict[str, Callable[[], object]] = {
        "7 cards, uint8 rows": lambda: batch.five(small),
        "7 cards, uint8 columns": lambda: batch.five(columns),
        "7 cards, int64 rows": lambda: batch.five(wide),
        "5 cards, uint8 rows": lambda: batch.five(small[:, :5]),
        "Omaha, uint8 rows": lambda: batch.omaha(some[:, :4], some[:, 4:]),
    }
    return [
        each
        for what, work in works.items()
        for each in rows(
            f"{what}, a batch", {"hapag.ranking.batch": work}, len(some) if what.startswith("Omaha") else BATCH
        )
    ]


def measure() -> list[Row]:
    """Return all rows."""
    return [each for size in (5, 6, 7) for each in single(size)] + single_omaha() + batches()


if __name__ == "__main__":
    main(__doc__, measure)
