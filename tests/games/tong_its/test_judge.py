"""The referee counts as the rules do, and knows who wins a tie."""

import pytest

from hapag.games.tong_its.judge import ASKS, judge
from hapag.games.tong_its.rules import TongIts
from hapag.games.words import Words
from hapag.kernel import NoOptions
from hapag.kernel.judging import BadCase, Verdict, case_of


def verdict(*hands: str) -> Verdict:
    return judge(case_of(TongIts, ASKS, hands, NoOptions()))


def scores(*hands: str) -> list[int | float | None]:
    return [line.score for line in verdict(*hands).lines]


def test_hidden_melds_are_left_out_and_named() -> None:
    found = verdict("Ah 2h 3h Kd Kc 9s caller", "Js Qs Ks As")
    words = Words(TongIts)
    assert words.text(found.lines[0].value) == "29 points, without hearts from ace to three"
    assert words.text(found.lines[1].value) == "one point, without spades from jack to king"
    assert [(line.place, line.score) for line in found.lines] == [(2, 0), (1, 1)]


@pytest.mark.parametrize(
    ("hands", "winner"),
    [
        (("5c 2d caller", "6c Ad", "Kc conceded"), 1),
        (("6d Ac", "5c 2d caller", "6c Ad"), 2),
        (("5c 2d caller", "Ac conceded", "9c"), 0),
        (("5c 2d", "7c", "7d drawer"), 2),
        (("5c 2d", "Kc drawer", "7d"), 2),
        (("5c 2d", "3c drawer burned", "7d"), 2),
        (("5c 2d", "burned", "9c drawer"), 0),
    ],
)
def test_ties_go_as_the_rules_say(hands: tuple[str, ...], winner: int) -> None:
    assert scores(*hands) == [int(seat == winner) for seat in range(3)]


def test_when_all_are_burned_nobody_wins() -> None:
    assert scores("burned", "burned drawer", "Ac burned") == [0, 0, 0]


@pytest.mark.parametrize(
    ("hands", "code"),
    [
        (("5c", "6c"), "refusal-one-caller-or-drawer"),
        (("5c caller", "6c drawer"), "refusal-one-caller-or-drawer"),
        (("5c caller", "6c burned"), "refusal-burned-at-a-call"),
        (("5c drawer", "6c conceded"), "refusal-conceded-to-the-stock"),
        (("5c caller conceded", "6c"), "refusal-caller-concedes"),
        (("5c caller", ""), "refusal-no-cards-to-count"),
    ],
)
def test_what_cannot_be_is_refused(hands: tuple[str, ...], code: str) -> None:
    with pytest.raises(BadCase) as bad:
        verdict(*hands)
    assert bad.value.why.code == code
    assert Words(TongIts).text(bad.value.why)
