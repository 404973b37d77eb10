"""Requests that are none, that never end, that are too long, or that ask for what is not theirs."""

import json
import re
import socket
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.process import Process, running

SOON = "from hapag.server import doors; doors.ARRIVE = 0.6"
GUARDS = (
    "x-content-type-options: nosniff",
    "referrer-policy: no-referrer",
    "content-security-policy: default-src 'none'",
)


@pytest.fixture(scope="module")
def server() -> Iterator[Process]:
    with running(":memory:", before=SOON, tables=(1e9, 1e9)) as server:
        yield server


def answer(server: Process, data: bytes, more: bytes = b"") -> str:
    """Send bytes, and return all that comes until the server closes."""
    with server.raw() as raw:
        raw.sendall(data)
        if more:
            time.sleep(0.1)
            raw.sendall(more)
        return heard(raw)


def heard(raw: socket.socket) -> str:
    found = b""
    try:
        while piece := raw.recv(65_536):
            found += piece
    except ConnectionResetError:
        pass
    return found.decode("latin-1").lower()


def request(path: str = "/healthz", method: str = "GET", head: str = "", close: bool = True) -> bytes:
    ending = "Connection: close\r\n" if close else ""
    return f"{method} {path} HTTP/1.1\r\nHost: localhost\r\n{head}{ending}\r\n".encode()


def test_a_server_that_was_asked_nonsense_still_answers(server: Process) -> None:
    assert answer(server, request()).startswith("http/1.1 200")


@pytest.mark.parametrize(
    "data",
    [
        b"Mallory\r\n\r\n",
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
        b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
        b"GET / HTTP/9.9\r\n\r\n",
        b"GET /\x00 HTTP/1.1\r\nHost: x\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: x\r\nBad Header: x\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n",
        b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n",
        b"POST /api/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
    ],
)
def test_what_is_no_request_gets_400_with_every_guard(server: Process, data: bytes) -> None:
    said = answer(server, data)
    assert said.startswith("http/1.1 400 ")
    assert all(guard in said for guard in GUARDS)
    assert "mallory" not in said


@pytest.mark.parametrize("size", [20_000, 300_000])
@pytest.mark.parametrize(
    "form", ["GET /{} HTTP/1.1\r\n\r\n", "GET / HTTP/1.1\r\nCookie: {}\r\n\r\n", "GET / HTTP/1.1\r\nX: {}", "GET /{}"]
)
def test_a_head_that_is_too_long_gets_431_though_it_never_ends(server: Process, form: str, size: int) -> None:
    said = answer(server, form.format("x" * size).encode())
    assert said.startswith("http/1.1 431 ") or said == ""  # cut while it was still talking
    assert said == "" or all(guard in said for guard in GUARDS)


def test_a_thousand_headers_are_too_many(server: Process) -> None:
    head = "".join([f"X-{number}: {'y' * 20}\r\n" for number in range(1_000)])
    assert answer(server, request(head=head)).startswith("http/1.1 431 ")


def test_a_body_and_its_head_may_come_at_once(server: Process) -> None:
    wish = {"game": "patong", "way": "online", "people": ["Ann"], "seats": 2}
    body = json.dumps(wish).encode() + b" " * 16_000
    head = f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n"
    said = answer(server, request("/api/tables", "POST", head) + body)
    assert said.startswith("http/1.1 201 ")


def test_requests_one_after_the_other_have_their_heads_counted_one_by_one(server: Process) -> None:
    head = f"X: {'y' * 9_000}\r\n"
    said = answer(server, request(head=head, close=False), request(head=head, close=False) + request(head=head))
    assert said.count("http/1.1 200") == 3


@pytest.mark.parametrize(
    ("head", "body"),
    [
        ("Content-Length: 1000000000\r\n", b"x" * 100_000),
        ("Transfer-Encoding: chunked\r\n", b"8000\r\n" + b"x" * 32_768 + b"\r\n8000\r\n" + b"x" * 32_768),
    ],
)
def test_a_body_that_is_too_long_is_refused_without_being_read(server: Process, head: str, body: bytes) -> None:
    kind = "Content-Type: application/json\r\n"
    said = answer(server, request("/api/tables", "POST", kind + head), body)
    assert said.startswith("http/1.1 413 ")
    assert "refusal-too-big" in said


@pytest.mark.parametrize(
    "pieces",
    [
        [b""],
        [b"G", b"E", b"T", b" "],
        [b"GET / HTTP/1.1\r\n", *[f"X-{number}: y\r\n".encode() for number in range(50)]],
        [b"POST /api/tables HTTP/1.1\r\nContent-Type: application/json\r\nContent-Length: 90\r\n\r\n", *[b"{"] * 50],
        [b"GET /healthz HTTP/1.1\r\nContent-Length: 90\r\n\r\n", *[b"x"] * 50],
    ],
)
def test_a_request_that_dawdles_is_cut_however_busy_it_seems(server: Process, pieces: list[bytes]) -> None:
    started = time.monotonic()
    with server.raw() as raw:
        raw.settimeout(0.05)
        for piece in [*pieces, *[b""] * 100]:
            try:
                raw.sendall(piece)
                if not raw.recv(4096) and pieces != [b""]:
                    break
            except TimeoutError:
                continue
            except (ConnectionError, OSError):
                break
            if time.monotonic() - started > 8:
                break
        raw.settimeout(8)
        heard(raw)
    assert time.monotonic() - started < 6


