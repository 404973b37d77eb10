"""A database made by an older version opens, and its tables go on; one made by a newer version is refused."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from itertools import islice, product
from pathlib import Path
from typing import Any

import pytest

from hapag.server import layouts, stores
from hapag.server.chance import LETTERS
from hapag.server.store import Row, StoreFailed
from tests.server.cluster import Cluster
from tests.server.talk import NAMES, FakeClock, TestClient, at_table, go_round, hall_of, open_table, served

DATA = Path(__file__).parent / "data"
FIRST = DATA / "layout-1.sql"
"""What version 0.1.0 kept: a hand of Patong and one of Hold'em in play, a lobby, and a table that was left."""


@pytest.fixture
def old(tmp_path: Path) -> Path:
    """A database of the first layout."""
    path = tmp_path / "old.db"
    base = sqlite3.connect(path)
    base.executescript(FIRST.read_text("utf-8"))
    base.close()
    return path


def tokens() -> dict[str, list[str]]:
    """Return for each code the tokens of the devices at the table, the host's first."""
    found: dict[str, list[str]] = json.loads(FIRST.read_text("utf-8").partition("\n")[0].removeprefix("-- "))
    return found


def layout_of(path: Path) -> int:
    base = sqlite3.connect(path)
    (found,) = base.execute("PRAGMA user_version").fetchone()
    base.close()
    return int(found)


def test_the_tables_of_an_older_layout_go_on(old: Path) -> None:
    """Ann had played a card that was opened, Ben the next one, which still lies sealed: now Ann's is due."""
    assert layout_of(old) == 1
    ann_token, ben_token = tokens()["BCDF"]
    with served(str(old), FakeClock()) as client:
        with at_table(client, "BCDF", ann_token) as ann, at_table(client, "BCDF", ben_token) as ben:
            assert (ann.table["phase"], ann.table["seats"][1]["name"]) == ("playing", "Ben")
            assert ann.view["mine"][0]["seat"] == 0
            version = ann.done("move", seat=0, move=ann.first_choice(NAMES, 0), at=ann.view["version"])
            ben.see(version)
            assert ann.view["watch"] == ben.view["watch"]
        ann_token, ben_token = tokens()["BCDH"]
        with at_table(client, "BCDH", ann_token) as ann, at_table(client, "BCDH", ben_token) as ben:
            assert ann.table["owing"] == [0]
            ann.done("move", seat=0, move="fold", at=ann.view["version"])
        with at_table(client, "BCDJ", tokens()["BCDJ"][0]) as ann:
            assert (ann.table["phase"], ann.table["host"]) == ("lobby", True)
        with at_table(client, "BCDK", tokens()["BCDK"][0]) as ann:
            assert ann.table["closed"]["code"] == "closed-host-left" or ann.table["closed"]["args"]
    assert layout_of(old) == len(layouts.SQLITE)
    with served(str(old), FakeClock()) as client, at_table(client, "BCDF", ann_token) as again:
        assert again.view["version"] == version


def shape(path: Path) -> list[Any]:
    base = sqlite3.connect(path)
    found = [base.execute(f"PRAGMA table_info({name})").fetchall() for name in ("tables", "log", "facts", "outages")]
    base.close()
    return found


def test_an_older_layout_is_brought_up_to_the_very_same_as_a_new_one(old: Path, tmp_path: Path) -> None:
    for path in (old, tmp_path / "new.db"):
        open_and_close(str(path))
    assert shape(old) == shape(tmp_path / "new.db")


def open_and_close(database: str) -> None:
    async def run() -> None:
        store = stores.make(database)
        await store.open()
        await store.close()

    asyncio.run(run())


