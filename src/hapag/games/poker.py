"""What the games with poker hands share: the best hand of some cards, and its name in words."""

from collections.abc import Sequence

from hapag.kernel import Phrase, phrase
from hapag.pieces import RANKS
from hapag.ranking import describe, five, four


def best(cards: Sequence[int]) -> int:
    """Return the strength of the best five of 4 to 7 cards; the fifth of four is the blank, below a deuce."""
    return five(cards) if len(cards) > 4 else four(cards)


def hand_phrase(strength: int) -> Phrase:
    """Return the name of a hand with the ranks that decide it: "full house, kings over tens"."""
    hand = describe(strength)
    return phrase(f"hand-{hand.code}", **{f"r{place}": rank_phrase(rank) for place, rank in enumerate(hand.ranks)})


def rank_phrase(rank: int) -> Phrase:
    return phrase("rank-blank" if rank < 0 else f"rank-{RANKS[rank]}")
