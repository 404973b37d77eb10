"""Pok Deng from cards written down: the seats' cards, the dealer's two, then what is drawn in its order."""

from collections.abc import Sequence

from hapag.games.pok_deng.rules import PokDeng
from tests.games.house.driver import Table


def dealt(cards: str, dealer: str, then: str = "", stake: int = 20) -> Table[PokDeng]:
    """Return a table of one seat with a stake."""
    return Table(PokDeng, f"{cards} {dealer} {then}").play(f"bet {stake}")


def dealt_many(hands: Sequence[str], dealer: str, then: str = "") -> Table[PokDeng]:
    """Return a table of several seats, each with a stake of 20."""
    return Table(PokDeng, " ".join([*hands, dealer, then]), len(hands)).play(*["bet 20"] * len(hands))
