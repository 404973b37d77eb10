"""All that can happen to a table: `reduce(table, command, now)` returns the table after it, or refuses."""

from collections.abc import Callable
from copy import copy
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from hapag.games import game
from hapag.kernel import Illegal, Phrase, Seat, phrase
from hapag.kernel.round import understood
from hapag.table import commands as do
from hapag.table.cutting import cut, leave_out, seal, show
from hapag.table.links import link, take
from hapag.table.names import same, screen_name
from hapag.table.opening import checked_target, chosen_options, fitting, rival
from hapag.table.state import (
    ANSWERS,
    AWAY_HOST,
    EXTENSION,
    EXTENSIONS,
    GRACE,
    IDLE,
    NOTICE,
    OPEN,
    SECOND,
    MoreTime,
    Place,
    Said,
    Table,
)
from hapag.table.turns import check_turn, forced, make, say, stop_clocks


class Repeated(Exception):
    """A command that was done before, when it made this version of the table."""

    def __init__(self, version: int) -> None:
        self.version = version
        super().__init__(f"done at version {version}")


class Duty(Struct, frozen=True):
    """What is due at a table: give it a pack, let these rivals choose, or (neither) wake it."""

    pack: int | None = None
    rivals: tuple[Seat, ...] = ()


def duty(table: Table, now: int) -> Duty | None:
    """Return what is due now, None if nothing is."""
    if table.phase == "gone" or table.wake_at() > now:
        return None
    if (pack := table.draw()) is not None and table.cutting() is None:
        return Duty(pack=pack)
    return Duty(rivals=tuple([seat for seat, due in enumerate(table.due) if due is not None and due <= now]))


def reduce(table: Table, command: do.Command, now: int) -> tuple[Table, tuple[Said, ...]]:
    """Return the table after a command and what was said; `table` stays as it is.

    now: wall clock in ms. Illegal says why it may not be done, Repeated that it has been.
    """
    if command.key and command.key in table.answers:
        raise Repeated(table.answers[command.key])
    after = copy(table)
    after.version, after.at = table.version + 1, max(table.at, now)
    if isinstance(command, do.Asked):
        if table.phase in ("closed", "gone"):
            raise Illegal("table-closed")
        after.active = now
        if command.device == table.host:
            after.host_seen = now
        if command.key:
            after.answers = dict([*table.answers.items(), (command.key, after.version)][-ANSWERS:])
    DONE[type(command)](after, command, now)
    return after, tuple([said for said in after.story if said.version == after.version])


# Checks


def as_host(table: Table, command: do.Asked) -> None:
    if command.device != table.host:
        raise Illegal("host-only")


def between_rounds(table: Table) -> None:
    if table.phase in ("cutting", "playing"):
        raise Illegal("round-under-way")


def before_the_first_deal(table: Table) -> None:
    if table.dealt:
        raise Illegal("already-dealt")


def seats_are_free(table: Table) -> None:
    """People come and go at online tables only; elsewhere they were named when the table was opened."""
    if table.way != "online":
        raise Illegal("only-online")


def place_of(table: Table, seat: Seat) -> Place:
    if not 0 <= seat < len(table.places):
        raise Illegal("no-such-seat", seats=len(table.places))
    return table.places[seat]


def own_seat(table: Table, seat: Seat, device: str) -> None:
    if place_of(table, seat).device != device:
        raise Illegal("not-your-seat")


def set_place(table: Table, seat: Seat, place: Place) -> None:
    table.places = (*table.places[:seat], place, *table.places[seat + 1 :])


def names(table: Table) -> list[str]:
    return [place.name for place in table.filled()]


# Seats


def sit(table: Table, command: do.Sit, now: int) -> None:
    """A device takes an open seat under a name that nobody else has."""
    place = place_of(table, command.seat)
    seats_are_free(table)
    if table.locked and command.device != table.host:
        raise Illegal("locked")
    if OPEN not in table.places:
        raise Illegal("table-full")
    if place.kind != "open":
        raise Illegal("seat-taken")
    if table.seats_of(command.device):
        raise Illegal("seated-already")
    name = screen_name(command.name)
    if any(same(name, other) for other in names(table)):
        raise Illegal("name-taken", name=name)
    set_place(table, command.seat, Place("person", name, command.device))


