"""What a table is: everything about it that must outlive a crash, as one value that can be written down."""

from functools import cache, cached_property
from typing import Annotated, Any, Literal, Union

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import replace

from hapag.fair import Seal, SeatCut
from hapag.games import game
from hapag.kernel import Committed, Event, Phrase, Seat, owing
from hapag.kernel.schema import Game, events
from hapag.pieces import Pieces

Way = Literal["solo", "phone", "online"]
Phase = Literal["lobby", "cutting", "playing", "over", "closed", "gone"]
"""`cutting`: the next round's deck is sealed, and devices cut it. `gone`: nothing of the table is left to keep; whoever stores it deletes it."""

SECOND = 1000
HOUR = 3600 * SECOND
IDLE = 24 * HOUR
"""A table at which no person has done anything for this long is closed."""
NOTICE = HOUR
"""How long a closed table can still say why it was closed."""
AWAY_HOST = 90 * SECOND
"""A host whose device has not been seen for this long at an online table gives way to the next person there."""
LINK = 180 * SECOND
"""How long a link moves a seat to another device."""
EXTENSION = 30
"""Seconds that the host can add to a clock at once."""
EXTENSIONS = 10
"""Times that one clock can be extended: the ten that WCAG 2.2.1 asks for."""
GRACE = 250
"""Milliseconds that a clock waits beyond its deadline, for moves that are on their way."""
ANSWERS = 64
"""Commands whose answer a table remembers."""


kind_of = cache(game)
"""The class of a game, found once: the registry looks at the disk every time."""


class TimedOut(Event, frozen=True, tag="timeout"):
    """A seat's time ran out, or its rival failed: the choice that follows is the fallback of the rules."""

    seat: Seat


class MoreTime(Event, frozen=True):
    """The host has given everybody who owes a choice so many seconds more."""

    seconds: int


class Clock(Struct, frozen=True):
    """Seconds that a person has for a turn, and for one in which a whole hand is arranged."""

    turn: Annotated[int, Meta(ge=5, le=3600)] = 90
    arrange: Annotated[int, Meta(ge=5, le=3600)] = 300


class Place(Struct, frozen=True, gc=False):
    """A seat at the table: open, or a person's (their device's), or a rival's."""

    kind: Literal["open", "person", "rival"] = "open"
    name: str = ""
    device: str | None = None
    """The hash of the token that the device keeps."""
    level: str | None = None
    ready: bool = False


OPEN = Place()


class Said(Struct, frozen=True, gc=False):
    """An event of the round, and the version of the table at which it happened."""

    version: int
    event: Any


class SeatLink(Struct, frozen=True, gc=False):
    """A link that moves seats from a device to whoever brings its token; kept is the token's hash."""

    hash: str
    seats: tuple[Seat, ...]
    device: str
    until: int


class Sealed(Struct, frozen=True, kw_only=True, dict=True):
    """Packs under a seal: `numbers` are theirs in the game, `sizes` how many pieces each has.

    secret, packs: what the seal hides, the packs in sealed order. cuts: of everybody asked, in seat order. opening: the
    hashes are in, the numbers are asked for. until: when whoever has not answered is left out; None once the packs are
    dealt. grace: ms for each of the two answers.
    """

    root: str
    secret: str
    numbers: tuple[int, ...]
    sizes: tuple[int, ...]
    packs: tuple[Pieces, ...]
    cuts: tuple[SeatCut, ...]
    grace: int
    opening: bool = False
    until: int | None = None

    @cached_property
    def seal(self) -> Seal:
        """The tree over the packs, for as long as this is kept; it is not written down."""
        return Seal(self.packs, bytes.fromhex(self.secret))

    def but(self, **changes: Any) -> "Sealed":
        """Return this with other cuts, or at another stage, under the same tree."""
        changed = replace(self, **changes)
        vars(changed)["seal"] = self.seal
        return changed


