"""A board that shows how a round ends is given the time for it: nothing is told, and no result opens, before it has."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Opened
from tests.browser.device import start
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
