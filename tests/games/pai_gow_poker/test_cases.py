"""The worked cases of Pai Gow Poker, run as data."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest
import yaml

from hapag.games.pai_gow_poker.ranking import category, high, ranks
from hapag.games.pai_gow_poker.rules import PaiGowPoker
from hapag.kernel import NoOptions, begin, play
from hapag.table import commands as do
from tests.games.pai_gow_poker.driver import DECK, pile, played, refusal
from tests.table.tables import deal, done, opened, played_out

Case = dict[str, Any]
CASES: list[Case] = yaml.safe_load(Path("tests/cases/pai-gow-poker.yaml").read_text("utf-8"))
CODES = {"four of a kind": "quads", "three of a kind": "trips"}


def name_a_high_hand(given: Case, expect: Case) -> None:
    strength = high(pile(given["high_hand"]))
    code, top = category(strength), ranks(strength)
    expected = CODES.get(expect["category"], expect["category"].replace(" ", "-"))
    if expected == "royal-flush":
        assert (code, top) == ("straight-flush", (12,))
    elif expect["ranks"] == ["A-5"]:
        assert (code, top) == (expected, (3,)), "named by its five, though it stands second"
        assert high(pile("Kc Qc Jc Tc 9c")) < strength < high(pile("Ac Kc Qc Jc Tc"))
    else:
        assert (code, [rank + 2 for rank in top]) == (expected, expect["ranks"])


def compare_high_hands(given: Case, expect: Case) -> None:
    one, other = high(pile(given["A_high"])), high(pile(given["B_high"]))
    assert {1: "A", 0: "tie", -1: "B"}[(one > other) - (one < other)] == expect["better"]


def judge_arrangement(given: Case, expect: Case) -> None:
    assert (refusal(given) is None) is expect["valid"]


def play_against_the_banker(given: Case, expect: Case) -> None:
    """Both layouts of a case may name a card twice, so the suits of one are changed where they clash."""
    state, _ = played([given["banker"], given["player"]])
    assert dict(zip(("banker", "player"), state.score(), strict=True)) == expect


def balance(given: Case, expect: Case) -> None:
    """Deals are looked for in which the players come out as the case says."""
    wanted = tuple(given["player_results"].values())
    for seed in range(500):
        step = begin(PaiGowPoker, NoOptions(), 4, [tuple(Random(seed).sample(DECK, 53))], 3)
        state = step.state
        for seat in range(4):
            state = play(state, seat, state.fallback(seat)).state
        if state.score()[:3] == wanted:
            assert dict(zip("ABCD", state.score(), strict=True)) == expect["points"]
            return
    pytest.fail("no such deal was found")


def move_the_bank(given: Case, expect: Case) -> None:
    names = given["players"]
    table = done(
        opened(game="pai-gow-poker", seats=3),
        *[do.Sit(device=name, seat=seat, name=name) for seat, name in ((1, "Bo"), (2, "Cy"))],
    )
    banks = {}
    for number in range(1, 5):
        table = done(table, deal(table))
        banks[number] = names[table.round.banker]
        table = played_out(table, Random(number))
    assert banks[1] == given["banker_round_1"]
    assert {f"banker_round_{number}": banks[number] for number in (2, 4)} == expect


RUN = {
    "high_hand": name_a_high_hand,
    "A_high": compare_high_hands,
    "high": judge_arrangement,
    "player": play_against_the_banker,
    "player_results": balance,
    "players": move_the_bank,
}


@pytest.mark.parametrize("case", CASES, ids=lambda case: str(case["id"]))
def test_worked_case(case: Case) -> None:
    (run,) = [RUN[key] for key in RUN if key in case["given"]]
    run(case["given"], case["expect"])
