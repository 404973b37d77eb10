"""The worked cases of Omaha, run as data."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import yaml

from hapag.games.betting.table import Betting
from hapag.games.omaha.rules import Omaha
from hapag.kernel import is_over, view
from hapag.pieces import CARDS, Pieces
from hapag.ranking import describe
from tests.games.betting.driver import Hand

CASES: list[dict[str, Any]] = yaml.safe_load(Path("tests/cases/omaha.yaml").read_text("utf-8"))
NAMES = {"trips": "three of a kind", "quads": "four of a kind"}
TIE = {"A": "2c 2d 7h 8d", "B": "Jc Jd 4c 5c", "C": "2h 2s 7c 8h"}
"""A and C come to the same hand with the board below."""
DRY = "As Kd Qh 6c 6d"
Given = dict[str, Any]


def cards(text: str) -> Pieces:
    return tuple(map(CARDS.read, text.split()))


def name(strength: int) -> str:
    code = describe(strength).name
    return NAMES.get(code, code.replace("-", " "))


def check_hand(given: Given, expect: Given) -> None:
    """The cards at a table, called down to the showdown: what the hand is worth there."""
    strength = Omaha.strength(cards(given["hole"]), cards(given["board"]))
    hand = describe(strength)
    codes = ["high-card", "pair", "two-pair", "trips", "straight", "flush", "full-house", "quads", "straight-flush"]
    assert name(strength) == expect["category"]
    assert [codes.index(hand.code), *[rank + 2 for rank in hand.ranks]] == expect["value"]
    shown = called_down({"A": given["hole"]}, given["board"])
    assert cards(shown.shown()["A"]) == tuple(sorted(cards(given["hole"])))


def called_down(hands: dict[str, str], board: str) -> Hand:
    hand = Hand(sorted({"A", "B", *hands}), "A", hands=hands, board=board, game=Omaha)
    while not is_over(hand.state):
        hand.do(f"{hand.actor} {'call' if 'call' in hand.options() else 'check'}")
    return hand


def check_winners(given: Given, expect: Given) -> None:
    hand = called_down(given["hands"], given["board"])
    (result,) = hand.results()
    assert [hand.names[result.seat]] == expect["winners"]
    for who, text in given["hands"].items():
        assert name(Omaha.strength(cards(text), cards(given["board"]))) == expect["categories"][who]


def check_odd_chip(given: Given, expect: Given) -> None:
    hand = Hand(given["players"], given["button"], hands=TIE, board=DRY, game=Omaha)
    hand.do(*given["preflop"], *given["flop"]).check_down()
    assert hand.pot() == expect["pot"]
    assert {who: won for who, won in hand.won().items() if won} == expect["won"]


def check_shown(given: Given, expect: Given) -> None:
    hand = Hand(given["players"], "C", hands=TIE, board=DRY, game=Omaha)
    hand.do("C call", "A call", "B check", "A bet 20", "B call", "C fold").check_down()
    shown = {f"{who} (all four cards)" for who, text in hand.shown().items() if len(text.split()) == 4}
    assert shown == set(expect["revealed"])
    for viewer in (0, 1, None):
        seen: Betting = view(hand.state, viewer)
        assert [who for who, player in zip(hand.names, seen.players, strict=True) if not player.shown] == expect[
            "hidden"
        ]
        assert all(piece < 0 for piece in seen.players[2].hand)


CHECKS: dict[str, Callable[[Given, Given], None]] = {
    "value": check_hand,
    "winners": check_winners,
    "won": check_odd_chip,
    "revealed": check_shown,
}


@pytest.mark.parametrize("case", CASES, ids=[case["id"] for case in CASES])
def test_worked_case(case: dict[str, Any]) -> None:
    checker = next(CHECKS[key] for key in CHECKS if key in case["expect"])
    checker(case["given"], case["expect"])
