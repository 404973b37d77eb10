"""How the computer plays Omaha: better from level to level, never foolish, quick, and from what it sees alone."""

from __future__ import annotations

from random import Random

import pytest

from hapag.games.betting.equity import share
from hapag.games.betting.table import Call, Fold, Raise
from hapag.games.omaha.rival import LEVELS, SCALES, outlook
from hapag.games.omaha.rules import Omaha
from hapag.kernel import see
from hapag.pieces import CARDS, Pieces
from tests.games.betting.arena import always_legal_and_no_free_check_folded, lead, slow_moves
from tests.games.betting.driver import Hand

DEALS = 150


def cards(text: str) -> Pieces:
    return tuple(map(CARDS.read, text.split()))


@pytest.mark.parametrize(
    ("one", "other"),
    [("hard", "easy"), ("hard", "random"), ("hard", "simple"), ("medium", "easy"), ("easy", "random")],
)
def test_the_better_player_wins_chips(one: str, other: str) -> None:
    won, half = lead(Omaha, one, other, DEALS)
    assert won - half > 0, f"{won:.1f} ± {half:.1f} chips a hand"


@pytest.mark.slow
def test_the_hard_rival_beats_the_medium_one() -> None:
    won, half = lead(Omaha, "hard", "medium", 1500)
    assert won - half > 0, f"{won:.1f} ± {half:.1f} chips a hand"


@pytest.mark.parametrize("level", LEVELS)
def test_every_choice_is_legal_and_a_free_check_is_never_folded(level: str) -> None:
    always_legal_and_no_free_check_folded(Omaha, level)


def test_a_move_takes_less_than_150_ms() -> None:
    assert slow_moves(Omaha) < 0.150


def test_four_of_a_rank_are_no_hand_to_pay_with() -> None:
    for held, wanted in (("As Ad Ks Kd", (Call, Raise)), ("2c 2d 2h 2s", (Fold,))):
        hand = Hand("AB", "A", hands={"B": held}, game=Omaha).do("A all-in")
        for level in ("medium", "hard"):
            moves = [LEVELS[level](see(hand.state, 1), Random(seed)) for seed in range(20)]
            assert all(isinstance(move, wanted) for move in moves), (held, level)


@pytest.mark.parametrize(
    "hand", ["As Ad Ks Kd", "As Ad 7c 2h", "Jh Td 9h 8d", "Kc 9d 6h 2s", "2c 2d 2h 2s", "Qc Qd Qh 4c"]
)
def test_the_quick_guess_is_near_the_equity(hand: str) -> None:
    mine = cards(hand)
    worth = share(SCALES, mine, (), [1], 2000, Random(1))
    assert outlook(mine) == pytest.approx(worth, abs=0.07)


def test_one_card_of_a_flush_is_worth_nothing_and_two_are_worth_a_lot() -> None:
    board = cards("2h 5h 9h Kh 3c")
    alone, both = (share(SCALES, cards(hand), board, [1], 1000, Random(1)) for hand in ("Ah Qs Jd 8c", "Ah Qh Jd 8c"))
    assert alone < 0.4
    assert both > 0.95


def test_a_royal_flush_on_the_board_is_nobodys() -> None:
    board = cards("Ts Js Qs Ks As")
    assert share(SCALES, cards("2c 3d 4h 5c"), board, [1], 200, Random(1)) < 0.1
    assert 0.6 < share(SCALES, cards("Ad Kd 2c 3c"), board, [1], 200, Random(1)) < 0.8
