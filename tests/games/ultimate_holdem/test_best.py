"""Best play, rules of thumb and rivals: from one's own view only, with a reason, and quick."""

from random import Random
from time import process_time

import pytest

from hapag.games.house.hands import Fold
from hapag.games.house.table import Bet
from hapag.games.ultimate_holdem.best import advice, best, on_flop, on_river
from hapag.games.ultimate_holdem.rival import LEVELS
from hapag.games.ultimate_holdem.rules import Check, Play, UltimateHoldem
from hapag.games.ultimate_holdem.thumb import says_play
from hapag.games.words import Words
from hapag.kernel import Move, Seen, see
from hapag.pieces import CARDS, Pieces
from tests.games.house.driver import Table
from tests.games.ultimate_holdem.driver import dealt

WORDS = Words(UltimateHoldem)
SITUATIONS = [
    ("As 2d", "", Play(4)),
    ("3c 3d", "", Play(4)),
    ("2c 2d", "", Check()),
    ("Kc 2c", "", Play(4)),
    ("Kc 4d", "", Check()),
    ("Jc Td", "", Play(4)),
    ("9c 8c", "", Check()),
    ("9c 8d", "9h 4s 2c", Play(2)),
    ("2c 2d", "9h 4s Kc", Check()),
    ("2c 2d", "9h 4s 2h", Play(2)),
    ("Tc 4c", "Kc 8c 2h", Play(2)),
    ("7c 4c", "Kc 8c 2h", Check()),
    ("Td 4h", "9s 9c 9d", Check()),
    ("9c 8d", "Ah Ks 7c Jd 8h", Play(1)),
    ("7c 2d", "Ah Ks Qc 9d 8h", Fold()),
    ("Kc 3d", "7h 7s 4c 9d 2h", Play(1)),
]
"""Best play, which the rules of thumb find too."""


def pile(cards: str) -> Pieces:
    return tuple([CARDS.read(name) for name in cards.split()])


def seen(cards: str, board: str) -> Seen[UltimateHoldem]:
    """Return what a seat sees that has checked up to this board."""
    checks = {0: 0, 3: 1, 5: 2}[len(board.split())]
    free = [name for name in ("3s", "5s", "6s", "Js") if name not in f"{cards} {board}"]
    return see(dealt(cards, " ".join(free[:2]), board).play(*["check"] * checks).state, 0)


@pytest.mark.parametrize(("cards", "board", "move"), SITUATIONS)
def test_best_play_has_a_reason_and_what_each_choice_is_worth(cards: str, board: str, move: Move) -> None:
    found = advice(seen(cards, board))
    assert found.move == move == best(seen(cards, board))
    assert WORDS.text(found.why)
    assert len(found.ev) == (2 if board else 3)


@pytest.mark.parametrize(("cards", "board", "move"), SITUATIONS)
def test_the_rules_of_thumb_find_it_too(cards: str, board: str, move: Move) -> None:
    assert says_play(pile(cards), pile(board)) == isinstance(move, Play)


def test_the_lowest_stake_is_best() -> None:
    staking = see(Table(UltimateHoldem, "").state, 0)
    assert best(staking) == advice(staking).move == Bet(20)
    assert WORDS.text(advice(staking).why)


def test_a_hand_that_cannot_lose_is_worth_all_that_it_is_paid() -> None:
    royal = on_river(pile("Ah Kh"), pile("Qh Jh Th 2c 3s"))
    assert 501 < royal.ev["play-1"] < 502
    board = on_river(pile("2c 3d"), pile("Ah Kh Qh Jh Th"))
    assert board.ev["play-1"] == 0
    assert board.why.args == {"won": 0, "tied": 990, "lost": 0}


def test_a_flop_is_thought_through_well_within_200_ms() -> None:
    began = process_time()
    for _ in range(5):
        on_flop(pile("9c 8d"), pile("9h 4s 2c"))
    assert process_time() - began < 5 * 0.2


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_stakes_and_decides_from_what_it_sees(level: str) -> None:
    random, rival = Random(3), LEVELS[level]
    assert isinstance(rival(see(Table(UltimateHoldem, "").state, 0), random), Bet)
    for cards, board in [("Ac Ad", ""), ("9c 8d", "9h 4s 2c"), ("9c 8d", "Ah Ks 7c Jd 8h")]:
        assert sum(isinstance(rival(seen(cards, board), random), Play) for _ in range(20)) > 13
    for cards, board, move in [("7c 2d", "", Check), ("7c 4d", "Ah Ks Qc", Check), ("7c 2d", "Ah Ks Qc 9d 8h", Fold)]:
        assert sum(isinstance(rival(seen(cards, board), random), move) for _ in range(20)) > 13
