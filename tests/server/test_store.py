"""What every store has to do; each store that there is runs through all of it."""

import asyncio
import sqlite3
import stat
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from hapag.server import Settings, run, stores
from hapag.server.sqlite import SQLiteStore
from hapag.server.store import Kept, Row, Store, StoreFailed
from tests.server.cluster import Cluster

Make = Callable[[], Store]


@pytest.fixture(params=["file", "memory", "postgres"])
def make(request: pytest.FixtureRequest, tmp_path: Path) -> Make:
    """Return what opens a store; each call opens the same database again."""
    if request.param == "postgres":
        database = str(request.getfixturevalue("postgres"))
    else:
        database = str(tmp_path / "data" / "tables.db") if request.param == "file" else ":memory:"
    return lambda: stores.make(database)


@asynccontextmanager
async def opened(make: Make) -> AsyncIterator[Store]:
    store = make()
    await store.open()
    try:
        yield store
    finally:
        await store.close()


def with_store(make: Make, work: Callable[[Store], Coroutine[Any, Any, None]]) -> None:
    async def run() -> None:
        async with opened(make) as store:
            await work(store)

    asyncio.run(run())


def row(code: str = "BCDF", version: int = 1, wake_at: int = 100, mark: str = "") -> Row:
    return Row(code, version, 7, f"body {version}{mark}".encode(), f"state {version}{mark}".encode(), wake_at)


def test_a_table_is_kept_with_its_latest_state_and_its_whole_log(make: Make) -> None:
    async def work(store: Store) -> None:
        assert await store.create(row())
        assert await store.append(row(version=2))
        assert await store.load("BCDF") == Kept(2, b"state 2")
        assert [(each.version, each.at, each.body) for each in await store.log("BCDF")] == [
            (1, 7, b"body 1"),
            (2, 7, b"body 2"),
        ]
        assert await store.count() == 1

    with_store(make, work)


def test_a_code_is_given_once(make: Make) -> None:
    async def work(store: Store) -> None:
        assert await store.create(row())
        assert not await store.create(row(mark=" other"))
        assert await store.load("BCDF") == Kept(1, b"state 1")

    with_store(make, work)


@pytest.mark.parametrize("version", [1, 3])
def test_only_the_next_version_can_be_appended(make: Make, version: int) -> None:
    async def work(store: Store) -> None:
        await store.create(row())
        assert not await store.append(row(version=version, mark=" late"))
        assert await store.load("BCDF") == Kept(1, b"state 1")
        assert len(await store.log("BCDF")) == 1

    with_store(make, work)


def test_nothing_is_appended_to_a_table_that_is_not_there(make: Make) -> None:
    async def work(store: Store) -> None:
        assert not await store.append(row(version=1))
        assert not await store.append(row(version=2))
        assert await store.load("BCDF") is None

    with_store(make, work)


def test_of_many_who_race_for_a_version_one_wins_and_nobody_elses_work_is_lost(make: Make) -> None:
    async def work(store: Store) -> None:
        await store.create(row())
        await store.create(row("BCDH"))
        racers = [store.append(row(version=2, mark=f" {n}")) for n in range(50)]
        results = await asyncio.gather(*racers, store.append(row("BCDH", version=2)))
        assert results.count(True) == 2
        assert results[-1]
        kept = await store.load("BCDF")
        assert kept is not None
        assert kept.state == f"state 2 {results.index(True)}".encode()

    with_store(make, work)


def test_the_tables_that_are_due_come_most_urgent_first(make: Make) -> None:
    async def work(store: Store) -> None:
        for code, wake_at in [("BCDF", 300), ("BCDH", 100), ("BCDJ", 200)]:
            await store.create(row(code, wake_at=wake_at))
        assert await store.due(200) == ["BCDH", "BCDJ"]
        await store.append(row("BCDH", version=2, wake_at=900))
        assert await store.due(200) == ["BCDJ"]
        assert await store.due(1000, most=2) == ["BCDJ", "BCDF"]

    with_store(make, work)


def test_a_forgotten_table_leaves_nothing_and_its_code_is_free(make: Make) -> None:
    async def work(store: Store) -> None:
        await store.create(row())
        await store.append(row(version=2))
        assert await store.delete("BCDF", 2)
        assert await store.load("BCDF") is None
        assert await store.log("BCDF") == []
        assert await store.create(row())

    with_store(make, work)


def test_the_latest_rounds_are_given_and_outlive_what_was_done(make: Make) -> None:
    async def work(store: Store) -> None:
        await store.create(row())
        for version in range(2, 9):
            past = f"round {version}".encode() if version % 2 else None
            await store.append(replace(row(version=version), past=past))
        assert await store.rounds("BCDF", 9) == [b"round 3", b"round 5", b"round 7"]
        assert await store.rounds("BCDF", 2) == [b"round 5", b"round 7"]
        assert await store.rounds("BCDH", 2) == []
        await store.thin("BCDF", 2)
        assert await store.rounds("BCDF", 9) == [b"round 5", b"round 7"]
        await store.wipe("BCDF", rounds=False)
        assert {each.body for each in await store.log("BCDF")} == {b""}
        assert await store.rounds("BCDF", 1) == [b"round 7"]
        await store.wipe("BCDF", rounds=True)
        assert await store.rounds("BCDF", 1) == []
        assert await store.load("BCDF") == Kept(8, b"state 8")

    with_store(make, work)


