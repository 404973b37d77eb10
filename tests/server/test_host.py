"""A host who is gone does not freeze the table; one who is quiet stays host."""

from __future__ import annotations

from typing import Any

from hapag.table.state import AWAY_HOST
from tests.server.talk import FakeClock, TestClient, at_table, hall_of, served, two_at_table

BEAT = 30_000


def pass_time(client: TestClient, clock: FakeClock, ms: int) -> None:
    """Let time pass as a server would live through it, going round now and then."""

    async def go() -> None:
        await hall_of(client).go_round()
        for task in list(hall_of(client).tasks):
            if task.get_coro().__qualname__ == "Hall.run_errand":  # type: ignore[union-attr]
                await task

    for _ in range(ms // BEAT):
        clock.now += BEAT
        assert client.portal is not None
        client.portal.call(go)


def seats(view: dict[str, Any]) -> int:
    seat: int = view["table"]["host_seat"]
    return seat


def test_when_the_hosts_device_is_gone_the_next_person_becomes_host_and_can_deal() -> None:
    clock = FakeClock()
    with served(clock=clock) as client, two_at_table(client) as (ann, ben):
        ann.socket.close()
        pass_time(client, clock, AWAY_HOST + BEAT)
        ben.settle()
        assert (seats(ben.view), ben.table["host"]) == (1, True)
        ben.done("lock", locked=True)


def test_a_quiet_host_stays_host() -> None:
    clock = FakeClock()
    with served(clock=clock) as client, two_at_table(client) as (ann, ben):
        pass_time(client, clock, 4 * AWAY_HOST)
        for talk in (ann, ben):
            talk.settle()
        assert (seats(ben.view), ann.table["host"], ben.table["host"]) == (0, True, False)


def test_the_old_host_comes_back_to_its_seat_as_one_of_the_people() -> None:
    clock = FakeClock()
    with served(clock=clock) as client, two_at_table(client) as (ann, ben):
        code, token = ann.table["code"], ann.token
        ann.socket.close()
        pass_time(client, clock, AWAY_HOST + BEAT)
        with at_table(client, code, token) as again:
            assert (again.table["host"], seats(again.view)) == (False, 1)
            assert [each["seat"] for each in again.view["mine"]] == [0]
            assert again.refused("lock", locked=True) == "host-only"
        ben.settle()
