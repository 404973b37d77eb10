"""Copy the published browser modules that Hapag ships into src/hapag/client/vendor.

Run by `make vendor`, after `npm ci` has laid the packages of package-lock.json into node_modules.
Bare import specifiers become relative ones, so that the page needs no import map and its
content security policy can stay at `script-src 'self'`.
"""

from __future__ import annotations

import hashlib
import json
import re
import subprocess
from dataclasses import dataclass
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
MODULES: Final = ROOT / "node_modules"
VENDOR: Final = ROOT / "src" / "hapag" / "client" / "vendor"
APACHE: Final = "typescript/LICENSE"  # plain Apache-2.0: @fluent/bundle ships no licence text


@dataclass(frozen=True)
class Library:
    """One vendored file: its name here, its package, the module inside it, its specifier and its licence text."""

    file: str
    package: str
    module: str
    specifier: str
    licence_text: str
    bundle: bool = False
    only: str = ""
    """The one name of a bundle that is wanted; the rest is left behind."""


LIBRARIES: Final = (
    Library("preact.js", "preact", "dist/preact.module.js", "preact", "preact/LICENSE"),
    Library("hooks.js", "preact", "hooks/dist/hooks.module.js", "preact/hooks", "preact/LICENSE"),
    Library(
        "signals-core.js",
        "@preact/signals-core",
        "dist/signals-core.module.js",
        "@preact/signals-core",
        "@preact/signals-core/LICENSE",
    ),
    Library("signals.js", "@preact/signals", "dist/signals.module.js", "@preact/signals", "@preact/signals/LICENSE"),
    Library("htm.js", "htm", "dist/htm.module.js", "htm", "htm/LICENSE"),
    Library("fluent.js", "@fluent/bundle", "esm/index.js", "@fluent/bundle", APACHE, bundle=True),
    Library(
        "sha256.js",
        "@noble/hashes",
        "sha2.js",
        "@noble/hashes/sha2.js",
        "@noble/hashes/LICENSE",
        bundle=True,
        only="sha256",
    ),
)
RELATIVE: Final = {library.specifier: f"./{library.file}" for library in LIBRARIES}
DEFAULT_EXPORT: Final = {"htm"}  # specifiers whose types have a default export instead of named ones


def main() -> None:
    """Write every module, its types, its licence and the list of them all."""
    (VENDOR / "LICENSES").mkdir(parents=True, exist_ok=True)
    entries = [vendor(library) for library in LIBRARIES]
    (VENDOR / "vendor.json").write_text(json.dumps(entries, indent=2) + "\n", encoding="utf-8")


def vendor(library: Library) -> dict[str, str]:
    """Copy one library and return its entry for vendor.json."""
    text = source(library)
    (VENDOR / library.file).write_text(text, encoding="utf-8")
    (VENDOR / library.file).with_suffix(".d.ts").write_text(types(library), encoding="utf-8")
    licence = VENDOR / "LICENSES" / (library.package.strip("@").replace("/", "-") + ".txt")
    licence.write_text((MODULES / library.licence_text).read_text(encoding="utf-8"), encoding="utf-8")
    package = json.loads((MODULES / library.package / "package.json").read_text(encoding="utf-8"))
    return {
        "file": library.file,
        "name": library.package,
        "version": package["version"],
        "module": library.module,
        "licence": package["license"],
        "licence_text": f"LICENSES/{licence.name}",
        "sha256": hashlib.sha256(text.encode()).hexdigest(),
    }


def source(library: Library) -> str:
    """Return the module as shipped: one file, imports relative, no source map comment."""
    path = MODULES / library.package / library.module
    text = bundled(path, library.only) if library.bundle else path.read_text(encoding="utf-8")
    text = re.sub(r"\n?//# sourceMappingURL=.*", "", text)
    text = re.sub(r'(\bfrom|\bimport)\s*"([^".][^"]*)"', relative, text)
    return text.rstrip("\n") + "\n"


def bundled(path: Path, only: str) -> str:
    """Return a library of several modules, or the one name of it that is wanted, as one minified module."""
    whole = [] if only else [str(path)]
    command = ["npx", "--no-install", "esbuild", *whole, "--bundle", "--minify", "--format=esm", "--target=es2022"]
    wanted = f'export {{ {only} }} from "{path}";' if only else None
    return subprocess.run(command, check=True, capture_output=True, text=True, cwd=ROOT, input=wanted).stdout


def relative(match: re.Match[str]) -> str:
    """Rewrite one bare import; an unknown package is an error, never a request at run time."""
    word, specifier = match.groups()
    if specifier not in RELATIVE:
        raise SystemExit(f"vendor: {specifier} is imported by a vendored module but is not vendored itself")
    return f'{word}"{RELATIVE[specifier]}"'


def types(library: Library) -> str:
    """Return the declaration that lets tsc read the package's own types for the vendored file."""
    what = "{ default }" if library.specifier in DEFAULT_EXPORT else "*"
    return f'export {what} from "{library.specifier}";\n'


if __name__ == "__main__":
    main()
