"""Computer companions: one who hopes, one who trusts in what is almost there, one who plays best."""

from random import Random

from hapag.games.house.table import STAKES, STAKING, Bet
from hapag.games.let_it_ride.best import best, high_cards, is_open, is_paid, is_suited, known, ranks
from hapag.games.let_it_ride.rules import LetItRide, Ride, Withdraw
from hapag.kernel import Move, Seen
from hapag.rivals import Rival

WHIM = 0.1
"""How often the easy one does the other thing."""


def easy(seen: Seen[LetItRide], random: Random) -> Move:
    """Any stake; rides on any pair or two high cards, and sometimes does the other thing."""
    if seen.round.phase == STAKING:
        return Bet(random.choice(STAKES))
    cards = known(seen)
    likes = len(set(ranks(cards))) < len(cards) or high_cards(cards) >= 2
    return Ride() if likes != (random.random() < WHIM) else Withdraw()


def medium(seen: Seen[LetItRide], random: Random) -> Move:
    """A low stake; rides on what pays already, on one suit, and on four in a row."""
    if seen.round.phase == STAKING:
        return Bet(random.choice(STAKES[:2]))
    cards = known(seen)
    return Ride() if is_paid(cards) or is_suited(cards) or (len(cards) == 4 and is_open(cards)) else Withdraw()


def hard(seen: Seen[LetItRide], random: Random) -> Move:
    """The lowest stake, as the house has the edge; then the two lists of hands that are worth it."""
    return best(seen)


def sure_only(seen: Seen[LetItRide], random: Random) -> Move:
    """The lowest stake; rides on nothing but what pays already."""
    if seen.round.phase == STAKING:
        return Bet(STAKES[0])
    return Ride() if is_paid(known(seen)) else Withdraw()


SIMPLE: Rival = sure_only
LEVELS: dict[str, Rival] = {"easy": easy, "medium": medium, "hard": hard}
