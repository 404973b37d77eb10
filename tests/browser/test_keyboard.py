"""Every game can be played with the keyboard alone, and one always sees where one is."""

from __future__ import annotations

import pytest

from hapag.games import games
from tests.browser.conftest import Opened
from tests.browser.device import start
from tests.browser.fingers import Keyboard
from tests.browser.player import Player

pytestmark = pytest.mark.browser

AT_WORK = "() => Boolean(document.activeElement?.closest('.hand, .bar, .bet-bar, .arranger, .stakes'))"


@pytest.mark.parametrize("slug", games())
def test_a_whole_game_with_the_keyboard_alone(slug: str, device: Opened) -> None:
    """From the first page to the result; the keys are led to the hand or the buttons whenever it is one's turn."""
    ann = device(name="Ann")
    keys = Keyboard(ann.page)
    start(ann, slug, "Solo", keys)
    player = Player(ann, keys)
    while ann.until(lambda: ann.owes or ann.phase == "over", "a turn or the end") and ann.owes:
        ann.until(lambda: ann.page.evaluate(AT_WORK) or not ann.owes, "the focus on the hand or the buttons")
        keys.look()
        player.turn()
    ann.result.wait_for()
    assert ann.page.evaluate("() => Boolean(document.activeElement?.closest('dialog'))")
    keys.press(ann.button("Next round", ann.result))
    ann.until(lambda: ann.phase == "playing" or ann.table["rounds"] > 1, "the next round")
    assert keys.unseen == set()
