"""Computer rivals, from one who spends the best cards at once to one who plays every choice out.

`easy` plays two of the best cards on every street and never folds. `medium` plays two cards for what they win now and
what they leave for the next street, and folds the weakest flops. `hard` tries every choice in rounds played out under
cards drawn at random, against rivals who save, fold and gamble about as often as good players do; among the choices that
are about as good it takes one at random, so that nobody can read it.
"""

from itertools import combinations
from random import Random

from hapag.games.patong.outlook import FOLDED, Choice, Outlook, World, worth
from hapag.games.patong.rules import FLOP, RIVER, TIEBREAK, Patong, Play
from hapag.games.poker import best
from hapag.kernel import Move, Seen
from hapag.rivals import Rival

LOOKS = 24
"""Worlds in which every choice is tried."""
CLOSER = 96
"""Worlds more for the best few."""
FEW = 8
NEAR = 0.008
"""Winning chances that hard gives away at most for being unreadable."""
WEAKEST = 1
"""The tenth of the flops that medium folds, and all below it."""
THRIFT = 0.5
"""What medium thinks the best two cards of the next street are worth beside winning this one."""


def easy(seen: Seen[Patong], random: Random) -> Move:
    """Two of the best cards, whatever the street is worth: one of the best six pairs."""
    look = Outlook(seen, random)
    if len(look.hand) < 2 or look.street == TIEBREAK:
        return highest(look)
    pairs = sorted(look.pairs(), key=lambda choice: choice.strength, reverse=True)
    return random.choice(pairs[:6]).move


def medium(seen: Seen[Patong], random: Random) -> Move:
    """Weigh what two cards win now against what they leave; fold the weakest flops; the river gets the best."""
    look = Outlook(seen, random)
    if len(look.hand) < 2 or look.street == TIEBREAK:
        return highest(look)
    pairs = look.pairs()
    top = max(pairs, key=lambda choice: choice.strength)
    if look.street == RIVER:
        return top.move
    worlds = [look.world() for _ in range(LOOKS // 2)]
    if look.street == FLOP and look.tenth(top.strength) <= WEAKEST:
        return (look.folds(worlds) or [top])[0].move
    return max(pairs, key=lambda choice: look.beats(choice) + THRIFT * left_over(look, worlds, choice)).move


def left_over(look: Outlook, worlds: list[World], choice: Choice) -> float:
    """Return how often the best two cards that a choice leaves would take the next street."""
    won = 0
    for world in worlds:
        mine = next((strength for strength, mask in world.rows[0] if not mask & choice.gone), 0)
        won += mine > max([rival.shows[1] for rival in world.rivals])
    return won / len(worlds)


def hard(seen: Seen[Patong], random: Random) -> Move:
    """Try every choice in the same worlds, the best few in more of them, and pick among those that are as good."""
    look = Outlook(seen, random)
    if look.street == TIEBREAK:
        return highest(look)
    worlds = [look.world() for _ in range(LOOKS)]
    choices = look.plays() + look.folds(worlds)
    value = {choice: total(look, worlds, choice) for choice in choices}
    choices = sorted(choices, key=lambda choice: (value[choice], -len(choice.move.cards)), reverse=True)
    few = choices[:FEW] + [choice for choice in choices[FEW:] if choice.strength == FOLDED]
    worlds = [look.world() for _ in range(CLOSER)]
    for choice in few:
        value[choice] += total(look, worlds, choice)
    top = max([value[choice] for choice in few])
    return random.choice([choice for choice in few if value[choice] >= top - NEAR * (LOOKS + CLOSER)]).move


def total(look: Outlook, worlds: list[World], choice: Choice) -> float:
    return sum([worth(world, choice, look.me.halves) for world in worlds])


def highest(look: Outlook) -> Play:
    """Play the single card that does most on this board."""
    return Play((max(look.hand, key=lambda card: (best((*look.board, card)), card)),))


def two_every_street(seen: Seen[Patong], random: Random) -> Play:
    """The best two cards, always."""
    state = seen.round
    hand = state.players[seen.seat].hand
    count = 1 if state.street == TIEBREAK or len(hand) < 2 else 2
    return Play(max(combinations(hand, count), key=lambda cards: best(state.board + cards)))


SIMPLE: Rival = two_every_street
LEVELS: dict[str, Rival] = {"easy": easy, "medium": medium, "hard": hard}
