"""What hands are worth when they are played to their end: best, or by moves given beforehand."""

from functools import cached_property
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from hapag.games.twentyone.exact.game import Game
from hapag.games.twentyone.exact.hands import GOAL, Floats, Hands, Ints
from hapag.games.twentyone.exact.shoe import FINALS, STANDS, Shoe

NET, SQUARE, HANDS, HIT, STAND, DOUBLE, KEEP, RESCUE, SPLIT, SURRENDER = range(10)
"""What is counted of a hand, each as a mean: net and net squared in stakes, hands, and decisions taken."""
COLUMNS = 10
MOVES = (STAND, HIT, DOUBLE)


class Plan(NamedTuple):
    """How hands are played, by the rows of all hands: one of `MOVES`, and whether a double with that hand is rescued."""

    moves: Ints
    rescued: NDArray[np.bool_]


def row(**counted: float) -> Floats:
    """Return one row of columns, by their names."""
    found = np.zeros(COLUMNS)
    for name, value in counted.items():
        found[globals()[name.upper()]] = value
    return found


class Play:
    """The hands of a list in one shoe, with a stake of one each.

    stand, double, hit, worth: a row of columns for each hand and one more for a hand that is over; `worth` is that of
    the planned move. without: a move that is never made.
    """

    def __init__(
        self, game: Game, hands: Hands, shoe: Shoe, plan: Plan | None = None, without: frozenset[int] = frozenset()
    ) -> None:
        self.game, self.hands, self.shoe = game, hands, shoe
        self.without = without if game.rescue else without | {RESCUE}
        self.chance: Floats = shoe.chances(hands.counts)[hands.parent, hands.value] * hands.share
        self.finals = np.vstack([shoe.finals(hands.counts), np.eye(FINALS)[:1]])
        self.stand = self.settled(self.pays)
        self.stand[:-1, STAND] = hands.total < GOAL
        self.rescued = plan.rescued if plan else self.is_rescue_better()
        self.doubled = self.settled(self.double_pays)
        if game.rescue:
            self.doubled[:-1, KEEP], self.doubled[:-1, RESCUE] = ~self.rescued, self.rescued
        self.double = np.vstack([self.drawn(self.doubled, slice(None)), np.zeros(COLUMNS)]) + row(double=1)
        self.moves = plan.moves if plan else np.zeros(len(hands.keys), dtype=np.int64)
        self.hit, self.worth = np.zeros_like(self.stand), self.stand.copy()
        for rows, draws in hands.levels:
            self.play_level(rows, draws, best=plan is None)

    @property
    def plan(self) -> Plan:
        return Plan(self.moves, self.rescued)

    def play_level(self, rows: slice, draws: slice, *, best: bool) -> None:
        """Work out the hands of one hard total, all higher ones being known."""
        self.hit[rows] = self.drawn(self.worth, rows, draws) + row(hit=1)
        worths = {STAND: self.stand, HIT: self.hit, DOUBLE: self.double}
        if best:
            nets = np.column_stack([np.where(self.may(move, rows), worths[move][rows, NET], -np.inf) for move in MOVES])
            self.moves[rows] = np.array(MOVES)[nets.argmax(axis=1)]
        for move in MOVES:
            chosen = np.flatnonzero(self.moves[rows] == move) + (rows.start or 0)
            self.worth[chosen] = worths[move][chosen]

    def may(self, move: int, rows: slice) -> NDArray[np.bool_]:
        """Say with which hands a move may be made; a 21 stands by itself."""
        size, total = self.hands.size[rows], self.hands.total[rows]
        if move == STAND:
            return np.ones(len(size), dtype=bool)
        allowed = (total < GOAL) & (move not in self.without)
        if move == DOUBLE:
            allowed &= size >= 2 if self.game.double_any else size == 2
        return allowed

    def drawn(self, worth: Floats, rows: slice, draws: slice = slice(None)) -> Floats:
        """Return what one more card makes of hands, on average."""
        hands = self.hands
        first = hands.first[:-1][rows]
        if len(first) == 0:
            return np.zeros((0, COLUMNS))
        weighted = self.chance[draws, None] * worth[hands.child[draws]]
        found: Floats = np.add.reduceat(weighted, first - (draws.start or 0))
        return found

    @cached_property
    def pays(self) -> Floats:
        """The net of every hand that stands, and of one that is over, by the dealer's final total."""
        hands, finals = self.hands, np.arange(STANDS, GOAL + 1)
        found = np.ones((len(hands.keys) + 1, FINALS))
        found[:-1, :-1] = np.sign(hands.total[:, None] - finals[None, :])
        if self.game.twenty_one_wins:
            found[:-1][hands.total == GOAL] = hands.bonus[hands.total == GOAL, None]
        found[-1] = -1
        return found

    @cached_property
    def double_pays(self) -> Floats:
        """The same of doubled hands: no bonus, and one stake when they are rescued."""
        found = 2 * np.minimum(self.pays, 1)
        found[:-1][self.rescued] = -1
        return found

    @cached_property
    def kept(self) -> Floats:
        """The net of every doubled hand that is kept."""
        return 2 * (self.finals * np.minimum(self.pays, 1)).sum(axis=1)[:-1]  # type: ignore[no-any-return]

    def is_rescue_better(self) -> NDArray[np.bool_]:
        return (self.kept < -1) & (RESCUE not in self.without)

    def settled(self, pays: Floats) -> Floats:
        """Return hands that take no more cards, by what they win or lose against each final total."""
        found = np.zeros((len(pays), COLUMNS))
        found[:, NET] = (self.finals * pays).sum(axis=1)
        found[:, SQUARE] = (self.finals * pays**2).sum(axis=1)
        found[:, HANDS] = 1
        return found

    def among(self, hands: Hands) -> Plan:
        """Return the plan for other hands, all of which are among these."""
        rows = [self.hands.place[key] for key in hands.keys]
        return Plan(self.moves[rows], self.rescued[rows])
