"""Computer rivals."""

from random import Random

from hapag.games.dominoes.endgame import Endgame
from hapag.games.dominoes.outlook import Choice, Outlook, liveliest
from hapag.games.dominoes.rules import Dominoes
from hapag.kernel import Move, Seen
from hapag.rivals import Rival, random_rival

ROUNDS = 1600
"""Rounds played out for one move, shared among the choices."""


def medium(seen: Seen[Dominoes], random: Random) -> Move:
    look = Outlook(seen, random)
    if not seen.round.line or not look.choices():
        return seen.round.fallback(seen.seat)
    return look.move(liveliest(look.rack, seen.round.left, seen.round.right))


def hard(seen: Seen[Dominoes], random: Random) -> Move:
    look = Outlook(seen, random)
    found = look.choices() if seen.round.line else []
    if len(found) < 2:
        return look.move(found[0]) if found else seen.round.fallback(seen.seat)
    if len(seen.round.players) == 2 and not seen.round.boneyard:
        if (best := Endgame().best(look.world(), found)) is not None:
            return look.move(best)
    value = dict.fromkeys(found, 0.0)
    for _ in range(ROUNDS // len(found)):
        world = look.world()
        for choice in found:
            value[choice] += share(look, world.after(choice).finish())
    return look.move(max(found, key=lambda choice: value[choice]))


def share(look: Outlook, winners: list[int]) -> float:
    return 1 / len(winners) if look.seat in winners else 0.0


LEVELS: dict[str, Rival] = {"easy": random_rival, "medium": medium, "hard": hard}
