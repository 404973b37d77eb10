"""`hapag arena`: what it tells people and programs, and what it refuses."""

from random import Random
from typing import Any

import pytest

from hapag.kernel import Move, Seen
from tests.cli.conftest import Hapag


def told(hapag: Hapag, *arguments: str) -> Any:
    """Return the JSON of an arena without what depends on the machine."""
    said = hapag("arena", *arguments, "--json")
    assert said.status == 0, said.err
    found = said.json
    for player in found["cpu_ms"].values():
        assert 0 <= player.pop("mean") <= player.pop("max")
        player.pop("p99")
    return found


def test_two_named_sides_are_held_against_each_other(hapag: Hapag) -> None:
    found = told(hapag, "tong-its", "easy", "random", "--rounds", "90", "--seed", "1")
    assert (found["seats"], found["deals"], found["rounds"], found["seed"]) == (3, 30, 90, 1)
    (pair,) = found["pairs"]
    assert (pair["one"], pair["other"]) == ("easy", "random")
    assert pair["share"]["mean"] - pair["share"]["half_width_95"] > 1 / 3
    assert pair["score"] == pair["share"], "a point for the winner, and no more"
    assert pair["lead"]["mean"] == pytest.approx(pair["score"]["mean"] - (1 - pair["score"]["mean"]) / 2)
    assert set(found["cpu_ms"]) == {"easy", "random"}
    assert found["cpu_ms"]["random"]["moves"] > found["cpu_ms"]["easy"]["moves"] > 90


def test_without_names_every_level_is_measured(hapag: Hapag) -> None:
    found = told(hapag, "blackjack", "--rounds", "2", "--seed", "1")
    assert [(pair["one"], pair["other"]) for pair in found["pairs"]][-3:] == [
        ("hard", "random"),
        ("hard", "simple"),
        ("hard", "medium"),
    ]
    assert set(found["cpu_ms"]) == {"easy", "medium", "hard", "simple", "random"}


def test_rounds_are_made_up_to_whole_deals(hapag: Hapag) -> None:
    found = told(hapag, "patong", "simple", "random", "--seats", "4", "--rounds", "5", "--seed", "1")
    assert (found["deals"], found["rounds"]) == (2, 8)


def test_a_seed_repeats_an_arena_and_each_run_without_one_is_new(hapag: Hapag) -> None:
    arguments = ("patong", "simple", "random", "--rounds", "40")
    assert told(hapag, *arguments, "--seed", "5") == told(hapag, *arguments, "--seed", "5")
    assert told(hapag, *arguments)["seed"] != told(hapag, *arguments)["seed"]


def test_options_of_the_game_are_kept(hapag: Hapag) -> None:
    arguments = ("patong", "simple", "random", "--rounds", "20", "--seed", "5")
    assert told(hapag, *arguments) != told(hapag, *arguments, "-o", "cards=6")


def test_deals_that_all_come_out_alike_have_no_interval(hapag: Hapag) -> None:
    (pair,) = told(hapag, "patong", "simple", "random", "--rounds", "2", "--seed", "1")["pairs"]
    assert pair["share"]["half_width_95"] is None
    (pair,) = told(hapag, "pusoy", "medium", "random", "--rounds", "6", "--seed", "2026")["pairs"]
    assert pair["share"] == {"mean": 1.0, "half_width_95": None}


def test_people_read_the_strength_and_the_time_of_each(hapag: Hapag) -> None:
    said = hapag("arena", "tong-its", "easy", "simple", "--rounds", "60", "--seed", "1")
    lines = said.out.splitlines()
    assert (said.status, said.err) == (0, "")
    assert lines[0] == "Tong-its: 3 seats, 20 deals, each played from every seat, seed 1"
    assert lines[1].split()[:2] == ["one", "against"]
    assert lines[1].endswith("wins, 33% is even")
    assert lines[2].split()[:2] == ["easy", "simple"]
    assert lines[2].count("±") == 3
    assert [line.split()[0] for line in lines[4:]] == ["player", "easy", "simple"]


def test_a_rival_that_fails_is_told_with_seat_round_and_seed(hapag: Hapag, monkeypatch: pytest.MonkeyPatch) -> None:
    def failing(seen: Seen[Any], random: Random) -> Move:
        raise ZeroDivisionError("no cards")

    monkeypatch.setattr("hapag.games.patong.rival.SIMPLE", failing)
    said = hapag("arena", "patong", "random", "simple", "--seed", "3")
    assert said.status == 1
    assert said.err == "hapag: the rival in seat 2 failed in round 1 of seed 3: ZeroDivisionError: no cards\n"
