"""A table as a pure reducer: seats, host, options, ledger, clocks.

`reduce(table, command, now)` is all that ever happens to a table; `project` is all that anyone gets to see of it.
"""

from hapag.table.history import record, replayed, written
from hapag.table.opening import open_table
from hapag.table.projection import View, asked_for, project, project_seals, rival_sees
from hapag.table.reducer import Repeated, duty, reduce
from hapag.table.saved import ended, past, saved, written_past
from hapag.table.state import Table, dump, load

__all__ = [
    "Repeated",
    "Table",
    "View",
    "asked_for",
    "dump",
    "duty",
    "ended",
    "load",
    "open_table",
    "past",
    "project",
    "project_seals",
    "record",
    "reduce",
    "replayed",
    "rival_sees",
    "saved",
    "written",
    "written_past",
]
