"""The computer calls a side at random. No way of calling a fair coin is better than another, so it has one level."""

from random import Random

from hapag.games.cara_y_cruz.rules import SIDES, CaraYCruz, Choose
from hapag.kernel import Seen
from hapag.rivals import Rival


def caller(seen: Seen[CaraYCruz], random: Random) -> Choose:
    """Either side, equally often."""
    return Choose(random.choice(SIDES))


def first_side(seen: Seen[CaraYCruz], random: Random) -> Choose:
    """Always the same side."""
    return Choose(SIDES[0])


SIMPLE: Rival = first_side
LEVELS: dict[str, Rival] = {"easy": caller}
