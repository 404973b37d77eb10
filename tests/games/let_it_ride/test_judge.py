"""The referee settles as the rules do, and says why."""

import pytest

from hapag.games.let_it_ride.judge import ASKS, judge
from hapag.games.let_it_ride.rules import LetItRide
from hapag.games.words import Words
from hapag.kernel import NoOptions
from hapag.kernel.judging import BadCase, Verdict, case_of

WORDS = Words(LetItRide)


def judged(*hands: str, board: str = "7s 2c", stake: int | None = 20) -> Verdict:
    return judge(case_of(LetItRide, ASKS, hands, NoOptions(), board=board, stake=stake))


@pytest.mark.parametrize(
    ("hand", "net", "value", "why"),
    [
        ("Tc Td 4h", 60, "pair of tens, with seven, four, and deuce", "wins 1 to 1 on three stakes"),
        ("Tc Td 4h withdrew-1", 40, "pair of tens, with seven, four, and deuce", "wins 1 to 1 on two stakes"),
        ("7c 7d 7h withdrew-2 withdrew-1 100", 5000, "four sevens, with deuce", "wins 50 to 1 on one stake"),
        ("9c 9d 4h", -60, "pair of nines, with seven, four, and deuce", "loses three stakes: less than a pair of tens"),
        (
            "9c 8d 4h withdrew-1 withdrew-2 40",
            -40,
            "high card nine, eight, seven, four, and deuce",
            "loses one stake: less than a pair of tens",
        ),
    ],
)
def test_a_hand_is_judged_with_the_stakes_that_it_left_up(hand: str, net: int, value: str, why: str) -> None:
    (line,) = judged(hand).lines
    assert (line.score, WORDS.text(line.value), WORDS.text(line.outcome)) == (net, value, why)


def test_each_hand_is_judged_by_itself_with_the_same_shared_cards() -> None:
    verdict = judged("Jc 8d 4h withdrew-1", "9h Td 3c", board="Js Jh")
    assert [line.score for line in verdict.lines] == [120, 60]


def test_without_a_stake_nothing_is_counted() -> None:
    (line,) = judged("Tc Td 4h", stake=None).lines
    assert (line.score, line.outcome.code) == (None, "judge-paid")


@pytest.mark.parametrize(
    ("hand", "board", "code"),
    [
        ("7s 9d 4h", "7s 2c", "named-before"),
        ("Kc 9d", "7s 2c", "how-many-are-there"),
        ("Kc 9d 4h", "7s", "how-many-are-there"),
        ("Kc 9d 4h withdrew-3", "7s 2c", "not-a-piece-or-mark"),
    ],
)
def test_what_cannot_be_is_refused(hand: str, board: str, code: str) -> None:
    with pytest.raises(BadCase, match=f"refusal-{code}"):
        judged(hand, board=board)
