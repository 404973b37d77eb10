"""Pictures of every screen, to be looked at: `python -m tools.screens [--only patong,pusoy] [--sizes 360x640] [--looks light]`.

Plays each game in a real browser and writes pictures of its moments at every size and in every way of seeing asked for:
the deal, mid-hand, the end, the result, the odds of a house game, the hand-over of a shared phone; and the first page,
the start sheet and the lobby. A contact sheet for each game, size and look puts its moments side by side.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from hapag.games import game, games
from hapag.odds import load
from tests.browser.device import Device, start
from tests.browser.house import House, house
from tests.browser.looks import LOOKS, see, viewport
from tests.browser.player import Player
from tools import chromium

SIZES = ("320x568", "360x640", "390x844", "768x1024", "1280x800")
PEOPLE = ("Ann", "Benedicto", "Chai")
SHEET, PICTURE = 1480, 730
"""How wide a contact sheet is, and the widest picture on it, in pixels."""


class Camera:
    """Takes pictures at every size and in every look asked for. taken: by sheet, with what each shows."""

    def __init__(self, browser: Browser, served: House, wish: argparse.Namespace) -> None:
        self.browser, self.served, self.out = browser, served, wish.out
        self.sizes, self.looks = wish.sizes.split(","), wish.looks.split(",")
        self.scale = wish.scale
        self.taken: dict[str, list[tuple[str, Path]]] = {}

    def device(self, name: str = PEOPLE[0]) -> Device:
        context = self.browser.new_context(viewport=viewport(self.sizes[0]), device_scale_factor=self.scale)
        return Device(context, self.served.url, name=name)

    def take(self, device: Device, what: str) -> None:
        """Take pictures once everything has come to rest; the page goes back to the first size and look."""
        about, _, moment = what.partition(" ")
        for size in self.sizes:
            for look in self.looks:
                see(device, size, look)
                device.page.wait_for_timeout(120)
                rest = f"{size}-{look}"
                path = self.out / f"{about}-{moment.replace(' ', '-')}-{rest}.png"
                device.page.screenshot(path=path)
                self.taken.setdefault(f"{about}-{rest}", []).append((moment, path))
                print(path, flush=True)
        see(device, self.sizes[0], "plain")

    def sheets(self) -> None:
        """Write the contact sheets."""
        with self.browser.new_context(viewport={"width": SHEET, "height": 800}) as context:
            page = context.new_page()
            for name, taken in self.taken.items():
                width = min(PICTURE, viewport(name.split("-")[-2])["width"])
                figures = "".join(
                    f"<figure><img src={path.name} width={width}><figcaption>{moment}</figcaption></figure>"
                    for moment, path in taken
                )
                about = self.out / f"sheet-{name}.html"
                about.write_text(f"<style>{STYLE}</style>{figures}", encoding="utf-8")
                page.goto(about.resolve().as_uri())
                page.screenshot(path=about.with_suffix(".png"), full_page=True)
                about.unlink()
                print(about.with_suffix(".png"), flush=True)


STYLE = """body{margin:0;background:#888;font:13px sans-serif;display:flex;flex-wrap:wrap;gap:6px}
figure{margin:0}img{display:block}figcaption{text-align:center}"""


def rooms(camera: Camera) -> None:
    """The first page, the start sheet, and the lobby with somebody in it and somebody watching; what lies around them."""
    ann = camera.device().go()
    ann.page.locator(".tile").first.wait_for()
    camera.take(ann, "rooms home")
    ann.page.locator(".tile").first.click()
    camera.take(ann, "rooms start")
    ann.page.get_by_text("Adjust the table").click()
    camera.take(ann, "rooms start adjust")
    start(ann, "patong", "Online").lobby()
    camera.take(ann, "rooms lobby")
    ben = camera.device(PEOPLE[1]).go(f"/t/{ann.table['code']}").lobby()
    camera.take(ben, "rooms lobby guest")
    ann.button("Game and options").click()
    camera.take(ann, "rooms options")
    ann.go().page.locator(".yours").wait_for()
    camera.take(ann, "rooms home with tables")
    ann.button("Settings").first.click()
    ann.page.get_by_role("dialog").wait_for()
    camera.take(ann, "rooms settings")
    ann.page.get_by_role("heading", name="On this device").scroll_into_view_if_needed()
    camera.take(ann, "rooms settings end")
    ann.go("/about").page.locator(".credits li").first.wait_for()
    camera.take(ann, "rooms about")
    ann.go("/t/BBBB").page.locator(".join").wait_for()
    camera.take(ann, "rooms no table")
    ann.go("/offline")
    camera.take(ann, "rooms offline")
    for each in (ann, ben):
        each.context.close()


def alone(camera: Camera, slug: str) -> None:
    """A game alone: each of the first turns, before and after a card is chosen; the end, and the result."""
    ann = start(camera.device(), slug, "Solo")
    player = Player(ann)
    for turn in range(1, 5):
        ann.until(lambda: ann.owes or ann.phase == "over", "a turn or the end")
        if ann.phase == "over":
            break
        ann.bar.wait_for()
        camera.take(ann, f"{slug} turn {turn}")
        if ann.page.locator(".hand button").count():
            player.prepare()
            camera.take(ann, f"{slug} turn {turn} chosen")
        player.turn()
    player.round()
    camera.take(ann, f"{slug} result")
    ann.close()
    camera.take(ann, f"{slug} end")
    ann.context.close()


def sheets(camera: Camera, slug: str) -> None:
    """What a table tells of itself in sheets: the log, the rules."""
    ann = start(camera.device(), slug, "Solo")
    ann.until(lambda: ann.owes, "a turn")
    ann.bar.wait_for()
    for name in ("This round and ledger", "Rules"):
        ann.button(name).first.click()
        camera.take(ann, f"{slug} {name.split()[-1].lower()}")
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
        camera.take(ann, f"{slug} hint")
    ann.button("Rules").first.click()
    ann.button("Odds and best play", ann.page.get_by_role("dialog", name="Rules")).click()
    ann.page.locator(".odds-page").wait_for()
    camera.take(ann, f"{slug} odds")
    for number, chart in enumerate(ann.page.locator(".chart").all(), 1):
        chart.locator("button.chart-cell").last.click()
        camera.take(ann, f"{slug} odds chart {number}")
    ann.page.locator(".odds-page > section").last.scroll_into_view_if_needed()
    camera.take(ann, f"{slug} odds end")
    ann.context.close()


def phone(camera: Camera, slug: str) -> None:
    """The phone on its way: before the first choice, held to peek, after a choice."""
    ann = start(camera.device(), slug, "One phone")
    ann.until(lambda: ann.owes, "a turn")
    ann.cover.wait_for()
    camera.take(ann, f"{slug} hand over")
    hold = ann.button("Hold to peek").bounding_box()
    assert hold is not None
    ann.page.mouse.move(hold["x"] + 20, hold["y"] + 20)
    ann.page.mouse.down()
    camera.take(ann, f"{slug} hand over peek")
    ann.page.mouse.up()
    Player(ann).turn()
    camera.take(ann, f"{slug} hand over next")
    ann.context.close()


def together(camera: Camera, slug: str) -> None:
    """Three people online: who is to choose, who waits for them, and what a spectator sees, in mid-hand and at the end."""
    ann = start(camera.device(), slug, "Online").lobby()
    code = ann.table["code"]
    guests = [camera.device(name).go(f"/t/{code}").lobby() for name in PEOPLE[1:]]
    for guest in guests:
        guest.button("Sit here").first.click()
        guest.button("Stand up").wait_for()
    ann.button("Deal").click()
    eve = camera.device("Eve").go(f"/t/{code}")
    people = [ann, *guests]
    for each in (*people, eve):
        each.page.locator(".play").wait_for()
    for turn in range(1, 60):
        ann.until(lambda: any(each.owes for each in people) or ann.phase == "over", "a turn or the end")
        if ann.phase == "over":
            break
        owing = [each for each in people if each.owes]
        waiting = next((each for each in people if each not in owing), None)
        if turn in (1, 3, 6):
            camera.take(owing[0], f"{slug} online {turn}")
        if waiting is not None and turn in (2, 6):
            camera.take(waiting, f"{slug} waits {turn}")
        if turn == 3:
            camera.take(eve, f"{slug} spectator")
        Player(owing[0]).turn()
    eve.page.wait_for_timeout(400)
    camera.take(eve, f"{slug} spectator end")
    for each in (*people, eve):
        each.context.close()


SCENES = {"alone": alone, "together": together, "phone": phone, "sheets": sheets, "odds": odds}


def main() -> int:
    """Write the pictures."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--only", default=",".join(games()), help="games, with commas between them")
    parser.add_argument("--sizes", default=",".join(SIZES), help="sizes in CSS pixels, with commas between them")
    parser.add_argument("--looks", default="plain", help=f"ways of seeing: {', '.join(LOOKS)}")
    parser.add_argument("--scenes", default=f"rooms,{','.join(SCENES)}", help="what to play, with commas between")
    parser.add_argument("--scale", type=float, default=2, help="pixels of a picture for each CSS pixel")
    parser.add_argument("--out", type=Path, default=Path("screens"))
    wish = parser.parse_args()
    if (path := chromium.find()) is None:
        print(chromium.HOW, file=sys.stderr)
        return 1
    wish.out.mkdir(parents=True, exist_ok=True)
    with house() as served, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox", "--disable-gpu"])
        camera = Camera(browser, served, wish)
        scenes = wish.scenes.split(",")
        if "rooms" in scenes:
            rooms(camera)
        for slug in filter(None, wish.only.split(",")):
            for name, scene in SCENES.items():
                if name in scenes:
                    scene(camera, slug)
        camera.sheets()
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
