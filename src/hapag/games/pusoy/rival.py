"""Computer rivals: from the dealer's arrangement to a search against everything that others may hold."""

from collections.abc import Sequence
from random import Random

from hapag.games.pusoy.field import Possible, chances, possible
from hapag.games.pusoy.rows import SWEEP, Strengths, dealers
from hapag.games.pusoy.rules import Arrange, Pusoy
from hapag.games.pusoy.search import rows, worthiest
from hapag.kernel import Seen
from hapag.rivals import Rival

POINTS = (0, 1, 2, SWEEP)
"""By rows won."""
LIKED = 20
"""Arrangements that the medium rival takes for equally good."""
LOOKED_AT = 40
"""Arrangements that the hard rival weighs one by one."""


def easy(seen: Seen[Pusoy], random: Random) -> Arrange:
    """The strongest back, then the strongest middle, and whatever is left in front."""
    return Arrange(dealers(seen.round.players[seen.seat].hand))


def medium(seen: Seen[Pusoy], random: Random) -> Arrange:
    """One of the arrangements that win many rows of the field, not always the best."""
    hand = seen.round.players[seen.seat].hand
    return Arrange(rows(hand, random.choice(worthiest(hand, chances(), LIKED))))


def hard(seen: Seen[Pusoy], random: Random) -> Arrange:
    """Of the best few, the one that scores most, sweeps included, against hands that my cards leave possible."""
    hand = seen.round.players[seen.seat].hand
    rivals = possible(hand)
    best = max(worthiest(hand, chances(), LOOKED_AT), key=lambda layout: expected(layout.strengths, rivals))
    return Arrange(rows(hand, best))


def expected(mine: Strengths, rivals: Sequence[Possible]) -> int:
    """Return points won less points conceded, summed over weighted rivals."""
    a, b, c = mine
    return sum(
        weight * (POINTS[(a > x) + (b > y) + (c > z)] - POINTS[(a < x) + (b < y) + (c < z)])
        for weight, (x, y, z) in rivals
    )


SIMPLE: Rival = easy
LEVELS: dict[str, Rival] = {"easy": easy, "medium": medium, "hard": hard}
