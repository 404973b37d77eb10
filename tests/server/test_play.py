"""Tables over the wire: playing, watching, coming back, two windows, clocks, rivals."""

import asyncio
from threading import Event
from typing import Any

import pytest
from starlette.websockets import WebSocketDisconnect

from hapag.server.store import Row
from hapag.table import commands as do
from hapag.table import dump, load, replayed
from tests.server.talk import (
    NAMES,
    FakeClock,
    Talk,
    TestClient,
    at_table,
    go_round,
    hall_of,
    open_table,
    served,
    two_at_table,
)


def play_out(*talks: Talk) -> None:
    """Play a round to its end with the smallest choices."""
    for _ in range(40):
        if talks[0].table["phase"] == "over":
            return
        version = talks[0].view["version"]
        for talk in talks:
            for each in talk.view["mine"]:
                if each["offers"]:
                    move = talk.first_choice(NAMES, each["seat"])
                    version = talk.done("move", seat=each["seat"], move=move, at=talk.view["version"])
        for talk in talks:
            talk.see(version)
    pytest.fail("the round does not end")


def test_two_people_play_a_round_and_a_spectator_follows() -> None:
    with served() as client, two_at_table(client) as (ann, ben), at_table(client, ann.table["code"]) as eve:
        play_out(ann, ben)
        eve.see(ann.view["version"])
        assert eve.table["score"] == ann.table["score"] == eve.table["ledger"]
        assert eve.view["watch"] == ann.view["watch"] == ben.view["watch"]
        assert eve.view["mine"] == []


def test_no_frame_to_a_spectator_or_another_seat_names_a_hidden_piece() -> None:
    """Every frame is searched; what became public is taken from the last board and plays."""
    with served() as client, two_at_table(client) as (ann, ben), at_table(client, ann.table["code"]) as eve:
        first = {
            seat: set(talk.view["mine"][0]["round"]["players"][seat]["hand"]) for seat, talk in enumerate((ann, ben))
        }
        play_out(ann, ben)
        eve.see(ann.view["version"])
        end = eve.view["watch"]
        public = set(end["board"]).union(*[player["played"] for player in end["players"]])
        for talk, unseen in [(eve, first[0] | first[1]), (ben, first[0]), (ann, first[1])]:
            own = public if talk is eve else public | first[0 if talk is ann else 1]
            assert not hands_in(talk.heard) & (unseen - own)


def hands_in(frames: list[dict[str, Any]]) -> set[int]:
    """Return every piece in any pile of any view, event or refusal."""
    found: set[int] = set()

    def look(name: str, thing: Any) -> None:
        if isinstance(thing, dict):
            for key, value in thing.items():
                look(key, value)
        elif isinstance(thing, list):
            if name in ("hand", "played", "discards", "cards", "board", "stock", "face_down", "pieces", "multiplier"):
                found.update(each for each in thing if isinstance(each, int) and each >= 0)
            for value in thing:
                look(name, value)

    for frame in frames:
        look("", frame)
    return found


def test_a_lost_connection_keeps_the_seat_and_the_same_device_gets_the_same_view() -> None:
    with served() as client, two_at_table(client) as (ann, ben):
        ben.done("move", seat=1, move=ben.first_choice(NAMES, 1), at=ben.view["version"])
        before = ben.view
        with at_table(client, ann.table["code"], ben.token) as again:
            assert again.token == ben.token
            assert again.view["whole"]
            same = {key: value for key, value in again.view.items() if key not in ("now", "events", "whole")}
            assert same == {key: before[key] for key in same}
            assert again.view["events"][0]["event"] == "dealt"
            assert again.view["events"][-1] == {"event": "committed", "seat": 1}


def test_a_second_window_takes_over_from_the_first() -> None:
    with (
        served() as client,
        two_at_table(client) as (ann, ben),
        at_table(client, ann.table["code"], ben.token) as again,
    ):
        assert ben.until("bye") == {"t": "bye", "code": "elsewhere", "in": None}
        with pytest.raises(WebSocketDisconnect) as closed:
            ben.hear()
        assert closed.value.code == 4409
        again.done("move", seat=1, move=again.first_choice(NAMES, 1), at=again.view["version"])


def test_others_see_who_is_connected() -> None:
    with served() as client, two_at_table(client) as (ann, ben):
        ann.settle()
        assert ann.table["seats"][1]["online"]
        ben.socket.close()
        ann.until("view")
        assert not ann.table["seats"][1]["online"]


