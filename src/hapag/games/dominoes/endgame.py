"""The end of a round for two, once the boneyard is empty: nothing is hidden any more, so it can be played out fully."""

from hapag.games.dominoes.outlook import FIT, Choice, World, choices, fewest

DEEPEST = 6000
"""Positions looked at before the search gives up."""


class TooMany(Exception):
    """More positions than there is time for."""


class Endgame:
    """Finds what each side can force. Worth is for the seat whose turn it is: 1 a win, 0 shared, -1 a loss."""

    def __init__(self) -> None:
        self.known: dict[tuple[int, int, int, int, bool], int] = {}

    def best(self, world: World, found: list[Choice]) -> Choice | None:
        """Return the best of these plays, None if there is too much to look at."""
        mine, theirs = world.racks[world.turn], world.racks[1 - world.turn]
        try:
            worth = {(tile, *ends): -self.worth(theirs, mine ^ 1 << tile, *ends) for tile, *ends in found}
        except TooMany:
            return None
        return max(found, key=lambda choice: worth[choice])

    def worth(self, mine: int, theirs: int, left: int, right: int, *, passed: bool = False) -> int:
        if not theirs:
            return -1
        key = (mine, theirs, min(left, right), max(left, right), passed)
        if key not in self.known:
            if len(self.known) > DEEPEST:
                raise TooMany
            self.known[key] = self.look(mine, theirs, left, right, passed=passed)
        return self.known[key]

    def look(self, mine: int, theirs: int, left: int, right: int, *, passed: bool) -> int:
        if not mine & FIT[left][right]:
            return blocked(mine, theirs) if passed else -self.worth(theirs, mine, left, right, passed=True)
        worst = -1
        for tile, new_left, new_right in choices(mine, left, right):
            worst = max(worst, -self.worth(theirs, mine ^ 1 << tile, new_left, new_right))
            if worst == 1:
                break
        return worst


def blocked(mine: int, theirs: int) -> int:
    winners = fewest([mine, theirs])
    return 0 if len(winners) == 2 else 1 if winners == [0] else -1
