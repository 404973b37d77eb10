"""Rules of thumb: short enough to remember. What the ones for flop and river cost is counted in `odds`."""

import numpy as np
from numpy.typing import NDArray

from hapag.games.ultimate_holdem.rules import FLOP, PREFLOP
from hapag.games.ultimate_holdem.tally import Cards, Counts, left, on_boards
from hapag.pieces import Pieces
from hapag.ranking import CODES, batch, least

BESIDE = {12: (0, 0), 11: (0, 3), 10: (4, 6), 9: (6, 8)}
"""Before the flop: for the higher rank, from jack to ace, the least rank beside it that plays, suited and not."""
OUTS = 21
"""On the river: with so many cards that beat a hand, it folds."""
TEN, NEVER = 8, 13


def says_play(hand: Pieces, board: Pieces) -> bool:
    """Say whether a hand plays now, as high as it may; it has not played yet."""
    if len(board) == PREFLOP:
        return plays_first(hand)
    hands, boards = np.array([hand], np.uint8), np.array([board], np.uint8)
    if len(board) == FLOP:
        return bool(plays_flop(boards, hands)[0])
    strengths = batch.five(np.hstack([boards, hands]))
    return bool(outs(boards, strengths[:, None])[0, 0] < OUTS)


def plays_first(hand: Pieces) -> bool:
    """Say whether two cards are worth four antes at once: every pair but deuces, and high cards with one that will do."""
    low, high = sorted(hand)
    if low // 4 == high // 4:
        return low // 4 > 0
    suited, other = BESIDE.get(high // 4, (NEVER, NEVER))
    return low // 4 >= (suited if low % 4 == high % 4 else other)


def plays_flop(flops: Cards, hands: Cards) -> NDArray[np.bool_]:
    """Say for each flop and the hand beside it whether a Play of two antes is right by the rule of thumb.

    It is with a better kind of hand than the flop is by itself, though a pair of deuces needs a third; and with four
    cards of a suit, if one's own is a ten or higher.
    """
    made, flop = kinds(batch.five(np.hstack([flops, hands]))), kinds(batch.three(flops))
    is_deuces = (hands < 4).all(1) & (made < CODES.index("trips"))
    return (made > flop) & ~is_deuces | draws(flops, hands)


def kinds(strengths: NDArray[np.uint16]) -> NDArray[np.intp]:
    """Return the place of each hand's category among all, 0 for a high card."""
    return np.searchsorted([least(code) for code in CODES], strengths, "right") - 1


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
    found: Counts = (singles[:, None, :] > strengths[:, :, None]).sum(2, np.int32)
    return found
