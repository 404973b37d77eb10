"""Casino War counted: against every order of a small shoe played out by the rules themselves, and against what is told."""

from fractions import Fraction
from itertools import permutations
from math import perm

import pytest

from hapag.games import folder
from hapag.games.casino_war import odds
from hapag.games.casino_war.rules import HEIGHTS, CasinoWar
from hapag.games.words import Words
from hapag.kernel import NoOptions, begin, owing, play
from hapag.kernel.notation import read
from hapag.odds import Figures, Moments, load, quiet
from hapag.pieces import RANKS, Piece

SMALL = 3
"""Cards of each rank in a small shoe, of the lowest three ranks."""


def kept() -> Figures:
    found = load(CasinoWar)
    assert found is not None
    return found


def test_every_order_of_a_small_shoe_comes_out_as_the_rules_play_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """War on every tie; the three burned cards stand last here, as the odds do not count them."""
    shoe = [Piece(HEIGHTS.index(height) + card) for height in range(3) for card in range(SMALL)]
    monkeypatch.setattr(odds, "RANKS", RANKS[:3])
    monkeypatch.setattr(odds, "OF_EACH", SMALL)
    monkeypatch.setattr(odds, "CARDS", len(shoe))
    burned = [Piece(HEIGHTS.index(height)) for height in (10, 11, 12)]
    played = Moments()
    for mine, dealers, *war in permutations(shoe, 4):
        state = begin(CasinoWar, NoOptions(), 1, [(mine, dealers, *burned, *war)]).state
        state = play(state, 0, read("bet 20", CasinoWar)).state
        if owing(state):
            state = play(state, 0, read("war", CasinoWar)).state
        played.add(state.score()[0], sum(wager.stake for wager in state.wagers))
    assert played.weight == perm(len(shoe), 4)
    assert odds.whole(quiet).edge(per=odds.UNIT) == played.edge(per=20)


def test_all_orders_are_counted() -> None:
    assert odds.whole(quiet).weight == perm(312, 4)


def test_a_war_is_worth_the_same_at_every_rank_and_more_than_giving_up() -> None:
    worth = {odds.at_war(height).mean(per=odds.UNIT) for height in range(len(RANKS))}
    assert worth == {odds.worth_of_war()} == {Fraction(-1006, 3193)}
    assert odds.worth_of_war() > -odds.LOST_BY_SURRENDER


def test_surrendering_costs_half_a_bet_on_every_tie() -> None:
    figures = kept()
    assert figures.ev - figures.costs[0].cost == pytest.approx(-23 / 311 / 2, rel=1e-12)


def test_what_the_guide_and_the_hint_say_are_the_figures() -> None:
    figures, guide = kept(), " ".join((folder(CasinoWar) / "guide.md").read_text("utf-8").split())
    edge, giving_up = -100 * figures.ev, 100 * (figures.costs[0].cost - figures.ev)
    assert f"costs {edge:.2f} % of the bet" in Words(CasinoWar).say("advice-stake")
    assert f"costs you {-float(odds.worth_of_war()):.4f} of your bet" in guide
    assert f"keeps {edge:.2f} percent of what is bet first: {20 * edge:.0f} chips in 100 rounds" in guide
    assert f"pay {giving_up:.2f} percent, or {20 * giving_up:.0f} chips" in guide
