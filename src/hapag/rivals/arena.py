"""Rival against rival: every deal is played once from each seat, so that luck with the cards falls on both sides.

A round of a deal has one seat of the one side among seats of the other. All rounds of a deal have the same packs and the
same lead; between them the one side sits everywhere. What is counted is the mean over a deal, and an interval is taken
over deals: rounds of one deal are not independent of each other.
"""

from array import array
from collections.abc import Iterator, Mapping, Sequence
from math import ceil
from random import Random
from statistics import fmean
from time import process_time
from typing import Any

import msgspec

from hapag.kernel import Move, Seat, Seen
from hapag.kernel.schema import Game
from hapag.rivals import RANDOM, SIMPLE, Rival, levels, named
from hapag.rivals.match import Match, Mean, Played


class Bout(msgspec.Struct, frozen=True):
    """One side against the other at a table of so many seats."""

    game: Game
    options: Any
    one: Rival
    other: Rival
    seats: int
    seed: int

    def deal(self, number: int) -> tuple[Played, ...]:
        """Play the deal of this number once with the one side in each seat, seat 0 first; a RivalFault if it fails."""
        return tuple([self.match(seat).round(number) for seat in range(self.seats)])

    def match(self, seat: Seat) -> Match:
        rivals = [self.one if each == seat else self.other for each in range(self.seats)]
        return Match(self.game, self.options, tuple(rivals), self.seed)


class Standing:
    """What the deals of a bout come to for the one side, each a mean over deals."""

    def __init__(self) -> None:
        self.score = Mean()
        """Of a round."""
        self.lead = Mean()
        """How much more than a seat of the other side scores in a round."""
        self.share = Mean()
        """Of the wins: 1 for the highest score of a round, parted among those who have it."""

    def add(self, deal: Sequence[Played]) -> None:
        scores = [played.end.score() for played in deal]
        self.score.add(fmean([score[seat] for seat, score in enumerate(scores)]))
        self.lead.add(fmean([lead(score, seat) for seat, score in enumerate(scores)]))
        self.share.add(fmean([share(score, seat) for seat, score in enumerate(scores)]))


def lead(score: Sequence[int], seat: Seat) -> float:
    """Return how much more a seat has than the others have on average."""
    return score[seat] - (sum(score) - score[seat]) / (len(score) - 1)


def share(score: Sequence[int], seat: Seat) -> float:
    """Return a seat's part of the win: nothing below the highest score, and the more who have that, the less."""
    return 1 / score.count(score[seat]) if score[seat] == max(score) else 0.0


class Timed:
    """A rival with the CPU time of each of its moves, in milliseconds."""

    def __init__(self, rival: Rival) -> None:
        self.rival = rival
        self.taken = array("d")

    def __call__(self, seen: Seen[Any], random: Random) -> Move:
        began = process_time()
        move = self.rival(seen, random)
        self.taken.append(1000 * (process_time() - began))
        return move


def within(taken: Sequence[float], part: float) -> float:
    """Return the least of these times within which this part of the moves were made."""
    return sorted(taken)[max(0, ceil(part * len(taken)) - 1)]


def pairings(game: Game) -> Iterator[tuple[str, str]]:
    """Yield every level against random play, the simple player and the level below; nobody twice against the same."""
    known, below = named(game), list[str]()
    for level in levels(game):
        yield from ((level, other) for other in distinct(known, level, [RANDOM, SIMPLE, *below[-1:]]))
        below.append(level)


def distinct(known: Mapping[str, Rival], one: str, others: Sequence[str]) -> Iterator[str]:
    met = [known[one]]
    for other in others:
        if other in known and known[other] not in met:
            met.append(known[other])
            yield other
