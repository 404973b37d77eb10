"""The client's files, read once into memory under a path that names their contents, so that they can be kept for ever."""

import gzip
import hashlib
import posixpath
import re
from collections.abc import Iterator
from html import escape
from pathlib import Path

from msgspec import Struct

from hapag.games import families, folder, game, games
from hapag.games.words import LOCALES, Words

ROOM = Path(__file__).parent.parent
TYPES = {
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".m4a": "audio/mp4",
    ".opus": "audio/ogg",
}
"""What is served, and as what: said here, because what a system believes of file names differs."""
PACKED = {".js", ".css", ".svg", ".json", ".webmanifest"}
IMPORT = re.compile(r"""(?:^|[;}\s])(?:import|export)\s(?:[^"';]*?\sfrom\s*)?["'](\.[^"']+)["']""", re.MULTILINE)


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


class Files:
    """All files by their path below `root`, and the page that starts the client."""

    def __init__(self) -> None:
        paths = dict(served())
        self.newest = max(path.stat().st_mtime for path in [*paths.values(), PAGE])
        found = {name: path.read_bytes() for name, path in sorted(paths.items())}
        digest = hashlib.sha256(b"".join([name.encode() + b"\0" + data + b"\0" for name, data in found.items()]))
        self.hash = digest.hexdigest()[:16]
        self.root = f"/static/{self.hash}"
        self.bodies = {name: body(data, TYPES[suffix(name)], suffix(name) in PACKED) for name, data in found.items()}
        self.pages = {locale: self.start_page(PAGE.read_text("utf-8"), locale) for locale in LOCALES}

    def start_page(self, template: str, locale: str) -> Body:
        """Fill in where the files lie, and name every module up front, so that none waits for another to be read.

        locale: of what the page says before its words are there.
        """
        entry = re.search(r'<script type="module" src="{{static}}/([^"]+)"', template)
        names = self.modules(entry[1]) if entry else []
        links = "\n    ".join([f'<link rel="modulepreload" href="{self.root}/{name}">' for name in names])
        text = template.replace("<!-- {{preload}} -->", links).replace("{{static}}", self.root)
        words = Words(locale=locale)
        said = {"description": words.say("page-description"), "noscript": words.say("page-noscript")}
        for name, value in {**said, "languages": " ".join(LOCALES)}.items():
            text = text.replace(f"{{{{{name}}}}}", escape(value))
        text = text.replace('<html lang="en">', f'<html lang="{locale}">')
        return body(text.encode(), "text/html; charset=utf-8")

    def modules(self, entry: str) -> list[str]:
        """Return the modules that an entry imports, directly or not, the entry first."""
        found = [entry]
        for name in found:
            text = self.bodies[name].plain.decode() if name in self.bodies else ""
            for target in IMPORT.findall(text):
                path = posixpath.normpath(posixpath.join(posixpath.dirname(name), target))
                if path in self.bodies and path not in found:
                    found.append(path)
        return found


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
