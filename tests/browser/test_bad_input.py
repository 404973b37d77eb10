"""What people type wrongly is answered in words, and nothing that they type is taken for a page's own."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Opened
from tests.browser.device import Device, start
from tests.browser.house import House

pytestmark = pytest.mark.browser

NAUGHTY = "<svg onload=alert()>"


def complains(device: Device, text: str) -> None:
    """Hold a page to showing a line where it can be seen, whatever else is open, and saying it."""
    toast = device.page.locator(".toast", has_text=text)
    expect(toast).to_be_visible()
    assert toast.evaluate("(e) => e.matches(':popover-open')"), "an open sheet covers the line"
    scope = device.page.locator("dialog[open]") if device.page.locator("dialog[open]").count() else device.page
    expect(scope.get_by_role("alert").filter(has_text=text).first).to_be_attached()


def test_a_code_without_a_table(device: Opened) -> None:
    ann = device().go()
    ann.page.get_by_label("Have a code?").fill("zzzz")
    ann.button("Join").click()
    expect(ann.page.get_by_role("main")).to_contain_text("There is no table ZZZZ")
    ann.button("Home").click()
    expect(ann.page.get_by_label("Have a code?")).to_be_visible()


@pytest.mark.parametrize("path", ["/t/zz", "/t/ABCDE", "/t/12$4"])
def test_an_address_that_is_no_table_leads_home(path: str, device: Opened) -> None:
    ann = device().go(path)
    expect(ann.page.get_by_label("Have a code?")).to_be_visible()


def test_no_name_gets_one(device: Opened) -> None:
    ann = start(device(name="   "), "patong", "Solo")
    assert ann.table["seats"][0]["name"] == "Player 1"


@pytest.mark.parametrize(
    ("name", "why"),
    [("x" * 60, "A name has at most"), ("bell\x07", "A name cannot hold control characters.")],
)
def test_a_name_that_will_not_do_is_refused_with_the_reason(name: str, why: str, device: Opened, served: House) -> None:
    """When a table is opened, and when a seat is taken; nothing is opened, nobody sits."""
    ann = device(name=name).go()
    ann.page.get_by_role("button", name="Patong").click()
    ann.page.get_by_role("dialog").get_by_role("button", name="Solo").click()
    complains(ann, why)
    assert ann.page.url == f"{served.url}/"
    code, _ = served.open_table(game="patong")
    ben = device(name=name).go(f"/t/{code}").lobby()
    ben.button("Sit here").click()
    complains(ben, why)
    assert [seat["kind"] for seat in ben.table["seats"]] == ["person", "open"]


def test_a_name_that_is_taken(device: Opened, served: House) -> None:
    code, _ = served.open_table(game="patong")
    ben = device(name="ann").go(f"/t/{code}").lobby()
    ben.button("Sit here").click()
    complains(ben, "sits at this table already")
    ben.page.get_by_label("Your name").fill("Ben")
    ben.button("Sit here").click()
    ben.until(lambda: ben.table["seats"][1]["mine"], "a seat")


def test_whoever_comes_to_a_full_table_may_watch(device: Opened, served: House) -> None:
    code, token = served.open_table(game="patong")
    ann = device(name="Ann").sit_as_host(code, token).lobby()
    ben = device(name="Ben").go(f"/t/{code}").lobby()
    ben.button("Sit here").click()
    ben.until(lambda: ben.table["seats"][1]["mine"], "a seat")
    eve = device(name="Eve").go(f"/t/{code}").lobby()
    expect(eve.page.get_by_text("All seats are taken. You can watch.")).to_be_visible()
    assert eve.button("Sit here").count() == 0
    ann.button("Deal").click()
    expect(eve.page.get_by_role("group", name="Seats")).to_contain_text("Ben")
    assert eve.bar.count() == 0


def test_a_name_is_never_taken_for_a_page(device: Opened) -> None:
    """Tags in a name are shown as they were typed: at the table, in captions, in the result, on the next device."""
    ann = device(name=NAUGHTY)
    ann.page.on("dialog", lambda dialog: ann.errors.append(dialog.message))
    start(ann, "blackjack", "Online").lobby()
    eve = device().go(f"/t/{ann.table['code']}").lobby()
    for each in (ann, eve):
        expect(each.page.get_by_role("list", name="Seats")).to_contain_text(NAUGHTY)
        assert each.page.locator("svg[onload]").count() == 0
    ann.button("Add rival").first.click()
    ann.until(lambda: ann.table["seats"][1]["kind"] == "rival", "a rival")
    ann.button("Deal").click()
    ann.bar.wait_for()
    assert ann.page.locator("svg[onload]").count() == 0
    expect(eve.page.get_by_role("group", name="Seats")).to_contain_text(NAUGHTY)
    assert eve.page.locator("svg[onload]").count() == 0
