"""Computer companions: the two of every twenty-one, and one that plays best, from the same figures as the Odds page."""

from random import Random

from hapag.games.blackjack.best import best
from hapag.games.blackjack.rules import Blackjack
from hapag.games.twentyone.rivals import easy, like_the_dealer, medium
from hapag.kernel import Move, Seen
from hapag.rivals import Rival


def hard(seen: Seen[Blackjack], random: Random) -> Move:
    """Best play, at the lowest stake."""
    return best(seen)


SIMPLE: Rival = like_the_dealer
LEVELS: dict[str, Rival] = {"easy": easy, "medium": medium, "hard": hard}
