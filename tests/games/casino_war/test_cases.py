"""The worked cases of Casino War, as data: the cards of everybody, the choices, and what comes of them."""

from pathlib import Path
from typing import Any

import pytest
import yaml

from hapag.games.casino_war.rules import CasinoWar
from hapag.kernel import owing
from hapag.kernel.notation import verbs
from tests.games.house.driver import Table

CASES: list[dict[str, Any]] = yaml.safe_load(Path("tests/cases/casino-war.yaml").read_text("utf-8"))
ALONE = [case for case in CASES if "player_card" in case["given"]]
MANY = [case for case in CASES if "players" in case["given"]]
OFFERS = [case for case in CASES if "offer" in case["given"]]
SEATS = "ABC"


def ids(case: dict[str, Any]) -> str:
    return str(case["id"])


def test_no_case_is_left_out() -> None:
    assert len(ALONE) + len(MANY) + len(OFFERS) == len(CASES)


@pytest.mark.parametrize("case", ALONE, ids=ids)
def test_a_seat_alone_comes_out_as_in_the_worked_case(case: dict[str, Any]) -> None:
    given = case["given"]
    war = [given[name] for name in ("player_war_card", "dealer_war_card") if name in given]
    deck = [given["player_card"], given["dealer_card"], *(["3h 4h 5h", *war] if war else [])]
    table = Table(CasinoWar, " ".join(deck)).play(f"bet {given['stake']}")
    if "choice" in given:
        table.play(given["choice"])
    assert not owing(table.state)
    assert table.net == case["expect"]["net"]


@pytest.mark.parametrize("case", MANY, ids=ids)
def test_several_seats_come_out_as_in_the_worked_case(case: dict[str, Any]) -> None:
    """Seats that the case does not name sit out."""
    given, expected = case["given"], case["expect"]
    players = given["players"]
    deck = [*players.values(), given["dealer"], given.get("next_cards_in_order", "")]
    table = Table(CasinoWar, " ".join(deck), len(SEATS))
    table.play(*["bet 20" if name in players else "sit-out" for name in SEATS])
    table.play(*given.get("choices", {}).values())
    found = facts(table)
    assert {name: found[name] for name in expected} == expected


def facts(table: Table[CasinoWar]) -> dict[str, Any]:
    """Return all that a case may expect of a table."""
    state = table.state
    waiting = [SEATS[seat] for seat in state.asked]
    settled = {SEATS[wager.seat]: wager.outcome for wager in state.wagers if wager.outcome}
    war = {f"{SEATS[seat]}_war_card": table.text(cards.war) for seat, cards in enumerate(state.cards)}
    return {
        "to_choose": waiting,
        "waiting_for": waiting[0] if waiting else None,
        "settled": settled,
        "burned": table.text(state.burned),
        "war_cards_dealt": sum(len(cards.war) for cards in (*state.cards, state.dealer)),
        "dealer_war_card": table.text(state.dealer.war),
        "net_at_20": {SEATS[seat]: net for seat, net in enumerate(state.score()) if state.stakes[seat]},
        **war,
    }


@pytest.mark.parametrize("case", OFFERS, ids=ids)
def test_nothing_else_is_offered(case: dict[str, Any]) -> None:
    wanted = case["given"]["offer"].replace(" ", "-")
    assert (wanted in verbs(CasinoWar)) == case["expect"]["offered"]
    assert set(verbs(CasinoWar)) == {"bet", "sit-out", "surrender", "war"}
    assert set(CasinoWar.pays) == {"stake", "war"}
