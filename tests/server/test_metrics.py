"""Health, readiness and figures: what operators read agrees with what was done."""

import asyncio
import re
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

import pytest
from prometheus_client.parser import text_string_to_metric_families
from starlette.applications import Starlette

from hapag.games import games
from hapag.server.health import metrics_app
from hapag.server.store import StoreFailed
from hapag.server.thinkers import Thinkers
from tests.server.process import Line, Process, free_port, running
from tests.server.talk import NAMES, TestClient, at_table, go_round, hall_of, open_table, served, two_at_table

Figures = dict[tuple[str, tuple[tuple[str, str], ...]], float]


def read(text: str) -> Figures:
    """Return every sample by its name and labels."""
    return {
        (sample.name, tuple(sorted(sample.labels.items()))): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


def scraped(port: int) -> Figures:
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics", timeout=10) as answer:
        assert answer.headers["content-type"].startswith("text/plain; version=")
        return read(answer.read().decode())


def figures(client: TestClient) -> Figures:
    with TestClient(metrics_app(hall_of(client))) as operator:
        return read(operator.get("/metrics").text)


def value(found: Figures, name: str, **labels: str) -> float:
    return found.get((name, tuple(sorted(labels.items()))), 0)


def first_choice(line: Line, seat: int) -> str:
    (mine,) = [each for each in line.view["mine"] if each["seat"] == seat]
    return f"play {NAMES[mine['offers'][0]['bounds']['cards']['pieces'][0]]}"


def played(server: Process, rounds: int) -> tuple[Line, Line, int]:
    """Play rounds of Patong; return the players and how many moves they made."""
    code, token = server.open_table()
    ann, ben = Line(server, code, token), Line(server, code)
    ben.done(t="sit", id="1", seat=1, name="Ben")
    moves = 0
    for number in range(rounds):
        ann.done(t="deal", id=f"deal {number}")
        while ann.view["table"]["phase"] == "playing":
            for seat, line in enumerate((ann, ben)):
                while line.view["version"] < max(ann.view["version"], ben.view["version"]):
                    line.hear()
                if seat in line.view["table"]["owing"]:
                    moves += 1
                    choice = first_choice(line, seat)
                    line.done(t="move", id=f"move {moves}", seat=seat, move=choice, at=line.view["version"])
            while ann.view["version"] < ben.view["version"]:
                ann.hear()
    return ann, ben, moves


def test_the_figures_of_a_real_server_are_what_was_done(tmp_path: Path) -> None:
    port = free_port()
    with running(str(tmp_path / "tables.db"), metrics=("127.0.0.1", port)) as server:
        ann, ben, moves = played(server, rounds=2)
        for number in range(3):
            ann.say(t="move", id=f"bad {number}", seat=1, move="play As", at=ann.view["version"])
            assert ann.until("refused")["code"] == "refusal-not-your-seat"
        server.open_table(game="holdem")
        server.connect("BBBB").recv(timeout=10)
        found = scraped(port)
        assert value(found, "hapag_moves_total", game="patong", by="person") == moves
        assert value(found, "hapag_rounds_total", game="patong") == 2
        assert value(found, "hapag_refusals_total", code="not-your-seat") == 3
        assert value(found, "hapag_move_seconds_count") == moves + 3
        assert 0 < value(found, "hapag_move_seconds_sum") < moves
        assert value(found, "hapag_store_seconds_count", work="append") == moves + 3  # two deals and Ben, who sat down
        assert value(found, "hapag_byes_total", code="no-table") == 1
        assert (value(found, "hapag_sockets"), value(found, "hapag_tables_in_memory")) == (2, 1)
        assert (value(found, "hapag_tables_stored"), value(found, "hapag_store_up")) == (2, 1)
        assert value(found, "process_resident_memory_bytes") > 10e6
        ben.close()


def test_figures_are_read_at_their_own_address_only(tmp_path: Path) -> None:
    port = free_port()
    with running(":memory:", metrics=("127.0.0.1", port)) as server:
        assert server.status("/metrics") == 404
        for path in ("/", "/healthz", "/t/BBBB"):
            with pytest.raises(urllib.error.HTTPError, match="404"):
                urllib.request.urlopen(f"http://127.0.0.1:{port}{path}", timeout=10)


def test_rivals_that_move_and_rivals_that_fail_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    with served() as client:
        code, token = open_table(client, way="solo", rivals=["easy"])
        with at_table(client, code, token) as ann:
            ann.done("deal")
            choice = ann.first_choice(NAMES, 0)
            go_round(client)
            ann.settle()
            assert value(figures(client), "hapag_moves_total", game="patong", by="rival") == 1
            monkeypatch.setattr("hapag.server.thinkers.levels", lambda kind: {})
            ann.done("move", seat=0, move=choice, at=ann.view["version"])
            for _ in range(3):
                go_round(client)
                ann.settle()
            assert value(figures(client), "hapag_rivals_failed_total", game="patong") >= 1


def test_a_late_wake_up_shows(monkeypatch: pytest.MonkeyPatch) -> None:
    with served() as client, two_at_table(client, clock={"turn": 60}) as (ann, _):
        hall, moment = hall_of(client), ann.view["table"]["deadline"]
        monkeypatch.setattr(hall, "clock", lambda: moment + 8_000)
        go_round(client)
        found = figures(client)
        assert value(found, "hapag_wake_late_seconds_bucket", le="1.0") == 0
        assert 5 < value(found, "hapag_wake_late_seconds_sum") / value(found, "hapag_wake_late_seconds_count") < 10


def test_no_label_names_a_person_a_table_or_an_address() -> None:
    """Labels are games, codes and kinds of work: however much is done, there are only so many."""
    with served() as client:
        for number in range(20):
            code, token = open_table(client, people=[f"Nobody {number}"])
            with at_table(client, code, token) as ann:
                ann.refused("sit", seat=0, name=f"Else {number}")
                ann.refused("options", game=f"invented {number}", options={})
        labels = {pair for _, labels in figures(client) for pair in labels if pair[0] != "le"}
        assert {key for key, _ in labels} <= {"game", "by", "code", "work", "version", "generation"}
        assert {text for key, text in labels if key == "game"} <= set(games())
        assert not [text for _, text in labels if re.search(r"Nobody|Else|invented|127\.0\.0\.1|testclient", text)]
        assert len(labels) < 20


async def never(*_: object) -> Any:
    await asyncio.sleep(3600)


async def fail(*_: object) -> None:
    raise StoreFailed("the disk is full")


@pytest.mark.parametrize("trouble", [fail, never])
def test_a_store_that_does_not_answer_is_told_and_the_figures_still_come(
    trouble: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("hapag.server.hall.ANSWER", 0.05)
    with served() as client:
        assert [client.get(path).status_code for path in ("/healthz", "/readyz")] == [200, 200]
        monkeypatch.setattr(hall_of(client).store, "count", trouble)
        assert [client.get(path).status_code for path in ("/healthz", "/readyz")] == [503, 503]
        found = figures(client)
        assert value(found, "hapag_store_up") == 0
        assert value(found, "hapag_tables_stored") != value(found, "hapag_tables_stored")  # not a number
        assert value(found, "hapag_store_failed_total") == 3


def test_a_server_that_is_about_to_stop_is_alive_but_not_ready() -> None:
    with served() as client:
        hall_of(client).closing = True
        assert client.get("/healthz").status_code == 200
        answer = client.get("/readyz")
        assert (answer.status_code, answer.json()["why"]) == (503, "draining")
        assert answer.headers["cache-control"] == "no-store"
        assert value(figures(client), "hapag_draining") == 1


def test_each_application_has_figures_of_its_own() -> None:
    with served() as one, served() as other:
        open_table(one)
        assert (value(figures(one), "hapag_tables_stored"), value(figures(other), "hapag_tables_stored")) == (1, 0)
        assert isinstance(one.app, Starlette)
        assert hall_of(one).thinkers.metrics is not hall_of(other).thinkers.metrics
        assert isinstance(hall_of(one).thinkers, Thinkers)
