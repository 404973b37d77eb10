"""How fast dominoes are played, beside the package `dominoes` in the same run: `python -m bench.dominoes [--json]`.

CPU time of a random round with shuffle and choosing. With four seats no tile is left to draw, so both play block
dominoes; ours passes by a move of its own, the package passes by itself.
"""

from __future__ import annotations

from random import Random
from typing import Any

import dominoes as peer

from bench.clock import Row, main, rows
from hapag.games.dominoes.rules import Dominoes
from hapag.kernel import NoOptions, any_move, begin, owing, play
from hapag.pieces import shuffled

ROUNDS = 300
SEATS = 4


def hapag(random: Random) -> None:
    """Play rounds at random through the kernel."""
    options = NoOptions()
    for _ in range(ROUNDS):
        packs = [shuffled(pack, random) for pack in Dominoes.packs(options, SEATS)]
        state = begin(Dominoes, options, SEATS, packs).state
        while waiting := owing(state):
            state = play(state, waiting[0], any_move(state, waiting[0], random)).state


def package(random: Random) -> None:
    """The same by the package's own means."""
    for _ in range(ROUNDS):
        game: Any = peer.Game.new(starting_domino=peer.Domino(6, 6))
        while game.result is None:
            game.make_move(*random.choice(game.valid_moves))


def measure() -> list[Row]:
    """Return both rows."""
    random = Random(1)
    return rows(
        f"Dominoes, {SEATS} seats, a random round",
        {"hapag": lambda: hapag(random), "dominoes": lambda: package(random)},
        ROUNDS,
    )


if __name__ == "__main__":
    main(__doc__, measure)
