"""How fast Blackjack moves, beside rlcard in the same run: ``python -m bench.blackjack [--json]``.

CPU time, the median of several repeats. A move is checked, made on a copy, and told in events; the shuffle is left out
of the moves and part of the rounds, for both packages. rlcard plays hit or stand only, with one deck and no stakes.
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import time
import warnings
from collections.abc import Callable, Iterable
from typing import Any

from hapag.games.blackjack.rules import Blackjack
from hapag.games.twentyone import Bet
from hapag.kernel import Move, NoOptions, any_move, begin, owing, play
from hapag.pieces import Piece

with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    from rlcard.games.blackjack import Game as Peer

ROUNDS, REPEATS = 2_000, 7
Row = dict[str, Any]
Choices = list[tuple[Blackjack, int, Move]]


def cpu(work: Callable[[], object]) -> float:
    """CPU seconds of one run, the median of several after a first one that does not count."""
    work()
    times = []
    for _ in range(REPEATS):
        start = time.process_time()
        work()
        times.append(time.process_time() - start)
    return statistics.median(times)


def states(seats: int, chance: random.Random) -> Iterable[tuple[Blackjack, int, Move]]:
    """Yield each position of a random round with the move that is made in it."""
    pack = tuple(map(Piece, chance.sample(range(312), 312)))
    state = begin(Blackjack, NoOptions(), seats, [pack]).state
    while waiting := owing(state):
        move = any_move(state, waiting[0], chance) if state.hands else Bet(20)
        yield state, waiting[0], move
        state = play(state, waiting[0], move).state


def hapag(seats: int) -> list[Row]:
    chance = random.Random(seats)  # noqa: S311
    made: Choices = [each for _ in range(ROUNDS) for each in states(seats, chance)]

    def moves() -> None:
        for state, seat, move in made:
            play(state, seat, move)

    def rounds() -> None:
        for _ in range(ROUNDS):
            for _position in states(seats, chance):
                pass

    return rows("hapag", seats, cpu(moves), len(made), cpu(rounds))


def peer(seats: int) -> list[Row]:
    """The same of rlcard: a step copies nothing, and its moves cannot be taken apart from their round."""
    chance = random.Random(seats)  # noqa: S311
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

    spent = cpu(rounds)
    return rows("rlcard", seats, spent, count, spent)


def rows(who: str, seats: int, moving: float, moves: int, playing: float) -> list[Row]:
    return [
        {"what": f"{seats} seats, a move", "who": who, "us": moving / moves * 1e6, "per_second": moves / moving},
        {"what": f"{seats} seats, a round", "who": who, "us": playing / ROUNDS * 1e6, "per_second": ROUNDS / playing},
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    found = [row for seats in (1, 3) for row in (*hapag(seats), *peer(seats))]
    if parser.parse_args().json:
        print(json.dumps(found, indent=2))
    else:
        for row in sorted(found, key=lambda row: row["what"]):
            print(f"{row['what']:20} {row['who']:8} {row['us']:9.2f} us {row['per_second']:12,.0f} /s")


if __name__ == "__main__":
    main()
