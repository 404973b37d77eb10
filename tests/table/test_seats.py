"""Opening a table, sitting down, getting up, locking, leaving."""

from typing import Any

import pytest

from hapag.kernel import Illegal
from hapag.table import Table, reduce
from hapag.table import commands as do
from hapag.table.state import AWAY_HOST
from tests.table.tables import GUEST, HOST, NOW, OTHER, choice, deal, done, for_two, opened, solo


def refused(table: Table, command: do.Command, now: int = NOW) -> str:
    """Return the code of the refusal of a command."""
    with pytest.raises(Illegal) as found:
        reduce(table, command, now)
    return found.value.why.code


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"game": "nope"}, "unknown-game"),
        ({"people": ()}, "one-person"),
        ({"people": ("Ann", "Ben")}, "one-person"),
        ({"people": ("",)}, "name-empty"),
        ({"people": ("x" * 25,)}, "name-too-long"),
        ({"seats": 5}, "seats-for-game"),
        ({"seats": 1}, "seats-for-game"),
        ({"seats": 2, "rivals": ("easy", "easy")}, "seats-for-game"),
        ({"rivals": ("grandmaster",)}, "unknown-level"),
        ({"options": {"cards": 11}}, "bad-options"),
        ({"options": {"cards": "8"}}, "bad-options"),
        ({"options": {"cards": True}}, "bad-options"),
        ({"options": {"carrots": 8}}, "unknown-option"),
        ({"target": 0}, "bad-target"),
        ({"way": "solo", "rivals": ()}, "solo-rivals"),
        ({"way": "solo", "rivals": ("easy",) * 4}, "solo-rivals"),
        ({"way": "phone", "people": ("Ann",)}, "people-on-a-phone"),
        ({"way": "phone", "people": ("A", "B", "C", "D", "E")}, "people-on-a-phone"),
        ({"way": "phone", "people": ("Ann", "ann")}, "name-taken"),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_the_reason(wish: dict[str, Any], code: str) -> None:
    with pytest.raises(Illegal, match=f"refusal-{code}"):
        opened(**wish)


def test_what_only_the_engine_sets_is_refused_from_people() -> None:
    with pytest.raises(Illegal, match="unknown-option"):
        opened(game="holdem", options={"stacks": [100, 200]})


def test_options_not_given_are_the_usual_ones() -> None:
    assert opened().options.cards == 8
    assert opened(options={"cards": 10}).options.cards == 10


def test_alone_no_clock_runs_unless_it_is_asked_for() -> None:
    assert solo().clock is None
    assert opened().clock is not None


def test_one_device_holds_every_seat_of_one_phone() -> None:
    table = opened(way="phone", people=("Ann", "Ben", "Cho"), seats=None)
    assert table.seats_of(HOST) == (0, 1, 2)


def test_a_guest_takes_an_open_seat() -> None:
    table = done(opened(), do.Sit(device=GUEST, seat=1, name=" Ben "))
    assert table.seats_of(GUEST) == (1,)
    assert table.places[1].name == "Ben"


def test_a_seat_that_cannot_be_taken() -> None:
    table = opened(seats=3)
    assert refused(table, do.Sit(device=GUEST, seat=0, name="Ben")) == "refusal-seat-taken"
    assert refused(table, do.Sit(device=GUEST, seat=3, name="Ben")) == "refusal-no-such-seat"
    assert refused(table, do.Sit(device=GUEST, seat=1, name="ANN")) == "refusal-name-taken"
    assert refused(table, do.Sit(device=HOST, seat=1, name="Ben")) == "refusal-seated-already"
    table = done(table, do.Sit(device=GUEST, seat=1, name="Ben"), do.Fill(device=HOST, seat=2, level="easy"))
    assert refused(table, do.Sit(device=OTHER, seat=1, name="Cho")) == "refusal-table-full"


def test_at_a_solo_table_only_rivals_change() -> None:
    table = done(solo(), do.Unseat(device=HOST, seat=1))
    assert refused(table, do.Sit(device=GUEST, seat=1, name="Ben")) == "refusal-only-online"
    assert refused(table, do.Unseat(device=HOST, seat=0)) == "refusal-only-online"
    assert done(table, do.Fill(device=HOST, seat=1, level="easy")).places[1].kind == "rival"


def test_a_locked_table_takes_nobody_until_the_host_unlocks_it() -> None:
    table = done(opened(), do.Lock(device=HOST, locked=True))
    assert refused(table, do.Sit(device=GUEST, seat=1, name="Ben")) == "refusal-locked"
    table = done(table, do.Lock(device=HOST, locked=False), do.Sit(device=GUEST, seat=1, name="Ben"))
    assert table.seats_of(GUEST)


