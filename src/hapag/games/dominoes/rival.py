"""Computer rivals: from one that plays anything that fits to one that counts what the others could not play.

`easy` plays any tile that fits. `medium` plays the tile after which most of its own still fit, of equals the heavier
one and doubles first. `hard` deals the unseen tiles under everything that draws, passes and the opening have told (who
draws or passes has neither end), tries each play in many such worlds, and plays on in each as `medium` would; it takes
the play that wins most of them. Between two, once the boneyard is empty, nothing is hidden, and it looks to the end.

Shares of the points between two, every deal played from both seats, with 95 % intervals: `medium` takes 57 % (± 3) from
the first tile that fits and 58 % (± 3) from random play; `hard` takes 74 % (± 6) from either, and 70 % (± 5) from `medium`.
Alone among four who play the first tile that fits, `hard` takes 53 % (± 12), where an equal share is 25 %. A move takes it
60 ms at the 99th percentile. `tests/games/dominoes/test_rival.py` measures them.
"""

from random import Random

from hapag.games.dominoes.endgame import Endgame
from hapag.games.dominoes.outlook import Choice, Outlook, liveliest
from hapag.games.dominoes.rules import Dominoes
from hapag.kernel import Move, Seen
from hapag.rivals import Rival, random_rival

ROUNDS = 1600
"""Rounds played out for one move, shared among the choices."""


def medium(seen: Seen[Dominoes], random: Random) -> Move:
    """Keep as many tiles alive as can be."""
    look = Outlook(seen, random)
    if len(look.choices()) < 2:
        return seen.round.fallback(seen.seat)
    return look.move(liveliest(look.rack, seen.round.left, seen.round.right))


def hard(seen: Seen[Dominoes], random: Random) -> Move:
    """Play what wins most of the rounds that may be, or what wins for certain."""
    look = Outlook(seen, random)
    found = look.choices()
    if len(found) < 2:
        return seen.round.fallback(seen.seat)
    return look.move(forced(look, found) or likeliest(look, found))


def forced(look: Outlook, found: list[Choice]) -> Choice | None:
    """Return the best play where nothing is hidden any more; None where something is, or it takes too long."""
    is_open = len(look.round.players) == 2 and not look.round.boneyard
    return Endgame().best(look.world(), found) if is_open else None


def likeliest(look: Outlook, found: list[Choice]) -> Choice:
    """Return the play that wins most, each tried in the same worlds."""
    value = dict.fromkeys(found, 0.0)
    for _ in range(ROUNDS // len(found)):
        world = look.world()
        for choice in found:
            value[choice] += share(look, world.after(choice).finish())
    return max(found, key=lambda choice: value[choice])


def share(look: Outlook, winners: list[int]) -> float:
    return 1 / len(winners) if look.seat in winners else 0.0


LEVELS: dict[str, Rival] = {"easy": random_rival, "medium": medium, "hard": hard}
