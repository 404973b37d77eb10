"""The wire protocol, version 1: every frame either side may send. `docs/protocol.md` is generated from these types."""

import re
from collections.abc import Iterable
from typing import Annotated, Any, Union

import msgspec
from msgspec import Meta, Struct

from hapag.kernel import Illegal, Phrase
from hapag.table.projection import Seals, View

VERSION = 1

Id = Annotated[str, Meta(min_length=1, max_length=64)]
SeatNumber = Annotated[int, Meta(ge=0, le=99)]
Hex = Annotated[str, Meta(min_length=64, max_length=64, pattern="^[0-9a-f]+$")]
"""32 bytes."""
Version = Annotated[int, Meta(ge=0, le=2**53)]


class Frame(Struct, frozen=True, tag_field="t", tag=str.lower, forbid_unknown_fields=True):
    """A frame sent by a client."""


class Hello(Frame, frozen=True):
    """The first frame. token: what this device keeps for the table, null if nothing.

    seen: the last version it saw, for information: every `hello` is answered with the whole round.
    """

    v: Annotated[int, Meta(ge=0, le=1000)]
    token: Annotated[str, Meta(max_length=200)] | None = None
    seen: Version | None = None

    @property
    def subprotocol(self) -> str:
        """Return what the handshake says in place of this frame, and is answered with."""
        return f"hello.{self.v}"


class Ping(Frame, frozen=True):
    """Answered by `pong`."""


class Asking(Frame, frozen=True):
    """A command. id: chosen by the client; the same command sent again under the same id is done once."""

    id: Id


class Sit(Asking, frozen=True):
    """Take an open seat under a screen name."""

    seat: SeatNumber
    name: str


class Unseat(Asking, frozen=True):
    """Give up a seat before the first deal; the host can clear anybody's."""

    seat: SeatNumber


class Fill(Asking, frozen=True):
    """The host gives an open seat to a rival of this level."""

    seat: SeatNumber
    level: Annotated[str, Meta(max_length=40)]


class Options(Asking, frozen=True):
    """The host changes options, target or game between rounds."""

    game: Annotated[str, Meta(max_length=40)]
    options: dict[str, Any]
    target: Annotated[int, Meta(ge=-(2**53), le=2**53)] | None = None


class Deal(Asking, frozen=True):
    """The host deals the next round."""


class Cut(Asking, frozen=True):
    """Cut the sealed deck: the hash of a number that this device has picked. root: of the seal that is cut."""

    root: Hex
    commit: Hex


class Show(Asking, frozen=True):
    """Show the number, once the hashes of all are in `seals`."""

    root: Hex
    number: Hex


class Ready(Asking, frozen=True):
    """Show the host that one is ready, or take it back."""

    ready: bool


class Move(Asking, frozen=True):
    """A choice in notation. at: the version of the view that it was made on."""

    seat: SeatNumber
    move: str
    at: Version


class Hint(Asking, frozen=True):
    """Ask what best play is for one's own seat, from what it sees; at: as with `move`. Answered by `hinted`.

    Nothing of it is kept, and nobody else hears of it.
    """

    seat: SeatNumber
    at: Version


class Save(Asking, frozen=True):
    """Ask for the record of the table's finished rounds, as this device may keep it. Answered by `saved`."""


class Lock(Asking, frozen=True):
    """The host lets nobody else sit down, or lets them again."""

    locked: bool


class Extend(Asking, frozen=True):
    """The host gives everybody who owes a choice 30 seconds more, up to ten times for one clock."""


class Link(Asking, frozen=True):
    """Ask for a link that moves one of this device's seats, or all of them (null), to another device.

    It works once, for three minutes; a link asked for before is void. Answered by `linked`.
    """

    seat: SeatNumber | None = None


class Take(Asking, frozen=True):
    """Take the seats of a seat link. token: what stands behind `#seat=` in it."""

    token: Annotated[str, Meta(min_length=1, max_length=200)]


class Leave(Asking, frozen=True):
    """Leave on purpose: closes the table for all; before the first deal a guest only frees the seat."""


class Welcome(Struct, frozen=True, tag_field="t", tag="welcome"):
    """The answer to `hello`. token: to be kept by the device and sent with the next `hello`; now: the server's clock."""

    token: str
    now: int
    v: int = VERSION


class Ok(Struct, frozen=True, tag_field="t", tag="ok"):
    """A command was done, and made this version of the table."""

    id: str
    version: int


class Hinted(Struct, frozen=True, tag_field="t", tag="hinted"):
    """The answer to `hint`. move: in notation. why: a phrase. ev: what open verbs are worth, in units of the base stake."""

    id: str
    seat: int
    move: str
    why: Phrase
    ev: dict[str, float]


class Linked(Struct, frozen=True, tag_field="t", tag="linked"):
    """The answer to `link`. link: to be opened on the other device; its token is in the fragment, which no server sees.

    qr: the same as a picture (SVG). seconds: how long it works.
    """

    id: str
    link: str
    qr: str
    seconds: int


class Saved(Struct, frozen=True, tag_field="t", tag="saved"):
    """The answer to `save`. record: as `docs/table-record.md` says."""

    id: str
    record: dict[str, Any]


class Refused(Struct, frozen=True, tag_field="t", tag="refused"):
    """A frame was refused, and nothing has changed. code, args: a phrase that says why. id: the command's, if it had one."""

    id: str | None
    code: str
    args: dict[str, Any]


class Bye(Struct, frozen=True, tag_field="t", tag="bye", rename={"wait": "in"}):
    """The server is about to close the socket. in: come back after so many ms; null: do not come back by yourself."""

    code: str
    wait: int | None


class Pong(Struct, frozen=True, tag_field="t", tag="pong"):
    """The answer to `ping`."""

    now: int


Incoming = Union[  # noqa: UP007
    Hello, Ping, Sit, Unseat, Fill, Options, Deal, Cut, Show, Ready, Move, Hint, Save, Lock, Extend, Link, Take, Leave
]
Outgoing = Union[Welcome, View, Seals, Ok, Hinted, Saved, Linked, Refused, Bye, Pong]  # noqa: UP007

DECODER: msgspec.json.Decoder[Incoming] = msgspec.json.Decoder(Incoming)
encode = msgspec.json.Encoder().encode


def decode(text: str | bytes) -> Incoming:
    """Return a client's frame; Illegal says what is wrong with it."""
    try:
        return DECODER.decode(text)
    except msgspec.ValidationError as error:
        unknown = str(error).endswith("at `$.t`") and "Invalid value" in str(error)
        raise (Illegal("unknown-command") if unknown else Illegal("bad-frame", text=str(error)[:200])) from None
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise Illegal("not-json") from None


GREETING = re.compile(r"hello\.(0|[1-9]\d{0,2})", re.ASCII)
TOKEN = re.compile(r"token\.([\w-]{1,200})", re.ASCII)


def greeting(subprotocols: Iterable[str]) -> Hello | None:
    """Return the hello that a handshake says by `hello.VERSION` and `token.TOKEN` among its subprotocols; None if it does not."""
    said = list(subprotocols)
    version = next(filter(None, map(GREETING.fullmatch, said)), None)
    token = next(filter(None, map(TOKEN.fullmatch, said)), None)
    return Hello(int(version[1]), token[1] if token else None) if version else None


CLOSE: dict[str, int] = {
    "restart": 1012,
    "slow": 1013,
    "too-many": 1013,
    "no-hello": 4401,
    "foreign": 4403,
    "no-table": 4404,
    "gone": 4404,
    "broken-table": 4404,
    "elsewhere": 4409,
    "too-fast": 4429,
}
"""The close code that follows each `bye`."""
