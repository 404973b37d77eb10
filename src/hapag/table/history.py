"""A table's past: its log replayed, and the record of the round that was played."""

from collections.abc import Iterable

import msgspec

from hapag.kernel.records import Record, record_of
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
    return record_of(table.round, table.terms, table.lead, table.packs, table.moves)
