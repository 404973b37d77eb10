"""What a client asks of the games: the list, each game's facts, its words, its guide and its odds."""

import logging
from collections.abc import Sequence
from functools import cache
from html import escape
from pathlib import Path
from typing import Any

import msgspec
from markdown_it import MarkdownIt

from hapag.games import folder, game, games
from hapag.games.voice import lines
from hapag.games.words import LOCALES, Words, in_folders, own_folders
from hapag.kernel import schema as schemas
from hapag.kernel.schema import Game
from hapag.odds import encode, has_best, has_odds, load
from hapag.rivals import levels
from hapag.server.files import ROOM, Body, body

log = logging.getLogger("hapag.server")

JSON = "application/json"
FLUENT = "text/plain; charset=utf-8"
HTML = "text/html; charset=utf-8"
COMMON = ("kernel", "games", "table", "client")
"""Rooms whose words every page needs."""


def titled(kind: Game, locale: str) -> dict[str, Any]:
    """Return a game's title in a language, and which language it is in if it is another one, for screen readers."""
    title, lang = Words(kind, locale).title()
    return {"title": title, "title_lang": lang}


def card(kind: Game, locale: str) -> dict[str, Any]:
    """Return what the lobby shows of a game."""
    info = kind.info
    return {
        "slug": info.slug,
        **titled(kind, locale),
        "family": info.family,
        "least": info.least,
        "most": info.most,
        "solo": {"rivals": info.solo},
        "levels": list(levels(kind)),
        "options": schemas.options(kind),
        "clock": "arrange" if info.arranging else "turn",
        "odds": load(kind) is not None,
        "scene": scene(kind),
    }


def scene(kind: Game) -> msgspec.Raw | None:
    """Return how a game's picture is laid, if its folder says so."""
    path = folder(kind) / "scene.json"
    return msgspec.Raw(path.read_bytes()) if path.exists() else None


@cache
def game_list(locale: str) -> Body:
    return body(msgspec.json.encode([card(game(slug), locale) for slug in games()]), JSON)


@cache
def game_facts(slug: str, locale: str) -> Body:
    """Return what a screen has to know of a game, its words too; Illegal if there is no such game."""
    kind = game(slug)
    known = {"odds": load(kind) is not None, "hints": has_best(kind), "words": game_words(kind, locale)}
    facts = {**titled(kind, locale), "packs": kind.names.packs, **known, **schemas.schema(kind)}
    return body(msgspec.json.encode(facts), JSON)


@cache
def voice(slug: str) -> Body:
    """Return what the dealer says at a game, without the reasons for silence; Illegal if there is no such game."""
    said = lines(game(slug))
    spoken = {part: {name: heard(entry) for name, entry in entries.items()} for part, entries in said.items()}
    return body(msgspec.json.encode(spoken), JSON)


def heard(entry: Any) -> Any:
    return {name: value for name, value in entry.items() if name != "silent"} if isinstance(entry, dict) else entry


@cache
def odds(slug: str) -> Body | None:
    """Return the figures kept for a game, None if there are none; Illegal if there is no such game."""
    figures = load(game(slug))
    return None if figures is None else body(encode(figures), JSON)


def game_words(kind: Game, locale: str) -> str:
    """Return all words that a table of a game needs: those every page needs, of odds if it has any, of its families, its own."""
    odds = ["odds"] if has_odds(kind) else []
    return words_in([*[ROOM / room for room in (*COMMON, *odds)], *own_folders(kind)], locale)


@cache
def common_words(locale: str) -> Body | None:
    """Return the words of the rooms that every page needs, in one catalogue."""
    return body(words_in([ROOM / room for room in COMMON], locale).encode(), FLUENT) if locale in LOCALES else None


def words_in(folders: Sequence[Path], locale: str) -> str:
    """Return the catalogues in folders as one; of two messages with the same name the later counts."""
    return "\n".join(in_folders(folders, locale))


def guide(slug: str, locale: str) -> Body | None:
    """Return a game's guide as HTML, without a page around it; in English if it must be, and a line says so."""
    english = folder(game(slug)) / "guide.md"
    if not english.exists():
        return None
    if locale == "en":
        return body(rendered(english).encode(), HTML)
    own = english.with_name(f"guide.{locale}.md")
    text = rendered(own) if own.exists() else f'<div lang="en">{rendered(english)}</div>'
    note = Words(locale=locale).say("page-guide-draft" if own.exists() else "page-guide-english")
    return body(f'<p class="note">{escape(note)}</p>{text}'.encode(), HTML)


def rendered(path: Path) -> str:
    page: str = MarkdownIt("commonmark", {"html": False}).enable("table").render(path.read_text("utf-8"))
    return page
