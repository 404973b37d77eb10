"""Best play: before the flop from the chart that was counted, afterwards exact, over all that may still be dealt."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from itertools import combinations

import numpy as np

from hapag.games.house.hands import Fold
from hapag.games.house.table import STAKES, STAKING, Bet
from hapag.games.ultimate_holdem import deals
from hapag.games.ultimate_holdem.rules import FLOP, PREFLOP, TIMES, Check, Play, UltimateHoldem
from hapag.games.ultimate_holdem.tally import DEALERS, FOLDED, UNIT, Cards, Counts, left, of_hand
from hapag.kernel import Move, Phrase, Seen, phrase
from hapag.kernel.phrases import Argument
from hapag.odds import Advice, Cell, load
from hapag.pieces import Pieces

MOVES: Mapping[str, Move] = {
    "check": Check(),
    "fold": Fold(),
    **{f"play-{times}": Play(times) for step in TIMES.values() for times in step},
}


def best(seen: Seen[UltimateHoldem]) -> Move:
    """Return best play; of two choices of the same worth the one that stakes less."""
    return advice(seen).move


def advice(seen: Seen[UltimateHoldem]) -> Advice:
    """Return best play, why, and what each choice is worth in antes, if what follows is best play too."""
    if seen.round.phase == STAKING:
        return Advice(move=Bet(STAKES[0]), why=Phrase("hint-stake"))
    hand, board = seen.round.places[seen.seat].hand, seen.round.board
    if len(board) == PREFLOP:
        return before_flop(hand)
    return on_flop(hand, board) if len(board) == FLOP else on_river(hand, board)


def before_flop(hand: Pieces) -> Advice:
    """Look the hand up in the chart."""
    worth = chart()[deals.starts(rows(hand))[0]].ev
    return advised(worth, "before-flop")


@cache
def chart() -> tuple[Cell, ...]:
    """Return the cells of the chart that comes with the game, row by row."""
    figures = load(UltimateHoldem)
    assert figures is not None
    return tuple([cell for row in figures.strategy.grids[0].cells for cell in row if cell])


def on_flop(hand: Pieces, flop: Pieces) -> Advice:
    """Go through 1081 turns and rivers, and the dealer's 990 hands with each."""
    more = np.array([*combinations(left(rows(hand + flop))[0], 2)], np.uint8)
    boards = np.hstack([np.broadcast_to(rows(flop), (len(more), FLOP)), more])
    tally = of_hand(rows(hand), boards)
    worth = {"check": antes(np.maximum(tally.net(1), FOLDED)), "play-2": antes(tally.net(2))}
    return advised(worth, "flop", won=f"{100 * tally.won.mean() / DEALERS:.0f}")


def on_river(hand: Pieces, board: Pieces) -> Advice:
    """Go through the dealer's 990 hands."""
    tally = of_hand(rows(hand), rows(board))
    won, lost = int(tally.won[0]), int(tally.lost[0])
    worth = {"fold": FOLDED / (UNIT * DEALERS), "play-1": antes(tally.net(1))}
    return advised(worth, "river", won=won, tied=DEALERS - won - lost, lost=lost)


def rows(cards: Pieces) -> Cards:
    """Return cards as the only row of an array."""
    return np.array([cards], np.uint8)


def antes(nets: Counts) -> float:
    """Return the mean in antes of nets that were added up over the dealer's hands."""
    return float(nets.mean()) / (UNIT * DEALERS)


def advised(worth: dict[str, float], step: str, **args: Argument) -> Advice:
    """Return the choice that is worth most; of equals the first."""
    choice = max(worth, key=worth.__getitem__)
    return Advice(move=MOVES[choice], why=phrase(f"hint-{step}-{choice}", **args), ev=worth)
