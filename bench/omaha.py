"""How fast Omaha moves, beside PokerKit in the same run: ``python -m bench.omaha [--json]``. Asks what `bench.holdem` asks."""

from __future__ import annotations

import warnings

from bench.clock import Row, main
from bench.holdem import at_random, given, rows
from hapag.games.omaha.rules import Omaha


def figures() -> list[Row]:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # a fold where a check is free
        return [
            found
            for seats in (2, 6)
            for what, works in (("moves given", given(Omaha, seats)), ("at random", at_random(Omaha, seats)))
            for found in rows(f"{seats} seats, a hand, {what}", works)
        ]


if __name__ == "__main__":
    main(__doc__, figures)
