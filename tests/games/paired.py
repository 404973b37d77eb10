"""Rivals of the banker's games held against each other: every deal is played with the seats changed over."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import sqrt
from random import Random
from typing import Any

from hapag.games.banker.table import Banked
from hapag.kernel import NoOptions, begin, play, see
from hapag.pieces import Piece
from hapag.rivals import Rival


def states(kind: type[Banked], deals: int) -> Iterator[tuple[int, Banked]]:
    """Yield deals for a banker in seat 0 and a player."""
    (pack,) = kind.packs(NoOptions(), 2)
    for seed in range(deals):
        shuffled = tuple(map(Piece, Random(seed).sample(list(pack), len(pack))))
        yield seed, begin(kind, NoOptions(), 2, [shuffled]).state


def points(state: Banked, banker: Rival, player: Rival, seed: int) -> int:
    """Return what the player wins of the banker."""
    for seat, rival in enumerate((banker, player)):
        state = play(state, seat, rival(see(state, seat), Random(seed))).state
    return state.score()[1]


def interval(values: list[float]) -> tuple[float, float]:
    """Return a mean, and half the width of its 95 % interval."""
    mean = sum(values) / len(values)
    return mean, 1.96 * sqrt(sum((value - mean) ** 2 for value in values) / (len(values) - 1) / len(values))


def lead(kind: type[Banked], one: Rival, other: Rival, deals: int) -> tuple[float, float]:
    """Return the points a round of one over the other, who bank in turn on every deal."""
    return interval(
        [(points(state, other, one, seed) - points(state, one, other, seed)) / 2 for seed, state in states(kind, deals)]
    )


def gain(
    kind: type[Banked], one: Rival, other: Rival, against: Rival, *, banks: bool, deals: int
) -> tuple[float, float]:
    """Return how many points a round more one makes than the other would with the same pieces, in one role."""
    score: Callable[[Any, Rival, int], int] = (
        (lambda state, rival, seed: -points(state, rival, against, seed))
        if banks
        else (lambda state, rival, seed: points(state, against, rival, seed))
    )
    return interval([float(score(state, one, seed) - score(state, other, seed)) for seed, state in states(kind, deals)])
