"""What fits on a small phone, and what keeps still for those who want that."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import ViewportSize

from hapag.games import game, games
from hapag.games.words import Words
from tests.browser.conftest import Opened
from tests.browser.device import Device, start
from tests.browser.player import Player

pytestmark = pytest.mark.browser

DESIGN: ViewportSize = {"width": 360, "height": 640}
SIZES: dict[str, ViewportSize] = {"design size": DESIGN, "smallest": {"width": 320, "height": 568}}

LOOK = """() => new Promise((done) => new ResizeObserver((_, drawn) => {
  drawn.disconnect();
  const shown = (e) => e.checkVisibility() && !e.closest('[aria-hidden=true]') && e.getBoundingClientRect().width > 1;
  const box = (e) => e.getBoundingClientRect();
  const name = (e) => `${e.className} ${e.innerText || e.ariaLabel}`.slice(0, 70);
  const scope = document.querySelector('dialog[open]') ?? document.body;
  const buttons = [...scope.querySelectorAll('button, input, select, summary')].filter(shown);
  const bar = [...document.querySelectorAll('.bar button')].filter(shown);
  const rows = [...document.querySelectorAll('.hand-row')].map((row) => [...row.querySelectorAll('button')].map((e) => box(e).left));
  done({
    wide: document.documentElement.scrollWidth - innerWidth,
    outside: buttons.filter((e) => box(e).left < -0.5 || box(e).right > innerWidth + 0.5).map(name),
    low: bar.filter((e) => box(e).height < 44).map(name),
    cut: bar.filter((e) => box(e).bottom > innerHeight + 0.5 || box(e).top < 0 || e.scrollWidth > e.clientWidth + 1
      || e.scrollHeight > e.clientHeight + 1).map(name),
    covered: bar.filter((e) => {
      const at = document.elementFromPoint(box(e).left + box(e).width / 2, box(e).top + box(e).height / 2);
      return !scope.matches('dialog') && at !== e && !e.contains(at);
    }).map(name),
    strips: rows.flatMap((lefts) => lefts.slice(1).map((left, i) => left - lefts[i])).filter((strip) => strip < 24),
    hidden: [...document.querySelectorAll('.middle')].map((e) => e.scrollHeight - e.clientHeight).filter((gap) => gap > 2),
    count: bar.length,
  });
}).observe(document.body))"""
"""Looks at the page when it is laid out and has found its sizes, just before it is painted."""


def wrong(device: Device) -> dict[str, Any]:
    """Return what does not fit."""
    found: dict[str, Any] = device.page.evaluate(LOOK)
    count = found.pop("count")
    assert count or device.result.count() or device.phase in ("lobby", ""), "there are no buttons to look at"
    return {what: each for what, each in found.items() if each and each != 0 and (what != "wide" or each > 0)}


def but_for_scrolling(device: Device) -> dict[str, Any]:
    """Return what does not fit where the middle may be scrolled: when all is revealed, and on the smallest phones."""
    return {what: each for what, each in wrong(device).items() if what != "hidden"}


def at_each_size(device: Device, *, over: bool = False) -> dict[str, Any]:
    """Return what does not fit on either phone; the page is left at the design size."""
    found: dict[str, Any] = {}
    for name, size in reversed(SIZES.items()):
        device.page.set_viewport_size(size)
        device.draw()
        found[name] = but_for_scrolling(device) if over or size != DESIGN else wrong(device)
    return {name: each for name, each in found.items() if each}


@pytest.mark.parametrize("slug", games())
def test_a_game_fits_a_small_phone(slug: str, device: Opened) -> None:
    """No side-scrolling; buttons of 44 px, whole, labels and all; strips of 24 px in a hand."""
    ann = start(device(name="Maximiliana", size=DESIGN), slug, "Solo")
    player = Player(ann)
    found: dict[str, Any] = {}
    while ann.until(lambda: ann.owes or ann.phase == "over", "a turn or the end") and ann.owes:
        ann.bar.wait_for()
        found[f"turn {len(found)}"] = at_each_size(ann)
        player.turn()
    ann.result.wait_for()
    found["result"] = at_each_size(ann, over=True)
    ann.close()
    found["end"] = at_each_size(ann, over=True)
    assert {moment: each for moment, each in found.items() if each} == {}


def test_the_middle_gets_smaller_before_anything_of_it_hides(device: Opened) -> None:
    ann = start(device(size=DESIGN), "pusoy-dos", "Solo")
    ann.until(lambda: ann.owes, "a turn")
    ann.bar.wait_for()
    sizes = [1.0]
    while sizes[-1] > 0.8:
        ann.page.set_viewport_size({"width": 360, "height": 640 - 10 * len(sizes)})
        ann.draw()
        assert wrong(ann) == {}
        sizes.append(float(ann.page.locator(".middle > *").first.evaluate("(e) => getComputedStyle(e).zoom")))
    assert sizes == sorted(sizes, reverse=True)


def title(slug: str) -> str:
    return Words(game(slug)).say("title")


def longest_word(slug: str) -> int:
    return max(map(len, title(slug).split()))


LONGEST = (*sorted(games(), key=longest_word)[-2:], max(games(), key=lambda slug: len(title(slug))))


@pytest.mark.parametrize("slug", dict.fromkeys(LONGEST))
def test_a_title_stands_whole_beside_the_clock(slug: str, device: Opened) -> None:
    ann = start(device(name="Ann", size=DESIGN), slug, "Online").lobby()
    ben = device(name="Ben").go(f"/t/{ann.table['code']}").lobby()
    ben.button("Sit here").first.click()
    ann.button("Deal").click()
    ann.page.locator(".countdown").wait_for()
    head = ann.page.locator(".top-title h1")
    assert head.evaluate("(e) => [e.scrollWidth <= e.clientWidth, e.scrollHeight <= e.clientHeight + 1]") == [
        True,
        True,
    ]


def test_the_other_screens_fit_a_small_phone(device: Opened) -> None:
    ann = device(name="Maximiliana", size=DESIGN).go()
    ann.page.get_by_role("button", name="Patong").wait_for()
    found = {"home": at_each_size(ann)}
    ann.page.get_by_role("button", name="Patong").click()
    ann.page.get_by_text("Adjust the table").click()
    found["sheet"] = at_each_size(ann)
    start(ann, "pusoy", "Online").lobby()
    found["lobby"] = at_each_size(ann)
    assert {moment: each for moment, each in found.items() if each} == {}


MOVES = """() => {
  globalThis.moves = [];
  globalThis.fades = [];
  const note = (list, target) => list.push(`${target.getAttribute?.("class")}`);
  for (const kind of ["animationstart", "transitionrun"]) addEventListener(kind, ({ target }) => note(moves, target), true);
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, timing) {
    const still = frames.every((each) => Object.keys(each).join() === "opacity") && timing.duration <= 100;
    note(still ? fades : moves, this);
    return animate.call(this, frames, timing);
  };
}"""
"""Notes the class of whatever sets off to move, and of what fades in shortly where it is."""


def moves(device: Device, slug: str) -> list[str]:
    """Return the classes of all that moves from the first page until a choice is made."""
    device.context.add_init_script(f"({MOVES})()")
    start(device, slug, "Solo")
    device.until(lambda: device.owes or device.phase == "over", "a turn")
    Player(device).turn()
    device.draw()
    found: list[str] = device.page.evaluate("moves")
    return found


@pytest.mark.parametrize("slug", games())
def test_nothing_moves_for_those_who_want_it_still(slug: str, device: Opened) -> None:
    assert moves(device(prefs={}, reduced_motion="reduce"), slug) == []


def test_what_is_new_fades_in_for_those_who_want_it_still(device: Opened) -> None:
    still = device(prefs={}, reduced_motion="reduce")
    assert moves(still, "patong") == []
    assert still.page.evaluate("fades.length") > 0


def test_motion_switched_off_is_off(device: Opened) -> None:
    off = device(prefs={"motion": "off"})
    assert moves(off, "patong") == []
    assert off.page.evaluate("fades.length") == 0


def test_cards_move_for_everybody_else(device: Opened) -> None:
    assert any("card" in each.split() for each in moves(device(prefs={}), "patong"))
