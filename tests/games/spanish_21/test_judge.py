"""The referee settles as the rules do, says why, and refuses what no play leads to."""

import pytest

from hapag.games.spanish_21 import judge as referee
from hapag.games.spanish_21.rules import Spanish21
from hapag.games.words import Words
from hapag.kernel import NoOptions
from hapag.kernel.judging import BadCase, Verdict, case_of

WORDS = Words(Spanish21)


def judged(*hands: str, dealer: str, stake: int | None = 20) -> Verdict:
    return referee.judge(case_of(Spanish21, referee.ASKS, hands, NoOptions(), dealer=dealer, stake=stake))


@pytest.mark.parametrize(
    ("hand", "dealer", "net", "why"),
    [
        ("As Kd", "Ac Kh", 30, "wins: blackjack pays 3 to 2"),
        ("9c 9d", "Ac Kh", -20, "loses: the dealer has blackjack"),
        ("As Kd split", "5c 6d Kh", 20, "wins: 21 beats whatever the dealer has"),
        ("6c 5d Kh doubled 100", "6h 5s Kc", 200, "wins: 21 beats whatever the dealer has"),
        ("7s 7s 7s", "7c 9d 5h", 60, "wins: 6-7-8 or 7-7-7 in spades pays 3 to 1"),
        ("6h 7h 8h", "Kc 9d", 40, "wins: 6-7-8 or 7-7-7 in one suit pays 2 to 1"),
        ("7c 7d 7h split", "Kc 9d", 30, "wins: 6-7-8 or 7-7-7 in mixed suits pays 3 to 2"),
        ("6s 7s 8s doubled", "Kc 9d", 40, "wins: 21 beats whatever the dealer has"),
        ("2c 3d 4h 5s 7d", "Kc 9d", 30, "wins: 21 with five cards pays 3 to 2"),
        ("2c 3d 4h 5s 2d 5c", "Kc 9d", 40, "wins: 21 with six cards pays 2 to 1"),
        ("2c 3d 2h 3s 2d 4c 5c", "Kc 9d", 60, "wins: 21 with seven cards or more pays 3 to 1"),
        ("6c 5d 2h doubled rescued", "Kc 9d", -20, "loses its first bet: rescued after the double"),
        ("2c 3d 4h 9c doubled", "Kc 8d", 0, "keeps its bet: the dealer has 18 too"),
        ("Kc 5d surrendered", "Kd 9s", -10, "loses half: given up before the first card"),
    ],
)
def test_a_hand_is_judged_with_the_rule_that_settles_it(hand: str, dealer: str, net: int, why: str) -> None:
    (line,) = judged(hand, dealer=dealer).lines
    assert (line.score, WORDS.text(line.outcome)) == (net, why)


@pytest.mark.parametrize(
    ("hand", "code"),
    [
        ("Tc 6d", "refusal-left-out"),
        ("Kc 10d", "refusal-left-out"),
        ("6c 5d doubled", "refusal-doubled-has"),
        ("6c 5d 2h rescued", "refusal-rescue-after-double"),
        ("Kc 6d Kh doubled rescued", "refusal-rescue-after-double"),
        ("Kc 6d 2h surrendered", "refusal-surrender-comes-first"),
        ("Kc 6d 5h 2c", "refusal-hand-was-done"),
        ("Kc 6d split surrendered", "refusal-surrender-comes-first"),
        ("Kc 6d 25", "refusal-stake-is-odd"),
        ("As As As As As As As", "refusal-named-before"),
    ],
)
def test_what_no_play_leads_to_is_refused_in_words(hand: str, code: str) -> None:
    with pytest.raises(BadCase) as refused:
        judged(hand, dealer="Kc 7d")
    assert refused.value.why.code == code
    assert WORDS.text(refused.value.why)


def test_a_ten_of_the_dealers_is_refused_too() -> None:
    with pytest.raises(BadCase) as refused:
        judged("Kc 6d", dealer="Th 7d")
    assert WORDS.text(refused.value.why) == "“Th” is a card that this game is played without."
