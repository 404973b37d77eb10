"""What a table pays, as data: for each bet, every way in which it can be settled, and the odds of each."""

from collections.abc import Mapping
from typing import NamedTuple


class Odds(NamedTuple):
    """0.1.3: net winnings `win` for each `per` staked; a push wins nothing, a loss less than nothing."""

    win: int
    per: int = 1

    def on(self, stake: int) -> int:
        """Return the net chips on a stake; ValueError if they are not whole, which the stakes of 0.7.3 rule out."""
        net, rest = divmod(stake * self.win, self.per)
        if rest:
            raise ValueError(f"{self} on {stake} is no whole number of chips")
        return net

    def __str__(self) -> str:
        return f"{self.win}:{self.per}"


Pays = Mapping[str, Mapping[str, Odds]]
"""By the name of a bet, then of the outcome."""

EVEN, PUSH, LOSS, HALF_LOST = Odds(1), Odds(0), Odds(-1), Odds(-1, 2)