class Table(Struct, kw_only=True):
    """One table. Only `reduce` changes it, and works on a copy: to everyone else it is a value. Times are in ms."""

    code: str
    way: Way
    game: str
    options: Any
    host: str
    """The device that deals and decides."""
    host_seen: int = 0
    """When it was last known to be there."""
    places: tuple[Place, ...]
    ledger: tuple[int, ...]
    clock: Clock | None = None
    target: int | None = None
    version: int = 1
    phase: Phase = "lobby"
    locked: bool = False
    closed: Phrase | None = None
    dealt: int = 0
    """Rounds dealt at this table; the lead moves with it."""
    rounds: int = 0
    """Rounds played in this series."""
    series_ended: bool = False
    """Whether a ledger had reached the target when its last round ended."""
    lead: Seat = 0
    round: Any = None
    terms: dict[str, Any] = {}
    """The options under which the round was dealt; those of the table may have changed since."""
    packs: tuple[Pieces, ...] = ()
    """In the order dealt."""
    seals: tuple[Sealed, ...] = ()
    """Of this round: one for the deal, one for each pack drawn later; the last may still be cut."""
    moves: tuple[str, ...] = ()
    forced: tuple[int, ...] = ()
    """Which of the moves, counted from 1, the clock played."""
    story: tuple[Said, ...] = ()
    since: tuple[int, ...] = ()
    """For each seat the version at which its present turn began; 0 if it owes nothing."""
    due: tuple[int | None, ...] = ()
    """For each seat of a rival that owes a choice, when it will have thought."""
    deadline: int | None = None
    extended: int = 0
    """Times that the host has put the deadline off."""
    links: tuple[SeatLink, ...] = ()
    active: int = 0
    """When a person last did something."""
    at: int = 0
    """When the table was last changed; every outage before that has been given back."""
    answers: dict[str, int] = {}
    """The latest commands done, and the version that each made."""

    @property
    def kind(self) -> Game:
        """The class of the game."""
        return kind_of(self.game)

    @property
    def series_over(self) -> bool:
        """Whether the series is over: the next deal begins another."""
        return self.phase != "playing" and self.series_ended

    def owing(self) -> tuple[Seat, ...]:
        """Return the seats that owe a choice."""
        return owing(self.round) if self.phase == "playing" else ()

    def draw(self) -> int | None:
        """Return the pack that the table owes, if it does."""
        return self.round.turn().draw if self.phase == "playing" else None

    def host_seat(self) -> Seat | None:
        """Return the first seat of the host's device, None if it has none."""
        return next(iter(self.seats_of(self.host)), None)

    def cutting(self) -> Sealed | None:
        """Return the seal that is being cut, if one is."""
        return self.seals[-1] if self.seals and self.seals[-1].until is not None else None

    def seats_of(self, device: str | None) -> tuple[Seat, ...]:
        """Return the seats that a device holds."""
        return tuple([seat for seat, place in enumerate(self.places) if device and place.device == device])

    def wake_at(self) -> int:
        """Return the next moment at which something is due."""
        if self.phase == "closed":
            return self.active + NOTICE
        moments = [self.active + IDLE, *[due for due in self.due if due is not None]]
        if self.deadline is not None:
            moments.append(self.deadline + GRACE)
        if (sealed := self.cutting()) is not None and sealed.until is not None:
            return min(sealed.until, *moments)
        return self.active if self.draw() is not None else min(moments)

    def all_packs(self) -> list[Pieces]:
        """Return the packs of the table's game, unshuffled."""
        return [tuple(pack) for pack in self.kind.packs(self.options, len(self.filled()))]  # type: ignore[arg-type]

    def filled(self) -> tuple[Place, ...]:
        """Return the places that somebody has."""
        return tuple([place for place in self.places if place.kind != "open"])


def dump(table: Table) -> bytes:
    """Write a table down, hidden pieces included: for the store only."""
    return msgspec.json.encode(table)


def load(data: bytes) -> Table:
    """Read what `dump` wrote, with the types of its game."""
    table = msgspec.json.decode(data, type=Table)
    kind = table.kind
    said: Any = Union[(Committed, TimedOut, MoreTime, *events(kind).values())]
    table.options = typed(table.options, kind.info.options)
    table.round = None if table.round is None else typed(table.round, kind)
    table.story = tuple([Said(each.version, typed(each.event, said)) for each in table.story])
    return table


def typed(value: Any, kind: Any) -> Any:
    return msgspec.convert(value, kind, str_keys=True)
