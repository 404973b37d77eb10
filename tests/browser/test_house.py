"""Runs can be repeated: what the tests' server deals follows from a seed."""

from __future__ import annotations

import pytest

from tests.browser import secrecy
from tests.browser.conftest import Opened
from tests.browser.device import Device, start
from tests.browser.house import House
from tests.browser.player import Player

pytestmark = pytest.mark.browser


def played(device: Device, seed: str, served: House) -> tuple[set[int], list[int]]:
    """Return the hand that a seed deals and the score that it leads to."""
    served.deal_by(seed)
    start(device, "pusoy-dos", "Solo").until(lambda: device.owes, "a turn")
    hand = secrecy.private(device.view, 0)
    Player(device).round()
    return hand, device.table["score"]


def test_deals_and_rivals_follow_from_the_seed(device: Opened, served: House) -> None:
    """The same seed deals the same cards, and rivals answer them in the same way; another deals others."""
    first, again, other = (played(device(), seed, served) for seed in ("one", "one", "another"))
    assert first == again
    assert first[0] != other[0]
