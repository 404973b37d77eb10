"""Hands of Pai Gow Tiles written as the worked cases write them: `{"low": "foo nine-63", "high": "teen tit"}`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from hapag.games.banker.table import ROWS, Arrange
from hapag.games.pai_gow_tiles.rules import PaiGowTiles
from hapag.games.pai_gow_tiles.tiles import NAMES
from hapag.kernel import Event, Illegal, NoOptions, Seat, begin, check, play
from hapag.kernel.records import completed, named_pieces
from hapag.kernel.round import understood
from hapag.pieces import Piece, Pieces, tidy

TILES = tuple(map(Piece, range(32)))
Layout = Mapping[str, str]


def pile(text: str) -> Pieces:
    """Return tiles by name, of two copies the first one first."""
    return tidy(tuple([tile for tile in named_pieces(text.split(), TILES, NAMES) if tile is not None]))


def dealt(hands: Sequence[str], lead: Seat = 0) -> tuple[PaiGowTiles, list[Event]]:
    """Return a round in which every seat has these tiles."""
    deck = completed(" ".join(hands).split(), TILES, NAMES)
    step = begin(PaiGowTiles, NoOptions(), len(hands), [deck], lead)
    return step.state, list(step.events)


def line(layout: Layout) -> str:
    return "arrange " + " / ".join(layout[name] for name in ROWS)


def whole(layout: Layout) -> str:
    return " ".join(layout[name] for name in ROWS)


def played(layouts: Sequence[Layout], bank: Seat = 0) -> tuple[PaiGowTiles, list[Event]]:
    """Return the end of a round in which every seat was dealt its layout and locks it, and all that was said."""
    state, events = dealt(list(map(whole, layouts)), bank)
    for seat, layout in enumerate(layouts):
        move = understood(state, seat, line(layout))
        assert isinstance(move, Arrange)
        step = play(state, seat, move)
        state = step.state
        events += step.events
    return state, events


def refusal(layout: Layout) -> Any:
    """Return the phrase that refuses an arrangement, None if it may be locked."""
    state, _ = dealt([whole(layout), "?? ?? ?? ??"])
    try:
        check(state, 0, understood(state, 0, line(layout)))
    except Illegal as illegal:
        return illegal.why
    return None
