"""The worked cases that turn on a comparison of hands."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
import yaml

from hapag.ranking import category, describe, five, four, omaha, three
from tests.ranking.reference import HIGH_CARD, PAIR, STRAIGHT, TRIPS, cards

CASES = Path(__file__).parents[1] / "cases"
WORDS = {"high card": "high-card", "two pair": "two-pair", "three of a kind": "trips", "full house": "full-house"}
NUMBERS = {HIGH_CARD: "high-card", PAIR: "pair", TRIPS: "trips", STRAIGHT: "straight", 6: "full-house"}


def cases(slug: str, chosen: Callable[[dict[str, Any]], bool]) -> list[Any]:
    """Pytest parameters for the chosen cases of a game."""
    found = [case for case in yaml.safe_load((CASES / f"{slug}.yaml").read_text()) if chosen(case["given"])]
    assert found
    return [pytest.param(case["given"], case["expect"], id=case["id"]) for case in found]


def played(board: str, card: str) -> int:
    row = cards(f"{board} {card}")
    return four(row) if len(row) == 4 else five(row)


def points(strengths: dict[str, int]) -> dict[str, float]:
    top = max(strengths.values())
    share = 1 if list(strengths.values()).count(top) == 1 else 0.5
    return {seat: share if strength == top else 0 for seat, strength in strengths.items()}


@pytest.mark.parametrize(
    ("given", "expect"), cases("patong", lambda g: "plays" in g and "fold" not in g["plays"].values())
)
def test_patong_streets_go_to_the_best_hand(given: dict[str, Any], expect: dict[str, Any]) -> None:
    assert points({seat: played(given["board"], play) for seat, play in given["plays"].items()}) == expect["points"]


def test_patong_case_02_reads_as_it_is_written() -> None:
    assert describe(played("Kc 7d 2s", "Kh")).ranks == (11, 5, 0, -1)
    assert describe(played("Kc 7d 2s", "Kd 6h")).ranks == (11, 5, 4, 0)


@pytest.mark.parametrize(("given", "expect"), cases("patong", lambda g: "tiebreak_plays" in g))
def test_patong_tiebreaks_need_one_hand_better_than_the_board(given: dict[str, Any], expect: dict[str, Any]) -> None:
    strengths = {seat: played(given["board"], play) for seat, play in given["tiebreak_plays"].items()}
    top = max(strengths.values())
    best = [seat for seat, strength in strengths.items() if strength == top > five(cards(given["board"]))]
    assert (best[0] if len(best) == 1 else None) == expect["round_winner"]


def pusoy_rows(rows: dict[str, str]) -> list[int]:
    return [three(cards(rows["front"])), five(cards(rows["middle"])), five(cards(rows["back"]))]


@pytest.mark.parametrize(("given", "expect"), cases("pusoy", lambda g: "arrange" in g))
def test_pusoy_rows_must_not_fall(given: dict[str, Any], expect: dict[str, Any]) -> None:
    assert all(low <= high for low, high in pairwise(pusoy_rows(given["arrange"]))) == expect["valid"]


@pytest.mark.parametrize(("given", "expect"), cases("pusoy", lambda g: "A" in g and "front" in g["A"]))
def test_pusoy_rows_are_compared_one_by_one(given: dict[str, Any], expect: dict[str, Any]) -> None:
    rows = {seat: pusoy_rows(layout) for seat, layout in given.items()}

    def won(seat: str, rival: str) -> int:
        wins = sum(mine > other for mine, other in zip(rows[seat], rows[rival], strict=True))
        return 6 if wins == 3 else wins

    assert {seat: sum(won(seat, rival) for rival in rows if rival != seat) for seat in rows} == expect["points"]


@pytest.mark.parametrize(("given", "expect"), cases("omaha", lambda g: "hole" in g))
def test_omaha_hands_are_worth_what_is_written(given: dict[str, Any], expect: dict[str, Any]) -> None:
    hand = describe(omaha(cards(given["hole"]), cards(given["board"])))
    number, *ranks = expect["value"]
    assert hand.code == NUMBERS[number] == WORDS.get(expect["category"], expect["category"])
    assert [rank + 2 for rank in hand.ranks] == ranks


@pytest.mark.parametrize(("given", "expect"), cases("omaha", lambda g: "hands" in g))
def test_omaha_showdowns_go_to_the_best_hand(given: dict[str, Any], expect: dict[str, Any]) -> None:
    strengths = {seat: omaha(cards(hole), cards(given["board"])) for seat, hole in given["hands"].items()}
    top = max(strengths.values())
    assert [seat for seat in strengths if strengths[seat] == top] == expect["winners"]
    for seat, words in expect.get("categories", {}).items():
        assert category(strengths[seat]) == WORDS.get(words, words)
