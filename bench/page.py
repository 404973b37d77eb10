"""What a phone loads before the first card lies on the table, in bytes over the wire: `python -m bench.page [--json]`.

Everything that a browser without a cache fetches for a table page: the page, style sheets, modules, the board,
catalogues, the game's facts, headers included, and what the socket says until then.
"""

from __future__ import annotations

import argparse
import json
from typing import Any

from playwright.sync_api import Browser

from bench.browser import opened
from hapag.games import games
from tests.browser.house import House

Row = dict[str, Any]
"""`what` was loaded, by `who`, in how many `requests` and `bytes`."""


class Meter:
    """Counts what a page's network brings."""

    def __init__(self) -> None:
        self.requests = self.bytes = 0

    def finished(self, event: dict[str, Any]) -> None:
        self.requests += 1
        self.bytes += int(event["encodedDataLength"])

    def heard(self, event: dict[str, Any]) -> None:
        self.bytes += len(event["response"]["payloadData"].encode())


def load(browser: Browser, served: House, slug: str) -> Row:
    """Open a table of a game in a browser that has nothing yet; return what came until its board was there."""
    facts = next(each for each in served.get("/api/games") if each["slug"] == slug)
    rivals = facts["levels"][-1:] * min(facts["solo"]["rivals"])
    code, token = served.open_table(game=slug, way="solo", rivals=rivals, seats=1 + len(rivals), clock=None)
    with browser.new_context(viewport={"width": 390, "height": 844}) as context:
        context.add_init_script(f"localStorage.setItem('hapag.token.{code}', '\"{token}\"')")
        page = context.new_page()
        meter, network = Meter(), context.new_cdp_session(page)
        network.send("Network.enable")
        network.on("Network.loadingFinished", meter.finished)
        network.on("Network.webSocketFrameReceived", meter.heard)
        page.goto(f"{served.url}/t/{code}")
        page.get_by_role("button", name="Deal").click()
        page.get_by_role("group", name="Actions").wait_for()
        page.wait_for_load_state("networkidle")
    return {"what": "first load of a table page", "who": slug, "requests": meter.requests, "bytes": meter.bytes}


def measure() -> list[Row]:
    """Return what the table page of each game takes."""
    with opened() as (served, browser):
        return [load(browser, served, slug) for slug in games()]


def show(found: list[Row]) -> str:
    return "\n".join(f"{r['what']:44} {r['who']:36} {r['bytes']:12,} B  {r['requests']:4} requests" for r in found)


def main() -> None:
    """Measure, and print a table or, with `--json`, JSON."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    as_json = parser.parse_args().json
    found = measure()
    print(json.dumps(found, indent=2) if as_json else show(found))


if __name__ == "__main__":
    main()
