"""Seat links: a seat, or all seats of a device, go to whoever brings the token; once, for three minutes."""

from random import Random

import pytest

from hapag.kernel import Illegal
from hapag.table import Table, dump, load, project, reduce
from hapag.table import commands as do
from tests.table.tables import GUEST, HOST, NOW, OTHER, choice, deal, done, for_two, opened, played_out

LIFE = 180_000


def linked(table: Table, device: str = GUEST, seat: int | None = None, token: str = "hash") -> Table:
    return done(table, do.Link(device=device, seat=seat, hash=token))


def void(table: Table, command: do.Take, now: int = NOW) -> bool:
    with pytest.raises(Illegal) as found:
        reduce(table, command, now)
    return found.value.why.code == "refusal-link-void"


def test_whoever_brings_the_token_gets_the_seat_and_sees_exactly_what_it_saw() -> None:
    table = linked(for_two())
    before = project(table, GUEST, None, NOW)
    after = done(table, do.Take(device=OTHER, hash="hash"))
    now = project(after, OTHER, None, NOW)
    assert (now.mine, now.watch, now.events) == (before.mine, before.watch, before.events)
    assert after.seats_of(OTHER) == (1,)
    assert done(after, choice(after, 1)).version == after.version + 1


def test_the_device_that_gave_its_seat_away_is_a_spectator() -> None:
    after = done(linked(for_two()), do.Take(device=OTHER, hash="hash"))
    seen = project(after, GUEST, None, NOW)
    assert seen.mine == ()
    with pytest.raises(Illegal, match="not-your-seat"):
        done(after, choice(after, 1, device=GUEST))


def test_a_link_works_once() -> None:
    after = done(linked(for_two()), do.Take(device=OTHER, hash="hash"))
    assert void(after, do.Take(device="a-fourth", hash="hash"))
    assert after.links == ()


def test_a_link_works_for_three_minutes() -> None:
    table = linked(for_two())
    assert done(table, do.Take(device=OTHER, hash="hash"), now=NOW + LIFE - 1).seats_of(OTHER)
    assert void(table, do.Take(device=OTHER, hash="hash"), NOW + LIFE)


def test_a_link_works_at_its_own_table_only() -> None:
    linked(for_two())
    assert void(for_two(), do.Take(device=OTHER, hash="hash"))


def test_a_new_link_makes_the_one_before_void() -> None:
    table = linked(linked(for_two()), token="other")
    assert void(table, do.Take(device=OTHER, hash="hash"))
    assert done(table, do.Take(device=OTHER, hash="other")).seats_of(OTHER)


def test_a_link_to_a_seat_that_was_cleared_is_void() -> None:
    table = done(opened(), do.Sit(device=GUEST, seat=1, name="Ben"))
    table = done(linked(table), do.Unseat(device=HOST, seat=1))
    assert void(table, do.Take(device=OTHER, hash="hash"))


def test_a_spectator_and_a_neighbour_get_no_link() -> None:
    with pytest.raises(Illegal, match="not-seated"):
        linked(for_two(), device=OTHER)
    with pytest.raises(Illegal, match="not-your-seat"):
        linked(for_two(), device=GUEST, seat=0)


def test_a_device_does_not_take_its_own_seats() -> None:
    with pytest.raises(Illegal, match="link-own"):
        done(linked(for_two()), do.Take(device=GUEST, hash="hash"))


def test_one_seat_of_a_shared_phone_moves_and_the_others_stay() -> None:
    table = opened(way="phone", people=("Ann", "Ben", "Cho"), seats=None)
    table = done(table, deal(table))
    after = done(linked(table, HOST, seat=1), do.Take(device=OTHER, hash="hash"))
    assert (after.seats_of(HOST), after.seats_of(OTHER), after.host) == ((0, 2), (1,), HOST)
    everything = done(linked(after, HOST), do.Take(device=OTHER, hash="hash"))
    assert everything.seats_of(OTHER) == (0, 1, 2)
    assert everything.host == OTHER, "the host's part goes with the last seat"
    assert played_out(everything, Random(1)).phase == "over"


def test_links_are_kept_through_a_restart_and_go_with_the_table() -> None:
    table = load(dump(linked(for_two())))
    assert done(table, do.Take(device=OTHER, hash="hash")).seats_of(OTHER)
    assert done(table, do.Leave(device=GUEST)).links == ()


def test_a_table_keeps_one_link_a_device_however_many_are_asked_for() -> None:
    table = for_two()
    for number in range(50):
        table = linked(linked(table, GUEST, token=f"g{number}"), HOST, token=f"h{number}")
    assert [each.hash for each in table.links] == ["g49", "h49"]
