"""Computer rivals: the family's, with a quick guess at what two private cards are worth."""

from collections.abc import Sequence

from hapag.games.betting.equity import Scales
from hapag.games.betting.rival import rivals, simple
from hapag.games.holdem.rules import Holdem

PAIRED, SUITED, NEIGHBOURS = 0.17, 0.035, (0.0, 0.02, 0.012, 0.006)


def outlook(hand: Sequence[int]) -> float:
    """Return about how often two private cards beat random ones, before there is a board (within a few hundredths)."""
    low, high = sorted(hand)
    return worth(high >> 2, low >> 2, suited=high & 3 == low & 3)


def worth(high: int, low: int, *, suited: bool) -> float:
    value = 0.31 + 0.017 * high + 0.0095 * low
    if high == low:
        return value + PAIRED
    gap = high - low
    return value + (SUITED if suited else 0) + (NEIGHBOURS[gap] if gap < len(NEIGHBOURS) else 0)


SCALES = Scales(Holdem, outlook)
SIMPLE = simple(SCALES)
LEVELS = rivals(SCALES)
