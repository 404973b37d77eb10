"""The referee settles as the rules do and says why."""

import pytest

from hapag.games.caribbean_stud import judge as referee
from hapag.games.caribbean_stud.rules import CaribbeanStud
from hapag.games.words import Words
from hapag.kernel import NoOptions
from hapag.kernel.judging import BadCase, Verdict, case_of

WORDS = Words(CaribbeanStud)
QUALIFIED, UNQUALIFIED = "4h Ks Ad 3d 2s", "Ad Qs Jh 9c 3c"


def judged(*hands: str, dealer: str = QUALIFIED, stake: int | None = 20) -> Verdict:
    return referee.judge(case_of(CaribbeanStud, referee.ASKS, hands, NoOptions(), dealer=dealer, stake=stake))


@pytest.mark.parametrize(
    ("hand", "dealer", "net", "why"),
    [
        (
            "Kc Kd 9h 5s 2c",
            QUALIFIED,
            60,
            "wins: pair of kings against the dealer’s ace high; the raise is paid 1 to 1",
        ),
        ("5c 6c 7c 8c 9c", QUALIFIED, 2020, "the raise is paid 50 to 1"),
        ("Kc Kd 9h 5s 2c", UNQUALIFIED, 20, "wins the ante only: the dealer has only ace high and does not qualify"),
        ("7c 5d 4c 3s 2c", QUALIFIED, -60, "loses both bets: seven high against the dealer’s ace high"),
        ("Ac Kd 4c 3s 2c", QUALIFIED, 0, "keeps both bets: high card ace, king, four, three, and deuce on both sides"),
        ("Kc Kd 9h 5s 2c folded", QUALIFIED, -20, "loses the ante: folded"),
        ("Kc Kd 9h 5s 2c 100", QUALIFIED, 300, "wins"),
    ],
)
def test_a_hand_is_judged_with_the_rule_that_settles_it(hand: str, dealer: str, net: int, why: str) -> None:
    (line,) = judged(hand, dealer=dealer).lines
    assert line.score == net
    assert why in WORDS.text(line.outcome)


def test_each_hand_is_judged_by_itself_and_the_dealer_is_named() -> None:
    verdict = judged("Kc Kd 9h 5s 2c", "7c 5d 4c 3s 2h folded")
    assert [line.score for line in verdict.lines] == [60, -20]
    assert WORDS.text(verdict.lines[0].value) == "pair of kings, with nine, five, and deuce"
    assert [WORDS.text(note) for note in verdict.notes] == [
        "The dealer has high card ace, king, four, three, and deuce, which qualifies."
    ]
    assert "does not qualify" in WORDS.text(judged("Kc Kd 9h 5s 2c", dealer=UNQUALIFIED).notes[0])


def test_without_a_stake_nothing_is_counted() -> None:
    (line,) = judged("Kc Kd 9h 5s 2c", stake=None).lines
    assert (line.score, line.outcome.code) == (None, "judge-win")


@pytest.mark.parametrize(
    ("hand", "dealer", "code"),
    [
        ("Kc Kd 9h 5s", QUALIFIED, "refusal-how-many-are-there"),
        ("Kc Kd 9h 5s 2c", "Ad Ks", "refusal-how-many-are-there"),
        ("Kc Kd 9h 5s Ad", QUALIFIED, "refusal-named-before"),
        ("Kc Kd 9h 5s 1c", QUALIFIED, "refusal-not-a-piece-or-mark"),
        ("Kc Kd 9h 5s 2c called", QUALIFIED, "refusal-not-a-piece-or-mark"),
    ],
)
def test_what_cannot_be_is_refused_in_words(hand: str, dealer: str, code: str) -> None:
    with pytest.raises(BadCase) as refused:
        judged(hand, dealer=dealer)
    assert refused.value.why.code == code
    assert WORDS.text(refused.value.why)
