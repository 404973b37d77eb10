"""The sizes and the ways of seeing in which every board has to be good."""

from __future__ import annotations

from typing import NamedTuple

from playwright.sync_api import ViewportSize

from tests.browser.device import Device

SIZES = ("320x568", "360x640", "390x844", "768x1024", "1280x800")


class Look(NamedTuple):
    """What a person has chosen: felt and deck in Hapag, `text` in percent in the browser, the rest in the system."""

    felt: str = "green"
    deck: str = "two"
    text: int = 100
    forced: bool = False
    still: bool = False


LOOKS = {
    "plain": Look(),
    "light": Look(felt="light"),
    "four": Look(felt="charcoal", deck="four"),
    "text": Look(text=200),
    "forced": Look(forced=True),
    "still": Look(felt="blue", still=True),
}

WISH = """([{ felt, deck }, text]) => {
  const root = document.documentElement;
  Object.assign(root.dataset, { felt, deck });
  root.style.fontSize = `${text}%`;
}"""
"""What the choices do to the page's root."""


def viewport(size: str) -> ViewportSize:
    """Return a size, as in `360x640`."""
    width, height = map(int, size.split("x"))
    return {"width": width, "height": height}


def see(device: Device, size: str, look: str) -> None:
    """Let a page be seen at a size and in a way."""
    felt, deck, text, forced, still = LOOKS[look]
    device.page.set_viewport_size(viewport(size))
    device.page.emulate_media(
        forced_colors="active" if forced else "none", reduced_motion="reduce" if still else "no-preference"
    )
    device.page.evaluate(WISH, [{"felt": felt, "deck": deck}, text])
    device.draw()
    device.draw()
