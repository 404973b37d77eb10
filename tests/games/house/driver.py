"""Rounds of a table against the house from cards written down, played through the kernel."""

from typing import Any, Generic, Self, TypeVar

from hapag.games.house.table import HouseTable
from hapag.kernel import Event, NoOptions, begin, owing, play
from hapag.kernel.notation import read
from hapag.kernel.records import completed
from hapag.pieces import Piece

T = TypeVar("T", bound=HouseTable[Any])


class Table(Generic[T]):
    """A round under way: its state, and all that was said. The deck is written in the order in which it is dealt."""

    def __init__(self, kind: type[T], deck: str, seats: int = 1) -> None:
        pack = tuple(map(Piece, kind.packs(NoOptions(), seats)[0]))
        step = begin(kind, NoOptions(), seats, [completed(deck.split(), pack, kind.names)])
        self.kind, self.state, self.events = kind, step.state, list(step.events)

    def play(self, *moves: str) -> Self:
        """Make moves, each by the first seat that owes one."""
        for move in moves:
            step = play(self.state, owing(self.state)[0], read(move, self.kind))
            self.state = step.state
            self.events += step.events
        return self

    def said(self, kind: type[Event]) -> list[Any]:
        return [event for event in self.events if isinstance(event, kind)]

    @property
    def net(self) -> int:
        return self.state.score()[0]

    @property
    def lines(self) -> list[tuple[str, int, str, int]]:
        """Every bet: its name, its stake, how it was settled, its net chips."""
        return [(each.bet, each.stake, each.outcome, each.net) for each in self.state.wagers]

    def text(self, pile: Any) -> str:
        return self.kind.names.text(pile)
