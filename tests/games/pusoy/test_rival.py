"""How the computer arranges: legally, fast, from its own cards only, and the harder the better."""

from __future__ import annotations

from functools import cache
from itertools import combinations, islice
from math import sqrt
from random import Random
from time import process_time

import pytest

from hapag.games.pusoy.field import DATA, SIZE, best_reply, by_suit, chances, chances_against, field, possible, ways
from hapag.games.pusoy.rival import LEVELS, expected
from hapag.games.pusoy.rows import Strengths, dealers, strengths, taken, why_foul
from hapag.games.pusoy.rules import Arrange, Pusoy
from hapag.games.pusoy.search import rows, worthiest
from hapag.kernel import NoOptions, begin, play, see, view
from hapag.kernel.offers import Split
from hapag.kernel.worlds import world
from hapag.pieces import Piece, Pieces, tidy
from tests.games.pusoy.driver import DECK

DEALS = 100


def deal(seed: int, seats: int = 2) -> Pusoy:
    return begin(Pusoy, NoOptions(), seats, [tuple(Random(seed).sample(DECK, 52))]).state


@cache
def layout(level: str, seed: int, seat: int) -> Strengths:
    """Return what a level (or the dealer) makes of a hand."""
    state = deal(seed)
    move = LEVELS[level](see(state, seat), Random(seed)) if level in LEVELS else state.fallback(seat)
    assert isinstance(move, Arrange)
    return strengths(move.rows)


def lead(one: str, other: str) -> tuple[float, float]:
    """Return the mean net points of one over the other, seats swapped on every deal, and half the 95 % interval."""
    nets = [
        sum(net(layout(one, seed, seat), layout(other, seed, 1 - seat)) for seat in (0, 1)) for seed in range(DEALS)
    ]
    mean = sum(nets) / DEALS
    return mean / 2, 1.96 * sqrt(sum((each - mean) ** 2 for each in nets) / (DEALS - 1) / DEALS) / 2


def net(mine: Strengths, theirs: Strengths) -> int:
    return taken(mine, theirs) - taken(theirs, mine)


@pytest.mark.parametrize(
    ("one", "other"), [("hard", "easy"), ("hard", "dealer"), ("hard", "medium"), ("medium", "easy")]
)
def test_the_harder_level_wins_more(one: str, other: str) -> None:
    mean, half = lead(one, other)
    assert mean - half > 0, f"{mean:.2f} ± {half:.2f}"


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_level_arranges_legally(level: str, seats: int) -> None:
    for seed in range(10):
        state = deal(seed, seats)
        play(state, seats - 1, LEVELS[level](see(state, seats - 1), Random(seed)))


@pytest.mark.parametrize("level", LEVELS)
def test_what_others_hold_makes_no_difference(level: str) -> None:
    seen = see(deal(3), 1)
    other = world(seen, Pusoy.packs(NoOptions(), 2), Random(8))
    assert other != deal(3)
    assert LEVELS[level](see(other, 1), Random(1)) == LEVELS[level](seen, Random(1))
    assert view(other, 1) == seen.round


def test_a_move_takes_a_tenth_of_a_second_at_most() -> None:
    seen = [see(deal(seed), 0) for seed in range(40)]
    times = []
    LEVELS["hard"](seen[0], Random(1))
    for each in seen:
        start = process_time()
        LEVELS["hard"](each, Random(1))
        times.append(process_time() - start)
    assert sorted(times)[-2] < 0.15


@pytest.mark.parametrize("seed", range(5))
def test_the_search_misses_no_better_arrangement(seed: int) -> None:
    """Against some thousand arrangements drawn at random, for a few hands."""
    hand = tidy(tuple(Random(seed).sample(DECK, 13)))
    best, *others = worthiest(hand, chances(), 5)
    drawn = (Split(hand, (3, 5, 5)).any(Random(f"{seed} {n}")) for n in range(3000))
    legal = [each for each in map(strengths, drawn) if why_foul(each) is None]
    assert best.worth >= max(map(worth, legal))
    assert [each.worth for each in (best, *others)] == sorted([each.worth for each in (best, *others)], reverse=True)
    for layout in (best, *others):
        assert strengths(rows(hand, layout)) == layout.strengths
        assert worth(layout.strengths) == pytest.approx(layout.worth)


def worth(strong: Strengths) -> float:
    """Points won less points conceded by rows that do not depend on each other."""
    front, middle, back = [row[strength] for row, strength in zip(chances(), strong, strict=True)]
    sweep = front * middle * back - (1 - front) * (1 - middle) * (1 - back)
    return 2 * (front + middle + back) - 3 + 3 * sweep


def test_the_field_is_whole_and_legal() -> None:
    raw = DATA.read_bytes()
    assert len(raw) == 4000 * SIZE
    for at in range(0, len(raw), SIZE):
        assert len(set(raw[at : at + SIZE])) == SIZE
        assert max(raw[at : at + SIZE]) < 52
    assert all(why_foul(hand.strengths) is None for hand in field())


def test_the_field_arranges_as_is_best_against_itself() -> None:
    raw = DATA.read_bytes()
    against = chances_against([hand.strengths for hand in field()])
    for at in range(0, 40 * SIZE, SIZE):
        laid = tuple(map(Piece, raw[at : at + SIZE]))
        own = strengths((laid[:3], laid[3:8], laid[8:]))
        reply = strengths(best_reply(tidy(laid), against))
        assert worth(reply) - worth(own) < 0.25
    assert worth(strengths(dealers(tidy(laid)))) <= worth(reply)


def test_a_rival_holds_none_of_my_cards() -> None:
    """A hand of the field counts once for every renaming of suits that does without my cards."""
    hand = tidy(tuple(Random(4).sample(DECK, 13)))
    weights = dict.fromkeys([hand.strengths for hand in field()], 0)
    for weight, strong in possible(hand):
        weights[strong] += weight
    own = by_suit(hand)
    for arranged in islice(field(), 300):
        free = [sum((not theirs & mine) << suit for suit, mine in enumerate(own)) for theirs in arranged.suits]
        assert weights[arranged.strengths] >= ways(*free)
    assert ways(15, 15, 15, 15) == 24
    assert ways(1, 2, 4, 8) == 1
    assert ways(1, 1, 15, 15) == 0


def test_possible_rivals_are_as_many_as_chance_has_it() -> None:
    """Of hands dealt at random, 1.28 % do without thirteen given cards."""
    shares = [sum(weight for weight, _ in possible(hand)) / 24 / len(field()) for hand in some_hands(20)]
    assert sum(shares) / len(shares) == pytest.approx(0.0128, rel=0.15)


def some_hands(count: int) -> list[Pieces]:
    return [tidy(tuple(Random(seed).sample(DECK, 13))) for seed in range(count)]


def test_points_expected_are_those_that_the_rules_give() -> None:
    layouts = [strengths(Arrange(dealers(hand)).rows) for hand in some_hands(8)]
    for mine, theirs in combinations(layouts, 2):
        assert expected(mine, [(3, theirs)]) == 3 * (taken(mine, theirs) - taken(theirs, mine))
