"""What can be done to a table. All that is random comes inside a command: packs, a rival's choice, how long it thinks."""

from typing import Annotated, Any, Union

from msgspec import Meta, Struct

from hapag.kernel import Seat
from hapag.kernel.round import kebab
from hapag.pieces import Pieces
from hapag.table.state import Clock, Way

Think = tuple[int, ...]
"""For each seat, how many ms a rival there will think if this command gives it a turn. It does not depend on cards."""


class Opening(Struct, frozen=True, forbid_unknown_fields=True):
    """A wish for a new table. options: plain values by name; people: names; rivals: levels.

    clock: None for the usual one, which is none at all when one plays alone.
    """

    game: str
    way: Way
    people: Annotated[tuple[str, ...], Meta(max_length=20)]
    options: dict[str, Any] = {}
    rivals: Annotated[tuple[str, ...], Meta(max_length=20)] = ()
    seats: Annotated[int, Meta(ge=0, le=100)] | None = None
    target: Annotated[int, Meta(ge=-(2**53), le=2**53)] | None = None
    clock: Clock | None = None


class Command(Struct, frozen=True, kw_only=True, tag_field="do", tag=kebab):
    """Something to be done. key: names it, so that a repeat is known as one; empty for what the server does itself."""

    key: str = ""


class Open(Command, frozen=True):
    """The first line of a table's log: how it was opened, and by whose device."""

    code: str
    device: str
    wish: Opening


class Asked(Command, frozen=True):
    """Something that a person's device asks for."""

    device: str


class Sit(Asked, frozen=True):
    seat: Seat
    name: str


class Unseat(Asked, frozen=True):
    seat: Seat


class Fill(Asked, frozen=True):
    seat: Seat
    level: str


class Change(Asked, frozen=True):
    game: str
    options: dict[str, Any]
    target: int | None


class Deal(Asked, frozen=True):
    """packs: shuffled, without those drawn later. secret: 32 bytes in hexadecimal that seal them; empty: no seal.

    grace: ms that devices have to cut; 0: nobody is asked.
    """

    packs: tuple[Pieces, ...]
    think: Think
    secret: str = ""
    grace: int = 0


class Cut(Asked, frozen=True):
    """The hash of a device's cut."""

    root: str
    commit: str
    think: Think


class Show(Asked, frozen=True):
    """The number of a device's cut, once the hashes of all are known."""

    root: str
    number: str
    think: Think


class Ready(Asked, frozen=True):
    ready: bool


class Choose(Asked, frozen=True):
    """A person's move in notation. at: the version of the table that the person was looking at."""

    seat: Seat
    move: str
    at: int
    think: Think


class Lock(Asked, frozen=True):
    locked: bool


class Extend(Asked, frozen=True):
    """The host puts the deadline off."""


class Link(Asked, frozen=True):
    """A device wants to give a seat, or all of its seats, to whoever brings the token of which this is the hash."""

    seat: Seat | None
    hash: str


class Take(Asked, frozen=True):
    """A device brings the token of a link, whose hash this is."""

    hash: str


class Leave(Asked, frozen=True):
    pass


class RivalChose(Command, frozen=True):
    """A rival's move in notation, made from what it saw at version `at`; None: it failed."""

    seat: Seat
    move: str | None
    at: int
    think: Think


class Drawn(Command, frozen=True):
    """The later pack that the table owes, shuffled; sealed and cut as in `Deal`."""

    pack: Pieces
    think: Think
    secret: str = ""
    grace: int = 0


class Wake(Command, frozen=True):
    """Do whatever is due now."""

    think: Think


class Attend(Command, frozen=True):
    """The host's device is at the table."""


class Succeed(Command, frozen=True):
    """The host's device has been away too long: that of another person, who is here, takes its place."""

    device: str


class Resume(Command, frozen=True):
    """No server was there for so many ms, until a moment: clocks get them back."""

    outage: int
    until: int = 0


Logged = Union[  # noqa: UP007
    Open,
    Sit,
    Unseat,
    Fill,
    Change,
    Deal,
    Cut,
    Show,
    Ready,
    Choose,
    Lock,
    Extend,
    Link,
    Take,
    Leave,
    RivalChose,
    Drawn,
    Wake,
    Attend,
    Succeed,
    Resume,
]
