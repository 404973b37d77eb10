"""Hands of Pusoy written as the worked cases write them: `{"front": "As Kd Qc", "middle": ..., "back": ...}`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hapag.games.pusoy.rows import ROWS, Rows
from hapag.games.pusoy.rules import Arrange, Pusoy
from hapag.kernel import Event, Illegal, NoOptions, Seat, begin, check, play
from hapag.kernel.records import completed
from hapag.pieces import CARDS, Piece, Pieces, tidy

DECK = tuple(map(Piece, range(52)))
Layout = Mapping[str, str]


def pile(text: str) -> Pieces:
    return tidy(tuple([CARDS.read(name) for name in text.split()]))


def rows(layout: Layout) -> Rows:
    return tuple([pile(layout[name]) for name in ROWS])


class Table:
    """Players are named, the first is seat 0, and each is dealt the cards of its layout."""

    def __init__(self, layouts: Mapping[str, Layout]) -> None:
        self.names, self.layouts = list(layouts), layouts
        dealt = [" ".join(layout[name] for name in ROWS) for layout in layouts.values()]
        deck = completed(" ".join(dealt).split(), DECK, CARDS)
        step = begin(Pusoy, NoOptions(), len(layouts), [deck])
        self.state: Pusoy = step.state
        self.events: list[Event] = list(step.events)

    def seat(self, name: str) -> Seat:
        return self.names.index(name)

    def lock(self, *names: str) -> Table:
        """Let the players named lock their layouts, in that order; all of them if none is named."""
        for name in names or self.names:
            self.arrange(name, rows(self.layouts[name]))
        return self

    def arrange(self, name: str, chosen: Rows) -> None:
        step = play(self.state, self.seat(name), Arrange(chosen))
        self.state = step.state
        self.events += step.events

    def refusal(self, name: str, chosen: Rows) -> Any:
        """Return the phrase that refuses an arrangement, None if it may be locked."""
        try:
            check(self.state, self.seat(name), Arrange(chosen))
        except Illegal as illegal:
            return illegal.why
        return None

    def score(self) -> dict[str, int]:
        return dict(zip(self.names, self.state.score(), strict=True))

    def net(self) -> dict[str, int]:
        return {name: player.net for name, player in zip(self.names, self.state.players, strict=True)}


def spare(layout: Layout) -> dict[str, str]:
    """Return any layout of thirteen cards that another one leaves in the deck."""
    taken = {card for row in rows(layout) for card in row}
    low = [CARDS.show(card) for card in DECK if card not in taken][:13]
    return dict(zip(ROWS, (" ".join(low[:3]), " ".join(low[3:8]), " ".join(low[8:])), strict=True))
