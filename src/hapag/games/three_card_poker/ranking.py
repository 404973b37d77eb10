"""2: three cards in the order of this game, in which trips beat a straight and a straight beats a flush."""

from collections.abc import Sequence
from typing import NamedTuple

from hapag.games.poker import row_phrase
from hapag.kernel import Phrase
from hapag.pieces.cards import RANKS

ORDER = ("high-card", "pair", "flush", "straight", "trips", "straight-flush")
"""Categories, weakest first."""
ACE, THREE, TWO = map(RANKS.index, "A32")


class Hand(NamedTuple):
    """What three cards are worth: the greater one wins, equals tie.

    place: in `ORDER`. ranks: those that matter, as they are compared; of a straight its top card only.
    """

    place: int
    ranks: tuple[int, ...]

    @property
    def code(self) -> str:
        return ORDER[self.place]

    def phrase(self, *, kickers: bool = False) -> Phrase:
        """Return its name, "pair of nines"; with its kickers if asked for."""
        return row_phrase(self.code, self.ranks, kickers=kickers)


def hand(cards: Sequence[int]) -> Hand:
    """2: return what three cards are worth."""
    ranks = tuple(sorted([card // 4 for card in cards], reverse=True))
    is_flush = len({card % 4 for card in cards}) == 1
    if top := straight_top(ranks):
        return worth("straight-flush" if is_flush else "straight", top)
    match len(set(ranks)):
        case 1:
            return worth("trips", ranks[0])
        case 2:
            return worth("pair", ranks[1], sum(ranks) - 2 * ranks[1])
    return worth("flush" if is_flush else "high-card", *ranks)


def straight_top(ranks: tuple[int, ...]) -> int | None:
    """2: return the top card of a straight: A-2-3 tops at three, Q-K-A at the ace, and K-A-2 is none."""
    if ranks == (ACE, THREE, TWO):
        return THREE
    high, middle, low = ranks
    return high if high == middle + 1 == low + 2 else None


def worth(code: str, *ranks: int) -> Hand:
    return Hand(ORDER.index(code), ranks)


def high_card(text: str) -> Hand:
    """Return what three ranks without pair, straight or flush are worth: `high_card("Q64")`."""
    return worth("high-card", *map(RANKS.index, text))
