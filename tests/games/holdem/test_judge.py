"""The referee decides hands dealt with real cards by the rules, and shares out the pots."""

from __future__ import annotations

import pytest

from hapag.games.betting.table import Stakes
from hapag.games.holdem.judge import ASKS, judge
from hapag.games.holdem.rules import Holdem
from hapag.games.words import Words
from hapag.kernel.judging import LOSES, SHARES, WINS, BadCase, Verdict, case_of

BOARD = "2c 7d 9h Js Kc"


def verdict(*hands: str, board: str = BOARD, stake: int | None = None) -> Verdict:
    return judge(case_of(Holdem, ASKS, hands, Stakes(), board=board, stake=stake))


def test_the_best_five_of_seven_win_and_kickers_are_named() -> None:
    found = verdict("Kd Kh", "Jd Jh", "Ah Qd")
    assert [line.place for line in found.lines] == [1, 2, 3]
    assert [line.outcome for line in found.lines] == [WINS, LOSES, LOSES]
    assert [line.score for line in found.lines] == [None, None, None]
    assert Words(Holdem).text(found.lines[0].value) == "three kings, with jack and nine"


def test_equal_hands_share() -> None:
    found = verdict("2c 2d", "9s 3h", board="Tc Jd Qs Kh Ac")
    assert [(line.place, line.outcome) for line in found.lines] == [(1, SHARES), (1, SHARES)]


def test_each_pot_is_shared_out_and_what_nobody_matched_goes_back() -> None:
    found = verdict("Kd Kh 100", "Jd Jh 300", "9c 9d 1000", "Ah Qd 1200")
    assert [line.score for line in found.lines] == [300, 300, 400, -1000]
    words = Words(Holdem)
    assert [words.text(note) for note in found.notes] == [
        "200 that nobody matched goes back to hand 4.",
        "Hand 1 wins the main pot of 400.",
        "Hand 2 wins side pot 1 of 600.",
        "Hand 3 wins side pot 2 of 1,400.",
    ]


def test_folded_money_is_won_and_odd_chips_go_to_the_first_named() -> None:
    found = verdict("2c 3d 87", "4h 5s 87", "6c 7c folded 1", board="Tc Jd Qs Kh Ac")
    assert [line.score for line in found.lines] == [1, 0, -1]
    assert found.lines[2].place is None
    assert Words(Holdem).text(found.notes[0]) == "hand 1 and hand 2 share the pot of 175."


def test_a_flop_can_be_judged() -> None:
    assert verdict("Kd Kh", "2d 2h", board="2c 7d 9h").lines[1].outcome == WINS


@pytest.mark.parametrize(
    ("hands", "code"),
    [
        (("Kd Kh folded", "Jd Jh folded"), "refusal-all-folded"),
        (("Kd Kh 10", "Jd Jh"), "refusal-stake-is-missing"),
        (("Kd Kh", "Kd Jh"), "refusal-named-before"),
        (("Kd Kh 2d", "Qd Jh"), "refusal-how-many-are-there"),
    ],
)
def test_what_cannot_be_judged_is_refused(hands: tuple[str, ...], code: str) -> None:
    with pytest.raises(BadCase) as caught:
        verdict(*hands)
    assert caught.value.why.code == code
