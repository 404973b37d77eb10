"""`hapag replay` takes Hold'em hands recorded elsewhere, and writes its own so that others can read them."""

from __future__ import annotations

from pathlib import Path

from pokerkit import HandHistory

from tests.cli.conftest import Hapag
from tests.games.holdem.test_phh import TELEVISED

ENDS = "finishing_stacks = [572100, 1997500, 1109500]\n"


def saved(path: Path, text: str) -> str:
    path.write_text(text)
    return str(path)


def test_a_hand_from_elsewhere_is_told_with_its_final_stacks(tmp_path: Path, hapag: Hapag) -> None:
    said = hapag("replay", saved(tmp_path / "hand.phh", TELEVISED + ENDS))
    assert said.status == 0
    assert "Stacks in the end: 572,100, 1,997,500, 1,109,500." in said.out


def test_final_stacks_that_the_rules_do_not_give_are_a_finding(tmp_path: Path, hapag: Hapag) -> None:
    wrong = ENDS.replace("572100, 1997500", "572101, 1997499")
    assert hapag("replay", saved(tmp_path / "hand.phh", TELEVISED + wrong)).status == 1


def test_hands_are_written_so_that_pokerkit_reads_them(tmp_path: Path, hapag: Hapag) -> None:
    source, target = saved(tmp_path / "hands.phhs", f"[1]\n{TELEVISED}\n[2]\n{TELEVISED}"), tmp_path / "out.phhs"
    assert hapag("replay", source, "--phh", str(target)).status == 0
    hands = list(HandHistory.loads_all(target.read_text()))
    assert [list(hand)[-1].stacks for hand in hands] == [[572100, 1997500, 1109500]] * 2


def test_what_cannot_be_read_or_written_gets_one_line_and_status_2(tmp_path: Path, hapag: Hapag) -> None:
    bad = saved(tmp_path / "bad.phh", TELEVISED.replace("p2 f", "p2 q"))
    patong = saved(tmp_path / "patong.jsonl", '{"game": "patong", "seats": 2}')
    binary = tmp_path / "binary.phh"
    binary.write_bytes(b"\xff\xfe")
    good = saved(tmp_path / "good.phh", TELEVISED)
    commands = [
        [bad],
        [str(binary)],
        [patong, "--phh", str(tmp_path / "out.phh")],
        [good, "--phh", str(tmp_path / "no" / "such" / "folder.phh")],
    ]
    for command in commands:
        said = hapag("replay", *command)
        assert (said.status, said.err.count("\n")) == (2, 1), command
