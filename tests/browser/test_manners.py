"""How a table behaves under fingers and keys: nothing happens by mistake, and everything has a second way."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from hapag.games import games
from tests.browser.conftest import Opened
from tests.browser.device import Device, start
from tests.browser.player import Player

pytestmark = pytest.mark.browser


def at_turn(device: Device, slug: str) -> Device:
    """Wait for the first turn of a game alone."""
    start(device, slug, "Solo")
    device.until(lambda: device.owes, "a turn")
    device.bar.wait_for()
    device.until(lambda: not Player(device).deaf.count(), "buttons that listen")
    return device


def order(ann: Device) -> list[str]:
    """Return the cards of the hand as they lie, by what they are called."""
    labels = ann.page.locator(".hand button").evaluate_all("all => all.map((each) => each.ariaLabel)")
    return [str(each).split(",")[0] for each in labels]


def middle(of: Locator) -> tuple[float, float]:
    box = of.bounding_box()
    assert box is not None
    return box["x"] + 10, box["y"] + 16


def test_keys_do_what_they_say(device: Opened) -> None:
    """1 to 0 and Space pick, S sorts, H and ? open their sheets, X covers, Enter plays."""
    ann = at_turn(device(name="Ann"), "patong")
    keys = ann.page.keyboard
    before = order(ann)
    keys.press("s")
    ann.draw()
    assert sorted(before) == sorted(order(ann))
    assert before != order(ann)
    for key, name in {"h": "This round and ledger", "?": "Rules"}.items():
        keys.press(key)
        ann.page.get_by_role("dialog", name=name).wait_for()
        ann.close()
    chosen = ann.page.locator(".hand button[aria-pressed=true]")
    keys.press("3")
    expect(chosen).to_have_count(1)
    assert order(ann)[2] in str(chosen.get_attribute("aria-label"))
    chosen.focus()
    keys.press("Space")
    expect(chosen).to_have_count(0)
    keys.press("3")
    expect(chosen).to_have_count(1)
    keys.press("x")
    expect(ann.page.locator(".hand")).to_have_count(0)
    keys.press("x")
    ann.page.locator(".hand").wait_for()
    keys.press("1")
    keys.press("Enter")
    ann.until(lambda: ann.moves, "a play")


def test_p_passes(device: Opened) -> None:
    ann = at_turn(device(name="Ann"), "pusoy-dos")
    ann.page.keyboard.press("p")
    ann.until(lambda: ann.moves or ann.page.locator(".toast").count(), "a pass, or why not")
    assert [each["move"] for each in ann.moves] in (["pass"], [])


def test_f_folds_c_calls_and_r_raises(device: Opened) -> None:
    ann = at_turn(device(name="Ann"), "holdem")
    ann.page.keyboard.press("r")
    ann.page.locator(".bet").wait_for()
    ann.button("Back").click()
    ann.page.keyboard.press("c")
    ann.until(lambda: ann.moves, "a call")
    assert re.fullmatch("call|check", ann.moves[0]["move"])
    ann.answered(0)
    ann.until(lambda: ann.owes or ann.phase == "over", "the next turn")
    assert ann.owes
    ann.until(lambda: not Player(ann).deaf.count(), "buttons that listen")
    for _ in range(2):  # to give up for nothing is asked for twice
        ann.page.keyboard.press("f")
        ann.draw()
    ann.until(lambda: len(ann.moves) > 1, "a fold")
    assert ann.moves[1]["move"] == "fold"


def test_letters_may_be_switched_off(device: Opened) -> None:
    ann = at_turn(device(prefs={"motion": "off", "letters": False}, name="Ann"), "holdem")
    for key in ("h", "?", "r", "f"):
        ann.page.keyboard.press(key)
    ann.draw()
    assert not ann.page.get_by_role("dialog").count()
    assert not ann.page.locator(".bet").count()
    assert ann.moves == []


def test_all_in_is_away_from_check_and_call_and_pressed_twice(device: Opened) -> None:
    ann = at_turn(device(name="Ann"), "holdem")
    (most,) = [each["bounds"]["to"]["high"] for each in ann.view["mine"][0]["offers"] if each["verb"] == "raise"]
    assert not ann.bar.get_by_text("All-in").count()
    ann.bar.get_by_role("button", name=re.compile("^(Raise|Bet)")).click()
    ann.page.locator(".preset", has_text="All-in").click()
    assert not ann.bar.get_by_role("button", name=re.compile("^(Call|Check)")).count()
    ann.bar.locator(".primary").click()
    ann.draw()
    assert ann.moves == []
    ann.bar.locator(".primary", has_text="again").click()
    ann.until(lambda: ann.moves, "the bet")
    assert ann.moves[0]["move"] == f"raise {most}"


def test_a_press_that_slips_off_its_button_does_nothing(device: Opened) -> None:
    """What is done is done when the finger comes up, where it went down."""
    ann = at_turn(device(name="Ann"), "holdem")
    ann.bar.locator(".primary").hover()
    ann.page.mouse.down()
    ann.page.mouse.move(195, 300)
    ann.page.mouse.up()
    ann.draw()
    assert ann.moves == []


def test_a_button_whose_amount_changes_is_deaf_for_a_moment(device: Opened) -> None:
    """What the table changes under a finger is not pressed by it."""
    ann = at_turn(device(name="Ann"), "holdem")
    ann.page.evaluate("""() => {
      globalThis.deaf = [];
      new MutationObserver(() => deaf.push(...[...document.querySelectorAll('.action.changed')].map((e) => e.innerText)))
        .observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['class'] });
    }""")
    player = Player(ann)
    for _ in range(8):
        ann.until(lambda: ann.owes or ann.phase == "over", "a turn or the end")
        if ann.phase == "over":
            break
        player.turn()
    deaf = ann.page.evaluate("deaf")
    assert deaf
    assert all(re.search(r"\d", each) for each in deaf)


def test_a_card_is_dragged_to_another_place(device: Opened) -> None:
    """And a drag is no tap."""
    ann = at_turn(device(name="Ann"), "patong")
    before = order(ann)
    cards = ann.page.locator(".hand button")
    ann.page.mouse.move(*middle(cards.nth(0)))
    ann.page.mouse.down()
    to = middle(cards.nth(3))
    ann.page.mouse.move(to[0] - 30, to[1], steps=4)
    ann.page.mouse.move(to[0] + 6, to[1], steps=4)
    ann.page.mouse.up()
    ann.draw()
    after = order(ann)
    assert sorted(after) == sorted(before)
    assert after.index(before[0]) in (2, 3)
    assert not ann.page.locator(".hand button[aria-pressed=true]").count()


def test_whoever_does_not_drag_moves_a_card_with_buttons_or_keys(device: Opened) -> None:
    ann = at_turn(device(name="Ann"), "patong")
    before = order(ann)
    cards = ann.page.locator(".hand button")
    cards.nth(0).click(position={"x": 8, "y": 14})
    ann.button("Move the card right").click()
    ann.draw()
    assert order(ann)[:2] == [before[1], before[0]]
    cards.nth(1).focus()
    ann.page.keyboard.press("Shift+ArrowRight")
    ann.draw()
    assert order(ann)[:3] == [before[1], before[2], before[0]]
    assert before[0] in str(ann.page.evaluate("document.activeElement.ariaLabel"))
    ann.page.keyboard.press("s")
    ann.page.keyboard.press("s")
    ann.draw()
    assert order(ann) == before


def test_ones_own_order_is_told_to_nobody(device: Opened) -> None:
    ann = at_turn(device(name="Ann"), "patong")
    said = len(ann.said)
    ann.page.locator(".hand button").nth(0).focus()
    ann.page.keyboard.press("Shift+ArrowRight")
    ann.draw()
    assert len(ann.said) == said


def test_what_may_not_be_chosen_is_dimmed_and_says_why(device: Opened) -> None:
    ann = at_turn(device(name="Ann"), "dominoes")
    barred = ann.page.locator(".hand button[aria-disabled=true]").first
    barred.click(force=True)
    ann.bar.locator(".primary").click(force=True)
    expect(ann.page.locator(".toast")).to_contain_text("opens:")
    assert ann.moves == []


@pytest.mark.parametrize("slug", games())
def test_my_cards_are_covered_with_one_tap(slug: str, device: Opened) -> None:
    ann = at_turn(device(name="Ann"), slug)
    shown = ann.faces()
    ann.page.locator("[data-key=cover]").click()
    ann.draw()
    mine = {piece for each in ann.view["mine"] for piece in each["round"].get("hand", [])}
    assert ann.faces() <= shown - mine
    assert not ann.page.locator(".hand button").count()
    ann.button("Show my cards").click()
    ann.draw()
    assert ann.faces() == shown


def test_the_title_says_that_it_is_my_turn_and_typing_is_not_disturbed(device: Opened) -> None:
    ann = start(device(name="Ann"), "holdem", "Online").lobby()
    ben = device(name="Ben").go(f"/t/{ann.table['code']}").lobby()
    ben.button("Sit here").first.click()
    ann.button("Deal").click()
    ann.until(lambda: ann.owes or ben.owes, "a turn")
    first, other = (ann, ben) if ann.owes else (ben, ann)
    expect(first.page).to_have_title(re.compile("^●"))
    expect(other.page).not_to_have_title(re.compile("^●"))
    other.page.evaluate("""() => {
      const field = document.body.appendChild(document.createElement('input'));
      field.focus();
      globalThis.field = field;
    }""")
    Player(first).turn()
    other.until(lambda: other.owes or other.phase == "over", "the other's turn")
    other.draw()
    assert other.page.evaluate("document.activeElement === field")
