"""The client's files, read once into memory under a path that names their contents, so that they can be kept for ever.

Modules and style sheets that a page needs at once are put together: see `pack`.
"""

import gzip
import hashlib
import posixpath
import re
from collections.abc import Iterator
from html import escape
from pathlib import Path
from typing import NamedTuple

from msgspec import Struct

from hapag import __version__
from hapag.games import families, folder, game, games
from hapag.games.words import LOCALES, Words
from hapag.server.pack import Pack, imported, packed

ROOM = Path(__file__).parent.parent
TYPES = {
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
    ".json": "application/json",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".m4a": "audio/mp4",
    ".opus": "audio/ogg",
}
"""What is served, and as what: said here, because what a system believes of file names differs."""
PACKED = {".js", ".css", ".svg", ".json", ".txt", ".webmanifest"}
TABLE, ROOMS, LOOKS = "client/packs/table.js", "client/packs/rooms.js", "client/packs/page.css"
FIRST = "client/first.js"
"""Opens the line to a table; it waits for nothing else."""
SHEET = re.compile(r' *<link rel="stylesheet" href="{{static}}/([^"]+)">\n')
ENTRY, AT_ONCE = "client/app.js", ("client/core/fair.js", "client/core/seals.js")
IN_ROOMS = tuple(
    [f"client/parts/{name}.js" for name in ("home", "about", "lobby", "result", "fairness", "settings", "rules-page")]
)


class Body(Struct, frozen=True):
    """Bytes to be sent, as they are and packed with gzip (None where that gains nothing)."""

    plain: bytes
    packed: bytes | None
    type: str
    tag: str


def body(data: bytes, kind: str, pack: bool = True) -> Body:
    packed = gzip.compress(data, 9, mtime=0) if pack else None
    smaller = packed if packed is not None and len(packed) < len(data) else None
    return Body(data, smaller, kind, f'"{hashlib.sha256(data).hexdigest()[:20]}"')


class Glance(NamedTuple):
    """What the page of a table says of it: its game, and whether it is in the lobby."""

    game: str
    lobby: bool


class Files:
    """All files by their path below `root`, and the page that starts the client."""

    def __init__(self) -> None:
        paths = dict(served())
        self.newest = max(path.stat().st_mtime for path in [*paths.values(), PAGE])
        template = PAGE.read_text("utf-8")
        found = put_together({name: path.read_bytes() for name, path in sorted(paths.items())}, template)
        digest = hashlib.sha256(b"".join([name.encode() + b"\0" + data + b"\0" for name, data in found.items()]))
        self.hash = digest.hexdigest()[:16]
        self.root = f"/static/{self.hash}"
        self.bodies = {name: body(data, TYPES[suffix(name)], suffix(name) in PACKED) for name, data in found.items()}
        self.template = SHEET.sub("", template).replace(
            "<!-- {{looks}} -->", f'<link rel="stylesheet" href="{self.root}/{LOOKS}">'
        )
        self.pages: dict[tuple[str, Glance | None], Body] = {}

    def page(self, locale: str, table: Glance | None) -> Body:
        """Return the page that starts the client. locale: of what it says before its words are there."""
        if (locale, table) not in self.pages:
            self.pages[locale, table] = self.start_page(locale, table)
        return self.pages[locale, table]

    def start_page(self, locale: str, table: Glance | None) -> Body:
        """Fill in where the files lie, and name up front what the page will ask for, so that nothing waits for another."""
        words = Words(locale=locale)
        said = {"description": words.say("page-description"), "noscript": words.say("page-noscript")}
        text = self.template.replace("<!-- {{preload}} -->", "\n    ".join(self.soon(locale, table)))
        facts = {"static": self.root, "languages": " ".join(LOCALES), "game": table.game if table else ""}
        facts["version"] = __version__
        for name, value in {**said, **facts}.items():
            text = text.replace(f"{{{{{name}}}}}", escape(value))
        return body(text.replace('<html lang="en">', f'<html lang="{locale}">').encode(), "text/html; charset=utf-8")

    def missing_page(self, locale: str) -> str:
        """Return what is shown where there is no page."""
        words = Words(locale=locale)
        return MISSING.format(
            locale=locale,
            look=f"{self.root}/{LOOKS}",
            title=escape(words.say("page-missing")),
            line=escape(words.say("page-missing-line")),
            home=escape(words.say("page-home")),
        )

    def soon(self, locale: str, table: Glance | None) -> list[str]:
        """Return links to what a page will ask for: a table's board and its words, or else the rooms and the games."""
        board = f"games/{table.game}/board.js" if table else ""
        modules = self.modules(board) if board in self.bodies else []
        asked = [f"/api/games/{table.game}?lang={locale}"] if table else [f"/api/text/{locale}.ftl"]
        if not table or table.lobby:
            modules, asked = [ROOMS, *modules], [*asked, f"/api/games?lang={locale}"]
        return [
            *[f'<link rel="modulepreload" href="{self.root}/{name}">' for name in modules if name != TABLE],
            *[f'<link rel="preload" as="fetch" crossorigin="anonymous" href="{path}">' for path in asked],
        ]

    def modules(self, entry: str) -> list[str]:
        """Return the modules that an entry imports, directly or not, the entry first."""
        found = [entry]
        for name in found:
            text = self.bodies[name].plain.decode() if name in self.bodies else ""
            found += [each for each in imported(name, text) if each in self.bodies and each not in found]
        return found


def put_together(found: dict[str, bytes], template: str) -> dict[str, bytes]:
    """Return the files that are served: modules in packs, the sheets that the page names in one."""
    sources = {name: data.decode() for name, data in found.items() if suffix(name) == ".js"}
    games = [name for name in sources if not name.startswith("client/")]
    kit = [each for name in games for each in imported(name, sources[name]) if each.startswith("client/")]
    modules = packed(
        sources,
        [
            Pack(TABLE, (ENTRY, *AT_ONCE, *sorted(set(kit))), hurried=True),
            Pack(ROOMS, IN_ROOMS),
        ],
    )
    looks = b"".join([found[name] for name in SHEET.findall(template)])
    kept = {name: data for name, data in found.items() if name not in sources}
    return dict(sorted({**kept, **{name: text.encode() for name, text in modules.items()}, LOOKS: looks}.items()))


MISSING = """<!doctype html>
<html lang="{locale}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>{title}</title>
    <link rel="stylesheet" href="{look}">
  </head>
  <body>
    <main class="missing"><h1>{title}</h1><p>{line}</p><p><a href="/">{home}</a></p></main>
  </body>
</html>
"""
PAGE = ROOM / "client" / "index.html"


def suffix(name: str) -> str:
    return posixpath.splitext(name)[1]


def served() -> Iterator[tuple[str, Path]]:
    """Yield every file that a browser may have: the client, and what lies in games' and families' folders for boards."""
    yield from inside(ROOM / "client", "client")
    for slug in games():
        yield from inside(folder(game(slug)), f"games/{slug}")
    for family in {path for slug in games() for path in families(game(slug))}:
        yield from inside(family, f"games/{family.name}")


def inside(root: Path, prefix: str) -> Iterator[tuple[str, Path]]:
    for path in root.rglob("*"):
        if path.suffix in TYPES and path.is_file():
            yield f"{prefix}/{path.relative_to(root).as_posix()}", path


def changed_since(files: Files) -> bool:
    """Say whether a file is newer than what was read."""
    return max(path.stat().st_mtime for path in [*dict(served()).values(), PAGE]) > files.newest
