"""Best play: exact, over every hand that the dealer may hold beside one's own cards and the open one."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import combinations
from math import comb
from typing import Any

import numpy as np
from numpy.typing import NDArray

from hapag.games.caribbean_stud.rules import TIMES, CaribbeanStud, Raise, qualifying
from hapag.games.house.hands import Fold
from hapag.games.house.table import STAKES, STAKING, Bet
from hapag.kernel import Move, Phrase, Seen
from hapag.odds import Advice
from hapag.pieces import Piece, Pieces
from hapag.ranking import batch, describe, five, least

HIDDEN = 4
"""The dealer's cards that nobody sees."""


def best(seen: Seen[CaribbeanStud]) -> Move:
    """Return best play; the lowest stake, as the house has the edge."""
    if seen.round.phase == STAKING:
        return Bet(STAKES[0])
    hand, up = cards_of(seen)
    strength = five(hand)
    if qualifying() <= strength < least("pair"):
        return Raise() if raise_worth(hand, up) > -1 else Fold()
    return Raise() if strength >= least("pair") else Fold()


def advice(seen: Seen[CaribbeanStud]) -> Advice:
    """Return best play, why, and what both choices are worth in antes."""
    if seen.round.phase == STAKING:
        return Advice(move=best(seen), why=Phrase("hint-stake"))
    hand, up = cards_of(seen)
    worth, move = raise_worth(hand, up), best(seen)
    return Advice(move=move, why=reason(five(hand), move, worth), ev={"raise": worth, "fold": -1.0})


def reason(strength: int, move: Move, worth: float) -> Phrase:
    if strength >= least("pair"):
        return Phrase("hint-pair")
    if strength < qualifying():
        return Phrase("hint-below")
    code = "raise" if isinstance(move, Raise) else "fold"
    return Phrase(f"hint-ace-king-{code}", {"raise": f"{worth:.3f}".replace("-", "−")})


def cards_of(seen: Seen[CaribbeanStud]) -> tuple[Pieces, Piece]:
    """Return one's own cards and the dealer's open one."""
    return seen.round.places[seen.seat].hand, seen.round.dealer.up[0]


def raise_worth(hand: Sequence[Piece], up: Piece) -> float:
    """Return what a raise comes to on average, in antes: the dealer's 163,185 hands, each settled."""
    rest = np.array([card for card in range(52) if card not in (*hand, up)], np.uint8)
    cards = rest[hidden()]
    strengths = batch.five(np.column_stack([cards, np.full(len(cards), up, np.uint8)]))
    mine, bar = five(hand), qualifying()
    weaker = int(((strengths >= bar) & (strengths < mine)).sum())
    stronger = int(((strengths >= bar) & (strengths > mine)).sum())
    odds = CaribbeanStud.pays["raise"][describe(mine).name].win
    unqualified = int((strengths < bar).sum())
    return (unqualified + (1 + TIMES * odds) * weaker - (1 + TIMES) * stronger) / len(strengths)


@cache
def hidden() -> NDArray[Any]:
    """Return every way to take four of the 46 cards left."""
    left = 52 - 5 - 1
    flat = np.fromiter((place for each in combinations(range(left), HIDDEN) for place in each), np.uint8)
    return flat.reshape(comb(left, HIDDEN), HIDDEN)
