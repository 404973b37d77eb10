"""Best play as charts: what to do by total, by the number of cards, and for pairs; and play that looks no further."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import NamedTuple

import numpy as np

from hapag.games.twentyone.exact.hands import Hands, Key
from hapag.games.twentyone.exact.play import DOUBLE, HIT, NET, SPLIT, STAND, SURRENDER, Plan
from hapag.games.twentyone.exact.rounds import UPS, Start, Table
from hapag.kernel import Phrase, phrase
from hapag.odds import Cell, Choice, Grid

VERBS = {STAND: "stand", HIT: "hit", DOUBLE: "double", SPLIT: "split", SURRENDER: "surrender"}
LETTERS = {STAND: "S", HIT: "H", DOUBLE: "D", SPLIT: "P", SURRENDER: "R"}
FEWEST, MOST = 3, 6
"""Later moves are told for three, four and five cards, and for six or more."""
HARD, SOFT, PAIR = "hard", "soft", "pair"
LINES: Mapping[str, Sequence[int]] = {
    HARD: range(5, 20),
    SOFT: range(13, 21),
    PAIR: (2, 3, 4, 5, 6, 7, 8, 9, 10, 1),
}


class Square(NamedTuple):
    """A place in a chart. worth: of every choice on two cards; later: the move with three, four, ... cards.

    any_double: a double comes on any number of cards.
    """

    worth: Mapping[int, float]
    later: tuple[int, ...]
    any_double: bool

    @property
    def choice(self) -> int:
        """Best on the first two cards."""
        return max(self.worth, key=self.worth.__getitem__)

    @property
    def plain(self) -> int:
        """Best on two cards that cannot be split or given up."""
        return max((STAND, HIT, DOUBLE), key=self.worth.__getitem__)

    @property
    def letter(self) -> str:
        return LETTERS[self.choice] + self.change

    @property
    def change(self) -> str:
        """Return from how many cards on the move is another, or `s` if what cannot be made falls back to standing."""
        if self.choice == SPLIT or not self.later:
            return ""
        if self.choice == SURRENDER or (self.choice == DOUBLE and not self.any_double):
            return "s" if self.later[0] == STAND else ""
        others = [cards for cards, move in enumerate(self.later, FEWEST) if move != self.choice]
        return str(others[0]) if others else ""

    @property
    def meaning(self) -> Phrase:
        verb = VERBS[self.choice]
        if self.change.isdigit():
            return phrase(f"odds-{verb}-until", cards=int(self.change), then=Phrase(f"verb-{VERBS[self.later[-1]]}"))
        anything = "-any" if self.choice == DOUBLE and self.any_double else ""
        return Phrase(f"odds-{verb}{anything}{'-or-stand' if self.change else ''}")


class Charts:
    """The charts of a game, from its tables by open card."""

    def __init__(self, tables: Mapping[int, Table]) -> None:
        self.tables = tables

    @cached_property
    def squares(self) -> dict[tuple[str, int, int], Square]:
        """Every place, by chart, line and open card."""
        found: dict[tuple[str, int, int], Square] = {}
        for up, table in self.tables.items():
            starts: dict[tuple[str, int], list[Start]] = {}
            for start in table.starts:
                starts.setdefault(line_of(start.key), []).append(start)
            found |= {(*line, up): square(table, line, each) for line, each in starts.items()}
        return found

    def grids(self) -> tuple[Grid, ...]:
        return tuple([self.grid(name, lines) for name, lines in LINES.items()])

    def grid(self, name: str, lines: Iterable[int]) -> Grid:
        squares = [[self.squares[name, line, up] for up in UPS] for line in lines]
        letters = {each.letter: each for row in squares for each in row}
        return Grid(
            title=Phrase(f"odds-{name}"),
            side=Phrase(f"odds-{name}-side"),
            top=Phrase("odds-up"),
            rows=tuple([label(name, line) for line in lines]),
            columns=tuple(map(value_text, UPS)),
            choices=tuple(
                [Choice(letter, VERBS[each.choice], each.meaning) for letter, each in sorted(letters.items())]
            ),
            cells=tuple([tuple(map(cell, row)) for row in squares]),
        )

    def exceptions(self) -> Iterator[tuple[Start, int]]:
        """Yield first hands that are better played otherwise than their charts say, with what these say."""
        for up, table in self.tables.items():
            for start in table.starts:
                charted = self.squares[(*line_of(start.key), up)].choice
                if start.choice != charted:
                    yield start, charted

    def rescues(self) -> Iterator[tuple[int, str]]:
        """Yield totals up to which a double is rescued, with the open cards for which that holds."""
        goals = {up: rescue_goal(table) for up, table in self.tables.items()}
        for total in sorted({goal for goal in goals.values() if goal}):
            yield total, ", ".join([value_text(up) for up in self.tables if goals[up] == total])

    # Playing by the charts alone

    def first(self, key: Key, up: int) -> int:
        return self.squares[(*line_of(key), up)].choice

    def moves(self, held: Hands, up: int) -> Plan:
        lines = zip(held.total.tolist(), held.soft.tolist(), held.size.tolist(), strict=True)
        moves = [self.move(total, soft, size, up) for total, soft, size in lines]
        return Plan(np.array(moves), held.total <= rescue_goal(self.tables[up]))

    def move(self, total: int, soft: bool, size: int, up: int) -> int:
        found = self.squares.get((SOFT if soft else HARD, total, up))
        if found is None:
            return STAND if total > max(LINES[HARD]) else HIT
        return found.plain if size <= 2 else found.later[min(size, MOST) - FEWEST]


def line_of(key: Key) -> tuple[str, int]:
    """Return the chart of two cards, and the line in it."""
    one, two = key[0]
    if one == two:
        return PAIR, one
    return (SOFT, two + 11) if one == 1 else (HARD, one + two)


def square(table: Table, line: tuple[str, int], starts: Sequence[Start]) -> Square:
    """Join the hands of one line, each weighed with its chance."""
    chances = [start.chance * (1 - start.natural) for start in starts]
    worth = {
        choice: float(np.average([start.choices[choice][NET] for start in starts], weights=chances))
        for choice in starts[0].choices
    }
    found = Square(worth, (), table.game.double_any)
    return found if line[0] == PAIR else found._replace(later=settled(later(table, line), found))


def later(table: Table, line: tuple[str, int]) -> list[int | None]:
    """Return the best move with three, four, ... cards of a total, on average over the hands that best play comes to."""
    play, held = table.play, table.hands
    is_line = (held.total == line[1]) & (held.soft == (line[0] == SOFT))
    worths = {STAND: play.stand, HIT: play.hit} | ({DOUBLE: play.double} if table.game.double_any else {})
    found: list[int | None] = []
    for size in range(FEWEST, MOST + 1):
        reach = table.reach * is_line * (held.size >= size if size == MOST else held.size == size)
        nets = {move: float(reach @ worth[:-1, NET]) for move, worth in worths.items()}
        found.append(max(nets, key=nets.__getitem__) if reach.any() else None)
    return found


def settled(moves: Sequence[int | None], found: Square) -> tuple[int, ...]:
    """Return moves that change once at most: from the one on two cards to the last one."""
    known = [move for move in moves if move is not None]
    if not known:
        return (max((STAND, HIT), key=found.worth.__getitem__),) * len(moves)
    first = (
        known[0]
        if found.choice in (SPLIT, SURRENDER) or (found.choice == DOUBLE and not found.any_double)
        else found.choice
    )
    same = [place for place, move in enumerate(moves) if move == first]
    change = same[-1] + 1 if same else 0
    return (first,) * change + (known[-1],) * (len(moves) - change)


def rescue_goal(table: Table) -> int:
    """Return the highest total that is rescued after a double, 0 for none; on average over the doubles of best play."""
    play, held = table.play, table.hands
    doubled = np.zeros(held.over + 1)
    ways = table.reach[held.parent] * play.chance * (play.moves[held.parent] == DOUBLE)
    np.add.at(doubled, held.child, ways)
    rescued = [
        total
        for total in range(4, 21)
        if (weights := doubled[:-1] * (held.total == total)).any() and weights @ play.rescued > weights.sum() / 2
    ]
    return max(rescued, default=0)


def cell(found: Square) -> Cell:
    return Cell(found.letter, {VERBS[choice]: net for choice, net in found.worth.items()})


def value_text(value: int) -> str:
    return "A" if value == 1 else str(value)


def label(name: str, line: int) -> str:
    """Return "16", "A-7", "8-8"."""
    if name == PAIR:
        return f"{value_text(line)}-{value_text(line)}"
    return f"A-{line - 11}" if name == SOFT else str(line)
