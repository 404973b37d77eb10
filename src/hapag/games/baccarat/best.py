"""Best play: the bet that costs least, and no more on it than one must."""

from hapag.games.baccarat.rules import BANKER, Baccarat, Bet
from hapag.games.house.table import STAKES
from hapag.kernel import Phrase, Seen
from hapag.odds import Advice

BEST = Bet(BANKER, STAKES[0])


def best(seen: Seen[Baccarat]) -> Bet:
    """Return the lowest stake on Banker: a seat knows nothing when it bets, so this is best in every round."""
    return BEST


def advice(seen: Seen[Baccarat]) -> Advice:
    """Return the same move, and what the other bets cost."""
    return Advice(move=best(seen), why=Phrase("advice-banker"))
