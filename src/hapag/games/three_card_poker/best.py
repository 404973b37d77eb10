"""Best play, from one's own cards only: play Q-6-4 or better, and fold the rest, which the count over all deals proves."""

from hapag.games.house.hands import Fold
from hapag.games.house.table import STAKES, STAKING, Bet
from hapag.games.three_card_poker.odds import against
from hapag.games.three_card_poker.ranking import Hand, hand, high_card
from hapag.games.three_card_poker.rules import Play, ThreeCardPoker
from hapag.kernel import Move, Phrase, Seen
from hapag.odds import Advice

LEAST = high_card("Q64")
"""The lowest hand worth playing: Q-6-3 loses more on average than the ante alone."""


def best(seen: Seen[ThreeCardPoker]) -> Move:
    """Return best play; the lowest stake, as the house has the edge."""
    if seen.round.phase == STAKING:
        return Bet(STAKES[0])
    return Play() if my_hand(seen) >= LEAST else Fold()


def advice(seen: Seen[ThreeCardPoker]) -> Advice:
    """Return best play, why, and what both choices are worth in antes, over all hands that the dealer may have."""
    move = best(seen)
    if isinstance(move, Bet):
        return Advice(move=move, why=Phrase("hint-stake"))
    spot = against(seen.round.places[seen.seat].hand)
    ev = {"play": float(spot.play().mean()), "fold": float(spot.fold().mean())}
    return Advice(move=move, why=reason(my_hand(seen), ev["play"]), ev=ev)


def reason(mine: Hand, worth: float) -> Phrase:
    """Say whether playing wins, loses less than folding, or loses more."""
    code = "fold" if mine < LEAST else "win" if worth > 0 else "less"
    return Phrase(f"hint-{code}", {"hand": mine.phrase(kickers=True)})


def my_hand(seen: Seen[ThreeCardPoker]) -> Hand:
    return hand(seen.round.places[seen.seat].hand)
