"""The worked cases of Hold'em, run as data. Each key of `given` leads the hand, each key of `expect` is looked up."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import yaml

from hapag.games.betting.table import Fold, Posted
from hapag.kernel import check, is_over
from hapag.kernel.notation import show
from hapag.pieces import CARDS
from tests.games.betting.driver import STRAIGHT, Hand

CASES: list[dict[str, Any]] = yaml.safe_load(Path("tests/cases/holdem.yaml").read_text("utf-8"))
Given = dict[str, Any]


def lead(given: Given) -> Hand:
    """Play what `given` says and return the hand as it stands then."""
    setup = given.get("setup", {})
    if "stacks_after_preflop" in setup:
        return lead_to_the_flop(setup).do(*given["flop_actions"])
    stacks = setup.get("stacks")
    names = given.get("players") or list(stacks or given["hands"])
    tie = STRAIGHT if "showdown" in given else ""
    hand = Hand(names, given.get("button", ""), stacks=stacks, hands=given.get("hands"), board=given.get("board", tie))
    for street in (given.get("actions", []), *streets(given)):
        act(hand, street)
    return hand


def lead_to_the_flop(setup: Given) -> Hand:
    """Everybody calls the big blind, and the last of the order has the button."""
    order = setup["postflop_order"]
    stacks = {name: stack + 20 for name, stack in setup["stacks_after_preflop"].items()}
    hand = Hand(list(stacks), order[-1], stacks=stacks)
    while hand.state.street == 0:
        hand.do(f"{hand.actor} {'call' if 'call' in hand.options() else 'check'}")
    assert hand.actor == order[0]
    return hand


def streets(given: Given) -> list[list[str] | str]:
    rest = ["checked"] if "later_streets" in given else []
    return [given[name] for name in ("preflop", "flop", "turn", "river") if name in given] + rest


def act(hand: Hand, actions: list[str] | str) -> None:
    if actions == "all check":
        hand.check_street()
    elif actions == "checked":
        hand.check_down()
    else:
        hand.do(*[each for each in actions if not each.startswith("flop")])


def check_actor_and_blinds(hand: Hand, given: Given, expect: dict[str, Any]) -> None:
    blinds = {event.what.code: hand.names[event.seat] for event in hand.events if isinstance(event, Posted)}
    assert blinds == {"post-small": expect["small_blind"], "post-big": expect["big_blind"]}
    assert Hand(given["players"], given["button"]).actor == expect["first_preflop"]
    assert hand.actor == expect["first_on_flop"]
    assert hand.pot() == expect.get("pot", hand.pot())


def check_refused(hand: Hand, given: Given, expect: dict[str, Any]) -> None:
    assert (hand.refused("D raise to 39") == "") is expect["legal"]
    bounds = hand.bounds()
    assert bounds is not None
    assert bounds[0] == expect["min_raise_to"]


def check_bounds(hand: Hand, given: Given, expect: dict[str, Any]) -> None:
    assert hand.actor == given["to_act"]
    assert hand.bounds() == (expect["min_bet"], expect["max_bet"])


def check_rights(hand: Hand, given: Given, expect: dict[str, Any]) -> None:
    name = hand.actor
    assert name == given["to_act"]
    bounds = hand.bounds()
    assert (bounds is not None) is expect[f"{name}_may_raise"]
    if f"{name}_min_raise_to" in expect:
        assert bounds is not None
        assert bounds[0] == expect[f"{name}_min_raise_to"]
    if f"{name}_call" in expect:
        assert hand.state.owed(hand.state.players[hand.seat(name)]) == expect[f"{name}_call"]
    if f"{name}_options" in expect:
        owed = hand.state.owed(hand.state.players[hand.seat(name)])
        assert (
            sorted(f"call {owed}" if verb == "call" else verb for verb in hand.options()) == expect[f"{name}_options"]
        )
    if f"{name}_may_shove" in expect:
        assert (hand.refused(f"{name} all-in") == "") is expect[f"{name}_may_shove"]
    if "R_could_have_raised_to" in expect:
        before = lead_to_the_flop(given["setup"]).do(*given["flop_actions"][:-1])
        low, high = before.bounds() or (0, 0)
        assert low == expect["R_could_have_raised_to"] <= high


def check_pots(hand: Hand, given: Given, expect: dict[str, Any]) -> None:
    assert is_over(hand.state)
    amounts = [event.amount for event in hand.results()]
    assert amounts == expect["pots"] if "pots" in expect else sum(amounts) == expect["pot"]
    assert {name: hand.won()[name] for name in expect["won"]} == expect["won"]
    assert sum(hand.won().values()) == sum(amounts)


def check_refund(hand: Hand, given: Given, expect: dict[str, Any]) -> None:
    assert hand.refunds() == expect["refund"]
    assert hand.pot() == expect["pot"]
    assert hand.net()["B"] == expect["B_net"]
    assert sorted(hand.shown()) == expect["cards_revealed"]


def check_winners(hand: Hand, given: Given, expect: dict[str, Any]) -> None:
    while not is_over(hand.state):
        hand.do(f"{hand.actor} {'call' if 'call' in hand.options() else 'check'}")
    (result,) = hand.results()
    seats = result.seats if hasattr(result, "seats") else (result.seat,)
    assert sorted(hand.names[seat] for seat in seats) == expect["winners"]


def check_fallback(hand: Hand, given: Given, expect: dict[str, Any]) -> None:
    hand.do("A call", "B check", "B check")
    assert hand.actor == "A"
    assert "check" in hand.options()
    move = hand.state.fallback(hand.seat("A"))
    check(hand.state, hand.seat("A"), move)
    assert isinstance(move, Fold)
    assert show(move, CARDS) == expect["action"]


def check_reset(hand: Hand, given: Given, expect: dict[str, Any]) -> None:
    button = (hand.seat(given["button"]) + 1) % len(hand.names)
    after = Hand(given["players"], hand.names[button])
    assert expect["hand_2_button"] == after.names[after.state.button]
    before = {name: player.stack + player.paid for name, player in zip(after.names, after.state.players, strict=True)}
    assert before == expect["hand_2_stacks"]


CHECKS: dict[str, Callable[[Hand, Given, dict[str, Any]], None]] = {
    "small_blind": check_actor_and_blinds,
    "legal": check_refused,
    "min_bet": check_bounds,
    "P_may_raise": check_rights,
    "R_may_raise": check_rights,
    "won": check_pots,
    "refund": check_refund,
    "winners": check_winners,
    "action": check_fallback,
    "hand_2_stacks": check_reset,
}


@pytest.mark.parametrize("case", CASES, ids=[case["id"] for case in CASES])
def test_worked_case(case: dict[str, Any]) -> None:
    given, expect = case["given"], case["expect"]
    if case["id"] == "holdem-04":
        given = {**given, "actions": []}
    checker = next(CHECKS[key] for key in CHECKS if key in expect)
    checker(lead(given), given, expect)
