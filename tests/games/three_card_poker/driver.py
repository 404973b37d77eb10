"""Three Card Poker from cards written down."""

from collections.abc import Sequence

from hapag.games.three_card_poker.ranking import Hand, hand
from hapag.games.three_card_poker.rules import ThreeCardPoker
from hapag.pieces import CARDS
from tests.games.house.driver import Table


def dealt(cards: str, dealer: str, stake: int = 20) -> Table[ThreeCardPoker]:
    """Return a table of one seat with an ante."""
    return Table(ThreeCardPoker, f"{cards} {dealer}").play(f"bet {stake}")


def dealt_many(hands: Sequence[str], dealer: str) -> Table[ThreeCardPoker]:
    """Return a table of several seats, each with an ante of 20."""
    return Table(ThreeCardPoker, " ".join([*hands, dealer]), len(hands)).play(*["bet 20"] * len(hands))


def worth(cards: str) -> Hand:
    return hand([CARDS.read(name) for name in cards.split()])
