"""Hapag as an app of the device: what makes it one, what it keeps, what it never keeps, and how a new build arrives."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, expect

from tests.browser import house as houses
from tests.browser.conftest import Opened
from tests.browser.device import Device, start
from tests.browser.house import House
from tests.browser.player import Player

pytestmark = pytest.mark.browser

READY = "() => navigator.serviceWorker.ready.then(({ active }) => new Promise((done) => { const look = () => active.state === 'activated' && navigator.serviceWorker.controller ? done(true) : setTimeout(look, 50); look(); }))"
KEPT = """async () => Object.fromEntries(await Promise.all((await caches.keys()).map(async (name) =>
  [name, (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)])))"""
NEXT = """
from hapag.server import files
before = files.put_together
files.put_together = lambda found, template: {**before(found, template), "client/next.css": b"p{}"}
"""
"""Makes the server one of the next build: one file more, so that all lie under another path."""


class Servant(House):
    """A server whose next process may be of the next build."""

    build = ""

    def start(self) -> None:
        program = houses.PROGRAM
        houses.PROGRAM = self.build + program
        try:
            super().start()
        finally:
            houses.PROGRAM = program


@pytest.fixture
def servant() -> Iterator[Servant]:
    found = Servant(":memory:")
    yield found
    if found.process.poll() is None:
        found.end()


def installed(device: Opened, url: str) -> Device:
    """Return a device whose service worker is at work."""
    ann = device(name="Ann", url=url, service_workers="allow").go()
    ann.page.locator(".tile").first.wait_for()
    ann.page.evaluate("navigator.serviceWorker.register('/sw.js')")
    assert ann.page.evaluate(READY)
    return ann


def kept(device: Device) -> dict[str, list[str]]:
    found: dict[str, list[str]] = device.page.evaluate(KEPT)
    return found


def test_the_manifest_names_icons_that_are_there(device: Opened, served: House) -> None:
    ann = device().go()
    manifest = ann.page.request.get(f"{served.url}/manifest.webmanifest").json()
    assert (manifest["display"], manifest["start_url"], manifest["scope"]) == ("standalone", "/", "/")
    assert {icon["purpose"] for icon in manifest["icons"]} == {"any", "maskable"}
    touch = ann.page.locator("link[rel=apple-touch-icon]").get_attribute("href")
    for path, size in [*[(icon["src"], icon["sizes"]) for icon in manifest["icons"]], (touch, "180x180")]:
        width = ann.page.evaluate(
            "async (src) => { const picture = new Image(); picture.src = src; await picture.decode(); return `${picture.width}x${picture.height}`; }",
            path,
        )
        assert width == size


def test_the_browser_finds_nothing_in_the_way_of_installing(device: Opened, servant: Servant) -> None:
    ann = installed(device, servant.url)
    tools = ann.context.new_cdp_session(ann.page)
    errors = tools.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [each["errorId"] for each in errors if each["errorId"] != "in-incognito"] == []
    assert tools.send("Page.getAppManifest")["errors"] == []


def test_only_the_program_is_kept_and_nothing_of_a_table(device: Opened, servant: Servant) -> None:
    ann = installed(device, servant.url)
    start(ann, "cara-y-cruz", "Solo")
    Player(ann).round()
    ann.page.reload()
    ann.page.locator(".play").wait_for()
    (paths,) = kept(ann).values()
    assert all(path.startswith("/static/") or path == "/offline" for path in paths)
    assert not [path for path in paths if "/t/" in path or "/api/" in path]


def test_without_a_network_a_page_says_so_and_with_it_the_table_is_back(device: Opened, servant: Servant) -> None:
    ann = installed(device, servant.url)
    start(ann, "patong", "Online").lobby()
    code = ann.table["code"]
    ann.context.set_offline(True)
    ann.page.reload()
    expect(ann.page.get_by_role("heading", name="The table is out of reach")).to_be_visible()
    assert ann.page.locator(".panel").evaluate("(e) => getComputedStyle(e).borderRadius") == "20px", "it is not dressed"
    ann.context.set_offline(False)
    ann.page.get_by_role("link", name="Try again").click()
    ann.lobby(code)
    ann.errors.clear()  # of the network that was gone


def root(page: Any) -> str:
    return str(page.locator("meta[name=hapag-static]").get_attribute("content"))


def test_a_new_build_is_taken_at_once_and_the_old_one_let_go(device: Opened, servant: Servant) -> None:
    ann = installed(device, servant.url)
    before = root(ann.page)
    assert list(kept(ann)) == [f"hapag {before}"]
    servant.end()
    servant.build = NEXT
    servant.start()
    ann.go()
    ann.page.locator(".tile").first.wait_for()
    after = root(ann.page)
    assert after != before
    ann.until(lambda: list(kept(ann)) == [f"hapag {after}"], "the new build")
    ann.go()
    ann.page.locator(".tile").first.wait_for()
    assert root(ann.page) == after


def insecure(context: BrowserContext) -> None:
    context.add_init_script("Object.defineProperty(globalThis, 'isSecureContext', { value: false })")


def test_on_plain_http_nothing_is_kept_and_the_settings_say_why(device: Opened, served: House) -> None:
    ann = device(name="Ann")
    insecure(ann.context)
    ann.context.add_init_script(
        "navigator.serviceWorker.register = () => { globalThis.asked = true; return Promise.resolve(); }"
    )
    ann.go().page.locator(".tile").first.wait_for()
    ann.page.wait_for_timeout(4500)
    assert ann.page.evaluate("globalThis.asked ?? false") is False
    ann.button("Settings").click()
    expect(ann.page.get_by_text("browsers install nothing from such a page")).to_be_visible()


def test_the_browsers_offer_becomes_a_button(device: Opened) -> None:
    ann = device(name="Ann").go()
    ann.page.locator(".tile").first.wait_for()
    ann.page.evaluate(
        "dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt: async () => { globalThis.wanted = true; } }))"
    )
    ann.button("Settings").click()
    ann.button("Install Hapag").click()
    assert ann.page.evaluate("wanted") is True
    assert json.loads(ann.page.evaluate("JSON.stringify(wanted)"))
