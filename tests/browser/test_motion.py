"""Motion means something, is never too much, and a newer state always wins."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.conftest import Opened
from tests.browser.device import Device, start
from tests.browser.player import Player

pytestmark = pytest.mark.browser

MOST = 13
LONGEST = 1500
"""How many cards, or chips, may move at once, and milliseconds until the last of them rests."""

WATCH = """() => {
  globalThis.seen = { long: [], many: 0, turns: [], chips: 0, cards: 0 };
  const animate = Element.prototype.animate;
  const moves = (e) => e.dataset?.id !== undefined || e.matches?.('.flying-chip');
  Element.prototype.animate = function (frames, timing) {
    const end = (timing.delay ?? 0) + timing.duration;
    if (moves(this)) seen.long.push(end);
    if (this.matches('.flying-chip')) seen.chips += 1;
    if (this.matches('.card')) seen.cards += 1;
    if (/rotateY/.test(JSON.stringify(frames))) seen.turns.push([this.className, frames[0].transform, frames[1].transform, timing.delay ?? 0]);
    const made = animate.call(this, frames, timing);
    const now = document.getAnimations().filter((each) => !(each instanceof CSSTransition) && each.effect?.target && moves(each.effect.target));
    const all = [...new Set(now.map(({ effect }) => effect.target))];
    const chips = all.filter((e) => e.matches('.flying-chip')).length;
    seen.many = Math.max(seen.many, chips, all.length - chips);
    return made;
  };
}"""
"""Notes how long whatever is sent to move takes, how much moves at once, and what turns over."""


def played(device: Device, slug: str) -> dict[str, Any]:
    """Play a round with everything in motion; return what was seen."""
    device.context.add_init_script(f"({WATCH})()")
    start(device, slug, "Solo")
    Player(device).round()
    seen: dict[str, Any] = device.page.evaluate("seen")
    return seen


@pytest.mark.parametrize("slug", ["patong", "pusoy-dos", "tong-its", "blackjack", "omaha"])
def test_no_more_moves_than_an_eye_follows_and_none_of_it_for_long(slug: str, device: Opened) -> None:
    seen = played(device(prefs={}, name="Ann"), slug)
    assert seen["cards"] > 0
    assert seen["many"] <= MOST
    assert max(seen["long"]) <= LONGEST


def test_a_card_turns_over_in_two_halves(device: Opened) -> None:
    """The back until it stands on its edge, then the face: never a face before that."""
    turns = played(device(prefs={}, name="Ann"), "caribbean-stud")["turns"]
    backs = [each for each in turns if "turning" in each[0]]
    faces = [each for each in turns if "turning" not in each[0]]
    assert len(backs) == len(faces) > 0
    assert {(each[1], each[2]) for each in backs} == {("none", "rotateY(90deg)")}
    assert {(each[1], each[2], each[3]) for each in faces} == {("rotateY(-90deg)", "none", 200)}


def test_chips_go_to_whoever_won_and_the_next_deal_takes_them_away(device: Opened) -> None:
    ann = device(prefs={}, name="Ann")
    assert played(ann, "holdem")["chips"] > 0
    ann.button("Next round", ann.result).click()
    ann.until(lambda: ann.phase == "playing", "the next round")
    ann.draw()
    assert ann.page.locator(".flying-chip").count() == 0


def test_what_still_moves_stops_where_it_is_seen_when_something_newer_happens(device: Opened) -> None:
    """Sorting twice at once leaves one motion for each card, and the cards in the order of the second."""
    ann = start(device(prefs={}, name="Ann"), "patong", "Solo")
    ann.until(lambda: ann.owes, "a turn")
    ann.bar.wait_for()
    cards = "[...document.querySelectorAll('.hand .card')]"
    ann.until(lambda: not ann.page.evaluate(f"{cards}.some((e) => e.getAnimations().length)"), "cards at rest")
    order = f"{cards}.map((e) => e.dataset.id).join()"
    before = ann.page.evaluate(order)
    for _ in range(2):
        ann.page.evaluate("document.querySelector('[data-key=sort]').click()")
        ann.draw()
    assert ann.page.evaluate(order) == before
    assert ann.page.evaluate(f"Math.max(0, ...{cards}.map((e) => e.getAnimations().length))") <= 1
