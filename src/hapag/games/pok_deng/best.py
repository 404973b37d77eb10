"""Best play: read from the kept figures, which tell for every two cards what drawing and standing are worth."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from hapag.games.house.table import STAKES, STAKING, Bet
from hapag.games.pok_deng.hands import worth
from hapag.games.pok_deng.rules import Draw, PokDeng, Stand
from hapag.kernel import Move, Phrase, Seen
from hapag.odds import Advice, Cell, Grid, load

LOW_ACE = 13
"""Ranks in this game's order: the ace first."""


def best(seen: Seen[PokDeng]) -> Move:
    """Return best play; the highest stake, as who plays best has a little edge over this dealer."""
    return advice(seen).move


def advice(seen: Seen[PokDeng]) -> Advice:
    """Return best play, why, and what both choices are worth in stakes."""
    if seen.round.phase == STAKING:
        return Advice(move=Bet(max(STAKES)), why=Phrase("hint-highest-stake"))
    cards = seen.round.places[seen.seat].hand
    found = cell_of(cards)
    draws = found.ev["draw"] > found.ev["stand"]
    why = Phrase("hint-draw" if draws else "hint-stand", {"worth": worth(cards).phrase()})
    return Advice(move=Draw() if draws else Stand(), why=why, ev=found.ev)


def cell_of(cards: Sequence[int]) -> Cell:
    """Return what the chart by cards says of two cards, none of which make a Pok; LookupError for those that do."""
    row, column = place_of(cards)
    found = chart().cells[row][column]
    if found is None:
        raise LookupError(f"no choice with {list(cards)}")
    return found


def place_of(cards: Sequence[int]) -> tuple[int, int]:
    """Return row and column of two cards in the chart: of one suit above the diagonal, others below."""
    low, high = sorted([((card >> 2) + 1) % LOW_ACE for card in cards])
    return (low, high) if cards[0] & 3 == cards[1] & 3 else (high, low)


@cache
def chart() -> Grid:
    """Return the chart by cards; LookupError if no figures are kept for these rules."""
    figures = load(PokDeng)
    if figures is None:
        raise LookupError("pok-deng: python -m tools.odds pok-deng")
    return figures.strategy.grids[1]
