"""The tutorial works when it is followed: its files make a game that keeps everything a game must."""

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from starlette.testclient import TestClient

import hapag.games
from hapag.games import game, games
from hapag.games.voice import lines
from hapag.games.words import Words
from hapag.kernel.kit import CHECKS
from hapag.kernel.kit.golden import goldens_hold, read_goldens
from hapag.kernel.schema import events
from hapag.rivals import levels
from hapag.server import Settings, catalogue, create_app
from tools.voice.phrases import phrases

TUTORIAL = Path(__file__).parents[2] / "docs" / "add-a-game.md"
FILE = re.compile(r"^`(high_card/[\w./]+)`\n\n```\w+\n(.*?)^```$", re.MULTILINE | re.DOTALL)


@pytest.fixture
def shelf(tmp_path: Path) -> Iterator[Path]:
    """Write the tutorial's files into a folder that counts as a folder of games."""
    for name, text in FILE.findall(TUTORIAL.read_text("utf-8")):
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    hapag.games.__path__.append(str(tmp_path))
    catalogue.game_list.cache_clear()
    yield tmp_path
    hapag.games.__path__.remove(str(tmp_path))
    hapag.games.load.cache_clear()
    catalogue.game_list.cache_clear()
    for name in [name for name in sys.modules if name.startswith("hapag.games.high_card")]:
        del sys.modules[name]


def run(shelf: Path, code: str, *arguments: str) -> str:
    """Run Python with the tutorial's game on the shelf, as its reader would after making the folder."""
    start = f"import sys, hapag.games; hapag.games.__path__.append({str(shelf)!r}); "
    done = subprocess.run([sys.executable, "-c", start + code, *arguments], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_game_is_found_and_conforms(shelf: Path) -> None:
    assert "high-card" in games()
    for check in CHECKS.values():
        check(game("high-card"), Random(1), 50)


def test_golden_rounds_are_found_as_told(shelf: Path) -> None:
    path = shelf / "high_card" / "golden.jsonl"
    code = "from hapag.kernel.kit.golden import main; main()"
    assert "missing: none" in run(shelf, code, "hapag.games.high_card.rules:HighCard", str(path))
    goldens_hold(game("high-card"), read_goldens(path))


def test_the_command_line_knows_it(shelf: Path) -> None:
    code = "from hapag.cli import main; main()"
    assert "High Card" in run(shelf, code, "games")
    told: dict[str, Any] = json.loads(run(shelf, code, "simulate", "high-card", "--rounds", "200", "--json"))
    assert told["rounds"] == 200


def test_the_rival_of_the_tutorial_plays(shelf: Path) -> None:
    assert list(levels(game("high-card"))) == ["easy", "hard"]


def test_its_words_are_complete(shelf: Path) -> None:
    assert Words(game("high-card")).say("title") == "High Card"


def test_the_dealer_has_a_line_for_every_event(shelf: Path) -> None:
    kind = game("high-card")
    said = lines(kind)["events"]
    assert all("say" in said[tag] or "silent" in said[tag] for tag in events(kind))
    keys = [
        key.replace("{seat}", "1") for entry in said.values() for key in entry.get("say", ()) if isinstance(key, str)
    ]
    assert all(key in phrases() for key in keys)


def test_the_lobby_lists_it(shelf: Path, tmp_path: Path) -> None:
    with TestClient(create_app(Settings(database=str(tmp_path / "t.db"))), base_url="http://127.0.0.1") as client:
        listed = {each["slug"] for each in client.get("/api/games").json()}
        assert "high-card" in listed
        assert client.get("/api/games/high-card").json()["slug"] == "high-card"
