"""How fast Blackjack moves, beside rlcard in the same run: ``python -m bench.blackjack [--json]``.

CPU time, the median of several repeats. A move is checked, made on a copy, and told in events; the shuffle is left out
of the moves and part of the rounds, for both packages. rlcard plays hit or stand only, with one deck and no stakes.
"""

from __future__ import annotations

import random
import warnings
from collections.abc import Iterable
from typing import Any

from bench.clock import Row, cpu, main, row
from hapag.games.blackjack.rules import Blackjack
from hapag.games.house.table import Bet
from hapag.kernel import Move, NoOptions, any_move, begin, owing, play
from hapag.pieces import Piece

with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    from rlcard.games.blackjack import Game as Peer

ROUNDS = 2_000
Choices = list[tuple[Blackjack, int, Move]]


def states(seats: int, chance: random.Random) -> Iterable[tuple[Blackjack, int, Move]]:
    """Yield each position of a random round with the move that is made in it."""
    pack = tuple(map(Piece, chance.sample(range(312), 312)))
    state = begin(Blackjack, NoOptions(), seats, [pack]).state
    while waiting := owing(state):
        move = any_move(state, waiting[0], chance) if state.wagers else Bet(20)
        yield state, waiting[0], move
        state = play(state, waiting[0], move).state


def hapag(seats: int) -> list[Row]:
    chance = random.Random(seats)
    made: Choices = [each for _ in range(ROUNDS) for each in states(seats, chance)]

    def moves() -> None:
        for state, seat, move in made:
            play(state, seat, move)

    def rounds() -> None:
        for _ in range(ROUNDS):
            for _position in states(seats, chance):
                pass

    moving, playing = cpu({"moves": moves, "rounds": rounds}).values()
    return rows("hapag", seats, moving, len(made), playing)


def peer(seats: int) -> list[Row]:
    """The same of rlcard: a step copies nothing, and its moves cannot be taken apart from their round."""
    chance = random.Random(seats)
    count = 0

    def rounds() -> None:
        nonlocal count
        count = 0
        for _ in range(ROUNDS):
            game: Any = Peer()
            game.configure({"game_num_players": seats, "game_num_decks": 1})
            game.init_game()
            while not game.is_over():
                game.step(chance.choice(["hit", "stand"]))
                count += 1

    spent = cpu({"rounds": rounds})["rounds"]
    return rows("rlcard", seats, spent, count, spent)


def rows(who: str, seats: int, moving: float, moves: int, playing: float) -> list[Row]:
    return [
        row(f"Blackjack, {seats} seats, a move", who, moving, moves),
        row(f"Blackjack, {seats} seats, a round", who, playing, ROUNDS),
    ]


def measure() -> list[Row]:
    """Return all rows."""
    found = [each for seats in (1, 3) for each in (*hapag(seats), *peer(seats))]
    return sorted(found, key=lambda each: str(each["what"]))


if __name__ == "__main__":
    main(__doc__, measure)
