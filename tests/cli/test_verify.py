"""`hapag verify`: a receipt holds, or it is said why not."""

from __future__ import annotations

from pathlib import Path

import msgspec

from tests.cli.conftest import Hapag
from tests.fair.test_receipt import WRONGS, deal


def saved(path: Path, receipt: object) -> str:
    file = path / "receipt.json"
    file.write_bytes(msgspec.json.encode(receipt))
    return str(file)


def test_a_receipt_that_holds_is_told_with_its_cuts_and_cards(tmp_path: Path, hapag: Hapag) -> None:
    said = hapag("verify", saved(tmp_path, deal()))
    assert said.status == 0
    assert said.out.startswith("Patong Poker, 2 seats\n")
    assert "Seat 1 and Seat 2 cut." in said.out
    assert "Of the 8 cards that the rules deal to seat 1, 8 were opened to it" in said.out
    assert said.out.endswith("The receipt holds.\n")


def test_a_receipt_for_programs(tmp_path: Path, hapag: Hapag) -> None:
    found = hapag("verify", "--json", saved(tmp_path, deal())).json
    assert (found["holds"], found["own_hand"]) == (True, {"seen": 8, "dealt": 8})
    assert len(found["seals"][0]["dealt"]) == len(deal().seals[0].openings)


def test_a_receipt_that_does_not_hold_ends_with_status_1_and_the_reason(tmp_path: Path, hapag: Hapag) -> None:
    change, _ = WRONGS["another card"]
    said = hapag("verify", saved(tmp_path, change(deal())))
    assert said.status == 1
    assert "The receipt does not hold: What was opened as" in said.out
    assert hapag("verify", "--json", saved(tmp_path, change(deal()))).json["holds"] is False


def test_what_is_no_receipt_gets_one_line_and_status_2(tmp_path: Path, hapag: Hapag) -> None:
    for text in (b"", b"{}", b'{"game": "patong"}', b"\xff\xfe", b"[" * 100_000):
        file = tmp_path / "none.json"
        file.write_bytes(text)
        said = hapag("verify", str(file))
        assert (said.status, said.out, said.err.count("\n")) == (2, "", 1)
    missing = hapag("verify", str(tmp_path / "missing.json"))
    assert (missing.status, missing.err.count("\n")) == (2, 1)


def test_a_receipt_of_no_known_game_is_refused(tmp_path: Path, hapag: Hapag) -> None:
    said = hapag("verify", saved(tmp_path, msgspec.structs.replace(deal(), game="mahjong")))
    assert (said.status, said.err.count("\n")) == (2, 1)