def unseat(table: Table, command: do.Unseat, now: int) -> None:
    """Before the first deal a seat can be given up, and the host can clear one."""
    if command.device != table.host:
        own_seat(table, command.seat, command.device)
    before_the_first_deal(table)
    kind = place_of(table, command.seat).kind
    if kind == "open":
        raise Illegal("seat-empty")
    if kind == "person":
        seats_are_free(table)
    set_place(table, command.seat, OPEN)


def fill(table: Table, command: do.Fill, now: int) -> None:
    """The host gives an open seat to a rival."""
    as_host(table, command)
    between_rounds(table)
    if place_of(table, command.seat).kind != "open":
        raise Illegal("seat-taken")
    start = sum(map(ord, table.code)) + command.seat
    set_place(table, command.seat, rival(table.kind, command.level, start, names(table)))


def lock(table: Table, command: do.Lock, now: int) -> None:
    """The host lets nobody else sit down, or lets them again."""
    as_host(table, command)
    table.locked = command.locked


def ready(table: Table, command: do.Ready, now: int) -> None:
    """A mark for the host to see; nobody has to wait for it."""
    between_rounds(table)
    seats = table.seats_of(command.device)
    if not seats:
        raise Illegal("not-seated")
    for seat in seats:
        set_place(table, seat, replace(table.places[seat], ready=command.ready))


def attend(table: Table, command: do.Attend, now: int) -> None:
    """Note that the host is here."""
    if table.phase in ("closed", "gone"):
        raise Illegal("table-closed")
    table.host_seen = now


def succeed(table: Table, command: do.Succeed, now: int) -> None:
    """A host who is gone does not freeze an online table: another person there becomes host."""
    if table.way != "online" or command.device == table.host or not table.seats_of(command.device):
        raise Illegal("nothing-due")
    if now < table.host_seen + AWAY_HOST:
        raise Illegal("host-is-here")
    table.host, table.host_seen = command.device, now


def leave(table: Table, command: do.Leave, now: int) -> None:
    """Leaving on purpose closes the table for all; a guest who leaves before the first deal only frees the seat."""
    seats = table.seats_of(command.device)
    if not seats and command.device != table.host:
        raise Illegal("not-seated")
    if command.device == table.host or table.dealt:
        who = table.places[seats[0]].name if seats else ""
        close(table, phrase("closed-left", name=who) if who else Phrase("closed-host-left"), now)
        return
    for seat in seats:
        set_place(table, seat, OPEN)


def expire(table: Table, now: int) -> None:
    """After a day without anyone only the reason is left: no name, no device, no ledger."""
    close(table, Phrase("closed-idle"), now)
    table.places, table.ledger, table.host, table.terms, table.answers = (), (), "", {}, {}
    stop_clocks(table)


def close(table: Table, why: Phrase, now: int) -> None:
    """Keep the ledger and the reason; nothing private outlives a table."""
    table.phase, table.closed, table.active = "closed", why, now
    table.round, table.packs, table.seals, table.moves, table.forced, table.story = None, (), (), (), (), ()
    table.links = ()
    stop_clocks(table)


# Rounds


def change(table: Table, command: do.Change, now: int) -> None:
    """The host changes options, target or game between rounds; another game ends the series and starts a new ledger.

    A series that is under way cannot be decided by moving its target: that has to lie above the ledger.
    """
    as_host(table, command)
    between_rounds(table)
    kind, target = game(command.game), checked_target(command.target)
    options = chosen_options(kind, command.options)
    if kind.info.slug != table.game:
        table.places = fitting(kind, table.places, table.way)
        table.game, table.phase, table.round = kind.info.slug, "lobby", None
        table.packs, table.seals, table.moves, table.forced, table.story = (), (), (), (), ()
        new_series(table)
    if target is not None and not table.series_ended and target <= max(table.ledger):
        raise Illegal("target-reached", most=max(table.ledger))
    table.options, table.target = options, target


def new_series(table: Table) -> None:
    table.ledger, table.rounds, table.series_ended = (0,) * len(table.places), 0, False


