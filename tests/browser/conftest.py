"""A served house for each worker, and devices in it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, ViewportSize

from tests.browser.device import PHONE, Device
from tests.browser.house import SEED, House, house

Opened = Callable[..., Device]


@pytest.fixture(scope="session")
def served() -> Iterator[House]:
    """One server for all tests that do not end theirs."""
    with house() as found:
        yield found


@pytest.fixture(autouse=True)
def seed(request: pytest.FixtureRequest) -> str:
    """What the deals of a test follow from; a failure shows how to repeat it."""
    found = f"{SEED} {request.node.name}"
    print(f"HAPAG_SEED={SEED}")
    if "served" in request.fixturenames:
        request.getfixturevalue("served").deal_by(found)
    return found


@pytest.fixture
def device(browser: Browser, served: House) -> Iterator[Opened]:
    """Open devices: `device(name="Ann")`, `device(size={"width": 360, "height": 640})`; none may complain."""
    opened: list[Device] = []

    def open_one(
        url: str = served.url,
        size: ViewportSize = PHONE,
        prefs: dict[str, Any] | None = None,
        name: str = "",
        **wish: Any,
    ) -> Device:
        context = browser.new_context(viewport=size, **{"service_workers": "block", **wish})
        opened.append(Device(context, url, prefs, name))
        return opened[-1]

    yield open_one
    for each in opened:
        each.context.close()
    assert [error for each in opened for error in each.errors] == []
