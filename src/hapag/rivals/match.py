"""Rounds between rivals, each repeatable from a seed, and what many of them come to."""

from collections import Counter
from collections.abc import Iterator, Sequence
from math import sqrt
from random import Random
from typing import Any

import msgspec

from hapag.kernel import Move, Round, Seat, Step, begin, draw, is_over, owing, play, see
from hapag.kernel.records import Record, line, record_of
from hapag.kernel.schema import Game
from hapag.pieces import Pieces, shuffled
from hapag.rivals import Rival

NORMAL_95 = 1.959964
"""Standard errors to either side of a mean that hold the true one 19 times out of 20."""


class RivalFault(Exception):
    """A rival that failed or chose an illegal move; the cause is chained."""

    def __init__(self, seat: Seat, number: int) -> None:
        self.seat, self.number = seat, number
        super().__init__(f"the rival in seat {seat} failed in round {number}")


class Match(msgspec.Struct, frozen=True):
    """Rivals at one table: one for each seat. The first round is led by seat 0, each later one by the next seat."""

    game: Game
    options: Any
    rivals: tuple[Rival, ...]
    seed: int

    def rounds(self, count: int) -> Iterator["Played"]:
        """Play rounds; a RivalFault if a rival cannot."""
        for number in range(count):
            yield self.round(number)

    def round(self, number: int) -> "Played":
        """Play the round of this number, from 0: the same one every time, whatever was played before."""
        seats = len(self.rivals)
        packs = any_packs(self.game, self.options, seats, self.chance(number, "packs"))
        minds = [self.chance(number, seat) for seat in range(seats)]
        lead, moves = number % seats, list[str]()
        state = start(self.game, self.options, seats, packs, lead)
        while not is_over(state):
            seat = owing(state)[0]
            move, state = self.turn(state, seat, number, minds[seat])
            state = paid(state, packs)
            moves.append(line(seat, move, self.game.names))
        return Played(number, state, lead, packs, tuple(moves), self.options)

    def chance(self, number: int, of: Seat | str) -> Random:
        """Return the chance of one round's packs, or of one seat's mind: neither can shift the other's."""
        return Random(f"{self.seed}/{number}/{of}")  # noqa: S311 - a simulation is to be repeated, not kept secret

    def turn(self, state: Round[Any], seat: Seat, number: int, random: Random) -> tuple[Move, Round[Any]]:
        try:
            move = self.rivals[seat](see(state, seat), random)
            return move, play(state, seat, move).state
        except Exception as failure:
            raise RivalFault(seat, number) from failure


class Played(msgspec.Struct, frozen=True):
    """A round that is over, and how it came about; `packs` hold what was dealt and what was drawn."""

    number: int
    end: Round[Any]
    lead: Seat
    packs: tuple[Pieces, ...]
    moves: tuple[str, ...]
    options: Any

    def record(self) -> Record:
        return record_of(self.end, self.options, self.lead, self.packs, self.moves)


def any_packs(game: Game, options: Any, seats: int, random: Random) -> tuple[Pieces, ...]:
    """Return every pack of a game in a random order."""
    return tuple([shuffled(pack, random) for pack in game.packs(options, seats)])


def start(game: Game, options: Any, seats: int, packs: Sequence[Pieces], lead: Seat) -> Round[Any]:
    first = [pack for place, pack in enumerate(packs) if place not in game.later]
    return paid(begin(game, options, seats, first, lead).state, packs)


def paid(state: Round[Any], packs: Sequence[Pieces]) -> Round[Any]:
    """Return the round after the table has given every pack that it owes."""
    while (owed := state.turn().draw) is not None:
        step: Step[Any] = draw(state, packs[owed])
        state = step.state
    return state


def ahead(score: Sequence[int]) -> tuple[Seat, ...]:
    """Return the seats that came out ahead: those with the highest score, unless all are level or nobody has gained."""
    most = max(score)
    found = tuple([seat for seat, points in enumerate(score) if points == most > 0])
    return () if len(found) == len(score) > 1 else found


class Mean:
    """The mean of numbers that come one by one, and how sure it is."""

    def __init__(self) -> None:
        self.count = 0
        self.value = 0.0
        self.squares = 0.0
        """Summed squares of how far the numbers lie from their mean."""

    def add(self, number: float) -> None:
        self.count += 1
        away = number - self.value
        self.value += away / self.count
        self.squares += away * (number - self.value)

    def half_width(self) -> float | None:
        """Return half the width of the 95 % interval around the mean; None from less than two numbers."""
        if self.count < 2:
            return None
        return NORMAL_95 * sqrt(self.squares / (self.count - 1) / self.count)


class Tally:
    """What many rounds come to: for each seat the mean score and how sure it is, how often it came out
    ahead; and how often each ending came."""

    def __init__(self, seats: int) -> None:
        self.rounds = 0
        self.scores = [Mean() for _ in range(seats)]
        self.ahead = [0] * seats
        self.endings: Counter[str] = Counter()

    def add(self, end: Round[Any]) -> None:
        self.rounds += 1
        self.endings[end.ending()] += 1
        score = end.score()
        for mean, points in zip(self.scores, score, strict=True):
            mean.add(points)
        for seat in ahead(score):
            self.ahead[seat] += 1
