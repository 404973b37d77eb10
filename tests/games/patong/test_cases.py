"""The worked cases of Patong Poker, run as data: what `given` says is dealt and played, what `expect` says is looked up."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import yaml

from hapag.games.patong.rules import TIEBREAK, Drew, TiebreakBegun
from hapag.games.poker import best, hand_phrase
from hapag.games.words import Words
from hapag.kernel import view
from tests.games.patong.driver import Led, sharers_for, street_by_street

Case = dict[str, Any]
CASES: list[Case] = yaml.safe_load(Path("tests/cases/patong.yaml").read_text("utf-8"))
STREETS = ("flop", "turn", "river")


def play_round(given: Case, expect: Case) -> Led:
    """Whole streets with their boards and plays, and the points of each."""
    named = [name for name in given["flop"] if name != "board"]
    hands = {name: " ".join(given[street][name] for street in STREETS) for name in named}
    led = Led(hands, given["river"]["board"], cards=given.get("cards_each", 8))
    for street in STREETS:
        before = led.points()
        led.do(**{name: given[street][name] for name in named})
        gained = {name: points - before[name] for name, points in led.points().items()}
        assert gained == expect.get(street, gained)
    return led


def play_street(given: Case, expect: Case) -> Led:
    """One street with its plays; all fold the streets before it."""
    plays: dict[str, str] = given["plays"]
    hands = {name: "" if choice == "fold" else choice for name, choice in plays.items()}
    led = Led(hands, given["board"])
    for _ in range(STREETS.index(given["street"])):
        led.all_fold()
    return led.do(**plays)


def play_tiebreak(given: Case, expect: Case) -> Led:
    """The points so far, street by street, then a card each."""
    plays = given["tiebreak_plays"]
    led = street_by_street(plays, sharers_for(given["points_so_far"]), given["board"])
    assert led.points() == given["points_so_far"]
    assert led.state.street == TIEBREAK
    return led.do(**plays)


def play_lines(given: Case, expect: Case) -> Led:
    """Two cards each on every street, always tied."""
    assert all(line == ["play 2"] * 3 for line in given["lines"].values())
    rows = [f"2{suit} 3{suit} 4{suit} 5{suit} 6{suit} 7{suit}" for suit in "cd"]
    led = Led(dict(zip(given["lines"], rows, strict=True)), "Ah Kd Qc Js Th", cards=given["cards_each"])
    for _ in STREETS:
        led.do(**{name: " ".join(led.names_of(name)[-2:]) for name in given["lines"]})
    assert led.points() == given["points_after_river"]
    return led


def play_history(given: Case, expect: Case) -> Led:
    """A's choices street by street (B folds along), up to the one that is tried."""
    led = Led({"A": "", "B": ""}, **options_of(given))
    for _ in given.get("history", []):
        led.all_fold()
    assert len(led.hand("A")) == given["hand_size_now"]
    return led


def play_folds(given: Case, expect: Case) -> Led:
    """Everyone folds the flop, then perhaps the turn."""
    led = Led(dict.fromkeys("ABCD"[: given["players"]], ""), cards=given["cards_each"])
    for street in STREETS:
        if street in given:
            led.all_fold()
            drew = {event.seat: len(event.cards) for event in led.last if isinstance(event, Drew)}
            assert drew == expect.get(f"draws_on_{street}", expect.get("draws"))
            assert len(led.state.stock) == expect.get(f"stock_after_{street}", expect.get("stock_after"))
    return led


def play_points(given: Case, expect: Case) -> Led:
    """Streets given by what each player took."""
    rows = [given[f"{street}_points"] for street in STREETS]
    return street_by_street(dict.fromkeys(rows[0], ""), [{name for name in row if row[name]} for row in rows])


def play_multiplier(given: Case, expect: Case) -> Led:
    """A round that `round_winner` wins with variable scoring, and the multiplier drawn."""
    winner = given["round_winner"]
    led = street_by_street(dict.fromkeys(given["ledger_before"], ""), [{winner}, {winner}], variable=True)
    return led.multiply(given["multiplier_drawn"])


def play_secret(given: Case, expect: Case) -> Led:
    """Some have committed, others have not."""
    committed = given["committed"]
    hands = {name: "2c 3c 4c" if name in committed else "" for name in sorted([*committed, *given["pending"]])}
    return Led(hands).do(**committed)


