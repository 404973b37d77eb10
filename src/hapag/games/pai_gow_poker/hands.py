"""Low and high: what they are worth, what they are called, and whether they may lie so."""

from collections.abc import Sequence

from hapag.games.banker.table import Strengths
from hapag.games.pai_gow_poker.ranking import category, high, low, phrase_of, ranks
from hapag.games.poker import GROUPS, rank_phrase
from hapag.kernel import Phrase, refusal
from hapag.pieces import Pieces


def strengths(rows: Sequence[Pieces]) -> Strengths:
    """4-8"""
    lower, higher = rows
    return low(lower), high(higher)


def phrases(strong: Strengths, *, kickers: bool = False) -> tuple[Phrase, ...]:
    """Return the names of both hands; of a low hand both cards count, so both are named."""
    lower, higher = strong
    return phrase_of(lower, kickers=True), phrase_of(higher, kickers=kickers)


def why_foul(strong: Strengths) -> Phrase | None:
    """9: name both hands; where they read alike, name the two cards that decide instead."""
    lower, higher = strong
    if higher >= lower:
        return None
    above, below = ranks(lower), ranks(higher)
    named = GROUPS.get(category(lower), 1)
    if category(lower) != category(higher) or above[:named] != below[:named]:
        return refusal("low-over-high", low=phrase_of(lower), high=phrase_of(higher))
    decides = next(pair for pair in zip(above, below, strict=False) if pair[0] != pair[1])
    higher_card, lower_card = map(rank_phrase, decides)
    return refusal("low-over-high-by-card", hand=phrase_of(lower), higher=higher_card, lower=lower_card)
