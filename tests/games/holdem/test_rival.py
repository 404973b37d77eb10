"""How the computer plays: better from level to level, never foolish, quick, and from what it sees alone."""

from __future__ import annotations

from random import Random

import pytest

from hapag.games.betting.equity import at_most, share
from hapag.games.betting.rival import suspicion
from hapag.games.betting.table import Call, Fold, Raise
from hapag.games.holdem.rival import LEVELS, SCALES, outlook
from hapag.games.holdem.rules import Holdem
from hapag.kernel import see
from hapag.pieces import CARDS, Pieces
from tests.games.betting.arena import always_legal_and_no_free_check_folded, lead, slow_moves
from tests.games.betting.driver import Hand

DEALS = 250


def cards(text: str) -> Pieces:
    return tuple(map(CARDS.read, text.split()))


@pytest.mark.parametrize(
    ("one", "other"),
    [("hard", "easy"), ("hard", "random"), ("hard", "simple"), ("medium", "easy"), ("easy", "random")],
)
def test_the_better_player_wins_chips(one: str, other: str) -> None:
    won, half = lead(Holdem, one, other, DEALS)
    assert won - half > 0, f"{won:.1f} ± {half:.1f} chips a hand"


@pytest.mark.slow
def test_the_hard_rival_beats_the_medium_one() -> None:
    won, half = lead(Holdem, "hard", "medium", 1500)
    assert won - half > 0, f"{won:.1f} ± {half:.1f} chips a hand"


@pytest.mark.parametrize("level", LEVELS)
def test_every_choice_is_legal_and_a_free_check_is_never_folded(level: str) -> None:
    always_legal_and_no_free_check_folded(Holdem, level)


def test_nobody_raises_into_players_who_are_all_in() -> None:
    hand = Hand("AB", "A", hands={"A": "As Ad", "B": "2c 7d"}, stacks={"A": 1000, "B": 100}).do("A call", "B all-in")
    for seed in range(50):
        assert LEVELS["hard"](see(hand.state, 0), Random(seed)) == Call()


def test_aces_are_never_folded_before_the_flop_and_rags_are_to_a_shove() -> None:
    for held, wanted in (("As Ad", (Call, Raise)), ("2c 7d", (Fold,))):
        hand = Hand("AB", "A", hands={"B": held}).do("A all-in")
        for level in ("medium", "hard"):
            moves = [LEVELS[level](see(hand.state, 1), Random(seed)) for seed in range(30)]
            assert all(isinstance(move, wanted) for move in moves), (held, level)


def test_bluffs_are_mixed_in() -> None:
    hand = Hand("AB", "A", hands={"A": "2c 3d"}, board="Kd Qs 9h 8c 7s").do("A call", "B check", "B check")
    moves = [LEVELS["hard"](see(hand.state, 0), Random(seed)) for seed in range(100)]
    assert 5 < sum(isinstance(move, Raise) for move in moves) < 60


def test_a_move_takes_less_than_150_ms() -> None:
    assert slow_moves(Holdem) < 0.150


@pytest.mark.parametrize(
    ("hand", "worth"), [("As Ad", 0.852), ("As Ks", 0.670), ("Jd Td", 0.575), ("2c 7d", 0.346), ("2c 2d", 0.503)]
)
def test_equity_is_right_and_its_quick_guess_is_near(hand: str, worth: float) -> None:
    mine = cards(hand)
    assert share(SCALES, mine, (), [1], 4000, Random(1)) == pytest.approx(worth, abs=0.025)
    assert outlook(mine) == pytest.approx(worth, abs=0.07)


def test_equity_of_the_board_is_shared() -> None:
    board = cards("Ts Js Qs Ks As")
    mine = cards("2c 3d")
    assert share(SCALES, mine, board, [1, 3, 2], 50, Random(1)) == pytest.approx(1 / 4)


def test_stronger_opponents_leave_a_smaller_share() -> None:
    mine = cards("Kd Qc")
    shares = [share(SCALES, mine, (), [pick], 2000, Random(2)) for pick in (1, 3, 6)]
    assert shares == sorted(shares, reverse=True)
    assert shares[0] - shares[2] > 0.1


def test_more_hands_than_cards_are_never_asked_for() -> None:
    assert at_most([6] * 9, 20) == [2] * 9
    assert at_most([1, 2], 20) == [1, 2]
    assert share(SCALES, (0, 1), (), [6] * 9, 20, Random(1)) < 0.6


def test_paying_more_looks_stronger() -> None:
    hand = Hand("ABC", "A").do("A raise to 60", "B call", "C fold", "B bet 200")
    assert [suspicion(hand.state, player) for player in hand.state.players] == [2, 5, 1]
