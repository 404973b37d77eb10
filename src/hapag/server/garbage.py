"""When Python looks for garbage that goes in circles: a look through all there is stops every table meanwhile."""

import asyncio
import gc

YOUNG = 2_000
"""Objects more than there were after which the newest are looked through; that takes some milliseconds."""
FULL = 300.0
"""Seconds between two looks through everything: with 1,000 tables each takes a quarter of a second."""
NEVER = 1 << 30


def hold_back() -> None:
    """From now on look through everything every few minutes only, and never again through what is there already.

    Left to itself Python would do so whenever a quarter is new: many times while a thousand tables are being opened.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, 20, NEVER)
    asyncio.get_running_loop().call_later(FULL, look)


def look() -> None:
    gc.collect()
    asyncio.get_running_loop().call_later(FULL, look)
