"""Hands of Pai Gow Poker written as the worked cases write them: `{"low": "Ah Kd", "high": "Tc Td 8h 7s 2c"}`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from hapag.games.banker.table import ROWS, Arrange
from hapag.games.pai_gow_poker.rules import PaiGowPoker
from hapag.kernel import Event, Illegal, NoOptions, Seat, begin, check, play
from hapag.kernel.records import completed
from hapag.pieces import Piece, Pieces, tidy

DECK = tuple(map(Piece, range(53)))
NAMES = PaiGowPoker.names
Layout = Mapping[str, str]


def pile(text: str) -> Pieces:
    return tidy(tuple([NAMES.read(name) for name in text.split()]))


def rows(layout: Layout) -> tuple[Pieces, ...]:
    return tuple([pile(layout[name]) for name in ROWS])


def dealt(hands: Sequence[str], lead: Seat = 0) -> tuple[PaiGowPoker, list[Event]]:
    """Return a round in which every seat has these cards."""
    deck = completed(" ".join(hands).split(), DECK, NAMES)
    step = begin(PaiGowPoker, NoOptions(), len(hands), [deck], lead)
    return step.state, list(step.events)


def played(layouts: Sequence[Layout], bank: Seat = 0) -> tuple[PaiGowPoker, list[Event]]:
    """Return the end of a round in which every seat was dealt its layout and locks it, and all that was said."""
    state, events = dealt([" ".join(layout[name] for name in ROWS) for layout in layouts], bank)
    for seat, layout in enumerate(layouts):
        step = play(state, seat, Arrange(rows(layout)))
        state = step.state
        events += step.events
    return state, events


def refusal(layout: Layout) -> Any:
    """Return the phrase that refuses an arrangement, None if it may be locked."""
    state, _ = dealt([" ".join(layout[name] for name in ROWS), *spares(layout)])
    try:
        check(state, 0, Arrange(rows(layout)))
    except Illegal as illegal:
        return illegal.why
    return None


def spares(layout: Layout) -> list[str]:
    """Return seven cards for another seat."""
    taken = {card for row in rows(layout) for card in row}
    return [" ".join([NAMES.show(card) for card in DECK if card not in taken][:7])]
