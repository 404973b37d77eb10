"""Who beats whom: strengths of poker hands, of five cards or fewer, as plain integers on one scale.

``five`` (the best of five to seven), ``four`` (and a blank), ``three`` (a front), ``two`` (a low) and ``omaha`` (exactly
two and three; ``OmahaBoard`` for many hands on one board) return a strength; ``describe`` puts one into words' reach and
``least`` names a threshold. Many hands at once: ``hapag.ranking.batch``, which loads numpy.
"""

from hapag.ranking.hands import Hand, OmahaBoard, category, describe, five, four, least, omaha, three, two
from hapag.ranking.tables import BLANK, CODES

__all__ = [
    "BLANK",
    "CODES",
    "Hand",
    "OmahaBoard",
    "category",
    "describe",
    "five",
    "four",
    "least",
    "omaha",
    "three",
    "two",
]
