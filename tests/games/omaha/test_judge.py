"""The referee of Omaha: exactly two and three, and the same pots as in Hold'em."""

from __future__ import annotations

import pytest

from hapag.games.betting.table import Stakes
from hapag.games.omaha.judge import ASKS, judge
from hapag.games.omaha.rules import Omaha
from hapag.games.words import Words
from hapag.kernel.judging import LOSES, WINS, BadCase, Verdict, case_of


def verdict(*hands: str, board: str, stake: int | None = None) -> Verdict:
    return judge(case_of(Omaha, ASKS, hands, Stakes(), board=board, stake=stake))


def test_exactly_two_and_three_make_the_hand() -> None:
    found = verdict("Ac Ad 2h 4s", "Kh 3c Qs Js", board="Ks Kd 8c 8d 3h")
    assert [line.outcome for line in found.lines] == [LOSES, WINS]
    assert [Words(Omaha).text(line.value) for line in found.lines] == [
        "two pair, aces and kings, with eight",
        "full house, kings over threes",
    ]


def test_stakes_are_paid_from_the_pots() -> None:
    found = verdict("Ac Ad 2h 4s 100", "Kh 3c Qs Js 40", board="Ks Kd 8c 8d 3h")
    assert [line.score for line in found.lines] == [-40, 40]
    assert Words(Omaha).text(found.notes[0]) == "60 that nobody matched goes back to hand 1."


@pytest.mark.parametrize(("hands", "code"), [(("Ac Ad", "Kh 3c Qs Js"), "refusal-how-many-are-there")])
def test_a_hand_has_four_cards(hands: tuple[str, ...], code: str) -> None:
    with pytest.raises(BadCase) as caught:
        verdict(*hands, board="Ks Kd 8c")
    assert caught.value.why.code == code


def test_a_hand_without_cards_is_told_how_many_it_needs() -> None:
    with pytest.raises(BadCase) as caught:
        verdict("", "Kh 3c Qs Js", board="Ks Kd 8c")
    assert Words(Omaha).text(caught.value.why) == "Name 4 cards, or say “folded”."
