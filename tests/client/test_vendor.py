"""What the browser client ships from others is exactly what its list says."""

from __future__ import annotations

import hashlib
import json
import re
from pathlib import Path
from typing import Any

import pytest

import hapag

VENDOR = Path(hapag.__file__).parent / "client" / "vendor"
ENTRIES: list[dict[str, Any]] = json.loads((VENDOR / "vendor.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: str(entry["file"]))
def test_a_vendored_file_is_what_its_sha256_says(entry: dict[str, Any]) -> None:
    content = (VENDOR / entry["file"]).read_bytes()
    assert hashlib.sha256(content).hexdigest() == entry["sha256"]


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: str(entry["file"]))
def test_a_vendored_file_comes_with_its_licence(entry: dict[str, Any]) -> None:
    text = (VENDOR / entry["licence_text"]).read_text(encoding="utf-8")
    assert {"MIT": "MIT License", "Apache-2.0": "Apache License"}[entry["licence"]] in text


def test_no_vendored_module_goes_unlisted() -> None:
    assert {path.name for path in VENDOR.glob("*.js")} == {entry["file"] for entry in ENTRIES}


def test_vendored_modules_import_only_each_other() -> None:
    imported = {
        name
        for path in VENDOR.glob("*.js")
        for name in re.findall(r'(?:\bfrom|\bimport)\s*"([^"]*)"', path.read_text(encoding="utf-8"))
    }
    assert imported <= {f"./{entry['file']}" for entry in ENTRIES}
    assert "./preact.js" in imported
