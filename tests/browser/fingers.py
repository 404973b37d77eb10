"""Two ways to press what is on a page."""

from __future__ import annotations

from contextlib import suppress
from typing import Protocol

from playwright.sync_api import Locator, Page, TimeoutError  # noqa: A004 - the browser's

MOST_TABS = 80
WAY = """(wanted) => {
  const at = document.activeElement;
  if (!wanted.closest('.hand')?.contains(at)) return 'Tab';
  return wanted.compareDocumentPosition(at) & Node.DOCUMENT_POSITION_FOLLOWING ? 'ArrowLeft' : 'ArrowRight';
}"""
"""The key that leads nearer to a control: in a hand an arrow, else Tab."""


class Fingers(Protocol):
    """A way to press what is on the page."""

    def press(self, control: Locator) -> None: ...


class Touch:
    """Taps: a card of a fan on the corner that shows, anything else in the middle."""

    def press(self, control: Locator) -> None:
        with suppress(TimeoutError):  # an earlier press that was late may have taken the control away
            if control.evaluate("(e) => e.matches('.hand button')", timeout=2_000):
                control.click(timeout=2_000, position={"x": 10, "y": 12})
            else:
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
            self.page.keyboard.press(handle.evaluate(WAY))
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
