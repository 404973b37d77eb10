"""Baccarat counted: against every order of a small shoe played out by the rules themselves, and against what is printed."""

from collections import Counter
from itertools import permutations
from math import perm

import pytest

from hapag.games import folder
from hapag.games.baccarat import odds
from hapag.games.baccarat.best import BEST
from hapag.games.baccarat.rules import BANKER, PLAYER, TIE, VALUES, Baccarat
from hapag.games.words import Words
from hapag.kernel import NoOptions, begin, play
from hapag.kernel.notation import read
from hapag.odds import Figures, load
from hapag.pieces import Piece

SMALL = "Td Ac 2d 3h 5c 6d 7h 8s"
"""A shoe with one card of some values."""


def kept() -> Figures:
    found = load(Baccarat)
    assert found is not None
    return found


def test_every_order_of_a_small_shoe_comes_out_as_the_rules_play_it(monkeypatch: pytest.MonkeyPatch) -> None:
    shoe = [Baccarat.names.numbers[name][0] for name in SMALL.split()]
    monkeypatch.setattr(odds, "COUNTS", tuple([sum(VALUES[card] == value for card in shoe) for value in range(10)]))
    counted = Counter(odds.ways())
    assert counted.total() == perm(len(shoe), 6)
    assert counted == Counter(result(six) for six in permutations(shoe, 6))


def result(six: tuple[Piece, ...]) -> str:
    """Play six cards through the rules."""
    table = begin(Baccarat, NoOptions(), 1, [six]).state
    return play(table, 0, read("bet tie 20", Baccarat)).state.ending()


def test_all_orders_of_six_cards_are_counted() -> None:
    assert sum(odds.COUNTS) == len(VALUES) == 312
    assert sum(odds.ways().values()) == perm(312, 6)


def test_banker_is_the_best_bet_and_the_figures_on_top() -> None:
    figures = kept()
    assert max(figures.bets, key=lambda bet: figures.bets[bet].ev) == BEST.side == BANKER
    assert (figures.ev, figures.sd) == (figures.bets[BANKER].ev, figures.bets[BANKER].sd)
    assert [cost.cost for cost in figures.costs] == [
        figures.ev - figures.bets[PLAYER].ev,
        figures.ev - figures.bets[TIE].ev,
    ]


def test_what_the_guide_and_the_hint_say_are_the_figures() -> None:
    figures = kept()
    edge = {bet: -100 * figures.bets[bet].ev for bet in figures.bets}
    hint = Words(Baccarat).say("advice-banker")
    for bet, digits in ((BANKER, 2), (PLAYER, 2), (TIE, 1)):
        assert f" {edge[bet]:.{digits}f} %" in hint
    guide = " ".join((folder(Baccarat) / "guide.md").read_text("utf-8").split())
    chance = {source.figure.code: f"{100 * source.ours:.2f}" for source in figures.sources}
    banker, player, tie = [chance[f"odds-chance-{bet}"] for bet in (BANKER, PLAYER, TIE)]
    assert f"wins {banker} rounds of 100, Player {player}, and {tie} are tied" in guide
    assert f"{20 * edge[BANKER]:.0f} chips or {20 * edge[PLAYER]:.0f} in 100 rounds" in guide
    assert f"{20 * edge[TIE]:.0f} chips in 100 rounds" in guide
