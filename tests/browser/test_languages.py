"""Every word on every screen comes from a catalogue, longer languages fit, and the owner's choice is heeded at once."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest
from playwright.sync_api import ViewportSize, expect

from hapag.games import game, games
from hapag.games.words import Words
from tests.browser.conftest import Opened
from tests.browser.device import Device
from tests.browser.house import SEED, House
from tests.browser.player import Player
from tests.browser.pseudo import speak_pseudo, strays, stretched
from tests.browser.test_small import but_for_scrolling

pytestmark = pytest.mark.browser

SMALLEST: ViewportSize = {"width": 320, "height": 568}
SAMPLE = Random(f"languages {SEED}").sample(games(), 2)
ALL = [pytest.param(slug, marks=() if slug in SAMPLE else pytest.mark.slow) for slug in games()]
SHEETS = ("settings", "help", "log", "leave")
"""Keys of the buttons above a table that open a sheet; on a narrow one the rules lead to the odds."""
TURNS = 12
"""Turns looked at; a round may have more."""


@pytest.fixture
def ann(device: Opened) -> Iterator[Device]:
    """A small phone that hears the made-up language."""
    opened = device(name="Ann", size=SMALLEST)
    speak_pseudo(opened.context)
    yield opened
    opened.context.unroute_all(behavior="ignoreErrors")


Look = Callable[[Device], dict[str, Any]]


def walk(device: Device, title: str, look: Look) -> dict[str, Any]:
    """Go through a game from the first page to the end of a round; return what `look` finds wrong, by place."""
    found: dict[str, Any] = {}

    def note(place: str) -> None:
        device.draw()
        if wrong := look(device):
            found.setdefault(place, wrong)

    page = device.go().page
    tile = page.get_by_role("button").filter(has_text=title).first
    tile.wait_for()
    note("home")
    tile.click()
    page.locator("dialog.start .way").first.wait_for()
    page.locator("dialog.start summary").click()
    note("start sheet")
    page.locator("dialog.start .way").first.click()
    play(device, note)
    return found


def play(device: Device, note: Callable[[str], None]) -> None:
    """Play a round, look at the table at every turn, at its result, and at every sheet."""
    player, turns = Player(device), 0
    while device.until(lambda: device.owes or device.phase == "over", "a turn or the end") and device.owes:
        device.bar.wait_for()
        if turns == 0:
            take_hint(device)
        if turns < TURNS:
            note(f"turn {turns}")
        turns += 1
        player.turn()
    device.result.wait_for()
    note("result")
    device.page.locator(".result-tools button").nth(1).click()
    device.page.locator("dialog.fairness").wait_for()
    note("fairness")
    shut(device)
    note("table at the end")
    for sheet in SHEETS:
        if (button := device.page.locator(f".top button[data-key={sheet}]")).is_visible():
            button.click()
            device.page.locator("dialog[open] .sheet-scroll").wait_for()
            device.page.wait_for_timeout(150)
            note(sheet)
            if sheet == "help" and (odds := device.page.locator("dialog[open] footer button")).count():
                odds.click()
                device.page.locator("dialog.odds .odds-edge").wait_for()
                note("odds")
            shut(device)


def take_hint(device: Device) -> None:
    if (button := device.page.locator("button[data-key=hint]")).is_visible():
        button.click()
        device.page.locator(".hint").wait_for()


def shut(device: Device) -> None:
    device.page.locator("dialog[open] header button").last.click()
    device.page.locator("dialog[open]").wait_for(state="detached")


def misfits(device: Device) -> dict[str, Any]:
    """Return what does not fit, but for charts, which scroll by themselves."""
    found = but_for_scrolling(device)
    outside = [each for each in found.pop("outside", []) if not each.startswith("chart-cell")]
    return {**found, "outside": outside} if outside else found


@pytest.mark.parametrize("slug", ALL)
def test_every_word_of_a_game_is_in_a_catalogue_and_a_longer_language_fits(slug: str, ann: Device) -> None:
    """The made-up language at 320 px: texts without brackets are in no catalogue, boxes that run over are too narrow."""
    title = stretched(Words(game(slug)).say("title"))
    assert walk(ann, title, lambda device: {**strays(device), **misfits(device)}) == {}


@pytest.mark.parametrize("locale", [pytest.param("fil", marks=pytest.mark.slow), "th"])
@pytest.mark.parametrize("slug", ALL)
def test_a_language_fits_the_smallest_phone(slug: str, locale: str, device: Opened) -> None:
    ann = device(name="Ann", size=SMALLEST, prefs={"motion": "off", "lang": locale})
    assert walk(ann, Words(game(slug), locale).say("title"), misfits) == {}
    assert ann.page.evaluate("document.documentElement.lang") == locale


def test_the_first_page_its_settings_and_about_are_in_a_catalogue(ann: Device, served: House) -> None:
    """With a table to come back to, and a code that leads nowhere."""
    code, token = served.open_table(game="pusoy", people=["Ann"], seats=4)
    ann.sit_as_host(code, token).page.locator(".lobby-seats").wait_for()
    ann.go().page.locator(".tile").first.wait_for()
    found = {"home": {**strays(ann), **misfits(ann)}}
    ann.page.locator(".masthead button[data-key=settings]").click()
    ann.page.locator("dialog[open] .language").wait_for()
    found["settings"] = {**strays(ann), **misfits(ann)}
    ann.go("/about").page.locator("main h2").first.wait_for()
    found["about"] = strays(ann)
    ann.go("/t/BCDF").page.locator("main, h1").first.wait_for()
    ann.page.wait_for_timeout(300)
    found["no such table"] = strays(ann)
    assert {place: each for place, each in found.items() if each} == {}


def test_the_lobby_and_its_sheets_are_in_a_catalogue(ann: Device, served: House) -> None:
    code, token = served.open_table(game="pusoy", people=["Ann"], seats=4)
    ann.sit_as_host(code, token)
    ann.page.locator(".lobby-seats").wait_for()
    found = {"lobby": strays(ann)}
    ann.page.locator(".lobby-tools button").first.click()
    ann.page.locator("dialog[open] select").wait_for()
    found["options"] = strays(ann)
    assert {place: each for place, each in found.items() if each} == {}


def test_the_screens_between_two_people_are_in_a_catalogue(ann: Device, served: House) -> None:
    code, token = served.open_table(game="pusoy", way="phone", people=["Ann", "Ben"])
    ann.sit_as_host(code, token)
    ann.page.locator(".bar .primary").click()
    ann.page.locator(".hand-over").wait_for()
    found = {"hand over": strays(ann)}
    ann.page.locator(".pass-tools .primary").click()
    ann.page.wait_for_timeout(300)
    found["taken"] = strays(ann)
    assert {place: each for place, each in found.items() if each} == {}


def test_the_browsers_language_is_spoken_until_the_owner_chooses_another(device: Opened) -> None:
    ann = device(name="Ann", locale="fil-PH").go()
    root = ann.page.locator("html")
    expect(ann.page.get_by_text("Maupo ka")).to_be_visible()
    expect(root).to_have_attribute("lang", "fil")
    ann.page.locator(".home .language select").select_option("th")
    expect(ann.page.get_by_text("เชิญนั่ง")).to_be_visible()
    expect(root).to_have_attribute("lang", "th")
    ann.page.reload()
    expect(ann.page.get_by_text("เชิญนั่ง")).to_be_visible()


@pytest.mark.parametrize(("locale", "words"), [("en-GB", "en"), ("th-TH", "th")])
def test_a_page_loads_the_words_of_one_language_alone(locale: str, words: str, device: Opened, served: House) -> None:
    code, token = served.open_table(game="pok-deng", people=["Ann"], seats=2)
    ann = device(name="Ann", locale=locale)
    asked: list[str] = []
    ann.page.on("request", lambda request: asked.append(request.url))
    ann.sit_as_host(code, token).page.locator(".lobby-seats").wait_for()
    told = [found[1] for url in asked if (found := re.search(r"(?:[?&]lang=|/text/)(\w+)", url))]
    assert len(told) >= 2
    assert set(told) == {words}


def test_another_language_applies_at_once_at_the_table(device: Opened, served: House) -> None:
    code, token = served.open_table(game="pusoy", people=["Ann"], seats=2)
    ann = device(name="Ann").sit_as_host(code, token).lobby()
    heard = len(ann.heard)
    ann.page.locator(".top button[data-key=settings]").click()
    ann.page.locator("dialog .language select").select_option("fil")
    expect(ann.page.get_by_role("heading", name="Mga setting")).to_be_visible()
    expect(ann.page.get_by_role("list", name="Mga upuan")).to_be_attached()
    assert len(ann.heard) == heard, "the table was not opened anew"


def test_titles_say_which_language_they_are_in(device: Opened) -> None:
    ann = device(name="Ann").go()
    expect(ann.page.locator(".tile [lang=fil]", has_text="Pusoy Dos")).to_be_visible()


def test_thai_lines_have_room_and_letters_none_between(device: Opened) -> None:
    ann = device(name="Ann", prefs={"lang": "th"}).go()
    ann.page.locator(".tile").first.wait_for()
    tight = ann.page.evaluate("""() => [...document.querySelectorAll('main *, header *')]
      .filter((e) => !e.closest('svg, [lang]:not(html)') && e.innerText && e.checkVisibility())
      .filter((e) => parseFloat(getComputedStyle(e).lineHeight) < 1.5 * parseFloat(getComputedStyle(e).fontSize) - 0.1
        || !['normal', '0px'].includes(getComputedStyle(e).letterSpacing))
      .map((e) => `${e.className} ${e.innerText}`)""")
    assert tight == []
