"""Computer rivals (strengths are measured further below)."""

from itertools import combinations
from random import Random

from hapag.games.banker import Arrange
from hapag.games.pai_gow_poker.ranking import high, low
from hapag.games.pai_gow_poker.rules import PaiGowPoker
from hapag.kernel import Seen
from hapag.pieces import Pieces, tidy, without
from hapag.rivals import Rival


def easy(seen: Seen[PaiGowPoker], random: Random) -> Arrange:
    """The best five as high, and of these the ones that leave the best low: valid, and seldom balanced."""
    return Arrange(best_five(seen.round.players[seen.seat].hand))


def best_five(hand: Pieces) -> tuple[Pieces, ...]:
    """Return the strongest high hand, and what is left as low."""
    pile = tidy(hand)
    rest = max(combinations(pile, 5), key=lambda five: (high(five), low(without(pile, five))))
    return without(pile, rest), rest


def hard(seen: Seen[PaiGowPoker], random: Random) -> Arrange:
    """The split that expects most, in its own role."""
    return seen.round.fallback(seen.seat)


LEVELS: dict[str, Rival] = {"easy": easy, "hard": hard}
