"""What a client has to know of a game beside its board: the names of its pieces, its events, verbs and options."""

from functools import cache
from importlib import import_module
from types import UnionType
from typing import Any, Literal, Union, get_args, get_origin

import msgspec

from hapag.kernel.notation import Rows, verbs
from hapag.kernel.phrases import Phrase
from hapag.kernel.round import Committed, Event, Result, Round
from hapag.kernel.views import Seat, hints, pile_kind, plan
from hapag.pieces import Pieces

Game = type[Round[Any]]
SEATS = tuple[Seat, ...]


@cache
def events(kind: Any) -> dict[str, type[Event]]:
    """Return every event that a game can say, by its tag: those of its module and of the families it stands on."""
    modules = [import_module(each.__module__) for each in kind.__mro__ if issubclass(each, Round)]
    found = [thing for module in modules for thing in vars(module).values() if is_event(thing)]
    return {str(event.__struct_config__.tag): event for event in found}


def is_event(thing: Any) -> bool:
    return isinstance(thing, type) and issubclass(thing, Event) and thing not in (Event, Result)


def declared(kind: Game) -> None:
    """Raise TypeError unless every piece says who sees it and every move can be written down."""
    for struct in (kind, *events(kind).values()):
        plan(struct)
    for move in verbs(kind).values():
        shapes = list(hints(move).values())
        if any(hint in (Pieces, Rows) for hint in shapes[:-1]):
            raise TypeError(f"{move.__name__}: pieces take the rest of the text, so they come last")


def kind_of(name: str, hint: Any) -> str:
    """Return how a field of a move or an event is to be put into words."""
    if pile_kind(hint) or hint == Pieces:
        return "pieces"
    if hint == Rows:
        return "rows"
    if hint == SEATS and name.endswith("seats"):
        return "seats"
    if hint is int:
        return "seat" if name == "seat" or name.endswith("_seat") else "number"
    plain = {str: "text", bool: "flag", Phrase: "phrase", tuple[Phrase, ...]: "phrases"}
    return plain.get(hint, "other")


def fields(kind: Any) -> dict[str, str]:
    """Return the fields of a move or an event, each with its kind."""
    return {name: kind_of(name, hint) for name, hint in hints(kind).items()}


@cache
def schema(kind: Game) -> dict[str, Any]:
    """Return the description of a game that a client asks for once."""
    said: dict[str, type[Event]] = {**events(kind), "committed": Committed}
    return {
        "slug": kind.info.slug,
        "rules": kind.info.rules,
        "noun": kind.names.noun,
        "names": kind.names.packs[0],
        "more": kind.names.packs[1:],
        "events": {tag: fields(event) for tag, event in said.items()},
        "results": [tag for tag, event in said.items() if issubclass(event, Result)],
        "verbs": {word: fields(move) for word, move in verbs(kind).items()},
    }


@cache
def options(kind: Game) -> tuple[dict[str, Any], ...]:
    """Return the options that people may choose: name, kind (`bool`, `int`, `choice`), default, and what bounds it."""
    found = msgspec.structs.fields(kind.info.options)
    described = [(field.name, field.default, describe(hints(kind.info.options)[field.name])) for field in found]
    return tuple([{"name": name, "default": default, **what} for name, default, what in described if what])


def describe(hint: Any) -> dict[str, Any] | None:
    """Return the kind and the bounds of one option; None for what only the engine may set."""
    meta = next((each for each in getattr(hint, "__metadata__", ()) if isinstance(each, msgspec.Meta)), None)
    if meta is not None and meta.extra and meta.extra.get("engine"):
        return None
    base = get_args(hint)[0] if meta else hint
    if base is bool:
        return {"kind": "bool"}
    if get_origin(base) is Literal:
        return {"kind": "choice", "values": get_args(base)}
    if base is int and meta is not None:
        return {"kind": "int", "low": meta.ge, "high": meta.le}
    if get_origin(base) in (Union, UnionType):
        return None
    raise TypeError(f"an option of type {hint} needs bounds, a choice of values, or the mark engine=True")
