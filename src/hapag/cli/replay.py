"""`hapag replay`: recorded rounds through the rules, and what happened in words."""

from collections.abc import Iterator

import click
import msgspec

from hapag.cli import phh, saved
from hapag.cli.edge import FINDING, Refused, said
from hapag.cli.inputs import game_called, with_json, words
from hapag.cli.output import print_json_line
from hapag.cli.telling import Eyes, Told, facts, shown, story
from hapag.kernel import Illegal, Phrase, refusal
from hapag.kernel.masks import fitted
from hapag.kernel.records import BadRecord, Record, decode
from hapag.kernel.schema import Game
from hapag.table.saved import is_record

LARGEST = 256 * 1024 * 1024
"""Bytes of the largest file that is read."""


@click.command("replay")
@click.argument("path", metavar="FILE")
@click.option("--seat", type=click.IntRange(min=1), help="As this seat saw it, counted from 1.")
@click.option("--all", "everything", is_flag=True, help="With every card, seen or not.")
@click.option("--phh", "target", metavar="OUT", help="Write Hold'em hands in the open PHH format too.")
@with_json
def command(path: str, seat: int | None, everything: bool, target: str | None, as_json: bool) -> int:
    """Play recorded rounds through the rules; print what happened and who won.

    FILE holds one record a line, or a single one; - is the standard input. Files that end in .phh or .phhs hold
    no-limit Hold'em hands in the open PHH format. Told as a spectator saw it. Exit status 1 if a recorded score is not
    what the rules give.

    FILE may be the record of a table too, as *Save record* writes it: all its rounds are played again and its ledger is
    added up. Told as whoever saved it saw it. Exit status 2 at the first thing that cannot be.
    """
    if seat is not None and everything:
        raise Refused(words().say("cli-replay-seat-or-all"))
    text = contents(path)
    if is_record(text):
        if target:
            raise Refused(words().say("cli-table-phh"))
        saved.tell(path, text, seat, everything, as_json)
        return 0
    agreed, kept = True, []
    for count, (line, record) in enumerate(records(path, text)):
        told = played(path, line, record)
        kept += [(record, told.steps)] if target else []
        eyes = Eyes(told, seat, everything)
        if as_json:
            print_json_line(facts(eyes))
        else:
            click.echo(("\n" if count else "") + story(eyes))
        agreed &= told.agrees is not False
    if target:
        phh.save(target, kept)
    return 0 if agreed else FINDING


# Reading


def records(path: str, text: bytes) -> Iterator[tuple[int, Record]]:
    """Yield each record of a file with the number of its line; Refused says which cannot be read."""
    if phh.is_phh(path):
        yield from phh.hands(path, text)
        return
    lines = [(at, line) for at, line in enumerate(text.split(b"\n"), 1) if line.strip()]
    if not lines:
        raise Refused(words().say("cli-replay-empty", path=shown(path)))
    if len(lines) > 1 and is_json(text):
        lines = [(lines[0][0], text)]
    for at, line in lines:
        try:
            yield at, decode(line)
        except BadRecord as error:
            raise Refused(place(path, at, "", error.why)) from None
        except RecursionError:
            raise Refused(place(path, at, "", refusal("bad-record", text="nested too deeply"))) from None


def contents(path: str) -> bytes:
    """Return a file's bytes."""
    try:
        with click.open_file(path, "rb") as file:
            text: bytes = file.read(LARGEST + 1)
    except OSError as error:
        raise Refused(said(error)) from None
    if len(text) > LARGEST:
        raise Refused(words().say("cli-replay-too-large", path=shown(path), most=LARGEST // 1024 // 1024))
    return text


def is_json(text: bytes) -> bool:
    try:
        msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return False
    return True


def place(path: str, line: int, where: str, why: Phrase | str, kind: Game | None = None) -> str:
    """Return where in a file something is wrong, and what."""
    known = words(kind)
    reason = why if isinstance(why, str) else known.text(why)
    parts = [shown(path), known.say("cli-line", line=str(line)), where, reason]
    return ": ".join([part for part in parts if part])


def played(path: str, line: int, record: Record) -> Told:
    """Play a record; Refused says which part of it cannot be."""
    try:
        kind = game_called(record.game)
    except Refused as error:
        raise Refused(place(path, line, "game", error.message)) from None
    try:
        found = fitted(kind, record)
        return Told(line, record, kind, found.steps, found.unknown)
    except BadRecord as error:
        raise Refused(place(path, line, error.where, error.why, kind)) from None
    except Illegal as error:
        raise Refused(place(path, line, "", error.why, kind)) from None
    except ValueError as error:  # what the rules ask of their caller: a stack for each seat
        raise Refused(place(path, line, "options", str(error))) from None
