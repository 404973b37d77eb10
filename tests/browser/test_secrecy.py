"""The search for secrets finds what is planted, and what a shared phone shows while it is held, it hides again."""

from __future__ import annotations

from random import Random
from types import SimpleNamespace
from typing import Any, cast

import msgspec
import pytest

from hapag.games import game
from hapag.kernel import play, view
from hapag.kernel.kit.rounds import any_table
from tests.browser import secrecy
from tests.browser.conftest import Opened
from tests.browser.device import Device, start

pytestmark = pytest.mark.browser


def receiver(slug: str, own: list[tuple[int, Any]], watch: Any, said: str = "") -> Device:
    """Return a device that received one view and, if asked, said one move."""
    mine = [{"seat": seat, "round": msgspec.to_builtins(seen, str_keys=True), "offers": []} for seat, seen in own]
    table = {"game": slug, "rounds": 1}
    frame = {"t": "view", "version": 3, "table": table, "mine": mine, "watch": None, "events": []}
    frame["watch"] = msgspec.to_builtins(watch, str_keys=True)
    moves = [{"t": "move", "move": said}] if said else []
    return cast("Device", SimpleNamespace(views=[frame], heard=[frame], said=moves))


@pytest.mark.parametrize("slug", ["holdem", "patong", "pusoy"])
def test_the_search_finds_a_hand_that_leaks(slug: str) -> None:
    state = any_table(game(slug), Random(4)).deal().state
    ann = receiver(slug, [(0, view(state, 0))], view(state, None))
    assert secrecy.leaks(ann, 0, receiver(slug, [(1, view(state, 1))], view(state, None))) == []
    assert secrecy.leaks(ann, 0, receiver(slug, [(1, view(state, 1))], view(state, 0))) != []
    assert secrecy.leaks(ann, 0, receiver(slug, [(1, view(state, 0))], view(state, None))) != []


def test_the_search_finds_a_sealed_choice_that_leaks() -> None:
    state = any_table(game("patong"), Random(4)).deal().state
    state = play(state, 0, next(iter(state.moves(0)))).state
    ann = receiver("patong", [(0, view(state, 0))], view(state, None))
    told = receiver("patong", [], view(state, None))
    told.views[0]["watch"]["sealed"] = {"0": {"verb": "play", "cards": [1]}}
    assert secrecy.leaks(ann, 0, receiver("patong", [], view(state, None))) == []
    assert secrecy.leaks(ann, 0, told) != []


def test_the_search_finds_a_move_in_any_text() -> None:
    state = any_table(game("patong"), Random(4)).deal().state
    ann = receiver("patong", [(0, view(state, 0))], view(state, None), said="play As Kd")
    eve = receiver("patong", [], view(state, None))
    assert secrecy.repeated(ann, eve) == []
    eve.heard.append({"t": "refused", "code": "refusal-stale", "args": {"text": "after play As Kd"}})
    assert secrecy.repeated(ann, eve) == ["play As Kd"]


@pytest.mark.parametrize("end", ["let go", "away"])
def test_a_held_phone_shows_a_hand_and_hides_it_again(end: str, device: Opened) -> None:
    """Letting go hides, and so does going to another window."""
    phone = start(device(), "patong", "One phone")
    phone.cover.wait_for()
    secrets = secrecy.private(phone.view, 0)
    assert phone.faces() & secrets == set()
    phone.button("Hold to peek").hover()
    phone.page.mouse.down()
    phone.until(lambda: phone.faces() >= secrets, "the hand")
    assert phone.faces() & secrecy.private(phone.view, 1) == set()
    if end == "away":
        phone.page.evaluate("window.dispatchEvent(new Event('blur'))")
    else:
        phone.page.mouse.up()
    phone.until(lambda: not phone.faces() & secrets, "the cover")


def test_an_open_hand_is_covered_when_its_person_looks_away(device: Opened) -> None:
    phone = start(device(), "patong", "One phone")
    phone.button("I am Player 1. Play").click()
    secrets = secrecy.private(phone.view, 0)
    phone.until(lambda: phone.faces() >= secrets, "the hand")
    phone.page.evaluate("window.dispatchEvent(new Event('blur'))")
    phone.cover.wait_for()
    assert secrecy.given_away(phone, secrets) == set()
