"""The leak test: swap pieces that a viewer has not seen, play the same round again; every byte sent must be the same.

Pieces are swapped in the deck and in the moves (a hidden fold names hidden cards). If a move is then illegal, or the
swapped position contradicts what the rules disclosed without showing it, the sample says nothing; a game in which too
few samples say something does not pass either.
"""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from msgspec.structs import replace

from hapag.kernel.kit.rounds import Position, Table, any_table, expect, packed, positions
from hapag.kernel.phrases import Illegal
from hapag.kernel.round import Move, Step, audience, owing
from hapag.kernel.schema import Game
from hapag.kernel.views import Seat, Viewer, copy, faces, piles, view
from hapag.pieces import Piece, Pieces, tidy

Log = Sequence[tuple[Seat, Move]]
CONCLUSIVE = 0.2
"""The least share of samples that must say something."""


def views_leak_nothing(game: Game, random: Random, rounds: int) -> None:
    """Nothing that a seat or a spectator is sent hangs on a piece that it has not been shown."""
    tried = said = 0
    for _ in range(rounds):
        position = list(positions(any_table(game, random), random))[-1]
        for viewer in audience(position.table.seats):
            for few in (False, True):
                tried += 1
                said += is_conclusive(position, viewer, random, few=few)
    expect(said >= CONCLUSIVE * tried, f"only {said} of {tried} swaps say anything")


def is_conclusive(position: Position, viewer: Viewer, random: Random, *, few: bool) -> bool:
    """Swap all unseen pieces, or just two, and compare; False if the sample says nothing, a Fault if it leaks."""
    table, log = position.table, position.log[: random.randint(0, len(position.log))]
    real = list(story(table, log))
    known = {piece for step in real for thing in (step.state, *step.events) for piece in faces(view(thing, viewer))}
    new = swap(table.packs, known, random, few=few)
    packs = [tuple([new.get(piece, piece) for piece in pack]) for pack in table.packs]
    told = story(table._replace(packs=packs), [(seat, renamed(move, new)) for seat, move in log])
    for step in real:
        if not swapped(step.state, new).plausible():
            return False
        try:
            again = next(told)
        except Illegal:
            return False
        same = sent(again, viewer) == sent(step, viewer)
        expect(same, "what is sent hangs on unseen pieces", viewer, new, shown(step, viewer), shown(again, viewer))
    return True


def story(table: Table, log: Log) -> Iterator[Step[Any]]:
    step = table.deal()
    yield step
    for seat, move in log:
        step = table.play(step.state, seat, move)
        yield step


def shown(step: Step[Any], viewer: Viewer) -> Any:
    """Return all that a viewer is sent of a step: the view, the events, who owes a choice."""
    return view(step.state, viewer), [view(event, viewer) for event in step.events], owing(step.state)


def sent(step: Step[Any], viewer: Viewer) -> bytes:
    return packed(shown(step, viewer))


def swap(packs: Sequence[Pieces], known: set[Piece], random: Random, *, few: bool) -> dict[Piece, Piece]:
    """Return new names for unseen pieces, pack by pack."""
    new: dict[Piece, Piece] = {}
    for pack in packs:
        hidden = [piece for piece in pack if piece not in known]
        chosen = random.sample(hidden, 2) if few and len(hidden) > 2 else hidden
        new |= dict(zip(chosen, random.sample(chosen, len(chosen)), strict=True))
        if few and len(chosen) == 2:
            new |= {chosen[0]: chosen[1], chosen[1]: chosen[0]}
    return new


def renamed(value: Any, new: dict[Piece, Piece]) -> Any:
    """Return a move with its pieces renamed and in order again."""
    fields = {name: getattr(value, name) for name in value.__struct_fields__}
    return replace(
        value, **{name: renamed_value(each, new) for name, each in fields.items() if isinstance(each, tuple)}
    )


def renamed_value(value: tuple[Any, ...], new: dict[Piece, Piece]) -> tuple[Any, ...]:
    if value and isinstance(value[0], tuple):
        return tuple([renamed_value(row, new) for row in value])
    return tidy(tuple([new.get(piece, piece) for piece in value]))


def swapped(state: Any, new: dict[Piece, Piece]) -> Any:
    """Return the real position with other pieces in hidden places."""
    twin = copy(state)
    for holder, name, _ in list(piles(twin)):
        setattr(holder, name, tuple([new.get(piece, piece) for piece in getattr(holder, name)]))
    return twin
