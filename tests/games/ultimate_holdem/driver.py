"""Ultimate Texas Hold'em from cards written down: the seats' cards, the dealer's two, then the board."""

from collections.abc import Sequence

from hapag.games.ultimate_holdem.rules import UltimateHoldem
from tests.games.house.driver import Table

STEPS = {"4x": ["play 4x"], "3x": ["play 3x"], "2x": ["check", "play 2x"], "1x": ["check", "check", "play 1x"]}
"""The moves that lead to a Play of so many antes."""


def dealt(cards: str, dealer: str, board: str, stake: int = 20) -> Table[UltimateHoldem]:
    """Return a table of one seat with an ante and a blind."""
    return Table(UltimateHoldem, f"{cards} {dealer} {board}").play(f"bet {stake}")


def dealt_many(hands: Sequence[str], dealer: str, board: str) -> Table[UltimateHoldem]:
    """Return a table of several seats, each with an ante of 20."""
    return Table(UltimateHoldem, " ".join([*hands, dealer, board]), len(hands)).play(*["bet 20"] * len(hands))


def settled(cards: str, dealer: str, board: str, how: str = "1x", stake: int = 20) -> Table[UltimateHoldem]:
    """Return a round of one seat that played so many antes, or that did `fold`."""
    return dealt(cards, dealer, board, stake).play(*STEPS.get(how, ["check", "check", how]))
