"""Opening a table and choosing its game: what is refused, and who sits where at the start."""

from typing import Any

import msgspec

from hapag.games import game
from hapag.kernel import Illegal
from hapag.kernel import schema as schemas
from hapag.kernel.records import options_of
from hapag.kernel.schema import Game
from hapag.rivals import levels
from hapag.table.commands import Opening
from hapag.table.names import rival_name, same, screen_name
from hapag.table.state import OPEN, Clock, Place, Table, Way

TARGETS = (1, 1_000_000)


def open_table(code: str, wish: Opening, device: str, now: int) -> Table:
    """Return a new table in its lobby, with `device` as host in the people's seats; Illegal says what cannot be."""
    kind = game(wish.game)
    options = chosen_options(kind, wish.options)
    places = seated(kind, wish, device, sum(map(ord, code)))
    clock = wish.clock if wish.way == "solo" else wish.clock or Clock()
    return Table(
        code=code,
        way=wish.way,
        game=kind.info.slug,
        options=options,
        host=device,
        host_seen=now,
        places=places,
        ledger=(0,) * len(places),
        clock=clock,
        target=checked_target(wish.target),
        active=now,
        at=now,
    )


def chosen_options(kind: Game, given: dict[str, Any]) -> Any:
    """Return a game's options from what people chose; what only the engine may set is refused like any other word."""
    open_to_people = [option["name"] for option in schemas.options(kind)]
    if strange := [name for name in given if name not in open_to_people]:
        raise Illegal("unknown-option", got=strange[0][:40], options=", ".join(open_to_people) or "-")
    return options_of(kind, given)


def checked_target(target: int | None) -> int | None:
    """Return a series' target; None for rounds without one."""
    low, high = TARGETS
    if target is not None and not low <= target <= high:
        raise Illegal("bad-target", low=low, high=high)
    return target


def seated(kind: Game, wish: Opening, device: str, start: int) -> tuple[Place, ...]:
    """Return the places of a new table: its people first, then open ones, rivals last."""
    names: list[str] = []
    for text in wish.people[: kind.info.most + 1]:
        names.append(new_name(text, names))
    places = [Place("person", name, device) for name in names]
    rivals: list[Place] = []
    for level in wish.rivals[: kind.info.most + 1]:
        rivals.append(rival(kind, level, start, [*names, *[place.name for place in rivals]]))
    seats = wish.seats if wish.way == "online" and wish.seats is not None else len(places) + len(rivals)
    check_way(kind, wish, seats)
    return (*places, *[OPEN] * (seats - len(places) - len(rivals)), *rivals)


def check_way(kind: Game, wish: Opening, seats: int) -> None:
    """Raise Illegal unless this many people and rivals may play so."""
    info, people, rivals = kind.info, len(wish.people), len(wish.rivals)
    if wish.way == "phone" and not 2 <= people <= info.most:
        raise Illegal("people-on-a-phone", most=info.most, got=people)
    if wish.way != "phone" and people != 1:
        raise Illegal("one-person", got=people)
    if wish.way == "solo" and rivals not in info.solo:
        raise Illegal("solo-rivals", counts=", ".join(map(str, info.solo)), got=rivals)
    if not info.least <= seats <= info.most or people + rivals > seats:
        raise Illegal("seats-for-game", least=info.least, most=info.most, got=max(seats, people + rivals))


def new_name(text: str, taken: list[str]) -> str:
    """Return a screen name that nobody at the table has."""
    name = screen_name(text)
    if any(same(name, other) for other in taken):
        raise Illegal("name-taken", name=name)
    return name


def rival(kind: Game, level: str, start: int, taken: list[str]) -> Place:
    """Return a rival's place; Illegal if the game has no such level."""
    if level not in levels(kind):
        raise Illegal("unknown-level", got=level[:20], levels=", ".join(levels(kind)))
    return Place("rival", rival_name(start, taken), level=level, ready=True)


def fitting(kind: Game, places: tuple[Place, ...], way: Way) -> tuple[Place, ...]:
    """Return the places as another game can take them: open ones come and go with its number of seats, levels it lacks
    become its best.
    """
    info, kept = kind.info, list(places)
    while len(kept) > info.most and OPEN in kept:
        kept.remove(OPEN)
    if way == "online":
        kept += [OPEN] * (info.least - len(kept))
    rivals = sum(place.kind == "rival" for place in kept)
    if not info.least <= len(kept) <= info.most or (way == "solo" and rivals not in info.solo):
        raise Illegal("seats-for-game", least=info.least, most=info.most, got=len(kept))
    best = list(levels(kind))[-1]
    return tuple([relevelled(place, place.level if place.level in levels(kind) else best) for place in kept])


def relevelled(place: Place, level: str | None) -> Place:
    return msgspec.structs.replace(place, level=level) if place.kind == "rival" else place
