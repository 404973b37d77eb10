"""What anyone gets to see of a table. Nothing of a table leaves the server but through `project`."""

from collections.abc import Collection
from typing import Any, Literal

from msgspec import Struct

from hapag.fair import Opened, SeatCut
from hapag.kernel import Illegal, Offer, Phrase, Seat, Seen, see, view
from hapag.kernel.notation import verb
from hapag.kernel.offers import Amount, OneOf, Pick, Split
from hapag.kernel.round import why_not_now
from hapag.kernel.views import Viewer, faces, has_piles, piles
from hapag.pieces import Piece
from hapag.table.state import EXTENSIONS, Clock, Place, Said, Sealed, Table, Way


class SeatView(Struct, frozen=True, gc=False):
    """A seat. online: whether its device is connected. mine: whether the viewer's device holds it."""

    seat: Seat
    name: str
    kind: Literal["person", "rival", "open"]
    level: str | None
    online: bool
    ready: bool
    mine: bool


class TableView(Struct, frozen=True, gc=False):
    """The public side of a table.

    host: whether the viewer is; host_seat: the first seat of whoever is. deadline: ms, like `now`; extensions: times that the host can still put it off. clock: seconds.
    """

    code: str
    way: Way
    game: str
    options: dict[str, Any]
    phase: Literal["lobby", "cutting", "playing", "over", "closed"]
    host: bool
    host_seat: Seat | None
    locked: bool
    seats: tuple[SeatView, ...]
    lead: Seat
    rounds: int
    target: int | None
    ledger: tuple[int, ...]
    deadline: int | None
    extensions: int
    clock: Clock | None
    owing: tuple[Seat, ...]
    committed: tuple[Seat, ...]
    score: tuple[int, ...] | None
    closed: Phrase | None
    series_over: bool


class OfferView(Struct, frozen=True, gc=False):
    """A verb of this turn, the bounds of its arguments in their order, and why it is barred, if it is."""

    verb: str
    bounds: dict[str, Pick | Amount | OneOf | Split]
    barred: Phrase | None


class Mine(Struct, frozen=True, gc=False):
    """A seat of the viewer's device: the round as it sees it, and what it may choose from now."""

    seat: Seat
    round: dict[str, Any] | None
    offers: tuple[OfferView, ...]


class View(Struct, frozen=True, gc=False, tag_field="t", tag="view"):
    """A table as one device sees it, and what happened since the version it saw before.

    watch: the spectator's round. whole: `events` is the whole story of the round, as after `hello`.
    """

    version: int
    now: int
    table: TableView
    mine: tuple[Mine, ...]
    watch: dict[str, Any] | None
    events: tuple[dict[str, Any], ...]
    whole: bool


def project(table: Table, device: str | None, since: int | None, now: int, online: Collection[str] = ()) -> View:
    """Return what a device sees of a table: what its seats see, or a spectator if it has none.

    since: the version it saw last, None for the whole story. online: the devices that are connected.
    """
    seats = table.seats_of(device)
    watch = None if table.round is None else view(table.round, None)
    return View(
        version=table.version,
        now=now,
        table=table_view(table, device, seats, online),
        mine=tuple([mine(table, seat) for seat in seats]),
        watch=watch,
        events=events(table.story, seats[0] if len(seats) == 1 else None, since or 0),
        whole=since is None,
    )


class SealView(Struct, frozen=True, gc=False):
    """The public side of a seal, see `table.state.Sealed`; cuts of which a number is empty are not known, or left out."""

    root: str
    numbers: tuple[int, ...]
    sizes: tuple[int, ...]
    cuts: tuple[SeatCut, ...]
    stage: Literal["commit", "show", "dealt"]


class Seals(Struct, frozen=True, gc=False, tag_field="t", tag="seals"):
    """The seals of a round, and for each of them the openings of pieces that this device has come to see."""

    seals: tuple[SealView, ...]
    openings: tuple[tuple[Opened, ...], ...]


def project_seals(table: Table, device: str | None, have: set[Piece]) -> Seals:
    """Return what a device may know of the seals: of the pieces, only those that its view shows.

    A device that holds several seats gets the openings of what everyone sees, so that its receipt betrays none of them.
    have: pieces opened for it before; those opened now are added.
    """
    new = shown_to(table, device) - have
    have |= new
    return Seals(tuple(map(seal_view, table.seals)), tuple([openings(sealed, new) for sealed in table.seals]))


