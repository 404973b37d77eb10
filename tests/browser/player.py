"""Plays any game by what its page offers: cards to pick, a hand to arrange, buttons to press, by finger or by keyboard."""

from __future__ import annotations

import re
import time

from playwright.sync_api import Locator

from tests.browser.device import SLACK, Device
from tests.browser.fingers import Fingers, Touch

LIKED = {"blackjack": ("Stand",), "spanish-21": ("Stand",)}
"""Buttons to press before the main one, by game: those that keep a round from ending too soon to be of use."""


class Player:
    """Whoever holds a device. fingers: how things are pressed; by tapping unless told otherwise."""

    def __init__(self, device: Device, fingers: Fingers | None = None) -> None:
        self.device, self.page = device, device.page
        self.fingers = fingers or Touch()

    def round(self, most: int = 120) -> None:
        """Play this device's seats until the result shows."""
        for _ in range(most):
            self.device.until(lambda: self.device.owes or self.device.phase == "over", "a turn or the end")
            if self.device.phase == "over":
                self.device.result.wait_for()
                return
            self.turn()
        raise AssertionError(f"{most} turns and no end")

    def turn(self) -> int:
        """Make one choice for a seat of this device, if it still owes one; return the version it made."""
        owing, moves = self.device.owes, len(self.device.moves)
        end = time.monotonic() + SLACK
        while self.device.owes == owing != []:
            assert time.monotonic() < end, f"no way to play here: {self.device.text()[:600]}"
            self.take_phone()
            if self.is_sent(moves, 30 if self.step() else 2):
                return self.device.answered(moves)
        return self.device.version

    def is_sent(self, moves: int, most: int) -> bool:
        """Wait for a move to be sent; it may not be: a card was picked, or a button asks for a second press."""
        for _ in range(most):
            if len(self.device.moves) > moves:
                return True
            self.page.wait_for_timeout(15)
        return False

    @property
    def pass_on(self) -> Locator:
        return self.page.get_by_role("button", name="Pass the phone to")

    @property
    def open_hand(self) -> Locator:
        return self.page.get_by_role("button", name=re.compile(r"^I am .*Play$"))

    def take_phone(self) -> None:
        """On a shared phone: hand it on, and say who one is."""
        if len(self.device.view["mine"]) < 2 or not self.device.owes:
            return
        bar, cover, ready = self.device.bar, self.pass_on, self.open_hand
        self.device.until(lambda: cover.count() or ready.count() or bar.count(), "the phone's next seat")
        while self.device.owes and not bar.count():  # the cover may come up before the table does
            if cover.count():
                self.fingers.press(cover)
                ready.wait_for()
            if ready.count():
                self.fingers.press(ready)
                self.device.until(lambda: cover.count() or bar.count(), "the hand")

    def step(self) -> bool:
        """Press the main button, else do something that brings it nearer; True if it was pressed."""
        bar, covered = self.device.bar, self.open_hand.or_(self.pass_on)
        self.device.until(lambda: bar.count() or covered.count() or not self.device.owes, "an action bar")
        self.device.until(lambda: not self.deaf.count(), "buttons that listen")
        if not bar.count():  # what was seen of the seat before has just gone
            return False
        if (button := self.ready()) is None:
            self.prepare()
            return False
        self.fingers.press(button)
        return True

    @property
    def deaf(self) -> Locator:
        """Buttons that do not listen yet: a label has just changed, or a move is on its way."""
        return self.page.locator(".action.changed, .action[aria-disabled=true]:not(.barred)")

    def ready(self) -> Locator | None:
        """Return the button that plays now: a liked one, else the main one; None if it is barred."""
        for label in LIKED.get(self.device.table["game"], ()):
            liked = self.device.bar.locator("button:not([aria-disabled=true])", has_text=re.compile(f"^{label}$"))
            if liked.count():
                return liked
        main = self.device.bar.locator("button[data-key~=primary]:not([aria-disabled=true])")
        return main if main.count() else None

    def prepare(self) -> None:
        """Do something that may bring the main button nearer: pick a card, or what the bar offers, or put all cards back."""
        bar = self.device.bar
        free = self.page.locator(".hand button[aria-pressed=false]:not([aria-disabled=true])")
        helpful = bar.locator("button:not(.primary):not(.grave):not([aria-disabled=true])")
        last = bar.locator("button:not([aria-disabled=true])")
        ways = [helpful, last] if self.page.locator(".arranger").count() else [free, helpful, last]
        if (way := next((each for each in ways if each.count()), None)) is not None:
            self.fingers.press(way.first)
        else:
            self.put_back()

    def put_back(self) -> None:
        """Choose nothing, as whoever has chosen too much would."""
        chosen = self.page.locator(".hand button[aria-pressed=true]")
        for _ in range(chosen.count()):
            self.fingers.press(chosen.first)
        self.page.wait_for_timeout(30)
