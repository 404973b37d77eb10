"""Computer rivals: what a game's `rival.py` offers, found and called in one way.

A rival is given what its seat sees, as a `Seen`, and a source of random numbers; nothing else can reach it.
"""

from collections.abc import Callable, Mapping
from importlib import import_module
from importlib.util import find_spec
from random import Random
from types import ModuleType
from typing import Any

from hapag.kernel import Move, Round, Seen, any_move

Rival = Callable[[Seen[Any], Random], Move]

RANDOM, SIMPLE = "random", "simple"
"""Who plays beside the levels."""


def random_rival(seen: Seen[Any], random: Random) -> Move:
    """Choose at random among the legal moves."""
    return any_move(seen.round, seen.seat, random)  # type: ignore[no-any-return]


def levels(game: type[Round[Any]]) -> Mapping[str, Rival]:
    """Return a game's rivals by the name of their level, weakest first; a game without `rival.py` has a random one."""
    module = home(game)
    found: Mapping[str, Rival] = module.LEVELS if module else {"easy": random_rival}
    return found


def named(game: type[Round[Any]]) -> dict[str, Rival]:
    """Return all who can be told to play: the levels, `random`, and `simple` where `rival.py` names a `SIMPLE`.

    `SIMPLE` is a measuring stick: what somebody plays who knows the rules and one sensible habit.
    """
    simple: Rival | None = getattr(home(game), "SIMPLE", None)
    return {**levels(game), RANDOM: random_rival} | ({} if simple is None else {SIMPLE: simple})


def home(game: type[Round[Any]]) -> ModuleType | None:
    """Return the module of a game's rivals; None if it has none of its own."""
    name = game.__module__.rpartition(".")[0] + ".rival"
    return None if find_spec(name) is None else import_module(name)
