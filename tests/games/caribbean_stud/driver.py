"""Caribbean Stud from cards written down."""

from collections.abc import Sequence

from hapag.games.caribbean_stud.rules import CaribbeanStud
from tests.games.house.driver import Table


def dealt(cards: str, dealer: str, stake: int = 20) -> Table[CaribbeanStud]:
    """Return a table of one seat with an ante; the dealer's first card is the open one."""
    return Table(CaribbeanStud, f"{cards} {dealer}").play(f"bet {stake}")


def dealt_many(hands: Sequence[str], dealer: str) -> Table[CaribbeanStud]:
    """Return a table of several seats, each with an ante of 20."""
    return Table(CaribbeanStud, " ".join([*hands, dealer]), len(hands)).play(*["bet 20"] * len(hands))
