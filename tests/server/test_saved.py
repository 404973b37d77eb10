"""*Save record*: what a device gets of the finished rounds of its table, after whatever has happened to the server."""

from pathlib import Path
from typing import Any

import msgspec
import pytest
from starlette.testclient import TestClient

from hapag.table.saved import TableRecord, checked, decode
from tests.server.talk import NAMES, Talk, at_table, hall_of, open_table, served, two_at_table


def record(talk: Talk) -> TableRecord:
    """Ask for the record and hold it against the rules."""
    talk.say(t="save", id=f"save{next(Talk.ids)}")
    found = decode(msgspec.json.encode(talk.until("saved")["record"]))
    assert len(list(checked(found))) == len(found.rounds)
    return found


def play_out(*talks: Talk) -> None:
    """Play a Patong round to its end, everybody the lowest cards."""
    while talks[0].table["phase"] == "playing":
        version = 0
        for talk in talks:
            for seat in [each["seat"] for each in talk.view["mine"] if each["seat"] in talk.table["owing"]]:
                move = talk.first_choice(NAMES, seat)
                version = talk.done("move", seat=seat, move=move, at=talk.view["version"])
        for talk in talks:
            talk.see(version)


def test_a_seat_gets_all_rounds_with_its_own_cards() -> None:
    with served() as client, two_at_table(client) as (ann, ben):
        play_out(ann, ben)
        ben.see(ann.done("deal"))
        play_out(ann, ben)
        mine, other = record(ann), record(ben)
        assert [each.number for each in mine.rounds] == [1, 2]
        assert (mine.seat, other.seat) == (0, 1)
        assert mine.rounds[0].round.deck != other.rounds[0].round.deck
        assert mine.rounds[-1].ledger == tuple(ann.table["ledger"])


def test_a_spectator_gets_what_everyone_saw_and_a_round_under_way_is_not_in_it() -> None:
    with served() as client, two_at_table(client) as (ann, ben):
        play_out(ann, ben)
        ben.see(ann.done("deal"))
        with at_table(client, ann.table["code"]) as eve:
            found = record(eve)
            assert found.seat is None
            assert len(found.rounds) == 1


def test_the_rounds_outlive_the_server_and_a_change_of_the_game(tmp_path: Path) -> None:
    database = str(tmp_path / "tables.db")
    with served(database) as client:
        code, token = open_table(client, way="phone", people=["Ann", "Ben"], seats=None)
        with at_table(client, code, token) as ann:
            ann.done("deal")
            play_out(ann)
            ann.done("options", game="pusoy-dos", options={}, target=None)
    with served(database) as client, at_table(client, code, token) as ann:
        found = record(ann)
        assert [each.round.game for each in found.rounds] == ["patong"]
        assert found.rounds[0].names == ("Ann", "Ben")


def test_a_table_that_somebody_left_still_gives_its_record_and_nothing_else() -> None:
    """The log, which holds every deck, goes at once; what people have seen stays for as long as the notice."""
    with served() as client, two_at_table(client) as (ann, ben):
        play_out(ann, ben)
        code = ann.table["code"]
        ann.see(ben.done("leave"))
        assert ann.table["phase"] == "closed"
        assert len(record(ann).rounds) == 1
        assert {each.body for each in kept_log(client, code)} == {b""}


def kept_log(client: TestClient, code: str) -> list[Any]:
    assert client.portal is not None
    found: list[Any] = client.portal.call(hall_of(client).store.log, code)
    return found


def test_one_record_at_a_time() -> None:
    with served() as client, two_at_table(client) as (ann, ben):
        play_out(ann, ben)
        for number in range(3):
            ann.say(t="save", id=f"many{number}")
        answers: list[dict[str, Any]] = []
        while len(answers) < 3:
            answers += [frame for frame in [ann.hear()] if "many" in str(frame.get("id"))]
        assert {each["t"] for each in answers} == {"saved", "refused"}
        assert {each["code"] for each in answers if each["t"] == "refused"} == {"refusal-one-record"}


def test_a_spectators_record_is_the_same_whoever_asks_first() -> None:
    with served() as client, two_at_table(client) as (ann, ben):
        play_out(ann, ben)
        with at_table(client, ann.table["code"]) as eve:
            before = record(eve)
            record(ann)
            assert record(eve) == before


def test_of_a_long_evening_the_latest_rounds_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hapag.server.actor.ROUNDS", 3)
    monkeypatch.setattr("hapag.server.actor.THINNED", 2)
    with served() as client, two_at_table(client) as (ann, ben):
        play_out(ann, ben)
        for _ in range(5):
            ben.see(ann.done("deal"))
            play_out(ann, ben)
        found = record(ann)
        assert [each.number for each in found.rounds] == [4, 5, 6]
        assert found.missing == 3
        assert client.portal is not None
        assert len(client.portal.call(hall_of(client).store.rounds, ann.table["code"], 99)) == 3
