"""Front, middle and back: how strong each is, whether they may lie so, and what one layout takes from another."""

from collections.abc import Sequence
from itertools import combinations

from hapag.games.poker import GROUPS, hand_phrase, rank_phrase
from hapag.kernel import Phrase, refusal
from hapag.pieces import Pieces, tidy, without
from hapag.ranking import describe, five, three

ROWS = ("front", "middle", "back")
SIZES = (3, 5, 5)
SWEEP = 6
"""6: the whole score against a rival who loses all three rows."""

Rows = tuple[Pieces, ...]
Strengths = tuple[int, ...]
"""Of front, middle and back, on the one scale of `hapag.ranking`."""


def strengths(rows: Rows) -> Strengths:
    """3: the front is high card, pair or three of a kind only; the others are poker hands."""
    front, middle, back = rows
    return three(front), five(middle), five(back)


def why_foul(strong: Strengths) -> Phrase | None:
    """4: each row is at least as strong as the one before it; None if it is so, else which is not, and by what."""
    for upper, lower in ((0, 1), (1, 2)):
        if strong[upper] > strong[lower]:
            return foul(f"{ROWS[upper]}-over-{ROWS[lower]}", strong[upper], strong[lower])
    return None


def foul(code: str, stronger: int, weaker: int) -> Phrase:
    """Name both hands; where they read alike, name the two cards that decide instead."""
    high, low = describe(stronger), describe(weaker)
    named = GROUPS.get(low.code, 1)
    if high.code != low.code or high.ranks[:named] != low.ranks[:named]:
        return refusal(code, stronger=hand_phrase(stronger), weaker=hand_phrase(weaker))
    above, below = next(pair for pair in zip(high.ranks, low.ranks, strict=False) if pair[0] != pair[1])
    return refusal(f"{code}-by-card", hand=hand_phrase(weaker), higher=rank_phrase(above), lower=rank_phrase(below))


def taken(mine: Strengths, theirs: Strengths) -> int:
    """6: the points one layout scores against another: its rows won, or six for all three."""
    won = sum(row > other for row, other in zip(mine, theirs, strict=True))
    return SWEEP if won == len(ROWS) else won


def totals(layouts: Sequence[Strengths]) -> tuple[int, ...]:
    """6: each player's points, summed over the rivals. (A layout takes nothing from itself.)"""
    return tuple([sum(taken(mine, theirs) for theirs in layouts) for mine in layouts])


def nets(layouts: Sequence[Strengths]) -> tuple[int, ...]:
    """8: points scored less points conceded, for information only."""
    conceded = [sum(taken(theirs, mine) for theirs in layouts) for mine in layouts]
    return tuple([scored - lost for scored, lost in zip(totals(layouts), conceded, strict=True)])


def dealers(hand: Pieces) -> Rows:
    """9: the dealer's arrangement: the best five at the back, the best five of the rest in the middle."""
    pile = tidy(hand)
    back = max(combinations(pile, 5), key=five)
    middle = max(combinations(without(pile, back), 5), key=five)
    return without(pile, back + middle), middle, back
