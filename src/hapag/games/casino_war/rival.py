"""Computer companions: one who cannot decide, one who gives up ties, one who goes to war as one should."""

from random import Random

from hapag.games.casino_war.best import best
from hapag.games.casino_war.rules import CasinoWar, Surrender, War
from hapag.games.house.table import STAKES, STAKING, Bet
from hapag.kernel import Seen
from hapag.rivals import Rival

Choice = Bet | Surrender | War


def easy(seen: Seen[CasinoWar], random: Random) -> Choice:
    """Any stake; on a tie whatever comes to mind."""
    if seen.round.phase == STAKING:
        return Bet(random.choice(STAKES))
    return random.choice((Surrender(), War()))


def medium(seen: Seen[CasinoWar], random: Random) -> Choice:
    """A low stake; war, but now and then cold feet."""
    if seen.round.phase == STAKING:
        return Bet(random.choice(STAKES[:2]))
    return Surrender() if random.random() < COLD_FEET else War()


COLD_FEET = 0.25


def hard(seen: Seen[CasinoWar], random: Random) -> Choice:
    """The lowest stake, and war on every tie: best play."""
    return best(seen)


def peaceful(seen: Seen[CasinoWar], random: Random) -> Choice:
    """The lowest stake; a tie is given up, so that no more is ever at risk."""
    return Bet(STAKES[0]) if seen.round.phase == STAKING else Surrender()


SIMPLE: Rival = peaceful
LEVELS: dict[str, Rival] = {"easy": easy, "medium": medium, "hard": hard}
