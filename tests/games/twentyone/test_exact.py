"""The calculator, held against small shoes dealt out in full, against itself, and against what others have published."""

from math import comb, isclose
from typing import ClassVar

import numpy as np
import pytest

from hapag.games.blackjack.odds import GAME, BlackjackShoe
from hapag.games.twentyone.exact.game import Game
from hapag.games.twentyone.exact.hands import hands
from hapag.games.twentyone.exact.play import NET, SPLIT, SQUARE, SURRENDER, Play
from hapag.games.twentyone.exact.rounds import BEST, UPS, Style, Table, mean
from hapag.games.twentyone.exact.shoe import Shoe, total_of
from hapag.games.twentyone.exact.splits import COURSES, ONCE, Split
from tests.games.twentyone.shoes import Dealing, FewCards, FewSpanishCards, by_values, draws

FEW, FEW_SPANISH = FewCards(), FewSpanishCards()


def shoe_of(game: Game, up: int) -> Shoe:
    counts = np.array(game.cards())
    counts[up - 1] -= 1
    return Shoe(counts, up)


@pytest.mark.parametrize("game", [FEW, FEW_SPANISH], ids=["blackjack", "spanish"])
@pytest.mark.parametrize(
    ("pair", "up"),
    [(8, 10), (8, 1), (10, 3), *[pytest.param(*each, marks=pytest.mark.slow) for each in ((3, 8), (1, 3), (1, 10))]],
)
def test_a_split_comes_to_what_dealing_out_every_order_does(game: Game, pair: int, up: int) -> None:
    held = hands(game)
    play = Play(game, held, shoe_of(game, up))
    split = Split(game, pair, play.shoe, play)
    dealt = Dealing(game, pair, up, by_values(play.plan, held.place)).sums()
    assert isclose(split.worth[NET], dealt[0], abs_tol=1e-12)
    assert isclose(split.with_square[SQUARE], dealt[1], abs_tol=1e-12)


@pytest.mark.parametrize("up", UPS)
def test_the_dealer_comes_to_each_total_as_often_as_dealing_says(up: int) -> None:
    shoe = shoe_of(GAME, up)
    held = np.array([[0, 2, 0, 0, 0, 1, 0, 0, 0, 1]])
    found = np.zeros(6)

    def deal(cards: tuple[int, ...], values: tuple[int, ...], chance: float) -> None:
        total = total_of(values)
        if len(values) > 1 and total >= 17:
            found[min(total, 22) - 17] += chance
            return
        for value, share, left in draws(cards):
            if len(values) > 1 or {value, up} != {1, 10}:
                deal(left, (*values, value), chance * share)

    deal(tuple(int(count) for count in (shoe.counts - held[0])), (up,), 1.0)
    assert shoe.finals(held)[0] == pytest.approx(found / found.sum(), abs=1e-13)


@pytest.mark.parametrize("up", [1, 6, 10])
def test_chances_of_the_next_card_add_up_and_follow_from_those_of_two(up: int) -> None:
    shoe, none = shoe_of(GAME, up), np.zeros((1, 10), dtype=np.int64)
    next_card = shoe.chances(none)[0]
    assert next_card.sum() == pytest.approx(1, abs=1e-15)
    each = np.eye(10, dtype=np.int64)
    assert shoe.ordered(each) == pytest.approx(next_card, abs=1e-15)
    assert shoe.ordered(each[8] + each).sum() == pytest.approx(next_card[8], abs=1e-15)


@pytest.mark.parametrize("courses", [COURSES, ONCE])
def test_the_courses_of_a_split_are_all_there_is(courses: object) -> None:
    play = Table(GAME, 6).play
    split = Split(GAME, 8, play.shoe, play)
    split.courses = COURSES if courses is COURSES else ONCE
    assert sum(split.chance(course) for course in split.courses) == pytest.approx(1, abs=1e-14)


def test_all_deals_together_are_one() -> None:
    tables = [Table(GAME, up, Style(frozenset({SPLIT}))) for up in UPS]
    starts = sum(start.chance for table in tables for start in table.starts)
    naturals = sum(table.chance_of(table.hands.rows((1, 10))[0]) for table in tables)
    assert starts + naturals == pytest.approx(1, abs=1e-14)
    assert naturals == pytest.approx(24 * 96 / comb(312, 2), abs=1e-15)


# What others have published

WIZARD = "https://wizardofodds.com/games/blackjack/appendix/9/"
"""Stand, hit and double for hands in other numbers of decks, with the same rules but for surrender."""


@pytest.mark.parametrize(
    ("decks", "cards", "worth"),
    [
        (1, (1, 2), (-0.661732, -0.067808, -0.593281)),
        (1, (2, 3), (-0.659375, -0.291565, -1.318751)),
        (1, (4, 6), (-0.636118, 0.081506, 0.048615)),
        (1, (5, 6), (-0.634013, 0.172946, 0.240259)),
        (1, (1, 7), (-0.101015, -0.108386, -0.357778)),
        (5, (1, 2), (-0.666073, -0.059817, -0.618525)),
        (5, (1, 5), (-0.665147, -0.173598, -0.630252)),
        (5, (1, 6), (-0.478961, -0.183653, -0.535696)),
        (5, (4, 6), (-0.661223, 0.081318, -0.002174)),
        (5, (5, 6), (-0.660850, 0.148532, 0.133896)),
    ],
)
def test_hands_against_an_ace_are_worth_what_the_wizard_of_odds_prints(
    decks: int, cards: tuple[int, int], worth: tuple[float, float, float]
) -> None:
    table = Table(in_decks(decks), 1)
    row = table.hands.place[cards, ""]
    found = [each[row, NET] for each in (table.play.stand, table.play.hit, table.play.double)]
    assert [round(float(each), 6) for each in found] == list(worth)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("decks", "style", "printed"),
    [
        (1, Style(frozenset({SURRENDER})), 0.001839),
        (5, Style(frozenset({SURRENDER})), -0.003804),
        (6, Style(frozenset({SURRENDER})), -0.00403115),
        (6, BEST, -0.00330512),
    ],
)
def test_whole_games_come_close_to_the_wizard_of_odds_who_counts_splits_approximately(
    decks: int, style: Style, printed: float
) -> None:
    """His splits leave out what the other hands of a split hold: some hundred-thousandths in one deck, less in more."""
    assert abs(mean(in_decks(decks), style) - printed) < 2.5e-5 / decks


def in_decks(count: int) -> Game:
    class Decks(BlackjackShoe):
        decks: ClassVar = count

    return Decks()
