"""Who sees what: said by the type of the field that holds a pile, and applied by one projection.

The type never changes: a piece is shown by moving it to another pile, as on a real table.
Fields that hold no pieces are public.
"""

from collections.abc import Callable, Iterator
from functools import cache
from types import UnionType
from typing import Annotated, Any, NamedTuple, TypeVar, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec.structs import replace

from hapag.pieces import Piece, Pieces, backs

S = TypeVar("S", bound=msgspec.Struct)
Seat = int
Viewer = Seat | None
"""A seat, or None for a spectator."""

FaceUp = Annotated[Pieces, "face up"]
"""Everyone sees the faces."""
InHand = Annotated[Pieces, "in hand"]
"""Its owner sees the faces; the others see backs."""
FaceDown = Annotated[Pieces, "face down"]
"""Everyone sees backs."""
Away = Annotated[Pieces, "away"]
"""Nobody sees anything, not even how many; at most one such pile."""

KERNELS = ("sealed", "news")
"""Fields of every round that the kernel itself takes care of."""

HIDE: dict[str, Callable[[Pieces], Pieces]] = {"in hand": backs, "face down": backs, "away": lambda pile: ()}


class Plan(NamedTuple):
    """What one kind of struct holds, found once: its piles, the parts with piles of their own, what a copy copies."""

    piles: tuple[tuple[str, str], ...]
    parts: tuple[str, ...]
    copied: tuple[str, ...]
    owned: bool


@cache
def hints(kind: Any) -> dict[str, Any]:
    """Return the types of a struct's fields, in order."""
    found = get_type_hints(kind, include_extras=True)
    return {name: found[name] for name in kind.__struct_fields__}


def is_struct(hint: Any) -> bool:
    return isinstance(hint, type(msgspec.Struct))


def pile_kind(hint: Any) -> str | None:
    """Return who sees a pile of this type, None if it is no pile."""
    named = get_origin(hint) is Annotated and hint.__metadata__[0]
    return named if named == "face up" or named in HIDE else None


def row_of(hint: Any) -> Any:
    """Return the struct that a field is, or is a tuple of; None otherwise."""
    origin, args = get_origin(hint), get_args(hint)
    if origin is not None and is_struct(origin):
        return origin
    inner = args[0] if origin is tuple and len(args) == 2 and args[1] is ... else hint
    return inner if is_struct(inner) else None


@cache
def holds_pieces(hint: Any) -> bool:
    """Say whether a piece, or something that could be one, hides anywhere inside a type."""
    if hint is Any or hint is Piece or pile_kind(hint):
        return True
    if is_struct(hint):
        return any(holds_pieces(each) for each in hints(hint).values() if each != hint and not mentions(each, hint))
    return any(holds_pieces(each) for each in get_args(hint) if each is not ...)


def mentions(hint: Any, kind: Any) -> bool:
    return hint is kind or any(mentions(each, kind) for each in get_args(hint))


@cache
def plan(kind: Any) -> Plan:
    """Return what a kind of struct holds; a piece held in any other way than in a pile is a TypeError."""
    piles, parts, copied = [], [], []
    for name, hint in hints(kind).items():
        struct = row_of(hint)
        if who := pile_kind(hint):
            piles.append((name, who))
        elif struct is not None:
            if holds_pieces(struct):
                parts.append(name)
            if not struct.__struct_config__.frozen:
                copied.append(name)
        elif name not in KERNELS and (holds_pieces(hint) or holds_struct(hint)):
            raise TypeError(f"{kind.__name__}.{name} does not say who sees it")
    return Plan(tuple(piles), tuple(parts), tuple(copied), "seat" in kind.__struct_fields__)


def holds_struct(hint: Any) -> bool:
    """Say whether a changeable struct stands where no copy would reach it (in a dict, in an option)."""
    if is_struct(hint):
        return not hint.__struct_config__.frozen
    return get_origin(hint) in (tuple, list, dict, set, frozenset, Union, UnionType) and any(
        holds_struct(each) for each in get_args(hint) if each is not ...
    )


def view(thing: S, viewer: Viewer, mine: bool = False) -> S:
    """Return a round or an event as `viewer` sees it (None: a spectator): the same type, with backs for faces.

    What has a field `seat` belongs to that seat, with everything in it.
    """
    piles, parts, _, owned = plan(thing.__class__)
    if owned:
        mine = viewer is not None and viewer == thing.seat  # type: ignore[attr-defined]
    seen: dict[str, Any] = {}
    for name, who in piles:
        if who != "face up" and not (mine and who == "in hand"):
            seen[name] = HIDE[who](getattr(thing, name))
    for name in parts:
        value = getattr(thing, name)
        is_row = isinstance(value, tuple)
        seen[name] = tuple([view(part, viewer, mine) for part in value]) if is_row else view(value, viewer, mine)
    if sealed := getattr(thing, "sealed", None):
        seen["sealed"] = {seat: choice if seat == viewer else None for seat, choice in sealed.items()}
    return replace(thing, **seen) if seen else thing


def copy(thing: S) -> S:
    """Return a copy whose changeable parts are copies too; piles and frozen parts are values and shared."""
    twin: S = thing.__copy__()  # type: ignore[attr-defined]
    for name in plan(thing.__class__).copied:
        value = getattr(thing, name)
        setattr(twin, name, tuple([copy(part) for part in value]) if isinstance(value, tuple) else copy(value))
    return twin


def piles(thing: Any) -> Iterator[tuple[Any, str, str]]:
    """Yield (holder, field, who sees it) for every pile of a round or an event."""
    own, parts, _, _ = plan(thing.__class__)
    yield from ((thing, name, who) for name, who in own)
    for value in [getattr(thing, name) for name in parts]:
        for part in value if isinstance(value, tuple) else (value,):
            yield from piles(part)


def has_piles(thing: Any) -> bool:
    """Say whether a round or an event can hold pieces at all."""
    own, parts, _, _ = plan(thing.__class__)
    return bool(own or parts)


def faces(thing: Any) -> set[Piece]:
    """Return the pieces whose faces show in a round or an event."""
    return {piece for holder, name, _ in piles(thing) for piece in getattr(holder, name) if piece >= 0}
