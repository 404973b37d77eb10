"""Two servers in this process on one PostgreSQL database: what they hear of each other, and what when they do not."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

import pytest

from hapag.server.others import Others
from hapag.server.pulse import wall_clock
from tests.server.talk import NAMES, Talk, TestClient, at_table, hall_of, open_table, served
from tests.server.test_fair import cut, show, until_stage


@contextmanager
def two_servers(postgres: str, *clocks: Callable[[], int], **settings: Any) -> Iterator[tuple[TestClient, TestClient]]:
    with ExitStack() as stack:
        both = [served(postgres, clock, **settings) for clock in clocks or (wall_clock, wall_clock)]
        one, two = [stack.enter_context(each) for each in both]
        yield one, two


@contextmanager
def across(one: TestClient, two: TestClient, **wish: Any) -> Iterator[tuple[Talk, Talk]]:
    """Seat Ann at the first server and Ben at the second, and deal."""
    code, token = open_table(one, **wish)
    with at_table(one, code, token) as ann, at_table(two, code) as ben:
        ben.done("sit", seat=1, name="Ben")
        ann.see(2)
        ben.see(ann.done("deal"))
        yield ann, ben


def deafen(*clients: TestClient) -> None:
    """Let servers hear nothing of what others say."""
    for client in clients:
        others = hall_of(client).others
        assert isinstance(others, Others)
        others.post.hear = lambda code, what: None


def until(true: Callable[[], bool], seconds: float = 10) -> float:
    """Wait until something is so, and return how long it took."""
    start = time.monotonic()
    while not true():
        assert time.monotonic() - start < seconds
        time.sleep(0.01)
    return time.monotonic() - start


def play_first(talk: Talk, seat: int) -> int:
    return talk.done("move", seat=seat, move=talk.first_choice(NAMES, seat), at=talk.view["version"])


# What they do not hear


def test_each_server_does_what_the_other_did_not_know_of(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither is told of the other's moves, and neither looks: the store decides, and the loser judges anew."""
    monkeypatch.setattr("hapag.server.others.LOOK", 3600)
    with two_servers(postgres) as (one, two), across(one, two) as (ann, ben):
        deafen(one, two)
        play_first(ann, 0)
        play_first(ben, 1)
        assert ben.view["watch"]["players"][0]["played"]
        ann.done("lock", locked=True)
        assert ann.view["watch"] == ben.view["watch"]
        assert ann.view["version"] == ben.view["version"] + 1