def deal(table: Table, command: do.Deal, now: int) -> None:
    """The host deals when it likes. Seats still open at the first deal are put away; the lead moves one seat a round."""
    as_host(table, command)
    between_rounds(table)
    kind, places = table.kind, table.filled()
    if len(places) < kind.info.least:
        raise Illegal("too-few-seats", least=kind.info.least, got=len(places))
    if len(places) < len(table.places) or table.series_over:
        table.places = places
        new_series(table)
    table.lead, table.phase, table.seals = next_lead(table), "cutting", ()
    table.dealt += 1
    numbers = [number for number in range(len(table.all_packs())) if number not in kind.later]
    seal(table, command.packs, numbers, command, now)


def next_lead(table: Table) -> Seat:
    """Return the seat that leads the next round: one on each round, among the seats that may lead."""
    rivals = [seat for seat, place in enumerate(table.places) if place.kind == "rival"]
    may_lead = rivals if table.way == "solo" and table.kind.info.solo_lead == "rival" else range(len(table.places))
    return may_lead[table.dealt % len(may_lead)]


def drawn(table: Table, command: do.Drawn, now: int) -> None:
    """The table gives the later pack that it owes, once it is cut."""
    number = table.draw()
    if number is None or table.cutting() is not None:
        raise Illegal("nothing-due")
    seal(table, (command.pack,), (number,), command, now)


def choose(table: Table, command: do.Choose, now: int) -> None:
    """A person's move, made on a table whose turn they had seen begin."""
    own_seat(table, command.seat, command.device)
    check_turn(table, command.seat, command.at)
    make(table, command.seat, understood(table.round, command.seat, command.move), now, command.think)


def rival_chose(table: Table, command: do.RivalChose, now: int) -> None:
    """A rival's move; if it failed, or chose what it may not, the fallback of the rules."""
    check_turn(table, command.seat, command.at)
    if command.seat not in table.owing() or table.places[command.seat].kind != "rival":
        raise Illegal("nothing-due")
    try:
        if command.move is None:
            raise Illegal("rival-failed")
        make(table, command.seat, understood(table.round, command.seat, command.move), now, command.think)
    except Illegal:
        forced(table, command.seat, now, command.think)


# Time


def wake(table: Table, command: do.Wake, now: int) -> None:
    """Do what the clock demands: fallbacks when time is up, closing after a day without anyone, then forgetting."""
    if table.phase == "closed" and now >= table.active + NOTICE:
        table.phase = "gone"
    elif table.phase != "closed" and now >= table.active + IDLE:
        expire(table, now)
    elif (pending := table.cutting()) is not None and pending.until is not None and now >= pending.until:
        leave_out(table, pending, command.think, now)
    elif table.deadline is not None and now >= table.deadline + GRACE:
        people = [seat for seat in table.owing() if table.places[seat].kind == "person"]
        for seat in people:
            forced(table, seat, now, command.think)
    else:
        raise Illegal("nothing-due")


def extend(table: Table, command: do.Extend, now: int) -> None:
    """The host gives everybody who owes a choice more time, up to ten times for one clock, while it still runs."""
    as_host(table, command)
    if table.deadline is None or now >= table.deadline + GRACE:
        raise Illegal("no-clock")
    if table.extended >= EXTENSIONS:
        raise Illegal("extended-enough", most=EXTENSIONS)
    table.extended += 1
    table.deadline += EXTENSION * SECOND
    say(table, MoreTime(EXTENSION))


def resume(table: Table, command: do.Resume, now: int) -> None:
    """Give back the time during which no server was there."""
    table.at = max(table.at, command.until)
    pending = table.cutting()
    if table.deadline is None and pending is None:
        raise Illegal("nothing-due")
    if table.deadline is not None:
        table.deadline += command.outage
    if pending is not None and pending.until is not None:
        table.seals = (*table.seals[:-1], replace(pending, until=pending.until + command.outage))


DONE: dict[type[do.Command], Callable[[Table, Any, int], None]] = {
    do.Sit: sit,
    do.Unseat: unseat,
    do.Fill: fill,
    do.Lock: lock,
    do.Ready: ready,
    do.Leave: leave,
    do.Extend: extend,
    do.Link: link,
    do.Take: take,
    do.Change: change,
    do.Deal: deal,
    do.Cut: cut,
    do.Show: show,
    do.Drawn: drawn,
    do.Choose: choose,
    do.RivalChose: rival_chose,
    do.Wake: wake,
    do.Attend: attend,
    do.Succeed: succeed,
    do.Resume: resume,
}
