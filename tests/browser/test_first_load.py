"""What a phone has to load before it can play."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from bench.page import load
from hapag.games import games
from tests.browser.house import House

pytestmark = pytest.mark.browser

MOST = 135_000
"""Bytes over the wire, before sounds, the lobby among them, and what a device needs to cut and check its deals."""


@pytest.mark.parametrize("slug", games())
def test_the_first_table_page_is_light(slug: str, browser: Browser, served: House) -> None:
    found = load(browser, served, slug)
    assert found["requests"] > 10
    assert 20_000 < found["bytes"] < MOST
