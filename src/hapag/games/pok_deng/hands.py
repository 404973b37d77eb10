"""What a hand of two or three cards is worth: its kind, its score, and its deng. Numbers are rules of the sheet."""

from collections.abc import Sequence
from typing import NamedTuple

from hapag.kernel import Phrase

KINDS = ("normal", "sam-lueang", "straight", "straight-flush", "tong", "pok")
"""5: weakest first."""
NORMAL, SAM_LUEANG, STRAIGHT, STRAIGHT_FLUSH, TONG, POK = range(6)
DENGS = (1, 2, 3, 5)
"""6: all that there are."""
POK_SCORES = (8, 9)
VALUES = (*[rank for rank in range(2, 10) for _ in "cdhs"], *[0] * 16, *[1] * 4)
"""2: what each card counts: ten to king nothing, an ace one."""
JACK, KING = 9, 11


class Worth(NamedTuple):
    """7: compared in this order."""

    kind: int
    score: int
    deng: int

    def phrase(self) -> Phrase:
        """Return "Pok 9, 2 deng"."""
        return Phrase(f"worth-{KINDS[self.kind]}", {"score": self.score, "deng": self.deng})


def worth(cards: Sequence[int]) -> Worth:
    """5-7: return what two or three cards are worth."""
    return worth_of_two(cards) if len(cards) == 2 else worth_of_three(cards)


def score(cards: Sequence[int]) -> int:
    """2"""
    return sum([VALUES[card] for card in cards]) % 10


def worth_of_two(cards: Sequence[int]) -> Worth:
    """3, 5, 6"""
    points = score(cards)
    is_double = len(ranks(cards)) == 1 or len(suits(cards)) == 1
    return Worth(POK if points in POK_SCORES else NORMAL, points, 2 if is_double else 1)


def worth_of_three(cards: Sequence[int]) -> Worth:
    """5, 6: the first that fits."""
    points, suited = score(cards), len(suits(cards)) == 1
    if len(ranks(cards)) == 1:
        return Worth(TONG, points, 5)
    if suited and is_sequence(cards):
        return Worth(STRAIGHT_FLUSH, points, 5)
    if all(JACK <= card >> 2 <= KING for card in cards):
        return Worth(SAM_LUEANG, points, 3)
    if is_sequence(cards):
        return Worth(STRAIGHT, points, 3)
    return Worth(NORMAL, points, 3 if suited else 1)


def is_sequence(cards: Sequence[int]) -> bool:
    """5: three ranks in a row, the ace low only."""
    low, middle, high = sorted([((card >> 2) + 1) % 13 for card in cards])
    return middle - low == high - middle == 1


def ranks(cards: Sequence[int]) -> set[int]:
    return {card >> 2 for card in cards}


def suits(cards: Sequence[int]) -> set[int]:
    return {card & 3 for card in cards}
