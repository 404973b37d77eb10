"""A pair that is split: up to four hands, which take their cards from one shoe and meet one dealer.

Every hand is played by its own cards alone, as a hand that was not split would be, and a pair is split again as long as
there are fewer than four. Then it does not matter in which order the hands take their cards: each sees the same
chances. What remains is how many of the second cards are the pair's again, and that is counted with all of the other
hands' cards unseen but for this: no such card lies where a hand was not split.

So the worth of one hand is needed in shoes that lack 0 to 4 more cards of the pair's value; the rest is inclusion and
exclusion. The mean is exact, and so is the spread, for which every two hands are counted together.
"""

from collections.abc import Sequence
from functools import cached_property
from math import comb
from typing import NamedTuple

import numpy as np

from hapag.games.twentyone.exact.game import Game
from hapag.games.twentyone.exact.hands import Floats, Ints, hands
from hapag.games.twentyone.exact.play import DOUBLE, HANDS, HIT, NET, SPLIT, SQUARE, STAND, Plan, Play
from hapag.games.twentyone.exact.shoe import FINALS, Shoe

MOST_MORE = 4
"""Second cards that may be known to be the pair's at once."""
BITS = 5


class Course(NamedTuple):
    """A way for second cards to come: `again` of them the pair's, leaving hands with another card, and hands with any.

    orders: how many orders of the cards it stands for.
    """

    orders: int
    again: int
    other: int
    any: int

    @property
    def hands(self) -> int:
        return self.other + self.any


COURSES = (Course(1, 0, 2, 0), Course(2, 1, 3, 0), Course(2, 2, 2, 2), Course(2, 2, 1, 3), Course(1, 2, 0, 4))
"""Hands get their second cards from left to right; after two more splits there are four hands, and any card stays."""
ONCE = (Course(1, 0, 0, 2),)


class Half(NamedTuple):
    """One hand of a split in a shoe without some more cards of the pair: its worth, whatever its second card, and not the pair's."""

    any: Floats
    other: Floats


class Split:
    """A pair against an open card. shoe: without the open card alone. play: how hands are played that are not split."""

    def __init__(self, game: Game, value: int, shoe: Shoe, play: Play) -> None:
        self.game, self.value = game, value
        self.hands = hands(game, (value,))
        self.stays = value == 1 and game.aces_once
        self.courses: Sequence[Course] = ONCE if self.stays else COURSES
        self.plan = play.among(self.hands)
        if self.stays:
            self.plan = Plan(np.full_like(self.plan.moves, STAND), self.plan.rescued)
        self.shoe = shoe.less(value, 2)

    @cached_property
    def plays(self) -> list[Play]:
        """The hands in shoes that lack 0, 1, ... more cards of the pair; the hand's own card is among those held."""
        most = 0 if self.stays else MOST_MORE
        return [
            Play(self.game, self.hands, self.shoe.less(self.value, more - 1), self.plan) for more in range(most + 1)
        ]

    @cached_property
    def halves(self) -> list[Half]:
        return [self.half(play) for play in self.plays]

    def half(self, play: Play) -> Half:
        """Return what the second card makes of a hand."""
        draws = slice(0, int(self.hands.first[1]))
        worth = play.chance[draws, None] * play.worth[self.hands.child[draws]]
        return Half(worth.sum(axis=0), worth[self.hands.value[draws] != self.value - 1].sum(axis=0))

    @cached_property
    def again(self) -> list[float]:
        """The chance that the next 0, 1, ... cards are all of the pair's value."""
        held = np.zeros((MOST_MORE + 1, 10), dtype=np.int64)
        held[:, self.value - 1] = np.arange(MOST_MORE + 1)
        return [float(chance) for chance in self.shoe.ordered(held)]

    def without(self, course: Course, others: int, worths: Sequence[float | Floats]) -> Floats:
        """Return a worth where so many hands besides have no card of the pair's; worths: by how many cards are known."""
        terms = [
            (-1) ** more
            * comb(others, more)
            * self.again[course.again + more]
            * np.asarray(worths[course.again + more])
            for more in range(others + 1)
        ]
        found: Floats = course.orders * np.sum(terms, axis=0)
        return found

    def chance(self, course: Course) -> float:
        return float(self.without(course, course.other, [1.0] * (MOST_MORE + 1)))

    def sums(self, course: Course) -> Floats:
        """Return the columns of all hands of a course together."""
        other = course.other * self.without(course, max(0, course.other - 1), [half.other for half in self.halves])
        return other + course.any * self.without(course, course.other, [half.any for half in self.halves])

    @cached_property
    def worth(self) -> Floats:
        """The columns of all hands together; the square is only that of each hand by itself, see `with_square`."""
        found: Floats = np.sum([self.sums(course) for course in self.courses], axis=0)
        found[SPLIT] = found[HANDS] - 1
        return found

    @cached_property
    def with_square(self) -> Floats:
        """The columns, with the mean square of the sum of all nets."""
        found = self.worth.copy()
        found[SQUARE] += 2 * sum(self.products(course) for course in self.courses)
        return found

    # Two hands together. A net is counted from -1, so that hands that are over need not be looked at.

    def products(self, course: Course) -> float:
        """Return the sum over every two hands of a course of the product of their nets."""
        others, anys = course.other, course.any
        pairs = [
            (comb(others, 2), max(0, others - 2), [both.other for both in self.pairs]),
            (others * anys, max(0, others - 1), [both.mixed for both in self.pairs]),
            (comb(anys, 2), others, [both.any for both in self.pairs]),
        ]
        together = sum(float(count * self.without(course, left, worths)) for count, left, worths in pairs if count)
        sums = self.sums(course)
        count = course.hands
        return together - (count - 1) * float(sums[NET] + sums[HANDS]) + comb(count, 2) * self.chance(course)

    @cached_property
    def pairs(self) -> list["Both"]:
        return [self.both(more) for more in range(len(self.plays))]

    def both(self, more: int) -> "Both":
        """Count two hands and the dealer together, in a shoe without so many more of the pair."""
        other, same = ends(self.plays[more], self.value, same=False), ends(self.plays[more], self.value, same=True)
        shoe = self.shoe.less(self.value, more)
        nn, np_, pp = product(shoe, other, other), product(shoe, other, same), product(shoe, same, same)
        return Both(nn, nn + np_, nn + 2 * np_ + pp)


