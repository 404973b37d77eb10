"""Two ways to press what is on a page."""

from __future__ import annotations

from contextlib import suppress
from typing import Protocol

from playwright.sync_api import Locator, Page, TimeoutError  # noqa: A004 - the browser's

MOST_TABS = 80


class Fingers(Protocol):
    """A way to press what is on the page."""

    def press(self, control: Locator) -> None: ...


class Touch:
    """Taps."""

    def press(self, control: Locator) -> None:
        with suppress(TimeoutError):  # an earlier press that was late may have taken the control away
            control.click(timeout=2_000)


class Keyboard:
    """Nothing but keys. unseen: controls that had the focus without showing it."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.unseen: set[str] = set()
        self.tabs = 0

    def press(self, control: Locator) -> None:
        """Walk to a control with Tab (and with arrows inside a hand), then press it."""
        try:
            handle = control.element_handle(timeout=2_000)
        except TimeoutError:  # an earlier press that was late may have taken it away
            return
        for step in range(MOST_TABS):
            if handle.evaluate("(wanted) => wanted === document.activeElement"):
                is_card = handle.evaluate("(e) => e.matches('.hand button')")
                self.page.keyboard.press("Space" if step % 2 or is_card else "Enter")
                return
            if not handle.evaluate("(e) => e.isConnected"):
                return
            in_hand = handle.evaluate("(e) => Boolean(e.closest('.hand')?.contains(document.activeElement))")
            self.page.keyboard.press("ArrowRight" if in_hand else "Tab")
            self.tabs += 1
            self.look()
        raise AssertionError(f"{MOST_TABS} times Tab do not lead to {control}")

    def look(self) -> None:
        """Note whether what has the focus shows it."""
        seen = self.page.evaluate(
            """() => {
              const at = document.activeElement;
              if (!at || at === document.body) return '';
              const style = getComputedStyle(at);
              const shown = style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2;
              return shown ? '' : at.outerHTML.slice(0, 120);
            }"""
        )
        if seen:
            self.unseen.add(seen)
