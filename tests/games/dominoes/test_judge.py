"""The referee of dominoes: what is left is counted, an empty hand wins."""

from __future__ import annotations

import pytest

from hapag.games.dominoes import judge as referee
from hapag.games.dominoes.judge import ASKS
from hapag.games.dominoes.rules import Dominoes
from hapag.games.words import Words
from hapag.kernel import NoOptions
from hapag.kernel.judging import BadCase, Verdict, case_of


def judge(*hands: str) -> Verdict:
    return referee.judge(case_of(Dominoes, ASKS, hands, NoOptions()))


@pytest.mark.parametrize(
    ("hands", "scores", "places"),
    [
        (["0-0", "1-0 2-0", "6-5"], [1, 0, 0], [1, 2, 3]),
        (["6-6", "5-4 2-1", "4-4 3-1", "6-3 3-0"], [1, 1, 1, 1], [1, 1, 1, 1]),
        (["0-0", ""], [0, 1], [2, 1]),
    ],
)
def test_the_fewest_pips_or_an_empty_hand_win(hands: list[str], scores: list[int], places: list[int]) -> None:  # 7, 8
    verdict = judge(*hands)
    assert [line.score for line in verdict.lines] == scores
    assert [line.place for line in verdict.lines] == places
    assert all(Words(Dominoes).text(line.value) for line in verdict.lines)


@pytest.mark.parametrize(
    ("hands", "code"),
    [
        (["", ""], "two-are-out"),
        (["6-5", "6-5"], "named-before"),
        (["5-6", "1-1"], "not-a-piece"),
        (["1-1"], "how-many-hands"),
    ],
)
def test_what_cannot_be_is_refused(hands: list[str], code: str) -> None:
    with pytest.raises(BadCase) as refused:
        judge(*hands)
    assert refused.value.why.code == f"refusal-{code}"
    assert Words(Dominoes).text(refused.value.why)
