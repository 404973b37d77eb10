"""Every board at every size and in every way of seeing: nothing overlaps, nothing is cut, everything is in reach."""

from __future__ import annotations

from itertools import product
from random import Random
from typing import Any

import pytest

from hapag.games import games
from tests.browser.conftest import Opened
from tests.browser.device import Device, start
from tests.browser.faults import faults
from tests.browser.house import SEED
from tests.browser.looks import LOOKS, SIZES, see
from tests.browser.player import Player
from tests.browser.test_access import broken

pytestmark = pytest.mark.browser

WAYS = list(product(SIZES, LOOKS))
SMALLEST, *PHONES = SIZES[:3]
MAY_SCROLL = ("scrolls", "hidden")
"""What very large text may do, the smallest phone, and on any phone the end of a round, when all is shown."""


def seen(device: Device, size: str, look: str, *, over: bool = False) -> dict[str, Any]:
    """Return what is wrong with the table at a size, in a way of seeing."""
    see(device, size, look)
    found: dict[str, Any] = faults(device)
    lenient = look == "text" or size == SMALLEST or (over and size in PHONES)
    return {kind: each for kind, each in found.items() if not (lenient and kind in MAY_SCROLL)}


def played(ann: Device, slug: str, ways: list[tuple[str, str]], most: int) -> dict[str, Any]:
    """Play a round; return what is wrong at each of its first moments, and at its end."""
    start(ann, slug, "Solo")
    player = Player(ann)
    found: dict[str, Any] = {}

    def note(moment: str, *, over: bool = False) -> None:
        for size, look in ways:
            found[f"{moment}, {size}, {look}"] = seen(ann, size, look, over=over)
        see(ann, "390x844", "plain")

    for turn in range(1, 100):
        ann.until(lambda: ann.owes or ann.phase == "over", "a turn or the end")
        if ann.phase == "over":
            break
        ann.bar.wait_for()
        if turn <= most:
            note(f"turn {turn}")
            if ann.page.locator(".hand button, .arranger").count():
                player.prepare()
                ann.draw()
                note(f"turn {turn}, chosen")
        player.turn()
    ann.result.wait_for()
    ann.close()
    note("end", over=True)
    return {moment: each for moment, each in found.items() if each}


@pytest.mark.parametrize("slug", games())
def test_a_board_is_good_at_a_size_and_in_a_look(slug: str, device: Opened) -> None:
    """Those that HAPAG_SEED picks; all of them are looked at by the slow test."""
    ways = Random(f"{SEED} {slug}").sample(WAYS, 3)
    assert played(device(name="Maximiliana"), slug, ways, 3) == {}


@pytest.mark.slow
@pytest.mark.parametrize("slug", games())
def test_a_board_is_good_at_every_size_and_in_every_look(slug: str, device: Opened) -> None:
    assert played(device(name="Maximiliana"), slug, WAYS, 6) == {}


@pytest.mark.parametrize("slug", games())
def test_everything_can_be_read_on_light_felt(slug: str, device: Opened) -> None:
    ann = start(device(name="Ann"), slug, "Solo")
    ann.until(lambda: ann.owes, "a turn")
    ann.bar.wait_for()
    see(ann, "390x844", "light")
    found = {"turn": broken(ann)}
    Player(ann).round()
    ann.close()
    see(ann, "390x844", "light")
    found["end"] = broken(ann)
    assert {moment: rules for moment, rules in found.items() if rules} == {}
