"""What a hand is worth: its share of the pot over sampled cards, against hands that are random or that match the betting."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from random import Random
from typing import NamedTuple

from hapag.games.betting.table import Betting

Cards = Sequence[int]
Weight = Callable[[Cards], float]
DECK = frozenset(range(52))


class Scales(NamedTuple):
    """How the hands of a game are weighed."""

    kind: type[Betting]
    outlook: Weight
    """Before there is a board: about how often a hand beats a random one."""
    many: Callable[[Cards], Weight] | None = None
    """Given a board, a quicker way than the game's own to rank many hands on it."""

    def on(self, board: Cards) -> Weight:
        """Return how hands look now; comparable on the same board only."""
        if not board:
            return self.outlook
        return self.many(board) if self.many else self.at_last(board)

    def at_last(self, board: Cards) -> Weight:
        """Return how strong hands are on a board that few are held against."""
        strength = self.kind.strength
        return lambda hand: strength(hand, board)


def share(scales: Scales, mine: Cards, board: Cards, picks: Sequence[int], samples: int, random: Random) -> float:
    """Return the mean share of the pot, 0 to 1.

    picks: for each opponent, of how many random hands he holds the one that looks best now; 1 is any hand.
    """
    hole = scales.kind.hole
    unseen = sorted(DECK.difference(mine, board))
    picks = at_most(picks, (len(unseen) - 5) // hole)
    missing = 5 - len(board)
    drawn = missing + hole * sum(picks)
    looks = scales.on(board)
    total = 0.0
    for _ in range(samples):
        cards = random.sample(unseen, drawn)
        counts = scales.at_last([*board, *cards[:missing]]) if missing else looks
        total += part(counts(mine), held(cards[missing:], hole, picks, looks), counts)
    return total / samples


def held(cards: Cards, hole: int, picks: Sequence[int], looks: Weight) -> Iterator[Cards]:
    """Yield the hand of each opponent in turn: of as many as his pick says, the one that looks best."""
    place = 0
    for pick in picks:
        hands = [cards[at : at + hole] for at in range(place, place + hole * pick, hole)]
        place += hole * pick
        yield hands[0] if pick == 1 else max(hands, key=looks)


def part(mine: float, others: Iterable[Cards], counts: Weight) -> float:
    """Return the share of one sampled pot."""
    tied = 1
    for hand in others:
        theirs = counts(hand)
        if theirs > mine:
            return 0.0
        tied += theirs == mine
    return 1 / tied


def at_most(picks: Sequence[int], hands: int) -> list[int]:
    """Return the picks, fewer of each where the cards would not be enough."""
    while sum(picks) > hands:
        picks = [max(1, pick - 1) for pick in picks]
    return list(picks)
