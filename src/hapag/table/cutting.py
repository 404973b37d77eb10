"""Between the seal and the deal: devices cut, first the hash of a number, then the number itself; then the packs are dealt.

Nobody is waited for beyond a grace: a cut that does not come is left out, and everyone sees that it was.
"""

from collections.abc import Sequence

from msgspec import to_builtins
from msgspec.structs import replace

from hapag.fair import Seal, SeatCut, committed, order
from hapag.fair.cuts import dealt
from hapag.kernel import Illegal, Seat, begin, draw
from hapag.pieces import Pieces
from hapag.table import commands as do
from hapag.table.commands import Think
from hapag.table.state import Sealed, Table
from hapag.table.turns import advance, stop_clocks


def seal(table: Table, packs: Sequence[Pieces], numbers: Sequence[int], command: do.Deal | do.Drawn, now: int) -> None:
    """Seal packs and ask for cuts; without a secret they are dealt as they are, without a grace nobody is asked."""
    if not command.secret:
        lay(table, tuple(packs), command.think, now)
        return
    made = Seal(packs, bytes.fromhex(command.secret))
    cuts = tuple([SeatCut(seat) for seat in cutters(table)]) if command.grace else ()
    new = Sealed(
        root=made.root,
        secret=command.secret,
        numbers=tuple(numbers),
        sizes=made.sizes,
        packs=made.packs,
        cuts=cuts,
        grace=command.grace,
        until=now + command.grace,
    )
    vars(new)["seal"] = made
    table.seals += (new,)
    if not cuts:
        deal_cut(table, command.think, now)


def cutters(table: Table) -> list[Seat]:
    """Return the first seat of every person's device: who holds several cuts once."""
    devices = {place.device: seat for seat, place in reversed(list(enumerate(table.places))) if place.kind == "person"}
    return sorted(devices.values())


def cut(table: Table, command: do.Cut, now: int) -> None:
    """A device cuts: the hash of its number, before anybody's number is known."""
    pending, at = own_cut(table, command.device, command.root)
    if pending.opening or pending.cuts[at].commit:
        raise Illegal("cut-already")
    if len(command.commit) != 64 or not is_hex(command.commit):
        raise Illegal("bad-cut")
    pending = put(table, pending, at, replace(pending.cuts[at], commit=command.commit.lower()))
    if all(each.commit for each in pending.cuts):
        ask_to_show(table, pending, now)


def show(table: Table, command: do.Show, now: int) -> None:
    """A device shows its number, which has to be the one whose hash it gave."""
    pending, at = own_cut(table, command.device, command.root)
    mine, number = pending.cuts[at], command.number.lower()
    if not pending.opening or mine.number:
        raise Illegal("cut-already" if mine.number else "cut-not-yet")
    if not is_hex(number) or len(number) != 64 or committed(pending.root, mine.seat, number) != mine.commit:
        raise Illegal("bad-cut")
    pending = put(table, pending, at, replace(mine, number=number))
    if all(each.number for each in pending.cuts if each.commit):
        deal_cut(table, command.think, now)


def own_cut(table: Table, device: str, root: str) -> tuple[Sealed, int]:
    """Return the seal that is being cut, and which of its cuts a device owes."""
    pending = table.cutting()
    if pending is None or pending.root != root:
        raise Illegal("no-cut")
    seats = table.seats_of(device)
    at = next((at for at, each in enumerate(pending.cuts) if each.seat in seats), None)
    if at is None:
        raise Illegal("no-cut")
    return pending, at


def is_hex(text: str) -> bool:
    return all(letter in "0123456789abcdefABCDEF" for letter in text)


def put(table: Table, pending: Sealed, at: int, new: SeatCut) -> Sealed:
    changed = pending.but(cuts=(*pending.cuts[:at], new, *pending.cuts[at + 1 :]))
    table.seals = (*table.seals[:-1], changed)
    return changed


def ask_to_show(table: Table, pending: Sealed, now: int) -> None:
    table.seals = (*table.seals[:-1], pending.but(opening=True, until=now + pending.grace))


def leave_out(table: Table, pending: Sealed, think: Think, now: int) -> None:
    """The grace is over: go on without those who have not answered."""
    if not pending.opening and any(each.commit for each in pending.cuts):
        ask_to_show(table, pending, now)
    else:
        deal_cut(table, think, now)


def deal_cut(table: Table, think: Think, now: int) -> None:
    """Deal the sealed packs in the order that the seal and the cuts make together."""
    pending = table.seals[-1]
    packs = dealt(pending.packs, order(pending.root, pending.cuts, pending.sizes))
    table.seals = (*table.seals[:-1], pending.but(until=None))
    lay(table, packs, think, now)


def lay(table: Table, packs: tuple[Pieces, ...], think: Think, now: int) -> None:
    """Begin the round with its packs, or give it the later one that it owes."""
    if table.draw() is not None:
        table.packs += packs
        advance(table, draw(table.round, packs[0]), now, think)
        return
    table.phase, table.round, table.packs = "playing", None, packs
    table.moves, table.forced, table.story = (), (), ()
    table.terms = to_builtins(table.options)
    stop_clocks(table)
    advance(table, begin(table.kind, table.options, len(table.places), packs, table.lead), now, think)
