"""Layouts and what the rules say of them: the screen's own arithmetic, and what it suggests, are held against this.

`python -m tests.games.pai_gow_tiles.layouts` writes `layouts.json` anew.
"""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import msgspec

from hapag.games.pai_gow_tiles.arrange import arranged
from hapag.games.pai_gow_tiles.rules import PaiGowTiles
from hapag.kernel.offers import Split
from hapag.pieces import Pieces, tidy
from tests.games.pai_gow_tiles.driver import TILES

DATA = Path(__file__).with_name("layouts.json")


def layouts() -> list[tuple[Pieces, ...]]:
    """Return every pair of tiles once as low, beside two others."""
    random = Random(22)
    pairs = [(one, other) for one in TILES for other in TILES if one < other]
    lows = [tidy(pair) for pair in pairs]
    rests = [tidy(tuple(random.sample([tile for tile in TILES if tile not in low], 2))) for low in lows]
    drawn: list[tuple[Pieces, ...]] = [
        Split(low + rest, (2, 2)).any(random) for low, rest in zip(lows, rests, strict=True)
    ]
    return [*zip(lows, rests, strict=True), *drawn[:100]]


def build() -> list[dict[str, Any]]:
    return [described(rows) for rows in layouts()]


def described(rows: tuple[Pieces, ...]) -> dict[str, Any]:
    return {
        "rows": rows,
        "strengths": PaiGowTiles.strengths(rows),
        "hands": PaiGowTiles.hand_phrases(rows),
        "why": PaiGowTiles.why_foul(rows),
        "suggested": {role: arranged(rows[0] + rows[1], banks=role == "banker") for role in ("player", "banker")},
    }


def encoded() -> bytes:
    return b"[\n" + b",\n".join([msgspec.json.encode(each) for each in build()]) + b"\n]\n"


if __name__ == "__main__":
    DATA.write_bytes(encoded())
