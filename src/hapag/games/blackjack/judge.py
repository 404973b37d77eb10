"""The referee: what hands played with real cards win or lose against the dealer's."""

from hapag.games.blackjack.rules import Blackjack
from hapag.games.twentyone import judging
from hapag.games.twentyone.judging import DOUBLED, SPLIT, SURRENDERED
from hapag.kernel.judging import Case, Verdict

ASKS = judging.asks(DOUBLED, SPLIT, SURRENDERED)


def judge(case: Case) -> Verdict:
    """3-9: each hand by itself. A doubled hand has the three cards that rule 5 leaves it."""
    return judging.judge(Blackjack, case, most_doubled=3)
