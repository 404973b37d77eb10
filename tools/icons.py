"""The icons of the installed app, from the drawing of the house mark: `python -m tools.icons`.

Writes PNG files beside `client/art/icon.svg`: with round corners for browsers, without them for iPhones, and with the
mark inside the safe circle (four fifths of the width) for systems that cut a shape of their own.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Page, sync_playwright

from tools import chromium

ART = Path(__file__).parent.parent / "src" / "hapag" / "client" / "art"


class Icon(NamedTuple):
    """name: of the file; size: in pixels; share: of the width that the drawing has; edge: round corners or none."""

    name: str
    size: int
    share: float
    edge: str


ICONS = (
    Icon("icon-192.png", 192, 1, "round"),
    Icon("icon-512.png", 512, 1, "round"),
    Icon("icon-180.png", 180, 1, "none"),
    Icon("maskable-512.png", 512, 0.86, "none"),
)


def picture(drawing: str, icon: Icon) -> str:
    """Return a page that is the icon."""
    green = re.search(r'<rect [^>]*fill="(#\w+)"', drawing)
    assert green is not None
    if icon.edge == "none":
        drawing = re.sub(r' rx="\d+"', "", drawing, count=1)
    inner = round(icon.size * icon.share)
    back = green[1] if icon.edge == "none" else "transparent"
    style = f"margin:0;width:{icon.size}px;height:{icon.size}px;display:grid;place-items:center;background:{back}"
    return f'<body style="{style}"><div style="width:{inner}px;height:{inner}px">{drawing}</div></body>'


def write(page: Page, drawing: str, icon: Icon) -> None:
    page.set_viewport_size({"width": icon.size, "height": icon.size})
    page.set_content(picture(drawing, icon))
    page.screenshot(path=ART / icon.name, omit_background=True)


def main() -> None:
    """Write the icons."""
    path = chromium.find()
    if path is None:
        raise SystemExit(chromium.HOW)
    drawing = (ART / "icon.svg").read_text("utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox", "--disable-gpu"])
        page = browser.new_page()
        for icon in ICONS:
            write(page, drawing, icon)
        browser.close()


if __name__ == "__main__":
    main()
