"""`hapag odds`: what it prints of figures, and when it computes them."""

import pytest

import hapag.cli.odds as command
from hapag.kernel.schema import Game
from hapag.odds import Figures, Progress
from tests.cli.conftest import Hapag
from tests.cli.test_bad_input import assert_refused
from tests.odds.sample import SAMPLE


@pytest.fixture
def computed(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Give every game the sample's figures, kept and computed; return a list of the games that were computed."""
    done: list[str] = []

    def compute(kind: Game, progress: Progress) -> Figures:
        progress(1, 2)
        progress(2, 2)
        done.append(kind.info.slug)
        return SAMPLE

    monkeypatch.setattr(command, "has_odds", lambda kind: True)
    monkeypatch.setattr(command, "load", lambda kind: SAMPLE)
    monkeypatch.setattr(command, "compute", compute)
    return done


def test_the_edge_comes_first_and_everything_else_follows(hapag: Hapag, computed: list[str]) -> None:
    said = hapag("odds", "blackjack")
    assert said.status == 0
    lines = [line.strip() for line in said.out.splitlines()]
    assert lines[0] == "Blackjack, one seat under best play"
    assert lines[2].split() == ["house", "edge", "2.7027", "%", "of", "each", "Bet"]
    for line in (
        "Exactly -1/37 of the Bet for the player.",
        "Hit     41.23",
        "Stand  100.00",
        "- the dealer has 17 too",
        "16       H  S",
        "soft 17  ·  H",
        "Double  5.1200 %  of each Bet",
        "A book  house edge  2.70 %  https://example.org",
    ):
        assert line in lines
    assert not computed


def test_an_edge_of_the_player_is_called_so(hapag: Hapag) -> None:
    assert "your edge            1.1081 %  of each Bet" in hapag("odds", "pok-deng").out


def test_programs_get_the_same_with_every_digit(hapag: Hapag, computed: list[str]) -> None:
    found = hapag("odds", "blackjack", "--json").json
    assert list(found)[:3] == ["game", "unit", "ev"]
    assert (found["ev"], found["ev_fraction"], found["exact"]) == (-1 / 37, "-1/37", True)
    assert found["convention"].startswith("Come closer to 21")
    grid = found["strategy"]["grids"][0]
    assert grid["rows"] == ["16", "soft 17"]
    assert grid["cells"][1] == [None, {"letter": "H", "ev": {"hit": 0.0, "stand": -1.0}}]
    assert found["bets"]["stake"]["element_of_risk"] == 1 / 37


def test_they_are_computed_anew_when_asked(hapag: Hapag, computed: list[str]) -> None:
    said = hapag("odds", "blackjack", "--recompute")
    assert (said.status, said.err, computed) == (0, "", ["blackjack"])


def test_they_are_computed_when_none_are_kept(
    hapag: Hapag, computed: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(command, "load", lambda kind: None)
    assert hapag("odds", "blackjack", "--json").json["game"] == "blackjack"
    assert computed == ["blackjack"]


@pytest.mark.parametrize(
    ("arguments", "part"),
    [
        ([], "GAME"),
        (["blackjak"], "did you mean “blackjack”"),
        (["patong"], "Patong Poker has no odds against a house"),
        (["patong", "--jsn"], "--jsn"),
        (["patong", "extra"], "extra"),
    ],
)
def test_a_mistake_gets_one_clear_line(hapag: Hapag, arguments: list[str], part: str) -> None:
    assert_refused(hapag("odds", *arguments), part)
