"""Spanish 21's figures: the suits are counted right, and best play at the table is the play they are told for."""

from fractions import Fraction
from math import comb
from random import Random
from statistics import median
from time import process_time

import pytest

from hapag.games.spanish_21.best import advice, best
from hapag.games.spanish_21.odds import ALL_SPADES, GAME, SUITED
from hapag.games.spanish_21.rival import LEVELS
from hapag.games.spanish_21.rules import Spanish21
from hapag.games.twentyone.exact.game import PLAIN, Values
from hapag.games.twentyone.exact.hands import hands
from hapag.games.twentyone.exact.play import NET, SPLIT
from hapag.games.twentyone.exact.rounds import Table
from hapag.kernel import NoOptions, begin, owing, play, see
from hapag.kernel.notation import verb
from hapag.odds import load
from hapag.pieces import Piece
from tests.games.spanish_21.driver import dealt


def shares(values: Values) -> dict[str, float]:
    """Return how often three cards of these values are of each mark, card by card as the calculator draws them."""
    found = {PLAIN: 1.0}
    for size in range(len(values)):
        after: dict[str, float] = {}
        for mark, share in found.items():
            for new, part in GAME.marks(values[:size], mark, values[size]):
                after[new] = after.get(new, 0) + share * part
        found = after
    return found


def test_a_bonus_of_one_suit_comes_as_often_as_the_shoe_holds_it() -> None:
    assert shares((6, 7, 8))[ALL_SPADES] == pytest.approx(1 / 64)
    assert shares((8, 6, 7))[SUITED] == pytest.approx(3 / 64)
    sevens = float(Fraction(comb(6, 3), comb(24, 3)))
    assert shares((7, 7, 7))[ALL_SPADES] == pytest.approx(sevens)
    assert shares((7, 7, 7))[SUITED] == pytest.approx(3 * sevens)


def test_every_twenty_one_is_worth_what_the_table_pays() -> None:
    held = hands(GAME)
    worth = {
        (6, 7, 8): {PLAIN: 1.5, SUITED: 2.0, ALL_SPADES: 3.0},
        (7, 7, 7): {PLAIN: 1.5, SUITED: 2.0, ALL_SPADES: 3.0},
    }
    for (values, mark), row in held.place.items():
        if held.total[row] == 21:
            by_count = {5: 1.5, 6: 2.0}.get(len(values), 1.0 if len(values) < 5 else 3.0)
            assert held.bonus[row] == (worth[values][mark] if values in worth else by_count)


def test_whether_sevens_are_split_never_hangs_on_their_suits() -> None:
    """So the figures, which split them all or none, are those of best play."""
    for up in range(1, 11):
        table = Table(GAME, up)
        sevens = [table.choices(row) for row in table.hands.rows((7, 7))]
        splits = {
            max(worths, key=lambda choice, worths=worths: worths[choice][NET]) == SPLIT  # type: ignore[misc]
            for worths in sevens
        }
        assert len(splits) == 1


@pytest.mark.parametrize(
    ("cards", "dealer", "then", "moves", "move"),
    [
        ("7c 8d", "2c 9d", "", (), "hit"),
        ("Kc 5d", "2c 9d", "", (), "stand"),
        ("7s 8s", "4c 9d", "", (), "hit"),
        ("7c 8d", "4c 9d", "", (), "stand"),
        ("6c 5d", "6h 9d", "", (), "double"),
        ("2c 2d", "6h 9d", "2h 2s 3c", ("hit", "hit", "hit"), "hit"),
        ("Kc 7d", "Ac 9d", "", (), "surrender"),
        ("Ac Ad", "Kc 9d", "", (), "split"),
        ("6c 5d", "Kc 9d", "5h", ("double",), "rescue"),
        ("6c 5d", "Kc 9d", "6h", ("double",), "keep"),
        ("6c 5d", "6h 9d", "Ah", ("double",), "keep"),
        ("6c 5d", "Kc 9d", "Kh", ("double",), "keep"),
    ],
)
def test_best_play_reckons_with_bonuses_and_the_rescue(
    cards: str, dealer: str, then: str, moves: tuple[str, ...], move: str
) -> None:
    seen = see(dealt(cards, dealer, then).play(*moves).state, 0)
    assert verb(type(best(seen))) == move == verb(type(advice(seen).move))


def test_a_hint_after_a_double_weighs_keeping_against_one_stake() -> None:
    found = advice(see(dealt("6c 5d", "Kc 9d", "5h").play("double").state, 0))
    assert found.ev["rescue"] == -1 > found.ev["keep"]


def test_the_edge_is_what_others_have_published() -> None:
    figures = load(Spanish21)
    assert figures is not None
    assert figures.ev == pytest.approx(-0.0036451624, abs=1e-10)
    assert all(source.agrees() for source in figures.sources)


@pytest.mark.parametrize("level", LEVELS)
def test_companions_move_legally_and_at_once(level: str) -> None:
    times, random = [], Random(5)
    (pack,) = Spanish21.packs(NoOptions(), 2)
    for _ in range(200):
        state = begin(Spanish21, NoOptions(), 2, [tuple(map(Piece, random.sample(pack, 288)))]).state
        while seats := owing(state):
            seen = see(state, seats[0])
            start = process_time()
            move = LEVELS[level](seen, random)
            times.append(process_time() - start)
            state = play(state, seats[0], move).state
    assert median(times) < 0.002
    assert max(times) < 1
