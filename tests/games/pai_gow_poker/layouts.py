"""Layouts and what the rules say of them: the screen's own arithmetic, and what it suggests, are held against this.

`python -m tests.games.pai_gow_poker.layouts` writes `layouts.json` anew.
"""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import msgspec

from hapag.games.pai_gow_poker.arrange import arranged
from hapag.games.pai_gow_poker.ranking import JOKER, keys
from hapag.games.pai_gow_poker.rules import PaiGowPoker
from hapag.kernel.offers import Split
from hapag.pieces import Pieces, tidy
from tests.games.pai_gow_poker.driver import DECK, pile

DATA = Path(__file__).with_name("layouts.json")
RARE = (
    "2c 3d / Ac Ad Ah As Jk",
    "Ac Kd / Ah Qd 9s 7h 2c",
    "Jk Kd / Ac Qd 9h 7s 2c",
    "As Jk / Ac Kd Qh Js 9c",
    "9h 9s / 9c 9d Kh 5s 3c",
    "Kc Kd / Jk Th Jh Qh Kh",
    "Kc Kd / Jk 2h 3h 4h 5h",
    "2c 2d / As 2h 3c 4h 5s",
    "2c 2d / Jk Qc Jd Th 8s",
    "2c 2d / Jk Kh 9h 5h 3h",
    "2d Kh / Jk Ah 9h 5h 3h",
    "Ac As / Jk Kc Ks Qh Qd",
    "2c 3c / 7c 7d 7h 7s Jk",
    "4c 4d / 9c 9d 9h 5s 5c",
    "Qc 3c / Ad 2d 3d 4d 5d",
)


def layouts() -> list[tuple[Pieces, ...]]:
    """Return rare layouts, what the routine makes of hands with and without the joker, and any layouts at all."""
    random = Random(21)
    hands = [tidy(tuple(random.sample(DECK, 7))) for _ in range(60)]
    hands += [tidy((*random.sample(DECK[:52], 6), DECK[JOKER])) for _ in range(40)]
    made = [arranged(hand, banks=False) for hand in hands]
    drawn: list[tuple[Pieces, ...]] = [Split(hand, (2, 5)).any(random) for hand in hands]
    return [*[tuple(map(pile, text.split("/"))) for text in RARE], *made, *drawn]


def build() -> list[dict[str, Any]]:
    return [described(rows) for rows in layouts()]


def described(rows: tuple[Pieces, ...]) -> dict[str, Any]:
    suggested = {role: arranged(rows[0] + rows[1], banks=role == "banker") for role in ("player", "banker")}
    return {
        "rows": rows,
        "keys": [keys()[strength] for strength in PaiGowPoker.strengths(rows)],
        "hands": PaiGowPoker.hand_phrases(rows),
        "why": PaiGowPoker.why_foul(rows),
        "suggested": suggested,
    }


def encoded() -> bytes:
    return b"[\n" + b",\n".join([msgspec.json.encode(each) for each in build()]) + b"\n]\n"


if __name__ == "__main__":
    DATA.write_bytes(encoded())
