"""What lies on a table. Inside, a piece is a small integer; its name belongs to the edges."""

from hapag.pieces.cards import CARDS, RANKS, SUITS, decks
from hapag.pieces.names import PACK, Names, Piece, Pieces, backs, shuffled, tidy, without

__all__ = [
    "CARDS",
    "PACK",
    "RANKS",
    "SUITS",
    "Names",
    "Piece",
    "Pieces",
    "backs",
    "decks",
    "shuffled",
    "tidy",
    "without",
]
