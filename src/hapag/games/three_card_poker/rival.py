"""Computer companions: one who likes company, one who mimics the dealer, one who plays best."""

from random import Random

from hapag.games.house.hands import Fold
from hapag.games.house.table import STAKES, STAKING, Bet
from hapag.games.three_card_poker.best import best, my_hand
from hapag.games.three_card_poker.ranking import high_card
from hapag.games.three_card_poker.rules import QUALIFIES, Play, ThreeCardPoker
from hapag.kernel import Move, Seen
from hapag.rivals import Rival

HOPEFUL = high_card("J32")
"""Any picture card gives the easy one hope."""
WHIM = 0.1
"""How often the easy one does the other thing."""


def easy(seen: Seen[ThreeCardPoker], random: Random) -> Move:
    """Any stake; plays every hand with a picture card, and sometimes does the other thing."""
    if seen.round.phase == STAKING:
        return Bet(random.choice(STAKES))
    likes = my_hand(seen) >= HOPEFUL
    return Play() if likes != (random.random() < WHIM) else Fold()


def medium(seen: Seen[ThreeCardPoker], random: Random) -> Move:
    """A low stake; plays whatever would qualify for the dealer."""
    if seen.round.phase == STAKING:
        return Bet(random.choice(STAKES[:2]))
    return like_the_dealer(seen, random)


def hard(seen: Seen[ThreeCardPoker], random: Random) -> Move:
    """The lowest stake, as the house has the edge; then Q-6-4 or better."""
    return best(seen)


def like_the_dealer(seen: Seen[ThreeCardPoker], random: Random) -> Move:
    """The lowest stake; plays queen high or better."""
    if seen.round.phase == STAKING:
        return Bet(STAKES[0])
    return Play() if my_hand(seen) >= QUALIFIES else Fold()


SIMPLE: Rival = like_the_dealer
LEVELS: dict[str, Rival] = {"easy": easy, "medium": medium, "hard": hard}
