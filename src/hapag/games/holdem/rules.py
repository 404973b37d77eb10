"""Texas Hold'em, no-limit. The numbers in docstrings are the rules of its rule sheet; most of them stand in the family."""

from collections.abc import Sequence
from typing import ClassVar

from hapag.games.betting.table import ENDINGS, MOST, Betting, Stakes
from hapag.kernel import Info
from hapag.pieces import CARDS
from hapag.ranking import five


class Holdem(Betting):
    info: ClassVar = Info(slug="holdem", family="poker", options=Stakes, endings=ENDINGS, engine=MOST, longest=600)
    names: ClassVar = CARDS
    hole: ClassVar = 2

    @staticmethod
    def strength(hand: Sequence[int], board: Sequence[int]) -> int:
        """15: the best five of two private cards and the board, any number of them."""
        return five([*hand, *board])
