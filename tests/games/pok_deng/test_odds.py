"""Exact figures of Pok Deng: what counting one by one gives, what must come out by symmetry, and what the chart says."""

from fractions import Fraction
from itertools import combinations

import pytest

from hapag.games import game
from hapag.games.pok_deng import odds
from hapag.games.pok_deng.best import place_of
from hapag.games.pok_deng.count import DEALS, NETS, Start, dealers, final_hands, starts, tally
from hapag.games.pok_deng.hands import score, worth
from hapag.games.pok_deng.rules import PokDeng, is_pok, verdict
from hapag.games.words import Words
from hapag.odds import Figures, load

WORDS = Words(PokDeng)


@pytest.fixture(scope="module")
def found() -> list[Start]:
    return starts()


@pytest.fixture(scope="module")
def kept() -> Figures:
    figures = load(game("pok-deng"))
    assert figures is not None
    return figures


def net(mine: tuple[int, ...], dealer: tuple[int, ...]) -> int:
    return PokDeng.pays["stake"][verdict(worth(mine), worth(dealer))].on(1)


def dealer_hands(two: tuple[int, int], rest: list[int]) -> list[tuple[int, ...]]:
    """Return what two cards of the dealer's become: one hand for each card that may come next."""
    return [(*two, card) if score(two) < 5 else two for card in rest if card not in two]


def test_every_deal_is_counted_once(found: list[Start]) -> None:
    assert sum(start.many for start in found) == 1326
    for way in odds.WAYS.values():
        assert odds.played(found, way).weight == DEALS == 1326 * 1225 * 48 * 47


@pytest.mark.parametrize("cards", [(0, 1), (8, 17), (20, 28), (21, 40)])
def test_counting_by_hand_that_misses_no_card_is_counting_one_by_one(
    found: list[Start], cards: tuple[int, int]
) -> None:
    (start,) = [each for each in found if place_of(each.cards) == place_of(cards) and each.stand]
    rest = [card for card in range(52) if card not in start.cards]
    stand = sum(
        net(start.cards, hand) * 47
        for two in combinations(rest, 2)
        if not is_pok(two)
        for hand in dealer_hands(two, rest)
    )
    assert start.stand is not None
    assert start.stand.net == stand


def test_a_third_card_is_counted_as_one_by_one() -> None:
    finals, drawn = dealers(final_hands()), (8, 17, 21)
    left = [card for card in range(52) if card not in drawn]
    hands = (hand for two in combinations(left, 2) if not is_pok(two) for hand in dealer_hands(two, left))
    assert tally(drawn, finals, finals.after).net == sum(net(drawn, hand) for hand in hands)


def test_who_draws_like_the_dealer_comes_out_exactly_even(found: list[Start], kept: Figures) -> None:
    sums = odds.played(found, odds.WAYS["dealer"])
    assert sums.net == 0
    assert {net: ways for net, ways in by_net(found).items() if by_net(found)[-net] != ways} == {}
    (cost,) = [cost.cost for cost in kept.costs if cost.name.code == "way-dealer"]
    assert cost == kept.ev


def by_net(found: list[Start]) -> dict[int, int]:
    """Return the deals of each net if one draws like the dealer."""
    table = dict.fromkeys(NETS, 0)
    for start in found:
        chosen = start.draw if score(start.cards) < 5 else start.stand
        for each in filter(None, (start.pok, chosen)):
            for result, ways in zip(NETS, each.ways, strict=True):
                table[result] += start.many * ways
    return table


def test_the_edge_is_the_seat_s(found: list[Start], kept: Figures) -> None:
    sums = odds.played(found, odds.best)
    assert kept.ev_fraction == "2537909/229033350"
    assert Fraction(kept.ev_fraction) == sums.mean()
    assert kept.ev > 0 > kept.element_of_risk
    assert f"{kept.ev:.10f}" == "0.0110809583"


def test_no_choice_is_indifferent(found: list[Start]) -> None:
    assert all(odds.gain(start) != 0 for start in found if start.stand)


def test_the_rules_in_words_are_best_play_with_every_two_cards(found: list[Start]) -> None:
    """The four straights: 8-6, A-3 and 8-7 of one suit, and 9-7 of different suits."""
    apart = {
        (odds.kind_of(start), *sorted(odds.LABELS[at] for at in place_of(start.cards)))
        for start in found
        if start.stand and odds.best(start) != odds.by_score(start)
    }
    assert apart == {("suited", "6", "8"), ("suited", "3", "A"), ("suited", "7", "8"), ("mixed", "7", "9")}
    assert all(odds.best(start) for start in found if start.stand and odds.best(start) != odds.by_score(start))


def test_the_chart_by_score_draws_and_stands_as_the_rules_say(kept: Figures) -> None:
    by_score, by_cards = kept.strategy.grids
    letters = ["".join(cell.letter if cell else "." for cell in row) for row in by_score.cells]
    assert letters == ["DDD", "DD.", "DDD", "DD.", "DSS", "DS.", "SSS", "SS."]
    cells = [cell for row in by_cards.cells for cell in row if cell]
    assert len(cells) == len([1 for row in range(13) for column in range(13) if not is_pok(example(row, column))])


def example(row: int, column: int) -> tuple[int, int]:
    """Return two cards that stand at a place of the chart."""
    ranks = [(at + 12) % 13 for at in (row, column)]
    return 4 * ranks[0], 4 * ranks[1] + (row >= column)


def test_best_play_decides_once_a_round_unless_there_is_a_pok(kept: Figures) -> None:
    assert sum(decision.often for decision in kept.decisions) == pytest.approx(1)
    pok = next(decision.often for decision in kept.decisions if decision.name.code == "decision-pok")
    poks = [two for two in combinations(range(52), 2) if is_pok(two)]
    both = sum(not set(mine) & set(dealer) for mine in poks for dealer in poks)
    assert pok == pytest.approx((2 * len(poks) * 1225 - both) / (1326 * 1225))


def test_the_convention_tells_of_the_simulation(kept: Figures) -> None:
    assert f"{odds.ROUNDS} simulated rounds" in WORDS.text(kept.convention)
    assert abs(float(odds.MEAN) - kept.ev) < 4 * float(odds.ERROR)
