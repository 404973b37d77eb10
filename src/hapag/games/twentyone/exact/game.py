"""What the games of the family do differently, as far as it has a price."""

from collections.abc import Collection, Sequence
from typing import ClassVar

Values = tuple[int, ...]
"""The values of a hand in rising order, aces as one."""
PLAIN = ""
"""The mark of a hand whose suits do not matter."""


class Game:
    """A twenty-one as the calculator sees it; numbers in docstrings are rules of the Blackjack sheet."""

    deck: ClassVar[dict[int, int]]
    """Cards of each value in one deck."""
    decks: ClassVar[int] = 6
    natural_pays: ClassVar[float] = 1.5
    natural_meets_natural: ClassVar[float] = 0.0
    double_any: ClassVar[bool] = False
    """A double comes on any number of cards, not on the first two alone."""
    rescue: ClassVar[bool] = False
    """After a double that is not over, the first stake may be given up and the second one taken back."""
    aces_once: ClassVar[bool] = True
    """6: split aces take one card each and are not split again."""
    twenty_one_wins: ClassVar[bool] = False
    """A 21 of the seat's beats one of the dealer's."""

    def bonus(self, values: Values, mark: str) -> float:
        """Return what a stake of one wins with a 21 that was not doubled."""
        return 1.0

    def marks(self, values: Values, mark: str, value: int) -> Sequence[tuple[str, float]]:
        """Return what becomes of the mark when a card of that value is drawn, with the share of each outcome.

        A mark is what matters of a hand's suits. All suits of a value are equally likely among the cards not seen.
        """
        return [(PLAIN, 1.0)]

    def mark(self, values: Values, suits: Collection[int]) -> str:
        """Return the mark of a hand from its values and its suits (0 to 3 for clubs, diamonds, hearts, spades)."""
        return PLAIN

    def cards(self) -> list[int]:
        """Return how many cards of each value are in the shoe, aces first."""
        return [self.decks * self.deck[value] for value in range(1, 11)]
