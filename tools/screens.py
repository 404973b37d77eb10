"""Pictures of every screen, to be looked at: `python -m tools.screens [--only patong,pusoy] [--sizes 360x640] [--out screens]`.

Plays each game in a real browser and writes a picture at its moments: the deal, mid-hand, the end, the result, the odds
of a house game, the hand-over of a shared phone; and the first page, the start sheet and the lobby.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, sync_playwright

from hapag.games import game, games
from hapag.odds import load
from tests.browser.device import Device, start
from tests.browser.house import House, house
from tests.browser.player import Player
from tools import chromium

SIZES = ("360x640", "390x844", "1280x800")
PEOPLE = ("Ann", "Benedicto", "Chai")


class Camera(NamedTuple):
    """Takes pictures at one size."""

    browser: Browser
    served: House
    size: str
    out: Path

    def device(self, name: str = PEOPLE[0]) -> Device:
        width, height = map(int, self.size.split("x"))
        context = self.browser.new_context(viewport={"width": width, "height": height}, device_scale_factor=2)
        return Device(context, self.served.url, name=name)

    def take(self, device: Device, what: str) -> None:
        """Take a picture once everything has come to rest."""
        device.page.wait_for_timeout(250)
        path = self.out / f"{what}-{self.size}.png"
        device.page.screenshot(path=path)
        print(path, flush=True)


def rooms(camera: Camera) -> None:
    """The first page, the start sheet, and the lobby with somebody in it and somebody watching."""
    ann = camera.device().go()
    ann.page.locator(".tile").first.wait_for()
    camera.take(ann, "home")
    ann.page.locator(".tile").first.click()
    camera.take(ann, "start")
    ann.page.get_by_text("Adjust the table").click()
    camera.take(ann, "start-adjust")
    start(ann, "patong", "Online").lobby()
    camera.take(ann, "lobby")
    ben = camera.device(PEOPLE[1]).go(f"/t/{ann.table['code']}").lobby()
    camera.take(ben, "lobby-guest")
    for each in (ann, ben):
        each.context.close()


def alone(camera: Camera, slug: str) -> None:
    """A game alone: each of the first turns, before and after a card is chosen; the end, the result, the log, the rules."""
    ann = start(camera.device(), slug, "Solo")
    player = Player(ann)
    for turn in range(3):
        ann.until(lambda: ann.owes or ann.phase == "over", "a turn or the end")
        if ann.phase == "over":
            break
        ann.bar.wait_for()
        camera.take(ann, f"{slug}-turn-{turn + 1}")
        if ann.page.locator(".hand button").count():
            player.prepare()
            camera.take(ann, f"{slug}-turn-{turn + 1}-chosen")
        player.turn()
    player.round()
    camera.take(ann, f"{slug}-result")
    ann.close()
    camera.take(ann, f"{slug}-end")
    for name in ("This round and ledger", "Rules"):
        ann.button(name).first.click()
        camera.take(ann, f"{slug}-{name.split()[-1].lower()}")
        ann.close()
    ann.context.close()


def odds(camera: Camera, slug: str) -> None:
    """A house game's Odds page: the edge, each chart with a cell chosen, and the end; then a hint at the table."""
    if load(game(slug)) is None:
        return
    ann = start(camera.device(), slug, "Solo")
    ann.until(lambda: ann.owes, "a turn")
    ann.bar.wait_for()
    if ann.button("Hint").count():
        ann.button("Hint").click()
        ann.page.locator(".hint").wait_for()
        camera.take(ann, f"{slug}-hint")
    ann.button("Rules").first.click()
    ann.button("Odds and best play", ann.page.get_by_role("dialog", name="Rules")).click()
    ann.page.locator(".odds-page").wait_for()
    camera.take(ann, f"{slug}-odds")
    for number, chart in enumerate(ann.page.locator(".chart").all(), 1):
        chart.locator("button.chart-cell").last.click()
        camera.take(ann, f"{slug}-odds-chart-{number}")
    ann.page.locator(".odds-page > section").last.scroll_into_view_if_needed()
    camera.take(ann, f"{slug}-odds-end")
    ann.context.close()


def phone(camera: Camera, slug: str) -> None:
    """The phone on its way: before the first choice, held to peek, after a choice."""
    ann = start(camera.device(), slug, "One phone")
    ann.until(lambda: ann.owes, "a turn")
    ann.cover.wait_for()
    camera.take(ann, f"{slug}-hand-over")
    hold = ann.button("Hold to peek").bounding_box()
    assert hold is not None
    ann.page.mouse.move(hold["x"] + 20, hold["y"] + 20)
    ann.page.mouse.down()
    camera.take(ann, f"{slug}-hand-over-peek")
    ann.page.mouse.up()
    Player(ann).turn()
    camera.take(ann, f"{slug}-hand-over-next")
    ann.context.close()


def together(camera: Camera, slug: str) -> None:
    """Three people online, the first one's turn, and what a spectator sees then."""
    ann = start(camera.device(), slug, "Online").lobby()
    code = ann.table["code"]
    guests = [camera.device(name).go(f"/t/{code}").lobby() for name in PEOPLE[1:]]
    for guest in guests:
        guest.button("Sit here").first.click()
        guest.button("Stand up").wait_for()
    ann.button("Deal").click()
    eve = camera.device("Eve").go(f"/t/{code}")
    eve.page.locator(".play").wait_for()
    ann.page.locator(".play").wait_for()
    camera.take(ann, f"{slug}-online")
    camera.take(eve, f"{slug}-spectator")
    for each in (ann, eve, *guests):
        each.context.close()


def main() -> int:
    """Write the pictures."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--only", default=",".join(games()), help="games, with commas between them")
    parser.add_argument("--sizes", default=",".join(SIZES), help="sizes in CSS pixels, with commas between them")
    parser.add_argument("--out", type=Path, default=Path("screens"))
    wish = parser.parse_args()
    if (path := chromium.find()) is None:
        print(chromium.HOW, file=sys.stderr)
        return 1
    wish.out.mkdir(parents=True, exist_ok=True)
    with house() as served, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox", "--disable-gpu"])
        for size in wish.sizes.split(","):
            camera = Camera(browser, served, size, wish.out)
            rooms(camera)
            for slug in filter(None, wish.only.split(",")):
                for scene in (alone, odds, phone, together):
                    scene(camera, slug)
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
