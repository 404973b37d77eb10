"""A record as one pair of eyes may keep it: what it never saw is written `??`, and the round can be played again all the same.

Nothing but what the rules have shown goes into such a record. A deal that fits it is found by trying: any will do, since
what nobody saw has changed nothing that anybody saw.
"""

from collections.abc import Collection, Iterable, Sequence
from random import Random
from typing import Any, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from hapag.kernel.notation import Rows, verbs
from hapag.kernel.records import UNKNOWN, BadRecord, Record, checked_options, gaps
from hapag.kernel.records import replay as played
from hapag.kernel.round import Event, Round, Step, is_over
from hapag.kernel.schema import Game
from hapag.kernel.views import Viewer, faces, has_piles, hints, plan, view
from hapag.pieces import Piece, Pieces, backs

S = TypeVar("S", bound=Struct)

TRIES = 60
"""Deals tried for one record. Where the lowest card dealt has to lead, one in three fits; elsewhere nearly every one."""

Eyes = tuple[tuple[int, ...], ...]
"""For each place of each pack, who has come to see its piece: bit 0 a spectator, bit n + 1 seat n."""


class Fitted(Struct, frozen=True):
    """The steps of a record under a deal that fits it; `unknown` are the pieces that it does not name."""

    steps: tuple[Step[Any], ...]
    unknown: frozenset[Piece]


def eyes(end: Round[Any], events: Iterable[Event], packs: Sequence[Pieces], seats: int) -> Eyes:
    """Return who saw which piece of a finished round: in its events, and at its end."""
    told = [event for event in events if has_piles(event)]
    sight: dict[Piece, int] = {}
    for bit, viewer in enumerate((None, *range(seats))):
        seen = faces(view(end, viewer)).union(*[faces(view(event, viewer)) for event in told])
        for piece in seen:
            sight[piece] = sight.get(piece, 0) | 1 << bit
    return tuple([trimmed([sight.get(piece, 0) for piece in pack]) for pack in packs])


def trimmed(places: list[int]) -> tuple[int, ...]:
    while places and not places[-1]:
        places.pop()
    return tuple(places)


def masked(kind: Game, record: Record, seen: Eyes, viewer: Viewer | Sequence[Viewer]) -> Record:
    """Return a record without what a viewer, or anybody among several, never saw. A piece named in a move counts as seen
    if one of its name was.
    """
    viewers = viewer if isinstance(viewer, Sequence) else (viewer,)
    mask = sum([1 << (0 if each is None else each + 1) for each in viewers])
    rows = [row.split() for row in record.deck.split("/")]
    shown = [
        [word if at < len(places) and places[at] & mask else UNKNOWN for at, word in enumerate(row)]
        for row, places in zip(rows, seen, strict=True)
    ]
    names = {word for row in shown for word in row}
    deck = " / ".join([" ".join(cut_short(row)) for row in shown])
    return replace(record, deck=deck, moves=tuple([masked_line(kind, line, names) for line in record.moves]))


def cut_short(row: list[str]) -> list[str]:
    """Return a pack as it is written: one `??` stands for all that comes after the last piece seen."""
    while row[-2:] == [UNKNOWN, UNKNOWN]:
        row.pop()
    return row


def masked_line(kind: Game, line: str, names: set[str]) -> str:
    """Return a line of moves in which the pieces without one of these names are `??`."""
    seat, verb, *words = line.split()
    plain = sum(hint not in (Pieces, Rows) for hint in hints(verbs(kind)[verb]).values())
    pieces = [word if word in names or word == "/" else UNKNOWN for word in words[plain:]]
    return " ".join([seat, verb, *words[:plain], *pieces])


def fitted(kind: Game, record: Record) -> Fitted:
    """Return a record played again; where it writes `??`, with a deal that fits what it tells.

    BadRecord as `records.replay` raises it, of the deal that got furthest. A score that no deal gives is left to the
    caller to find: then the steps end with another one.
    """
    is_masked = UNKNOWN in " ".join([record.deck, *record.hands, record.dealer, record.board, *record.moves])
    best = attempt(kind, record, None)
    for number in range(TRIES if is_masked else 0):
        if best.fits:
            break
        tried = attempt(kind, record, Random(number))  # noqa: S311 - the same deals each time
        best = tried if tried.fits or len(tried.steps) > len(best.steps) else best
    if best.fault is not None:
        raise best.fault
    unknown = gaps(kind, checked_options(kind, record), record) if is_masked else frozenset()
    return Fitted(tuple(best.steps), unknown)


class Attempt(Struct, frozen=True):
    """How far a record can be played under one deal, what ended it, and whether all is as the record says."""

    steps: list[Step[Any]]
    fault: BadRecord | None
    fits: bool


def attempt(kind: Game, record: Record, chance: Random | None) -> Attempt:
    steps: list[Step[Any]] = []
    try:
        for step in played(kind, record, chance):
            steps.append(step)  # noqa: PERF402 - as far as it goes
    except BadRecord as fault:
        return Attempt(steps, fault, fits=False)
    return Attempt(steps, None, agrees(record, steps[-1].state))


def agrees(record: Record, end: Round[Any]) -> bool:
    """Say whether a round ended as its record says, as far as that says it."""
    if not is_over(end):
        return record.score is None
    return record.score in (None, end.score()) and record.ending in (None, end.ending())


def hidden(thing: S, unknown: Collection[Piece]) -> S:
    """Return a round or an event with backs for pieces of which nobody knows where they lay."""
    if not unknown:
        return thing
    own, parts, _, _ = plan(thing.__class__)
    seen: dict[str, Any] = {name: covered(getattr(thing, name), unknown) for name, _ in own}
    for name in parts:
        value = getattr(thing, name)
        is_row = isinstance(value, tuple)
        seen[name] = tuple([hidden(part, unknown) for part in value]) if is_row else hidden(value, unknown)
    return replace(thing, **seen)


def covered(pile: Pieces, unknown: Collection[Piece]) -> Pieces:
    return tuple([backs((piece,))[0] if piece in unknown else piece for piece in pile])
