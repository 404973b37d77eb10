"""The referee settles as the rules do, and says why."""

import pytest

from hapag.games.pai_gow_tiles.judge import ASKS, judge
from hapag.games.pai_gow_tiles.rules import PaiGowTiles
from hapag.games.words import Words
from hapag.kernel import NoOptions
from hapag.kernel.judging import BadCase, Verdict, case_of


def verdict(*hands: str) -> Verdict:
    return judge(case_of(PaiGowTiles, ASKS, hands, NoOptions()))


def test_copies_of_zero_are_the_banks() -> None:
    found = verdict("foo nine-63 / day tit", "mooy ping / teen tit bank")
    assert [line.score for line in found.lines] == [-1, 1]
    words = Words(PaiGowTiles)
    assert words.text(found.lines[0].value) == "low: zero; high: 9 led by day"
    assert words.text(found.lines[0].outcome) == "loses a point: low copied, so the bank’s, high lost"
    assert words.text(found.lines[1].outcome) == "holds the bank, balance +1"


def test_both_tiles_of_a_name_may_be_laid_out_and_no_third() -> None:
    found = verdict("chong five-32 / foo foo", "look five-41 / bon bon")
    assert [line.score for line in found.lines] == [0, 0]
    with pytest.raises(BadCase):
        verdict("chong five-32 / foo foo", "look foo / bon bon")


def test_a_foul_hand_is_named_and_left_out() -> None:
    found = verdict("foo nine-63 / teen tit", "bon bon / look five-41", "mooy ping / day yun")
    assert [line.score for line in found.lines] == [0, None, 0]
    assert "beats the high hand" in Words(PaiGowTiles).text(found.lines[1].outcome)
