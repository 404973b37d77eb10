"""Searching what devices received for pieces that they may not know."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import msgspec

from hapag.games import game
from hapag.games.words import SIGNS, Words
from hapag.kernel.round import Committed
from hapag.kernel.schema import Game, events
from hapag.kernel.views import faces, piles
from tests.browser.device import Device

CARD = re.compile(r"\b[2-9TJQKA][cdhs]\b")


def read_round(kind: Game, seen: dict[str, Any]) -> Any:
    """Return a round as a device received it."""
    return msgspec.convert(seen, kind, strict=False, str_keys=True)


def read_events(kind: Game, said: list[dict[str, Any]]) -> Iterator[Any]:
    known = {**events(kind), "committed": Committed}
    yield from (msgspec.convert(each, known[each["event"]]) for each in said if each["event"] in known)


def private(frame: dict[str, Any], seat: int) -> set[int]:
    """Return the pieces that only this seat may see in a frame that its own device received."""
    kind = game(frame["table"]["game"])
    rounds = [mine["round"] for mine in frame["mine"] if mine["seat"] == seat and mine["round"]]
    held = [pile for each in rounds for pile in piles(read_round(kind, each)) if pile[2] != "face up"]
    return {piece for holder, field, _ in held for piece in getattr(holder, field) if piece >= 0}


def shown(frame: dict[str, Any], *, seats: bool = True) -> set[int]:
    """Return every piece whose face is in a frame: the spectator's round, the events and, if asked, the seats' own."""
    kind = game(frame["table"]["game"])
    rounds = [frame["watch"], *[mine["round"] for mine in frame["mine"] if seats]]
    things = [read_round(kind, each) for each in rounds if each] + list(read_events(kind, frame["events"]))
    return {piece for thing in things for piece in faces(thing)}


def sealed(frame: dict[str, Any]) -> dict[int, Any]:
    """Return the sealed choices that a frame tells of seats that are not this device's own."""
    own = {str(mine["seat"]) for mine in frame["mine"]}
    rounds = [each for each in [frame["watch"], *[mine["round"] for mine in frame["mine"]]] if each]
    return {
        int(seat): move
        for each in rounds
        for seat, move in each.get("sealed", {}).items()
        if move is not None and (each is frame["watch"] or seat not in own)
    }


def leaks(owner: Device, seat: int, other: Device) -> list[str]:
    """Return what another device received that only a seat of `owner` may know, in words."""
    found = []
    public: set[int] = set()
    rounds = -1
    secrets = {frame["version"]: private(frame, seat) for frame in owner.views if frame["watch"]}
    for frame in [each for each in other.views if each["watch"]]:
        if frame["table"]["rounds"] != rounds:
            public, rounds = set(), frame["table"]["rounds"]
        seen = shown(frame)
        if told := (seen & secrets.get(frame["version"], set())) - public:
            found.append(f"version {frame['version']} shows {sorted(told)} of seat {seat}")
        if choices := sealed(frame):
            found.append(f"version {frame['version']} tells the sealed {choices}")
        public |= seen
    return found + [f"a frame holds {text!r}" for text in repeated(owner, other)]


def compared(owner: Device, other: Device) -> int:
    """Return how many versions both devices received: a search that compares nothing finds nothing."""
    both = {frame["version"] for frame in owner.views if frame["watch"]}
    return len(both & {frame["version"] for frame in other.views if frame["watch"]})


def repeated(owner: Device, other: Device) -> list[str]:
    """Return the moves of `owner` that name pieces and whose text another device received."""
    moves = [frame["move"] for frame in owner.said if frame["t"] == "move" and CARD.search(frame["move"])]
    raw = msgspec.json.encode(other.heard).decode()
    return [move for move in moves if move in raw]


def hidden(frame: dict[str, Any], seats: list[int]) -> set[int]:
    """Return the pieces that these seats hold and nobody else may see."""
    return {piece for seat in seats for piece in private(frame, seat)} - shown(frame, seats=False)


def spellings(kind: Game, piece: int) -> set[str]:
    """Return how a page would write or say a piece."""
    name = kind.names.packs[piece // 1000][piece % 1000]
    if not CARD.fullmatch(name):
        return {name}
    words = Words(kind)
    sign = name[0].replace("T", "10") + SIGNS[name[1]]
    return {sign, f"{words.say(f'rank-{name[0]}')} of {words.say(f'suit-{name[1]}')}"}


DRAWN = re.compile(r' (?:d|points|transform|viewbox|style)="[^"]*"')
"""What draws a picture says nothing, though a path may well run over `4-4`."""


def given_away(device: Device, secrets: set[int]) -> set[str]:
    """Return what a page shows, says or has anywhere in its source of pieces that its people may not know now."""
    kind = game(device.table["game"])
    public = {text for piece in shown(device.view) for text in spellings(kind, piece)}
    source = DRAWN.sub("", device.page.content().replace("\ufe0e", "").lower())
    words = {text for piece in secrets for text in spellings(kind, piece)} - public
    return {text for text in words if stands(text, source)} | {f"piece {each}" for each in device.faces() & secrets}


def stands(text: str, source: str) -> bool:
    """Say whether a name stands by itself somewhere: `tit` is a tile, a title is none."""
    return re.search(rf"(?<![a-z0-9]){re.escape(text.lower())}(?![a-z0-9])", source) is not None