def test_an_unknown_token_gets_a_new_one_and_no_seat() -> None:
    with served() as client:
        code, _ = open_table(client)
        with at_table(client, code, "x" * 43) as eve:
            assert eve.token != "x" * 43
            assert eve.view["mine"] == []
            assert not eve.table["host"]


def test_a_repeated_command_gets_the_first_answer_and_is_done_once() -> None:
    with served() as client, two_at_table(client) as (ann, ben):
        move = {"seat": 0, "move": ann.first_choice(NAMES, 0), "at": ann.view["version"], "id": "same"}
        first = ann.do("move", **move)
        ben.done("move", seat=1, move=ben.first_choice(NAMES, 1), at=ben.view["version"])
        assert ann.do("move", **move) == first
        with at_table(client, ann.table["code"], ann.token) as again:
            assert again.do("move", **move) == first
            assert again.view["version"] == ben.view["version"]


def test_a_refusal_repeats_too() -> None:
    with served() as client, two_at_table(client) as (ann, ben):
        why = ann.refused("deal", id="same")
        play_out(ann, ben)
        assert ann.refused("deal", id="same") == why == "round-under-way"
        assert ann.do("deal")["t"] == "ok"


def test_the_same_id_from_another_device_is_another_command() -> None:
    with served() as client, two_at_table(client) as (ann, ben):
        for seat, talk in enumerate((ann, ben)):
            move = talk.first_choice(NAMES, seat)
            assert talk.do("move", id="1", seat=seat, move=move, at=2 + 1)["t"] == "ok"


def test_when_time_runs_out_the_fallback_is_played_for_all_to_see() -> None:
    clock = FakeClock()
    with served(clock=clock) as client, two_at_table(client) as (ann, _):
        assert ann.table["deadline"] == clock.now + 90_000
        clock.now += 89_000
        go_round(client)
        ann.settle()
        assert ann.table["committed"] == []
        clock.now += 2_000
        go_round(client)
        ann.until("view")
        while not ann.view["events"]:  # that the host is there may be noted just then
            ann.until("view")
        assert [event["event"] for event in ann.view["events"]][:4] == ["timeout", "committed", "timeout", "committed"]
        assert ann.table["deadline"] == clock.now + 90_000


def test_rivals_play_by_themselves_and_a_later_pack_is_drawn() -> None:
    with served() as client:
        code, token = open_table(client, way="solo", rivals=["easy", "easy"], options={"variable": True})
        with at_table(client, code, token) as ann:
            for _ in range(6):
                ann.done("deal")
                while ann.table["phase"] != "over":
                    if ann.view["mine"][0]["offers"]:
                        ann.do("move", seat=0, move=ann.first_choice(NAMES, 0), at=ann.view["version"])
                    ann.until("view")
                if ann.view["watch"]["multiplier"]:
                    break
            assert sum(ann.table["ledger"]) >= 1


def test_the_log_of_a_table_with_rivals_leads_to_its_state_from_the_first_line_on() -> None:
    """The names of rivals follow from the table's code; tables of different codes meet different ones."""
    with served() as client:
        opened = [open_table(client, way="solo", rivals=["easy"], seats=None)[0] for _ in range(8)]
        assert client.portal is not None
        store, names = hall_of(client).store, set()
        for code in opened:
            log, kept = client.portal.call(store.log, code), client.portal.call(store.load, code)
            assert kept is not None
            assert dump(replayed([(line.at, line.body) for line in log])) == kept.state
            names.add(load(kept.state).places[1].name)
        assert len(names) > 1


