"""The deck is cut by real browsers, and every deal can be checked in them, on a plain-http page too."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from hapag.fair.receipt import check, decode
from hapag.games import game
from tests.browser.conftest import Opened
from tests.browser.device import Device, start
from tests.browser.house import House, house
from tests.browser.player import Player

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def cutting() -> Iterator[House]:
    """A server that asks devices to cut, and has time."""
    with house(grace=20_000) as found:
        yield found


SLOW_TO_CUT = """() => {
  const { send } = WebSocket.prototype;
  globalThis.held = [];
  WebSocket.prototype.send = function (frame) {
    if (frame.includes('"t":"cut"')) held.push(() => send.call(this, frame));
    else send.call(this, frame);
  };
}"""
"""Holds a cut back until it is told to let go."""


def checked(device: Device) -> str:
    """Open *Check this deal* from the result and return its verdict."""
    device.button("Check this deal", device.result).click()
    dialog = device.page.get_by_role("dialog", name="Check this deal")
    expect(dialog.get_by_role("status")).to_be_visible()
    return dialog.get_by_role("status").inner_text()


@pytest.mark.parametrize("slug", ["patong", "cara-y-cruz", "blackjack"])
def test_a_deal_is_cut_and_checks_out(slug: str, device: Opened, cutting: House, tmp_path: Path) -> None:
    ann = start(device(name="Ann", url=cutting.url), slug, "Solo")
    Player(ann).round()
    assert "The seal holds, and" in checked(ann)
    dialog = ann.page.get_by_role("dialog", name="Check this deal")
    expect(dialog).to_contain_text("on this device: your number is in it")
    with ann.page.expect_download() as download:
        ann.button("Save receipt", dialog).click()
    download.value.save_as(tmp_path / "receipt.json")
    receipt = decode((tmp_path / "receipt.json").read_bytes())
    assert len(receipt.own) == len(receipt.seals) == len(check(receipt, game(slug)))


def test_two_devices_cut_and_see_each_others_cuts(device: Opened, cutting: House) -> None:
    ann = start(device(name="Ann", url=cutting.url), "patong", "Online").lobby()
    ben = device(name="Ben", url=cutting.url).go(f"/t/{ann.table['code']}").lobby()
    ben.button("Sit here").first.click()
    ann.until(lambda: ann.table["seats"][1]["name"] == "Ben", "Ben")
    ann.button("Deal").click()
    for each in (ann, ben):
        each.until(lambda each=each: each.phase == "playing", "the deal")  # type: ignore[misc]
    frames = [frame for frame in ann.heard if frame["t"] == "seals"]
    numbers = [cut["number"] for cut in frames[-1]["seals"][0]["cuts"]]
    assert [len(number) for number in numbers] == [64, 64]
    shown = [frame["number"] for each in (ann, ben) for frame in each.said if frame["t"] == "show"]
    assert shown == numbers


def test_everybody_sees_that_the_deck_is_cut_while_one_device_is_slow(device: Opened, cutting: House) -> None:
    ann = start(device(name="Ann", url=cutting.url), "patong", "Online").lobby()
    ben = device(name="Ben", url=cutting.url)
    ben.page.add_init_script(f"({SLOW_TO_CUT})()")
    ben.go(f"/t/{ann.table['code']}").lobby()
    ben.button("Sit here").first.click()
    ann.until(lambda: ann.table["seats"][1]["name"] == "Ben", "Ben")
    ann.button("Deal").click()
    for each in (ann, ben):
        expect(each.page.get_by_text("The deck is sealed. Cutting")).to_be_visible()
    assert ann.phase == "cutting"
    ben.page.evaluate("held.forEach((send) => send())")
    ann.until(lambda: ann.phase == "playing", "the deal")


def test_a_page_over_plain_http_from_another_machine_can_cut_and_check(browser: Browser, cutting: House) -> None:
    """Without a secure context there is no crypto.subtle: nothing here needs it."""
    context = browser.new_context()
    context.add_init_script("Object.defineProperty(crypto, 'subtle', { value: undefined })")
    ann = start(Device(context, cutting.url, name="Ann"), "cara-y-cruz", "Solo")
    Player(ann).round()
    assert "The seal holds" in checked(ann)
    assert json.loads(ann.page.evaluate("JSON.stringify(crypto.subtle === undefined)"))
    context.close()
