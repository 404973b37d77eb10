"""Best play: the lowest stake, and war on every tie."""

from hapag.games.casino_war.odds import LOST_BY_SURRENDER, worth_of_war
from hapag.games.casino_war.rules import CasinoWar, War
from hapag.games.house.table import STAKES, STAKING, Bet
from hapag.kernel import Phrase, Seen
from hapag.odds import Advice


def best(seen: Seen[CasinoWar]) -> Bet | War:
    """Return the lowest stake, and on a tie war, whatever the cards are."""
    return Bet(STAKES[0]) if seen.round.phase == STAKING else War()


def advice(seen: Seen[CasinoWar]) -> Advice:
    """Return the same move; on a tie with what each choice is worth, which is the same for every rank."""
    move = best(seen)
    if isinstance(move, Bet):
        return Advice(move=move, why=Phrase("advice-stake"))
    return Advice(
        move=move, why=Phrase("advice-war"), ev={"war": float(worth_of_war()), "surrender": -float(LOST_BY_SURRENDER)}
    )