def test_a_table_that_has_gone_on_is_not_forgotten(make: Make) -> None:
    async def work(store: Store) -> None:
        await store.create(row())
        await store.append(row(version=2))
        assert not await store.delete("BCDF", 1)
        assert not await store.delete("BCDH", 1)
        assert await store.load("BCDF") == Kept(2, b"state 2")
        assert len(await store.log("BCDF")) == 2

    with_store(make, work)


def test_a_batch_larger_than_a_commit_is_written_whole(make: Make) -> None:
    async def work(store: Store) -> None:
        codes = [f"T{number}" for number in range(600)]
        assert all(await asyncio.gather(*[store.create(row(code)) for code in codes]))
        assert all(await asyncio.gather(*[store.append(row(code, version=2)) for code in codes]))
        assert await store.count() == len(await store.due(100)) == 600

    with_store(make, work)


def test_signs_of_life_a_while_apart_are_an_outage_that_is_noted_once(make: Make) -> None:
    async def work(store: Store) -> None:
        first = await store.beat(5_000, 400)
        assert first.outages == ()
        await asyncio.sleep(0.5)
        second = await store.beat(5_500, 400)
        assert [(outage.since, outage.until) for outage in second.outages] == [(first.now, second.now)]
        third = await store.beat(5_600, 400)
        assert third.outages == second.outages

    with_store(make, work)


def test_a_closed_store_fails_in_one_way(make: Make) -> None:
    async def run() -> None:
        async with opened(make) as store:
            pass
        for asked in (store.load("BCDF"), store.append(row(version=2)), store.beat(5, 10)):
            with pytest.raises(StoreFailed):
                await asked

    asyncio.run(run())


def test_stores_race_for_each_version_and_exactly_one_has_it(postgres: str) -> None:
    """Four stores on one database, as four processes would have them."""

    async def run() -> None:
        async with AsyncExitStack() as stack:
            racing = [await stack.enter_async_context(opened(lambda: stores.make(postgres))) for _ in range(4)]
            await asyncio.gather(*[racing[0].create(row(code)) for code in ("BCDF", "BCDH", "BCDJ")])
            for version in range(2, 60):
                rows = [row(code, version, mark=f" {n}") for n in range(4) for code in ("BCDF", "BCDH", "BCDJ")]
                won = await asyncio.gather(*[racing[n // 3].append(each) for n, each in enumerate(rows)])
                assert won.count(True) == 3, version
            assert [each.version for each in await racing[3].log("BCDH")] == list(range(1, 60))

    asyncio.run(run())


def test_a_connection_that_was_cut_is_replaced_and_nobody_notices(postgres: str, cluster: Cluster) -> None:
    cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'hapag'"

    async def work(store: Store) -> None:
        await store.create(row())
        for version in range(2, 6):
            await asyncio.to_thread(cluster.run, postgres, cut)
            assert await store.append(row(version=version))
            assert await store.load("BCDF") == Kept(version, f"state {version}".encode())
        assert len(await store.log("BCDF")) == 5

    with_store(lambda: stores.make(postgres), work)


# What is SQLite's own


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "tables.db"


def test_what_was_answered_is_there_when_the_file_is_opened_again(path: Path) -> None:
    with_store(lambda: SQLiteStore(str(path)), created)
    with_store(lambda: SQLiteStore(str(path)), found)


async def created(store: Store) -> None:
    await asyncio.gather(*[store.create(row(code)) for code in ("BCDF", "BCDH", "BCDJ")])


async def found(store: Store) -> None:
    assert await store.count() == 3


def test_every_commit_reaches_the_disk_and_only_the_owner_reads_the_file(path: Path) -> None:
    async def work(store: Store) -> None:
        assert isinstance(store, SQLiteStore)
        assert await store.ask(lambda base: base.execute("PRAGMA synchronous").fetchone()) == (2,)
        assert await store.ask(lambda base: base.execute("PRAGMA journal_mode").fetchone()) == ("wal",)

    with_store(lambda: SQLiteStore(str(path)), work)
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


def test_work_that_fails_changes_nothing_and_the_store_lives_on(path: Path) -> None:
    async def work(store: Store) -> None:
        assert isinstance(store, SQLiteStore)
        with pytest.raises(StoreFailed):
            await store.ask(lambda base: base.execute("INSERT INTO nowhere VALUES(1)"))
        assert await store.create(row())

    with_store(lambda: SQLiteStore(str(path)), work)


def test_a_second_server_on_the_same_file_is_refused_in_one_line(path: Path) -> None:
    async def work(store: Store) -> None:
        other = SQLiteStore(str(path))
        with pytest.raises(StoreFailed, match=r"cannot use the database .*locked"):
            await other.open()

    with_store(lambda: SQLiteStore(str(path)), work)


def test_a_database_of_a_newer_version_or_no_database_is_refused(path: Path, tmp_path: Path) -> None:
    base = sqlite3.connect(path)
    base.execute("PRAGMA user_version=99")
    base.close()
    with pytest.raises(StoreFailed, match="newer version"):
        asyncio.run(SQLiteStore(str(path)).open())
    (tmp_path / "letter.txt").write_text("Dear Ann, " * 500)
    with pytest.raises(StoreFailed, match="cannot use"):
        asyncio.run(SQLiteStore(str(tmp_path / "letter.txt")).open())


def test_a_server_that_cannot_use_its_database_says_so_before_it_listens(path: Path) -> None:
    path.write_text("Dear Ann, " * 500)
    with pytest.raises(StoreFailed, match="cannot use the database"):
        run(Settings(port=0, database=str(path)))
