"""How the computer plays dominoes: legally, fast, from what it sees, and the harder the better."""

from __future__ import annotations

from math import sqrt
from random import Random
from time import process_time

import pytest

from hapag.games.dominoes import rival
from hapag.games.dominoes.endgame import Endgame
from hapag.games.dominoes.outlook import Outlook, World, choices
from hapag.games.dominoes.rival import LEVELS, first_legal
from hapag.games.dominoes.rules import Dominoes, Play
from hapag.games.dominoes.tiles import bits
from hapag.kernel import NoOptions, Seen, begin, is_over, owing, play, see
from hapag.kernel.worlds import any_world
from hapag.rivals import Rival, random_rival
from hapag.rivals.match import Match
from tests.games.dominoes.driver import SET, pile, put_down


def share(one: Rival, other: Rival, deals: int, seats: int = 2) -> tuple[float, float]:
    """Return the share of points that `one` takes, in every seat of every deal, and half the 95 % interval."""
    means = []
    for number in range(deals):
        taken = 0.0
        for seat in range(seats):
            rivals = tuple([one if each == seat else other for each in range(seats)])
            score = Match(Dominoes, NoOptions(), rivals, 4).round(number).end.score()
            taken += score[seat] / sum(score)
        means.append(taken / seats)
    mean = sum(means) / deals
    return mean, 1.96 * sqrt(sum((each - mean) ** 2 for each in means) / (deals - 1) / deals)


@pytest.mark.parametrize(
    ("level", "other", "deals"),
    [("medium", first_legal, 300), ("hard", first_legal, 80), ("hard", LEVELS["medium"], 80)],
)
def test_the_harder_level_wins_more(level: str, other: Rival, deals: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """With an eighth of the rounds that it otherwise plays out, to be quick."""
    monkeypatch.setattr(rival, "ROUNDS", rival.ROUNDS // 8)
    mean, half = share(LEVELS[level], other, deals)
    assert mean - half > 0.5, f"{mean:.2f} ± {half:.2f}"


@pytest.mark.slow
@pytest.mark.parametrize("other", [first_legal, random_rival, LEVELS["medium"]])
def test_the_strong_rival_takes_the_larger_share_over_many_deals(other: Rival) -> None:
    mean, half = share(LEVELS["hard"], other, 200)
    assert mean - half > 0.6, f"{mean:.2f} ± {half:.2f}"


@pytest.mark.slow
def test_the_strong_rival_takes_more_than_its_share_of_four() -> None:
    mean, half = share(LEVELS["hard"], first_legal, 60, seats=4)
    assert mean - half > 0.25, f"{mean:.2f} ± {half:.2f}"


def some_turns(count: int, seats: int) -> list[Seen[Dominoes]]:
    """Return views of seats that have a choice to make, along random rounds."""
    found: list[Seen[Dominoes]] = []
    for seed in range(count):
        random = Random(seed)
        state = begin(Dominoes, NoOptions(), seats, [tuple(random.sample(SET, 28))]).state
        while not is_over(state):
            (seat,) = owing(state)
            found.append(see(state, seat))
            state = play(state, seat, random_rival(found[-1], random)).state
    return found


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_guessed_worlds_hold_what_is_known(seats: int) -> None:
    for seen in some_turns(4, seats):
        if not seen.round.line:
            continue
        world = Outlook(seen, Random(1)).world()
        for player in seen.round.players:
            rack = world.racks[player.seat]
            assert rack.bit_count() == len(player.rack)
            assert all(lack.holds(rack) for lack in player.told)
        everything = bits(seen.round.line) | bits(world.boneyard) | sum(world.racks)
        assert everything == (1 << 28) - 1


@pytest.mark.parametrize("level", LEVELS)
def test_what_others_hold_makes_no_difference(level: str) -> None:
    seen = some_turns(1, 2)[6]
    guess = any_world(seen.round, [SET], Random(3))
    assert see(guess, seen.seat) == seen
    assert LEVELS[level](see(guess, seen.seat), Random(1)) == LEVELS[level](seen, Random(1))


def test_with_an_empty_boneyard_two_play_it_out() -> None:
    """A win that can be forced is found."""
    led = put_down("6-5 6-1 1-1", "5-0 4-0", ends=(6, 6))
    look = Outlook(see(led.state, 0), Random(1))
    best = Endgame().best(look.world(), look.choices())
    assert best is not None
    world = look.world().after(best)
    assert Endgame().worth(world.racks[1], world.racks[0], world.left, world.right) == -1


def test_the_search_finds_what_trying_everything_finds() -> None:
    def worth(mine: int, theirs: int, left: int, right: int, *, passed: bool = False) -> int:
        if not theirs:
            return -1
        found = choices(mine, left, right)
        if found:
            return max(-worth(theirs, mine ^ 1 << t, new_left, new_right) for t, new_left, new_right in found)
        if passed:
            winners = World([mine, theirs], [], left, right, 0).finish()
            return 0 if len(winners) == 2 else 1 if winners == [0] else -1
        return -worth(theirs, mine, left, right, passed=True)

    for seed in range(30):
        random = Random(seed)
        tiles = random.sample(range(28), 9)
        mine, theirs, ends = bits(tiles[:5]), bits(tiles[5:]), (random.randrange(7), random.randrange(7))
        assert Endgame().worth(mine, theirs, *ends) == worth(mine, theirs, *ends)


def test_a_choice_is_made_as_the_move_that_it_is() -> None:
    led = put_down("6-3 6-6 3-1", "0-0")
    look = Outlook(see(led.state, 0), Random(1))
    for choice in look.choices():
        move = look.move(choice)
        after = play(led.state, 0, move).state
        assert isinstance(move, Play)
        assert (move.tile[0], after.left, after.right) == choice
    assert len(look.choices()) == 4
    assert pile("6-3")[0] in {tile for tile, _, _ in look.choices()}


def test_a_move_takes_a_tenth_of_a_second_at_most() -> None:
    times = []
    for seen in some_turns(3, 2):
        start = process_time()
        LEVELS["hard"](seen, Random(1))
        times.append(process_time() - start)
    assert sorted(times)[-2] < 0.15
