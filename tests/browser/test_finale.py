"""A board that shows how a round ends is given the time for it: nothing is told, and no result opens, before it has."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Opened
from tests.browser.device import Device, start
from tests.browser.house import House
from tests.browser.player import Player

pytestmark = pytest.mark.browser


def test_baccarat_is_dealt_card_by_card_before_anything_is_told(device: Opened) -> None:
    ann = start(device(prefs={}, name="Ann"), "baccarat", "Solo")
    ann.until(lambda: ann.owes, "a turn")
    Player(ann).turn()
    ann.until(lambda: ann.phase == "over", "the end")
    (final,) = [each["round"] for each in ann.view["mine"]]
    dealt = len(final["player"]["cards"]) + len(final["banker"]["cards"])
    cards = ann.page.locator(".baccarat-side .card:not(.slot)")
    ann.until(lambda: cards.count() > 1, "a second card")
    assert not re.search(r"\d", ann.page.locator(".caption").inner_text()), "the totals are told too soon"
    assert cards.count() < dealt
    assert ann.page.locator(".bet-spot").inner_text().split() == ["Player", "20"]
    expect(cards).to_have_count(dealt)
    assert not ann.result.count()
    expect(ann.page.locator(".caption")).to_contain_text("Ann")
    ann.result.wait_for()


def test_whoever_comes_when_it_is_over_sees_all_at_once(device: Opened) -> None:
    ann = start(device(prefs={}, name="Ann"), "baccarat", "Solo")
    Player(ann).round()
    ann.page.reload()
    ann.page.locator(".baccarat-side").first.wait_for()
    ann.until(lambda: ann.phase == "over", "the end")
    (final,) = [each["round"] for each in ann.view["mine"]]
    dealt = len(final["player"]["cards"]) + len(final["banker"]["cards"])
    assert ann.page.locator(".baccarat-side .card:not(.slot)").count() == dealt


def until_multiplied(ann: Device) -> Any:
    """Play rounds until one is won, and return the event of its multiplier."""
    player = Player(ann)
    while True:
        while ann.phase != "over":
            ann.until(lambda: ann.owes or ann.phase == "over", "a turn")
            if ann.phase != "over":
                player.take_phone()
                player.turn()
        told = [event for frame in ann.views[-2:] for event in frame["events"] if event["event"] == "multiplied"]
        if told:
            return told[0]
        ann.result.wait_for()
        ann.button("Next round", ann.result).click()
        ann.until(lambda: ann.phase == "playing", "the next deal")


def variable(served: House, ann: Device, way: str, people: list[str], rivals: list[str]) -> Device:
    options = {"variable": True}
    code, token = served.open_table(
        game="patong", way=way, people=people, rivals=rivals, seats=None, options=options, target=500
    )
    ann.sit_as_host(code, token).lobby(code)
    ann.button("Deal").click()
    ann.until(lambda: ann.phase == "playing", "the deal")
    return ann


def names(ann: Device) -> list[str]:
    return [seat["name"] for seat in ann.table["seats"]]


@pytest.mark.parametrize(
    ("way", "people", "rivals"),
    [("solo", ["Ann"], ["easy"]), ("phone", ["Ann", "Ben"], [])],
    ids=["alone", "one phone"],
)
def test_the_multiplier_is_drawn_by_the_loser_and_turned_before_it_is_told(
    way: str, people: list[str], rivals: list[str], device: Opened, served: House
) -> None:
    ann = variable(served, device(prefs={}, name="Ann"), way, people, rivals)
    drawn = until_multiplied(ann)
    picture = ann.page.locator(".patong-multiplier")
    expect(picture).to_contain_text(f"{names(ann)[drawn['seat']]} draws the multiplier")
    assert f"×{drawn['by']}" not in picture.inner_text()
    assert "multiplier" not in ann.page.locator(".caption").inner_text()
    winner = ann.table["score"].index(drawn["by"])
    expect(picture).to_contain_text(f"×{drawn['by']}")
    expect(picture).to_contain_text(f"for {names(ann)[winner]}")
    expect(ann.page.locator(".caption")).to_contain_text("turns over the multiplier")
    assert ann.table["ledger"][winner] >= drawn["by"]


def test_without_motion_the_multiplier_lies_turned_at_once(device: Opened, served: House) -> None:
    ann = variable(served, device(name="Ann"), "solo", ["Ann"], ["easy"])
    drawn = until_multiplied(ann)
    picture = ann.page.locator(".patong-multiplier")
    picture.wait_for()
    assert picture.get_attribute("data-stage") == "2"
    expect(picture).to_contain_text(f"×{drawn['by']}")


def test_whoever_comes_after_the_draw_sees_it_turned(device: Opened, served: House) -> None:
    ann = variable(served, device(prefs={}, name="Ann"), "solo", ["Ann"], ["easy"])
    until_multiplied(ann)
    ann.page.reload()
    picture = ann.page.locator(".patong-multiplier")
    picture.wait_for()
    assert picture.get_attribute("data-stage") == "2"
