"""Clocks, fallbacks, rivals' thinking, expiry: everything that happens because time passes."""

from random import Random

import pytest

from hapag.kernel import Illegal
from hapag.table import Table, duty, reduce
from hapag.table import commands as do
from hapag.table.state import GRACE, HOUR, IDLE, NOTICE, Clock, MoreTime, TimedOut
from tests.table.tables import GUEST, HOST, NOW, THINK, choice, deal, done, for_two, one_step, opened, played_out, solo

WAKE = do.Wake(think=THINK)
TURN = 90_000


def said(table: Table) -> list[object]:
    return [each.event for each in table.story if each.version == table.version]


def test_everyone_has_90_seconds_for_a_turn() -> None:
    assert for_two().deadline == NOW + TURN


def test_arranging_a_hand_has_300_seconds() -> None:
    assert for_two(game="pusoy").deadline == NOW + 300_000


def test_people_who_share_a_phone_have_the_time_one_after_the_other() -> None:
    table = opened(way="phone", people=("Ann", "Ben", "Cho"), seats=None)
    assert done(table, deal(table)).deadline == NOW + 3 * TURN


def test_the_host_sets_other_times_when_opening() -> None:
    table = solo(clock=Clock(turn=10, arrange=20))
    assert done(table, deal(table)).deadline == NOW + 10_000


def test_alone_nothing_presses() -> None:
    table = solo()
    assert done(table, deal(table)).deadline is None


def test_a_sealed_choice_of_one_seat_leaves_the_others_their_deadline() -> None:
    table = for_two()
    assert done(table, choice(table, 0), now=NOW + 50_000).deadline == NOW + TURN


def test_a_new_turn_has_its_own_deadline() -> None:
    table = for_two()
    table = done(table, choice(table, 0), now=NOW + 50_000)
    assert done(table, choice(table, 1), now=NOW + 60_000).deadline == NOW + 60_000 + TURN


def test_a_clock_waits_a_moment_for_moves_on_their_way_and_not_longer() -> None:
    table = for_two()
    assert table.wake_at() == NOW + TURN + GRACE
    with pytest.raises(Illegal, match="nothing-due"):
        reduce(table, WAKE, NOW + TURN + GRACE - 1)
    assert done(table, choice(table, 0), now=NOW + TURN + GRACE - 1).round.sealed


def test_when_time_runs_out_the_fallback_is_played_for_those_who_owe_and_it_is_said() -> None:
    table = done(for_two(), choice(for_two(), 1))
    lowest = table.round.fallback(0)
    table = done(table, WAKE, now=NOW + TURN + GRACE)
    assert said(table)[0] == TimedOut(0)
    assert not any(isinstance(event, TimedOut) and event.seat == 1 for event in said(table))
    assert table.round.players[0].played == lowest.cards


def test_a_round_that_everybody_has_left_is_played_out_by_the_clock() -> None:
    table, now = for_two(), NOW
    for _ in range(20):
        if table.phase == "over":
            break
        now = table.wake_at()
        table = done(table, WAKE, now=now)
    assert table.phase == "over"
    assert table.deadline is None


def test_the_clock_does_not_play_for_rivals() -> None:
    table = opened(rivals=("easy",), seats=2)
    table = done(table, deal(table))
    table = done(table, WAKE, now=NOW + TURN + GRACE)
    assert list(table.round.sealed) == [0]


def test_a_rival_thinks_before_it_moves_and_is_due_then() -> None:
    table = solo()
    table = done(table, deal(table))
    assert duty(table, NOW + 999) is None
    owed = duty(table, NOW + 1000)
    assert owed is not None
    assert owed.rivals == (1,)


def test_a_rivals_thinking_goes_on_when_somebody_else_chooses() -> None:
    table = solo(rivals=("easy", "easy"))
    table = done(table, deal(table))
    later = done(table, choice(table, 0), now=NOW + 500)
    assert later.due == table.due == (None, NOW + 1000, NOW + 1000)


@pytest.mark.parametrize("move", [None, "dance", "play Zz", "play 2c 3c 4c"])
def test_a_rival_that_fails_or_cheats_plays_the_fallback(move: str | None) -> None:
    table = solo()
    table = done(table, deal(table))
    expected = table.round.fallback(1)
    table = done(table, do.RivalChose(seat=1, move=move, at=table.version, think=THINK))
    assert table.round.sealed == {1: expected}
    assert said(table)[0] == TimedOut(1)


