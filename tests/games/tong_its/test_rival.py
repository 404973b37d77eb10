"""How the computer plays Tong-its: legally, fast, from what its seat sees only, and the harder the better."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from math import sqrt
from random import Random
from time import process_time

import pytest

from hapag.games.tong_its.rival import LEVELS, hard
from hapag.games.tong_its.rules import PLAY, Call, Choice, Expose, Fight, Take, TongIts
from hapag.kernel import NoOptions, see, view
from hapag.kernel.notation import show
from hapag.kernel.records import replay
from hapag.kernel.worlds import world
from hapag.pieces import CARDS
from hapag.rivals import named
from hapag.rivals.match import Match
from tests.games.tong_its.driver import Led

PLAYERS = named(TongIts)
EVEN = 1 / 3


@cache
def share(one: str, others: str, deals: int) -> tuple[float, float]:
    """Return how often one seat wins among two of another kind, in each seat of every deal, and half the interval."""
    wins = []
    for deal in range(deals):
        for seat in range(3):
            seats = tuple([PLAYERS[one if each == seat else others] for each in range(3)])
            wins.append(Match(TongIts, NoOptions(), seats, 1).round(deal).end.score()[seat])
    rate = sum(wins) / len(wins)
    return rate, 1.96 * sqrt(rate * (1 - rate) / len(wins))


@pytest.mark.parametrize(
    ("one", "others", "deals", "least"),
    [
        ("easy", "random", 30, EVEN),
        ("easy", "simple", 40, EVEN),
        ("medium", "simple", 40, EVEN),
        ("hard", "simple", 40, 0.55),
        ("hard", "easy", 40, EVEN),
        ("medium", "easy", 50, EVEN),
    ],
)
def test_a_level_wins_more_than_its_share(one: str, others: str, deals: int, least: float) -> None:
    rate, half = share(one, others, deals)
    assert rate - half > least, f"{rate:.3f} ± {half:.3f}"


def test_two_hard_rivals_leave_a_simple_player_little() -> None:
    rate, half = share("simple", "hard", 40)
    assert rate + half < 0.2, f"{rate:.3f} ± {half:.3f}"


def positions(level: str, rounds: int) -> Iterator[tuple[TongIts, int]]:
    """Yield every position, with the seat that owes a move, of rounds between rivals of a level."""
    for number in range(rounds):
        played = Match(TongIts, NoOptions(), (LEVELS[level],) * 3, 9).round(number)
        for step in replay(TongIts, played.record()):
            state = step.state
            assert isinstance(state, TongIts)
            yield from ((state, seat) for seat in state.turn().seats)


@pytest.mark.parametrize("level", LEVELS)
def test_what_others_hold_makes_no_difference(level: str) -> None:
    for state, seat in list(positions(level, 2))[::3]:
        seen = see(state, seat)
        other = world(seen, TongIts.packs(NoOptions(), 3), Random(8))
        assert view(other, seat) == seen.round
        assert LEVELS[level](see(other, seat), Random(1)) == LEVELS[level](seen, Random(1))


def test_a_move_takes_a_tenth_of_a_second_at_most() -> None:
    times = []
    for state, seat in list(positions("hard", 8)):
        start = process_time()
        hard(see(state, seat), Random(1))
        times.append(process_time() - start)
    assert sorted(times)[-max(2, len(times) // 100)] < 0.15


def chosen(led: Led, seat: int = 0) -> Choice:
    return hard(see(led.state, seat), Random(1))


def test_hard_goes_out_when_it_can() -> None:
    led = Led({"A": "9c 9d 9h 8h Ks"}, [("B", "5h 6h 7h"), ("A", "2c 2d 2h")], phase=PLAY)
    for sentence in ("expose 9c 9d 9h", "sapaw 0 8h", "discard Ks"):
        assert show(chosen(led), CARDS) == sentence
        led.do(f"A {sentence}")
    assert led.state.ending() == "tong-its"


def test_hard_shows_one_meld_and_keeps_the_next_in_the_hand() -> None:
    led = Led({"A": "9c 9d 9h 2c 2d 2s Kh Qs Js"}, phase=PLAY)
    assert isinstance(chosen(led), Expose)
    led = Led({"A": "9c 9d 9h 7c Kh Qs Js"}, [("A", "2c 2d 2s")], phase=PLAY)
    assert not isinstance(chosen(led), Expose)


def test_hard_calls_when_nobody_may_fight() -> None:
    assert chosen(Led({"A": "Kc Ks"}, [("A", "4c 4d 4h")])) == Call()


def test_hard_takes_the_discard_for_its_first_meld() -> None:
    assert isinstance(chosen(Led({"A": "7h 8h 2c Ks Qd"}, discard="9h")), Take)


def test_hard_always_fights_for_that_costs_nothing() -> None:
    led = Led({"B": "Kc Ks Kd Qh"}, [("A", "4c 4d 4h"), ("B", "9c 9d 9h")]).do("A call")
    assert chosen(led, 1) == Fight()
