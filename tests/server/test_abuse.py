"""Those who want to spoil it: guessed codes, floods, deaf readers, half-open sockets. The table next door plays on."""

import json
import os
import random
import socket
import statistics
import subprocess
import sys
import time
from base64 import urlsafe_b64decode
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Thread
from typing import Any

import pytest

from hapag.server import Limits
from hapag.server.limits import neighbourhood
from hapag.table import dump
from tests.server.process import Line, Process, running
from tests.server.talk import NAMES, at_table, hall_of, open_table, served, two_at_table

BOUND = 3.0
"""Seconds in which a move next door has its answer, whatever goes on, on a machine with other work to do."""
GROWTH = 64 * 2**20
"""Bytes that a server may grow by while it is abused."""


class Neighbours:
    """Two people at a table of their own, who do something eight times a second and note how long it took."""

    def __init__(self, server: Process) -> None:
        code, token = server.open_table()
        self.ann, self.ben = Line(server, code, token), Line(server, code)
        self.times: list[float] = []
        self.enough = False
        self.thread = Thread(target=self.play, daemon=True)
        self.thread.start()

    def play(self) -> None:
        step = 0
        while not self.enough:
            started = time.monotonic()
            self.ben.see(self.ann.done(t="lock", id=f"n{step}", locked=bool(step % 2)))
            self.times.append(time.monotonic() - started)
            step += 1
            time.sleep(max(0, 0.125 - self.times[-1]))

    def stop(self) -> float:
        """Return the longest time."""
        self.enough = True
        self.thread.join(20)
        assert not self.thread.is_alive(), "their table stands still"
        print(f"{len(self.times)} moves, median {statistics.median(self.times):.4f} s, worst {max(self.times):.4f} s")
        return max(self.times)


@contextmanager
def undisturbed(server: Process, least: int = 8) -> Iterator[None]:
    """Check that a table next door goes on, and that the server does not grow."""
    neighbours, before = Neighbours(server), resident(server)
    yield
    while len(neighbours.times) < least:
        time.sleep(0.05)
        assert neighbours.thread.is_alive()
    assert neighbours.stop() < BOUND
    grown = resident(server) - before
    print(f"grown by {grown / 2**20:.1f} MB")
    assert grown < GROWTH


