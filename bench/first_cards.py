"""How long a phone far away waits until it can play: `python -m bench.first_cards [--json] [GAME ...]`.

A person opens the link of a table where a round is on, in a browser that has nothing yet. Chromium holds every answer,
the socket's too, back for a round trip of 150 ms, and computes four times more slowly than this machine. The time is
from the call of the page until the table with its cards and its buttons is painted; of several runs the median.
"""

from __future__ import annotations

import argparse
import json
from statistics import median
from typing import Any

from playwright.sync_api import Browser

from bench.browser import opened
from hapag.games import games
from tests.browser.house import House

Row = dict[str, Any]
"""`what` was measured, of `who`; the median of the `runs` in `ms`."""

ROUND_TRIP, SLOWER, RUNS = 150, 4, 5
"""Milliseconds; times slower than this machine; loads of which the median is taken."""

WATCH = """() => {
  globalThis.playable = new Promise((done) => {
    const seen = ({ identifier, renderTime }) => identifier === "playable" && done(renderTime);
    new PerformanceObserver((list) => list.getEntries().forEach(seen)).observe({ type: "element", buffered: true });
    const mark = (button) => button.setAttribute("elementtiming", "playable");
    const changes = new MutationObserver(() => document.querySelectorAll(".felt ~ .bar button, .felt .bar button").forEach(mark));
    changes.observe(document, { childList: true, subtree: true });
  });
}"""
"""Notes when the screen shows the first frame with a table and its buttons."""

FAR = """(wait) => {
  const own = Object.getOwnPropertyDescriptor(WebSocket.prototype, "onmessage");
  const say = WebSocket.prototype.send;
  const [listening, spoken] = [new WeakMap(), new WeakSet()];
  const hear = function (event) {
    const told = () => listening.get(this)?.call(this, event);
    if (spoken.has(this)) setTimeout(told, wait);
    else told();
  };
  const set = function (heard) { listening.set(this, heard); own.set.call(this, hear); };
  Object.defineProperty(WebSocket.prototype, "onmessage", { ...own, set });
  WebSocket.prototype.send = function (frame) { spoken.add(this); say.call(this, frame); };
}"""
"""Lets what a socket hears arrive a round trip later once it has said something. The browser itself holds back HTTP and a
socket's handshake, but not what comes on the socket; what comes at once comes with the answer to the handshake."""


def deal(browser: Browser, served: House, slug: str) -> tuple[str, str]:
    """Open a table of a game and deal; return its code and the host's token."""
    facts = next(each for each in served.get("/api/games") if each["slug"] == slug)
    rivals = facts["levels"][-1:] * min(facts["solo"]["rivals"])
    code, token = served.open_table(game=slug, way="solo", rivals=rivals, seats=1 + len(rivals), clock=None)
    with browser.new_context() as context:
        context.add_init_script(f"localStorage.setItem('hapag.token.{code}', '\"{token}\"')")
        page = context.new_page()
        page.goto(f"{served.url}/t/{code}")
        page.get_by_role("button", name="Deal").click()
        page.get_by_role("group", name="Actions").wait_for()
    return code, token


def load(browser: Browser, served: House, code: str, token: str) -> float:
    """Open a table's link in a new browser far away; return the milliseconds until one can play."""
    with browser.new_context(viewport={"width": 390, "height": 844}) as context:
        context.add_init_script(f"localStorage.setItem('hapag.token.{code}', '\"{token}\"')")
        context.add_init_script(f"({WATCH})(); ({FAR})({ROUND_TRIP})")
        page = context.new_page()
        network = context.new_cdp_session(page)
        network.send("Network.enable")
        far = {"offline": False, "latency": ROUND_TRIP, "downloadThroughput": -1, "uploadThroughput": -1}
        network.send("Network.emulateNetworkConditions", far)
        network.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        page.goto(f"{served.url}/t/{code}")
        return float(page.evaluate("playable"))


def measure(slugs: list[str], runs: int = RUNS) -> list[Row]:
    """Return how long the table of each game takes."""
    found = []
    with opened() as (served, browser):
        for slug in slugs:
            code, token = deal(browser, served, slug)
            times = sorted(load(browser, served, code, token) for _ in range(runs))
            found.append({"what": "first cards, far and slow", "who": slug, "ms": median(times), "runs": times})
    return found


def show(found: list[Row]) -> str:
    return "\n".join(f"{r['what']:44} {r['who']:36} {r['ms']:12,.0f} ms" for r in found)


def main() -> None:
    """Measure, and print a table or, with `--json`, JSON."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    parser.add_argument("games", nargs="*", default=games(), metavar="GAME", help="all unless some are named")
    wish = parser.parse_args()
    found = measure(wish.games)
    print(json.dumps(found, indent=2) if wish.json else show(found))


if __name__ == "__main__":
    main()
