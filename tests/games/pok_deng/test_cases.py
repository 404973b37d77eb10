"""The worked cases of Pok Deng, as data."""

from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
import yaml

from hapag.games.house.table import STAKES
from hapag.games.pok_deng.hands import KINDS, worth
from hapag.games.pok_deng.rules import PokDeng, verdict
from hapag.kernel import owing
from tests.games.pok_deng.driver import dealt, dealt_many

CASES: list[dict[str, Any]] = yaml.safe_load(Path("tests/cases/pok-deng.yaml").read_text("utf-8"))
HANDS = [case for case in CASES if "hand" in case["given"]]
COMPARED = [case for case in CASES if "player" in case["given"]]
REST = {case["id"]: case for case in CASES if case not in HANDS and case not in COMPARED}


def ids(case: dict[str, Any]) -> str:
    return str(case["id"])


def cards(text: str) -> list[int]:
    return [PokDeng.names.read(name) for name in text.split()]


def told(text: str) -> tuple[str, int, int]:
    """Return kind, score and deng of cards as a case has them."""
    kind, score, deng = worth(cards(text))
    return KINDS[kind].replace("-", " "), score, deng


def test_every_case_is_read() -> None:
    assert (len(HANDS), len(COMPARED), len(REST)) == (11, 10, 4)


@pytest.mark.parametrize("case", HANDS, ids=ids)
def test_a_hand_is_worth_what_the_worked_case_says(case: dict[str, Any]) -> None:
    expected = case["expect"]
    assert told(case["given"]["hand"]) == (expected["type"], expected["score"], expected["deng"])


@pytest.mark.parametrize("case", COMPARED, ids=ids)
def test_hands_compare_as_in_the_worked_case(case: dict[str, Any]) -> None:
    given, expected = case["given"], case["expect"]
    if "player_hand" in expected:
        assert list(told(given["player"])) == expected["player_hand"]
        assert list(told(given["dealer"])) == expected["dealer_hand"]
    outcome = verdict(worth(cards(given["player"])), worth(cards(given["dealer"])))
    odds = PokDeng.pays["stake"][outcome]
    assert [odds.on(stake) for stake in (given["stake"], *STAKES)] == [
        stake * expected["net"] for stake in (given["stake"], *STAKES)
    ]


def test_the_dealer_stands_on_five_as_in_the_worked_case() -> None:
    case = REST["pok-deng-36"]
    table = dealt("2d 5h", case["given"]["dealer_two_cards"], "9c").play("stand")
    assert (len(table.state.dealer.up) == 3) == case["expect"]["dealer_draws"]
    assert table.state.ending() == "dealer-stood"


def test_a_dealer_s_pok_settles_everybody_as_in_the_worked_case() -> None:
    case = REST["pok-deng-37"]
    table = dealt_many(list(case["given"]["players"].values()), case["given"]["dealer_two_cards"])
    assert (owing(table.state) != ()) == case["expect"]["anyone_draws"]
    assert table.state.score() == tuple([20 * net for net in case["expect"]["net_at_1"].values()])


def test_at_most_one_card_is_drawn_as_in_the_worked_case() -> None:
    case = REST["pok-deng-39"]
    table = dealt(case["given"]["player_two_cards"], "Kc 6d", "7h 8h")
    legal = {offer.verb.__name__.lower() for offer in table.state.offers(0) if offer.barred is None}
    assert {verb: verb in legal for verb in ("draw", "stand")} == {"draw": True, "stand": True}
    assert owing(table.play("draw").state) == ()
    assert len(table.state.places[0].shown) == 3
    assert not case["expect"]["legal"]["draw twice"]


def test_the_largest_deng_is_that_of_the_worked_case() -> None:
    dengs = {worth(hand).deng for size in (2, 3) for hand in combinations(range(52), size)}
    assert max(dengs) == REST["pok-deng-41"]["expect"]["max_deng"]
    assert dengs == {1, 2, 3, 5}
