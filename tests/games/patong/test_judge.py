"""The referee of Patong Poker; the numbers are those of its rule sheet."""

from __future__ import annotations

import pytest

from hapag.games.patong import judge as referee
from hapag.games.patong.judge import ASKS
from hapag.games.patong.rules import Options, Patong
from hapag.games.words import Words
from hapag.kernel.judging import BadCase, Verdict, case_of

RIVER = "As Kd Qc 7h 6s"


def judge(board: str, *hands: str) -> Verdict:
    return referee.judge(case_of(Patong, ASKS, hands, Options(), board))


def scores(verdict: Verdict) -> list[float | None]:
    return [line.score for line in verdict.lines]


@pytest.mark.parametrize(
    ("board", "hands", "points"),
    [
        ("Kc 7d 2s", ["Kh", "Kd 6h"], [0, 1]),  # 12: the blank is below the six
        ("8c 8d 8h", ["8s", "Ac Ad"], [1, 0]),  # 12: four of a kind with a blank
        ("2h 5h 9h Kh", ["3h", "Kc Kd"], [1, 0]),  # 13
        ("Ah Kd Qc Js Th", ["2c 2d", "9s", "3d"], [0.5, 0.5, 0.5]),  # 9: flat
        ("Ah Kd Qc", ["folded", "2c", "folded"], [0, 1, 0]),  # 9: alone
        ("Ah Kd Qc", ["folded", "folded"], [0, 0]),  # 9: washed
    ],
)
def test_the_best_hand_takes_the_street(board: str, hands: list[str], points: list[float]) -> None:
    assert scores(judge(board, *hands)) == points


@pytest.mark.parametrize(
    ("cards", "points"),
    [("2c 3d", [0, 0]), ("8c 8d", [0, 0]), ("8c 9d", [0, 1]), ("2c 8d", [0, 1])],
)
def test_the_tiebreak_needs_a_single_hand_better_than_the_board(cards: str, points: list[float]) -> None:  # 21
    assert scores(judge(RIVER, *[f"{card} tiebreak" for card in cards.split()])) == points


def test_the_reason_names_the_kickers() -> None:
    words = Words(Patong)
    told = [words.text(line.value) for line in judge("Kc 7d 2s", "Kh", "Kd 6h").lines]
    assert told == ["pair of kings, with seven, deuce, and blank", "pair of kings, with seven, six, and deuce"]


@pytest.mark.parametrize(
    ("board", "hands", "code"),
    [
        ("Kc 7d 2s", ["Kh", ""], "plays-or-folds"),
        ("Kc 7d 2s", ["Kh", "Kd folded"], "folded-shows-none"),
        ("Kc 7d 2s", ["Kh 3c 4c", "Kd"], "how-many-are-there"),
        ("Kc 7d 2s", ["Kc", "Kd"], "named-before"),
        ("Kc 7d", ["Kh", "Kd"], "how-many-are-there"),
        ("Kc 7d 2s", ["Kh tiebreak", "Kd tiebreak"], "tiebreak-on-the-river"),
        (RIVER, ["Kh 2c tiebreak", "Kc tiebreak"], "tiebreak-takes-one"),
    ],
)
def test_what_cannot_be_is_refused(board: str, hands: list[str], code: str) -> None:
    with pytest.raises(BadCase) as refused:
        judge(board, *hands)
    assert refused.value.why.code == f"refusal-{code}"
    assert Words(Patong).text(refused.value.why)
