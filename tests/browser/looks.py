"""The sizes and the ways of seeing in which every board has to be good."""

from __future__ import annotations

from typing import Any, NamedTuple

from playwright.sync_api import ViewportSize

from tests.browser.device import Device

SIZES = ("320x568", "360x640", "390x844", "768x1024", "1280x800")


class Look(NamedTuple):
    """What a person has chosen. prefs: in Hapag; text: percent of the browser's; forced, still: in the system."""

    prefs: dict[str, Any] = {}  # noqa: RUF012 - never changed
    text: int = 100
    forced: bool = False
    still: bool = False


LOOKS = {
    "plain": Look(),
    "light": Look({"felt": "light"}),
    "four": Look({"felt": "charcoal", "four": True}),
    "text": Look(text=200),
    "forced": Look(forced=True),
    "still": Look({"felt": "blue"}, still=True),
}

WISH = """async ([prefs, text]) => {
  const { setPrefs } = await import(`${document.querySelector('meta[name=hapag-static]').content}/client/core/prefs.js`);
  setPrefs({ felt: 'green', four: false, ...prefs });
  document.documentElement.style.fontSize = `${text}%`;
}"""


def viewport(size: str) -> ViewportSize:
    """Return a size, as in `360x640`."""
    width, height = map(int, size.split("x"))
    return {"width": width, "height": height}


def see(device: Device, size: str, look: str) -> None:
    """Let a page be seen at a size and in a way."""
    prefs, text, forced, still = LOOKS[look]
    device.page.set_viewport_size(viewport(size))
    device.page.emulate_media(
        forced_colors="active" if forced else "none", reduced_motion="reduce" if still else "no-preference"
    )
    device.page.evaluate(WISH, [prefs, text])
    device.draw()
    device.draw()
