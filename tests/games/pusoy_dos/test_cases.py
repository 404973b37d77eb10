"""The worked cases of Pusoy Dos, run as data: each is dealt and played through the kernel."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml

from hapag.games.pusoy_dos.combos import strength
from hapag.games.pusoy_dos.rules import Pass, Play, PusoyDos
from hapag.kernel import Illegal, Phrase, check, is_over, play, view
from hapag.kernel.views import faces
from tests.games.pusoy_dos.driver import Table, facing, pile

Case = dict[str, Any]
CASES: list[Case] = yaml.safe_load(Path("tests/cases/pusoy-dos.yaml").read_text("utf-8"))


def attempt(given: Case, expect: Case) -> None:
    """Seat 1 holds the cards attempted and a few more, and answers what seat 0 has played."""
    state = facing(given["on_table"], f"{given['attempt']} {spare(given)}")
    assert (why_refused(state, given["attempt"]) is None) is expect["legal"]


def why_refused(state: PusoyDos, cards: str) -> Phrase | None:
    try:
        check(state, 1, Play(pile(cards)))
    except Illegal as illegal:
        return illegal.why
    return None


def spare(given: Case) -> str:
    """Return two low cards that are neither on the table nor attempted."""
    named = f"{given['on_table']} {given['attempt']}".split()
    return " ".join([card for card in ("3c", "3s", "3h", "4c", "5c", "7c") if card not in named][:2])


def lead(given: Case, expect: Case) -> None:
    """A leads these cards in a later trick, so that no card is asked for."""
    cards = given["leading"]
    other = next(card for card in ("3s", "3h", "4s") if card not in cards)
    table = next(card for card in ("2d", "2h") if card not in cards)
    state = facing(table, f"{cards} {other}")
    state.last, state.players[0].laid = None, 0
    why = why_refused(state, cards)
    assert (why is None) is expect["valid_combination"] is (strength(pile(cards)) > 0)
    assert why is None or why.code.startswith("refusal-no-")


def open_deal(given: Case, expect: Case) -> None:
    table = Table(given["hands"])
    name, _, cards = given["attempt"].partition(" leads ")
    assert table.turn == name
    assert (table.refusal(name, cards) is None) is expect["legal"]


def run_sequence(given: Case, expect: Case) -> None:
    table = Table({"A": "3c 5c", "B": "Kc", "C": "4c"})
    table.go("A", "3c").go("B").go("C")
    for line in given["sequence"]:
        name, verb, *cards = line.split()
        assert verb in ("plays", "passes")
        table.go(name, " ".join(cards))
    assert (table.state.last is None) is expect["trick_cleared"]
    assert table.turn == expect["leader"] == "B"
    assert (table.refusal("B") is None) is expect["B_may_pass"]


def go_out(given: Case, expect: Case) -> None:
    """B is seat 0 and has played; A plays the last card of his hand."""
    assert given["players"] == ["A", "B"]
    state = facing(given["on_table"], given["A_hand"])
    hidden = set(state.players[0].hand)
    after = play(state, 1, Play(pile(given["attempt"].removeprefix("A plays "))))
    assert is_over(after.state) is expect["hand_over"]
    assert expect["winner"] == "A"
    assert after.state.score() == (expect["points"]["B"], expect["points"]["A"])
    shown = faces(view(after.state, None)).union(*[faces(view(event, None)) for event in after.events])
    assert bool(shown & hidden) is expect["B_cards_revealed"]


def let_time_run_out(given: Case, expect: Case) -> None:
    assert given["to_act"] == "B"
    state = facing(given["on_table"], "2d 2h 3c")
    assert isinstance(state.fallback(1), Pass) is (expect["action"] == "pass")


def run(given: Case, expect: Case) -> None:
    if given.get("event") == "timeout":
        let_time_run_out(given, expect)
    elif "sequence" in given:
        run_sequence(given, expect)
    elif "hands" in given:
        open_deal(given, expect)
    elif "leading" in given:
        lead(given, expect)
    elif "A_hand" in given:
        go_out(given, expect)
    else:
        attempt(given, expect)


@pytest.mark.parametrize("case", CASES, ids=lambda case: str(case["id"]))
def test_worked_case(case: Case) -> None:
    run(case["given"], case["expect"])
