"""Rounds between rivals: repeatable, fair in who leads, summed up rightly."""

from random import Random
from statistics import mean, stdev
from typing import Any

import pytest

from hapag.games import game
from hapag.kernel import Move, Seen, is_over
from hapag.kernel.records import replay
from hapag.rivals import random_rival
from hapag.rivals.match import Match, RivalFault, Tally, ahead

PATONG = game("patong")


def match(seed: int = 7, *, variable: bool = True) -> Match:
    return Match(PATONG, PATONG.info.options(variable=variable), (random_rival,) * 3, seed)


def test_a_round_is_the_same_whatever_was_played_before() -> None:
    whole = [played.record() for played in match().rounds(4)]
    assert match().round(3).record() == whole[3]
    assert match(seed=8).round(3).record() != whole[3]


def test_the_lead_moves_on_one_seat_each_round() -> None:
    assert [played.lead for played in match().rounds(5)] == [0, 1, 2, 0, 1]


def test_a_played_round_is_over_and_its_record_replays_to_the_same_end() -> None:
    for played in match().rounds(10):
        steps = list(replay(PATONG, played.record()))
        assert is_over(played.end)
        assert steps[-1].state.score() == played.end.score()


def test_one_seats_thinking_does_not_shift_the_cards_or_another_seats_chance() -> None:
    def wasteful(seen: Seen[Any], random: Random) -> Move:
        move = random_rival(seen, random)
        random.random()
        return move

    plain, other = match().round(0), Match(PATONG, PATONG.info.options(), (random_rival, wasteful, random_rival), 7)
    assert other.round(0).packs[0] == plain.packs[0]
    assert other.round(0).moves[0] == plain.moves[0]


def test_a_rival_that_fails_is_named_with_its_round() -> None:
    def failing(seen: Seen[Any], random: Random) -> Move:
        raise ZeroDivisionError

    with pytest.raises(RivalFault) as fault:
        Match(PATONG, PATONG.info.options(), (random_rival, failing), 1).round(5)
    assert (fault.value.seat, fault.value.number) == (1, 5)
    assert isinstance(fault.value.__cause__, ZeroDivisionError)


def test_a_tally_has_the_mean_and_the_interval_of_each_seat() -> None:
    tally, scores = Tally(3), []
    for played in match().rounds(40):
        tally.add(played.end)
        scores.append(played.end.score())
    for seat in range(3):
        points = [score[seat] for score in scores]
        assert tally.scores[seat].value == pytest.approx(mean(points))
        assert tally.scores[seat].half_width() == pytest.approx(1.959964 * stdev(points) / 40**0.5)
        assert tally.ahead[seat] == sum(seat in ahead(score) for score in scores)
    assert sum(tally.endings.values()) == tally.rounds == 40


def test_one_round_has_no_interval() -> None:
    tally = Tally(3)
    tally.add(match().round(0).end)
    assert tally.scores[0].half_width() is None


def test_ahead_is_who_gained_most_and_nobody_where_all_are_level() -> None:
    assert ahead((3, -1, 3)) == (0, 2)
    assert ahead((0, -20)) == ()
    assert ahead((5, 5)) == ()
    assert ahead((20,)) == (0,)
