"""Computer companions, who differ in what they bet on: anything, never a tie, always what costs least."""

from random import Random

from hapag.games.baccarat.best import best
from hapag.games.baccarat.rules import PLAYER, SIDES, Baccarat, Bet
from hapag.games.house.table import STAKES
from hapag.kernel import Seen
from hapag.rivals import Rival


def easy(seen: Seen[Baccarat], random: Random) -> Bet:
    """Any bet, the dear tie too, at any stake."""
    return Bet(random.choice(tuple(seen.round.pays)), random.choice(STAKES))


def medium(seen: Seen[Baccarat], random: Random) -> Bet:
    """Either side, at a low stake."""
    return Bet(random.choice(SIDES), random.choice(STAKES[:2]))


def hard(seen: Seen[Baccarat], random: Random) -> Bet:
    """Banker at the lowest stake: best play."""
    return best(seen)


def on_player(seen: Seen[Baccarat], random: Random) -> Bet:
    """Player at the lowest stake, as people who dislike a commission do."""
    return Bet(PLAYER, STAKES[0])


SIMPLE: Rival = on_player
LEVELS: dict[str, Rival] = {"easy": easy, "medium": medium, "hard": hard}