def test_a_step_that_fails_leaves_the_old_layout_as_it_was(old: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(layouts, "SQLITE", (*layouts.SQLITE, "CREATE TABLE extra(a); INSERT INTO nowhere VALUES(1)"))
    with pytest.raises(StoreFailed, match="nowhere"):
        open_and_close(str(old))
    assert layout_of(old) == 1
    monkeypatch.undo()
    open_and_close(str(old))


def test_a_database_of_postgres_is_brought_up_step_by_step(
    postgres: str, cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Made with the first step alone, then opened by a version that knows one step more than there is."""
    steps = layouts.POSTGRES
    monkeypatch.setattr(layouts, "POSTGRES", steps[:1])
    open_and_close(postgres)
    assert cluster.run(postgres, "SELECT version FROM layout")[0]["version"] == 1
    monkeypatch.setattr(layouts, "POSTGRES", (*steps, "CREATE TABLE extra(a int)"))
    open_and_close(postgres)
    open_and_close(postgres)
    assert cluster.run(postgres, "SELECT version FROM layout")[0]["version"] == len(steps) + 1
    assert cluster.run(postgres, "SELECT count(*) FROM extra")[0][0] == 0


def test_a_step_that_fails_leaves_postgres_as_it_was(
    postgres: str, cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    open_and_close(postgres)
    broken = "CREATE TABLE extra(a int); INSERT INTO nowhere VALUES(1)"
    monkeypatch.setattr(layouts, "POSTGRES", (*layouts.POSTGRES, broken))
    with pytest.raises(StoreFailed, match="nowhere"):
        open_and_close(postgres)
    assert cluster.run(postgres, "SELECT to_regclass('extra')")[0][0] is None


def test_a_newer_layout_is_refused_in_one_line(postgres: str, cluster: Cluster) -> None:
    open_and_close(postgres)
    cluster.run(postgres, "UPDATE layout SET version = 99")
    with pytest.raises(StoreFailed, match=r"newer version of Hapag \(its layout is 99\)") as refused:
        open_and_close(postgres)
    assert "\n" not in str(refused.value)


def test_processes_that_start_at_once_on_an_empty_database_make_it_once(postgres: str, cluster: Cluster) -> None:
    async def run() -> None:
        several = [stores.make(postgres) for _ in range(5)]
        await asyncio.gather(*[store.open() for store in several])
        await asyncio.gather(*[store.close() for store in several])

    asyncio.run(run())
    assert cluster.run(postgres, "SELECT count(*) FROM layout")[0][0] == 1


# States of tables


def put(client: TestClient, code: str, state: dict[str, Any]) -> None:
    """Keep something else as the state of a table, as another version might have."""
    hall = hall_of(client)

    async def work() -> None:
        kept = await hall.store.load(code)
        assert kept is not None
        data = json.dumps({**state, "version": kept.version + 1}).encode()
        assert await hall.store.append(Row(code, kept.version + 1, 0, b"{}", data, 0))

    assert client.portal is not None
    client.portal.call(work)
    hall.actors.pop(code).duties.stop() if code in hall.actors else None


def state_of(client: TestClient, code: str) -> Any:
    assert client.portal is not None
    kept = client.portal.call(hall_of(client).store.load, code)
    assert kept is not None
    return json.loads(kept.state)


@pytest.mark.parametrize("spoil", [{"game": "fizzbin"}, {"options": {"cards": "many"}}, {"places": 7}])
def test_a_table_that_cannot_be_read_is_left_as_it_is(spoil: dict[str, Any]) -> None:
    """A game that is gone, options of other rules, another shape: it is told, logged once, and never touched."""
    with served() as client:
        code, _ = open_table(client)
        put(client, code, {**state_of(client, code), **spoil})
        before = state_of(client, code)
        for _ in range(2):
            with client.websocket_connect(f"/t/{code}/ws") as socket:
                assert socket.receive_json() == {"t": "bye", "code": "broken-table", "in": None}
            go_round(client)
        assert state_of(client, code) == before


def test_a_table_with_words_of_a_newer_version_can_be_read() -> None:
    """Fields that this version does not know are passed over: a server may be set back a version."""
    with served() as client:
        code, token = open_table(client)
        put(client, code, {**state_of(client, code), "tournament": {"of": 3}})
        with at_table(client, code, token) as ann:
            ann.done("lock", locked=True)


def test_tables_that_cannot_be_read_do_not_keep_others_waiting() -> None:
    """They are due for ever; however many there are, what is due elsewhere is found."""
    clock = FakeClock()
    with served(clock=clock) as client:
        code, _ = open_table(client)
        hall = hall_of(client)

        async def spoil() -> None:
            codes = ["".join(letters) for letters in islice(product(LETTERS, repeat=4), 1_100)]
            rows = [Row(other, 1, 0, b"{}", b"{}", 0) for other in codes if other != code]
            assert all(await asyncio.gather(*[hall.store.create(row) for row in rows]))

        async def rounds() -> None:
            for _ in range(3):
                await hall.go_round()
                await asyncio.gather(*[task for task in hall.tasks if "visit" in repr(task)])

        assert client.portal is not None
        client.portal.call(spoil)
        clock.now += 24 * 3_600_000
        client.portal.call(rounds)
        assert state_of(client, code)["phase"] == "closed"
