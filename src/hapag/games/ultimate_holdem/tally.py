"""How a hand fares against every hand that the dealer may hold; many at once, in numpy.

Everything is counted in chips of which two make an ante, so that every pay is whole, and is a sum over the dealer's 990
hands: divide by `UNIT * DEALERS` for antes. Numbers in docstrings are the rules of the rule sheet.
"""

from functools import cache
from itertools import combinations
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from hapag.games.ultimate_holdem.rules import UltimateHoldem, paid_as
from hapag.ranking import batch, least

Cards = NDArray[np.uint8]
Counts = NDArray[np.int32]
Places = NDArray[np.intp]

UNIT = 2
DEALERS = 990
PAIR = least("pair")
FOLDED = -2 * UNIT * DEALERS
"""7: Ante and Blind."""
FOLDED_SQUARE = (2 * UNIT) ** 2 * DEALERS
HELD = np.array([*combinations(range(47), 2)], np.intp).T
"""The 1081 hands out of the 47 cards that are not on a board, by their places among them: first cards, second cards."""
HANDS = HELD.shape[1]


class Tally(NamedTuple):
    """Of the dealer's hands: how many are beaten, how many win, how many do not qualify. strengths: of the hands."""

    strengths: NDArray[np.uint16]
    won: Counts
    lost: Counts
    unqualified: Counts

    def net(self, times: int) -> Counts:
        """4-6: what a Play of so many antes comes to, with Ante and Blind."""
        found: Counts = sum(each * net for each, net in self.outcomes(times))
        return found

    def square(self, times: int) -> Counts:
        """Return the squares of all nets, added up."""
        found: Counts = sum(each * net * net for each, net in self.outcomes(times))
        return found

    def outcomes(self, times: int) -> tuple[tuple[Counts, Any], ...]:
        """4-5: return how often a hand wins and loses, against a dealer who qualifies or does not, and the net of each."""
        paired, ties = self.strengths >= PAIR, DEALERS - self.won - self.lost
        won_open = np.where(paired, self.unqualified, self.won)
        lost_open = np.where(paired, 0, self.unqualified - self.won - ties)
        play = times * UNIT
        win = play + paid().take(self.strengths)
        return (
            (self.won - won_open, win + UNIT),
            (won_open, win),
            (self.lost - lost_open, -play - 2 * UNIT),
            (lost_open, -play - UNIT),
        )


@cache
def paid() -> Counts:
    """4: by strength, what a winning Blind is paid."""
    odds = UltimateHoldem.pays["blind"]
    royal = least("straight-flush", 12)
    return np.array([odds[paid_as(strength)].on(UNIT) for strength in range(royal + 1)], np.int32)


def of_hand(hand: Cards, boards: Cards) -> Tally:
    """Count one hand on each of some boards, by going through the dealer's hands one by one."""
    mine = batch.five(np.hstack([boards, np.broadcast_to(hand, (len(boards), 2))]))[:, None]
    rest = left(np.hstack([boards, np.broadcast_to(hand, (len(boards), 2))]))
    first, second = np.triu_indices(45, 1)
    dealers = on_boards(boards, rest[:, first], rest[:, second])
    counts = (dealers < mine, dealers > mine, dealers < PAIR)
    return Tally(mine[:, 0], *[each.sum(1, np.int32) for each in counts])


def of_all_hands(boards: Cards) -> tuple[Cards, Cards, Tally]:
    """Count all hands on each of some boards; return their first cards, second cards and the counts, board by board.

    The hands on a board are sorted; what stands before a hand in that order is beaten, but for the hands that share a
    card with it, which running sums of the cards take away.
    """
    rest = left(boards)
    strengths = on_boards(boards, rest[:, HELD[0]], rest[:, HELD[1]])
    order = strengths.argsort(1, kind="stable")
    ranked = np.take_along_axis(strengths, order, 1)
    below, upto = levels(ranked)
    open_ones = (ranked < PAIR).sum(1, np.intp)[:, None]
    first, second = HELD[0][order], HELD[1][order]
    sharing = Sharing(order, first, second)
    won = below - sharing.before(below)
    lost = HANDS - upto - (2 * 46 - sharing.before(upto))
    unqualified = open_ones - sharing.before(open_ones) + (ranked < PAIR)
    held = [np.take_along_axis(rest, place, 1) for place in (first, second)]
    return held[0], held[1], Tally(ranked, *[each.astype(np.int32) for each in (won, lost, unqualified)])


class Sharing:
    """How many of the hands before a place in the order share a card with each hand; one that shares both counts twice."""

    def __init__(self, order: Places, first: Places, second: Places) -> None:
        holds = np.zeros((HANDS, 47), np.uint8)
        holds[np.arange(HANDS), HELD] = 1
        sums = np.zeros((len(order), HANDS + 1, 47), np.uint8)
        np.cumsum(holds[order], axis=1, dtype=np.uint8, out=sums[:, 1:])
        self.sums = sums.ravel()
        self.starts = np.arange(len(order))[:, None] * (HANDS + 1)
        self.first, self.second = first, second

    def before(self, places: Places) -> Places:
        """places: for each hand, or one for a whole board."""
        rows = (self.starts + places) * 47
        found: Places = self.sums.take(rows + self.first).astype(np.intp) + self.sums.take(rows + self.second)
        return found


def levels(ranked: NDArray[np.uint16]) -> tuple[Places, Places]:
    """Return for each place in sorted rows where its equals begin, and where they end."""
    places = np.arange(1, ranked.shape[1])
    steps = ranked[:, 1:] != ranked[:, :-1]
    below, upto = np.zeros(ranked.shape, np.intp), np.full(ranked.shape, ranked.shape[1])
    np.maximum.accumulate(np.where(steps, places, 0), axis=1, out=below[:, 1:])
    backwards = np.where(steps, places, ranked.shape[1])[:, ::-1]
    np.minimum.accumulate(backwards, axis=1, out=upto[:, -2::-1])
    return below, upto


def left(known: Cards) -> Cards:
    """Return the cards of a deck that are not in a row, lowest first."""
    free = np.ones((len(known), 52), bool)
    free[np.arange(len(known))[:, None], known] = False
    return np.nonzero(free)[1].astype(np.uint8).reshape(len(known), -1)


def on_boards(boards: Cards, *held: Cards) -> NDArray[np.uint16]:
    """3: the best five of each board and some cards beside it: `held` has a column for each hand, board by board."""
    columns = np.empty((5 + len(held), *held[0].shape), np.uint8)
    columns[:5] = boards.T[:, :, None]
    columns[5:] = held
    return batch.five(columns.reshape(len(columns), -1).T).reshape(held[0].shape)
