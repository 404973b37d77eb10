"""Best play and the rivals: from one's own view only, with a reason, and quick."""

from random import Random

import pytest

from hapag.games.caribbean_stud.best import advice, best, raise_worth
from hapag.games.caribbean_stud.rival import LEVELS
from hapag.games.caribbean_stud.rules import CaribbeanStud, Raise
from hapag.games.house.hands import Fold
from hapag.games.house.table import Bet
from hapag.games.words import Words
from hapag.kernel import Seen, see
from tests.games.caribbean_stud.driver import dealt
from tests.games.house.driver import Table

WORDS = Words(CaribbeanStud)


def seen(cards: str, up: str) -> Seen[CaribbeanStud]:
    return see(dealt(cards, up).state, 0)


@pytest.mark.parametrize(
    ("cards", "up", "move", "why"),
    [
        ("2c 2d 3h 4s 6c", "Ad", Raise, "hint-pair"),
        ("Ac Qd Jh Ts 8c", "2d", Fold, "hint-below"),
        ("Ac Kd 8h 5s 2c", "8d", Raise, "hint-ace-king-raise"),
        ("Ac Kd 8h 5s 2c", "Ad", Fold, "hint-ace-king-fold"),
        ("Ac Kd Jh 5s 2c", "Ad", Raise, "hint-ace-king-raise"),
        ("Ac Kd Qh 9s 2c", "7d", Raise, "hint-ace-king-raise"),
        ("Ac Kd Qh 9s 2c", "Td", Fold, "hint-ace-king-fold"),
    ],
)
def test_best_play_raises_or_folds_with_a_reason(cards: str, up: str, move: type, why: str) -> None:
    found = advice(seen(cards, up))
    assert isinstance(found.move, move)
    assert found.move == best(seen(cards, up))
    assert found.why.code == why
    assert WORDS.text(found.why)
    assert (found.ev["raise"] > found.ev["fold"] == -1) == (move is Raise)


def test_the_lowest_stake_is_best() -> None:
    staking = see(Table(CaribbeanStud, "").state, 0)
    assert best(staking) == advice(staking).move == Bet(20)
    assert WORDS.text(advice(staking).why)


def test_a_royal_flush_is_worth_what_it_is_paid_when_the_dealer_qualifies() -> None:
    royal = dealt("Tc Jc Qc Kc Ac", "2d").state
    worth = raise_worth(royal.places[0].hand, royal.dealer.up[0])
    assert 100 < worth < 201


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_stakes_and_decides_from_what_it_sees(level: str) -> None:
    random = Random(3)
    assert isinstance(LEVELS[level](see(Table(CaribbeanStud, "").state, 0), random), Bet)
    moves = [LEVELS[level](seen(cards, "2h"), random) for cards in ["Kc Kd 9h 5s 2c"] * 40 + ["7c 5d 4h 3s 2c"] * 40]
    assert sum(isinstance(move, Raise) for move in moves[:40]) > 30
    assert sum(isinstance(move, Fold) for move in moves[40:]) > 30
