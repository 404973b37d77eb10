"""How smoothly a hand of thirteen cards is sorted, in frames a second: `python -m bench.motion [--json]`.

Chromium at a phone's size plays Pusoy Dos until a hand of thirteen lies there, then sorts it again and again by rank
and by suit; each frame that is drawn while cards glide is timed. Once as fast as the machine is, once four times slower.
"""

from __future__ import annotations

import argparse
import json
from typing import Any

from playwright.sync_api import Browser

from bench.browser import opened
from tests.browser.device import Device, start
from tests.browser.house import House

Row = dict[str, Any]
"""`what`, with how much `slower` a processor: `fps`, the `median` and the `worst` of twenty frames in ms, `cards` in motion."""

SLOWER = (1, 4)
SORTS = 6
SORT = """() => new Promise((done) => {
  const times = [];
  document.querySelector('[data-key=sort]').click();
  let most = 0;
  const frame = (now) => {
    times.push(now);
    const moving = document.getAnimations().filter(({ effect }) => effect.target.matches('.hand .card')).length;
    most = Math.max(most, moving);
    if (moving > 0 || times.length < 3) requestAnimationFrame(frame);
    else done({ most, gaps: times.slice(1).map((time, i) => time - times[i]) });
  };
  requestAnimationFrame(frame);
})"""


def sorted_hand(served: House, browser: Browser, slower: int) -> Row:
    """Sort a hand several times; return how its frames came."""
    with browser.new_context(viewport={"width": 390, "height": 844}) as context:
        ann = start(Device(context, served.url, {"motion": "normal"}), "pusoy-dos", "Solo")
        ann.page.locator(".hand .card").nth(12).wait_for()
        ann.until(lambda: ann.owes, "a turn")
        ann.page.wait_for_timeout(1500)
        context.new_cdp_session(ann.page).send("Emulation.setCPUThrottlingRate", {"rate": slower})
        runs = [ann.page.evaluate(SORT) for _ in range(SORTS)]
    gaps = sorted(gap for run in runs for gap in run["gaps"])
    return {
        "what": "sorting thirteen cards",
        "slower": slower,
        "fps": 1000 * len(gaps) / sum(gaps),
        "median": gaps[len(gaps) // 2],
        "worst": gaps[-1 - len(gaps) // 20],
        "frames": len(gaps),
        "cards": max(run["most"] for run in runs),
    }


def measure() -> list[Row]:
    """Return the figures at each speed of the processor."""
    with opened() as (served, browser):
        return [sorted_hand(served, browser, slower) for slower in SLOWER]


def show(found: list[Row]) -> str:
    return "\n".join(
        f"{r['what']}, {r['cards']} moving at once, processor slowed {r['slower']}x:"
        f" {r['fps']:.1f} frames/s, median {r['median']:.1f} ms, 95th of a hundred {r['worst']:.1f} ms, {r['frames']} frames"
        for r in found
    )


def main() -> None:
    """Measure, and print a line for each or, with `--json`, JSON."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    as_json = parser.parse_args().json
    found = measure()
    print(json.dumps(found, indent=2) if as_json else show(found))


if __name__ == "__main__":
    main()
