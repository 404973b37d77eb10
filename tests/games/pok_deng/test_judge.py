"""The referee settles as the rules do, says why, and refuses what no play leads to."""

import pytest

from hapag.games.pok_deng import judge as referee
from hapag.games.pok_deng.rules import PokDeng
from hapag.games.words import Words
from hapag.kernel import NoOptions
from hapag.kernel.judging import BadCase, Verdict, case_of

WORDS = Words(PokDeng)


def judged(*hands: str, dealer: str, stake: int | None = 20) -> Verdict:
    return referee.judge(case_of(PokDeng, referee.ASKS, hands, NoOptions(), dealer=dealer, stake=stake))


@pytest.mark.parametrize(
    ("hand", "dealer", "net", "why"),
    [
        ("5c 4d", "5h 3h", 20, "wins: Pok 9 against the dealer’s Pok 8 with 2 deng"),
        (
            "9c Kd",
            "6h 3h",
            -40,
            "loses 2 times the stake: Pok 9 against the dealer’s Pok 9 with 2 deng, so the deng decides",
        ),
        ("9c Kd", "5c 4h", 0, "keeps the stake: Pok 9 on both sides"),
        ("Kc Kd Kh", "Qc Qd Qh", 0, "keeps the stake: tong with 5 deng on both sides"),
        (
            "5h 6h 7h",
            "Ac 2d 3c",
            100,
            "wins 5 times the stake: straight flush with 5 deng against the dealer’s straight with 3 deng",
        ),
        ("Ac 6d 100", "8c 8d", 100, "wins: 7 points against the dealer’s 6 points with 2 deng"),
        ("Jc Qd Kh", "Tc Jd 9c", -60, "sam lueang with 3 deng against the dealer’s straight with 3 deng"),
    ],
)
def test_a_hand_is_judged_with_the_rule_that_settles_it(hand: str, dealer: str, net: int, why: str) -> None:
    (line,) = judged(hand, dealer=dealer).lines
    assert line.score == net
    assert why in WORDS.text(line.outcome)


def test_each_hand_is_judged_by_itself_and_the_dealer_is_named() -> None:
    verdict = judged("6c Ad", "2h 7h Kh", "2c 3c", dealer="6d As")
    assert [line.score for line in verdict.lines] == [0, 60, -20]
    assert WORDS.text(verdict.notes[0]) == "The dealer has 7 points."
    assert [WORDS.text(line.value) for line in verdict.lines] == [
        "7 points",
        "9 points with 3 deng",
        "5 points with 2 deng",
    ]


def test_without_a_stake_nothing_is_counted() -> None:
    (line,) = judged("6c Ad", dealer="5d As", stake=None).lines
    assert (line.score, line.outcome.code) == (None, "judge-win")


@pytest.mark.parametrize(
    ("hands", "dealer", "code"),
    [
        (["2h 7h Kh"], "3c 5d", "refusal-pok-ends-it"),
        (["9c Kd", "2h 4h Kh"], "3c 4d", "refusal-pok-ends-it"),
        (["9c Kd"], "3c 4d 5d", "refusal-pok-ends-it"),
        (["9c Ts 9d"], "3c 4d", "refusal-no-third-card"),
        (["2c 3d"], "6c 9d Kh", "refusal-no-third-card"),
        (["2c 3d"], "2d 2h", "refusal-dealer-draws"),
        (["2c 3d 4d 5d"], "3c 4d", "refusal-how-many-are-there"),
        (["2c"], "3c 4d", "refusal-how-many-are-there"),
        (["2c 2c"], "3c 4d", "refusal-named-before"),
        (["2c 3d drew"], "3c 4d", "refusal-not-a-piece"),
    ],
)
def test_what_no_play_leads_to_is_refused_in_words(hands: list[str], dealer: str, code: str) -> None:
    with pytest.raises(BadCase) as refused:
        judged(*hands, dealer=dealer)
    assert refused.value.why.code == code
    assert WORDS.text(refused.value.why)


def test_third_cards_may_be_written_in_any_order() -> None:
    assert judged("9c 5d Ts", dealer="6c Ad").lines[0].score == -20
    assert judged("5d Ts 9c", dealer="9d 4d Kd").lines[0].score == 20
