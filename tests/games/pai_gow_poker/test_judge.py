"""The referee settles as the rules do, and says why."""

import pytest

from hapag.games.pai_gow_poker.judge import ASKS, judge
from hapag.games.pai_gow_poker.rules import PaiGowPoker
from hapag.games.words import Words
from hapag.kernel import NoOptions
from hapag.kernel.judging import BadCase, Verdict, case_of

BANK = "As Kc / 9c 9d 8s 7h 3c"
EVEN = "Ah Kd / Tc Td 8h 7s 2c"
WINNER = "4c 4d / Jk Qc Qd 6h 3d"
FOUL = "Kh Ks / Qh Js 9h 5c 2d"


def verdict(*hands: str) -> Verdict:
    return judge(case_of(PaiGowPoker, ASKS, hands, NoOptions()))


def test_the_first_hand_banks_unless_another_is_marked() -> None:
    assert [line.score for line in verdict(BANK, EVEN, WINNER).lines] == [-1, 0, 1]
    assert [line.score for line in verdict(EVEN, BANK + " bank", WINNER).lines] == [0, -1, 1]
    with pytest.raises(BadCase, match="one-bank"):
        verdict(BANK + " bank", EVEN + " bank")


def test_the_verdict_says_what_decided() -> None:
    words, found = Words(PaiGowPoker), verdict(BANK, EVEN)
    assert words.text(found.lines[1].value) == (
        "low: high card ace and king; high: pair of tens, with eight, seven, and deuce"
    )
    assert words.text(found.lines[1].outcome) == "pushes: low copied, so the bank’s, high won"
    assert words.text(found.lines[0].outcome) == "holds the bank, balance +0"


def test_a_foul_hand_is_named_and_left_out() -> None:
    found = verdict(BANK, FOUL, WINNER)
    assert [line.score for line in found.lines] == [-1, None, 1]
    assert (
        Words(PaiGowPoker)
        .text(found.lines[1].outcome)
        .startswith("foul, not settled. The low hand (pair of kings) beats the high hand (queen high).")
    )


def test_without_a_valid_bank_nobody_is_settled() -> None:
    assert [line.score for line in verdict(FOUL, EVEN).lines] == [None, None]
