"""Omaha High, no-limit. The numbers in docstrings are the rules of its sheet and, in the family, of Hold'em's."""

from collections.abc import Sequence
from typing import ClassVar

from hapag.games.betting.table import ENDINGS, MOST, Betting, Stakes
from hapag.kernel import Info
from hapag.pieces import CARDS
from hapag.ranking import omaha


class Omaha(Betting):
    info: ClassVar = Info(slug="omaha", family="poker", options=Stakes, endings=ENDINGS, engine=MOST, longest=600)
    names: ClassVar = CARDS
    hole: ClassVar = 4
    playing: ClassVar = 2

    @staticmethod
    def strength(hand: Sequence[int], board: Sequence[int]) -> int:
        """2: the best five made of exactly two private cards and exactly three of the board."""
        return omaha(hand, board)
