"""The referee: what hands played with real cards win or lose against the dealer's."""

from hapag.games.spanish_21.rules import Spanish21
from hapag.games.twentyone import judging
from hapag.games.twentyone.judging import DOUBLED, RESCUED, SPLIT, SURRENDERED
from hapag.kernel.judging import Case, Verdict

ASKS = judging.asks(DOUBLED, RESCUED, SPLIT, SURRENDERED)


def judge(case: Case) -> Verdict:
    """2-11: each hand by itself, with what a 21 is paid for."""
    return judging.judge(Spanish21, case)
