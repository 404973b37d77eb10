"""Who beats whom in Pai Gow Poker: the common scale with the joker, five aces, and A-2-3-4-5 above all but one straight.

A strength is an integer from 0 to `FIVE_ACES`; rows of two and of five cards are on the same scale (rule 9). It is the
scale of `hapag.ranking` with its straights put into another order, so names of hands come from there too.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import combinations
from typing import NamedTuple

from hapag.games.poker import hand_phrase
from hapag.kernel import Phrase
from hapag.ranking import CODES, describe, five, least, two

JOKER = 52
ACE, FIVE = 12, 3
COUNT = 5
"""Cards that make a high hand."""
ACES = (48, 49, 50, 51)
STRAIGHT, STRAIGHT_FLUSH = CODES.index("straight"), CODES.index("straight-flush")


class Scale(NamedTuple):
    """order: a strength here by the one of `hapag.ranking`; `common`: the other way round."""

    order: tuple[int, ...]
    common: tuple[int, ...]
    straight: int
    completed: frozenset[int]
    """Straights, flushes and straight flushes: what a joker may complete as any card."""
    straights: frozenset[int]
    """Straights and straight flushes."""


@cache
def scale() -> Scale:
    """4, 5: five aces above all; the five-high straight, and straight flush, second to the ace-high one."""
    count = least("straight-flush", ACE) + 1
    order = list(range(count))
    for code in ("straight", "straight-flush"):
        lowest = least(code)
        order[lowest : lowest + 10] = [lowest + 8, *range(lowest, lowest + 8), lowest + 9]
    common = sorted(range(count), key=order.__getitem__)
    completed = [*range(least("straight"), least("full-house")), *range(least("straight-flush"), count)]
    straights = [*range(least("straight"), least("flush")), *range(least("straight-flush"), count)]
    return Scale(tuple(order), tuple(common), least("straight"), frozenset(completed), frozenset(straights))


FIVE_ACES = 9828


def high(cards: Sequence[int]) -> int:
    """4-6: return the strength of the best five of five to seven cards, the joker among them or not.

    A straight among more than five cards is looked for in every five of them: the common scale would pass over A-2-3-4-5
    where a six lies with it.
    """
    strength = strongest(cards)
    if len(cards) > COUNT and strength in scale().straights:
        return max(map(strongest, combinations(cards, COUNT)))
    return strength


def strongest(cards: Sequence[int]) -> int:
    """Return the strength of the five that are best on the common scale."""
    order, completed = scale().order, scale().completed
    if JOKER not in cards:
        return order[five(cards)]
    real = [card for card in cards if card != JOKER]
    missing = [ace for ace in ACES if ace not in real]
    if not missing:
        return FIVE_ACES
    best = max(order[five([*real, ace])] for ace in missing)
    for card in completing(real):
        strength = order[five([*real, card])]
        if strength > best and strength in completed:
            best = strength
    return best


def completing(real: Sequence[int]) -> set[int]:
    """Return cards among which are all that a joker can usefully be in a straight or a flush.

    A straight wants a rank that is not held, in any suit; a flush, or a straight flush, wants one of its suit.
    """
    suits = [card & 3 for card in real]
    ranks = {card >> 2 for card in real}
    wanted = {4 * rank + suits[0] for rank in range(13) if rank not in ranks}
    for suit in {suit for suit in suits if suits.count(suit) >= 4}:
        wanted |= {4 * rank + suit for rank in range(13)}
    return wanted.difference(real)


def low(cards: Sequence[int]) -> int:
    """7, 8: return the strength of two cards, the joker being an ace: a pair, or two high cards."""
    if JOKER not in cards:
        return two(cards)
    (other,) = [card for card in cards if card != JOKER]
    return two([next(ace for ace in ACES if ace != other), other])


@cache
def keys() -> tuple[int, ...]:
    """Return for each strength the number that the screen compares hands by: category, then ranks, in base 14.

    It grows with the strength. The figures of the routine are told for these numbers, so that both can read them.
    """
    return tuple([key(strength) for strength in range(FIVE_ACES + 1)])


def key(strength: int) -> int:
    code = CODES.index(category(strength)) if strength < FIVE_ACES else len(CODES)
    digits = [rank + 1 for rank in ranks(strength)]
    if code in (STRAIGHT, STRAIGHT_FLUSH):
        digits = [digits[0] if digits[0] > ACE else ACE if digits[0] == FIVE + 1 else digits[0] - 1]
    number = code
    for place in range(5):
        number = 14 * number + (digits[place] if place < len(digits) else 0)
    return number


def category(strength: int) -> str:
    """Return the code of a hand's category: `five-aces`, or one of `hapag.ranking`."""
    return "five-aces" if strength == FIVE_ACES else describe(scale().common[strength]).code


def ranks(strength: int) -> tuple[int, ...]:
    """Return the ranks that matter, in the order they are compared."""
    return (ACE,) if strength == FIVE_ACES else describe(scale().common[strength]).ranks


@cache
def phrase_of(strength: int, *, kickers: bool = False) -> Phrase:
    """Return the name of a hand, with its kickers if asked for."""
    if strength == FIVE_ACES:
        return Phrase("hand-five-aces")
    return hand_phrase(scale().common[strength], kickers=kickers)
