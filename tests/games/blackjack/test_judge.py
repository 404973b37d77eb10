"""The referee settles as the rules do, says why, and refuses what no play leads to."""

import pytest

from hapag.games.blackjack import judge as referee
from hapag.games.blackjack.rules import Blackjack
from hapag.games.words import Words
from hapag.kernel import NoOptions
from hapag.kernel.judging import BadCase, Verdict, case_of

WORDS = Words(Blackjack)


def judged(*hands: str, dealer: str, stake: int | None = 20) -> Verdict:
    return referee.judge(case_of(Blackjack, referee.ASKS, hands, NoOptions(), dealer=dealer, stake=stake))


@pytest.mark.parametrize(
    ("hand", "dealer", "net", "why"),
    [
        ("As Kd", "9c 7d", 30, "wins: blackjack pays 3 to 2"),
        ("As Kd", "Ac Kh", 0, "keeps its bet: blackjack on both sides"),
        ("Tc 9d", "Ac Kh", -20, "loses: the dealer has blackjack"),
        ("7c 7d 7h", "Ac Kh", -20, "loses: the dealer has blackjack"),
        ("As Kd split", "5c 6d Th", 0, "keeps its bet: the dealer has 21 too"),
        ("6c 5d Th doubled 100", "Tc 7d", 200, "wins: 21 beats the dealer’s 17"),
        ("Tc 6d surrendered 100", "Th 9s", -50, "loses half: given up before the first card"),
        ("Tc 6d Kd", "6c Td", -20, "loses: 26 is over 21"),
        ("Tc 2d", "6c Td Kh", 20, "wins: 12 stands, and the dealer is over with 26"),
        ("Tc 8d", "Th 9s", -20, "loses: 18 against the dealer’s 19"),
    ],
)
def test_a_hand_is_judged_with_the_rule_that_settles_it(hand: str, dealer: str, net: int, why: str) -> None:
    (line,) = judged(hand, dealer=dealer).lines
    assert (line.score, WORDS.text(line.outcome)) == (net, why)


def test_each_hand_is_judged_by_itself_and_the_dealer_is_named() -> None:
    verdict = judged("8c Td split", "8d 3h Th split doubled", "As Kd", dealer="Ts 9s")
    assert [line.score for line in verdict.lines] == [-20, 40, 30]
    assert [WORDS.text(line.value) for line in verdict.lines] == ["18", "21", "blackjack"]
    assert [WORDS.text(note) for note in verdict.notes] == ["The dealer has 19."]


def test_without_a_stake_nothing_is_counted() -> None:
    (line,) = judged("Tc 9d", dealer="Ts 8s", stake=None).lines
    assert (line.score, line.outcome.code) == (None, "judge-win")


@pytest.mark.parametrize(
    ("hand", "dealer", "code"),
    [
        ("Tc 6d 2h surrendered", "Tc 7d", "refusal-surrender-comes-first"),
        ("Tc 6d surrendered split", "Tc 7d", "refusal-surrender-comes-first"),
        ("Tc 6d doubled", "Tc 7d", "refusal-doubled-has"),
        ("Tc 6d 5h 2c", "Tc 7d", "refusal-hand-was-done"),
        ("Tc 6d 25", "Tc 7d", "refusal-stake-is-odd"),
        ("Tc 6d", "Tc 7d 2c", "refusal-dealer-stands"),
        ("Tc 6d", "Tc 6d", "refusal-dealer-draws"),
    ],
)
def test_what_no_play_leads_to_is_refused_in_words(hand: str, dealer: str, code: str) -> None:
    with pytest.raises(BadCase) as refused:
        judged(hand, dealer=dealer)
    assert refused.value.why.code == code
    assert WORDS.text(refused.value.why)


def test_the_dealer_need_not_draw_when_no_hand_is_live() -> None:
    verdict = judged("As Kd", "Tc 6d surrendered", "Tc 6d Kd", dealer="5c 6d")
    assert [line.score for line in verdict.lines] == [30, -10, -20]
