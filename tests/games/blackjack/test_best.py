"""Best play at the table is what the figures say, and the companions are as strong as they are called."""

from collections.abc import Iterator
from math import sqrt
from random import Random
from statistics import fmean, median, stdev
from time import process_time

import pytest

from hapag.games.blackjack.best import advice, best
from hapag.games.blackjack.rival import LEVELS, hard
from hapag.games.blackjack.rules import Blackjack
from hapag.games.house.table import Bet
from hapag.games.words import Words
from hapag.kernel import NoOptions, begin, owing, play, see
from hapag.kernel.notation import verb
from hapag.odds import load
from hapag.pieces import Piece, Pieces
from hapag.rivals import Rival
from tests.games.blackjack.driver import Round, dealt

STAKE = 20


def figures() -> tuple[float, float]:
    """Return the mean and the deviation of a round under best play."""
    found = load(Blackjack)
    assert found is not None
    return found.ev, found.sd


@pytest.mark.parametrize(
    ("cards", "dealer", "move"),
    [
        ("Tc 6d", "Tc 7d", "surrender"),
        ("8c 8d", "Tc 7d", "split"),
        ("5c 5d", "6c 7d", "double"),
        ("Ac 7d", "9c 7d", "hit"),
        ("Ac 7d", "6c 7d", "double"),
        ("Tc 3d", "4c 7d", "stand"),
        ("6c 5d", "Ac 7d", "hit"),
    ],
)
def test_best_play_is_what_everybody_who_has_counted_says(cards: str, dealer: str, move: str) -> None:
    assert verb(type(best(see(dealt(cards, dealer).state, 0)))) == move


@pytest.mark.parametrize(
    ("cards", "dealer", "move"), [("Tc 2d", "4c 7d", "hit"), ("9c 3d", "4c 7d", "stand"), ("8c 7d", "Tc 7d", "hit")]
)
def test_best_play_looks_at_the_cards_and_not_at_the_total_alone(cards: str, dealer: str, move: str) -> None:
    assert verb(type(best(see(dealt(cards, dealer).state, 0)))) == move


@pytest.mark.parametrize(("third", "move"), [("4h", "stand"), ("Ah", "hit")])
def test_sixteen_against_ten_hangs_on_how_it_came_about(third: str, move: str) -> None:
    first = "8c 4d" if third == "4h" else "9c 6d"
    assert verb(type(best(see(dealt(first, "Tc 7d", third).play("hit").state, 0)))) == move


def test_what_is_no_longer_open_is_not_played() -> None:
    assert verb(type(best(see(dealt("Ac 3d", "6c 7d", "4h").play("hit").state, 0)))) == "stand"
    assert verb(type(best(see(dealt("Tc 2d", "Tc 7d", "3h").play("hit").state, 0)))) == "hit"


def test_a_pair_is_split_again_up_to_four_hands() -> None:
    table = dealt("8c 8d", "6c 9d", "8h 8s 8c 8d 8h 8s")
    for _ in range(3):
        assert verb(type(best(see(table.state, 0)))) == "split"
        table.play("split")
    assert verb(type(best(see(table.state, 0)))) == "stand"


def test_best_play_bets_as_little_as_may_be() -> None:
    seen = see(Round("").state, 0)
    assert best(seen) == Bet(STAKE) == advice(seen).move


def test_a_hint_says_what_every_choice_is_worth_and_by_how_much_the_best_is_better() -> None:
    found = advice(see(dealt("8c 8d", "Tc 7d").state, 0))
    assert set(found.ev) == {"hit", "stand", "double", "split", "surrender"}
    assert found.ev["split"] == pytest.approx(-0.474893751, abs=1e-9)
    assert Words(Blackjack).text(found.why) == "For every 100 bet this is worth 2.5 more than “Surrender”."


def nets(rival: Rival, rounds: int) -> Iterator[float]:
    """Yield net chips a stake of one, over rounds that are the same for every rival."""
    for seed in range(rounds):
        random = Random(seed)
        pack: Pieces = tuple(map(Piece, random.sample(range(312), 40)))
        state = play(begin(Blackjack, NoOptions(), 1, [pack]).state, 0, Bet(STAKE)).state
        while owing(state):
            state = play(state, 0, rival(see(state, 0), random)).state
        yield state.score()[0] / STAKE


@pytest.fixture(scope="module")
def results() -> dict[str, list[float]]:
    return {level: list(nets(rival, 20_000)) for level, rival in LEVELS.items()}


def test_best_play_comes_to_the_exact_figures(results: dict[str, list[float]]) -> None:
    assert_figures(results["hard"])


@pytest.mark.slow
@pytest.mark.timeout(3600)
def test_best_play_comes_to_the_exact_figures_in_a_million_rounds() -> None:
    assert_figures(list(nets(hard, 1_000_000)))


def assert_figures(found: list[float]) -> None:
    """Mean and deviation lie within four standard errors; that of the deviation is taken from the fourth moment."""
    ev, sd = figures()
    assert abs(fmean(found) - ev) < 4 * sd / sqrt(len(found))
    squares = [(net - ev) ** 2 for net in found]
    assert abs(fmean(squares) - sd**2) < 4 * stdev(squares) / sqrt(len(found))


@pytest.mark.parametrize(("weaker", "stronger"), [("easy", "medium"), ("medium", "hard")])
def test_the_stronger_companion_loses_less(results: dict[str, list[float]], weaker: str, stronger: str) -> None:
    gains = [better - worse for worse, better in zip(results[weaker], results[stronger], strict=True)]
    assert fmean(gains) > 3 * stdev(gains) / sqrt(len(gains))


@pytest.mark.parametrize("level", LEVELS)
def test_companions_move_legally_and_at_once(level: str) -> None:
    """What the best one has worked out it keeps, so only its first look at an open card takes a moment."""
    times, random = [], Random(5)
    for _ in range(300):
        state = begin(Blackjack, NoOptions(), 2, [tuple(map(Piece, random.sample(range(312), 312)))]).state
        while seats := owing(state):
            seen = see(state, seats[0])
            start = process_time()
            move = LEVELS[level](seen, random)
            times.append(process_time() - start)
            state = play(state, seats[0], move).state
    assert median(times) < 0.002
    assert max(times) < 1
