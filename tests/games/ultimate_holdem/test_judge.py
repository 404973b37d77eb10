"""The referee settles as the rules do and says why."""

import pytest

from hapag.games.ultimate_holdem import judge as referee
from hapag.games.ultimate_holdem.rules import UltimateHoldem
from hapag.games.words import Words
from hapag.kernel import NoOptions
from hapag.kernel.judging import BadCase, Verdict, case_of

WORDS = Words(UltimateHoldem)
BOARD, DEALER = "2c 5d 7h 9s Jd", "Qs Jh"


def judged(*hands: str, board: str = BOARD, dealer: str = DEALER, stake: int | None = 20) -> Verdict:
    case = case_of(UltimateHoldem, referee.ASKS, hands, NoOptions(), board=board, dealer=dealer, stake=stake)
    return referee.judge(case)


@pytest.mark.parametrize(
    ("hand", "board", "net", "why"),
    [
        ("Ac Kd 4x", BOARD, -120, "loses: ace high against the dealer’s pair of jacks"),
        ("7c 7d 2x", BOARD, 60, "wins: three sevens against the dealer’s pair of jacks; the blind pays nothing"),
        ("6c 8d 1x 40", BOARD, 120, "wins: straight to the nine against the dealer’s pair of jacks; the blind is paid 1 to 1"),
        ("Ac Kd 3x", "2c 5d 7h 9s 3d", 60, "wins: ace high against the dealer’s queen high, which does not qualify"),
        ("Ac Kd folded", BOARD, -40, "loses ante and blind: folded"),
        ("Qc Js 1x", BOARD, 0, "keeps all bets: pair of jacks, with queen, nine, and seven on both sides"),
    ],
)  # fmt: skip
def test_a_hand_is_judged_with_the_rule_that_settles_it(hand: str, board: str, net: int, why: str) -> None:
    (line,) = judged(hand, board=board).lines
    assert line.score == net
    assert WORDS.text(line.outcome).startswith(why)


def test_each_hand_is_judged_by_itself_and_the_dealer_is_named() -> None:
    verdict = judged("7c 7d 4x", "Ac Kd folded")
    assert [line.score for line in verdict.lines] == [100, -40]
    assert WORDS.text(verdict.lines[0].value) == "three sevens, with jack and nine"
    assert [WORDS.text(note) for note in verdict.notes] == [
        "The dealer has pair of jacks, with queen, nine, and seven, which qualifies."
    ]


def test_without_a_stake_nothing_is_counted() -> None:
    (line,) = judged("7c 7d 4x", stake=None).lines
    assert (line.score, line.outcome.code) == (None, "judge-win-unpaid")


@pytest.mark.parametrize(
    ("hand", "code"),
    [
        ("Ac Kd", "refusal-played-or-folded"),
        ("Ac Kd 4x folded", "refusal-played-or-folded"),
        ("Ac Kd 5x", "refusal-not-a-piece-or-mark"),
        ("Ac Kd 4x 25", "refusal-ante-is-odd"),
        ("Ac 4x", "refusal-how-many-are-there"),
        ("Ac Jd 4x", "refusal-named-before"),
    ],
)
def test_what_cannot_be_is_refused_in_words(hand: str, code: str) -> None:
    with pytest.raises(BadCase) as refused:
        judged(hand)
    assert refused.value.why.code == code
    assert WORDS.text(refused.value.why)
