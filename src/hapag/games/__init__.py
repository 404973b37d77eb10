"""The games: each a folder here whose `rules.py` holds one `Round` with its own `info`, and what several of them share.

A family is a folder without `rules.py` whose table several games inherit; its words and scripts are theirs too.
A folder of games kept elsewhere joins in by being put on `hapag.games.__path__`.
"""

from functools import cache
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

from hapag.kernel import Illegal
from hapag.kernel.schema import Game, declared


def games() -> tuple[str, ...]:
    """Return the slug of every game, in alphabetical order; no game is imported for it."""
    found = {rules.parent.name for shelf in __path__ for rules in Path(shelf).glob("*/rules.py")}
    return tuple(sorted(name.replace("_", "-") for name in found))


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
    return home(import_module(kind.__module__))


@cache
def families(kind: Game) -> tuple[Path, ...]:
    """Return the folders of the families that a game stands on, the one that others build on first."""
    modules = [import_module(base.__module__) for base in reversed(kind.__mro__)]
    found = dict.fromkeys([home(module) for module in modules if str(module.__package__).startswith(f"{__name__}.")])
    return tuple([path for path in found if path != folder(kind)])


def home(module: ModuleType) -> Path:
    return Path(str(module.__file__)).parent
