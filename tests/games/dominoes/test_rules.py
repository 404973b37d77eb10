"""Draw Dominoes' rules one by one; the numbers are those of its rule sheet."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hapag.games.dominoes.rules import Counted, Dominoes, Drew, LowestShared, LowestWon, Played, WentOut
from hapag.games.dominoes.tiles import PIPS, TILES, WITH, bits, is_double
from hapag.games.dominoes.told import Lack, cannot_play, has_drawn, has_played
from hapag.games.words import Words
from hapag.kernel import NoOptions, any_move, begin, is_over, owing, play, view
from tests.games.dominoes.driver import SET, dealt, is_joined, pile, put_down, text

seeds = st.integers(0, 2**32)
seats = st.integers(2, 4)


def shuffled(seed: int, count: int) -> Dominoes:
    return begin(Dominoes, NoOptions(), count, [tuple(Random(seed).sample(SET, 28))]).state


def positions(seed: int, count: int) -> list[Dominoes]:
    """Return every position of a random round."""
    random, state = Random(seed), shuffled(seed, count)
    found = [state]
    while not is_over(state):
        (seat,) = owing(state)
        state = play(state, seat, any_move(state, seat, random)).state
        found.append(state)
    return found


# The deal and the opening


@pytest.mark.parametrize(("count", "left"), [(2, 14), (3, 7), (4, 0)])
def test_seven_tiles_each_and_the_rest_is_the_boneyard(count: int, left: int) -> None:  # 1
    state = shuffled(1, count)
    assert [len(player.rack) for player in state.players] == [7] * count
    assert len(state.boneyard) == left


def test_the_set_is_every_pair_of_halves_once() -> None:  # 1
    assert len(set(TILES)) == 28
    assert sum(PIPS) == 168
    assert all(tiles.bit_count() == 7 for tiles in WITH)


@given(seeds, seats)
@settings(deadline=None)
def test_the_highest_double_opens_or_else_the_heaviest_tile(seed: int, count: int) -> None:  # 2
    state = shuffled(seed, count)
    every = [tile for player in state.players for tile in player.rack]
    doubles = [tile for tile in every if is_double(tile)]
    (lead,) = state.fitting(state.next)
    if doubles:
        assert lead == max(doubles)
    else:
        assert PIPS[lead] == max(PIPS[tile] for tile in every)


def test_within_one_rack_the_tile_with_the_larger_half_opens() -> None:  # 2
    led = dealt("6-3 5-4 4-2 3-1 2-1 1-0 2-0", "3-0 4-0 5-0 6-0 4-1 3-2 5-1")
    assert led.refused("play left 5-4") == "lead-the-heaviest"
    assert led.refused("play left 6-3") == ""


def test_the_opening_is_compulsory_and_play_goes_on_clockwise() -> None:  # 2, 3
    led = dealt("6-5 6-4 5-4 5-3 4-2 3-1 0-0", "2-2 2-1 3-0 4-0 5-0 6-0 2-0")
    assert led.state.next == 1
    assert led.refused("play left 2-1") == "lead-the-double"
    assert led.refused("draw") == "can-play"
    assert led.refused("pass") == "must-play"
    assert led.do("play left 2-2").state.next == 0


# Playing, drawing, passing


@given(seeds, seats)
@settings(max_examples=40, deadline=None)
def test_the_halves_that_touch_are_alike(seed: int, count: int) -> None:  # 4
    for state in positions(seed, count)[1:]:
        assert not state.line or is_joined(state.line, state.left, state.right)


@given(seeds, seats)
@settings(max_examples=40, deadline=None)
def test_the_opening_tile_is_known_in_the_line(seed: int, count: int) -> None:
    first, *later = [state for state in positions(seed, count) if state.line]
    assert all(state.line[state.start] == first.line[0] for state in later)


def test_a_tile_that_does_not_match_is_refused_with_the_reason() -> None:  # 4
    led = put_down("6-1 4-4", "0-0")
    assert led.refused("play right 6-1") == "does-not-fit"
    assert led.refused("play left 4-4") == "does-not-fit"
    assert led.refused("play left 0-0") == "not-yours"


def test_a_drawn_tile_that_fits_is_played_in_the_same_turn() -> None:  # 5
    led = put_down("2-1", "0-0 1-1", boneyard="4-4 6-2 5-5").do("draw", "draw")
    assert led.state.next == 0
    assert led.refused("draw") == "can-play"
    assert led.refused("pass") == "must-play"
    led.do("play left 6-2")
    assert led.state.next == 1
    assert led.rack(0) == "2-1 4-4"


def test_draws_are_counted_for_all_and_seen_by_their_owner() -> None:  # 5, 9
    led = put_down("2-1", "0-0 1-1", boneyard="4-4 5-5").do("draw")
    (drew,) = led.last
    assert isinstance(drew, Drew)
    assert (drew.number, drew.boneyard) == (1, 1)
    assert [text(view(drew, viewer).tile) for viewer in (0, 1, None)] == ["4-4", "??", "??"]
    (drew,) = led.do("draw").last
    assert isinstance(drew, Drew)
    assert drew.number == 2
    assert led.do("pass").state.draws == 0


def test_nobody_passes_while_there_is_something_to_draw() -> None:  # 6
    assert put_down("2-1", "0-0", boneyard="4-4").refused("pass") == "must-draw"
    assert put_down("2-1", "0-0").refused("draw") == "boneyard-is-empty"


# How it ends


def test_the_first_empty_rack_wins_at_once() -> None:  # 7, 8
    led = put_down("6-1", "0-0 1-1").do("play left 6-1")
    assert is_over(led.state)
    assert led.state.score() == (1, 0)
    assert [type(event) for event in led.last] == [Played, Counted, WentOut]


def test_a_play_between_two_passes_keeps_the_round_open() -> None:  # 7
    led = put_down("2-1", "6-5 4-4", "1-1 0-0").do("pass", "play left 6-5", "pass", "pass")
    assert not is_over(led.state)
    led.do("pass")
    assert is_over(led.state)
    assert led.state.ending() == "blocked"


@pytest.mark.parametrize(
    ("racks", "score", "result"),
    [(("2-1", "4-0", "2-0"), (0, 0, 1), LowestWon), (("2-1", "4-0", "1-1 1-0"), (1, 0, 1), LowestShared)],
)
def test_the_fewest_pips_win_a_blocked_round(racks: tuple[str, ...], score: tuple[int, ...], result: type) -> None:
    led = put_down(*racks, ends=(6, 6)).do("pass", "pass", "pass")  # 7, 8
    assert led.state.score() == score
    assert isinstance(led.last[-1], result)


@given(seeds, seats)
@settings(max_examples=40, deadline=None)
def test_racks_are_shown_at_the_end_and_the_boneyard_never(seed: int, count: int) -> None:  # 9
    *_, before, end = positions(seed, count)
    assert all(piece < 0 for player in view(before, None).players for piece in player.rack)
    assert all(piece < 0 for piece in view(end, 0).boneyard)
    assert sum(len(player.shown) for player in end.players) + len(end.line) + len(end.boneyard) == 28


@pytest.mark.parametrize(
    ("rack", "boneyard", "move"),
    [
        ("2-1 6-3 6-6", "0-0", "play left 6-3"),
        ("2-1 3-2 6-6", "0-0", "play right 3-2"),
        ("2-1", "0-0", "draw"),
        ("2-1", "", "pass"),
    ],
)
def test_the_clock_plays_the_first_tile_that_fits_or_draws_or_passes(rack: str, boneyard: str, move: str) -> None:
    led = put_down(rack, "5-5", boneyard=boneyard)  # 10
    assert led.state.fallback(0) == led.move(move)


# What is told without being shown


@given(seeds, seats)
@settings(max_examples=60, deadline=None)
def test_what_everybody_can_tell_is_true(seed: int, count: int) -> None:
    assert all(state.plausible() for state in positions(seed, count))


def test_whoever_draws_has_neither_end_and_may_have_drawn_one() -> None:
    led = put_down("2-1 4-4", "0-0 1-1", boneyard="5-0 6-2")
    wanted = WITH[6] | WITH[3]
    assert led.do("draw").state.players[0].told == (Lack(wanted, 1),)
    assert led.do("draw").state.players[0].told == (Lack(wanted, 1),)  # 5-0 did not fit either
    assert led.do("play left 6-2").state.players[0].told == (Lack(wanted, 0),)


def test_what_was_told_before_holds_for_what_was_there_before() -> None:
    told = has_drawn(cannot_play((), WITH[6]))
    later = cannot_play(told, WITH[2])
    assert later == (Lack(WITH[6] | WITH[2], 1), Lack(WITH[2], 0))
    assert has_played(later, pile("6-1")[0]) == (Lack(WITH[6] | WITH[2], 0), Lack(WITH[2], 0))


def test_the_opening_tells_that_nobody_was_dealt_a_higher_double() -> None:
    led = dealt("1-1 6-5 6-4 5-4 5-3 4-2 3-1", "0-0 2-1 3-0 4-0 5-0 6-0 2-0").do("play left 1-1")
    higher = bits(pile("2-2 3-3 4-4 5-5 6-6"))
    assert [player.told for player in led.state.players] == [(Lack(higher, 0),), (Lack(higher, 0),)]


def test_blocked_racks_are_counted_aloud() -> None:
    led = put_down("2-1", "4-0", ends=(6, 6)).do("pass", "pass")
    words = Words(Dominoes, people=("Ann", "Bo"))
    assert [words.caption(event) for event in led.last] == [
        "Seat 2 (Bo) passes.",
        "Everybody has passed: the round is blocked. The pips are counted.",
        "Seat 1 (Ann) holds 2-1: 3 pips.",
        "Seat 2 (Bo) holds 4-0: 4 pips.",
        "Seat 1 (Ann) wins the blocked round with the fewest pips: 3.",
    ]
