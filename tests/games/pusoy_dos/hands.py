"""Hands, what lies before them and what the rules say: the screen's own arithmetic is held against this.

`python -m tests.games.pusoy_dos.hands` writes `hands.json` anew.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from hapag.games.pusoy_dos.combos import answers, combo_phrase, combos, lowest, strength, why_none, why_weaker
from hapag.pieces import Pieces, tidy, without
from tests.games.pusoy_dos.driver import DECK, pile

DATA = Path(__file__).with_name("hands.json")
RARE = (
    "3c 4c 5c 6c 7c 9c Tc Qc 2c Kd Kh Ks 8d",
    "3c 3s 3h 3d 4c 4s 4h 4d 5c 5s 5h 5d 6c",
    "Tc Jc Qc Kc Ac Td Jd Qd Kd Ad 2c 2s 2h",
    "2c 2s 2h 2d As Ah Ad Kc Ks 3h 4h 5h 6h",
)
PICKED = ("As 2d 3c 4h 5s", "2d 3c 4h 5s 6s", "Jc Qd Kh As 2c", "4c 4s 4h 4d", "9c 9d Th", "3c 4c 5c 6c 8d")


def hands() -> list[Pieces]:
    random = Random(9)
    drawn = [tidy(tuple(random.sample(DECK, size))) for size in (13, 13, 13, 13, 13, 13, 11, 9, 9, 7, 7, 5, 5, 4, 2, 1)]
    return [*map(pile, RARE), *drawn]


def asked() -> Iterator[tuple[Pieces, Pieces, bool]]:
    """Yield hands with what lies on the table; nothing for a lead, and whether it is the first."""
    random = Random(10)
    for number, hand in enumerate(hands()):
        yield hand, (), number % 2 > 0
        rest = without(DECK, hand)
        for size in (1, 2, 3, 5):
            some = combos(tidy(tuple(random.sample(rest, 20))), size)
            if some:
                yield hand, random.choice(some)[1], False


def says(hand: Pieces, table: Pieces, opening: bool) -> dict[str, Any]:
    needed = lowest(hand) if opening else None
    found = answers(hand, table) if table else [combo for size in (1, 2, 3, 5) for combo in combos(hand, size)]
    legal = [[strong, cards] for strong, cards in found if needed is None or needed in cards]
    sizes = (len(table),) if table else (1, 2, 3, 4, 5)
    random = Random(str((hand, table)))
    picks = [tidy(tuple(random.sample(hand, size))) for size in sizes for _ in range(3) if size <= len(hand)]
    own = [cards for _, cards in combos(hand, len(table))[:3]] if table else []
    tried = [{"cards": cards, "why": why(cards, table, needed)} for cards in [*picks, *own] if why_none(cards) or table]
    return {"hand": hand, "table": table, "needed": needed, "legal": legal, "tried": tried}


def why(cards: Pieces, table: Pieces, needed: int | None) -> Any:
    return why_none(cards) or (why_weaker(cards, table) if table else None)


def build() -> dict[str, Any]:
    picked = [{"cards": cards, "why": why_none(cards)} for cards in map(pile, PICKED)]
    names = [[cards, strength(cards), combo_phrase(cards)] for hand in hands()[:8] for size in (1, 2, 3, 5) for _, cards in combos(hand, size)[::11]]  # fmt: skip
    return {"asked": [says(*each) for each in asked()], "picked": picked, "names": names}


def encoded() -> bytes:
    lines = {name: b",\n".join([msgspec.json.encode(each) for each in rows]) for name, rows in build().items()}
    return (
        b"{\n"
        + b",\n".join([f'"{name}": ['.encode() + b"\n" + rows + b"\n]" for name, rows in lines.items()])
        + b"\n}\n"
    )


if __name__ == "__main__":
    DATA.write_bytes(encoded())
