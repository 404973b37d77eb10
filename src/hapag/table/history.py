"""A table's past: its log replayed, and the record of the round that was played."""

from collections.abc import Iterable

import msgspec

from hapag.kernel.records import Record, options_of, record_of
from hapag.pieces import Pieces
from hapag.table.commands import Command, Logged, Open
from hapag.table.opening import open_table
from hapag.table.reducer import reduce
from hapag.table.state import Table

DECODER: msgspec.json.Decoder[Command] = msgspec.json.Decoder(Logged)


def written(command: Command) -> bytes:
    """Return a command as a line of a table's log."""
    return msgspec.json.encode(command)


def replayed(lines: Iterable[tuple[int, bytes]]) -> Table:
    """Return the table that a log leads to. lines: the moment and the text of each command, from the first on."""
    commands = ((now, DECODER.decode(line)) for now, line in lines)
    now, first = next(commands)
    if not isinstance(first, Open):
        raise ValueError("a log starts with the opening of its table")
    table = open_table(first.code, first.wish, first.device, now)
    for now, command in commands:
        table, _ = reduce(table, command, now)
    return table


def record(table: Table) -> Record:
    """Return the record of a finished round, hidden pieces included; ValueError while it is under way."""
    if table.phase != "over":
        raise ValueError("the round is not over")
    return record_of(table.round, table.terms, table.lead, packs_in_order(table), table.moves)


def packs_in_order(table: Table) -> list[Pieces]:
    """Return the round's packs as the game numbers them; they were dealt with the later ones at the end."""
    kind, count = table.kind, len(table.kind.packs(options_of(table.kind, table.terms), len(table.places)))
    numbers = [number for number in range(count) if number not in kind.later] + list(kind.later)
    dealt = dict(zip(numbers, table.packs, strict=False))
    return [dealt.get(number, ()) for number in range(count)]
