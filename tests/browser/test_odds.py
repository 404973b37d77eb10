"""The Odds page and hints, as people meet them."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from hapag.games import game, games
from hapag.games.words import Words
from hapag.odds import has_best, load
from tests.browser.conftest import Opened
from tests.browser.device import Device, start
from tests.browser.test_access import broken

pytestmark = pytest.mark.browser
HOUSE = [slug for slug in games() if load(game(slug)) is not None]
HINTING = [slug for slug in games() if has_best(game(slug))]
SMALL = {"width": 360, "height": 640}
ODDS = "Odds and best play"


def page_of(device: Device, slug: str) -> Device:
    """Open a game's Odds page from the first page."""
    title = Words(game(slug)).say("title")
    device.go()
    device.page.get_by_role("button", name=re.compile(rf"^{re.escape(title)}\s+\d")).click()
    device.button(ODDS).click()
    device.page.locator(".odds-page").wait_for()
    return device


@pytest.mark.parametrize("slug", HOUSE)
def test_the_page_fits_a_small_phone_and_breaks_no_rule_of_access(slug: str, device: Opened) -> None:
    ann = page_of(device(size=SMALL), slug)
    figures = load(game(slug))
    assert figures is not None
    expect(ann.page.locator(".odds-edge b")).to_have_text(f"{abs(100 * figures.ev):.2f} %")
    wide = ann.page.locator(".sheet-scroll").last.evaluate("each => each.scrollWidth - each.clientWidth")
    assert wide == 0
    assert not re.search(r"\b(odds|ui|verb|bet)-[a-z-]+\b", ann.page.locator(".odds-page").inner_text())
    assert broken(ann) == []


@pytest.mark.parametrize("slug", [slug for slug in HOUSE if (load(game(slug)).strategy.grids)])  # type: ignore[union-attr]
def test_a_cell_tells_what_each_choice_is_worth_by_touch_and_by_keys(slug: str, device: Opened) -> None:
    ann = page_of(device(size=SMALL), slug)
    chart = ann.page.locator(".chart").first
    cells, worth = chart.locator("button.chart-cell"), chart.locator(".worth")
    expect(chart.locator("button.chart-cell[tabindex='0']")).to_have_count(1)
    cells.last.click()
    last = worth.inner_text()
    assert re.search(r"best", last)
    expect(cells.last).to_be_in_viewport()
    cells.first.click()
    first = worth.inner_text()
    assert first != last
    ann.page.keyboard.press("ArrowDown" if chart.locator("tbody tr").count() > 1 else "ArrowRight")
    expect(worth).not_to_have_text(first)
    expect(chart.locator("button[aria-pressed='true']")).to_be_focused()
    assert broken(ann) == []


@pytest.mark.parametrize("slug", HOUSE)
def test_at_the_table_the_rules_lead_there_and_back(slug: str, device: Opened) -> None:
    ann = start(device(size=SMALL, name="Ann"), slug, "Solo")
    ann.bar.wait_for()
    ann.button("Rules").first.click()
    ann.page.get_by_role("dialog", name="Rules").get_by_role("button", name=ODDS).click()
    ann.page.locator(".odds-page").wait_for()
    ann.page.get_by_role("dialog", name=ODDS).get_by_role("button", name="Rules").click()
    expect(ann.page.get_by_role("dialog", name="Rules")).to_be_visible()


@pytest.mark.parametrize("slug", HINTING)
def test_a_hint_says_what_to_do_to_its_seat_alone(slug: str, device: Opened) -> None:
    ann = start(device(size=SMALL, name="Ann"), slug, "Online").lobby()
    ben = device(name="Ben").go(f"/t/{ann.table['code']}").lobby()
    ann.button("Add rival").first.click()
    ann.button("Deal").click()
    ann.until(lambda: ann.owes, "a turn")
    ann.button("Hint").click()
    hint = ann.page.locator(".hint")
    hint.wait_for()
    (hinted,) = [frame for frame in ann.heard if frame["t"] == "hinted"]
    words, (verb, *values) = Words(game(slug)), hinted["move"].split()
    expect(hint).to_contain_text(words.say(f"verb-{verb}"))
    expect(ann.page.locator(".preset.advised")).to_have_count(len(values))
    for value in values:
        text = words.say(f"bet-{value}") if words.has(f"bet-{value}") else value
        ann.page.locator(".preset").get_by_text(text, exact=True).click()
    expect(ann.page.locator(".action.advised")).to_have_count(1)
    assert broken(ann) == []
    hint.get_by_role("button", name="Close").click()
    expect(hint).to_have_count(0)
    assert all(frame["t"] != "hinted" for frame in ben.heard)