def resident(server: Process) -> int:
    """Bytes of memory that a server holds; 0 where that cannot be read."""
    path = Path(f"/proc/{server.process.pid}/statm")
    return int(path.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") if path.exists() else 0


def frame(data: bytes, first: int = 0x81) -> bytes:
    """Return a masked frame; first: its opcode and flags."""
    size = bytes([0x80 | len(data)]) if len(data) < 126 else bytes([0x80 | 126]) + len(data).to_bytes(2, "big")
    return bytes([first]) + size + bytes(4) + data


def upgrade(server: Process, code: str) -> bytes:
    host = server.url.partition("//")[2]
    lines = [f"GET /t/{code}/ws HTTP/1.1", f"Host: {host}", "Upgrade: websocket", "Connection: Upgrade",
             "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", "Sec-WebSocket-Version: 13", "", ""]  # fmt: skip
    return "\r\n".join(lines).encode()


def opened(server: Process, code: str, hello: bool = True) -> socket.socket:
    """Return a bare socket at a table, which says whatever bytes it likes."""
    raw = server.raw()
    raw.sendall(upgrade(server, code))
    assert b" 101 " in raw.recv(1024)
    if hello:
        raw.sendall(frame(b'{"t":"hello","v":1}'))
    return raw


def close_code(raw: socket.socket) -> int:
    """Read to the end; return the code of the close frame, 1006 if there was none."""
    said = b""
    try:
        while piece := raw.recv(65_536):
            said += piece
            if (code := close_in(said)) != 1006:
                return code
    except (ConnectionError, TimeoutError):
        pass
    return close_in(said)


def close_in(said: bytes) -> int:
    """Return the code of the close frame among whole frames, the server's handshake done; 1006 if there is none."""
    at, code = 0, 1006
    while at + 2 <= len(said):
        size, start = said[at + 1] & 0x7F, at + 2
        if size == 126:
            size, start = int.from_bytes(said[start : start + 2], "big"), start + 2
        elif size == 127:
            size, start = int.from_bytes(said[start : start + 8], "big"), start + 8
        if said[at] & 0x0F == 8 and len(said) >= start + 2:
            code = int.from_bytes(said[start : start + 2], "big")
        at = start + size
    return code


# Codes


def test_a_new_name_for_oneself_does_not_buy_new_guesses() -> None:
    """X-Forwarded-For counts only from proxies that the operator named."""
    with running(":memory:", guesses=(3, 0.001), proxies="192.0.2.1") as server:
        heard = []
        for number in range(6):
            line = server.connect("BBBB", additional_headers={"x-forwarded-for": f"198.51.100.{number}"})
            heard.append(json.loads(line.recv(timeout=10))["code"])
        assert heard == ["no-table"] * 3 + ["too-many"] * 3


def test_guesses_through_a_proxy_are_counted_for_whoever_makes_them() -> None:
    with running(":memory:", guesses=(2, 0.001)) as server:

        def guess(address: str) -> str:
            line = server.connect("BBBB", additional_headers={"x-forwarded-for": address})
            return str(json.loads(line.recv(timeout=10))["code"])

        assert [guess("198.51.100.1") for _ in range(3)] == ["no-table", "no-table", "too-many"]
        assert guess("198.51.100.2") == "no-table"
        assert [guess(f"2001:db8:1:2::{number}") for number in range(3)] == ["no-table", "no-table", "too-many"]
        assert neighbourhood("2001:db8:1:2::7") == neighbourhood("2001:db8:1:2:ffff::1")


def test_asking_for_pages_is_guessing_too() -> None:
    """A table's page names its game's files, so it is found with as few guesses as a socket; then all pages are alike."""
    with served(limits=Limits(guesses=(3, 0.001))) as client:
        code, _ = open_table(client)
        found = client.get(f"/t/{code}").text
        missing = [client.get(f"/t/{guess}").text for guess in ("BBBB", "CCCC", "DDDD")]
        assert len({*missing}) == 1
        assert found != missing[0]
        assert client.get(f"/t/{code}").text == missing[0]
        with client.websocket_connect(f"/t/{code}/ws") as socket:
            assert socket.receive_json()["code"] == "too-many"


def test_a_page_of_another_site_cannot_use_up_its_visitors_guesses() -> None:
    with served(limits=Limits(guesses=(3, 0.001))) as client:
        code, token = open_table(client)
        for guess in ("BBBB", "CCCC", "DDDD", "FFFF"):
            client.get(f"/t/{guess}", headers={"sec-fetch-site": "cross-site", "sec-fetch-dest": "image"})
            headers = {"origin": "https://evil.example"}
            with client.websocket_connect(f"/t/{guess}/ws", headers=headers) as socket:
                assert socket.receive_json()["code"] == "foreign"
        with at_table(client, code, token) as ann:
            assert ann.table["code"] == code


def test_the_picture_of_a_link_tells_nothing_of_a_table() -> None:
    with served() as client:
        code, _ = open_table(client)
        one, two = (client.get(f"/qr/{each}.svg") for each in (code, "BCDF" if code != "BCDF" else "BCDH"))
        assert one.status_code == two.status_code == 200
        assert {**one.headers, "content-length": ""} == {**two.headers, "content-length": ""}


def test_a_code_only_finds_a_table_and_a_locked_one_lets_nobody_sit() -> None:
    """Whoever knows the code of a locked table sees what any spectator sees, can do nothing, and hears one refusal."""
    with served() as client:
        code, token = open_table(client, people=["Ann"], seats=3)
        with at_table(client, code, token) as ann, at_table(client, code) as eve:
            ann.done("lock", locked=True)
            eve.settle()
            assert (eve.table["host"], eve.view["mine"]) == (False, [])
            before = dump(hall_of(client).actors[code].table)
            assert eve.refused("sit", seat=1, name="Eve") == "locked"
            asked: list[dict[str, Any]] = [
                {"t": "lock", "locked": False}, {"t": "fill", "seat": 1, "level": "easy"}, {"t": "deal"},
                {"t": "unseat", "seat": 0}, {"t": "options", "game": "holdem", "options": {}}, {"t": "leave"},
            ]  # fmt: skip
            for each in asked:
                assert eve.do(**each)["t"] == "refused"
            assert dump(hall_of(client).actors[code].table) == before


def test_who_is_turned_away_again_and_again_is_no_longer_told_why() -> None:
    """Each is worth a socket for a moment; then the handshake itself is refused, until time has passed."""
    with running(":memory:", joins=(5, 0.001)) as server:
        code, _ = server.open_table()
        said = []
        for _ in range(70):
            with server.raw() as raw:
                raw.sendall(upgrade(server, code))
                said.append(raw.recv(1024)[9:12])
        assert said == [b"101"] * 65 + [b"403"] * 5


# Tokens


def test_a_seat_token_has_256_random_bits_and_no_two_share_any() -> None:
    with served() as client:
        tokens = [open_table(client)[1] for _ in range(200)]
        raw = [urlsafe_b64decode(token + "=") for token in tokens]
        assert {len(each) for each in raw} == {32}
        ones = sum(int.from_bytes(each, "big").bit_count() for each in raw)
        assert abs(ones - 200 * 128) < 5 * (200 * 256 / 4) ** 0.5
        for place in range(0, 32, 4):
            assert len({each[place : place + 4] for each in raw}) == 200


def test_no_file_and_no_state_holds_a_token(tmp_path: Path) -> None:
    """After play, neither the database with all its side files nor what the server keeps of the table has one."""
    tokens, marks = [], []
    with served(str(tmp_path / "tables.db")) as client, two_at_table(client) as (ann, ben):
        tokens += [ann.token, ben.token]
        ann.done("move", seat=0, move=ann.first_choice(NAMES, 0), at=ann.view["version"])
        marks.append(dump(hall_of(client).actors[ann.table["code"]].table))
        marks += [path.read_bytes() for path in tmp_path.iterdir()]
    files = [path.read_bytes() for path in tmp_path.iterdir()]
    assert sum(map(len, files)) > 10_000
    for token in tokens:
        for kept in [*files, *marks]:
            assert token.encode() not in kept
            assert urlsafe_b64decode(token + "=") not in kept


def test_a_token_that_is_nearly_right_is_a_stranger(tmp_path: Path) -> None:
    with served() as client, two_at_table(client) as (ann, _):
        code = ann.table["code"]
        for wrong in (
            ann.token[:-1],
            ann.token + "A",
            ann.token.swapcase(),
            ann.token[1:] + ann.token[0],
            " " + ann.token,
        ):
            with at_table(client, code, wrong) as eve:
                assert eve.token not in (wrong, ann.token)
                assert eve.view["mine"] == []


# Floods


FLOOD = """
import random, socket, sys, time
host, port, code, kind, seconds = sys.argv[1], int(sys.argv[2]), sys.argv[3], sys.argv[4], float(sys.argv[5])
upgrade = ("GET /t/%s/ws HTTP/1.1\\r\\nHost: %s:%d\\r\\nUpgrade: websocket\\r\\nConnection: Upgrade\\r\\n"
           "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\\r\\nSec-WebSocket-Version: 13\\r\\n\\r\\n" % (code, host, port)).encode()
post = ("POST /api/tables HTTP/1.1\\r\\nHost: x\\r\\nContent-Type: application/json\\r\\nContent-Length: 72\\r\\n"
        "Connection: close\\r\\n\\r\\n").encode() + b'{"game": "patong", "way": "online", "people": ["Mallory"], "seats": 2}   '
end, done, open_ = time.monotonic() + seconds, 0, []
while time.monotonic() < end:
    batch = time.monotonic()
    for _ in range(50):
        try:
            each = socket.create_connection((host, port), timeout=2)
            each.sendall(post if kind == "posts" else upgrade)
            open_.append(each)
            done += 1
        except OSError:
            pass
    while len(open_) > 400:
        each = open_.pop(0)
        try:
            each.settimeout(0.01)
            while each.recv(65536):
                pass
        except OSError:
            pass
        each.close()
    time.sleep(max(0, 0.05 - (time.monotonic() - batch)))
print(done)
"""


def attack(server: Process, code: str, kind: str, seconds: float) -> int:
    """Flood a server from another process; return how many times it was asked."""
    host, port = server.url.partition("//")[2].split(":")
    command = [sys.executable, "-c", FLOOD, host, port, code, kind, str(seconds)]
    return int(subprocess.run(command, capture_output=True, text=True, timeout=120, check=True).stdout)


def test_ten_thousand_frames_a_second_from_one_socket_are_cut_with_4429() -> None:
    with running(":memory:") as server:
        code, _ = server.open_table()
        with undisturbed(server):
            for _ in range(5):
                with opened(server, code) as raw:
                    Thread(target=pour, args=(raw, frame(b'{"t":"ping"}') * 500, 60), daemon=True).start()
                    assert close_code(raw) == 4429


def pour(raw: socket.socket, data: bytes, times: int) -> None:
    """Send without ever looking at what comes back."""
    try:
        for _ in range(times):
            raw.sendall(data)
    except OSError:
        pass


@pytest.mark.parametrize("kind", ["posts", "handshakes"])
def test_a_thousand_posts_or_handshakes_a_second_hurt_nobody_else(kind: str) -> None:
    with running(":memory:", sockets_each=50) as server:
        code, _ = server.open_table()
        with undisturbed(server):
            asked = attack(server, code, kind, 4)
        assert asked > 400
        assert server.get("/healthz")["tables"] <= 43
        assert server.get("/healthz")["sockets"] <= 50


@pytest.mark.parametrize(
    ("small", "close"),
    [
        (frame(b"", 0x89), 1008),
        (frame(b"x", 0x8A), 1008),
        (frame(b"{", 0x01) + frame(b"", 0x00) * 2_000, 1008),
    ],
)
def test_pings_pongs_and_endless_fragments_are_counted_too(small: bytes, close: int) -> None:
    """Each costs the sender six bytes, and would cost the server an answer or a place in a list."""
    with running(":memory:") as server:
        code, _ = server.open_table()
        with undisturbed(server), opened(server, code) as raw:
            Thread(target=pour, args=(raw, small if len(small) > 100 else small * 2_000, 1), daemon=True).start()
            assert close_code(raw) == close


# Half-open


def test_a_thousand_half_open_sockets_hurt_nobody_and_are_cut() -> None:
    """Some only connect, some send half a handshake, some never say hello, some sit at a table and take nothing."""
    soon = "from hapag.server import doors; doors.ARRIVE = 2.0"
    with running(":memory:", before=soon, hello=2, slow=2, joins=(1e9, 1e9), sockets_each=10**6) as server:
        code, _ = server.open_table()
        with undisturbed(server, least=16):
            silent = [server.raw() for _ in range(400)]
            half = [server.raw() for _ in range(300)]
            for raw in half:
                raw.sendall(upgrade(server, code)[:60])
            mute = [opened(server, code, hello=False) for _ in range(300)]
            assert {close_code(raw) for raw in mute} == {4401}
            assert {ended(raw) for raw in [*silent, *half]} == {True}
        for raw in [*silent, *half, *mute]:
            raw.close()
        assert server.get("/healthz")["sockets"] <= 2


def ended(raw: socket.socket) -> bool:
    """Say whether the server has cut a connection."""
    raw.settimeout(5)
    try:
        return raw.recv(1) == b""
    except ConnectionError:
        return True
    except TimeoutError:
        return False


# Frames that are none


BAD = [
    (frame(b"x" * 60_000), 1009),
    (b"\x81\xff" + (2**63 - 1).to_bytes(8, "big") + bytes(4), 1009),
    (b"\x81\xff" + (2**63).to_bytes(8, "big") + bytes(4), (1002, 1009)),
    (frame(b"x" * 10_000, 0x01) + frame(b"x" * 10_000, 0x80), 1009),
    (frame(b"\xff\xfe"), 1007),
    (frame(b"\xe2\x82", 0x01) + frame(b"\x28", 0x80), 1007),
    (frame(b"\xed\xa0\x80"), 1007),
    (b"\x81\x05hello", 1002),
    (frame(b"{}", 0xC1), 1002),
    (frame(b"{}", 0x83), 1002),
    (frame(b"{}", 0x8B), 1002),
    (frame(b"{}", 0x80), 1002),
    (frame(b"{", 0x01) + frame(b"{}", 0x81), 1002),
    (frame(b"x" * 126, 0x89), 1002),
    (frame(b"", 0x09), 1002),
    (frame(b"\x03", 0x88), 1002),
    (frame((1005).to_bytes(2, "big"), 0x88), 1002),
]


@pytest.fixture(scope="module")
def calm() -> Iterator[Process]:
    with running(":memory:", joins=(1e9, 1e9), tables=(1e9, 1e9)) as server:
        yield server


@pytest.mark.parametrize(("data", "close"), BAD)
def test_a_frame_that_breaks_the_protocol_ends_its_socket_with_the_right_code(
    calm: Process, data: bytes, close: int | tuple[int, ...]
) -> None:
    code, token = calm.open_table()
    with opened(calm, code) as raw:
        pour(raw, data, 1)
        assert close_code(raw) in (close if isinstance(close, tuple) else (close,))
    assert Line(calm, code, token).view["version"] == 1


def test_a_message_in_pieces_is_a_message(calm: Process) -> None:
    """Fragments, with a ping between them and a letter cut in two, are put together."""
    code, token = calm.open_table()
    with opened(calm, code, hello=False) as raw:
        text = json.dumps({"t": "hello", "v": 1, "token": token}).encode()
        raw.sendall(frame(text[:9], 0x01) + frame(b"?", 0x89) + frame(text[9:20], 0x00) + frame(text[20:], 0x80))
        said = b""
        while token.encode() not in said:
            said += raw.recv(65_536)


@pytest.mark.parametrize("seed", range(4))
def test_arbitrary_bytes_after_the_handshake_end_one_socket_and_nothing_else(calm: Process, seed: int) -> None:
    chance = random.Random(seed)
    code, token = calm.open_table()
    for _ in range(40):
        with opened(calm, code) as raw:
            pour(raw, chance.randbytes(chance.randrange(1, 400)), 1)
    assert Line(calm, code, token).view["version"] == 1
    assert calm.status("/healthz") == 200


def test_a_flood_of_bad_frames_is_as_bad_as_any(calm: Process) -> None:
    code, _ = calm.open_table()
    with opened(calm, code) as raw:
        Thread(target=pour, args=(raw, frame(b"{" * 50) * 400, 20), daemon=True).start()
        assert close_code(raw) == 4429


def test_one_person_in_two_sockets_that_take_the_seat_from_each_other_is_slowed_down() -> None:
    """Every coming and going is a socket opened, and an address opens only so many."""
    with running(":memory:", joins=(10, 0.001)) as server:
        code, token = server.open_table()
        said = []
        for _ in range(16):
            with opened(server, code, hello=False) as raw:
                raw.sendall(frame(json.dumps({"t": "hello", "v": 1, "token": token}).encode()))
                said.append(b"welcome" in raw.recv(65_536))
        assert said == [True] * 10 + [False] * 6
