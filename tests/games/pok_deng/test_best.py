"""Best play and the rivals: from one's own view only, with a reason."""

from random import Random

import pytest

from hapag.games.house.table import Bet
from hapag.games.pok_deng.best import advice, best, cell_of
from hapag.games.pok_deng.rival import LEVELS
from hapag.games.pok_deng.rules import Draw, PokDeng, Stand
from hapag.games.words import Words
from hapag.kernel import Seen, see
from tests.games.house.driver import Table
from tests.games.pok_deng.driver import dealt

WORDS = Words(PokDeng)


def seen(cards: str) -> Seen[PokDeng]:
    return see(dealt(cards, "Ks 5s").state, 0)


@pytest.mark.parametrize(
    ("cards", "move"),
    [
        ("Kc 3d", Draw),
        ("Kc 4d", Draw),
        ("Kc 4c", Stand),
        ("2c 2d", Stand),
        ("8c 6c", Draw),
        ("Ac 3c", Draw),
        ("8c 7c", Draw),
        ("9c 7d", Draw),
        ("9c 7c", Stand),
        ("5c Ad", Stand),
        ("3c 4c", Stand),
    ],
)
def test_best_play_draws_or_stands_with_a_reason(cards: str, move: type) -> None:
    found = advice(seen(cards))
    assert isinstance(found.move, move)
    assert found.move == best(seen(cards))
    assert WORDS.text(found.why)
    assert (found.ev["draw"] > found.ev["stand"]) == (move is Draw)


def test_the_highest_stake_is_best_as_best_play_has_the_edge() -> None:
    staking = see(Table(PokDeng, "").state, 0)
    assert best(staking) == advice(staking).move == Bet(100)
    assert WORDS.text(advice(staking).why)


def test_a_pok_has_no_choice() -> None:
    with pytest.raises(LookupError):
        cell_of([PokDeng.names.read(name) for name in ("9c", "Kd")])


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_stakes_and_decides_from_what_it_sees(level: str) -> None:
    random = Random(3)
    assert isinstance(LEVELS[level](see(Table(PokDeng, "").state, 0), random), Bet)
    low = [LEVELS[level](seen("Kc Ad"), random) for _ in range(40)]
    high = [LEVELS[level](seen("Kc 7d"), random) for _ in range(40)]
    assert sum(isinstance(move, Draw) for move in low) > 25
    assert sum(isinstance(move, Stand) for move in high) > 25
