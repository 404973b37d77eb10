"""Let It Ride from cards written down."""

from collections.abc import Sequence

from hapag.games.let_it_ride.rules import LetItRide
from tests.games.house.driver import Table


def dealt(cards: str, shared: str, stake: int = 20) -> Table[LetItRide]:
    """Return a table of one seat with three stakes."""
    return Table(LetItRide, f"{cards} {shared}").play(f"bet {stake}")


def dealt_many(hands: Sequence[str], shared: str) -> Table[LetItRide]:
    """Return a table of several seats, each with three stakes of 20."""
    return Table(LetItRide, " ".join([*hands, shared]), len(hands)).play(*["bet 20"] * len(hands))
