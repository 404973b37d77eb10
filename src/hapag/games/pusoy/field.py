"""The field: some thousand hands as good players arrange them, against which an arrangement is weighed.

`python -m hapag.games.pusoy.field` builds its file in about four minutes: thirteen bytes a hand, the cards of front, middle and back. It
starts with the dealer's arrangements; then, round by round, every hand is arranged as is best against the rounds so far.
"""

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from functools import cache
from itertools import permutations
from pathlib import Path
from random import Random
from typing import NamedTuple

from hapag.games.pusoy.rows import Rows, Strengths, dealers, strengths
from hapag.games.pusoy.search import Chances, rows, worthiest
from hapag.pieces import Piece, Pieces
from hapag.ranking import least

DATA = Path(__file__).with_name("field.bin")
HANDS, ROUNDS, SEED = 4000, 6, 1
SIZE = 13
RANKS = range(1 << 13)
"""Every set of ranks, as a mask."""
STRENGTHS = range(least("straight-flush", 12) + 1)


Possible = tuple[int, Strengths]
"""How likely, as a weight, and how strong."""


class Arranged(NamedTuple):
    """A hand of the field: the ranks it holds of each suit, as masks, and the strengths of its rows."""

    suits: tuple[int, ...]
    strengths: Strengths


@cache
def field() -> tuple[Arranged, ...]:
    """Return all hands of the field; about fifteen milliseconds the first time."""
    raw = DATA.read_bytes()
    hands = [tuple(map(Piece, raw[at : at + SIZE])) for at in range(0, len(raw), SIZE)]
    return tuple([Arranged(by_suit(hand), strengths((hand[:3], hand[3:8], hand[8:]))) for hand in hands])


def by_suit(pile: Pieces) -> tuple[int, ...]:
    """Return for each suit the mask of ranks in a pile."""
    return tuple([sum(1 << card // 4 for card in pile if card % 4 == suit) for suit in range(4)])


@cache
def chances() -> Chances:
    """Return the chance to beat a row of the field, by strength, for front, middle and back."""
    return chances_against([hand.strengths for hand in field()])


def chances_against(layouts: Sequence[Strengths]) -> Chances:
    front, middle, back = (sorted(row) for row in zip(*layouts, strict=True))
    return chances_of(front), chances_of(middle), chances_of(back)


def chances_of(known: Sequence[int]) -> list[float]:
    return [(bisect_left(known, each) + bisect_right(known, each)) / 2 / len(known) for each in STRENGTHS]


def possible(mine: Pieces) -> list[Possible]:
    """Return the arrangements of the field that a rival may have beside my hand, each with its weight.

    Suits are all alike, so a hand of the field stands for 24; its weight is how many of these do without my cards.
    """
    a, b, c, d = by_suit(mine)
    free = [(not ranks & a) + 2 * (not ranks & b) + 4 * (not ranks & c) + 8 * (not ranks & d) for ranks in RANKS]
    weighed = [(ways(*[free[ranks] for ranks in suits]), strong) for suits, strong in field()]
    return [each for each in weighed if each[0]]


@cache
def ways(*free: int) -> int:
    """Return how many renamings of four suits are possible; bit `i` of each number: it may be called suit `i`."""
    return sum(all(may >> name & 1 for may, name in zip(free, names, strict=True)) for names in permutations(range(4)))


def build() -> bytes:
    """Return the field's file."""
    random = Random(SEED)  # noqa: S311 - a sample, no secret
    hands = [tuple(sorted(random.sample(list(map(Piece, range(52))), SIZE))) for _ in range(HANDS)]
    layouts = list(map(dealers, hands))
    seen = list(map(strengths, layouts))
    for _ in range(ROUNDS):
        against = chances_against(seen)
        layouts = [best_reply(hand, against) for hand in hands]
        seen += map(strengths, layouts)
    return bytes(card for layout in layouts for row in layout for card in row)


def best_reply(hand: Pieces, against: Chances) -> Rows:
    return rows(hand, worthiest(hand, against, 1)[0])


if __name__ == "__main__":
    DATA.write_bytes(build())
