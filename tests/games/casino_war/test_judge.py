"""The referee settles every hand against the dealer's, says why, and refuses what no play leads to."""

import pytest

from hapag.games.casino_war import judge as referee
from hapag.games.casino_war.rules import CasinoWar
from hapag.games.words import Words
from hapag.kernel import NoOptions
from hapag.kernel.judging import BadCase, Verdict, case_of

WORDS = Words(CasinoWar)


def judged(dealer: str, *hands: str, stake: int | None = 20) -> Verdict:
    return referee.judge(case_of(CasinoWar, referee.ASKS, hands, NoOptions(), dealer=dealer, stake=stake))


@pytest.mark.parametrize(
    ("hand", "dealer", "net", "value", "outcome"),
    [
        ("Kc", "Qd", 20, "king against queen", "wins: king beats queen"),
        ("Qc", "Kd", -20, "queen against king", "loses: queen against king"),
        ("9c surrender", "9d", -10, "nine against nine", "loses half: nine each, and surrendered"),
        ("9c Kc war", "9d 2d", 20, "nine against nine, then king against deuce", "wins: the war is won, king"),
        ("9c 3c war 100", "9d Kd", -200, "nine against nine, then three against king", "loses: the war is lost"),
        ("Ac 2c war", "Ah 2d", 40, "ace against ace, then deuce against deuce", "wins: deuce each in the war too"),
    ],
)
def test_a_hand_is_judged_with_the_reason(hand: str, dealer: str, net: int, value: str, outcome: str) -> None:
    (line,) = judged(dealer, hand).lines
    assert (line.score, WORDS.text(line.value)) == (net, value)
    assert WORDS.text(line.outcome).startswith(outcome)


def test_each_hand_is_judged_by_itself() -> None:
    verdict = judged("9s 8s", "9c Kc war", "Kd 100", "9h 5d war", "9d surrender")
    assert [line.score for line in verdict.lines] == [20, 100, -40, -10]


def test_without_a_stake_nothing_is_counted() -> None:
    (line,) = judged("Qd", "Kc", stake=None).lines
    assert (line.score, line.outcome.code) == (None, "judge-win")


@pytest.mark.parametrize(
    ("hand", "dealer", "complaint"),
    [
        ("9c", "9d", "hand 1: A tie has to choose"),
        ("9c Kc", "9d 2c", "hand 1: A tie has to choose"),
        ("9c Kc war surrender", "9d 2c", "hand 1: It is either surrender or war."),
        ("9c war", "9d 2c", "hand 1: A war takes a second card."),
        ("9c Kc surrender", "9d", "hand 1: Whoever surrenders gets no second card."),
        ("Kc war", "9d", "hand 1: king against nine is no tie"),
        ("Kc 2c", "9d", "hand 1: king against nine is no tie"),
        ("9c surrender 25", "9d", "hand 1: Half of 25 is no whole number"),
        ("9c Kc war", "9d", "the dealer: Somebody is at war"),
        ("Kc", "9d 2c", "the dealer: Nobody is at war"),
        ("9c fold", "9d", "hand 1:"),
        ("9c", "", "the dealer:"),
    ],
)
def test_what_cannot_be_is_refused_in_words(hand: str, dealer: str, complaint: str) -> None:
    with pytest.raises(BadCase) as refused:
        judged(dealer, hand)
    assert f"{WORDS.text(refused.value.where)}: {WORDS.text(refused.value.why)}".startswith(complaint)
