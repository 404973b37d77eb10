"""A server of our own and a Chromium to look at it with, for benchmarks of what people see."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, sync_playwright

from tests.browser.house import House, house
from tools import chromium


@contextmanager
def opened() -> Iterator[tuple[House, Browser]]:
    """Yield both; SystemExit, with how to get one, if there is no Chromium."""
    path = chromium.find()
    if path is None:
        raise SystemExit(chromium.HOW)
    with house() as served, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        yield served, browser
        browser.close()