@pytest.mark.parametrize(
    "path",
    [
        "/static/../../server/app.py",
        "/static/x/../../../etc/passwd",
        "/static/x/%2e%2e/%2e%2e/server/app.py",
        "/static/x/..%2f..%2fserver%2fapp.py",
        "/static/x//etc/passwd",
        "/static/x/client/..\\..\\server\\app.py",
        "/static/x/client/%00app.js",
        "/api/games/..%2f..%2fx/guide",
        "/api/text/..%2f..%2fen.ftl",
        "//etc/passwd",
    ],
)
def test_no_path_leads_out_of_what_is_served(server: Process, path: str) -> None:
    said = answer(server, request(path))
    assert re.match(r"http/1\.1 404 ", said)
    assert "content-security-policy: " in said


@pytest.mark.parametrize("path", ["/", "/healthz", "/api/games", "/t/BCDF", "/qr/BCDF.svg"])
def test_head_is_get_without_a_body(server: Process, path: str) -> None:
    said = answer(server, request(path, "HEAD"))
    assert said.startswith("http/1.1 200 ")
    assert said.endswith("\r\n\r\n")
    assert "content-security-policy: " in said


@pytest.mark.parametrize("method", ["OPTIONS", "TRACE", "PUT", "DELETE", "PATCH", "PROPFIND", "CONNECT"])
def test_other_methods_are_not_allowed_and_nothing_comes_back(server: Process, method: str) -> None:
    said = answer(server, request("/api/games", method, "X-Secret: mallory\r\n"))
    assert re.match(r"http/1\.1 40[05] ", said)
    assert "mallory" not in said
    assert "access-control-allow" not in said
    assert "x-content-type-options: nosniff" in said


def statuses(server: Process) -> dict[int, Any]:
    """Return an answer of every kind that is no success, by its status."""
    kind = {"content-type": "application/json"}
    asked = [
        ("/nowhere", "GET", b""),
        ("/api/tables", "GET", b""),
        ("/api/tables", "POST", b"{"),
        ("/api/games/x", "GET", b""),
    ]
    asked += [("/api/tables", "POST", b" " * 20_000)]
    found = {}
    for path, method, body in asked:
        head = f"Content-Type: {kind['content-type']}\r\nContent-Length: {len(body)}\r\n" if body else ""
        said = answer(server, request(path, method, head) + body)
        found[int(said[9:12])] = said
    return found


def test_every_error_page_is_guarded_as_pages_are(server: Process) -> None:
    found = statuses(server)
    assert set(found) == {400, 404, 405, 413}
    for said in found.values():
        policy = re.search(r"content-security-policy: ([^\r]+)", said)
        assert policy is not None
        assert "default-src 'none'" in policy[1]
        assert "unsafe" not in policy[1]
        for guard in ("x-content-type-options: nosniff", "referrer-policy: no-referrer", "x-frame-options: deny"):
            assert guard in said
        assert "<script" not in said


def test_a_fault_of_our_own_is_guarded_too_and_tells_nothing() -> None:
    broken = """
from hapag.server import http
async def page(request):
    raise KeyError("mallory")
http.ROUTES.append(http.Route("/broken", page))
"""
    with running(":memory:", before=broken) as server:
        said = answer(server, request("/broken"))
        assert said.startswith("http/1.1 500 ")
        assert "content-security-policy: default-src 'none'" in said
        assert "x-content-type-options: nosniff" in said
        assert "mallory" not in said
        assert "traceback" not in said


def test_connections_beyond_what_the_server_takes_are_cut_at_once_and_room_comes_back() -> None:
    with running(
        ":memory:", before="import hapag.server; sys.modules['hapag.server.run'].SPARE = 5", sockets=5
    ) as server:
        before = [server.raw() for _ in range(10)]
        for _ in range(3):
            assert answer(server, request()) == ""
        before.pop().close()
        end = time.monotonic() + 10
        while not answer(server, request()).startswith("http/1.1 200"):
            assert time.monotonic() < end
        for raw in before:
            raw.close()


@pytest.mark.skipif(sys.platform != "linux", reason="counts what /proc shows")
@pytest.mark.parametrize("times", [1, 40])
def test_a_client_that_takes_nothing_of_its_answers_is_cut(times: int) -> None:
    """One that asks for much and reads none of it, at once or again and again, holds nothing for long."""
    with running(":memory:", before="from hapag.server import doors; doors.STALLED = 0.5") as server:
        root = re.search(r'content="(/static/[0-9a-f]+)"', answer(server, request("/")))
        assert root is not None
        before = open_files(server)
        deaf = [server.raw() for _ in range(5)]
        for raw in deaf:
            raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2_048)
            raw.sendall(request("/api/games", close=False) * times)
        end = time.monotonic() + 15
        while open_files(server) > before:
            assert time.monotonic() < end, "their connections are still open"
            time.sleep(0.1)
        for raw in deaf:
            raw.close()


def open_files(server: Process) -> int:
    return len(list(Path(f"/proc/{server.process.pid}/fd").iterdir()))
