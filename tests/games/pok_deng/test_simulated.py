"""Nobody seems to have published figures of Pok Deng for these rules: the exact ones are held against rounds at random.

What a hand is worth is written down here a second time, for many hands at once and from the rule sheet alone.
"""

from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from hapag.games.pok_deng import odds
from hapag.games.pok_deng.best import chart, place_of
from hapag.games.pok_deng.rules import PokDeng
from hapag.odds import load

Array = NDArray[Any]

ROUNDS, CHUNK = 100_000_000, 1_000_000
SEED = 20261130
"""Fixed before the first run, not chosen."""
VALUE = np.array([*[rank for rank in range(2, 10) for _ in range(4)], *[0] * 16, *[1] * 4])
KIND, SCORE = 100, 10


def rounds(random: np.random.Generator) -> Array:
    """Return some rounds of six cards each, a column a round, no card twice."""
    cards = random.integers(0, 52, (6, CHUNK), np.uint8)
    taken, twice = np.zeros(CHUNK, np.uint64), np.zeros(CHUNK, bool)
    for card in cards:
        bit = np.uint64(1) << card.astype(np.uint64)
        twice |= (taken & bit) != 0
        taken |= bit
    return np.asarray(cards[:, ~twice].astype(np.int16))


def of_two(a: Array, b: Array) -> Array:
    """Return kind, score and deng of two cards as one number."""
    score = (VALUE[a] + VALUE[b]) % 10
    deng = np.where((a // 4 == b // 4) | (a % 4 == b % 4), 2, 1)
    return np.asarray(np.where(score >= 8, 5, 0) * KIND + score * SCORE + deng)


def of_three(a: Array, b: Array, c: Array) -> Array:
    """Return the same of three cards."""
    score = (VALUE[a] + VALUE[b] + VALUE[c]) % 10
    suited = (a % 4 == b % 4) & (b % 4 == c % 4)
    tong = (a // 4 == b // 4) & (b // 4 == c // 4)
    row = np.sort(np.stack([(a // 4 + 1) % 13, (b // 4 + 1) % 13, (c // 4 + 1) % 13]), axis=0)
    straight = (row[1] == row[0] + 1) & (row[2] == row[1] + 1)
    faces = row[0] >= 10
    cases = [tong, suited & straight, faces, straight, suited]
    worth = np.select(cases, [4 * KIND + 5, 3 * KIND + 5, KIND + 3, 2 * KIND + 3, 3], 1)
    return np.asarray(worth + score * SCORE)


def nets(cards: Array, draws: Array) -> Array:
    """Return what each round comes to for the seat, in stakes."""
    a, b, x, y, third, fourth = cards
    mine, dealer = of_two(a, b), of_two(x, y)
    open_play = (mine < 5 * KIND) & (dealer < 5 * KIND)
    drawn = open_play & draws[a, b]
    dealer_draws = open_play & ((VALUE[x] + VALUE[y]) % 10 <= 4)
    mine = np.where(drawn, of_three(a, b, third), mine)
    dealer = np.where(dealer_draws, of_three(x, y, np.where(drawn, fourth, third)), dealer)
    return np.where(mine > dealer, mine % SCORE, np.where(mine < dealer, -(dealer % SCORE), 0))


def best_play() -> Array:
    """Return by two cards whether the chart draws to them."""
    draws = np.zeros((52, 52), bool)
    for a in range(52):
        for b in range(52):
            row, column = place_of((a, b))
            found = chart().cells[row][column]
            draws[a, b] = found is not None and found.letter == "D"
    return draws


def test_half_a_million_rounds_of_best_play_agree_with_the_exact_figure() -> None:
    agree(*simulated(500_000))


@pytest.mark.slow
def test_a_hundred_million_rounds_agree_and_are_what_the_figures_tell_of() -> None:
    count, mean, error = simulated(ROUNDS)
    agree(count, mean, error)
    assert (f"{count:,}", f"{mean:+.5f}", f"{error:.5f}") == (odds.ROUNDS, odds.MEAN, odds.ERROR)
    assert odds.SEED == SEED


def simulated(wanted: int) -> tuple[int, float, float]:
    """Return how many rounds were played, their mean, and its standard error."""
    random, draws = np.random.default_rng(SEED), best_play()
    count = total = square = 0
    while count < wanted:
        found = nets(rounds(random)[:, : wanted - count], draws)
        count, total, square = count + len(found), total + int(found.sum()), square + int((found * found).sum())
    mean = total / count
    return count, mean, float(((square / count - mean**2) / count) ** 0.5)


def agree(count: int, mean: float, error: float) -> None:
    figures = load(PokDeng)
    assert figures is not None
    assert abs(mean - figures.ev) < 4 * error
    assert error * count**0.5 == pytest.approx(figures.sd, rel=0.01)
