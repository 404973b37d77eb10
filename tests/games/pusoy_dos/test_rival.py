"""How the computer plays: legally, fast, from its own view only, and the harder the better."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from math import sqrt
from random import Random
from time import process_time

import pytest

from hapag.games.pusoy_dos.combos import SIZES, combos, lowest
from hapag.games.pusoy_dos.plans import Planned, Planner, bits_of, cards_of, outline
from hapag.games.pusoy_dos.playout import Lists, answer, broken, lead, play_out, sort_plan
from hapag.games.pusoy_dos.rival import LEVELS, lowest_play
from hapag.games.pusoy_dos.rules import Play, PusoyDos
from hapag.kernel import Move, NoOptions, Seen, begin, is_over, play, see, view
from hapag.kernel.worlds import world
from hapag.pieces import tidy
from hapag.rivals import Rival, random_rival
from tests.games.pusoy_dos.driver import dealt, facing, pile, shuffled


def sensible(seen: Seen[PusoyDos], random: Random) -> Move:
    """Lead the most cards that the lowest card can be part of; answer as low as possible; never pass if it can be helped."""
    moves = list(seen.round.moves(seen.seat))
    if seen.round.last is not None:
        return moves[0]
    low = lowest(seen.round.players[seen.seat].hand)
    plays = [move for move in moves if isinstance(move, Play) and low in move.cards]
    return max(plays, key=lambda move: len(move.cards))


RIVALS: dict[str, Rival] = {**LEVELS, "lowest": lowest_play, "sensible": sensible, "random": random_rival}


@cache
def won(one: str, other: str, seed: int, seat: int) -> bool:
    """Say whether `one`, in this seat, wins a round against `other`."""
    names = [other, other]
    names[seat] = one
    minds = [Random(f"{seed}/{at}") for at in range(2)]
    state = begin(PusoyDos, NoOptions(), 2, [shuffled(seed)]).state
    while not is_over(state):
        state = play(state, state.at, RIVALS[names[state.at]](see(state, state.at), minds[state.at])).state
    return state.winner == seat


def rate(one: str, other: str, deals: int) -> tuple[float, float]:
    """Return the part of two-seat rounds won, each deal played from both seats, and half its 95 % interval."""
    parts = [sum(won(one, other, seed, seat) for seat in (0, 1)) / 2 for seed in range(deals)]
    mean = sum(parts) / deals
    return mean, 1.96 * sqrt(sum((each - mean) ** 2 for each in parts) / (deals - 1) / deals)


def test_hard_beats_the_lowest_legal_play_in_well_over_three_rounds_of_five() -> None:
    mean, half = rate("hard", "lowest", 40)
    assert mean - half > 0.6, f"{mean:.3f} ± {half:.3f}"


@pytest.mark.slow
@pytest.mark.parametrize(
    ("one", "other", "deals"),
    [("hard", "sensible", 60), ("hard", "medium", 160), ("medium", "easy", 250), ("easy", "random", 60)],
)
def test_the_harder_level_wins_more(one: str, other: str, deals: int) -> None:
    mean, half = rate(one, other, deals)
    assert mean - half > 0.5, f"{mean:.3f} ± {half:.3f}"


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seats", [3, 4])
def test_every_level_plays_to_the_end_legally(level: str, seats: int) -> None:
    state, random = dealt(seats, seats), Random(1)
    while not is_over(state):
        state = play(state, state.at, LEVELS[level](see(state, state.at), random)).state


@pytest.mark.parametrize("level", LEVELS)
def test_what_others_hold_makes_no_difference(level: str) -> None:
    state = dealt(3, 3)
    seen = see(state, state.at)
    other = world(seen, PusoyDos.packs(NoOptions(), 3), Random(8))
    assert other != state
    assert LEVELS[level](see(other, state.at), Random(1)) == LEVELS[level](seen, Random(1))
    assert view(other, state.at) == seen.round


@pytest.mark.parametrize("seats", [2, 4])
def test_a_move_takes_less_than_a_sixth_of_a_second(seats: int) -> None:
    times = []
    for seed in range(12):
        state = dealt(seed, seats)
        start = process_time()
        LEVELS["hard"](see(state, state.at), Random(seed))
        times.append(process_time() - start)
    assert sorted(times)[-2] < 0.15


def test_who_can_go_out_goes_out() -> None:
    state = facing("8c 8d", "Tc Td")
    for level in ("medium", "hard"):
        assert LEVELS[level](see(state, 1), Random(1)) == Play(pile("Tc Td"))


def test_control_cards_are_kept_for_when_they_win_something() -> None:
    """A four on the table, the round still young: no two and no ace is spent on it."""
    state = facing("4c", "3c 3d 5s 6h 7d 8c 9s Jc Jd Kd Ah 2s 2d")
    state.players[0].hand = tidy(state.unused[:12])
    state.unused = state.unused[12:]
    move = LEVELS["hard"](see(state, 1), Random(1))
    assert not set(getattr(move, "cards", ())) & set(pile("Ah 2s 2d"))


# Plans


def flat(play: Planned) -> float:
    return 1.0


@pytest.mark.parametrize("seed", range(6))
def test_the_planner_finds_a_plan_with_the_fewest_plays(seed: int) -> None:
    """With every play at the same cost: as few as an exhaustive search finds, the last one free."""
    hand = tidy(shuffled(seed)[:9])
    planner = Planner(hand, flat)
    worth, plan = planner.best(planner.hand)
    assert len(plan) - 1 == worth == fewest(planner.hand, {}) - 1
    assert sum(play.bits for play in plan) == planner.hand


def fewest(left: int, known: dict[int, int]) -> int:
    """Return the least number of plays that cards can be parted into."""
    if left and left not in known:
        cards = cards_of(left)
        low = left & -left
        plays = [bits_of(found) for size in SIZES for _, found in combos(cards, size)]
        known[left] = 1 + min(fewest(left & ~bits, known) for bits in plays if bits & low)
    return known[left] if left else 0


@pytest.mark.parametrize("seed", range(20))
def test_every_plan_uses_every_card_once(seed: int) -> None:
    hand = tidy(shuffled(seed)[:13])
    plans = [outline(hand), Planner(hand, flat).best(bits_of(hand))[1]]
    for plan in plans:
        assert not any(one.bits & other.bits for one, other in combinations(plan, 2))
        assert cards_of(sum(play.bits for play in plan)) == hand


# Play-outs


def lists(*cards: str) -> Lists:
    """Return the plays of a hand, each written down."""
    return sort_plan(tuple([outline(pile(each))[0] for each in cards]))


def cards(play: Planned | None) -> str:
    return "" if play is None else " ".join(map(str, cards_of(play.bits)))


def test_a_play_out_leads_many_cards_first_and_keeps_the_best_single_for_a_last_card() -> None:
    assert lead(lists("3c", "4c 4d", "9c"), 5).size == 2
    assert lead(lists("3c", "9c"), 5).bits == bits_of(pile("3c"))
    assert lead(lists("3c", "9c"), 1).bits == bits_of(pile("9c"))


def test_a_play_out_breaks_a_pair_only_to_stop_somebody() -> None:
    table = outline(pile("Kd"))[0].strong
    assert answer(lists("3c", "Ac Ad"), 1, table, 8) is None
    found = answer(lists("3c", "Ac Ad"), 1, table, 2)
    assert found is not None
    assert found.bits == bits_of(pile("Ad"))


def test_what_is_broken_off_leaves_the_rest_in_hand() -> None:
    mine = lists("9c 9s 9d")
    top = broken(mine, mine[3].pop(), 2)
    assert (top.size, top.bits) == (2, bits_of(pile("9s 9d")))
    assert [play.bits for play in mine[1]] == [bits_of(pile("9c"))]


def test_a_play_out_ends_with_whoever_has_no_cards_left() -> None:
    hands = [lists("3c", "4c"), lists("2d", "2h")]
    assert play_out(hands, [2, 2], 0, 0, 0, 0, 0) == 1
    hands = [lists("2d", "4c"), lists("2h", "3c", "5c")]
    assert play_out(hands, [2, 3], 0, 1, 1, 1, 0) == 0
