"""The referee: who beats the bank with the hands laid out on a real table."""

from hapag.games.banker.table import BANK, banked
from hapag.games.pai_gow_poker.hands import phrases, strengths
from hapag.games.pai_gow_poker.rules import PaiGowPoker
from hapag.kernel.judging import Asks, Case, Verdict

ASKS = Asks(rows=((2,), (5,)), marks=(BANK,))


def judge(case: Case) -> Verdict:
    """9, 11, 12: foul hands are named and left out; the others are settled against the bank."""
    return banked(PaiGowPoker, case, lambda rows: phrases(strengths(rows), kickers=True))
