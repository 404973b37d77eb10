"""Rivals of the family against each other: the same deals from both sides, and positions to decide in."""

from __future__ import annotations

from functools import cache
from math import sqrt
from random import Random
from statistics import mean, stdev
from time import process_time
from typing import Any

from hapag.games.betting.table import Betting, Fold, Stakes
from hapag.kernel import begin, check, is_over, owing, play, see
from hapag.pieces import Piece, Pieces
from hapag.rivals import levels, named
from tests.games.betting.driver import bold_move

NORMAL_95 = 1.96
Game = type[Betting]


def deck(seed: int) -> Pieces:
    return tuple(map(Piece, Random(seed).sample(range(52), 52)))


def net(game: Game, first: str, second: str, seed: int) -> int:
    """Return what the first wins of a deal, in seat 0; the button changes with the deal."""
    minds = named(game)
    state: Betting = begin(game, Stakes(), 2, [deck(seed)], seed % 2).state
    chances = (Random(f"{seed} 0"), Random(f"{seed} 1"))
    while not is_over(state):
        (seat,) = owing(state)
        state = play(state, seat, minds[(first, second)[seat]](see(state, seat), chances[seat])).state
    return state.score()[0]


@cache
def lead(game: Game, one: str, other: str, deals: int) -> tuple[float, float]:
    """Return the mean net chips a hand over the same deals from both sides, and half the 95 % interval."""
    nets = [(net(game, one, other, seed) - net(game, other, one, seed)) / 2 for seed in range(deals)]
    return mean(nets), NORMAL_95 * stdev(nets) / sqrt(deals)


def positions(game: Game, count: int) -> list[tuple[Betting, int]]:
    """Return positions of hands of 2 to 4 players played at random, some with short stacks."""
    random, found = Random(5), list[tuple[Betting, int]]()
    while len(found) < count:
        seats = random.randint(2, 4)
        stacks = tuple(random.choice((1000, 1000, 150)) for _ in range(seats))
        state: Betting = begin(game, Stakes(stacks=stacks), seats, [deck(random.randrange(10**6))], 0).state
        while not is_over(state):
            (seat,) = owing(state)
            found.append((state, seat))
            state = play(state, seat, bold_move(state, seat, random, 0.3)).state
    return found[:count]


def always_legal_and_no_free_check_folded(game: Game, level: str) -> None:
    random = Random(level)
    for state, seat in positions(game, 300):
        move: Any = levels(game)[level](see(state, seat), random)
        check(state, seat, move)
        assert not (isinstance(move, Fold) and state.owed(state.players[seat]) == 0)


def slow_moves(game: Game) -> float:
    """Return the CPU seconds that one move in a hundred of the hard rival takes at the least."""
    random, times = Random(7), []
    for state, seat in positions(game, 300):
        start = process_time()
        levels(game)["hard"](see(state, seat), random)
        times.append(process_time() - start)
    return sorted(times)[297]
