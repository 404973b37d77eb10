"""The referee settles as the rules do, and says why."""

import pytest

from hapag.games.three_card_poker.judge import ASKS, judge
from hapag.games.three_card_poker.rules import ThreeCardPoker
from hapag.games.words import Words
from hapag.kernel import NoOptions
from hapag.kernel.judging import BadCase, Verdict, case_of

WORDS = Words(ThreeCardPoker)
THREE_NINES = "three nines against the dealer’s straight flush to the four"


def judged(*hands: str, dealer: str = "Qs Td 6c", stake: int | None = 20) -> Verdict:
    return judge(case_of(ThreeCardPoker, ASKS, hands, NoOptions(), dealer=dealer, stake=stake))


@pytest.mark.parametrize(
    ("hand", "dealer", "net", "why"),
    [
        ("Kc 9d 4h", "Js 8d 3c", 20, "wins the ante only: the dealer has only jack high and does not qualify"),
        ("Kc 9d 4h", "Qs 8d 3c", 40, "wins both bets: king high against the dealer’s queen high"),
        ("Kc 9d 4h", "2s 2d 3c", -40, "loses both bets: king high against the dealer’s pair of deuces"),
        ("Kc 9d 4h folded", "2s 2d 3c", -20, "loses the ante: folded"),
        (
            "4c 5c 6c 100",
            "4d 5d 6d",
            500,
            "keeps both bets, and wins a bonus of 5 to 1 on the ante: straight flush to the six on both sides",
        ),
        (
            "9c 9d 9h 40",
            "2s 3s 4s",
            80,
            f"loses both bets, but wins a bonus of 4 to 1 on the ante: {THREE_NINES}",
        ),
    ],
)
def test_a_hand_is_judged_with_the_rule_that_settles_it(hand: str, dealer: str, net: int, why: str) -> None:
    (line,) = judged(hand, dealer=dealer).lines
    assert (line.score, WORDS.text(line.outcome)) == (net, why)


def test_each_hand_is_judged_by_itself_and_the_dealer_is_named() -> None:
    verdict = judged("9c 9d 9h", "7c 5d 2h folded", "Ac Kd 2s 100")
    assert [line.score for line in verdict.lines] == [120, -20, 200]
    assert [WORDS.text(line.value) for line in verdict.lines][1:] == [
        "high card seven, five, and deuce",
        "high card ace, king, and deuce",
    ]
    assert [WORDS.text(note) for note in verdict.notes] == [
        "The dealer has high card queen, ten, and six, which qualifies."
    ]


def test_without_a_stake_nothing_is_counted() -> None:
    (line,) = judged("9c 9d 9h", stake=None).lines
    assert (line.score, line.outcome.code) == (None, "judge-win")


def test_a_referee_may_be_asked_about_folded_hands_only() -> None:
    assert [line.score for line in judged("9c 9d 9h folded").lines] == [-20]


@pytest.mark.parametrize(
    ("hand", "dealer", "code"),
    [
        ("Qs 9d 4h", "Qs Td 6c", "named-before"),
        ("Kc 9d", "Qs Td 6c", "how-many-are-there"),
        ("Kc 9d 4h", "Qs Td", "how-many-are-there"),
        ("Kc 9d 4h raised", "Qs Td 6c", "not-a-piece-or-mark"),
        ("Kc 1d 4h", "Qs Td 6c", "not-a-piece"),
    ],
)
def test_what_cannot_be_is_refused(hand: str, dealer: str, code: str) -> None:
    with pytest.raises(BadCase, match=f"refusal-{code}"):
        judged(hand, dealer=dealer)
