"""What the games with poker hands share: the best hand of some cards, and its name in words."""

from collections.abc import Sequence
from functools import cache

from hapag.kernel import Phrase, phrase
from hapag.pieces import RANKS
from hapag.ranking import describe, five, four

GROUPS = {"pair": 1, "two-pair": 2, "trips": 1, "full-house": 2, "quads": 1}
"""How many of a hand's ranks are those of a pair, triple or four; the rest are kickers."""


def best(cards: Sequence[int]) -> int:
    """Return the strength of the best five of 4 to 7 cards; the fifth of four is the blank, below a deuce."""
    return five(cards) if len(cards) > 4 else four(cards)


@cache
def hand_phrase(strength: int, *, kickers: bool = False) -> Phrase:
    """Return the name of a hand, "full house, kings over tens"; with its kickers if asked for."""
    hand = describe(strength)
    return row_phrase(hand.name, hand.ranks, kickers=kickers)


@cache
def row_phrase(name: str, ranks: tuple[int, ...], *, kickers: bool = False) -> Phrase:
    """Return the same for a hand known by its name and by its ranks in the order they are compared."""
    count = GROUPS.get(name, 0)
    if not count:
        named = tuple(map(rank_phrase, ranks))
        return phrase(f"hand-{name}{'-full' if kickers else ''}", high=named[0], ranks=named)
    groups = {place: ranks_phrase(rank) for place, rank in zip(("first", "second"), ranks[:count], strict=False)}
    rest = tuple(map(rank_phrase, ranks[count:]))
    return phrase(f"hand-{name}{'-full' if kickers and rest else ''}", **groups, kickers=rest)


def told_apart(one: int, other: int) -> tuple[Phrase, Phrase]:
    """Return the names of two hands, with their kickers if they would read alike without."""
    alike = as_named(one) == as_named(other)
    return hand_phrase(one, kickers=alike), hand_phrase(other, kickers=alike)


def as_named(strength: int) -> tuple[str, tuple[int, ...]]:
    """Return what a hand's name tells of it: its category, and the ranks that are no kickers."""
    hand = describe(strength)
    return hand.code, hand.ranks[: GROUPS.get(hand.code, 1)]


def rank_phrase(rank: int) -> Phrase:
    """Return "king", or "blank" for the fifth card of a flop hand of four."""
    return phrase("rank-blank" if rank < 0 else f"rank-{RANKS[rank]}")


def ranks_phrase(rank: int) -> Phrase:
    """Return "kings"."""
    return phrase(f"ranks-{RANKS[rank]}")
