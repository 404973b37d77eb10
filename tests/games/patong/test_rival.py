"""Patong Poker's rivals: how they compare, over the same deals with the seats changed round, and what they keep to."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import sqrt
from random import Random
from statistics import fmean, stdev
from time import process_time
from typing import cast

import pytest

from hapag.games.patong.outlook import Outlook, later, worth
from hapag.games.patong.rival import LEVELS, hard, two_every_street
from hapag.games.patong.rules import Fold, Options, Patong, Play
from hapag.kernel import Seen, begin, check, owing, play, see
from hapag.pieces import Piece
from hapag.rivals import Rival, random_rival
from tests.games.patong.driver import DECK, Led, pile


def winner(rivals: list[Rival], options: Options, random: Random, deck: Sequence[Piece]) -> int | None:
    state = begin(Patong, options, len(rivals), [tuple(deck)]).state
    while seats := owing(state):
        for seat in seats:
            state = play(state, seat, rivals[seat](see(state, seat), random)).state
    return state.winner


def margin(one: Rival, other: Rival, deals: int, options: Options | None = None, seats: int = 2) -> tuple[float, float]:
    """Return what `one` wins of a round against `other` in every other seat, and half of the 95 % interval.

    Every deal is played from each seat; the interval is taken over the deals.
    """
    random, found = Random(2026), []
    for _ in range(deals):
        deck = random.sample(DECK, 52)
        won = 0.0
        for seat in range(seats):
            who = winner([one if at == seat else other for at in range(seats)], options or Options(), random, deck)
            won += 0 if who is None else 1 if who == seat else -1 / (seats - 1)
        found.append(won / seats)
    return fmean(found), 1.96 * stdev(found) / sqrt(deals)


@pytest.mark.parametrize(
    ("one", "other", "deals"),
    [
        (LEVELS["easy"], random_rival, 40),
        (LEVELS["medium"], LEVELS["easy"], 60),
        (LEVELS["medium"], two_every_street, 150),
        (LEVELS["hard"], LEVELS["medium"], 50),
        (LEVELS["hard"], two_every_street, 40),
    ],
    ids=["easy-random", "medium-easy", "medium-two", "hard-medium", "hard-two"],
)
def test_each_level_beats_the_one_below(one: Rival, other: Rival, deals: int) -> None:
    mean, half = margin(one, other, deals)
    assert mean - half > 0, f"{mean:+.3f} ± {half:.3f}"


@pytest.mark.slow
@pytest.mark.parametrize(
    ("options", "seats", "deals"),
    [
        (Options(), 2, 400),
        (Options(cards=6), 2, 300),
        (Options(cards=10), 2, 300),
        (Options(folding=False), 2, 300),
        (Options(), 3, 200),
        (Options(), 4, 150),
    ],
    ids=["as dealt", "six cards", "ten cards", "no folding", "three seats", "four seats"],
)
def test_hard_beats_medium_at_every_table(options: Options, seats: int, deals: int) -> None:
    mean, half = margin(hard, LEVELS["medium"], deals, options, seats)
    assert mean - half > 0, f"{mean:+.3f} ± {half:.3f}"


def choices(level: str, seats: int, options: Options, seed: int) -> Iterator[tuple[Seen[Patong], Play | Fold, float]]:
    """Yield what a rival sees, does, and the seconds it took, through one round against itself."""
    random = Random(seed)
    state = begin(Patong, options, seats, [tuple(random.sample(DECK, 52))]).state
    while left := owing(state):
        seen = see(state, left[0])
        start = process_time()
        move = cast(Play | Fold, LEVELS[level](seen, random))
        yield seen, move, process_time() - start
        state = play(state, left[0], move).state


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("folding", [True, False])
@pytest.mark.parametrize("cards", [6, 8, 10])
def test_choices_are_legal_and_quick_at_every_table(level: str, cards: int, folding: bool) -> None:
    taken = []
    for seats in (2, 3, 4):
        for seen, move, seconds in choices(level, seats, Options(cards=cards, folding=folding), seats):
            check(seen.round, seen.seat, move)
            taken.append(seconds)
    assert sorted(taken)[int(0.9 * len(taken))] < 0.15


def test_a_rival_repeats_itself_with_the_same_random_numbers() -> None:
    for level in LEVELS:
        one, two = ([move for _, move, _ in choices(level, 3, Options(), 5)] for _ in range(2))
        assert one == two


def test_hard_plays_the_card_that_takes_the_river() -> None:
    hands = {"A": "5h 6h Kh 7c", "B": "3c 4c"}
    led = Led(hands, "Kc Kd 7h 2s 9d", cards=8).do(A="5h", B="fold").do(A="fold", B="3c")
    assert led.points() == {"A": 1, "B": 1}
    assert set(hard(see(led.state, 0), Random(1)).cards) & set(pile("Kh"))  # type: ignore[attr-defined]


def test_hard_never_folds_when_any_card_of_the_rivals_would_end_the_round() -> None:
    """A point down on the turn, a fold gives the round away to whoever plays anything."""
    folded = 0
    for seed in range(12):
        random = Random(seed)
        deck = tuple(random.sample(DECK, 52))
        state = begin(Patong, Options(), 2, [deck]).state
        state = play(state, 0, Fold(state.players[0].hand[:3])).state
        state = play(state, 1, Play(state.players[1].hand[:1])).state
        folded += isinstance(hard(see(state, 0), random), Fold)
    assert folded == 0


def test_in_a_world_my_unseen_cards_are_neither_mine_nor_on_the_table() -> None:
    led = Led({"A": "", "B": "", "C": "2h"}).do(A="fold", B="fold", C="2h")
    look = Outlook(see(led.state, 0), Random(3))
    me = led.state.players[0]
    known = {*me.hand, *me.discards, *led.state.board, *pile("2h")}
    for _ in range(20):
        world = look.world()
        held = [card for rival in world.rivals for card in rival.hand]
        drawn = (*world.boards[-1][len(led.state.board) :], *world.mine[len(me.hand) :], *held)
        assert not known & set(drawn)
        assert len(set(drawn)) == len(drawn)


def test_a_sure_win_is_worth_one_and_a_sure_loss_nothing() -> None:
    led = Led({"A": "As Ad 3c 4c", "B": "2c"}, "Ah Ac Kd 7h 6s").do(A="3c 4c", B="fold")
    look = Outlook(see(led.state, 0), Random(1))
    world = look.world()
    aces = next(choice for choice in look.pairs() if choice.move.cards == tuple(sorted(pile("As Ad"))))
    assert worth(world, aces, look.me.halves) == 1
    assert next(later(world, aces.gone)) & aces.gone == 0
    folder = Outlook(see(led.state, 1), Random(1))
    sure = folder.world()._replace(rivals=(world.rivals[0]._replace(halves=2, shows=(9000, 9000)),))
    assert worth(sure, folder.choice(1), 0) == 0
