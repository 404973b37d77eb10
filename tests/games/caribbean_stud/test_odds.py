"""Exact figures of Caribbean Stud: what is published, what the count must add up to, and that what is kept is what is counted."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations
from random import Random

import numpy as np
import pytest

from hapag.games import game
from hapag.games.caribbean_stud import odds
from hapag.games.caribbean_stud.best import best, raise_worth
from hapag.games.caribbean_stud.count import COMPLETIONS, Deals, against, count, representatives, weaker
from hapag.games.caribbean_stud.rules import CaribbeanStud, Raise, qualifying, verdict
from hapag.games.house.table import Bet
from hapag.kernel import NoOptions, Seen, begin, play, see
from hapag.odds import Figures, load
from hapag.pieces import Piece
from hapag.ranking import describe, five, least

DEALS = 19_933_230_517_200
PUBLISHED = {
    "royal-flush": 16_759_740,
    "straight-flush": 156_929_720,
    "quads": 2_832_435_800,
    "full-house": 16_624_475_280,
    "flush": 21_856_990_280,
    "straight": 43_805_516_100,
    "trips": 234_242_908_320,
    "two-pair": 488_012_139_360,
    "pair": 2_343_248_003_808,
    "unqualified": 4_532_514_033_720,
    "push": 321_623_100,
    "fold": 9_523_005_974_460,
    "lose": 2_726_592_727_512,
}
"""Deals by how best play comes out: the return table of the Wizard of Odds, pair standing for pair or less."""
WAYS = {
    "three-rules": (1_041_417_758_724, "0.02554"),
    "akj83": (1_059_715_400_580, "0.02596"),
    "match": (1_063_176_931_284, "0.02616"),
    "pairs": (1_090_272_101_460, "0.02738"),
    "ace-king": (1_132_600_203_540, "0.02672"),
    "always": (3_310_360_338_060, "0.05536"),
}
"""Antes lost over all deals, and element of risk, by simple ways to play: published there too."""


@pytest.fixture(scope="module")
def kept() -> Figures:
    found = load(game("caribbean-stud"))
    assert found is not None
    return found


@pytest.fixture(scope="session")
def deals() -> Deals:
    return count()


def test_the_kept_edge_is_the_published_one_to_the_last_ante_of_all_deals(kept: Figures) -> None:
    assert kept.ev_fraction is not None
    assert Fraction(kept.ev_fraction) == Fraction(-1_041_372_912_372, DEALS)
    assert kept.ev == float(Fraction(kept.ev_fraction))
    assert kept.exact


def test_what_simple_ways_to_play_cost_is_what_is_published(kept: Figures) -> None:
    best_loss = 1_041_372_912_372
    costs = {cost.name.code.removeprefix("way-"): cost.cost for cost in kept.costs}
    for name, (loss, _) in WAYS.items():
        assert costs[name] == pytest.approx((loss - best_loss) / DEALS, rel=1e-12)
    assert costs["never"] == pytest.approx(1 + kept.ev)


def test_the_chart_says_what_the_rules_in_words_say(kept: Figures) -> None:
    """Columns: an ace or a king, one of one's ranks, less than one's fourth card, any other."""
    (grid,) = kept.strategy.grids
    letters = {
        row.code.removeprefix("chart-"): "".join(cell.letter for cell in cells if cell)  # type: ignore[union-attr]
        for row, cells in zip(grid.rows, grid.cells, strict=True)
    }
    assert letters == {"pair": "RRRR", "queen": "RRRF", "jack": "RRFF", "ten": "FRFF", "below": "FFFF"}


def test_hands_that_differ_by_suits_alone_stand_for_each_other() -> None:
    assert [len(representatives(size)[0]) for size in range(1, 6)] == [13, 169, 1_755, 16_432, 134_459]
    assert [int(representatives(size)[1].sum()) for size in (1, 2, 5)] == [52, 1_326, 2_598_960]


def test_counting_by_inclusion_and_exclusion_is_counting_one_by_one() -> None:
    random, tables = Random(7), [weaker(size) for size in range(1, 5)]
    for kind in ("high-card", "pair", "flush"):
        cards = next(each for each in iter(lambda: random.sample(range(52), 6), None) if is_kind(each[:5], kind))
        hand, up = cards[:5], cards[5]
        counted = against(np.array([hand], np.uint8), np.array([five(hand)]), np.full((1, 47), up, np.uint8), tables)
        rest = [card for card in range(52) if card not in cards]
        outcomes = [verdict(five(hand), five((up, *four))) for four in combinations(rest, 4)]
        names = ("unqualified", "win", "push", "lose")
        assert [int(each[0, 0]) for each in counted] == [outcomes.count(name) for name in names]


def is_kind(hand: list[int], kind: str) -> bool:
    """Say whether a hand is of a kind, and if a high card, one that qualifies."""
    return describe(five(hand)).code == kind and five(hand) >= qualifying()


@pytest.mark.slow
def test_deals_come_out_as_published(deals: Deals) -> None:
    raised = odds.raise_sums(deals) > -COMPLETIONS
    ways = np.where(raised, deals.ways[:, None], 0)
    kinds = np.array([describe(int(each)).name for each in deals.strengths])
    kinds[kinds == "high-card"] = "pair"
    found = {kind: int((ways * deals.weaker)[kinds == kind].sum()) for kind in set(kinds.tolist())}
    for name, counts in (("unqualified", deals.unqualified), ("push", deals.equal), ("lose", deals.stronger)):
        found[name] = int((ways * counts).sum())
    found["fold"] = DEALS - int(ways.sum()) * COMPLETIONS
    assert found == PUBLISHED
    assert sum(found.values()) == DEALS


@pytest.mark.slow
@pytest.mark.parametrize("name", WAYS)
def test_a_simple_way_to_play_loses_what_is_published(deals: Deals, name: str) -> None:
    loss, risk = WAYS[name]
    moments = odds.played(deals, odds.WAYS[name](odds.view(deals)))
    assert (moments.net, moments.weight) == (-loss, DEALS)
    assert f"{moments.edge().element_of_risk:.5f}" == risk


@pytest.mark.slow
def test_best_play_raises_every_pair_and_folds_everything_below_ace_king(deals: Deals) -> None:
    sums, seen = odds.raise_sums(deals), odds.view(deals)
    assert (sums != -COMPLETIONS).all(), "no choice is indifferent"
    raised = sums > -COMPLETIONS
    assert raised[seen.pair[:, 0]].all()
    assert not raised[~seen.king[:, 0]].any()


@pytest.mark.slow
def test_best_play_at_the_table_is_what_was_counted(deals: Deals) -> None:
    random, sums = Random(11), odds.raise_sums(deals)
    close = np.flatnonzero((deals.strengths >= qualifying()) & (deals.strengths < least("pair"))).tolist()
    for row in random.sample(close, 60) + random.sample(range(len(deals.hands)), 20):
        column = random.randrange(47)
        hand, up = tuple(deals.hands[row].tolist()), int(deals.ups[row, column])
        assert raise_worth(hand, Piece(up)) * COMPLETIONS == pytest.approx(int(sums[row, column]))
        assert isinstance(best(seen_with(hand, up)), Raise) == (sums[row, column] > -COMPLETIONS)


def seen_with(hand: tuple[int, ...], up: int) -> Seen[CaribbeanStud]:
    """Return what a seat with these cards sees."""
    rest = [card for card in range(52) if card not in (*hand, up)]
    start = begin(CaribbeanStud, NoOptions(), 1, [tuple(map(Piece, (*hand, up, *rest)))]).state
    return see(play(start, 0, Bet(20)).state, 0)
