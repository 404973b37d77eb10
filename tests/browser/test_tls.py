"""Https at home: once its warning is passed, a page under another name than localhost has what only secure pages get."""

from __future__ import annotations

from pathlib import Path

import pytest

from hapag.cli.network import lan_address
from hapag.server import certificate
from tests.browser.conftest import Opened
from tests.browser.device import Device, start
from tests.browser.player import Player
from tests.server.process import running

pytestmark = pytest.mark.browser
SECURE = "[isSecureContext, !!navigator.clipboard, !!navigator.wakeLock, !!(window.crypto && crypto.subtle)]"


def leave(device: Device) -> None:
    """Close a page, everything that it asked for being there: its server is about to go."""
    device.page.wait_for_load_state("networkidle")
    device.page.close()


def test_a_table_is_played_over_https_with_all_that_secure_pages_get(device: Opened, tmp_path: Path) -> None:
    address = lan_address()
    if address is None:
        pytest.skip("this machine is on no network, and 127.0.0.1 counts as secure anyway")
    path = tmp_path / "tls.pem"
    certificate.kept(path, {address, "127.0.0.1"})
    with running(str(tmp_path / "tables.db"), host="0.0.0.0", tls=(str(path), None), think=(20, 60)) as server:
        there = server.url.replace("127.0.0.1", address)
        ann = start(device(url=there, name="Ann", ignore_https_errors=True), "patong", "Solo")
        Player(ann).turn()
        assert ann.page.url.startswith(f"https://{address}:")
        assert ann.page.evaluate(SECURE) == [True] * 4
        leave(ann)
    with running(":memory:", host="0.0.0.0") as server:
        ben = device(url=server.url.replace("127.0.0.1", address), name="Ben")
        ben.page.goto(server.url.replace("127.0.0.1", address))
        assert ben.page.evaluate(SECURE) == [False] * 4
        leave(ben)
