"""What a phone has to load before it can play."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser

from bench.first_cards import deal
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


LATER = """() => {
  const all = performance.getEntriesByType("resource").map(({ name, startTime, responseEnd }) => ({ name, startTime, responseEnd }));
  const program = all.find(({ name }) => name.endsWith("/packs/table.js"));
  return all.filter(({ startTime }) => startTime > program.responseEnd).map(({ name }) => new URL(name).pathname);
}"""
"""What was asked for when the program was there."""
LATER_ON = re.compile(r"\.svg$|/packs/rooms\.js$|/parts/hint\.js$|/core/shares\.js$")
"""Pictures, the lobby and result, the button for a hint: one can play without."""


@pytest.mark.parametrize("slug", games())
def test_nothing_that_a_table_needs_waits_for_the_program(slug: str, browser: Browser, served: House) -> None:
    """The page names it all, so that it comes in the round trip in which the program comes."""
    code, token = deal(browser, served, slug)
    with browser.new_context() as context:
        context.add_init_script(f"localStorage.setItem('hapag.token.{code}', '\"{token}\"')")
        page = context.new_page()
        page.goto(f"{served.url}/t/{code}")
        page.get_by_role("group", name="Actions").wait_for()
        assert [path for path in page.evaluate(LATER) if not LATER_ON.search(path)] == []
