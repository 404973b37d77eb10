"""A device at the table: a page of a browser, with every frame that its sockets received and sent."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, Page, ViewportSize, WebSocket, expect

from hapag.games import game
from hapag.games.words import Words
from tests.browser.fingers import Fingers, Touch

PHONE: ViewportSize = {"width": 390, "height": 844}
DESK: ViewportSize = {"width": 1280, "height": 800}
SLACK = 20.0
"""Seconds that anything may take on a busy machine."""
NETWORK = ("WebSocket connection", "Failed to load resource")
CALM = {"motion": "off"}


class Device:
    """One person's page. heard, said: frames in their order; errors: what the page complained of."""

    def __init__(self, context: BrowserContext, url: str, prefs: dict[str, Any] | None = None, name: str = "") -> None:
        context.set_default_timeout(SLACK * 1000)
        expect.set_options(timeout=SLACK * 1000)
        self.context, self.url = context, url
        self.heard: list[dict[str, Any]] = []
        self.said: list[dict[str, Any]] = []
        self.errors: list[str] = []
        kept = json.dumps({**(CALM if prefs is None else prefs), "name": name})
        self.keep("hapag.prefs", kept)
        self.page = self.open()

    def open(self) -> Page:
        """Open another window of the same device; its frames are kept with the others."""
        page = self.context.new_page()
        page.on("websocket", self.listen)
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("console", self.hear_console)
        return page

    def keep(self, key: str, value: str) -> None:
        """Put something into what the browser keeps for the server, unless it is there."""
        key, value = json.dumps(key), json.dumps(value)
        self.context.add_init_script(f"localStorage.getItem({key}) ?? localStorage.setItem({key}, {value})")

    def listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.heard.append(json.loads(frame)))
        socket.on("framesent", lambda frame: self.said.append(json.loads(frame)))

    def hear_console(self, message: ConsoleMessage) -> None:
        """Errors count, but for a network that is gone; so does a board that had to give way to the plain one."""
        fallen = "shown on the plain board" in message.text
        if fallen or (message.type == "error" and not message.text.startswith(NETWORK)):
            self.errors.append(message.text)

    def go(self, path: str = "/") -> Device:
        self.page.goto(f"{self.url}{path}")
        return self

    def sit_as_host(self, code: str, token: str) -> Device:
        """Come back to a table that was opened elsewhere, with its token."""
        self.keep(f"hapag.token.{code}", json.dumps(token))
        return self.go(f"/t/{code}")

    def until(self, condition: Callable[[], Any], what: str, slack: float = SLACK) -> Any:
        """Let the page work until something is so; return it."""
        end = time.monotonic() + slack
        while not (found := condition()):
            assert time.monotonic() < end, f"{what} never came; the page says: {self.text()[:600]}"
            self.page.wait_for_timeout(15)
        return found

    def draw(self) -> None:
        """Let the page draw what it heard."""
        self.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")

    @property
    def views(self) -> list[dict[str, Any]]:
        return [frame for frame in self.heard if frame["t"] == "view"]

    @property
    def view(self) -> dict[str, Any]:
        """The newest view heard; empty before the first."""
        return next((frame for frame in reversed(self.heard) if frame["t"] == "view"), {})

    @property
    def version(self) -> int:
        return int(self.view.get("version", -1))

    @property
    def moves(self) -> list[dict[str, Any]]:
        """The moves sent, oldest first."""
        return [frame for frame in self.said if frame["t"] == "move"]

    def answered(self, number: int) -> int:
        """Wait until a move sent is done, seen and drawn; return the version it made."""
        ask = self.moves[number]["id"]
        answer = self.until(lambda: [each for each in self.heard if each.get("id") == ask], "an answer")[0]
        assert answer["t"] == "ok", answer
        self.see(answer["version"]).draw()
        return int(answer["version"])

    @property
    def table(self) -> dict[str, Any]:
        found: dict[str, Any] = self.view.get("table", {})
        return found

    @property
    def phase(self) -> str:
        return str(self.table.get("phase", ""))

    @property
    def owes(self) -> list[int]:
        """Seats of this device that owe a choice."""
        if self.phase != "playing":
            return []
        return [seat for seat in self.table["owing"] if self.table["seats"][seat]["mine"]]

    def button(self, name: str, within: Locator | None = None) -> Locator:
        return (within or self.page).get_by_role("button", name=name)

    def close(self) -> None:
        """Close the sheet that is open."""
        self.page.get_by_role("dialog").get_by_role("button", name="Close", exact=True).click()

    @property
    def bar(self) -> Locator:
        return self.page.locator(".bar[role=group]")

    @property
    def result(self) -> Locator:
        return self.page.locator("dialog.result")

    @property
    def cover(self) -> Locator:
        """The screen between two people who share a phone."""
        return self.page.locator(".hand-over")

    def text(self) -> str:
        return self.page.locator("body").inner_text()

    def lobby(self, code: str | None = None) -> Device:
        """Wait for the seats to be shown."""
        expect(self.page.get_by_role("list", name="Seats")).to_be_visible()
        assert code is None or self.table["code"] == code
        return self

    def see(self, version: int) -> Device:
        self.until(lambda: self.version >= version, f"version {version}")
        return self

    def faces(self) -> set[int]:
        """Return the pieces whose faces are anywhere in the page."""
        ids: list[str] = self.page.eval_on_selector_all(
            "[data-id^=p], [data-piece]", "all => all.map((each) => each.dataset.piece ?? each.dataset.id.slice(1))"
        )
        return {int(each) for each in ids if each.isdigit()}


def start(device: Device, slug: str, way: str, fingers: Fingers | None = None) -> Device:
    """From the first page to a table, as people do it: the game's picture, then a way to play."""
    press = (fingers or Touch()).press
    title = Words(game(slug)).say("title")
    device.go()
    tile = device.page.get_by_role("button", name=re.compile(rf"^{re.escape(title)}\s+\d"))
    tile.wait_for()
    press(tile)
    ways = device.page.get_by_role("dialog", name=title, exact=True)
    ways.wait_for()
    press(ways.get_by_role("button", name=re.compile(f"^{way}")))
    device.until(lambda: device.version >= 0, "the table")
    return device
