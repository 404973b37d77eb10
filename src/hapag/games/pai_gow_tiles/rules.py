"""Pai Gow Tiles. The numbers in docstrings are the rules of its rule sheet; what it shares is in `banker`."""

from collections.abc import Sequence
from typing import ClassVar

from hapag.games.banker.table import ENDINGS, Banked, Strengths
from hapag.games.pai_gow_tiles.arrange import arranged
from hapag.games.pai_gow_tiles.tiles import NAMES, TILES, phrase_of, strengths
from hapag.kernel import Info, NoOptions, Phrase, refusal
from hapag.pieces import Pieces


class PaiGowTiles(Banked):
    info: ClassVar = Info(
        slug="pai-gow-tiles",
        family="tiles",
        endings=ENDINGS,
        solo_lead="rival",
        arranging=True,
        longest=4,
    )
    names: ClassVar = NAMES
    sizes: ClassVar = (2, 2)

    @classmethod
    def packs(cls, options: NoOptions, seats: int) -> Sequence[Sequence[int]]:
        """The 32 tiles."""
        return [range(len(TILES))]

    @classmethod
    def strengths(cls, rows: Sequence[Pieces]) -> Strengths:
        """2-7"""
        return strengths(rows)

    @classmethod
    def hand_phrases(cls, rows: Sequence[Pieces]) -> tuple[Phrase, ...]:
        """2-7"""
        return tuple(map(phrase_of, strengths(rows)))

    @classmethod
    def why_foul(cls, rows: Sequence[Pieces]) -> Phrase | None:
        """1: high is at least as strong as low; equal hands are allowed."""
        low, high = strengths(rows)
        return None if high >= low else refusal("low-over-high", low=phrase_of(low), high=phrase_of(high))

    @classmethod
    def arranged(cls, hand: Pieces, *, banks: bool) -> tuple[Pieces, ...]:
        """8"""
        return arranged(hand, banks=banks)
