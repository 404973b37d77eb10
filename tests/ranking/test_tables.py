"""The table that is shipped, and how it is loaded."""

from __future__ import annotations

import subprocess
import sys
import zlib

from hapag.ranking import build, tables


def run(code: str) -> str:
    return subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True).stdout.strip()


def test_the_shipped_table_is_what_the_rules_give() -> None:
    """Byte for byte once unpacked: another zlib may pack the same bytes otherwise."""
    assert zlib.decompress(tables.DATA.read_bytes()) == build.build()


def test_every_row_of_two_to_seven_cards_has_its_own_cell() -> None:
    parts = tables.read()
    cells = set()
    for size in range(tables.SHORTEST, tables.LONGEST + 1):
        for row in build.rows(size):
            key = sum(tables.card_key(4 * rank) for rank in row)
            cells.add(parts.starts[key & tables.LOW] + parts.columns[key >> tables.HIGH])
    assert cells == set(range(tables.MARGIN, len(parts.strengths)))


def test_importing_ranking_loads_neither_numpy_nor_the_table() -> None:
    code = "import sys, hapag.ranking as r; print('numpy' in sys.modules, len(r.tables.PAIR))"
    assert run(code) == "False 0"


def test_single_calls_never_need_numpy() -> None:
    code = "import sys; sys.modules['numpy'] = None; from hapag.ranking import five; print(five(range(0, 52, 8)))"
    assert run(code).isdigit()


def test_each_function_can_be_the_first_to_be_called() -> None:
    for call in ("five(range(5))", "four(range(4))", "three(range(3))", "two(range(2))", "omaha(range(4), range(9, 14))",
                 "OmahaBoard(range(9, 14)).rank(range(4))", "category(0)", "describe(0)", "least('pair')"):  # fmt: skip
        assert run(f"from hapag.ranking import *; print({call})")
