"""A round under way at a table: moves, whose turn began when, deadlines, and what a finished round leaves."""

from collections import Counter
from typing import Any

from msgspec.structs import replace

from hapag.kernel import Illegal, Move, Seat, Step, is_over, play
from hapag.kernel.records import line
from hapag.table.commands import Think
from hapag.table.state import SECOND, Said, Table, TimedOut


def make(table: Table, seat: Seat, move: Move, now: int, think: Think) -> None:
    """Carry out a move of a seat; Illegal if the rules refuse it."""
    step = play(table.round, seat, move)
    table.moves += (line(seat, move, table.kind.names),)
    advance(table, step, now, think)


def forced(table: Table, seat: Seat, now: int, think: Think) -> None:
    """Play the fallback of the rules for a seat, and say so."""
    say(table, TimedOut(seat))
    table.forced += (len(table.moves) + 1,)
    make(table, seat, table.round.fallback(seat), now, think)


def say(table: Table, *events: Any) -> None:
    table.story += tuple([Said(table.version, event) for event in events])


def advance(table: Table, step: Step[Any], now: int, think: Think) -> None:
    """Take the round one step on, then see whose turn it is; `think`: see `commands.Think`."""
    before, goes_on = table.owing() if table.round is not None else (), bool(step.state.sealed)
    table.round = step.state
    say(table, *step.events)
    if is_over(table.round):
        finish(table)
        return
    owing = table.owing()
    waiting = before if goes_on else ()
    begun = [seat for seat in owing if seat not in waiting]
    seats = range(len(table.places))
    table.since = tuple([turn_since(table, seat, owing, begun) for seat in seats])
    table.due = tuple([thinking(table, seat, owing, begun, now + think[seat]) for seat in seats])
    set_deadline(table, owing, begun, now)


def turn_since(table: Table, seat: Seat, owing: tuple[Seat, ...], begun: list[Seat]) -> int:
    """A turn begins when the seat comes to owe a choice; the sealed choices of others do not begin it anew."""
    if seat in begun:
        return table.version
    return table.since[seat] if seat in owing else 0


def thinking(table: Table, seat: Seat, owing: tuple[Seat, ...], begun: list[Seat], moment: int) -> int | None:
    if seat not in owing or table.places[seat].kind != "rival":
        return None
    return moment if seat in begun else table.due[seat]


def set_deadline(table: Table, owing: tuple[Seat, ...], begun: list[Seat], now: int) -> None:
    """A deadline stands as long as somebody still owes the choice that it was set for."""
    people = [seat for seat in owing if table.places[seat].kind == "person"]
    if not people or table.clock is None:
        table.deadline = None
    elif table.deadline is None or all(seat in begun for seat in people):
        table.extended = 0
        table.deadline = now + seconds(table, people) * SECOND


def seconds(table: Table, people: list[Seat]) -> int:
    """Return the seconds for a turn; people who share one device choose one after the other, so they get one each."""
    assert table.clock is not None
    sharing = max(Counter([table.places[seat].device for seat in people]).values())
    return sharing * (table.clock.arrange if table.kind.info.arranging else table.clock.turn)


def stop_clocks(table: Table) -> None:
    table.since = (0,) * len(table.places)
    table.due = (None,) * len(table.places)
    table.deadline = None


def finish(table: Table) -> None:
    """The round is over: the ledger takes its score, nobody is ready yet for the next."""
    table.phase = "over"
    table.rounds += 1
    table.ledger = tuple([sum(pair) for pair in zip(table.ledger, table.round.score(), strict=True)])
    table.series_ended = table.target is not None and max(table.ledger) >= table.target
    table.places = tuple([replace(place, ready=place.kind == "rival") for place in table.places])
    stop_clocks(table)


def check_turn(table: Table, seat: Seat, at: int) -> None:
    """Raise Illegal for a choice made while looking at a table on which this seat's present turn had not begun.

    table: already counted one version on, so that nobody can have seen it.
    """
    if table.phase != "playing":
        raise Illegal("no-round")
    if seat in table.owing() and not table.since[seat] <= at < table.version:
        raise Illegal("stale")
