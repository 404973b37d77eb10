"""Rules of thumb for flop and river: short enough to remember, and what they cost is counted in `odds`."""

import numpy as np
from numpy.typing import NDArray

from hapag.games.ultimate_holdem.tally import Cards, Counts, left, on_boards
from hapag.ranking import CODES, batch, least

OUTS = 21
"""On the river: with so many cards that beat a hand, it folds."""
TEN = 8
STARTS = np.array([least(code) for code in CODES], np.uint16)


def kinds(strengths: NDArray[np.uint16]) -> NDArray[np.intp]:
    """Return the place of each hand's category among all, 0 for a high card."""
    return np.searchsorted(STARTS, strengths, "right") - 1


def plays_flop(flops: Cards, hands: Cards) -> NDArray[np.bool_]:
    """Say for each flop and the hand beside it whether a Play of two antes is right by the rule of thumb.

    It is with a better kind of hand than the flop is by itself, though a pair of deuces needs a third; and with four
    cards of a suit, if one's own is a ten or higher.
    """
    made, flop = kinds(batch.five(np.hstack([flops, hands]))), kinds(batch.three(flops))
    is_deuces = (hands < 4).all(1) & (made < CODES.index("trips"))
    return (made > flop) & ~is_deuces | draws(flops, hands)


def draws(flops: Cards, hands: Cards) -> NDArray[np.bool_]:
    """Say which have four cards of a suit with a ten or higher of one's own."""
    found = np.zeros(len(flops), bool)
    for suit in range(4):
        own = hands % 4 == suit
        count = (flops % 4 == suit).sum(1) + own.sum(1)
        found |= (count == 4) & (own & (hands // 4 >= TEN)).any(1)
    return found


def outs(boards: Cards, strengths: NDArray[np.uint16]) -> Counts:
    """Return how many unseen cards beat each hand on a board, if the dealer has one of them and nothing else of use."""
    singles = on_boards(boards, left(boards))
    return (singles[:, None, :] > strengths[:, :, None]).sum(2, np.int32)
