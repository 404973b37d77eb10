"""Signs of life: what counts as an outage, who learns of it, and what a table gets back."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

from hapag.server.pulse import Pulse
from hapag.server.sqlite import SQLiteStore
from hapag.server.store import Outage
from tests.server.talk import FakeClock, at_table, go_round, hall_of, served, two_at_table


def with_pulse(work: Any) -> list[int]:
    """Do something with a pulse, and return when outages ended."""
    clock, ended = FakeClock(), list[int]()

    async def run() -> None:
        store = SQLiteStore(":memory:")
        await store.open()
        pulse = Pulse(store, clock, lambda: ended.append(clock.now))
        await pulse.start()
        done: Coroutine[Any, Any, None] = work(pulse, clock)
        await done
        await store.close()

    asyncio.run(run())
    return ended


def test_signs_in_time_are_no_outage() -> None:
    async def work(pulse: Pulse, clock: FakeClock) -> None:
        for _ in range(10):
            clock.now += pulse.gap - 1
            await pulse.beat()
        assert pulse.outages == ()

    assert with_pulse(work) == []


def test_nothing_is_done_after_a_silence_before_it_is_known_whether_it_was_an_outage() -> None:
    async def work(pulse: Pulse, clock: FakeClock) -> None:
        started = clock.now
        clock.now += pulse.gap
        assert pulse.owed(started) is None
        await pulse.fresh()
        assert pulse.owed(started) == Outage(started, clock.now)
        await pulse.fresh()
        assert len(pulse.outages) == 1

    assert len(with_pulse(work)) == 1


def test_a_table_gets_back_every_outage_since_it_was_last_changed_and_no_more() -> None:
    async def work(pulse: Pulse, clock: FakeClock) -> None:
        pulse.outages = (Outage(100, 200), Outage(300, 350), Outage(400, 1_000))

        def back(at: int) -> int:
            owed = pulse.owed(at)
            return 0 if owed is None else owed.until - owed.since

        assert [back(at) for at in (50, 120, 200, 310, 350, 999, 1_000)] == [750, 730, 650, 640, 600, 1, 0]

    with_pulse(work)


def test_two_outages_are_given_back_though_nobody_looked_between_and_a_restart_gives_nothing_again(
    tmp_path: Path,
) -> None:
    clock, base = FakeClock(), str(tmp_path / "tables.db")
    with served(base, clock) as client, two_at_table(client) as (ann, ben):
        deadline, code = ann.table["deadline"], ann.table["code"]
    for _ in range(2):
        clock.now += 3_600_000
        with served(base, clock):
            pass
    for _ in range(2):
        with served(base, clock) as client, at_table(client, code, ben.token) as again:
            assert again.table["deadline"] == deadline + 7_200_000
            go_round(client)


def test_a_server_that_stood_still_gives_back_the_time(tmp_path: Path) -> None:
    """A laptop that slept, a machine without breath: the server was not there, though it never ended."""
    clock = FakeClock()
    with served(str(tmp_path / "tables.db"), clock) as client, two_at_table(client) as (ann, _):
        hall = hall_of(client)
        hall.pulse.gap = 10_500
        deadline = ann.table["deadline"]
        clock.now += 120_000
        go_round(client)
        while ann.table["deadline"] == deadline:
            ann.hear()
        assert ann.table["deadline"] == deadline + 120_000
        assert not any(event["event"] == "timeout" for event in ann.view["events"])
