"""The referee: the family's."""

from hapag.games.betting.judge import asks, decide
from hapag.games.omaha.rules import Omaha
from hapag.kernel.judging import Case, Verdict

ASKS = asks(Omaha)


def judge(case: Case) -> Verdict:
    """2-4, and 13-17 of Hold'em."""
    return decide(Omaha, case)
