"""A page that is loaded again, opened twice, or whose server crashed, goes on where it was."""

from __future__ import annotations

import signal
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from hapag.games import games
from tests.browser.conftest import Opened
from tests.browser.device import Device, start
from tests.browser.house import House, house
from tests.browser.player import Player

pytestmark = pytest.mark.browser


def state(device: Device) -> dict[str, Any]:
    """Return what a device is shown but for clocks and who is connected."""
    view = device.view
    table = {key: value for key, value in view["table"].items() if key not in ("deadline", "seats")}
    names = [seat["name"] for seat in view["table"]["seats"]]
    return {"table": table, "names": names, "mine": view["mine"], "watch": view["watch"]}


def turn_shown(device: Device) -> Device:
    """Wait until it is this device's turn and its board says so."""
    device.until(lambda: device.owes and device.owes == device.table["owing"], "a turn")
    device.bar.wait_for()
    return device


def again(device: Device) -> None:
    """Load the page again."""
    device.heard.clear()
    device.page.reload()
    turn_shown(device)


@pytest.mark.parametrize("slug", games())
def test_a_page_loaded_again_has_the_same_hand(slug: str, device: Opened) -> None:
    ann = turn_shown(start(device(name="Ann"), slug, "Solo"))
    before, faces = state(ann), ann.faces()
    again(ann)
    assert state(ann) == before
    assert ann.faces() == faces
    log = [event["event"] for event in ann.view["events"]]
    assert ann.view["whole"]
    assert log, "the story of the round is told again"


def test_a_second_window_takes_the_seat_over(device: Opened) -> None:
    """The first window says so, and can take the seat back."""
    ann = turn_shown(start(device(name="Ann"), "patong", "Solo"))
    first, before = ann.page, state(ann)
    ann.page = ann.open()
    ann.page.goto(first.url)
    turn_shown(ann)
    assert state(ann) == before
    expect(first.get_by_text("This seat was opened in another window.")).to_be_visible()
    Player(ann).turn()
    first.get_by_role("button", name="Play here").click()
    expect(first.get_by_role("group", name="Seats")).to_be_visible()
    expect(ann.page.get_by_text("This seat was opened in another window.")).to_be_visible()


def test_a_crash_of_the_server_is_waited_out(device: Opened, tmp_path: Path, seed: str) -> None:
    """kill -9 in mid-hand: the page says that the seat is kept, comes back by itself, and the round is played on."""
    with house(str(tmp_path / "tables.db"), seed) as served:
        ann = start(device(url=served.url, name="Ann"), "patong", "Solo")
        Player(ann).turn()
        turn_shown(ann)
        before = state(ann)
        crash(served, ann)
        turn_shown(ann)
        assert state(ann) == before
        expect(ann.page.locator(".line-notice")).to_have_count(0)
        Player(ann).round()


def test_a_server_that_is_started_anew_is_waited_for(device: Opened, tmp_path: Path, seed: str) -> None:
    """It says good-bye and asks to come back: that is no closed table."""
    with house(str(tmp_path / "tables.db"), seed) as served:
        ann = turn_shown(start(device(url=served.url, name="Ann"), "patong", "Solo"))
        crash(served, ann, signal.SIGTERM)
        turn_shown(ann)
        Player(ann).round()


def crash(served: House, device: Device, how: signal.Signals = signal.SIGKILL) -> None:
    """End the server, look at what the page says, and start the server again."""
    served.end(how)
    expect(device.page.get_by_role("alert").get_by_text("Your seat is kept")).to_be_visible()
    device.heard.clear()
    served.start()
    device.until(lambda: device.view, "the connection")