class Both(NamedTuple):
    """The mean product of two nets, each counted from -1: second cards not the pair's, one of them any, both any."""

    other: float
    mixed: float
    any: float


class Ends(NamedTuple):
    """Ways for a hand to end, by the cards it drew (packed into a number): nets from -1 times orders, by final total."""

    cards: Ints
    nets: Floats


def packed(counts: Ints) -> Ints:
    return counts @ (1 << BITS * np.arange(10, dtype=np.int64))


def unpacked(cards: Ints) -> Ints:
    return cards[:, None] >> BITS * np.arange(10, dtype=np.int64) & (1 << BITS) - 1


def ends(play: Play, value: int, *, same: bool) -> Ends:
    """Return how a hand of a split ends, its second card being the pair's or not."""
    held, reach = play.hands, orders(play, value, same=same)
    stood = np.flatnonzero((play.moves == STAND) & (reach > 0))
    ways = reach[held.parent] * held.share * (play.moves[held.parent] == DOUBLE)
    drawn = np.flatnonzero(ways > 0)
    cards = [held.counts[stood], held.counts[held.parent[drawn]] + np.eye(10, dtype=np.int64)[held.value[drawn]]]
    nets = [
        reach[stood, None] * (play.pays[stood] + 1),
        ways[drawn, None] * (play.double_pays[held.child[drawn]] + 1),
    ]
    own = np.eye(10, dtype=np.int64)[value - 1]
    return summed(packed(np.vstack(cards) - own), np.vstack(nets))


def orders(play: Play, value: int, *, same: bool) -> Floats:
    """Return in how many orders of cards each hand is come to, by the moves of the plan; marks weigh their share."""
    held = play.hands
    reach = np.zeros(held.over + 1)
    second = slice(0, int(held.first[1]))
    is_wanted = (held.value[second] == value - 1) == same
    np.add.at(reach, held.child[second], held.share[second] * is_wanted)
    for _, draws in held.levels[::-1][1:]:
        is_hit = play.moves[held.parent[draws]] == HIT
        np.add.at(reach, held.child[draws], reach[held.parent[draws]] * held.share[draws] * is_hit)
    return reach[:-1]


def summed(cards: Ints, nets: Floats) -> Ends:
    """Join what has the same cards."""
    unique, place = np.unique(cards, return_inverse=True)
    found: Floats = np.column_stack([np.bincount(place, column, len(unique)) for column in nets.T])
    return Ends(unique, found)


def product(shoe: Shoe, one: Ends, two: Ends) -> float:
    """Return the mean of the product of two hands' nets."""
    if not len(one.cards) or not len(two.cards):
        return 0.0
    unique, place = np.unique(np.add.outer(one.cards, two.cards).ravel(), return_inverse=True)
    held = unpacked(unique)
    chances = shoe.ordered(held)[:, None] * shoe.finals(held)
    return float(
        sum(
            chances[:, final]
            @ np.bincount(place, np.outer(one.nets[:, final], two.nets[:, final]).ravel(), len(unique))
            for final in range(FINALS)
        )
    )
