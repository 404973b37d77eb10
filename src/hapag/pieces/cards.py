"""Playing cards: `4 * rank + suit`, ranks 2 to A as 0 to 12, suits c d h s as 0 to 3."""

from hapag.pieces.names import Names

RANKS = "23456789TJQKA"
SUITS = "cdhs"

DECK = [rank + suit for rank in RANKS for suit in SUITS]

CARDS = Names("card", DECK)
"""One deck of 52."""


def decks(count: int) -> Names:
    """Return the names of several decks shuffled together: card `c` of deck `d` is piece `52 * d + c`."""
    return Names("card", DECK * count)
