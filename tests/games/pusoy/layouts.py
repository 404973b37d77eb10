"""Three hundred rows and what the rules say of them: the screen's own arithmetic is held against this.

`python -m tests.games.pusoy.layouts` writes `layouts.json` anew.
"""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import msgspec

from hapag.games.poker import hand_phrase
from hapag.games.pusoy.rows import Rows, dealers, strengths, why_foul
from hapag.kernel.offers import Split
from hapag.pieces import tidy
from tests.games.pusoy.driver import DECK, pile

DATA = Path(__file__).with_name("layouts.json")
RARE = (
    "2c 3d 4h / 5c 5d 5h 5s 2d / As Ks Qs Js Ts",
    "Ac Ad Ah / 2c 3c 4c 5c Kc / 6h 7h 8h 9h Th",
    "2c 2d 2h / 3c 3d 3h 4s 4c / Ac 2s 3s 4d 5d",
    "Qc Kc Ac / As 2h 3h 4h 5h / 6c 2d 3d 4d 5d",
    "9s 9d Ah / 9c 9h Kd Qs Jc / 2c 2d 2s 3h 4c",
    "As Kd Qc / Ah Kc Qd Js 9c / 2c 2d 3s 3h 4c",
    "2h 3h 4h / As 2s 3s 4s 5s / 6d 7d 8d 9d Td",
)


def layouts() -> list[Rows]:
    """Return rare rows, the dealer's arrangements, the same with rows changed over, and any at all."""
    random = Random(20)
    hands = [tidy(tuple(random.sample(DECK, 13))) for _ in range(50)]
    made = [dealers(hand) for hand in hands[:30]]
    turned = [(front, back, middle) for front, middle, back in made[:13]]
    drawn: list[Rows] = [Split(hand, (3, 5, 5)).any(random) for hand in hands]
    rare = [tuple(map(pile, text.split("/"))) for text in RARE]
    return [*rare, *made, *turned, *drawn]


def build() -> list[dict[str, Any]]:
    return [{"rows": rows, "hands": list(map(hand_phrase, strengths(rows))), "why": why_foul(strengths(rows))} for rows in layouts()]  # fmt: skip


def encoded() -> bytes:
    return b"[\n" + b",\n".join([msgspec.json.encode(each) for each in build()]) + b"\n]\n"


if __name__ == "__main__":
    DATA.write_bytes(encoded())
