"""What the kernel costs in every game: `python -m bench.kernel [--json]`.

A random round with shuffle, deal and choosing; a move made (check, copy and events included); a view; a hidden world;
a state written and read.
"""

from __future__ import annotations

from itertools import islice
from random import Random
from typing import Any

import msgspec

from bench.clock import Row, main, rows
from hapag.games import game, games
from hapag.kernel import is_over, see, view
from hapag.kernel.kit.rounds import Position, Table, positions
from hapag.kernel.worlds import world
from hapag.pieces import shuffled

ROUNDS = 200


def table(kind: Any, random: Random) -> Table:
    """Return a start with the usual options and the most seats."""
    options, seats = kind.info.options(), kind.info.most
    packs = [shuffled(pack, random) for pack in kind.packs(options, seats)]
    return Table(kind, options, seats, 0, packs)


def of_game(slug: str) -> list[Row]:
    kind, random = game(slug), Random(1)
    found = [each for _ in range(ROUNDS) for each in positions(table(kind, random), random)]
    moved = [each for each in found if each.before is not None]
    asked = list(islice((each for each in found if not is_over(each.state)), 400))
    stored = [msgspec.json.encode(each.state) for each in found]
    packs = kind.packs(kind.info.options(), kind.info.most)
    parts = [
        ("a random round", lambda: [list(positions(table(kind, random), random)) for _ in range(ROUNDS)], ROUNDS),
        ("a move", lambda: [replayed(each) for each in moved], len(moved)),
        ("a view", lambda: [view(each.state, 0) for each in found], len(found)),
        ("a hidden world", lambda: [world(see(each.state, 0), packs, random) for each in asked], len(asked)),
        ("a state written", lambda: [msgspec.json.encode(each.state) for each in found], len(found)),
        ("a state read", lambda: [msgspec.json.decode(each, type=kind) for each in stored], len(found)),
    ]
    return [each for what, work, count in parts for each in rows(f"{slug}: {what}", {"hapag": work}, count)]


def replayed(position: Position) -> object:
    seat, move = position.log[-1]
    assert position.before is not None  # it was asked of positions after a move
    return position.table.play(position.before, seat, move)


def measure() -> list[Row]:
    """Return the rows of every game, at its fullest table."""
    return [each for slug in games() for each in of_game(slug)]


if __name__ == "__main__":
    main(__doc__, measure)
