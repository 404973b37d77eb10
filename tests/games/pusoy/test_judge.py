"""The referee scores as the rules do, and says why."""

from hapag.games.pusoy.judge import ASKS, judge
from hapag.games.pusoy.rules import Pusoy
from hapag.games.words import Words
from hapag.kernel import NoOptions
from hapag.kernel.judging import LOSES, WINS, Verdict, case_of

A = "Ks Kd 2c / As Ad 3c 4d 5s / 9c 9d 9h 7s 8d"
B = "Qs 8s 2d / Jh Jc 3d 4h 5c / 6c 6d 6h 7c 8h"
C = "Ah Kh 8c / Qh Qc 3h 4c 7d / Ts Td Tc 2h 5d"
FOUL = "Qh Qc 8c / Ah Kh 3h 4c 7d / Ts Td Tc 2h 5d"


def verdict(*hands: str) -> Verdict:
    return judge(case_of(Pusoy, ASKS, hands, NoOptions()))


def test_points_are_counted_pair_by_pair() -> None:
    found = verdict(A, B, C)
    assert [(line.place, line.score) for line in found.lines] == [(1, 8), (3, 0), (2, 7)]
    words = Words(Pusoy)
    assert [words.text(note) for note in found.notes] == [
        "Hand 1 against hand 2, 6 to 0: front to hand 1, middle to hand 1, back to hand 1.",
        "Hand 1 against hand 3, 2 to 1: front to hand 1, middle to hand 1, back to hand 3.",
        "Hand 2 against hand 3, 0 to 6: front to hand 3, middle to hand 3, back to hand 3.",
    ]
    assert words.text(found.lines[0].value) == "front: pair of kings; middle: pair of aces; back: three nines"
    assert words.text(found.lines[0].outcome) == "wins with 8 points (net +7)"


def test_equal_rows_score_for_nobody() -> None:
    twin = "Kh Kc 2d / Ac Ah 3d 4c 5c / 6c 6d 6h 7c 8h"
    (note,) = verdict(A, twin).notes
    assert "front tied, middle tied, back to hand 1" in Words(Pusoy).text(note)


def test_a_foul_hand_is_named_and_the_others_score_without_it() -> None:
    found = verdict(A, B, FOUL)
    assert [line.score for line in found.lines] == [6, 0, None]
    assert found.lines[0].outcome.args["how"] == WINS
    assert found.lines[1].outcome.args["how"] == LOSES
    text = Words(Pusoy).text(found.lines[2].outcome)
    assert text.startswith("foul, not scored. The front (pair of queens) beats the middle (ace high).")
    assert len(found.notes) == 1


def test_all_foul_leaves_nobody_to_win() -> None:
    assert [line.place for line in verdict(FOUL, "As Ad 9c/Kc Jd 9d 8s 2c/3c 3d 3s 4d 4s").lines] == [None, None]
