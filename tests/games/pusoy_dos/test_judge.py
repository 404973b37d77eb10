"""The referee follows a trick play by play."""

from hapag.games.pusoy_dos.judge import ASKS, judge
from hapag.games.pusoy_dos.rules import PusoyDos
from hapag.games.words import Words
from hapag.kernel import NoOptions
from hapag.kernel.judging import case_of


def said(*plays: str) -> list[tuple[str, str, int | None]]:
    words = Words(PusoyDos)
    verdict = judge(case_of(PusoyDos, ASKS, plays, NoOptions()))
    return [(words.text(line.value), words.text(line.outcome), line.place) for line in verdict.lines]


def test_the_last_play_that_beats_the_one_before_takes_the_trick() -> None:
    assert said("9c 9d", "Ts Th", "2c 2h") == [
        ("pair of nines", "beaten by play 2", 3),
        ("pair of tens", "beaten by play 3", 2),
        ("pair of twos", "wins the trick", 1),
    ]


def test_a_weaker_play_is_not_allowed_and_the_one_before_it_stands() -> None:
    lead, weak, other = said("3d 4d 5d 6d 8d", "Ah Kh Jh 9h 2h", "3c 3s 3h 4c 4s")
    assert lead == ("flush of diamonds, eight high", "beaten by play 3", 2)
    assert weak[1].startswith("not allowed. Your play (flush of hearts, two high) does not beat")
    assert weak[2] is None
    assert other == ("full house of threes", "wins the trick", 1)


def test_an_answer_of_another_size_is_not_allowed() -> None:
    assert said("9c", "Ts Th")[1][1] == "not allowed. One card was led; an answer is one card too, not 2."


def test_four_cards_are_no_combination() -> None:
    ((value, outcome, place),) = said("4c 4s 4h 4d")
    assert (value, place) == ("no combination", None)
    assert "four of a kind needs any fifth card" in outcome
