"""Hapag as an app of the device: what a browser reads to install it, and what it keeps for when there is no network."""

from html import escape

import msgspec

from hapag.games.words import Words
from hapag.server.files import FIRST, LOOKS, ROOM, ROOMS, TABLE, Body, Files, body

GREEN, DARK = "#0d3b29", "#0c3825"
"""Of the bar above the page, as in `index.html`, and of the felt's edge while the program starts."""
ICONS = (
    ("icon-192.png", "192x192", "any"),
    ("icon-512.png", "512x512", "any"),
    ("maskable-512.png", "512x512", "maskable"),
)
KEPT = (LOOKS, FIRST, TABLE, ROOMS, "client/art/back.svg", "client/art/noise.svg", "client/art/icon.svg")
"""What shows the first page, a lobby and the offline page. Boards come when a table asks for them."""


def manifest(files: Files, locale: str) -> Body:
    """Return the web app manifest."""
    where = f"{files.root}/client/art"
    icons = [
        {"src": f"{where}/{name}", "sizes": sizes, "type": "image/png", "purpose": purpose}
        for name, sizes, purpose in ICONS
    ]
    said = {
        "id": "/",
        "name": "Hapag",
        "short_name": "Hapag",
        "description": Words(locale=locale).say("page-description"),
        "lang": locale,
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "theme_color": GREEN,
        "background_color": DARK,
        "categories": ["games"],
        "icons": icons,
    }
    return body(msgspec.json.encode(said), "application/manifest+json")


def worker(files: Files) -> Body:
    """Return the service worker of this build: what it keeps is named by its contents."""
    text = (ROOM / "client" / "sw.js").read_text("utf-8")
    kept = " ".join([f"{files.root}/{name}" for name in KEPT])
    return body(
        text.replace("{{root}}", files.root).replace("{{files}}", kept).encode(), "text/javascript; charset=utf-8"
    )


def offline(files: Files, locale: str) -> Body:
    """Return the page for when there is no network."""
    text = (ROOM / "client" / "offline.html").read_text("utf-8").replace("{{static}}", files.root)
    words = Words(locale=locale)
    for name in ("title", "line", "again"):
        text = text.replace(f"{{{{offline-{name}}}}}", escape(words.say(f"page-offline-{name}")))
    return body(text.replace('<html lang="en">', f'<html lang="{locale}">').encode(), "text/html; charset=utf-8")
