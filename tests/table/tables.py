"""Tables for tests: opened, dealt and played with nothing left to chance."""

from random import Random
from typing import Any

from hapag.kernel import any_move
from hapag.kernel.notation import show
from hapag.table import Table, open_table, past, reduce, written_past
from hapag.table import commands as do

HOST, GUEST, OTHER = "host-device", "guest-device", "other-device"
NOW = 1_000_000_000_000
THINK = (1000, 1000, 1000, 1000)


def opened(**wish: Any) -> Table:
    """Return a new online Patong table for two; whatever is given changes the wish."""
    given: dict[str, Any] = {"game": "patong", "way": "online", "people": ("Ann",), "seats": 2, **wish}
    return open_table("BCDF", do.Opening(**given), HOST, NOW)


def solo(**wish: Any) -> Table:
    return opened(**{"way": "solo", "rivals": ("easy",), "seats": None, **wish})


def done(table: Table, *commands: do.Command, now: int = NOW) -> Table:
    """Return a table after commands."""
    for command in commands:
        table, _ = reduce(table, command, now)
    return table


def packs(table: Table, seed: int = 1) -> tuple[Any, ...]:
    random = Random(seed)
    first = [pack for place, pack in enumerate(table.all_packs()) if place not in table.kind.later]
    return tuple([tuple(random.sample(pack, len(pack))) for pack in first])


def deal(table: Table, seed: int = 1, device: str = HOST) -> do.Deal:
    return do.Deal(device=device, packs=packs(table, seed), think=THINK)


def for_two(**wish: Any) -> Table:
    """Return a dealt table with Ann on the host's device and Ben on the guest's."""
    table = done(opened(**wish), do.Sit(device=GUEST, seat=1, name="Ben"))
    return done(table, deal(table))


def lowest(table: Table, seat: int) -> str:
    """Return a move that is always legal in Patong."""
    return f"play {table.kind.names.show(table.round.players[seat].hand[0])}"


def choice(table: Table, seat: int, move: str | None = None, at: int | None = None, device: str = "") -> do.Choose:
    """Return a person's choice, made by whoever holds the seat while looking at the table as it is."""
    holder = device or str(table.places[seat].device)
    at = table.version if at is None else at
    return do.Choose(device=holder, seat=seat, move=move or lowest(table, seat), at=at, think=THINK)


def played_out(table: Table, random: Random, now: int = NOW) -> Table:
    """Return a table after its round was played to the end at random."""
    while table.phase == "playing":
        table = one_step(table, random, now)
    return table


def one_step(table: Table, random: Random, now: int = NOW) -> Table:
    """Return a table after one random legal choice, or after the pack that it owes."""
    if (owed := table.draw()) is not None:
        pack = table.all_packs()[owed]
        return done(table, do.Drawn(pack=tuple(random.sample(pack, len(pack))), think=THINK), now=now)
    seat = random.choice(table.owing())
    move = show(any_move(table.round, seat, random), table.kind.names)
    if table.places[seat].kind == "rival":
        return done(table, do.RivalChose(seat=seat, move=move, at=table.version, think=THINK), now=now)
    return done(table, choice(table, seat, move), now=now)


def kept_rounds(table: Table, rounds: int, random: Random) -> tuple[Table, list[bytes]]:
    """Return a table after so many rounds, and what a server keeps of each."""
    kept: list[bytes] = []
    for _ in range(rounds):
        table = played_out(done(table, deal(table, random.randrange(10**6))), random)
        kept.append(written_past(past(table, NOW)))
    return table, kept
