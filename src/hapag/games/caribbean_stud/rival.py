"""Computer companions: one who likes aces, one by a rule of thumb, one who plays best."""

from random import Random

from hapag.games.caribbean_stud.best import best, cards_of
from hapag.games.caribbean_stud.rules import ACE, CaribbeanStud, Raise, qualifying
from hapag.games.house.hands import Fold
from hapag.games.house.table import STAKES, STAKING, Bet
from hapag.kernel import Move, Seen
from hapag.ranking import five, least
from hapag.rivals import Rival

WHIM = 0.1
"""How often the easy one does the other thing."""


def easy(seen: Seen[CaribbeanStud], random: Random) -> Move:
    """Any stake; raises on a pair, and on any ace, and sometimes does the other thing."""
    if seen.round.phase == STAKING:
        return Bet(random.choice(STAKES))
    hand, _ = cards_of(seen)
    likes = five(hand) >= least("pair") or any(card // 4 == ACE for card in hand)
    return Raise() if likes != (random.random() < WHIM) else Fold()


def medium(seen: Seen[CaribbeanStud], random: Random) -> Move:
    """A low stake; raises on a pair, and on ace-king if the dealer shows one of its own ranks."""
    if seen.round.phase == STAKING:
        return Bet(random.choice(STAKES[:2]))
    hand, up = cards_of(seen)
    matches = five(hand) >= qualifying() and any(card // 4 == up // 4 for card in hand)
    return Raise() if matches or five(hand) >= least("pair") else Fold()


def hard(seen: Seen[CaribbeanStud], random: Random) -> Move:
    """The lowest stake, as the house has the edge; then best play."""
    return best(seen)


def pairs_only(seen: Seen[CaribbeanStud], random: Random) -> Move:
    """The lowest stake; raises on a pair or better, and on nothing else."""
    if seen.round.phase == STAKING:
        return Bet(STAKES[0])
    return Raise() if five(cards_of(seen)[0]) >= least("pair") else Fold()


SIMPLE: Rival = pairs_only
LEVELS: dict[str, Rival] = {"easy": easy, "medium": medium, "hard": hard}
