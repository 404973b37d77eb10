"""The referee: the family's."""

from hapag.games.betting.judge import asks, decide
from hapag.games.holdem.rules import Holdem
from hapag.kernel.judging import Case, Verdict

ASKS = asks(Holdem)


def judge(case: Case) -> Verdict:
    """13-17"""
    return decide(Holdem, case)
