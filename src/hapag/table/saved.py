"""A table's record: every finished round as one person may keep it, with the ledger, to be replayed and checked anywhere.

Format 1, one JSON object; see `docs/table-record.md`. What is kept of a round is what somebody at the table came to see of
it, and whose eyes saw what; a record holds what those of its owner did.
"""

from collections.abc import Iterable, Iterator
from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from hapag.games import game
from hapag.kernel import Illegal, Seat, refusal
from hapag.kernel.masks import Eyes, Fitted, agrees, eyes, fitted, masked
from hapag.kernel.records import BadRecord, Record
from hapag.kernel.schema import Game
from hapag.kernel.views import Viewer
from hapag.table.history import packs_in_order, record
from hapag.table.names import screen_name
from hapag.table.state import Table, Way, kind_of

VERSION = 1
ROUNDS = 300
"""Finished rounds of a table that are kept; the oldest make room."""

Count = Annotated[int, Meta(ge=0, le=2**53)]


class Played(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """One finished round. number: of the table's, from 1; in_series: of its series'. at: when it ended, ms since 1970.

    names: by seat; rivals: their levels, null for people. ledger: after the round; series_over: whether it decided the
    series. timeouts: the numbers of moves, from 1, that the clock played. seals: the roots of its sealed decks.
    """

    number: Count
    in_series: Count
    at: Count
    names: tuple[str, ...]
    rivals: tuple[str | None, ...]
    target: int | None = None
    ledger: tuple[int, ...]
    series_over: bool = False
    timeouts: tuple[Count, ...] = ()
    seals: tuple[Annotated[str, Meta(pattern="^[0-9a-f]{64}$")], ...] = ()
    round: Record


class Past(Struct, frozen=True):
    """What a server keeps of a finished round: what anybody has seen of it, and whose eyes saw what."""

    played: Played
    eyes: Eyes


class TableRecord(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """seat: through whose eyes, None for what everyone saw. missing: earlier rounds that were not kept any more."""

    table: int
    way: Way
    seat: Seat | None = None
    missing: Count = 0
    rounds: tuple[Played, ...]


# Keeping


def past(table: Table, now: int) -> Past:
    """Return what is to be kept of the round that has just ended; what nobody at the table saw is not in it."""
    whole = record(table)
    people = [seat for seat, place in enumerate(table.places) if place.kind == "person"]
    seen = eyes(table.round, [said.event for said in table.story], packs_in_order(table), len(table.places))
    played = Played(
        number=table.dealt,
        in_series=table.rounds,
        at=now,
        names=tuple([place.name for place in table.places]),
        rivals=tuple([place.level for place in table.places]),
        target=table.target,
        ledger=table.ledger,
        series_over=table.series_over,
        timeouts=table.forced,
        seals=tuple([sealed.root for sealed in table.seals]),
        round=masked(table.kind, whole, seen, (None, *people)),
    )
    return Past(played, seen)


def saved(table: Table, kept: Iterable[bytes], device: str | None) -> TableRecord:
    """Return the record of a table for a device: through the eyes of its seat, or, if it holds none or several, what
    everyone saw. kept: as `written_past` wrote them, oldest first.
    """
    seats = table.seats_of(device)
    seat = seats[0] if len(seats) == 1 else None
    rounds = tuple([shown(PAST.decode(line), seat, table) for line in kept])
    missing = rounds[0].number - 1 if rounds else 0
    return TableRecord(table=VERSION, way=table.way, seat=seat, missing=missing, rounds=rounds)


def shown(kept: Past, seat: Seat | None, table: Table) -> Played:
    """Return a round as a seat may keep it; a seat that had another name then was somebody else's."""
    played = kept.played
    is_own = seat is not None and seat < len(played.names) and played.names[seat] == table.places[seat].name
    viewer: Viewer = seat if is_own else None
    return msgspec.structs.replace(played, round=masked(kind_of(played.round.game), played.round, kept.eyes, viewer))


PAST: msgspec.json.Decoder[Past] = msgspec.json.Decoder(Past)


def written_past(kept: Past) -> bytes:
    return msgspec.json.encode(kept)


def ended(before: Table, after: Table) -> bool:
    """Say whether a round ended with the step from one state of a table to the next."""
    return after.phase == "over" and (before.phase != "over" or after.dealt != before.dealt)


# Reading


class Checked(Struct, frozen=True):
    """A round of a record, played again and found right; begins_series: whether the ledger started anew with it."""

    played: Played
    kind: Game
    fitted: Fitted
    begins_series: bool


def is_record(text: bytes) -> bool:
    """Say whether a file is, or means to be, the record of a table."""
    try:
        return "table" in msgspec.json.decode(text, type=dict[str, msgspec.Raw])
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return False


def decode(text: bytes) -> TableRecord:
    """Read a record; BadRecord says where it is none."""
    try:
        found = msgspec.json.decode(text, type=TableRecord)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadRecord("", refusal("bad-table-record", text=str(error)[:200])) from None
    if found.table != VERSION:
        raise BadRecord("table", refusal("other-format", got=found.table, known=VERSION))
    return found


def checked(found: TableRecord) -> Iterator[Checked]:
    """Yield each round once it is played again and its score, its ledger and its series are right; else BadRecord."""
    before: Played | None = None
    for at, played in enumerate(found.rounds):
        expect(played.number == found.missing + at + 1, "number", "round-number", got=played.number)
        try:
            yield (right := checked_round(played, before, is_first=at == 0 and found.missing == 0))
        except BadRecord as fault:
            raise BadRecord(f"round {played.number}: {fault.where}", fault.why) from None
        before = right.played


def checked_round(played: Played, before: Played | None, *, is_first: bool) -> Checked:
    """Return a round played again; BadRecord at the first thing that cannot be so."""
    kind = known_game(played.round.game)
    check_people(played)
    begins = check_ledger(played, before, is_first=is_first)
    check_series(played)
    moves = len(played.round.moves)
    expect(all(1 <= move <= moves for move in played.timeouts), "timeouts", "out-of-range-moves", most=moves)
    return Checked(played, kind, replayed(kind, played.round), begins)


def known_game(slug: str) -> Game:
    try:
        return game(slug)
    except Illegal as illegal:
        raise BadRecord("game", illegal.why) from None


def check_people(played: Played) -> None:
    """Every seat has a name that a table would take, and says whether a rival sat there."""
    seats = played.round.seats
    for field in ("names", "rivals", "ledger"):
        expect(len(getattr(played, field)) == seats, field, "for-each-seat", seats=seats)
    for name in played.names:
        try:
            expect(screen_name(name) == name, "names", "name-characters")
        except Illegal as illegal:
            raise BadRecord("names", illegal.why) from None


def check_ledger(played: Played, before: Played | None, *, is_first: bool) -> bool:
    """The score is added to the ledger, which starts anew with a series; return whether it did."""
    begins = played.in_series == 1
    goes_on = before is not None and can_follow(played, before)
    expect(begins or goes_on or (before is None and not is_first), "in_series", "round-of-series", got=played.in_series)
    if before is None and not begins:
        return False
    start = (0,) * len(played.ledger) if begins or before is None else before.ledger
    total = tuple(map(sum, zip(start, played.round.score or (), strict=False)))
    expect(total == played.ledger, "ledger", "wrong-ledger", right=numbers(total), got=numbers(played.ledger))
    return begins


def can_follow(played: Played, before: Played) -> bool:
    """Say whether a round goes on with the series of the one before it."""
    same = played.round.game == before.round.game and len(played.names) == len(before.names)
    return same and not before.series_over and played.in_series == before.in_series + 1


def check_series(played: Played) -> None:
    reached = played.target is not None and max(played.ledger, default=0) >= played.target
    expect(reached == played.series_over, "series_over", "wrong-end-of-series")


def replayed(kind: Game, round_: Record) -> Fitted:
    """Play a round again; BadRecord if it cannot be, is not over, or ends otherwise."""
    try:
        found = fitted(kind, round_)
    except Illegal as illegal:
        raise BadRecord("", illegal.why) from None
    except ValueError as error:  # what the rules ask of their caller: a stack for each seat
        raise BadRecord("options", refusal("bad-options", text=str(error)[:200])) from None
    end = found.steps[-1].state
    if round_.score is None or not agrees(round_, end):
        score = numbers(end.score()) if not end.turn().seats else "-"
        raise BadRecord("score", refusal("wrong-score", right=score, got=numbers(round_.score or ())))
    return found


def numbers(values: Iterable[int]) -> str:
    return ", ".join(map(str, values)) or "-"


def expect(condition: bool, where: str, code: str, **args: str | int) -> None:
    if not condition:
        raise BadRecord(where, refusal(code, **args))
