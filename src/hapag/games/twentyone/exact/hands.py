"""Every hand that can be held, by its values, and where one more card leads."""

from functools import cache
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from hapag.games.twentyone.exact.game import PLAIN, Game, Values

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]

GOAL = 21
Key = tuple[Values, str]


class Hands:
    """All hands that begin with `root`, in the order of their hard totals; draws lead from each to later ones.

    A draw is a row of `parent`, `value`, `child` and `share`, its share of the cards of that value; draws of one parent
    lie together, from `first[parent]` on. The child of a hand that goes over is `over`, one beyond the last.
    """

    def __init__(self, game: Game, root: Values = ()) -> None:
        self.root = root
        self.keys: list[Key] = sorted(reached(game, root), key=lambda key: (sum(key[0]), key))
        self.place = {key: row for row, key in enumerate(self.keys)}
        self.over = len(self.keys)
        self.counts: Ints = np.array([[values.count(v) for v in range(1, 11)] for values, _ in self.keys])
        self.hard: Ints = self.counts @ np.arange(1, 11)
        self.soft = (self.counts[:, 0] > 0) & (self.hard <= GOAL - 10)
        self.total: Ints = self.hard + 10 * self.soft
        self.size: Ints = self.counts.sum(axis=1)
        self.bonus: Floats = np.array(
            [game.bonus(*key) if self.total[row] == GOAL else 1.0 for row, key in enumerate(self.keys)]
        )
        self.note_draws(game)
        self.levels = self.by_level()

    def note_draws(self, game: Game) -> None:
        draws = [
            (parent, value - 1, self.place.get((added(values, value), new), self.over), share)
            for parent, (values, mark) in enumerate(self.keys)
            for value in range(1, 11)
            for new, share in game.marks(values, mark, value)
        ]
        columns = list(zip(*draws, strict=True))
        self.parent, self.value, self.child = (np.array(column, dtype=np.int64) for column in columns[:3])
        self.share: Floats = np.array(columns[3], dtype=np.float64)
        self.first: Ints = np.searchsorted(self.parent, np.arange(self.over + 1))

    def by_level(self) -> list[tuple[slice, slice]]:
        """Return rows and draws of each hard total, from the highest down: draws lead to what came before."""
        bounds = [int(each) for each in np.flatnonzero(np.diff(self.hard, prepend=-1, append=-1))]
        return [
            (slice(low, high), slice(int(self.first[low]), int(self.first[high]))) for low, high in pairwise(bounds)
        ][::-1]

    def rows(self, values: Values) -> list[int]:
        """Return the rows of a hand, one for each mark."""
        return [row for row, key in enumerate(self.keys) if key[0] == values]


def reached(game: Game, root: Values) -> set[Key]:
    """Return every hand that draws from `root` may lead to."""
    found: set[Key] = set()
    waiting: list[Key] = [(root, PLAIN)]
    while waiting:
        key = waiting.pop()
        if key not in found:
            found.add(key)
            values, mark = key
            for value in range(1, GOAL - sum(values) + 1)[:10]:
                waiting += [(added(values, value), new) for new, _ in game.marks(values, mark, value)]
    return found


def added(values: Values, value: int) -> Values:
    return tuple(sorted((*values, value)))


@cache
def hands(game: Game, root: Values = ()) -> Hands:
    """Return the hands of a game, listed once."""
    return Hands(game, root)
