"""The games: each a folder here whose `rules.py` holds one `Round` with its own `info`, and what several of them share.

A folder of games kept elsewhere joins in by being put on `hapag.games.__path__`.
"""

from functools import cache
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from types import ModuleType
from typing import Any

from hapag.kernel import Illegal
from hapag.kernel.schema import Game, declared


def games() -> tuple[str, ...]:
    """Return the slug of every game, in alphabetical order; no game is imported for it."""
    found = iter_modules(__path__)
    return tuple(sorted(module.name.replace("_", "-") for module in found if module.ispkg))


def game(slug: str) -> Game:
    """Return the class of a game; Illegal `unknown-game` if there is none of that name."""
    if slug not in games():
        raise Illegal("unknown-game", got=slug[:40], games=", ".join(games()))
    return load(slug)


@cache
def load(slug: str) -> Game:
    module = import_module(f"hapag.games.{slug.replace('-', '_')}.rules")
    found: list[Game] = [kind for kind in vars(module).values() if is_own_round(kind, module)]
    if len(found) != 1 or found[0].info.slug != slug:
        raise TypeError(f"{module.__name__} must hold one Round with the slug {slug!r}")
    declared(found[0])
    return found[0]


def is_own_round(kind: Any, module: ModuleType) -> bool:
    has_info = "info" in getattr(kind, "__dict__", {}) and hasattr(kind, "offers")
    return has_info and isinstance(kind, type) and kind.__module__ == module.__name__


def folder(kind: Game) -> Path:
    """Return where a game keeps everything that is its own."""
    return Path(str(import_module(kind.__module__).__file__)).parent
