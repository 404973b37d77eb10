"""The examples of docs/command-line.md are what the commands print; `python -m tools.examples` brings them up to date."""

import re

import pytest

from tools.examples import BLOCK, PAGE, ROOT, examples, printed, table_record

VARIES = re.compile(r"[\d,]+ a second|rivals: .*|( +[0-9]+\.[0-9]{3}){3}$")
"""How fast it was, and which levels a game has by now."""
EXAMPLES = [example for block in BLOCK.findall(PAGE.read_text("utf-8")) for example in examples(block)]


@pytest.mark.parametrize(("command", "lines"), EXAMPLES)
def test_the_page_shows_what_is_printed(command: str, lines: list[str]) -> None:
    assert [VARIES.sub("…", line) for line in printed(command)] == [VARIES.sub("…", line) for line in lines]


def test_the_example_of_a_tables_record_is_what_a_table_saves() -> None:
    assert (ROOT / "docs" / "examples" / "table.json").read_bytes() == table_record()
