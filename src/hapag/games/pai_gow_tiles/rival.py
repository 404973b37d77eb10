"""Computer rivals (strengths are measured further below)."""

from random import Random

from hapag.games.banker import Arrange
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


LEVELS: dict[str, Rival] = {"easy": easy, "hard": hard}