def options_of(given: Case) -> dict[str, Any]:
    return {**given.get("options", {}), "cards": given.get("cards_each", 8)}


PLAYED: dict[str, Callable[[Case, Case], Led]] = {
    "points_so_far": play_tiebreak,
    "street": play_street,
    "lines": play_lines,
    "attempt": play_history,
    "multiplier_drawn": play_multiplier,
    "flop_points": play_points,
    "river": play_round,
    "players": play_folds,
}
"""What leads a case, by the first of these keys that it has."""


def led_by(case: Case) -> Led:
    given, expect = case["given"], case["expect"]
    if "committed" in given:
        return play_secret(given, expect)
    key = next(key for key in PLAYED if key in given)
    return PLAYED[key](given, expect)


def hand_of(led: Led, text: str) -> str:
    """Return the hand that a case writes `pair of kings, kickers 7 2 blank`, in the words of our catalogue."""
    name, _, kickers = text.partition(", kickers ")
    words = Words(type(led.state))
    ranks = words.list([words.say("rank-blank" if each == "blank" else f"rank-{each}") for each in kickers.split()])
    return f"{name}, with {ranks}"


def shown_hand(led: Led, name: str) -> str:
    """Return the full name of the hand a player made on the flop."""
    made = best(led.state.board[:3] + led.state.players[led.seat(name)].played)
    return Words(type(led.state)).text(hand_phrase(made, kickers=True))


def most_folds(cards: int) -> int:
    """Return how often a player may fold in a round of so many cards."""
    led = Led({"A": "", "B": ""}, cards=cards)
    while led.state.street < TIEBREAK and not led.refused("A", "fold"):
        led.all_fold()
    return led.state.players[0].folds


def session(given: Case, led: Led) -> dict[str, int]:
    """Return the ledger after the round."""
    return {name: given["ledger_before"][name] + points for name, points in led.score().items()}


Look = Callable[[Case, Led], Any]
LOOKED_UP: dict[str, Look] = {
    "totals": lambda given, led: led.points(),
    "points": lambda given, led: led.points(),
    "round_winner": lambda given, led: led.winner(),
    "session_points": lambda given, led: led.score(),
    "cards_left": lambda given, led: dict(zip(led.names, led.counts(), strict=True)),
    "tiebreak": lambda given, led: any(isinstance(event, TiebreakBegun) for event in led.events),
    "tiebreak_participants": lambda given, led: led.owing(),
    "legal": lambda given, led: not led.refused("A", "fold"),
    "legal_actions": lambda given, led: sorted(led.verbs("A")),
    "hand_size_after": lambda given, led: len(led.all_fold().hand("A")),
    "max_folds_by_start": lambda given, led: {cards: most_folds(cards) for cards in range(6, 11)},
    "hand_sizes": lambda given, led: dict(enumerate(led.counts())),
    "board_complete": lambda given, led: len(led.state.board + led.state.face_down) == 5,
    "ledger_after": session,
    "B_sees_of_A": lambda given, led: "submitted" if view(led.state, 1).sealed == {0: None} else "more",
    "B_sees_A_hand_count": lambda given, led: len(view(led.state, 1).players[0].hand),
    "B_can_tell_fold": lambda given, led: can_tell(led),
}
CHECKED_WHILE_PLAYED = {"flop", "turn", "river", "draws", "stock_after"} | {
    f"{what}_{street}" for what in ("draws_on", "stock_after") for street in STREETS
}


def can_tell(led: Led) -> bool:
    """Say whether B's view of the round would be another if A had played a card instead of folding."""
    other = Led({"A": "2c 3c 4c", "B": ""}).do(A="2c")
    return view(led.state, 1) != view(other.state, 1) or led.last != other.last


@pytest.mark.parametrize("case", CASES, ids=[case["id"] for case in CASES])
def test_worked_case(case: Case) -> None:
    led = led_by(case)
    for key, value in case["expect"].items():
        if key.endswith("_hand"):
            assert shown_hand(led, key[:-5]) == hand_of(led, value)
        elif key not in CHECKED_WHILE_PLAYED:
            found = LOOKED_UP[key](case["given"], led)
            assert found == value, f"{key}: {case['why']}"


def test_every_case_is_run() -> None:
    assert len(CASES) == 21
    assert len({case["id"] for case in CASES}) == len(CASES)
