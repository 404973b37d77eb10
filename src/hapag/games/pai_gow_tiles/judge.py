"""The referee: who beats the bank with the tiles laid out on a real table."""

from hapag.games.banker.table import BANK, banked
from hapag.games.pai_gow_tiles.rules import PaiGowTiles
from hapag.kernel.judging import Asks, Case, Verdict

ASKS = Asks(rows=((2,), (2,)), marks=(BANK,))


def judge(case: Case) -> Verdict:
    """1, 8: foul hands are named and left out; the others are settled against the bank."""
    return banked(PaiGowTiles, case, PaiGowTiles.hand_phrases)
