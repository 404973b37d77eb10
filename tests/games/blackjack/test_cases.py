"""The worked cases of Blackjack, as data: hands and dealer's cards become a deck, and the moves that lead there."""

from pathlib import Path
from typing import Any

import pytest
import yaml

from hapag.games.blackjack.rules import Blackjack
from hapag.games.house.table import BANK, STAKES
from hapag.kernel import Illegal, check, owing
from hapag.kernel.notation import read, show, verbs
from tests.games.blackjack.driver import Round, dealt
from tests.games.twentyone.cases import deck_of, finish, ids

CASES: list[dict[str, Any]] = yaml.safe_load(Path("tests/cases/blackjack.yaml").read_text("utf-8"))
SETTLED = [case for case in CASES if "hands" in case["given"]]
ATTEMPTS = [case for case in CASES if "attempt" in case["given"]]
REST = [case for case in CASES if case not in SETTLED and case not in ATTEMPTS]


@pytest.mark.parametrize("case", SETTLED, ids=ids)
def test_hands_settle_as_in_the_worked_case(case: dict[str, Any]) -> None:
    given, expected = case["given"], case["expect"]
    hands = given["hands"]
    table = Round(deck_of([hand["cards"].split() for hand in hands], given["dealer_cards_in_order"].split()))
    table.play(f"bet {given['stake']}")
    for place, hand in enumerate(hands):
        if place < len(hands) - 1:
            table.play("split")
        if owing(table.state):
            finish(table, place, hand)
    assert table.cards == [hand["cards"] for hand in hands]
    assert table.net == expected["net"]
    assert table.state.purses == (expected["chips_after"],)
    assert BANK + table.net == expected["chips_after"]
    assert table.dealer == expected["dealer_final"]
    assert table.state.dealer.total == expected["dealer_total"]


@pytest.mark.parametrize("case", ATTEMPTS, ids=ids)
def test_attempts_are_legal_or_not_as_in_the_worked_case(case: dict[str, Any]) -> None:
    given = case["given"]
    cards = given["hand"].split()
    if given.get("from_split") or "after" in given:
        table = dealt(f"{cards[0]} {cards[0][0]}s", "6c 9d", cards[1]).play("split")
    else:
        table = dealt(" ".join(cards[:2]), "6c 9d", " ".join(cards[2:])).play(*["hit"] * (len(cards) - 2))
    assert table.cards[0] == given["hand"]
    assert is_legal(table, given["attempt"].removeprefix("re")) == case["expect"]["legal"]


def is_legal(table: Round, move: str) -> bool:
    try:
        check(table.state, 0, read(move, Blackjack))
    except Illegal:
        return False
    return True


@pytest.mark.parametrize("case", REST, ids=ids)
def test_stakes_offers_and_timeout_are_as_in_the_worked_case(case: dict[str, Any]) -> None:
    given, expected = case["given"], case["expect"]
    if "offer" in given:
        table = dealt("9c 8d", f"{given['dealer_up']} 6d")
        assert (given["offer"] in verbs(Blackjack)) == expected["offered"]
        assert {offer.verb for offer in table.state.offers(0)} <= set(verbs(Blackjack).values())
    elif "stake" in given:
        table = Round("")
        assert is_legal(table, f"bet {given['stake']}") == expected["legal"]
        assert [stake for stake in range(1001) if is_legal(table, f"bet {stake}")] == expected["allowed"]
        assert list(STAKES) == expected["allowed"]
    else:
        assert given["event"] == "timeout with 12"
        table = dealt("Tc 2d", "6c 9d")
        assert show(table.state.fallback(0), Blackjack.names) == expected["action"]
