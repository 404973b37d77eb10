"""The routine that arranges: always valid, fast, from the own tiles only, and hardly to be improved."""

from __future__ import annotations

import json
from itertools import combinations
from random import Random
from time import process_time

import numpy as np
import pytest

from hapag.games.pai_gow_tiles.arrange import DATA, arranged, choices, hands, parted
from hapag.games.pai_gow_tiles.choices import ALL, OTHERS, ROLES, Field
from hapag.games.pai_gow_tiles.rival import LEVELS, best_two
from hapag.games.pai_gow_tiles.rules import PaiGowTiles
from hapag.games.pai_gow_tiles.tiles import strengths
from hapag.kernel import NoOptions, see, view
from hapag.kernel.worlds import world
from hapag.pieces import Piece, Pieces, tidy, without
from hapag.rivals import random_rival
from tests.games.pai_gow_tiles.driver import TILES, pile
from tests.games.paired import lead, states

HARD, EASY = LEVELS["hard"], LEVELS["easy"]
PILES = [tuple(map(Piece, each)) for each in ALL]


@pytest.fixture(scope="module")
def field() -> Field:
    return Field()


def test_every_hand_of_four_is_arranged_validly_with_all_of_its_tiles() -> None:
    for hand in PILES:
        for banks in (False, True):
            low, high = arranged(hand, banks=banks)
            assert tidy(low + high) == hand
            assert PaiGowTiles.why_foul((low, high)) is None


def test_the_file_holds_a_choice_for_every_hand_and_both_roles() -> None:
    found = json.loads(DATA.read_text("utf-8"))
    assert {role: (len(digits), set(digits)) for role, digits in found.items()} == dict.fromkeys(
        ROLES, (8130, set("012"))
    )
    assert len(list(hands())) == 8130


def test_a_hand_is_arranged_in_less_than_five_milliseconds() -> None:
    arranged(PILES[0], banks=False)
    start = process_time()
    for hand in PILES[:2000]:
        arranged(hand, banks=True)
    assert (process_time() - start) / 2000 < 0.005


def test_hardly_a_hand_would_gain_by_being_parted_otherwise(field: Field) -> None:
    """Exactly, against all hands that the other role may hold: no hand gains a thousandth of a point."""
    chosen = [np.array(list(choices()[role].values())) for role in ROLES]
    for role in (0, 1):
        worth = field.worth(chosen[1 - role], copies=role == 1)
        gains = worth.max(axis=1) - worth[np.arange(len(worth)), chosen[role]]
        assert gains.max() / OTHERS < 0.001
        assert (gains > 0).sum() < 20


def test_worth_is_counted_over_the_hands_without_my_tiles(field: Field) -> None:
    """Held against a plain count for some hands."""
    theirs = np.array(list(choices()["banker"].values()))
    worth = field.worth(theirs, copies=False)
    for number in Random(3).sample(range(len(field.piles)), 4):
        mine = tuple(map(Piece, field.piles[number]))
        others = [strengths(arranged(tuple(other), banks=True)) for other in combinations(without(TILES, mine), 4)]
        for choice in range(3):
            low, high = strengths(parted(mine, choice))
            assert worth[number, choice] == sum((low > a) + (high > b) for a, b in others)


def test_it_beats_best_two_as_high_in_both_roles(field: Field) -> None:
    """Exactly: what a round is worth against somebody who follows the routine, parted either way, over all hands."""
    chosen = [np.array(list(choices()[role].values())) for role in ROLES]
    greedy = np.array([best_choice(hand) for hand in field.piles])
    ways = np.bincount(field.index)
    gained = []
    for role in (0, 1):
        worth = field.worth(chosen[1 - role], copies=role == 1)
        rows = np.arange(len(worth))
        gained.append(float((ways * (worth[rows, chosen[role]] - worth[rows, greedy])).sum() / OTHERS / len(ALL)))
    assert gained == pytest.approx([0.0266, 0.0258], abs=0.0002)


def best_choice(hand: tuple[int, ...]) -> int:
    tiles = tuple(map(Piece, hand))
    return next(choice for choice in range(3) if strengths(parted(tiles, choice)) == strengths(best_two(tiles)))


def test_harder_play_wins_more() -> None:
    """Paired deals, the bank changed over: over best two as high, and over random play."""
    mean, half = lead(PaiGowTiles, HARD, EASY, 2000)
    assert mean - half > 0, f"{mean:.3f} ± {half:.3f}"
    mean, half = lead(PaiGowTiles, EASY, random_rival, 500)
    assert mean - half > 0.2, f"{mean:.3f} ± {half:.3f}"


@pytest.mark.parametrize("level", LEVELS)
def test_what_others_hold_makes_no_difference(level: str) -> None:
    for seed, state in states(PaiGowTiles, 10):
        seen = see(state, 1)
        other = world(seen, PaiGowTiles.packs(NoOptions(), 2), Random(seed))
        assert view(other, 1) == seen.round
        assert LEVELS[level](see(other, 1), Random(1)) == LEVELS[level](seen, Random(1))


def test_known_hands_are_arranged_as_anybody_would() -> None:
    def lows(text: str, *, banks: bool = False) -> Pieces:
        return arranged(pile(text), banks=banks)[0]

    assert lows("gee-joon-6 gee-joon-3 mooy ping") == pile("mooy ping")
    assert set(lows("teen nine-63 day eight-62")) == set(pile("day eight-62"))
