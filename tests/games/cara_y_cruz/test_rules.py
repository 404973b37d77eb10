"""Cara y Cruz, rule by rule; the numbers are those of its rule sheet."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hapag.games.cara_y_cruz import judge as referee
from hapag.games.cara_y_cruz.judge import ASKS
from hapag.games.cara_y_cruz.rival import LEVELS
from hapag.games.cara_y_cruz.rules import (
    SIDES,
    AllWon,
    Asked,
    Called,
    CaraYCruz,
    Flip,
    Flipped,
    Landed,
    NobodyWon,
    Spun,
    Won,
)
from hapag.games.words import Words
from hapag.kernel import Committed, Illegal, NoOptions, Seen, owing, see
from hapag.kernel.judging import BadCase, case_of
from hapag.kernel.notation import read
from hapag.rivals.match import Match
from tests.games.cara_y_cruz.driver import Led, toss

sides = st.sampled_from(SIDES)
calls = st.lists(st.sampled_from([*SIDES, "flip"]), min_size=2, max_size=4)


def test_seats_choose_in_their_order_and_nobody_before_its_turn() -> None:  # 1
    led = Led(["cara"] * 3)
    for seat in range(3):
        assert owing(led.state) == (seat,)
        assert all(led.refused(other, "cara") for other in range(3) if other != seat)
        led.call("cara")


@given(calls, sides, sides)
def test_each_right_call_is_a_point_and_no_other(choices: list[str], cup: str, coin: str) -> None:  # 4
    led = toss(choices, coin, [cup] * len(choices))
    called = [cup if choice == "flip" else choice for choice in choices]
    assert led.state.score() == tuple([int(side == coin) for side in called])


@pytest.mark.parametrize(
    ("choices", "coin", "result", "ending"),
    [
        (["cara", "cara"], "cara", AllWon, "all-won"),
        (["cara", "cruz"], "cara", Won, "some-won"),
        (["cara", "cara"], "cruz", NobodyWon, "nobody-won"),
    ],
)
def test_all_may_win_and_none_may_without_a_second_toss(
    choices: list[str], coin: str, result: type, ending: str
) -> None:  # 4
    led = toss(choices, coin)
    assert type(led.events[-1]) is result
    assert led.state.ending() == ending
    assert owing(led.state) == ()


def test_the_calls_come_first_then_the_coin_spins_then_its_face_is_shown() -> None:  # 3
    led = toss(["cara", "flip", "cruz"], "cara", ["cruz", "cruz", "cruz"])
    kinds = [type(event) for event in led.events]
    assert kinds == [Asked, Committed, Committed, Committed, Flipped, Called, Called, Spun, Landed, Won]
    words = Words(CaraYCruz, people=("Ann", "Bo", "Cy"))
    assert [words.caption(event) for event in led.events[4:]] == [
        "The table chooses for Seat 2 (Bo).",
        "Seat 1 (Ann) calls cara.",
        "Seat 2 (Bo) and Seat 3 (Cy) call cruz.",
        "The coin spins ...",
        "The coin shows cara.",
        "Seat 1 (Ann) called cara and wins a point.",
    ]


def test_a_cup_that_is_not_asked_stays_down() -> None:  # 5
    led = toss(["cara", "flip"], "cara", ["cruz", "cruz"])
    assert [len(player.lifted) for player in led.state.players] == [0, 1]
    assert see(led.state, 0).round.players[0].cup == (-2, -2)


def test_the_coin_and_what_the_clock_locks_fall_either_way_equally_often() -> None:  # 2, 5
    def clock(seen: Seen[CaraYCruz], random: Random) -> Flip:
        return Flip()

    ends: list[Any] = [played.end for played in Match(CaraYCruz, NoOptions(), (clock, clock), 1).rounds(2000)]
    for found in (Counter(end.up() for end in ends), Counter(end.players[1].side for end in ends)):
        assert set(found) == set(SIDES)
        assert abs(found["cara"] - 1000) < 100
    matched = sum(end.players[0].side == end.up() for end in ends)
    assert abs(matched - 1000) < 100


def test_other_words_for_the_sides_are_understood_and_no_others() -> None:  # 1
    assert read("choose tails", CaraYCruz) == read("choose cruz", CaraYCruz)
    assert Led(["cara", "cara"]).refused(0, "edge") == "refusal-not-one-of"
    with pytest.raises(Illegal):
        read("heads", CaraYCruz)


def test_the_computer_calls_either_side_equally_often() -> None:
    random, seen = Random(1), see(Led(["cara", "cara"]).state, 0)
    (caller,) = LEVELS.values()
    found = Counter(str(caller(seen, random)) for _ in range(2000))
    assert len(found) == 2
    assert abs(min(found.values()) - 1000) < 100


def test_the_referee_gives_a_point_to_each_right_call() -> None:
    verdict = referee.judge(case_of(CaraYCruz, ASKS, ["cara", "tails", "heads"], NoOptions(), "heads"))
    assert [line.score for line in verdict.lines] == [1, 0, 1]
    with pytest.raises(BadCase):
        case_of(CaraYCruz, ASKS, ["cara", "edge"], NoOptions(), "cara")
    with pytest.raises(BadCase):
        case_of(CaraYCruz, ASKS, ["cara", "cruz"], NoOptions(), "")
