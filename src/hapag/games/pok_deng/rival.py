"""Computer companions: one who draws on a whim, one who goes by the score, one who plays best."""

from random import Random

from hapag.games.house.table import STAKES, STAKING, Bet
from hapag.games.pok_deng.best import best
from hapag.games.pok_deng.hands import score
from hapag.games.pok_deng.rules import DEALER_STANDS, Draw, PokDeng, Stand
from hapag.kernel import Move, Seen
from hapag.rivals import Rival

WHIM = 0.2
"""How often the easy one does the other thing."""


def easy(seen: Seen[PokDeng], random: Random) -> Move:
    """Any stake; draws like the dealer, and sometimes does the other thing."""
    if seen.round.phase == STAKING:
        return Bet(random.choice(STAKES))
    return draw_if((points(seen) < DEALER_STANDS) != (random.random() < WHIM))


def medium(seen: Seen[PokDeng], random: Random) -> Move:
    """A middling stake; draws on 0 to 5, whatever the two cards are."""
    if seen.round.phase == STAKING:
        return Bet(random.choice(STAKES[:2]))
    return draw_if(points(seen) <= DEALER_STANDS)


def hard(seen: Seen[PokDeng], random: Random) -> Move:
    """The highest stake, as best play has a little edge; then best play."""
    return best(seen)


def like_the_dealer(seen: Seen[PokDeng], random: Random) -> Move:
    """The lowest stake; draws on 0 to 4 as the dealer must."""
    if seen.round.phase == STAKING:
        return Bet(STAKES[0])
    return draw_if(points(seen) < DEALER_STANDS)


def points(seen: Seen[PokDeng]) -> int:
    return score(seen.round.places[seen.seat].hand)


def draw_if(wanted: bool) -> Move:
    return Draw() if wanted else Stand()


SIMPLE: Rival = like_the_dealer
LEVELS: dict[str, Rival] = {"easy": easy, "medium": medium, "hard": hard}
