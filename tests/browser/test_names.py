"""Names are text, whatever they look like: on the page, in captions, in what screen readers hear and in dialogs."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Opened
from tests.browser.device import Device
from tests.browser.house import House
from tests.browser.player import Player

pytestmark = pytest.mark.browser

NASTY = (
    "<img src onerror=x()>",
    "<script>x()</script>",
    "\"'><b onclick=x()>`${x}",
    "{ $name } { -x } { x() }",
    "שלום +3",
    "👩‍👩‍👧‍👦👨‍👩‍👧",
    "Z" + "\u0310" * 23,
    "W" * 24,
    "__proto__",
    "constructor",
)
"""Markup, quotes, a template, a message of the catalogue's language, right to left, joined signs, towers, width, keys."""
LEGAL = "[...document.querySelectorAll('*')].filter(e => [...e.attributes].some(a => a.name.startsWith('on'))).length"


def inert(device: Device) -> None:
    """Check that a page has only what the client made, and stays as wide as its screen."""
    page = device.page
    assert page.evaluate("typeof window.x") == "undefined"
    assert page.locator("body script:not([src]), img[src=''], img:not([src]), b[onclick]").count() == 0
    assert page.evaluate(LEGAL) == 0
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("pair", [NASTY[at : at + 2] for at in range(0, len(NASTY), 2)], ids=range(5))
def test_a_name_is_shown_as_it_was_written_and_does_nothing(
    pair: tuple[str, str], device: Opened, served: House
) -> None:
    code, token = served.open_table(game="patong", way="phone", people=list(pair), seats=2)
    phone = device().sit_as_host(code, token)
    phone.until(lambda: phone.phase == "lobby", "the lobby")
    for name in pair:
        expect(phone.page.get_by_text(name).or_(phone.page.locator(f"input[value={name!r}]")).first).to_be_visible()
    inert(phone)
    phone.button("Deal").click()
    Player(phone).round()
    inert(phone)
    said = phone.page.evaluate(
        "[document.body.innerText, ...[...document.querySelectorAll('[aria-label]')].map(e => e.ariaLabel)].join('\\n')"
    )
    for name in pair:
        assert name in said.replace("\u2068", "").replace("\u2069", "")
    log = phone.page.get_by_role("dialog").first
    expect(log).to_be_visible()


@pytest.mark.parametrize(
    "name", ["", "x" * 200, "An\u202en", "\u2066An", "A\u200fn", "\u200b", "a\nb", "\ud83d", "\ufeff"]
)
def test_a_name_that_would_deceive_is_refused_before_it_is_anywhere(name: str, device: Opened, served: House) -> None:
    """What the page's own field lets through is sent as it is; the server says no, and no seat has it."""
    code, token = served.open_table(game="patong", seats=2)
    ann = device(name="Ann").sit_as_host(code, token)
    ben = device(name="Ben").go(f"/t/{code}")
    ben.until(lambda: ben.view, "a view")
    ben.page.evaluate(
        """async ([code, name]) => {
             const line = new WebSocket(`ws://${location.host}/t/${code}/ws`);
             await new Promise((open) => line.addEventListener("open", open));
             line.send(JSON.stringify({ t: "hello", v: 1, token: null }));
             line.send(JSON.stringify({ t: "sit", id: "s", seat: 1, name }));
             window.said = [];
             line.addEventListener("message", ({ data }) => window.said.push(JSON.parse(data)));
           }""",
        [code, name],
    )
    refused = "window.said.some((frame) => frame.t === 'refused')"
    ben.until(lambda: ben.page.evaluate(refused), "a refusal")
    ann.until(lambda: ann.view, "a view")
    assert ann.table["seats"][1]["kind"] == "open"
