"""A whole round at one seat: every first two cards against every open card."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import NamedTuple

import numpy as np

from hapag.games.twentyone.exact.game import Game
from hapag.games.twentyone.exact.hands import Floats, Hands, Key, hands
from hapag.games.twentyone.exact.play import DOUBLE, HIT, NET, SPLIT, STAND, SURRENDER, Plan, Play, row
from hapag.games.twentyone.exact.shoe import Shoe
from hapag.games.twentyone.exact.splits import Split

UPS = (2, 3, 4, 5, 6, 7, 8, 9, 10, 1)
"""Open cards in the order of charts."""
GIVEN_UP = row(net=-0.5, square=0.25, hands=1, surrender=1)


class Style(NamedTuple):
    """A way to play. Without anything it is best play, decision by decision.

    without: moves that are never made. moves: how hands are played. first: what is chosen on two cards, which may be a split
    or a surrender; if only `moves` is given, the better of the move and these.
    """

    without: frozenset[int] = frozenset()
    moves: Callable[[Hands, int], Plan] | None = None
    first: Callable[[Key, int], int] | None = None


BEST = Style()


class Start(NamedTuple):
    """First two cards against an open card, the dealer having no natural. chance: of these three cards at all."""

    key: Key
    up: int
    chance: float
    natural: float
    """The chance that the dealer does have one."""
    choices: Mapping[int, Floats]
    choice: int

    @property
    def net(self) -> float:
        return float(self.choices[self.choice][NET])


class Table:
    """All first two cards against one open card."""

    def __init__(self, game: Game, up: int, style: Style = BEST) -> None:
        self.game, self.up, self.style = game, up, style
        self.hands = hands(game)
        counts = np.array(game.cards())
        self.chance = float(counts[up - 1] / counts.sum())
        counts[up - 1] -= 1
        self.shoe = Shoe(counts, up)
        plan = style.moves(self.hands, up) if style.moves else None
        self.play = Play(game, self.hands, self.shoe, plan, style.without)

    def split(self, value: int) -> Split:
        """Return a pair of that value, split."""
        if value not in self.splits:
            self.splits[value] = Split(self.game, value, self.shoe, self.play)
        return self.splits[value]

    @cached_property
    def splits(self) -> dict[int, Split]:
        return {}

    @cached_property
    def starts(self) -> list[Start]:
        """Every first two cards but a natural."""
        return [start for each in self.firsts() for start in self.decided(each)]

    def firsts(self) -> Iterator[list[int]]:
        """Yield the rows of every two values but a natural's, together those that differ in their marks alone."""
        for high in range(1, 11):
            for low in range(1, high + 1):
                if (low, high) != (1, 10):
                    yield self.hands.rows((low, high))

    def decided(self, rows: list[int]) -> list[Start]:
        """Choose for two values. A pair is split for all of its marks or for none, whose shares the split averages."""
        choices = [self.choices(each) for each in rows]
        chances = [self.chance_of(each) for each in rows]
        if self.style.first:
            best = [self.style.first(self.hands.keys[each], self.up) for each in rows]
        else:
            best = chosen(choices, chances)
        return [
            Start(self.hands.keys[each], self.up, chance, self.natural(each), choice, one)
            for each, chance, choice, one in zip(rows, chances, choices, best, strict=True)
        ]

    def choices(self, each: int) -> dict[int, Floats]:
        """Return what every choice comes to; of moves that are given only the one that is made."""
        play, without = self.play, self.style.without
        worths = {STAND: play.stand[each], HIT: play.hit[each], DOUBLE: play.double[each]}
        if self.style.moves and not self.style.first:
            worths = {int(play.moves[each]): play.worth[each]}
        worths |= {SURRENDER: GIVEN_UP}
        values = self.hands.keys[each][0]
        if len(values) == 2 and values[0] == values[1] and SPLIT not in without:
            worths |= {SPLIT: self.split(values[0]).worth}
        return {choice: worth for choice, worth in worths.items() if choice not in without}

    def chance_of(self, each: int) -> float:
        """Return the chance that these two cards and the open card are dealt."""
        values, mark = self.hands.keys[each]
        left = self.shoe.counts.astype(np.float64)
        one, two = values[0] - 1, values[1] - 1
        ways = left[one] * (left[two] - 1) if one == two else 2 * left[one] * left[two]
        share = dict(self.game.marks(values[:1], "", values[1]))[mark]
        return float(self.chance * share * ways / (left.sum() * (left.sum() - 1)))

    def natural(self, each: int) -> float:
        return self.shoe.natural(self.hands.counts[each])

    @cached_property
    def reach(self) -> Floats:
        """The chance that best play comes to each hand, those of splits left out."""
        held, play = self.hands, self.play
        found = np.zeros(held.over + 1)
        for start in self.starts:
            if start.choice not in (SPLIT, SURRENDER):
                found[held.place[start.key]] = start.chance * (1 - start.natural)
        for _, draws in reversed(held.levels):
            parents = held.parent[draws]
            ways = found[parents] * play.chance[draws] * (play.moves[parents] == HIT)
            np.add.at(found, held.child[draws], ways)
        return found[:-1]

    def total(self) -> Floats:
        """Return the columns of all rounds with this open card, weighed with their chance."""
        found = self.naturals()
        for start in self.starts:
            found += start.chance * (1 - start.natural) * self.played(start)
            found += start.chance * start.natural * row(net=-1, square=1, hands=1)
        return found

    def played(self, start: Start) -> Floats:
        """Return the columns of a start; of a split with the spread of all its hands together."""
        if start.choice == SPLIT:
            return self.split(start.key[0][0]).with_square
        return start.choices[start.choice]

    def naturals(self) -> Floats:
        """Return the columns of naturals of the seat's."""
        (each,) = self.hands.rows((1, 10))
        chance, meets = self.chance_of(each), self.natural(each)
        pays, both = self.game.natural_pays, self.game.natural_meets_natural
        won, met = row(net=pays, square=pays**2, hands=1), row(net=both, square=both**2, hands=1)
        return chance * ((1 - meets) * won + meets * met)


def chosen(choices: Sequence[Mapping[int, Floats]], chances: Sequence[float]) -> list[int]:
    """Return what is best with each of several hands of the same values; all are split, or none."""
    best = [best_of({choice: worth for choice, worth in each.items() if choice != SPLIT}) for each in choices]
    if SPLIT in choices[0]:
        nets = [float(each[choice][NET]) for each, choice in zip(choices, best, strict=True)]
        if float(choices[0][SPLIT][NET]) > np.average(nets, weights=chances):
            return [SPLIT] * len(best)
    return best


def best_of(choices: Mapping[int, Floats]) -> int:
    return max(choices, key=lambda choice: float(choices[choice][NET]))


def mean(game: Game, style: Style) -> float:
    """Return the mean net of a way to play, in stakes."""
    tables = [Table(game, up, style) for up in UPS]
    nets = [
        start.chance * ((1 - start.natural) * start.net - start.natural) for table in tables for start in table.starts
    ]
    return float(sum(nets) + sum(table.naturals()[NET] for table in tables))
