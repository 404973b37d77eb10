"""The rooms around the table, as people meet them: the first page, the way to a table, the lobby, settings, About."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from hapag.games import games
from tests.browser.conftest import Opened
from tests.browser.device import DESK, Device, start
from tests.browser.house import House
from tests.browser.looks import SIZES, see
from tests.browser.test_access import broken

pytestmark = pytest.mark.browser


def home(device: Device) -> Device:
    device.go().page.locator(".tile").first.wait_for()
    return device


def picked(device: Device) -> Device:
    home(device).page.locator(".tile").first.click()
    device.page.get_by_role("dialog").wait_for()
    return device


def adjusted(device: Device) -> Device:
    picked(device).page.get_by_text("Adjust the table").click()
    return device


def rules(device: Device) -> Device:
    device.button("Rules", picked(device).page.get_by_role("dialog")).click()
    device.page.locator(".prose h1").wait_for()
    return device


def settings(device: Device) -> Device:
    device.button("Settings", home(device).page.locator("body")).click()
    device.page.get_by_role("dialog", name="Settings").wait_for()
    return device


def about(device: Device) -> Device:
    device.go("/about").page.locator(".credits li").nth(5).wait_for()
    return device


def lobby(device: Device) -> Device:
    return start(device, "patong", "Online").lobby()


def options(device: Device) -> Device:
    device.button("Game and options", lobby(device).page.locator("body")).click()
    device.page.get_by_role("dialog").locator("fieldset, .switch").first.wait_for()
    return device


def no_table(device: Device) -> Device:
    device.go("/t/BBBB").page.get_by_role("heading", name="There is no table BBBB").wait_for()
    return device


def offline(device: Device) -> Device:
    device.go("/offline").page.get_by_role("heading").wait_for()
    return device


ROOMS: dict[str, Callable[[Device], Device]] = {
    each.__name__: each for each in (home, picked, adjusted, rules, settings, about, lobby, options, no_table, offline)
}
NARROW = """() => {
  const shown = (e) => e.checkVisibility() && e.getBoundingClientRect().width > 1 && !e.closest('[aria-hidden=true], .unseen');
  const all = [...document.querySelectorAll('button, a, input, select, summary')].filter(shown);
  const label = (e) => `${e.className} ${e.innerText || e.ariaLabel || e.id}`.slice(0, 60);
  const scope = document.querySelector('dialog[open]') ?? document.body;
  return {
    wide: Math.max(0, document.documentElement.scrollWidth - innerWidth),
    outside: all.filter((e) => scope.contains(e) && (e.getBoundingClientRect().left < -0.5 || e.getBoundingClientRect().right > innerWidth + 0.5)).map(label),
    small: all.filter((e) => scope.contains(e) && !e.matches('p a, li a, input[type=radio], input[type=checkbox]') && e.getBoundingClientRect().height < 43.5).map(label),
    wordless: all.filter((e) => e.matches('button, a') && !(e.innerText.trim() || e.ariaLabel)).map(label),
  };
}"""
"""What is wider than the page, what stands out of it, what is lower than a finger, what says nothing."""


@pytest.mark.parametrize("room", ROOMS)
def test_a_room_fits_every_size_with_small_and_with_large_text(room: str, device: Opened) -> None:
    """No side-scrolling at 320 px, at twice the text either; controls of 44 px."""
    ann = ROOMS[room](device(name="Maximiliana"))
    found = {}
    for size in SIZES:
        for look in ("plain", "text"):
            see(ann, size, look)
            found[size, look] = {what: each for what, each in ann.page.evaluate(NARROW).items() if each}
    assert {where: each for where, each in found.items() if each} == {}


@pytest.mark.parametrize("room", ROOMS)
def test_no_room_breaks_a_rule_of_access_in_light_or_dark(room: str, device: Opened) -> None:
    ann = ROOMS[room](device(name="Ann"))
    found = {}
    for size, look in (("390x844", "plain"), ("390x844", "light"), ("1280x800", "four"), ("320x568", "text")):
        see(ann, size, look)
        found[size, look] = broken(ann)
    assert {where: each for where, each in found.items() if each} == {}


@pytest.mark.parametrize("room", ROOMS)
def test_a_room_has_a_title_and_a_language(room: str, device: Opened) -> None:
    ann = ROOMS[room](device(name="Ann"))
    assert re.search(r"Hapag", ann.page.title())
    assert ann.page.locator("html").get_attribute("lang") == "en"
    assert ann.page.locator("h1").count() == 1 or room == "rules"


BORDERS = """() => [...document.querySelectorAll('button, input, select, .as-button')].filter((e) => e.checkVisibility()
  && !e.matches('[type=radio], [type=checkbox], [type=range]')).filter((e) => getComputedStyle(e).borderTopWidth === '0px').map((e) => e.className || e.id)"""


@pytest.mark.parametrize("room", ROOMS)
def test_controls_keep_an_edge_in_forced_colours(room: str, device: Opened) -> None:
    ann = ROOMS[room](device(name="Ann"))
    see(ann, "390x844", "forced")
    assert ann.page.evaluate(BORDERS) == []


@pytest.mark.parametrize("room", ["home", "picked", "settings", "lobby"])
def test_nothing_of_a_room_moves_for_those_who_want_it_still(room: str, device: Opened) -> None:
    ann = device(name="Ann", prefs={}, reduced_motion="reduce")
    ann.context.add_init_script("addEventListener('animationstart', () => { globalThis.moved = true; }, true)")
    ROOMS[room](ann)
    ann.draw()
    assert ann.page.evaluate("globalThis.moved ?? false") is False


@pytest.mark.parametrize(("opener", "title"), [("Settings", "Settings"), ("Patong Poker", "Patong Poker")])
def test_escape_closes_a_dialog_and_the_focus_returns(opener: str, title: str, device: Opened) -> None:
    ann = home(device(size=DESK))
    button = ann.page.get_by_role("button", name=re.compile(f"^{opener}"))
    button.focus()
    ann.page.keyboard.press("Enter")
    dialog = ann.page.get_by_role("dialog", name=title, exact=True)
    dialog.wait_for()
    assert dialog.evaluate("(e) => e.contains(document.activeElement)")
    for _ in range(30):  # the focus stays inside, or goes to the browser's own bars
        ann.page.keyboard.press("Tab")
        assert ann.page.evaluate("!document.activeElement.closest('.home > :not(dialog)')")
    ann.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(button).to_be_focused()


def test_the_focus_goes_from_top_to_bottom(device: Opened) -> None:
    ann = home(device(size=DESK))
    places = []
    for _ in range(9):
        ann.page.keyboard.press("Tab")
        places.append(
            ann.page.evaluate(
                "(document.activeElement.closest('section, form, header, footer') ?? document.body).className"
            )
        )
    assert places[:3] == ["masthead", "join", "join"]
    assert ann.page.evaluate("document.activeElement.className") == "tile"


@pytest.mark.parametrize("way", ["Solo", "One phone", "Online"])
def test_two_taps_lead_to_a_table(way: str, device: Opened) -> None:
    ann = home(device(name="Ann"))
    ann.page.get_by_role("button", name=re.compile("^Patong Poker")).click()
    ann.page.get_by_role("dialog").get_by_role("button", name=re.compile(f"^{way}")).click()
    ann.until(lambda: ann.phase == ("lobby" if way == "Online" else "playing"), "the table")


def test_every_game_stands_on_the_shelf_with_its_picture(device: Opened) -> None:
    ann = home(device())
    expect(ann.page.locator(".tile")).to_have_count(len(games()))
    assert all(each.locator(".scene-card").count() for each in ann.page.locator(".tile").all())


@pytest.mark.parametrize(
    "typed", ["{code}", "{lower}", " {lower} ", "{dashed}", "{url}/t/{code}", "{url}/t/{lower}?x=1"]
)
def test_a_code_is_understood_however_it_is_typed(typed: str, device: Opened, served: House) -> None:
    code, _ = served.open_table(game="patong")
    ann = home(device())
    text = typed.format(code=code, lower=code.lower(), dashed=f"{code[:2].lower()}-{code[2:]}", url=served.url)
    ann.page.get_by_label("Have a code?").fill(text)
    ann.page.keyboard.press("Enter")
    ann.lobby(code)


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("", "four letters of the table"),
        ("BKL", "has four letters"),
        ("BKAM", "“A”"),
        ("b0km", "“0”"),
        ("BBBB", "no table BBBB"),
    ],
)
def test_what_is_wrong_with_a_code_is_said_and_can_be_mended(typed: str, said: str, device: Opened) -> None:
    ann = home(device())
    ann.page.get_by_label("Have a code?").fill(typed)
    ann.button("Join").click()
    expect(ann.page.get_by_text(said)).to_be_visible()
    field = ann.page.get_by_label("Have a code?")
    expect(field).to_be_visible()
    assert typed == "BBBB" or field.get_attribute("aria-invalid") == "true"


def test_a_table_that_one_sits_at_is_on_the_first_page_until_it_is_closed(device: Opened) -> None:
    ann = lobby(device(name="Ann"))
    code = ann.table["code"]
    home(ann)
    link = ann.page.get_by_role("link", name=re.compile(code))
    expect(link).to_be_visible()
    link.click()
    ann.lobby(code)
    ann.button("Leave").first.click()
    ann.button("Leave and close the table").click()
    ann.page.locator(".tile").first.wait_for()
    expect(ann.page.get_by_role("link", name=re.compile(code))).to_have_count(0)


def test_who_watches_has_no_table_to_come_back_to(device: Opened, served: House) -> None:
    code, _ = served.open_table(game="patong")
    eve = device(name="Eve").go(f"/t/{code}").lobby()
    home(eve)
    expect(eve.page.get_by_role("link", name=re.compile(code))).to_have_count(0)


def test_a_name_is_asked_for_once(device: Opened, served: House) -> None:
    """WCAG 3.3.7: what was typed in one lobby stands in the next, in the settings and in the start sheet."""
    first, second = (served.open_table(game="patong")[0] for _ in range(2))
    ben = device().go(f"/t/{first}").lobby()
    ben.page.get_by_label("Your name").fill("Benedicto")
    ben.button("Sit here").first.click()
    expect(ben.page.get_by_text("Benedicto")).to_be_visible()
    ben.go(f"/t/{second}").lobby()
    expect(ben.page.get_by_label("Your name")).to_have_value("Benedicto")
    settings(ben)
    expect(ben.page.get_by_label("Your name")).to_have_value("Benedicto")


def test_the_lobby_copies_its_link_where_the_browser_has_no_clipboard(device: Opened) -> None:
    ann = device(name="Ann")
    ann.context.add_init_script(
        "Object.defineProperty(navigator, 'clipboard', { value: undefined });"
        "document.execCommand = (what) => { globalThis.copied = [what, getSelection().toString() || document.activeElement.value]; return true; }"
    )
    lobby(ann)
    ann.button("Copy link").click()
    assert ann.page.evaluate("copied") == ["copy", f"{ann.url}/t/{ann.table['code']}"]
    expect(ann.page.get_by_text("The link is copied.").first).to_be_attached()


def test_the_lobby_shares_its_link_where_the_browser_can(device: Opened) -> None:
    ann = device(name="Ann")
    ann.context.add_init_script("navigator.share = async (what) => { globalThis.shared = what; }")
    lobby(ann)
    ann.button("Share link").click()
    assert ann.page.evaluate("shared.url") == f"{ann.url}/t/{ann.table['code']}"


def test_the_host_gives_seats_to_rivals_locks_the_table_and_sends_somebody_away(device: Opened) -> None:
    ann = lobby(device(name="Ann"))
    ben, eve = (device(name=name).go(f"/t/{ann.table['code']}").lobby() for name in ("Ben", "Eve"))
    ben.button("Sit here").first.click()
    ann.page.get_by_label("How strong").select_option("hard")
    ann.button("Add rival").first.click()
    ann.until(lambda: [seat["level"] for seat in ann.table["seats"]].count("hard") == 1, "a strong rival")
    ben.button("Ready").click()
    expect(ann.page.locator(".lobby-seat .badge.ready")).to_have_count(1)
    ann.button("Lock table").click()
    expect(eve.page.get_by_text("nobody else can sit down")).to_be_visible()
    ann.button("Clear").first.click()
    ann.until(lambda: ann.table["seats"][1]["kind"] == "open", "an empty seat")
    expect(ben.button("Sit here").first).to_be_visible()


@pytest.mark.parametrize("size", [100, 125, 150])
def test_the_signs_on_the_cards_grow_as_one_likes(size: int, device: Opened) -> None:
    ann = start(device(name="Ann", prefs={"cards": size, "motion": "off"}), "holdem", "Solo")
    ann.page.locator(".hand .face").first.wait_for()
    faces, large = ann.page.locator(".hand .face"), ann.page.locator(".hand .face .index")
    assert faces.count() == 2
    assert large.count() == 2 or size == 100
    if size > 100:
        scale = large.first.evaluate("(e) => getComputedStyle(e).transform")
        assert scale == ("none" if size == 125 else "matrix(1.3, 0, 0, 1.3, 0, 0)")


def test_every_setting_is_kept_and_reached_by_keys(device: Opened) -> None:
    ann = settings(device(size=DESK))
    for _ in range(40):
        ann.page.keyboard.press("Tab")
        if ann.page.evaluate("document.activeElement.closest('label')?.innerText") == "Four-colour deck":
            break
    ann.page.keyboard.press("Space")
    ann.page.get_by_role("group", name="Signs on the cards").get_by_label("very large").check()
    ann.page.reload()
    kept: dict[str, Any] = json.loads(ann.page.evaluate("localStorage.getItem('hapag.prefs')"))
    assert (kept["four"], kept["cards"]) == (True, 150)
    assert ann.page.evaluate("[document.documentElement.dataset.deck, document.documentElement.dataset.cards]") == [
        "four",
        "150",
    ]


def test_about_says_who_made_what_and_links_each_licence(device: Opened) -> None:
    ann = home(device())
    ann.page.get_by_role("link", name="About Hapag").click()
    expect(ann.page.get_by_text("synthetic")).to_be_visible()
    links = ann.page.locator(".credits a")
    links.first.wait_for()
    found = [ann.page.request.get(f"{ann.url}{link.get_attribute('href')}") for link in links.all()]
    assert len(found) > 8
    assert all(answer.ok and "icen" in answer.text() for answer in found)
    ann.page.get_by_role("link", name="To the games").click()
    ann.page.locator(".tile").first.wait_for()


def test_a_part_that_does_not_come_is_said_so(device: Opened) -> None:
    ann = device()
    ann.page.route("**/packs/rooms.js", lambda route: route.abort())
    ann.go()
    expect(ann.page.get_by_text("This page did not come.")).to_be_visible()
    expect(ann.button("Load it again")).to_be_visible()
