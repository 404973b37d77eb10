"""What a client asks of the games: the list, each game's facts, its words, its guide and its odds."""

import logging
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from markdown_it import MarkdownIt

from hapag.games import folder, game, games
from hapag.games.words import Words, in_folders, own_catalogues
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
LOCALES = ("en",)


def title(kind: Game) -> str:
    words = Words(kind)
    return words.say("title") if words.has("title") else kind.info.slug


def card(kind: Game) -> dict[str, Any]:
    """Return what the lobby shows of a game."""
    info = kind.info
    return {
        "slug": info.slug,
        "title": title(kind),
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
def game_list() -> Body:
    return body(msgspec.json.encode([card(game(slug)) for slug in games()]), JSON)


@cache
def game_facts(slug: str) -> Body:
    """Return what a screen has to know of a game; Illegal if there is no such game."""
    kind = game(slug)
    known = {"odds": load(kind) is not None, "hints": has_best(kind)}
    return body(
        msgspec.json.encode({"title": title(kind), "packs": kind.names.packs, **known, **schemas.schema(kind)}), JSON
    )


@cache
def odds(slug: str) -> Body | None:
    """Return the figures kept for a game, None if there are none; Illegal if there is no such game."""
    figures = load(game(slug))
    return None if figures is None else body(encode(figures), JSON)


def game_words(slug: str, locale: str) -> Body | None:
    """Return a game's words: of odds if it has any, of its families, its own; Illegal if there is no such game."""
    kind = game(slug)
    rooms = [ROOM / "odds"] if has_odds(kind) else []
    return joined([*in_folders(rooms, locale), *own_catalogues(kind, locale)]) if locale in LOCALES else None


def common_words(locale: str) -> Body | None:
    """Return the words of the rooms that every page needs, in one catalogue."""
    return joined(in_folders([ROOM / room for room in COMMON], locale)) if locale in LOCALES else None


def joined(paths: Sequence[Path]) -> Body | None:
    """Return catalogues as one; of two messages with the same name the later counts. None if there are none."""
    return body("\n".join([path.read_text("utf-8") for path in paths]).encode(), FLUENT) if paths else None


def guide(slug: str) -> Body | None:
    """Return a game's guide as HTML, without a page around it."""
    path = folder(game(slug)) / "guide.md"
    if not path.exists():
        return None
    text = MarkdownIt("commonmark", {"html": False}).enable("table").render(path.read_text("utf-8"))
    return body(text.encode(), HTML)