def test_a_rival_that_was_asked_on_another_turn_is_not_heard() -> None:
    table = solo()
    table = done(table, deal(table))
    later = one_step(one_step(table, Random(1)), Random(1))
    with pytest.raises(Illegal, match="stale"):
        reduce(later, do.RivalChose(seat=1, move=None, at=table.version, think=THINK), NOW)
    with pytest.raises(Illegal, match="nothing-due"):
        reduce(table, do.RivalChose(seat=0, move=None, at=table.version, think=THINK), NOW)


def test_an_outage_is_given_back() -> None:
    table = done(for_two(), do.Resume(outage=70_000), now=NOW + 70_000)
    assert table.deadline == NOW + TURN + 70_000


def test_no_clock_runs_between_rounds() -> None:
    table = played_out(for_two(), Random(1))
    assert table.wake_at() == table.active + IDLE
    with pytest.raises(Illegal, match="nothing-due"):
        reduce(table, do.Resume(outage=5), NOW)


def test_a_table_without_people_for_24_hours_closes_then_vanishes() -> None:
    table = played_out(for_two(), Random(1))
    assert duty(table, table.active + 24 * HOUR - 1) is None
    closed = done(table, WAKE, now=table.active + 24 * HOUR)
    assert closed.phase == "closed"
    assert closed.round is None
    assert (closed.places, closed.ledger, closed.host) == ((), (), ""), "nobody's name or device outlives it"
    assert duty(closed, closed.active + NOTICE - 1) is None
    gone = done(closed, WAKE, now=closed.active + NOTICE)
    assert gone.phase == "gone"
    assert duty(gone, gone.active + 99 * HOUR) is None


def test_what_people_do_keeps_a_table_and_what_clocks_do_does_not() -> None:
    table = for_two()
    later = done(table, do.Lock(device=HOST, locked=True), now=NOW + HOUR)
    assert later.active == NOW + HOUR
    assert done(later, WAKE, now=NOW + 2 * HOUR).active == NOW + HOUR


def test_a_closed_table_forgets_its_clocks() -> None:
    table = done(for_two(), do.Leave(device=GUEST))
    assert table.deadline is None
    assert table.wake_at() == NOW + NOTICE


MORE = do.Extend(device=HOST)


def test_the_host_gives_30_seconds_more_and_it_is_said() -> None:
    table = done(for_two(), MORE, now=NOW + 80_000)
    assert table.deadline == NOW + TURN + 30_000
    assert said(table) == [MoreTime(30)]
    assert table.wake_at() == NOW + TURN + 30_000 + GRACE


def test_a_clock_can_be_extended_ten_times_and_the_next_turn_anew() -> None:
    table = done(for_two(), *[MORE] * 10)
    assert table.deadline == NOW + TURN + 300_000
    with pytest.raises(Illegal, match="extended-enough"):
        reduce(table, MORE, NOW)
    table = done(table, choice(table, 0))
    table = done(table, choice(table, 1))
    assert table.deadline == NOW + TURN
    assert done(table, MORE).deadline == NOW + TURN + 30_000


def test_only_the_host_extends_a_clock_and_only_one_that_runs() -> None:
    with pytest.raises(Illegal, match="host-only"):
        reduce(for_two(), do.Extend(device=GUEST), NOW)
    alone = solo()
    for table in (done(alone, deal(alone)), played_out(for_two(), Random(1)), opened()):
        with pytest.raises(Illegal, match="no-clock"):
            reduce(table, MORE, NOW)
    with pytest.raises(Illegal, match="no-clock"):
        reduce(for_two(), MORE, NOW + TURN + GRACE)


def test_a_fallback_after_an_extension_comes_at_the_new_deadline() -> None:
    table = done(for_two(), MORE)
    with pytest.raises(Illegal, match="nothing-due"):
        reduce(table, WAKE, NOW + TURN + GRACE)
    assert TimedOut(0) in said(done(table, WAKE, now=NOW + TURN + 30_000 + GRACE))
