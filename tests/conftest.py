"""What every test may use: the launch of a real browser."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Playwright

from tools import chromium

QUIET = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any], playwright: Playwright) -> dict[str, Any]:
    """Launch the system's Chromium, or Playwright's own; a missing browser is a failure, never a skip."""
    path = chromium.find() or playwright.chromium.executable_path
    if not Path(path).exists():
        pytest.fail(chromium.HOW)
    return {**browser_type_launch_args, "executable_path": path, "args": list(QUIET)}
