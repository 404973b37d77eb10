"""The worked cases of Tong-its, run as data: `given` sets the table and is played, what `expect` says is looked up."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import yaml

from hapag.games.tong_its.rules import CANNOT, OPENING, PLAY, START, Take
from hapag.kernel import owing
from tests.games.tong_its.driver import NAMES, Led, dealt, sets_beside

Case = dict[str, Any]
CASES: list[Case] = yaml.safe_load(Path("tests/cases/tong-its.yaml").read_text("utf-8"))
SETS = {"A": "9c 9d 9h", "B": "Tc Td Th"}
CARDS = re.compile(r"\b[2-9TJQKA][cdhs]\b")


def cards(text: str) -> str:
    return " ".join(CARDS.findall(text))


def named(hands: dict[str, str]) -> str:
    return " ".join(hands.values())


def expose(given: Case) -> Case:
    wanted = cards(given["attempt"])
    spare = next(card for card in ("2s", "5d") if card not in wanted)
    return {"valid_meld": Led({"A": f"{wanted} {spare}"}, phase=PLAY).refused(f"A expose {wanted}") is None}


def count(given: Case) -> Case:
    hand = given["hand_at_comparison"]
    led = Led({"A": hand, "B": "4d 4c", "C": "5d"}, sets_beside(hand, "AB")).do("A call", "B fight")
    return {"deadwood": led.points()["A"]}


def lay_off(given: Case) -> Case:
    added = cards(given["attempt"])
    led = Led({"A": f"{added} 2d 6d"}, [("B", given["exposed_meld"])], phase=PLAY)
    return {"legal": led.refused(f"A sapaw 0 {added}") is None}


def deal(given: Case) -> Case:
    state = dealt(lead=given["dealer"])
    hands = {name: len(player.hand) for name, player in zip(NAMES, state.players, strict=True)}
    first = NAMES[owing(state)[0]]
    piles = {"stock": len(state.stock), "discard_pile": len(state.discards), "first_to_act": first}
    return {"hands": hands, **piles}


def opening(given: Case) -> Case:
    led = Led({}).sit(dealt({"A": "Ah 2h 3h 9c"}))
    moves = {"draw stock": "A draw", "take discard": "A take Ah 2h", "call draw": "A call"}
    legal = {name: led.refused(move) is None for name, move in moves.items()}
    led.do("A expose Ah 2h 3h", "A discard 9c")
    return {"legal": {**legal, "expose then discard": led.owing() == "B"}}


def take(given: Case) -> Case:
    """The discard with cards of the hand; without any it would go to the hand, or to a meld on the table."""
    beside = cards(given["attempt"].partition("with")[2])
    hand = given.get("hand", f"{beside or 'Th 2d Ks'} 4c")
    melds = [("B", given["exposed_meld"])] if "exposed_meld" in given else []
    led = Led({"A": hand}, melds, discard=given["top_discard"])
    if "sapaw" in given["attempt"]:
        assert not [move for move in led.state.moves(0) if isinstance(move, Take)]
    return {"legal": led.refused(f"A take {beside}".strip()) is None}


def call_late(given: Case) -> Case:
    led = Led({"A": "2d 9s"}, [("A", given["A_exposed"][0])])
    assert led.refused("A call") is None
    return {"legal": led.do("A draw").refused("A call") is None}


def call_after(given: Case) -> Case:
    """Turns in words; who plays draws first (but for the opener), and discards what he drew or a spare card."""
    text = " ".join(given["turns"])
    hands = {"A": "9c 9d 9h 4c 4d 4h 2c 6s", "B": "Tc Td Th Qs 2d 6h", "C": "Js 8s 2h 6d"}
    hands["B" if "B sapaws 4s" in text else "A"] += " 4s"
    led = Led(hands, phase=OPENING, stock=12)
    for turn in given["turns"]:
        play_turn(led, turn)
    legal = led.refused("A call") is None
    found: Case = {"legal": legal}
    led.do("A call")
    found["may_respond"] = list(led.owing())
    found["auto_concede"] = [NAMES[each.seat] for each in led.state.players if each.answer == CANNOT]
    return found


def play_turn(led: Led, turn: str) -> None:
    name, _, actions = turn.partition(" ")
    if led.state.phase == START:
        led.do(f"{name} draw")
    for action in actions.split(", "):
        if action.startswith("exposes"):
            led.do(f"{name} expose {cards(action) or SETS[name]}")
        elif "sapaws" in action:
            led.do(f"{name} sapaw 0 {cards(action)}")
    led.do(f"{name} discard {led.hand(name).split()[0]}")


def fight(given: Case) -> Case:
    led = Led(given["hands"], sets_beside(named(given["hands"]), "ABC")).do(f"{given['caller']} call")
    while led.owing():
        name = led.owing()
        led.do(f"{name} {'fight' if name in given['fight'] else 'concede'}")
    return {"winner": led.winner(), "deadwood": led.points()}


def run_out(given: Case) -> Case:
    """The last drawer stands before the discard that ends the hand."""
    last, hands = given["last_stock_drawer"], given["hands"]
    spare = next(card for card in ("2s", "3s") if card not in named(hands))
    owners = "".join(name for name, has in given["has_exposed_meld"].items() if has)
    dealt_hands = {**hands, last: f"{hands[last]} {spare}"}
    led = Led(dealt_hands, sets_beside(named(hands), owners), active=last, phase=PLAY, stock=0)
    led.do(f"{last} discard {spare}")
    return {"winner": led.winner(), "compared": led.points()}


def last_draw(given: Case) -> Case:
    led = Led({"B": "Ad Ah", "A": "2c", "C": "3c"}, active="B", stock=1)
    led.do("B draw", "B expose Ad Ah As")
    by = led.state.ending()
    return {"winner": led.winner(), "by": by, "comparison_made": bool(led.points())}


def go_out(given: Case) -> Case:
    led = Led({"A": given["hand_after_draw"]}, phase=PLAY)
    for action in given["turn"]:
        assert led.winner() is None
        led.do(f"A {action}")
    discards = any("discard" in action for action in given["turn"])
    winner = "self" if led.winner() == "A" else led.winner()
    return {"winner": winner, "by": led.state.ending(), "discard_required": discards}


def score(given: Case) -> Case:
    assert given["result"] == "A wins by tong-its"
    led = Led({"A": "7c 7d 7h"}, phase=PLAY).do("A expose 7c 7d 7h")
    return {"points": dict(zip(NAMES, led.state.score(), strict=True))}


PLAYED: dict[str, Callable[[Case], Case]] = {
    "hand_at_comparison": count,
    "top_discard": take,
    "exposed_meld": lay_off,
    "players": deal,
    "dealer_first_turn": opening,
    "this_turn": call_late,
    "turns": call_after,
    "caller": fight,
    "last_stock_drawer": run_out,
    "stock_before": last_draw,
    "hand_after_draw": go_out,
    "result": score,
    "attempt": expose,
}
"""What plays a case, by the first of these keys that it has."""


@pytest.mark.parametrize("case", CASES, ids=[case["id"] for case in CASES])
def test_worked_case(case: Case) -> None:
    key = next(key for key in PLAYED if key in case["given"])
    found = PLAYED[key](case["given"])
    for name, value in case["expect"].items():
        assert found[name] == value, f"{name}: {case['why']}"


def test_every_case_is_run() -> None:
    assert len({case["id"] for case in CASES}) == len(CASES) == 30
