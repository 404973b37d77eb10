"""No screen of any game breaks a rule of WCAG 2.2 AA that axe can see."""

from __future__ import annotations

from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe

from hapag.games import games
from tests.browser.conftest import Opened
from tests.browser.device import DESK, Device, start
from tests.browser.player import Player

pytestmark = pytest.mark.browser

RULES = ("wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa")
AXE = Axe()


def broken(device: Device) -> list[str]:
    """Return the rules that the page breaks, each with the first element at fault."""
    found: dict[str, Any] = AXE.run(device.page, options={"runOnly": {"type": "tag", "values": list(RULES)}}).response
    assert found["passes"], "axe looked at nothing"
    return [
        f"{each['id']}: {each['nodes'][0]['html'][:200]} {each['nodes'][0]['failureSummary']}"
        for each in found["violations"]
    ]


def sheets(device: Device, *names: str) -> dict[str, list[str]]:
    """Open sheets over the table; return the rules that each breaks."""
    found = {}
    for name in names:
        device.button(name).first.click()
        device.page.get_by_role("dialog", name=name).wait_for()
        found[name] = broken(device)
        device.close()
    return found


@pytest.mark.parametrize("slug", games())
def test_every_screen_of_a_game(slug: str, device: Opened) -> None:
    """The table in mid-hand, what it tells of itself, and the result."""
    ann = start(device(name="Ann"), slug, "Solo")
    found = {}
    player = Player(ann)
    ann.until(lambda: ann.owes, "a turn")
    ann.bar.wait_for()
    found["table"] = broken(ann)
    if ann.page.locator(".hand button").count():
        player.prepare()
        found["a card chosen"] = broken(ann)
    found |= sheets(ann, "This round and ledger", "Rules")
    player.round()
    found["result"] = broken(ann)
    ann.close()
    found["end"] = broken(ann)
    assert {screen: rules for screen, rules in found.items() if rules} == {}


@pytest.mark.parametrize("slug", games())
def test_the_hand_over_screen_of_a_game(slug: str, device: Opened) -> None:
    phone = start(device(), slug, "One phone")
    phone.until(lambda: phone.owes, "a turn")
    phone.cover.wait_for()
    assert broken(phone) == []


def test_the_first_page_the_start_sheet_and_the_lobby(device: Opened) -> None:
    ann = device(name="Ann").go()
    ann.page.get_by_role("button", name="Patong").wait_for()
    found = {"home": broken(ann)}
    ann.page.get_by_role("button", name="Patong").click()
    ann.page.get_by_text("Adjust the table").click()
    found["sheet"] = broken(ann)
    start(ann, "pusoy", "Online").lobby()
    found["lobby"] = broken(ann)
    ann.button("Game and options").click()
    found["options"] = broken(ann)
    assert {screen: rules for screen, rules in found.items() if rules} == {}


def test_the_sheets_that_all_games_share(device: Opened) -> None:
    ann = start(device(name="Ann"), "patong", "Solo")
    ann.bar.wait_for()
    assert sheets(ann, "Settings", "Leave") == {"Settings": [], "Leave": []}


@pytest.mark.parametrize("slug", ["patong", "pusoy"])
def test_on_a_desk(slug: str, device: Opened) -> None:
    ann = start(device(name="Ann", size=DESK), slug, "Solo")
    ann.until(lambda: ann.owes, "a turn")
    ann.bar.wait_for()
    assert broken(ann) == []
