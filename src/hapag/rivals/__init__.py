"""Computer rivals: what a game's `rival.py` offers, found and called in one way.

A rival is given what its seat sees, as a `Seen`, and a source of random numbers; nothing else can reach it.
"""

from collections.abc import Callable, Mapping
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Any

from hapag.kernel import Move, Round, Seen, any_move

Rival = Callable[[Seen[Any], Random], Move]


def random_rival(seen: Seen[Any], random: Random) -> Move:
    """Choose at random among the legal moves."""
    return any_move(seen.round, seen.seat, random)  # type: ignore[no-any-return]


def levels(game: type[Round[Any]]) -> Mapping[str, Rival]:
    """Return a game's rivals by the name of their level, weakest first; a game without `rival.py` has a random one."""
    name = game.__module__.rpartition(".")[0] + ".rival"
    if find_spec(name) is None:
        return {"easy": random_rival}
    found: Mapping[str, Rival] = import_module(name).LEVELS
    return found
