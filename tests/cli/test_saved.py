"""`hapag replay` plays the record of a table again, adds up its ledger, and finds what was changed in it."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from hapag.table import saved
from tests.cli.conftest import Hapag
from tests.table.tables import GUEST, HOST
from tests.table.test_saved import WRONGS, played_evening


def written(path: Path, found: Any) -> str:
    file = path / "table.json"
    file.write_bytes(msgspec.json.encode(found))
    return str(file)


def plain(device: str | None = HOST) -> Any:
    table, kept = played_evening()
    return msgspec.json.decode(msgspec.json.encode(saved(table, kept, device)))


def test_every_round_is_told_with_names_scores_and_the_ledger(tmp_path: Path, hapag: Hapag) -> None:
    found = plain()
    said = hapag("replay", written(tmp_path, found))
    assert said.status == 0
    assert said.out.startswith(f"The record of a table: {len(found['rounds'])} rounds, as Ann saw it.\n")
    assert "Patong Poker, a series to 2" in said.out
    assert "Texas Hold’em, rounds without a target" in said.out or "Hold’em, a series" in said.out
    for number in range(1, len(found["rounds"]) + 1):
        assert f"\nRound {number}\n" in said.out
    assert "wins the series with 2." in said.out
    assert "Seat 2 (Ben)" in said.out
    assert said.out.count("Ledger:") == len(found["rounds"])


def test_a_record_is_told_as_its_owner_saw_it(tmp_path: Path, hapag: Hapag) -> None:
    mine = hapag("replay", written(tmp_path, plain(HOST))).out
    other = hapag("replay", written(tmp_path, plain(GUEST))).out
    public = hapag("replay", written(tmp_path, plain(None))).out
    assert "Seat 1 (Ann) is dealt" in mine
    assert "Seat 2 (Ben) is dealt" not in mine
    assert "Seat 2 (Ben) is dealt" in other
    assert "is dealt" not in public
    assert "as everyone saw it" in public


def test_what_the_record_does_not_name_is_told_to_nobody(tmp_path: Path, hapag: Hapag) -> None:
    """A deal that fits has to put some card there; which one is nobody's business."""
    public = written(tmp_path, plain(None))
    told = json.loads("[" + ",".join(hapag("replay", "--json", "--all", public).out.splitlines()) + "]")
    named = {name for each in plain(None)["rounds"] for name in each["round"]["deck"].split()}
    shown = {name for each in told[:-1] for event in each["events"] for name in event.get("cards", [])}
    assert shown <= named


def test_a_table_for_programs(tmp_path: Path, hapag: Hapag) -> None:
    found = plain()
    lines = [json.loads(line) for line in hapag("replay", "--json", written(tmp_path, found)).out.splitlines()]
    *rounds, last = lines
    assert [each["round"] for each in rounds] == list(range(1, len(found["rounds"]) + 1))
    assert all(each["agrees"] and each["names"] == ["Ann", "Ben"] for each in rounds)
    assert last["holds"] is True
    assert last["rounds"] == len(rounds)
    assert last["ledger"] == found["rounds"][-1]["ledger"]


@pytest.mark.parametrize("wrong", WRONGS)
def test_a_changed_record_gets_one_line_that_says_where_and_status_2(wrong: str, tmp_path: Path, hapag: Hapag) -> None:
    change, where, _ = WRONGS[wrong]
    found = plain()
    change(found)
    path = written(tmp_path, found)
    for options in ((), ("--json",)):
        said = hapag("replay", *options, path)
        assert (said.status, said.out, said.err.count("\n")) == (2, "", 1)
        assert path in said.err
        assert where in said.err


def test_a_torn_record_gets_one_line(tmp_path: Path, hapag: Hapag) -> None:
    text = msgspec.json.encode(plain())
    file = tmp_path / "torn.json"
    for torn in (text[:-1], text[: len(text) // 2], b'{"table": 1}', b'{"table": []}'):
        file.write_bytes(torn)
        said = hapag("replay", str(file))
        assert (said.status, said.out, said.err.count("\n")) == (2, "", 1)


def test_hands_are_written_elsewhere_only_from_recorded_hands(tmp_path: Path, hapag: Hapag) -> None:
    said = hapag("replay", written(tmp_path, plain()), "--phh", str(tmp_path / "out.phh"))
    assert (said.status, said.err.count("\n")) == (2, 1)
