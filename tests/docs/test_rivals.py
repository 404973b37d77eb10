"""docs/rivals.md has measured every game's rivals, and its tables can be renewed without touching its prose."""

import re

import pytest

from hapag.games import game, games
from hapag.games.words import Words
from hapag.rivals import named
from hapag.rivals.arena import pairings
from tools.rivals import MEASURED, PAGE, Facts, renewed, tables

LIMIT = 150
"""CPU ms within which 99 moves of 100 must be made."""
TEXT = PAGE.read_text("utf-8")
MEANS = {"mean": 0.5, "half_width_95": 0.25}
PAIR = {"one": "easy", "other": "random", "score": MEANS, "lead": MEANS, "share": MEANS}
FOUND: Facts = {
    "seats": 4,
    "pairs": [PAIR],
    "cpu_ms": {"easy": {"moves": 1200, "mean": 0.01234, "p99": 3.0, "max": 151.5}},
}


def section(slug: str) -> str:
    """Return the part of the page about a game."""
    parts = dict(re.findall(r"^## ([^\n]+)\n(.*?)(?=^## |\Z)", TEXT, re.MULTILINE | re.DOTALL))
    text: str = parts[Words(game(slug)).say("title")]
    return text


def rows(text: str) -> list[list[str]]:
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in text.splitlines() if line[:1] == "|"]


@pytest.mark.parametrize("slug", games())
def test_every_level_is_held_against_random_play_the_simple_player_and_the_level_below(slug: str) -> None:
    text = section(slug)
    (measured,) = [match for match in MEASURED.finditer(text) if f"arena {slug} " in match[0]]
    assert [tuple(row[:2]) for row in rows(measured[2]) if tuple(row[:2]) in set(pairings(game(slug)))] == list(
        pairings(game(slug))
    )
    assert len(text[: measured.start()].split()) > 20, "its method is told first"


@pytest.mark.parametrize("slug", games())
def test_every_move_was_made_in_time(slug: str) -> None:
    players = {row[0]: row for row in rows(section(slug)) if row[0] in named(game(slug)) and row[1][0].isdigit()}
    assert set(players) == {name for pair in pairings(game(slug)) for name in pair}
    assert all(float(row[3]) < LIMIT for row in players.values())


def test_renewing_measures_the_games_asked_for_and_leaves_all_else() -> None:
    page = "# A\n\nProse.\n\n```console\n$ hapag arena {} --rounds 4\n```\n\n| old |\n| --- |\n\nMore.\n"
    asked: list[str] = []

    def measure(command: str) -> Facts:
        asked.append(command)
        return FOUND

    found = renewed(page.format("patong") + page.format("pusoy"), ["pusoy"], measure)
    assert asked == ["arena pusoy --rounds 4"]
    assert found == page.format("patong") + page.format("pusoy").replace("| old |\n| --- |", tables(FOUND))
    assert renewed(TEXT, []) == TEXT


def test_tables_show_the_strength_and_the_time_of_each() -> None:
    assert [row for row in rows(tables(FOUND)) if row[0] == "easy"] == [
        ["easy", "random", "+0.500 ± 0.250", "+0.500 ± 0.250", "50.0 ± 25.0 %"],
        ["easy", "1,200", "0.0123", "3", "152"],
    ]
