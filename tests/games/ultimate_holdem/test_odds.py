"""Exact figures of Ultimate Texas Hold'em: how they are counted, what is published, and that the words say what the chart says."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations
from math import comb
from random import Random

import numpy as np
import pytest

from hapag.games import game
from hapag.games.ultimate_holdem import deals, odds, thumb
from hapag.games.ultimate_holdem.best import on_flop
from hapag.games.ultimate_holdem.rules import Play, UltimateHoldem, outcomes
from hapag.games.ultimate_holdem.tally import DEALERS, HANDS, UNIT, of_all_hands, of_hand
from hapag.odds import Figures, load, quiet
from hapag.pieces import Pieces
from hapag.ranking import five

BOARDS = ["2c 5d 7h 9s Jd", "2c 2d 7h 9s Jd", "Ah Kh Qh Jh Th", "3h 4h 5h 6h 9c", "8c 8d 8h 8s 2c", "Ac Ad Kh Ks 2c"]


@pytest.fixture(scope="module")
def kept() -> Figures:
    found = load(game("ultimate-holdem"))
    assert found is not None
    return found


def boards(*texts: str) -> np.ndarray[tuple[int, int], np.dtype[np.uint8]]:
    return np.array([[UltimateHoldem.names.read(name) for name in text.split()] for text in texts], np.uint8)


def nets(hand: tuple[int, ...], board: tuple[int, ...], times: int) -> list[int]:
    """Return what the rules themselves pay against each hand of the dealer's, at an ante of `UNIT`."""
    mine, stakes = five((*hand, *board)), {"ante": UNIT, "blind": UNIT, "play": times * UNIT}
    rest = [card for card in range(52) if card not in hand + board]
    settled = [outcomes(mine, five((*dealer, *board))) for dealer in combinations(rest, 2)]
    pays = UltimateHoldem.pays
    return [sum(pays[bet][how].on(stakes[bet]) for bet, how in each.items()) for each in settled]


@pytest.mark.parametrize("text", BOARDS)
def test_a_tally_is_what_the_rules_pay_against_every_hand_of_the_dealer_s(text: str) -> None:
    board, random = boards(text), Random(text)
    first, second, tally = of_all_hands(board)
    for place in [0, HANDS - 1, *random.sample(range(HANDS), 4)]:
        hand = (int(first[0, place]), int(second[0, place]))
        alone = of_hand(np.array([hand], np.uint8), board)
        for times in (1, 2, 4):
            paid = nets(hand, tuple(board[0].tolist()), times)
            assert len(paid) == DEALERS
            assert tally.net(times)[0, place] == alone.net(times)[0] == sum(paid)
            assert tally.square(times)[0, place] == sum(net * net for net in paid)


def test_all_hands_on_a_board_win_as_much_as_they_lose() -> None:
    _, _, tally = of_all_hands(boards(*BOARDS))
    assert (tally.won.sum(1) == tally.lost.sum(1)).all()


def test_suits_do_not_matter_so_few_kinds_of_cards_are_counted() -> None:
    assert [len(deals.kinds(size).codes) for size in (2, 3, 5)] == [169, 1_755, 134_459]
    assert [int(deals.kinds(size).ways.sum()) for size in (2, 3, 5)] == [comb(52, size) for size in (2, 3, 5)]


def test_every_flop_with_every_hand_is_one_of_the_situations() -> None:
    flops, same = deals.kinds(3), deals.situations()
    free = ~(flops.cards[:, :, None, None] == deals.PAIRS[None, None]).any((1, 3))
    assert len(np.unique(same[free] + len(deals.PAIRS) * np.nonzero(free)[0])) == 1_286_792


def test_a_board_gives_ten_flops_and_the_hand_keeps_its_strength_there() -> None:
    board = boards("3h 4h 5s 6c 9h")
    hand = deals.index()[UltimateHoldem.names.read("Ah"), UltimateHoldem.names.read("Kc")]
    found = deals.flops_of(board)
    assert len(found) == 10
    for (kind, shuffle), places in zip(found, combinations(range(5), 3), strict=True):
        (there,) = np.flatnonzero(deals.sources()[shuffle[0]] == hand)
        cards = (*deals.kinds(3).cards[kind[0]].tolist(), *deals.PAIRS[there].tolist())
        assert five(cards) == five((*board[0, places].tolist(), *deals.PAIRS[hand].tolist()))


def test_the_edge_is_the_fraction_that_was_counted(kept: Figures) -> None:
    assert kept.ev_fraction == "-50643648973/2317817502000"
    assert kept.ev == float(Fraction(kept.ev_fraction))
    assert kept.exact
    assert odds.WAYS // comb(5, 3) == 2_781_381_002_400


def test_published_figures_are_cited_and_agreed_with(kept: Figures) -> None:
    assert [(source.figure.code, source.published, source.agrees()) for source in kept.sources] == [
        ("odds-house-edge", "2.18497%", True),
        ("odds-element-of-risk", "0.526%", True),
        ("odds-sd", "4.94", True),
    ]


def test_one_decision_a_round_and_the_stakes_follow(kept: Figures) -> None:
    often = [decision.often for decision in kept.decisions]
    assert sum(often) == pytest.approx(1)
    assert kept.staked == pytest.approx(2 + sum(times * each for times, each in zip((4, 2, 1, 0), often, strict=True)))


def test_three_antes_are_never_best(kept: Figures) -> None:
    (grid,) = kept.strategy.grids
    for cell in [cell for row in grid.cells for cell in row if cell]:
        assert cell.ev["play-3"] < max(cell.ev.values())


def test_the_chart_is_what_the_rule_in_words_says(kept: Figures) -> None:
    (grid,) = kept.strategy.grids
    cells = [cell for row in grid.cells for cell in row]
    places = deals.starts(deals.PAIRS)
    for hand, place in zip(deals.PAIRS.tolist(), places.tolist(), strict=True):
        cell = cells[place]
        assert cell is not None
        assert (cell.letter == "4") == thumb.plays_first(pile(hand))


def pile(cards: list[int]) -> Pieces:
    """Return cards by their names, as the rules know them."""
    return tuple([UltimateHoldem.names.read(UltimateHoldem.names.show(card)) for card in cards])  # type: ignore[arg-type]


def test_suited_hands_stand_right_of_the_diagonal() -> None:
    hands = boards("Ac 2c", "Ac 2d", "2c 2d", "Kc Ac")
    assert deals.starts(hands).tolist() == [12, 12 * 13, 12 * 13 + 12, 1]


@pytest.fixture(scope="session")
def count() -> odds.Count:
    return odds.Count(quiet)


@pytest.mark.slow
def test_every_deal_is_counted_once_for_each_of_ten_flops(count: odds.Count) -> None:
    assert int(count["ways"].sum()) == odds.WAYS
    assert len(count.holes) == 1_286_792


@pytest.mark.slow
def test_a_flop_at_the_table_is_worth_what_was_counted(count: odds.Count) -> None:
    for place in Random(16).sample(range(len(count.holes)), 60):
        found = on_flop(pile(count.hands[place].tolist()), pile(count.flops[place].tolist()))
        ways = int(count["ways"][place]) * UNIT
        assert found.ev["check"] == pytest.approx(int(count["check"][place]) / ways, abs=1e-12)
        assert found.ev["play-2"] == pytest.approx(int(count["play-2"][place]) / ways, abs=1e-12)
        assert isinstance(found.move, Play) == bool(count["play-2"][place] > count["check"][place])
