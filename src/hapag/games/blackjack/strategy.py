"""Basic strategy for exactly these rules: six decks, soft 17 stood on, doubling after a split, late surrender, a peek.

The tables are worked out, not copied: a test computes the expectation of every choice and holds them against it.
A column for each open card of the dealer's, 2 to 9, ten-value, ace. H hit, S stand, D double or else hit,
d double or else stand, P split, R surrender or else hit.
"""

from collections.abc import Collection

from hapag.games.twentyone.table import ACE, TEN, VALUES, Double, Hand, Hit, Split, Stand, Surrender
from hapag.kernel import Move
from hapag.pieces import Piece

UPS = (2, 3, 4, 5, 6, 7, 8, 9, TEN, ACE)

HARD = {
    9: "HDDDDHHHHH",
    10: "DDDDDDDDHH",
    11: "DDDDDDDDDH",
    12: "HHSSSHHHHH",
    13: "SSSSSHHHHH",
    14: "SSSSSHHHHH",
    15: "SSSSSHHHRH",
    16: "SSSSSHHRRR",
}
"""By total; a lower one is always hit, a higher one always stands."""

SOFT = {
    13: "HHHDDHHHHH",
    14: "HHHDDHHHHH",
    15: "HHDDDHHHHH",
    16: "HHDDDHHHHH",
    17: "HDDDDHHHHH",
    18: "SddddSSHHH",
}
"""By total with an ace as eleven; the same beyond."""

PAIRS = {
    2: "PPPPPPHHHH",
    3: "PPPPPPHHHH",
    4: "HHHPPHHHHH",
    6: "PPPPPHHHHH",
    7: "PPPPPPHHHH",
    8: "PPPPPPPPPP",
    9: "PPPPPSPPSS",
    ACE: "PPPPPPPPPP",
}
"""By the value of one card of two, while they may be split; fives and tens are played as their total."""

CHOICES: dict[str, tuple[type[Move], ...]] = {
    "H": (Hit,),
    "S": (Stand,),
    "D": (Double, Hit),
    "d": (Double, Stand),
    "P": (Split,),
    "R": (Surrender, Hit),
}
"""What a letter stands for: the first of these that is open."""


def best_move(hand: Hand, up: Piece, open_moves: Collection[type[Move]]) -> type[Move]:
    """Return what the tables say for a hand against the dealer's open card, among the moves open to it."""
    row = PAIRS.get(VALUES[hand.cards[0]]) if Split in open_moves else None
    letter = cell(row, up) if row else by_total(hand.total, hand.soft, up)
    return next(move for move in CHOICES[letter] if move in open_moves)


def by_total(total: int, soft: bool, up: Piece) -> str:
    """Return the letter for a hand that is not split."""
    table = SOFT if soft else HARD
    if total in table:
        return cell(table[total], up)
    return "H" if total < min(table) else "S"


def cell(row: str, up: Piece) -> str:
    return row[UPS.index(VALUES[up])]
