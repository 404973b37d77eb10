"""Bad frames: each gets a typed refusal, and nothing else happens."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import hapag
from hapag.games.words import Words
from hapag.server import Limits
from hapag.server.wire import CLOSE, Incoming
from hapag.table import dump
from tests.server.talk import LIFTED, NAMES, Talk, TestClient, at_table, hall_of, open_table, served, two_at_table

BAD = [
    ("", "not-json"),
    ("{", "not-json"),
    ("hello", "not-json"),
    ("NaN", "not-json"),
    ("[" * 10_000, "bad-frame"),
    ('{"t":' * 3000, "not-json"),
    ("null", "bad-frame"),
    ("[]", "bad-frame"),
    ("{}", "bad-frame"),
    ('{"t":1}', "bad-frame"),
    ('{"t":"dance","id":"1"}', "unknown-command"),
    ('{"t":"move","id":"1","seat":0,"move":"play As"}', "bad-frame"),
    ('{"t":"move","id":"1","seat":"0","move":"play As","at":1}', "bad-frame"),
    ('{"t":"move","id":"1","seat":0,"move":"play As","at":1,"extra":true}', "bad-frame"),
    ('{"t":"move","id":"1","seat":-1,"move":"play As","at":1}', "bad-frame"),
    ('{"t":"move","id":"1","seat":0,"move":null,"at":1}', "bad-frame"),
    ('{"t":"move","id":"1","seat":0,"move":"play As","at":1e400}', "bad-frame"),
    ('{"t":"move","id":"1","seat":0,"move":"play As","at":' + "9" * 4000 + "}", "bad-frame"),
    ('{"t":"move","id":"","seat":0,"move":"play As","at":1}', "bad-frame"),
    ('{"t":"lock","id":"' + "x" * 65 + '","locked":true}', "bad-frame"),
    ('{"t":"hello","v":1}', "hello-once"),
]


@pytest.mark.parametrize(("text", "code"), BAD)
def test_what_is_no_frame_is_refused_with_the_reason(text: str, code: str) -> None:
    with served() as client, two_at_table(client) as (ann, _):
        before = ann.view
        ann.socket.send_text(text)
        answer = ann.until("refused")
        assert (answer["id"], answer["code"]) == (None, f"refusal-{code}")
        ann.settle()
        assert ann.view == before


def test_bytes_are_no_frame() -> None:
    with served() as client, two_at_table(client) as (ann, _):
        ann.socket.send_bytes(b'{"t":"ping"}')
        assert ann.until("refused")["code"] == "refusal-not-json"


def test_a_frame_that_is_too_long_is_refused_even_if_the_server_below_lets_it_pass() -> None:
    with served() as client, two_at_table(client) as (ann, _):
        ann.socket.send_text(json.dumps({"t": "lock", "id": "1", "locked": True, "x": "x" * 20_000}))
        assert ann.until("refused")["code"] == "refusal-too-big"


def test_nothing_is_done_before_hello() -> None:
    with served() as client:
        code, token = open_table(client)
        with client.websocket_connect(f"/t/{code}/ws") as socket:
            for frame in ({"t": "ping"}, {"t": "lock", "id": "1", "locked": True}):
                socket.send_json(frame)
                assert socket.receive_json()["code"] == "refusal-hello-first"
            socket.send_json({"t": "hello", "v": 2, "token": token})
            assert socket.receive_json() == {
                "t": "refused",
                "id": None,
                "code": "refusal-other-version",
                "args": {"v": 1},
            }
            assert not Talk(socket, token).table["locked"]


def test_hello_may_be_said_with_the_handshake_and_the_view_follows_unasked() -> None:
    with served() as client:
        code, token = open_table(client)
        with client.websocket_connect(f"/t/{code}/ws", subprotocols=["hello.1", f"token.{token}"]) as socket:
            assert socket.accepted_subprotocol == "hello.1"
            assert socket.receive_json()["token"] == token
            assert socket.receive_json()["mine"][0]["seat"] == 0
            socket.send_json({"t": "hello", "v": 1, "token": token})
            while (frame := socket.receive_json())["t"] != "refused":
                pass
            assert frame["code"] == "refusal-hello-once"


@pytest.mark.parametrize("said", [["hello.1"], ["hello.1", "token.nobody's"], ["hello.1", "token."], ["x", "hello.1"]])
def test_a_handshake_without_a_token_that_is_known_lets_in_a_spectator(said: list[str]) -> None:
    with served() as client:
        code, token = open_table(client)
        with client.websocket_connect(f"/t/{code}/ws", subprotocols=said) as socket:
            assert socket.accepted_subprotocol == "hello.1"
            assert socket.receive_json()["token"] != token
            assert socket.receive_json()["mine"] == []


def test_a_handshake_for_another_version_is_answered_as_that_hello_is() -> None:
    with served() as client:
        code, token = open_table(client)
        with client.websocket_connect(f"/t/{code}/ws", subprotocols=["hello.2", f"token.{token}"]) as socket:
            assert socket.accepted_subprotocol == "hello.2"
            assert socket.receive_json()["code"] == "refusal-other-version"
            assert Talk(socket, token).view["mine"][0]["seat"] == 0


@pytest.mark.parametrize(
    "said", ["hello", "hello.", "hello.01", "hello.1000", "hello.1x", "hello.-1", "HELLO.1", "chat"]
)
def test_a_subprotocol_that_is_no_hello_is_none(said: str) -> None:
    with served() as client:
        code, token = open_table(client)
        with client.websocket_connect(f"/t/{code}/ws", subprotocols=[said, f"token.{token}"]) as socket:
            assert socket.accepted_subprotocol is None
            assert Talk(socket, token).view["mine"][0]["seat"] == 0


def test_whoever_may_not_come_in_hears_why_whatever_the_handshake_says() -> None:
    with served() as client, client.websocket_connect("/t/BCDF/ws", subprotocols=["hello.1"]) as socket:
        assert socket.accepted_subprotocol == "hello.1"
        assert socket.receive_json()["code"] == "no-table"


@pytest.mark.parametrize(
    ("frame", "code"),
    [
        ({"t": "move", "seat": 1, "move": "play As", "at": 3}, "not-your-seat"),
        ({"t": "move", "seat": 7, "move": "play As", "at": 3}, "no-such-seat"),
        ({"t": "move", "seat": 0, "move": "dance", "at": 3}, "unknown-verb"),
        ({"t": "move", "seat": 0, "move": "play As Ks Qs Js", "at": 3}, "*"),
        ({"t": "move", "seat": 0, "move": "play 2c", "at": 1}, "stale"),
        ({"t": "move", "seat": 0, "move": "play 2c", "at": 999}, "stale"),
        ({"t": "deal"}, "round-under-way"),
        ({"t": "sit", "seat": 0, "name": "Eve"}, "table-full"),
        ({"t": "options", "game": "nope", "options": {}}, "round-under-way"),
    ],
)
def test_what_may_not_be_done_is_refused_and_the_table_is_as_it_was(frame: dict[str, Any], code: str) -> None:
    with served() as client, two_at_table(client) as (ann, _):
        before = dump(hall_of(client).actors[ann.table["code"]].table)
        assert ann.refused(**frame) == code or code == "*"
        assert dump(hall_of(client).actors[ann.table["code"]].table) == before


@pytest.mark.parametrize(
    ("frame", "code"),
    [
        ({"game": "nope", "options": {}}, "unknown-game"),
        ({"game": "patong", "options": {"cards": 99}}, "bad-options"),
        ({"game": "patong", "options": {"cards": 10**30}}, "bad-options"),
        ({"game": "patong", "options": {"cards": [[[]]]}}, "bad-options"),
        ({"game": "patong", "options": {"x": 1}}, "unknown-option"),
        ({"game": "holdem", "options": {"stacks": [1, 2]}}, "unknown-option"),
        ({"game": "patong", "options": {}, "target": -5}, "bad-target"),
    ],
)
def test_options_out_of_range_are_refused(frame: dict[str, Any], code: str) -> None:
    with served() as client:
        table, token = open_table(client)
        with at_table(client, table, token) as ann:
            assert ann.refused("options", **frame) == code


@pytest.mark.parametrize("name", ["", "   ", "x" * 25, "a\nb", "a\u202eb"])
def test_bad_names_are_refused(name: str) -> None:
    with served() as client:
        table, _ = open_table(client)
        with at_table(client, table) as ben:
            assert ben.refused("sit", seat=1, name=name).startswith("name-")


def test_too_many_frames_are_refused_and_a_flood_is_closed() -> None:
    with served(limits=Limits(frames=(10, 1))) as client, two_at_table(client) as (ann, _):
        for _ in range(10):
            ann.say(t="ping")
        assert ann.until("refused")["code"] == "refusal-too-fast"
        for _ in range(220):
            ann.say(t="ping")
        assert ann.until("bye") == {"t": "bye", "code": "too-fast", "in": 30_000}


def test_a_refusal_names_no_piece_that_the_asker_does_not_see() -> None:
    """Asking for every card: the answer is the same for those in another hand, in the stock and on the board."""
    with served() as client, two_at_table(client) as (ann, _):
        mine = set(ann.view["mine"][0]["round"]["players"][0]["hand"])
        answers = set()
        for piece in set(range(52)) - mine:
            answer = ann.do("move", seat=0, move=f"play {NAMES[piece]}", at=ann.view["version"])
            assert answer["args"].pop("piece") == NAMES[piece]
            answers.add(json.dumps([answer["code"], answer["args"]]))
        assert len(answers) == 1


def test_every_refusal_and_good_bye_has_words() -> None:
    words, root = Words(), Path(hapag.__file__).parent
    sources = "".join([path.read_text() for room in ("table", "server") for path in (root / room).glob("*.py")])
    codes = set(re.findall(r'Illegal\("([a-z-]+)"', sources))
    assert len(codes) > 30
    assert [code for code in codes if not words.has(f"refusal-{code}")] == []
    assert [code for code in CLOSE if not words.has(f"bye-{code}")] == []
    assert all(map(words.has, ("closed-left", "closed-host-left", "closed-idle", "event-timeout")))


# Arbitrary frames

SCALARS = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=30)
JSON = st.recursive(
    SCALARS, lambda each: st.lists(each, max_size=3) | st.dictionaries(st.text(max_size=8), each, max_size=3)
)
TAGS = [str(kind.__struct_config__.tag) for kind in Incoming.__args__]  # type: ignore[attr-defined]
FIELDS = (
    "id",
    "seat",
    "name",
    "level",
    "game",
    "options",
    "target",
    "ready",
    "move",
    "at",
    "locked",
    "v",
    "token",
    "seen",
)
PLAUSIBLE = {
    "id": st.text(min_size=1, max_size=5),
    "seat": st.integers(0, 3),
    "name": st.text(max_size=26),
    "level": st.sampled_from(["easy", "hard", ""]),
    "game": st.sampled_from(["patong", "holdem", "x"]),
    "options": st.dictionaries(st.sampled_from(["cards", "folding", "x"]), SCALARS, max_size=2),
    "move": st.sampled_from(["play As", "fold 2c 3c 4c", "play", "", "check"]) | st.text(max_size=40),
    "at": st.integers(0, 20),
}
FRAMES = st.one_of(
    st.text(max_size=80),
    JSON.map(json.dumps),
    st.builds(
        lambda tag, fields: json.dumps({"t": tag, **fields}),
        st.sampled_from(TAGS) | st.text(max_size=6),
        st.dictionaries(st.sampled_from(FIELDS), SCALARS, max_size=6) | st.fixed_dictionaries({}, optional=PLAUSIBLE),
    ),
)


@pytest.fixture(scope="module")
def client() -> Iterator[TestClient]:
    with served(limits=LIFTED) as client:
        yield client


@pytest.fixture(scope="module")
def seated(client: TestClient) -> Iterator[tuple[Talk, Talk]]:
    with two_at_table(client) as talks:
        yield talks


@settings(max_examples=400, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(text=FRAMES)
def test_no_frame_of_a_spectator_changes_a_table_or_breaks_the_server(
    client: TestClient, seated: tuple[Talk, Talk], spectator: Talk, text: str
) -> None:
    actor = hall_of(client).actors[seated[0].table["code"]]
    before = dump(actor.table)
    spectator.socket.send_text(text)
    while (answer := spectator.hear())["t"] == "seals":
        pass
    assert answer["t"] in ("refused", "pong", "saved")
    assert dump(actor.table) == before


@pytest.fixture(scope="module")
def spectator(client: TestClient, seated: tuple[Talk, Talk]) -> Iterator[Talk]:
    with at_table(client, seated[0].table["code"]) as talk:
        yield talk


@settings(max_examples=400, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(text=FRAMES.filter(lambda text: '"leave"' not in text))
def test_a_frame_of_a_seat_changes_the_table_only_if_it_is_done(
    client: TestClient, seated: tuple[Talk, Talk], text: str
) -> None:
    ann, _ = seated
    actor = hall_of(client).actors[ann.table["code"]]
    before = dump(actor.table)
    ann.socket.send_text(text)
    while (answer := ann.hear())["t"] in ("view", "seals"):
        pass
    assert answer["t"] in ("refused", "pong", "ok", "saved", "linked")
    if answer["t"] == "ok":
        assert (dump(actor.table) == before) == (answer["version"] < actor.table.version)
    else:
        assert (dump(actor.table) == before) == (answer["t"] != "linked")
    for frame in ann.heard[-3:]:
        assert "Traceback" not in json.dumps(frame)
