"""The record of a table, for `hapag replay`: every round played again, the ledger checked, the series told."""

from collections.abc import Iterator
from typing import Any

import click

from hapag.cli.edge import Refused
from hapag.cli.inputs import words
from hapag.cli.output import columns, number, print_json_line
from hapag.cli.telling import Eyes, Told, facts, lines_of, scores, shown
from hapag.games.words import Words
from hapag.kernel.records import BadRecord
from hapag.table.saved import Checked, Played, TableRecord, checked, decode


def tell(path: str, text: bytes, seat: int | None, everything: bool, as_json: bool) -> None:
    """Print a table's record; Refused says in one line what in it cannot be. All is checked before anything is printed."""
    try:
        found = decode(text)
        rounds = tuple(checked(found))
    except BadRecord as fault:
        parts = [shown(path), fault.where.removesuffix(": "), words().text(fault.why)]
        raise Refused(": ".join([part for part in parts if part])) from None
    if as_json:
        for each in rounds:
            print_json_line(round_facts(each, eyes_of(found, each, seat, everything)))
        print_json_line(table_facts(found))
    else:
        click.echo("\n".join(story(found, rounds, seat, everything)))


def eyes_of(found: TableRecord, each: Checked, seat: int | None, everything: bool) -> Eyes:
    """Return who the round is told to: whoever saved it, unless others are wished."""
    played = each.played
    told = Told(played.number, played.round, each.kind, each.fitted.steps, each.fitted.unknown, played.names)
    if seat is None and found.seat is not None and found.seat < played.round.seats:
        seat = found.seat + 1
    return Eyes(told, seat, everything)


def story(found: TableRecord, rounds: tuple[Checked, ...], seat: int | None, everything: bool) -> Iterator[str]:
    """Yield the table for people: each round, the ledger after it, and how the series stands."""
    known = words()
    who = "none" if found.seat is None or not rounds else rounds[-1].played.names[found.seat]
    yield known.say("cli-table-head", count=len(rounds), missing=found.missing, who=who)
    for each in rounds:
        eyes = eyes_of(found, each, seat, everything)
        say = eyes.words.say
        yield ""
        if each.begins_series:
            yield say("cli-table-series", title=say("title"), target=each.played.target or 0)
        yield say("cli-table-round", number=str(each.played.number))
        yield from lines_of(eyes)
        yield from timeouts(each.played, eyes.words)
        yield "  " + say("cli-replay-score", score=scores(each.played.round.score or (), eyes.words))
        yield from ledger(each.played, eyes.words)


def timeouts(played: Played, known: Words) -> Iterator[str]:
    """Yield which moves the clock made."""
    seats = [int(played.round.moves[move - 1].split()[0]) for move in played.timeouts]
    moves = [
        known.say("cli-table-move", who=known.who(seat), move=str(move))
        for seat, move in zip(seats, played.timeouts, strict=True)
    ]
    if moves:
        yield "  " + known.say("cli-table-timeouts", moves=known.list(moves))


def ledger(played: Played, known: Words) -> Iterator[str]:
    """Yield the ledger after a round, and who has won the series if it is over."""
    rows = [(known.who(seat), number(points)) for seat, points in enumerate(played.ledger)]
    yield "  " + known.say("cli-table-ledger")
    yield from columns(rows, right=(1,), indent="    ")
    if played.series_over:
        best = winners(played)
        who = known.list([known.who(seat) for seat in best])
        yield "  " + known.say("cli-table-won", who=who, count=len(best), points=number(max(played.ledger)))


def winners(played: Played) -> list[int]:
    """Return who has won the series: the highest ledger, shared by equals."""
    return [seat for seat, points in enumerate(played.ledger) if points == max(played.ledger)]


def round_facts(each: Checked, eyes: Eyes) -> dict[str, Any]:
    played = each.played
    own = {
        "round": played.number,
        "in_series": played.in_series,
        "begins_series": each.begins_series,
        "names": played.names,
        "rivals": played.rivals,
        "at": played.at,
        "target": played.target,
        "ledger": played.ledger,
        "series_over": played.series_over,
        "series_winners": winners(played) if played.series_over else (),
        "timeouts": played.timeouts,
    }
    return {**own, **{name: value for name, value in facts(eyes).items() if name != "line"}}


def table_facts(found: TableRecord) -> dict[str, Any]:
    last = found.rounds[-1] if found.rounds else None
    return {
        "table": found.table,
        "way": found.way,
        "seat": found.seat,
        "missing": found.missing,
        "rounds": len(found.rounds),
        "ledger": last.ledger if last else (),
        "series_over": last.series_over if last else False,
        "holds": True,
    }