def test_a_rival_that_breaks_never_stalls_its_table(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(seen: Any, random: Any) -> Any:
        raise ZeroDivisionError

    monkeypatch.setattr("hapag.server.thinkers.levels", lambda kind: {"easy": broken})
    with served() as client:
        code, token = open_table(client, way="solo", rivals=["easy"])
        with at_table(client, code, token) as ann:
            ann.done("deal")
            while not any(event["event"] == "timeout" for event in ann.view["events"]):
                ann.until("view")
            assert ann.table["committed"] == [1]


def test_a_rival_that_never_comes_back_never_stalls_its_table(monkeypatch: pytest.MonkeyPatch) -> None:
    awake = Event()
    monkeypatch.setattr("hapag.server.thinkers.levels", lambda kind: {"easy": lambda seen, random: awake.wait(20)})
    monkeypatch.setattr("hapag.server.thinkers.PATIENCE", 0.1)
    with served() as client:
        code, token = open_table(client, way="solo", rivals=["easy"])
        with at_table(client, code, token) as ann:
            ann.done("deal")
            while ann.table["committed"] != [1]:
                ann.until("view")
    awake.set()


def test_one_phone_moves_for_each_of_its_seats() -> None:
    with served() as client:
        code, token = open_table(client, way="phone", people=["Ann", "Ben"])
        with at_table(client, code, token) as both:
            both.done("deal")
            play_out(both)
            assert both.table["rounds"] == 1


def test_leaving_tells_everyone_and_a_closed_table_can_still_say_why() -> None:
    with served() as client, two_at_table(client) as (ann, ben):
        ann.see(ben.done("leave"))
        assert ann.table["closed"] == {"code": "closed-left", "args": {"name": "Ben"}}
        assert ann.refused("deal") == "table-closed"
        with at_table(client, ann.table["code"], ann.token) as again:
            assert again.table["phase"] == "closed"


def test_a_table_idle_for_a_day_closes_and_then_its_code_is_free() -> None:
    clock = FakeClock()
    with served(clock=clock) as client:
        code, token = open_table(client)
        with at_table(client, code, token) as ann:
            clock.now += 24 * 3_600_000
            go_round(client)
            ann.until("view")
            assert ann.table["closed"]["code"] == "closed-idle"
            clock.now += 3_600_000
            go_round(client)
            assert ann.until("bye") == {"t": "bye", "code": "gone", "in": None}
        assert no_table(client, code) == 4404
        assert hall_of(client).actors == {}


def no_table(client: TestClient, code: str) -> int:
    with client.websocket_connect(f"/t/{code}/ws") as socket:
        assert socket.receive_json()["code"] == "no-table"
        with pytest.raises(WebSocketDisconnect) as closed:
            socket.receive_json()
    return closed.value.code


@pytest.mark.parametrize("code", ["BCDF", "AEIO", "bcdf", "BCD", "BCDFH", "%00%00%00%00", "'--"])
def test_a_code_without_a_table_is_closed_with_4404(code: str) -> None:
    with served() as client:
        assert no_table(client, code) == 4404


def test_what_was_stored_is_taken_up_by_the_next_server_and_clocks_get_the_outage_back(tmp_path: Any) -> None:
    clock, base = FakeClock(), str(tmp_path / "tables.db")
    with served(base, clock) as client, two_at_table(client) as (ann, ben):
        ben.done("move", seat=1, move=ben.first_choice(NAMES, 1), at=ben.view["version"])
        code, before = ann.table["code"], ben.view
    clock.now += 3_600_000
    with served(base, clock) as client, at_table(client, code, ben.token) as again:
        assert again.view["mine"] == before["mine"]
        assert again.table["deadline"] == before["table"]["deadline"] + 3_600_000


def test_a_table_leaves_memory_when_nobody_looks_and_comes_back() -> None:
    clock = FakeClock()
    with served(clock=clock) as client:
        code, token = open_table(client)
        with at_table(client, code, token):
            pass
        clock.now += 61_000
        hall_of(client).tidy(clock.now)
        assert hall_of(client).actors == {}
        with at_table(client, code, token) as ann:
            assert ann.table["host"]


def test_what_somebody_asked_before_being_cut_off_is_seen_by_all_if_it_was_stored() -> None:
    with served() as client, two_at_table(client) as (ann, _):
        actor = hall_of(client).actors[ann.table["code"]]

        async def ask_and_be_cut_off() -> None:
            lock = do.Lock(device=actor.table.host, locked=True)
            task = asyncio.get_running_loop().create_task(actor.do(lambda _: lock))
            await asyncio.sleep(0)
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)

        assert client.portal is not None
        client.portal.call(ask_and_be_cut_off)
        ann.until("view")
        assert ann.table["locked"]


def test_a_table_that_cannot_be_read_is_left_alone_and_the_others_play_on() -> None:
    with served() as client:
        code, _ = open_table(client)
        store, actors = hall_of(client).store, hall_of(client).actors

        async def spoil() -> None:
            await store.append(Row(code, 2, 0, b"{}", b"{}", 0))

        assert client.portal is not None
        client.portal.call(spoil)
        actors.clear()
        for _ in range(2):
            with client.websocket_connect(f"/t/{code}/ws") as socket:
                assert socket.receive_json() == {"t": "bye", "code": "broken-table", "in": None}
            go_round(client)
        with two_at_table(client) as (ann, _):
            assert ann.table["phase"] == "playing"