def test_before_the_first_deal_the_host_or_the_sitter_can_undo_a_sitting_down() -> None:
    table = done(opened(seats=3), do.Sit(device=GUEST, seat=1, name="Ben"))
    assert refused(table, do.Unseat(device=OTHER, seat=1)) == "refusal-not-your-seat"
    assert refused(table, do.Unseat(device=HOST, seat=2)) == "refusal-seat-empty"
    assert not done(table, do.Unseat(device=GUEST, seat=1)).seats_of(GUEST)
    assert not done(table, do.Unseat(device=HOST, seat=1)).seats_of(GUEST)
    assert refused(for_two(), do.Unseat(device=HOST, seat=1)) == "refusal-already-dealt"


@pytest.mark.parametrize(
    "command",
    [
        do.Fill(device=GUEST, seat=1, level="easy"),
        do.Lock(device=GUEST, locked=True),
        do.Change(device=GUEST, game="patong", options={}, target=None),
        do.Deal(device=GUEST, packs=(), think=()),
    ],
)
def test_what_only_the_host_may_do(command: do.Command) -> None:
    assert refused(opened(), command) == "refusal-host-only"


def test_seats_still_open_at_the_first_deal_are_put_away() -> None:
    table = done(opened(seats=4), do.Sit(device=GUEST, seat=3, name="Ben"))
    table = done(table, deal(table))
    assert [place.name for place in table.places] == ["Ann", "Ben"]
    assert table.ledger == (0, 0)
    assert table.seats_of(GUEST) == (1,)


def test_too_few_people_cannot_be_dealt_to() -> None:
    assert refused(opened(), do.Deal(device=HOST, packs=(), think=())) == "refusal-too-few-seats"


def test_leaving_on_purpose_closes_the_table_for_all_and_says_who_left() -> None:
    table = done(for_two(), do.Leave(device=GUEST))
    assert table.phase == "closed"
    assert table.closed is not None
    assert table.closed.args == {"name": "Ben"}
    assert refused(table, do.Leave(device=HOST)) == "refusal-table-closed"


def test_nothing_private_outlives_a_table() -> None:
    table = done(for_two(), do.Leave(device=HOST))
    assert (table.round, table.packs, table.moves, table.story) == (None, (), (), ())


def test_a_guest_who_leaves_before_the_first_deal_only_frees_the_seat() -> None:
    table = done(opened(), do.Sit(device=GUEST, seat=1, name="Ben"), do.Leave(device=GUEST))
    assert table.phase == "lobby"
    assert table.places[1].kind == "open"
    assert done(opened(), do.Leave(device=HOST)).phase == "closed"


def test_a_spectator_can_do_nothing_to_a_table() -> None:
    table = for_two()
    assert refused(table, do.Leave(device=OTHER)) == "refusal-not-seated"
    assert refused(table, choice(table, 0, device=OTHER)) == "refusal-not-your-seat"
    over = done(opened(), do.Sit(device=GUEST, seat=1, name="Ben"))
    assert refused(over, do.Ready(device=OTHER, ready=True)) == "refusal-not-seated"


def test_a_ready_mark_is_shown_and_taken_back() -> None:
    table = done(opened(), do.Sit(device=GUEST, seat=1, name="Ben"), do.Ready(device=GUEST, ready=True))
    assert table.places[1].ready
    assert not done(table, do.Ready(device=GUEST, ready=False)).places[1].ready


# A host who is gone


def test_a_host_who_was_away_too_long_gives_way_to_a_person_who_is_here() -> None:
    late = NOW + AWAY_HOST
    table = done(for_two(), do.Succeed(device=GUEST), now=late)
    assert (table.host, table.host_seat()) == (GUEST, 1)
    assert done(table, do.Lock(device=GUEST, locked=True)).locked
    assert refused(table, do.Lock(device=HOST, locked=True)) == "refusal-host-only"


def test_a_host_who_is_seen_stays_host() -> None:
    late = NOW + AWAY_HOST
    assert refused(for_two(), do.Succeed(device=GUEST), now=late - 1) == "refusal-host-is-here"
    seen = done(for_two(), do.Attend(), now=late - 1)
    assert refused(seen, do.Succeed(device=GUEST), now=late) == "refusal-host-is-here"
    moved = done(for_two(), choice(for_two(), 0), now=late - 1)
    assert refused(moved, do.Succeed(device=GUEST), now=late) == "refusal-host-is-here"


def test_nobody_without_a_seat_and_nobody_alone_becomes_host() -> None:
    late = NOW + AWAY_HOST
    for device in (OTHER, HOST):
        assert refused(for_two(), do.Succeed(device=device), now=late) == "refusal-nothing-due"
    assert refused(solo(), do.Succeed(device=GUEST), now=late) == "refusal-nothing-due"


def test_the_next_host_does_not_keep_a_table_from_expiring() -> None:
    table = done(done(for_two(), do.Attend()), do.Succeed(device=GUEST), now=NOW + AWAY_HOST * 2)
    assert table.active == NOW