def test_nothing_is_refused_for_what_only_this_server_believes(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A table was unlocked elsewhere: whoever sits down here is judged by that."""
    monkeypatch.setattr("hapag.server.others.LOOK", 3600)
    with two_servers(postgres) as (one, two):
        code, token = open_table(one)
        with at_table(one, code, token) as ann:
            ann.done("lock", locked=True)
            with at_table(two, code) as ben:
                deafen(two)
                ann.done("lock", locked=False)
                ben.done("sit", seat=1, name="Ben")


def test_a_lost_notice_costs_two_seconds_at_most(postgres: str) -> None:
    with two_servers(postgres) as (one, two), across(one, two) as (ann, ben):
        deafen(one, two)
        for locked in (True, False, True):
            start = time.monotonic()
            version = ann.done("lock", locked=locked)
            ben.see(version)
            assert time.monotonic() - start < 2 + 1  # a loaded machine takes its time
            assert ben.table["locked"] is locked


def test_a_server_that_was_cut_off_from_all_notices_hears_again(postgres: str, cluster: Any) -> None:
    with two_servers(postgres) as (one, two), across(one, two) as (ann, ben):
        cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'hapag' AND datname = current_database()"
        cluster.run(postgres, cut)
        ben.see(ann.done("lock", locked=True))
        time.sleep(2.5)
        start = time.monotonic()
        ben.see(ann.done("lock", locked=False))
        assert time.monotonic() - start < 1


def test_a_notice_names_tables_and_versions_and_nothing_else(postgres: str) -> None:
    heard: list[str] = []
    with two_servers(postgres) as (one, two):
        post = hall_of(two).store.post
        assert post is not None
        post.ear.hear = heard.append
        with across(one, two) as (ann, ben):
            ben.see(play_first(ann, 0))
            until(lambda: any(f":{ben.view['version']}" in note for note in heard))
        code = ann.table["code"]
    for note in heard:
        process, *parts = note.split(" ")
        assert process.isdigit()
        assert all(part.split(":")[0] == code and (part.split(":")[1].isdigit() or part[5:] == "-") for part in parts)


# Time


def test_servers_whose_clocks_differ_by_a_minute_agree_on_every_deadline(postgres: str) -> None:
    def slow() -> int:
        return wall_clock() - 60_000

    with two_servers(postgres, wall_clock, slow) as (one, two), across(one, two, clock={"turn": 30}) as (ann, ben):
        assert ann.table["deadline"] == ben.table["deadline"]
        for talk in (ann, ben):
            assert abs(talk.table["deadline"] - talk.view["now"] - 30_000) < 3_000
        time.sleep(1.5)
        assert abs(hall_of(one).clock() - hall_of(two).clock()) < 500
        ben.see(play_first(ann, 0))
        ann.see(play_first(ben, 1))
        for client in (one, two):
            assert hall_of(client).pulse.outages == ()
        assert not any(event["event"] == "timeout" for talk in (ann, ben) for event in talk.view["events"])


def test_a_table_that_is_idle_for_too_long_is_closed_once_and_then_gone_everywhere(
    postgres: str, monkeypatch: pytest.MonkeyPatch, cluster: Any
) -> None:
    for place in ("hapag.table.state", "hapag.table.reducer"):
        monkeypatch.setattr(f"{place}.IDLE", 2_500)
        monkeypatch.setattr(f"{place}.NOTICE", 2_500)
    with two_servers(postgres) as (one, two), across(one, two) as (ann, ben):
        for talk in (ann, ben):
            while talk.table["phase"] != "closed":
                talk.hear()
            assert talk.table["closed"]["code"] == "closed-idle"
        for talk in (ann, ben):
            assert talk.until("bye")["code"] == "gone"
        assert cluster.run(postgres, "SELECT code FROM tables UNION SELECT code FROM log") == []


# The host


def hasten(monkeypatch: pytest.MonkeyPatch, away: int, beat: int) -> None:
    monkeypatch.setattr("hapag.server.actor.AWAY_HOST", away)
    monkeypatch.setattr("hapag.table.reducer.AWAY_HOST", away)
    monkeypatch.setattr("hapag.server.actor.HOST_BEAT", beat)


def succeeded(client: TestClient, code: str) -> int:
    """Return how often a table's host was followed by another."""
    assert client.portal is not None
    log = client.portal.call(hall_of(client).store.log, code)
    return sum(b'"do":"succeed"' in each.body for each in log)


def test_a_host_who_is_gone_is_followed_by_one_person_though_two_servers_see_it(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    hasten(monkeypatch, away=1_500, beat=500)
    with two_servers(postgres) as (one, two):
        code, token = open_table(one, seats=3)
        with at_table(one, code) as ben, at_table(two, code) as eve:
            with at_table(one, code, token) as ann:
                ben.done("sit", seat=1, name="Ben")
                eve.done("sit", seat=2, name="Eve")
                ann.see(3)
            for talk in (ben, eve):
                while talk.table["host_seat"] == 0:
                    talk.hear()
            time.sleep(1.5)
            for talk in (ben, eve):
                talk.settle()
            assert ben.table["host_seat"] == eve.table["host_seat"] in (1, 2)
            assert succeeded(one, code) == 1


def test_a_host_who_is_at_another_server_stays_host(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    hasten(monkeypatch, away=2_000, beat=700)
    with two_servers(postgres) as (one, two), across(one, two) as (ann, ben):
        time.sleep(4)
        ben.settle()
        assert ben.table["host_seat"] == 0
        assert succeeded(two, ann.table["code"]) == 0


# Cuts


def test_devices_on_two_servers_cut_the_same_deck(postgres: str) -> None:
    with two_servers(postgres, cut_grace=60_000) as (one, two), across(one, two) as (ann, ben):
        for seat, talk in enumerate((ann, ben)):
            cut(talk, seat, f"{seat + 1}" * 64)
        for seat, talk in enumerate((ann, ben)):
            show(talk, f"{seat + 1}" * 64)
        frames = [until_stage(talk, "dealt") for talk in (ann, ben)]
        assert frames[0]["seals"] == frames[1]["seals"]
        assert [each["number"] for each in frames[0]["seals"][0]["cuts"]] == ["1" * 64, "2" * 64]


def test_a_device_on_another_server_that_never_cuts_is_left_out_once(postgres: str) -> None:
    with two_servers(postgres, cut_grace=500) as (one, two), across(one, two) as (ann, ben):
        cut(ann, 0, "1" * 64)
        show(ann, "1" * 64)
        cuts = [until_stage(talk, "dealt")["seals"][0]["cuts"] for talk in (ann, ben)]
        assert [bool(each["number"]) for each in cuts[0]] == [True, False]
        assert cuts[0] == cuts[1]


# Who goes first


def test_a_clock_is_left_to_the_server_that_may_have_the_move(postgres: str) -> None:
    with two_servers(postgres) as (one, two), across(one, two) as (ann, ben):
        code = ann.table["code"]
        here, there = hall_of(one), hall_of(two)
        until(lambda: bool(here.others.elsewhere(code)) and bool(there.others.elsewhere(code)))
        assert [hall.others.lag(hall.actors[code]) > 0 for hall in (here, there)] == [True, True]
        there_sees = ben.see(play_first(ann, 0))
        until(lambda: there.actors[code].table.version == there_sees)
        assert [hall.others.lag(hall.actors[code]) > 0 for hall in (here, there)] == [True, False]


def test_what_is_due_at_a_table_is_done_though_its_server_ended_and_nobody_watches(postgres: str, cluster: Any) -> None:
    with served(postgres) as two:
        with served(postgres, think=(1_500, 1_500)) as one:
            code, token = open_table(one, way="solo", rivals=["easy"], seats=None)
            with at_table(one, code, token) as ann:
                ann.done("deal")
                while ann.table["phase"] != "playing":
                    ann.hear()
                assert 1 in ann.table["owing"]
        assert code not in hall_of(two).actors
        until(lambda: b'"do":"rival-chose"' in cluster.run(postgres, LAST, code)[0]["body"])


LAST = "SELECT body FROM log WHERE code = $1 ORDER BY version DESC LIMIT 1"
