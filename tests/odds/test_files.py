"""Where figures are kept, and when they no longer count."""

import subprocess
import sys
from pathlib import Path

import pytest
from msgspec.structs import replace

from hapag.games import game
from hapag.games.blackjack.rules import Blackjack
from hapag.odds import compute, files, has_best, has_odds, load, save
from tests.odds.sample import SAMPLE


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A place for figures that is not the package."""
    path = tmp_path / "odds.json"
    monkeypatch.setattr(files, "kept", lambda kind: path)
    return path


def test_what_is_kept_is_found_again(shelf: Path) -> None:
    assert load(Blackjack) is None
    assert save(Blackjack, SAMPLE) == shelf
    assert load(Blackjack) == SAMPLE


def test_figures_of_other_rules_do_not_count(shelf: Path) -> None:
    save(Blackjack, replace(SAMPLE, rules=Blackjack.info.rules + 1))
    assert load(Blackjack) is None


def test_a_game_without_a_house_has_no_odds() -> None:
    patong = game("patong")
    assert not has_odds(patong)
    assert not has_best(patong)
    with pytest.raises(LookupError):
        compute(patong)


def test_kept_figures_are_read_without_numpy() -> None:
    """Showing them is for every start of the server; counting is not."""
    code = """
import sys
from hapag.games import game, games
from hapag.odds import has_best, has_odds, load
import hapag.cli.odds, hapag.server
for slug in games():
    load(game(slug)), has_best(game(slug)), has_odds(game(slug))
print("numpy" in sys.modules)
"""
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60)
    assert ran.stdout.strip() == "False"
