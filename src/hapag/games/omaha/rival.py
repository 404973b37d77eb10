"""Computer rivals: the family's, with a quick guess at what four private cards are worth.

Two-handed, 150 deals from both sides, mean chips a hand with the 95 % interval (`tests/games/betting/arena.py`, `lead`):

    easy    beats random by 127 ± 43, who calls everything by 17 ± 7
    medium  beats random by 93 ± 36, who calls everything by 64 ± 18, easy by 48 ± 19
    hard    beats random by 63 ± 28, who calls everything by 37 ± 14, easy by 35 ± 20, medium by 26 ± 23

A move of the hard one takes less than 20 ms at the 99th percentile.
"""

from collections.abc import Sequence
from itertools import combinations

from hapag.games.betting.equity import Scales, Weight
from hapag.games.betting.rival import rivals, simple
from hapag.games.omaha.rules import Omaha
from hapag.ranking import OmahaBoard

LOWEST, HIGHEST = 0.1, 0.7
BASE, RANK, PAIRED, PAIRED_RANK, THIRD, SUITED = 0.303, 0.0062, 0.013, 0.0057, 0.2, 0.033


def outlook(hand: Sequence[int]) -> float:
    """Return about how often four private cards beat random ones, before there is a board (within a few hundredths).

    High ranks help, and so do pairs and two cards of a suit; a third card of a rank is of no use, and blocks the fourth.
    """
    ranks = [card >> 2 for card in hand]
    suits = [card & 3 for card in hand]
    pairs = sum([PAIRED + PAIRED_RANK * a for a, b in combinations(ranks, 2) if a == b])
    thirds = sum([max(0, ranks.count(rank) - 2) for rank in set(ranks)])
    suited = sum([suits.count(suit) > 1 for suit in set(suits)])
    return min(HIGHEST, max(LOWEST, BASE + RANK * sum(ranks) + pairs - THIRD * thirds + SUITED * suited))


def many(board: Sequence[int]) -> Weight:
    return OmahaBoard(board).rank


SCALES = Scales(Omaha, outlook, many)
SIMPLE = simple(SCALES)
LEVELS = rivals(SCALES)
