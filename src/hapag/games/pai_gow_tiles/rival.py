"""Computer rivals: the simple way to arrange, and the routine that expects most.

Exactly, over all hands, against somebody who follows the routine: the routine makes 0.0266 points a round more than the
best two as high for a player, 0.0258 for the banker; there are only three ways to part four tiles, and most hands have
one that is plainly best. Measured over 2,000 deals each played twice with the bank changed over
(`tests/games/paired.py`), with 95 % intervals: hard over easy 0.022 ± 0.009, hard over random 0.305 ± 0.017, easy over
random 0.282 ± 0.018. The choices that hard follows are as good as settled: 23 of 16,260 would gain by another one in
return, none more than 0.0006 points. A move takes a few microseconds.
"""

from random import Random

from hapag.games.banker.table import Arrange
from hapag.games.pai_gow_tiles.arrange import PARTNERS, parted
from hapag.games.pai_gow_tiles.rules import PaiGowTiles
from hapag.games.pai_gow_tiles.tiles import strengths
from hapag.kernel import Seen
from hapag.pieces import Pieces, tidy
from hapag.rivals import Rival


def easy(seen: Seen[PaiGowTiles], random: Random) -> Arrange:
    """The best two as high, and of these the ones that leave the best low."""
    return Arrange(best_two(seen.round.players[seen.seat].hand))


def best_two(hand: Pieces) -> tuple[Pieces, ...]:
    """Return the strongest high hand, and what is left as low."""
    pile = tidy(hand)
    return max([parted(pile, choice) for choice in range(len(PARTNERS))], key=lambda rows: strengths(rows)[::-1])


def hard(seen: Seen[PaiGowTiles], random: Random) -> Arrange:
    """The parting that expects most, in its own role."""
    return seen.round.fallback(seen.seat)


SIMPLE: Rival = easy
LEVELS: dict[str, Rival] = {"easy": easy, "hard": hard}
