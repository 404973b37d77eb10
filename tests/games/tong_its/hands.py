"""Hands and what the rules say of them: the screen's own arithmetic is held against this.

`python -m tests.games.tong_its.hands` writes `hands.json` anew.
"""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import msgspec

from hapag.games.tong_its.melds import cards_of, deadwood, is_meld, mask_of, melds_in, takes, why_no_meld
from hapag.games.tong_its.outlook import layoff
from hapag.pieces import CARDS, Piece, Pieces, tidy

DATA = Path(__file__).with_name("hands.json")
SPECIAL = (
    "Ah 2h 3h Kd Kc 9s",
    "Jc Qc Kc Ac",
    "7c 7d 7h 7s 6s 8s 5c 6c",
    "4h 5h 6h 6c 6d 5c 5d 4c",
    "2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc Ac",
    "8c 8d 8h 8s 9c 9d 9h 9s Tc Td Th Ts 2c",
)


def pile(text: str) -> Pieces:
    return tidy(tuple([CARDS.read(name) for name in text.split()]))


def hands() -> list[Pieces]:
    random = Random(11)
    deck = list(map(Piece, range(52)))
    dense = [card for card in deck if card % 4 < 3 and card < 28]
    some = [tidy(tuple(random.sample(deck, random.randint(1, 13)))) for _ in range(120)]
    near = [tidy(tuple(random.sample(dense, random.randint(3, 13)))) for _ in range(120)]
    return [*map(pile, SPECIAL), *some, *near]


def build() -> list[dict[str, Any]]:
    random, found = Random(12), []
    for hand in hands():
        mask = mask_of(hand)
        cards = tuple(random.sample(hand, min(len(hand), random.randint(1, 4))))
        meld = random.choice(melds_in(((1 << 52) - 1) & ~mask))
        found.append(
            {
                "hand": hand,
                "points": deadwood(mask),
                "melds": sorted([tidy(cards_of(each)) for each in melds_in(mask)]),
                "cards": tidy(cards),
                "why": None if is_meld(cards) else why_no_meld(cards),
                "meld": cards_of(meld),
                "takes": sorted([tidy(cards_of(each)) for each in takes(meld, mask)]),
                "most": tidy(cards_of(layoff(mask, [meld]))),
            }
        )
    return found


def encoded() -> bytes:
    return b"[\n" + b",\n".join([msgspec.json.encode(each) for each in build()]) + b"\n]\n"


if __name__ == "__main__":
    DATA.write_bytes(encoded())
