"""Seat links: what moves a seat, or all seats of a device, to another device; each works once, and only for a while."""

from msgspec.structs import replace

from hapag.kernel import Illegal
from hapag.table import commands as do
from hapag.table.state import LINK, SeatLink, Table


def link(table: Table, command: do.Link, now: int) -> None:
    """A device asks for a link to one of its seats, or to all; a link that it had before is void."""
    mine = table.seats_of(command.device)
    if not mine:
        raise Illegal("not-seated")
    if command.seat is not None and command.seat not in mine:
        raise Illegal("not-your-seat")
    seats = mine if command.seat is None else (command.seat,)
    new = SeatLink(hash=command.hash, seats=seats, device=command.device, until=now + LINK)
    table.links = (*[each for each in table.links if each.device != command.device and now < each.until], new)


def take(table: Table, command: do.Take, now: int) -> None:
    """Whoever brings the link's token gets its seats, and the host's part with the last seat of the host's device.

    One answer to a link that was used, is too old, was never made, or belongs to another table.
    """
    found = next((each for each in table.links if each.hash == command.hash), None)
    if found is None or now >= found.until or not holds(table, found):
        raise Illegal("link-void")
    if found.device == command.device:
        raise Illegal("link-own")
    table.links = tuple([each for each in table.links if each.device != found.device])
    for seat in found.seats:
        place = replace(table.places[seat], device=command.device)
        table.places = (*table.places[:seat], place, *table.places[seat + 1 :])
    if found.device == table.host and not table.seats_of(found.device):
        table.host, table.host_seen = command.device, now


def holds(table: Table, found: SeatLink) -> bool:
    """Say whether the device that made a link still holds its seats."""
    return set(found.seats) <= set(table.seats_of(found.device))
