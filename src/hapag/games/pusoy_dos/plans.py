"""A hand planned as plays: five-card hands, triples, pairs and singles that together use every card once.

Inside, a set of cards is an integer with a bit for each value (see `combos.VALUE`), so the cards of a rank are four
neighbouring bits. A play is its size, its strength and its bits.
"""

from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from hapag.games.pusoy_dos.combos import CARD, VALUE, combos
from hapag.pieces import Piece, Pieces, tidy

RANK_COUNT = 13
FEW = 40
"""Ways to take five-card hands out of a hand that are looked at closely."""


class Planned(NamedTuple):
    """One play of a plan."""

    size: int
    strong: int
    bits: int


Plan = tuple[Planned, ...]
Cost = Callable[[Planned], float]
"""What it costs to have a play still in hand: about 1 for a hopeless one, little for one that wins its trick."""


def bits_of(cards: Iterable[int]) -> int:
    return sum([1 << VALUE[card] for card in cards])


def cards_of(bits: int) -> Pieces:
    found: list[Piece] = []
    while bits:
        low = bits & -bits
        found.append(CARD[low.bit_length() - 1])
        bits ^= low
    return tidy(tuple(found))


@lru_cache(maxsize=1024)
def fives_of(hand: Pieces) -> tuple[Planned, ...]:
    """Return the five-card hands of a hand, the weakest first; of equally strong ones the one with the lowest cards."""
    found: dict[int, Planned] = {}
    for strong, cards in combos(hand, 5):
        play = Planned(5, strong, bits_of(cards))
        if strong not in found or play.bits < found[strong].bits:
            found[strong] = play
    return tuple(found.values())


@lru_cache(maxsize=256)
def group(rank: int, held: int) -> Plan:
    """Return the plays that the cards of one rank make; `held` are four bits. Four are two pairs."""
    values = [4 * rank + suit for suit in range(4) if held >> suit & 1]
    parts = (values[:2], values[2:]) if len(values) == 4 else (values,) if values else ()
    return tuple([Planned(len(part), part[-1] + 1, sum([1 << value for value in part])) for part in parts])


def groups(bits: int) -> Iterator[Planned]:
    """Yield the plays of cards that are left when the five-card hands are taken out."""
    for rank in range(RANK_COUNT):
        if held := bits >> 4 * rank & 15:
            yield from group(rank, held)


class Planner:
    """Plans one hand under one cost, and what is left of it after any play."""

    def __init__(self, hand: Pieces, cost: Cost) -> None:
        self.hand, self.cost = bits_of(hand), cost
        self.prices: dict[tuple[int, int], tuple[float, float]] = {}
        self.sets = self.best_sets(fives_of(hand))

    def best_sets(self, fives: tuple[Planned, ...]) -> list[tuple[Plan, int, float, float]]:
        """Return none, one or two five-card hands that use different cards: the best, by the plan that they begin."""
        pairs = [both for both in combinations(fives[-60:], 2) if not both[0].bits & both[1].bits]
        choices: list[Plan] = [*[(five,) for five in fives], *pairs]
        priced = [self.price_set(choice) for choice in choices]
        priced.sort(key=lambda each: self.worth(self.hand, each))
        return [self.price_set(()), *priced[:FEW]]

    def price_set(self, choice: Plan) -> tuple[Plan, int, float, float]:
        costs = [self.cost(five) for five in choice]
        return choice, sum([five.bits for five in choice]), sum(costs), max(costs, default=0.0)

    def price(self, rank: int, held: int) -> tuple[float, float]:
        """Return the sum and the highest of what the plays of one rank cost."""
        if (rank, held) not in self.prices:
            costs = [self.cost(play) for play in group(rank, held)]
            self.prices[rank, held] = sum(costs), max(costs)
        return self.prices[rank, held]

    def worth(self, left: int, choice: tuple[Plan, int, float, float]) -> float:
        """Return what cards cost with these five-card hands taken out; the costliest play is last and goes free."""
        _, taken, total, most = choice
        rest, prices = left & ~taken, self.prices
        rank = 0
        while rest:
            if held := rest & 15:
                each, high = prices.get((rank, held)) or self.price(rank, held)
                total += each
                if high > most:
                    most = high
            rest >>= 4
            rank += 1
        return total - most

    def best(self, left: int) -> tuple[float, Plan]:
        """Return what is left of the hand at its best: what it costs, and the plan."""
        open_sets = [choice for choice in self.sets if not choice[1] & ~left]
        worth, _, choice = min([(self.worth(left, each), at, each) for at, each in enumerate(open_sets)])
        return worth, (*choice[0], *groups(left & ~choice[1]))


def outline(hand: Pieces) -> Plan:
    """Return a plan with few plays, made fast: take out a five-card hand as long as that saves plays."""
    left, found = bits_of(hand), list[Planned]()
    fives = fives_of(hand)
    while fives:
        saved, best = min([(count(left ^ five.bits), five) for five in fives])
        if saved + 1 >= count(left):
            break
        found.append(best)
        left ^= best.bits
        fives = tuple([five for five in fives if not five.bits & best.bits])
    return (*found, *groups(left))


PLAYS_OF_RANK = tuple([(held != 0) + (held == 15) for held in range(16)])


def count(bits: int) -> int:
    """Return how many plays cards make without five-card hands."""
    plays = 0
    while bits:
        plays += PLAYS_OF_RANK[bits & 15]
        bits >>= 4
    return plays