def openings(sealed: Sealed, pieces: set[Piece]) -> tuple[Opened, ...]:
    """Return the openings of those pieces that lie under a seal; none while it is still cut."""
    if not pieces or sealed.until is not None:
        return ()
    rows = enumerate(sealed.packs)
    return tuple(
        [sealed.seal.opening(number, at) for number, row in rows for at, each in enumerate(row) if each in pieces]
    )


def seal_view(sealed: Sealed) -> SealView:
    stage: Literal["commit", "show", "dealt"] = (
        "dealt" if sealed.until is None else "show" if sealed.opening else "commit"
    )
    return SealView(sealed.root, sealed.numbers, sealed.sizes, sealed.cuts, stage)


def shown_to(table: Table, device: str | None) -> set[Piece]:
    """Return the pieces to open for a device: at once those in its own hand, at the end all whose faces it has seen.

    Where a piece lay in the deck tells when it was dealt: opened earlier, a discard would betray whether it had just been
    drawn.
    """
    seats = table.seats_of(device)
    viewer = seats[0] if len(seats) == 1 else None
    if table.phase == "over":
        told = [view(said.event, viewer) for said in table.story if has_piles(said.event)]
        return set().union(*map(faces, [view(table.round, viewer), *told]))
    if table.phase != "playing" or viewer is None:
        return set()
    held = [getattr(holder, name) for holder, name, kind in piles(view(table.round, viewer)) if kind == "in hand"]
    return {piece for pile in held for piece in pile if piece >= 0}


def rival_sees(table: Table, seat: Seat) -> Seen[Any]:
    """Return all that a rival is given to choose from: what a person in its seat would see."""
    return see(table.round, seat)


def asked_for(table: Table, device: str, seat: Seat, at: int) -> Seen[Any]:
    """Return what best play may look at for a person who asks for a hint: what that person's seat sees, nothing more.

    Only a device's own seat, when it owes a choice, on the table as it is: Illegal otherwise.
    """
    if seat not in table.seats_of(device):
        raise Illegal("not-your-seat")
    if table.phase != "playing":
        raise Illegal("no-round")
    if seat not in table.owing():
        raise Illegal(why_not_now(table.round, seat))
    if at < table.since[seat]:
        raise Illegal("stale")
    return see(table.round, seat)


def events(story: tuple[Said, ...], viewer: Viewer, since: int) -> tuple[Any, ...]:
    return tuple([view(said.event, viewer) for said in story if said.version > since])


def mine(table: Table, seat: Seat) -> Mine:
    """What a seat is offered is worked out from what it sees, so that it can tell nothing more."""
    if table.round is None:
        return Mine(seat, None, ())
    seen = view(table.round, seat)
    offers = seen.offers(seat) if seat in table.owing() else ()
    return Mine(seat, seen, tuple([offer_view(offer) for offer in offers]))


def offer_view(offer: Offer) -> OfferView:
    return OfferView(verb(offer.verb), offer.bounds, offer.barred)  # type: ignore[arg-type]


def table_view(table: Table, device: str | None, seats: tuple[Seat, ...], online: Collection[str]) -> TableView:
    return TableView(
        code=table.code,
        way=table.way,
        game=table.game,
        options=table.options,
        phase="closed" if table.phase == "gone" else table.phase,
        host=device is not None and device == table.host,
        host_seat=table.host_seat(),
        locked=table.locked,
        seats=tuple([seat_view(seat, place, seat in seats, online) for seat, place in enumerate(table.places)]),
        lead=table.lead,
        rounds=table.rounds,
        target=table.target,
        ledger=table.ledger,
        deadline=table.deadline,
        extensions=0 if table.deadline is None else EXTENSIONS - table.extended,
        clock=table.clock,
        owing=table.owing(),
        committed=tuple(table.round.sealed) if table.round is not None else (),
        score=table.round.score() if table.phase == "over" else None,
        closed=table.closed,
        series_over=table.series_over,
    )


def seat_view(seat: Seat, place: Place, is_mine: bool, online: Collection[str]) -> SeatView:
    present = place.kind == "rival" or place.device in online
    return SeatView(seat, place.name, place.kind, place.level, present, place.ready, is_mine)
