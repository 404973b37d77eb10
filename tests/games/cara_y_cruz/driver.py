"""A toss led by words: `toss(["cara", "either"], coin="cruz")`."""

from __future__ import annotations

from collections.abc import Sequence

from hapag.games.cara_y_cruz.rules import SIDES, CaraYCruz
from hapag.kernel import Event, Illegal, NoOptions, begin, check, draw, owing, play
from hapag.kernel.notation import read
from hapag.pieces import PACK, Piece, Pieces


def pack(number: int, side: str) -> Pieces:
    """Return a coin with this side up."""
    up = SIDES.index(side)
    return Piece(number * PACK + up), Piece(number * PACK + 1 - up)


class Led:
    """A round under way. cups: what each seat's own coin shows."""

    def __init__(self, cups: Sequence[str]) -> None:
        step = begin(CaraYCruz, NoOptions(), len(cups), [pack(1 + seat, side) for seat, side in enumerate(cups)])
        self.state: CaraYCruz = step.state
        self.events: list[Event] = list(step.events)

    def call(self, *calls: str) -> Led:
        """Let the seats call, one after the other: a side, or `flip`."""
        for call in calls:
            step = play(self.state, owing(self.state)[0], read(written(call), CaraYCruz))
            self.state = step.state
            self.events += step.events
        return self

    def refused(self, seat: int, call: str) -> str:
        try:
            check(self.state, seat, read(written(call), CaraYCruz))
        except Illegal as illegal:
            return illegal.why.code
        return ""

    def toss(self, side: str) -> Led:
        step = draw(self.state, pack(0, side))
        self.state = step.state
        self.events += step.events
        return self


def written(call: str) -> str:
    return call if call == "flip" else f"choose {call}"


def toss(calls: Sequence[str], coin: str, cups: Sequence[str] = ()) -> Led:
    """Play a whole round."""
    return Led(cups or ["cara"] * len(calls)).call(*calls).toss(coin)
