"""A machine's own certificate: made once, kept, renewed when it must be; and a server that shows it."""

import asyncio
import json
import os
import ssl
import sys
import urllib.error
import urllib.request
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from cryptography import x509
from websockets.asyncio.client import connect
from websockets.typing import Origin

from hapag.server import certificate
from tests.server.process import Process, running

NAMES = {"localhost", "127.0.0.1", "::1", "192.0.2.7", "kitchen", "kitchen.local"}


def trusting(path: Path) -> ssl.SSLContext:
    """Return a client's view of the world: it trusts this certificate and no other."""
    return ssl.create_default_context(cadata=path.read_text().partition("-----BEGIN PRIVATE")[0])


def test_a_certificate_stands_for_these_names_and_nothing_else(tmp_path: Path) -> None:
    path = tmp_path / "new" / "tls.pem"
    print_ = certificate.kept(path, NAMES)
    made = x509.load_pem_x509_certificate(path.read_bytes())
    assert certificate.named(made) == NAMES
    assert certificate.fingerprint(made) == print_
    assert len(print_) == 95
    assert not made.extensions.get_extension_for_class(x509.BasicConstraints).value.ca
    assert made.not_valid_after_utc - made.not_valid_before_utc < timedelta(days=398)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such modes")
def test_its_key_is_for_its_owner_only(tmp_path: Path) -> None:
    path, before = tmp_path / "new" / "tls.pem", os.umask(0)
    try:
        certificate.kept(path, NAMES)
    finally:
        os.umask(before)
    assert (path.stat().st_mode & 0o777, path.parent.stat().st_mode & 0o777) == (0o600, 0o700)
    path.chmod(0o644)
    certificate.kept(path, NAMES)
    assert path.stat().st_mode & 0o777 == 0o600


def test_it_is_kept_while_it_serves(tmp_path: Path) -> None:
    path = tmp_path / "tls.pem"
    first = certificate.kept(path, NAMES)
    assert certificate.kept(path, NAMES) == first
    assert certificate.kept(path, {"localhost", "kitchen"}) == first  # a network that is gone may come back


@pytest.mark.parametrize("days", [367, 400, 4000])
def test_it_is_made_anew_before_it_ends(days: int, tmp_path: Path) -> None:
    path, now = tmp_path / "tls.pem", datetime.now(UTC)
    first = certificate.kept(path, NAMES)
    assert certificate.kept(path, NAMES, now + timedelta(days=360)) == first
    assert certificate.kept(path, NAMES, now + timedelta(days=days)) != first


def test_it_is_made_anew_when_the_address_has_changed(tmp_path: Path) -> None:
    path = tmp_path / "tls.pem"
    first = certificate.kept(path, NAMES)
    second = certificate.kept(path, {*NAMES, "192.0.2.8"})
    assert second != first
    assert "192.0.2.8" in certificate.named(x509.load_pem_x509_certificate(path.read_bytes()))


@pytest.mark.parametrize("text", ["", "no certificate", "half", "swapped"])
def test_what_is_no_certificate_is_replaced(text: str, tmp_path: Path) -> None:
    path, other = tmp_path / "tls.pem", tmp_path / "other.pem"
    certificate.kept(path, NAMES)
    certificate.kept(other, NAMES)
    whole, foreign = path.read_text(), other.read_text()
    mark = "-----BEGIN PRIVATE"
    bad = {"half": whole.partition(mark)[0], "swapped": whole.partition(mark)[0] + mark + foreign.partition(mark)[2]}
    path.write_text(bad.get(text, text))
    certificate.kept(path, NAMES)
    ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER).load_cert_chain(path)
    assert [each.name for each in tmp_path.iterdir()].count("tls.pem") == 1


def secure(tmp_path: Path) -> tuple[Path, dict[str, Any]]:
    path = tmp_path / "tls.pem"
    certificate.kept(path, NAMES)
    return path, {"tls": (str(path), None)}


def open_table(server: Process, world: ssl.SSLContext) -> dict[str, str]:
    wish = json.dumps({"game": "patong", "way": "online", "people": ["Ann"], "seats": 2}).encode()
    headers = {"content-type": "application/json", "origin": server.url}
    request = urllib.request.Request(f"{server.url}/api/tables", wish, headers)
    with urllib.request.urlopen(request, timeout=10, context=world) as answer:
        found: dict[str, str] = json.load(answer)
    return found


async def greeted(url: str, opened: dict[str, str], world: ssl.SSLContext) -> dict[str, str]:
    """Say hello at a table; return its answer."""
    async with connect(f"wss{url[5:]}/t/{opened['code']}/ws", ssl=world, origin=Origin(url)) as socket:
        await socket.send(json.dumps({"t": "hello", "v": 1, "token": opened["token"]}))
        answer: dict[str, str] = json.loads(await socket.recv())
    return answer


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost"])
def test_pages_and_sockets_come_over_tls_to_a_client_that_checks_them(host: str, tmp_path: Path) -> None:
    path, settings = secure(tmp_path)
    world = trusting(path)
    with running(str(tmp_path / "tables.db"), **settings) as server:
        assert server.url.startswith("https://127.0.0.1:")
        server.url = server.url.replace("127.0.0.1", host)
        with urllib.request.urlopen(f"{server.url}/", timeout=10, context=world) as page:
            assert "https" not in page.headers.get("strict-transport-security", "")
            assert "wss://" in page.headers["content-security-policy"]
        opened = open_table(server, world)
        assert asyncio.run(greeted(server.url, opened, world))["token"] == opened["token"]
        assert server.stop() == 0


def test_a_client_that_does_not_know_it_is_warned(tmp_path: Path) -> None:
    _, settings = secure(tmp_path)
    with running(":memory:", **settings) as server, pytest.raises(urllib.error.URLError, match="self-signed"):
        urllib.request.urlopen(server.url, timeout=10)


def test_plain_http_gets_nothing_from_a_secure_port(tmp_path: Path) -> None:
    path, settings = secure(tmp_path)
    with running(":memory:", **settings) as server:
        with server.raw() as raw:
            raw.sendall(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n")
            assert b"HTTP/" not in raw.recv(4096)
        with urllib.request.urlopen(f"{server.url}/healthz", timeout=10, context=trusting(path)) as answer:
            assert answer.status == 200
