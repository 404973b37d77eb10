"""Where a game's figures are found: in its folder, computed before and kept, or computed anew."""

from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Any, Protocol, cast

import msgspec

from hapag.kernel import Move, Seen
from hapag.kernel.schema import Game
from hapag.odds.figures import Advice, Figures
from hapag.odds.progress import Progress, quiet


class Best(Protocol):
    """What a game's `best.py` holds."""

    def best(self, seen: Seen[Any]) -> Move:
        """Return best play from what a seat sees."""

    def advice(self, seen: Seen[Any]) -> Advice:
        """Return the same move with its reason."""


def best_of(kind: Game) -> Best | None:
    """Return a game's best play, None if it has none."""
    return cast(Best | None, beside(kind, "best"))


def has_best(kind: Game) -> bool:
    """Say whether a game knows best play, without importing it."""
    return find_spec(name_of(kind, "best")) is not None


def has_odds(kind: Game) -> bool:
    """Say whether a game's figures can be computed, without importing what computes them."""
    return find_spec(name_of(kind, "odds")) is not None


def compute(kind: Game, progress: Progress = quiet) -> Figures:
    """Compute a game's figures anew; LookupError if it has no `odds.py`."""
    module = beside(kind, "odds")
    if module is None:
        raise LookupError(f"{kind.info.slug} has no odds.py")
    found: Figures = module.figures(progress)
    return found


def load(kind: Game) -> Figures | None:
    """Return the kept figures; None if there are none, or only those of other rules."""
    path = kept(kind)
    if not path.exists():
        return None
    rules = msgspec.json.decode(path.read_bytes(), type=Version).rules
    return msgspec.json.decode(path.read_bytes(), type=Figures) if rules == kind.info.rules else None


class Version(msgspec.Struct):
    rules: int


def save(kind: Game, figures: Figures) -> Path:
    """Keep figures in the game's folder; return where."""
    path = kept(kind)
    path.write_bytes(msgspec.json.format(encode(figures), indent=1) + b"\n")
    return path


def encode(figures: Figures) -> bytes:
    """Return figures as JSON; every float with all of its digits."""
    return msgspec.json.encode(figures)


def kept(kind: Game) -> Path:
    return Path(str(import_module(kind.__module__).__file__)).parent / "odds.json"


def beside(kind: Game, module: str) -> ModuleType | None:
    """Return a module of a game's folder, None if it is not there."""
    name = name_of(kind, module)
    return None if find_spec(name) is None else import_module(name)


def name_of(kind: Game, module: str) -> str:
    return f"{kind.__module__.rpartition('.')[0]}.{module}"
