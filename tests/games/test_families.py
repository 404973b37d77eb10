"""What several games share lies in families: folders without rules, whose words and scripts are their games' too."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import hapag.games
from hapag.games import families, game, games
from hapag.games.words import Words
from hapag.server import catalogue
from hapag.server.files import Files
from tests.server.talk import served

FAR = {
    "far_family/__init__.py": "",
    "far_family/table.py": """
from hapag.games.betting.table import Betting
from hapag.kernel import Result
from hapag.ranking import five

class FarNews(Result, frozen=True):
    pass

class FarTable(Betting):
    hole = 2

    @staticmethod
    def strength(hand, board):
        return five(hand + board)
""",
    "far_family/text/en.ftl": "event-far-news = News from afar.\nending-folds = All gone\nverb-fold = Leave\n",
    "far_family/parts.js": "export const far = 1;\n",
    "far_game/__init__.py": "",
    "far_game/rules.py": """
from hapag.games.betting.table import ENDINGS, Stakes
from hapag.games.far_family.table import FarTable
from hapag.kernel import Info
from hapag.pieces import CARDS

class FarGame(FarTable):
    info = Info(slug="far-game", family="poker", options=Stakes, endings=ENDINGS, longest=600)
    names = CARDS
""",
    "far_game/text/en.ftl": "title = Far Game\nending-folds = Everyone left\n",
}


@pytest.fixture
def shelf(tmp_path: Path) -> Iterator[Path]:
    """A folder of games kept elsewhere, with a family of its own."""
    for name, text in FAR.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, "utf-8")
    hapag.games.__path__.append(str(tmp_path))
    catalogue.game_list.cache_clear()
    yield tmp_path
    hapag.games.__path__.remove(str(tmp_path))
    hapag.games.load.cache_clear()
    catalogue.game_list.cache_clear()
    for name in [name for name in sys.modules if name.startswith("hapag.games.far_")]:
        del sys.modules[name]


@pytest.fixture
def client(shelf: Path) -> Iterator[Any]:
    with served() as client:
        yield client


def test_a_family_is_not_a_game() -> None:
    assert "holdem" in games()
    assert not {"betting", "house", "twentyone", "text"} & set(games())


@pytest.mark.parametrize(("slug", "family"), [("holdem", ["betting"]), ("blackjack", ["house", "twentyone"])])
def test_a_game_stands_on_its_family(slug: str, family: list[str]) -> None:
    assert [path.name for path in families(game(slug))] == family


def test_a_game_without_a_family_stands_on_none() -> None:
    assert families(game("patong")) == ()


def test_of_several_families_the_one_that_others_build_on_comes_first(shelf: Path) -> None:
    found = families(game("far-game"))
    assert [path.name for path in found] == ["betting", "far_family"]
    assert found[1] == shelf / "far_family"
    assert "far-game" in games()
    assert "far-family" not in games()


def test_a_familys_words_reach_the_command_line_and_its_games_may_say_it_otherwise(shelf: Path) -> None:
    words = Words(game("far-game"))
    assert words.say("event-far-news") == "News from afar."
    assert words.say("verb-call") == Words(game("holdem")).say("verb-call") == "Call"
    assert words.say("verb-fold") == "Leave"
    assert words.say("ending-folds") == "Everyone left"


def test_a_familys_words_reach_the_browser_before_the_games_own(client: Any) -> None:
    text = client.get("/api/games/far-game").json()["words"]
    places = [text.index(part) for part in ("verb-fold = Fold", "verb-fold = Leave", "title = Far Game")]
    assert places == sorted(places)
    assert "verb-hit = Hit" in client.get("/api/games/blackjack").json()["words"]
    assert "verb-hit" not in text


def test_a_familys_scripts_are_served_under_the_name_of_its_folder_and_nothing_else(client: Any) -> None:
    root = client.app.state.files.root
    assert client.get(f"{root}/games/far_family/parts.js").text == FAR["far_family/parts.js"]
    assert client.get(f"{root}/games/betting/board.js").headers["content-type"] == "text/javascript; charset=utf-8"
    for hidden in ("far_family/table.py", "far_family/text/en.ftl", "betting/table.py"):
        assert client.get(f"{root}/games/{hidden}").status_code == 404


def test_what_a_games_board_takes_from_its_family_is_served_too() -> None:
    found = Files().modules("games/holdem/board.js")
    assert "games/betting/board.js" in found
    assert "client/packs/table.js" in found
