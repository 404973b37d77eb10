"""Pai Gow Poker. The numbers in docstrings are the rules of its rule sheet; what it shares is in `banker`."""

from collections.abc import Sequence
from typing import ClassVar

from hapag.games.banker.table import ENDINGS, Banked, Strengths
from hapag.games.pai_gow_poker.arrange import arranged
from hapag.games.pai_gow_poker.hands import phrases, strengths, why_foul
from hapag.kernel import Info, NoOptions, Phrase
from hapag.pieces import Names, Pieces
from hapag.pieces.cards import DECK


class PaiGowPoker(Banked):
    info: ClassVar = Info(
        slug="pai-gow-poker",
        family="arranging",
        endings=ENDINGS,
        solo_lead="rival",
        arranging=True,
        longest=4,
    )
    names: ClassVar = Names("card", [*DECK, "Jk"])
    sizes: ClassVar = (2, 5)

    @classmethod
    def packs(cls, options: NoOptions, seats: int) -> Sequence[Sequence[int]]:
        """1: a deck and one joker."""
        return [range(53)]

    @classmethod
    def strengths(cls, rows: Sequence[Pieces]) -> Strengths:
        """4-8"""
        return strengths(rows)

    @classmethod
    def hand_phrases(cls, rows: Sequence[Pieces]) -> tuple[Phrase, ...]:
        """4-8"""
        return phrases(strengths(rows))

    @classmethod
    def why_foul(cls, rows: Sequence[Pieces]) -> Phrase | None:
        """9"""
        return why_foul(strengths(rows))

    @classmethod
    def arranged(cls, hand: Pieces, *, banks: bool) -> tuple[Pieces, ...]:
        """10"""
        return arranged(hand, banks=banks)
