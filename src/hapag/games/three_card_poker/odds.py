"""Counts every deal: each of the 22,100 hands against each of the 18,424 that the dealer may then hold. Needs numpy."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from itertools import combinations, pairwise
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from hapag.games.three_card_poker.ranking import ORDER, Hand, hand, high_card
from hapag.games.three_card_poker.rules import QUALIFIES, ThreeCardPoker
from hapag.kernel import Phrase
from hapag.odds import Cost, Decision, Edge, Figures, Moments, Progress, Source, Strategy, quiet

OUTCOMES = ("unqualified", "win", "push", "lose")
"""How a hand that was played can come out, in the order of the dealer's hands: weakest first."""
PAYS = ThreeCardPoker.pays
STEP = 100


class Deck(NamedTuple):
    """All sets of three cards, weakest first: the cards, what they are worth, and the cards as bits."""

    cards: tuple[tuple[int, ...], ...]
    hands: tuple[Hand, ...]
    bits: NDArray[np.uint64]


class Spot(NamedTuple):
    """A hand, and how many of the dealer's hands lead to each outcome."""

    hand: Hand
    ways: dict[str, int]

    def play(self) -> Moments:
        """3-5: return what playing comes to, in antes."""
        sums, bonus = Moments(), PAYS["bonus"].get(self.hand.code)
        for outcome, ways in self.ways.items():
            net = PAYS["ante"][outcome].win + PAYS["play"][outcome].win + (bonus.win if bonus else 0)
            sums.add(net, 2, ways)
        return sums

    def fold(self) -> Moments:
        """1: return what folding comes to, in antes."""
        sums = Moments()
        sums.add(PAYS["ante"]["fold"].win, 1, sum(self.ways.values()))
        return sums

    def is_worth_it(self) -> bool:
        return self.play().net > self.fold().net


Way = Callable[[Spot], bool]
"""A way to play: whether a hand is played."""
WAYS: dict[str, Way] = {
    "queen": lambda spot: spot.hand >= QUALIFIES,
    "ace": lambda spot: spot.hand >= high_card("A32"),
    "pair": lambda spot: spot.hand.place >= ORDER.index("pair"),
    "always": lambda spot: True,
}
"""Simpler ones, by their name in the catalogue."""


@cache
def deck() -> Deck:
    cards = sorted(combinations(range(52), 3), key=hand)
    return Deck(tuple(cards), tuple(map(hand, cards)), np.array([*map(bits_of, cards)], np.uint64))


def bits_of(cards: Iterable[int]) -> int:
    return sum(1 << card for card in cards)


def against(cards: Sequence[int]) -> Spot:
    """3-4: return how a hand comes out against all that the dealer may hold."""
    mine, hands = hand(cards), deck().hands
    low = bisect_left(hands, QUALIFIES)
    cuts = (0, low, max(low, bisect_left(hands, mine)), max(low, bisect_right(hands, mine)), len(hands))
    is_free = deck().bits & np.uint64(bits_of(cards)) == 0
    ways = [int(np.count_nonzero(is_free[start:end])) for start, end in pairwise(cuts)]
    return Spot(mine, dict(zip(OUTCOMES, ways, strict=True)))


def spots(progress: Progress = quiet) -> list[Spot]:
    """Return every hand with what the dealer may hold beside it: 407,170,400 deals."""
    found = []
    for done, cards in enumerate(deck().cards, 1):
        found.append(against(cards))
        if done % STEP == 0:
            progress(done, len(deck().cards))
    return found


def figures(progress: Progress = quiet) -> Figures:
    """Return the figures of one seat, the ante as unit; about two seconds."""
    found = spots(progress)
    best = total(found, Spot.is_worth_it)
    ways = {name: total(found, way) for name, way in WAYS.items()}
    edge = best.edge()
    return Figures.of(
        ThreeCardPoker,
        edge,
        unit="ante",
        decisions=(Decision(Phrase("verb-play"), edge.staked - 1), Decision(Phrase("verb-fold"), 2 - edge.staked)),
        strategy=Strategy(rules=(Phrase("rule-play"), Phrase("rule-fold"))),
        costs=tuple([Cost(Phrase(f"way-{name}"), float(best.mean() - each.mean())) for name, each in ways.items()]),
        sources=sources(edge, -float(ways["queen"].mean())),
        convention=Phrase("convention"),
    )


def total(found: Iterable[Spot], way: Way) -> Moments:
    """Return what a way to play comes to over all deals."""
    return sum([spot.play() if way(spot) else spot.fold() for spot in found], Moments())


WIZARD = ("Wizard of Odds", "https://wizardofodds.com/games/three-card-poker/")
TABLE = ("Wizard of Odds", "https://wizardofodds.com/gambling/house-edge/")
GROCHOWSKI = (
    "John Grochowski",
    "https://www.casinocitytimes.com/john-grochowski/article/three-card-poker-and-roulette-62858",
)
BORDER = {"Q-6-4": (40, 17, 10), "Q-6-3": (40, 17, 6)}
"""The last hand to play and the first to fold, in three suits."""


def sources(edge: Edge, queen: float) -> tuple[Source, ...]:
    """Return what has been published, beside the same figure of ours. queen: the edge if every queen is played."""
    by_queen = Phrase("edge-of-way", {"way": Phrase("way-queen")})
    last, first = [float(against(cards).play().mean()) for cards in BORDER.values()]
    return (
        source(WIZARD, Phrase("odds-house-edge"), "3.37%", -edge.ev),
        source(WIZARD, Phrase("odds-element-of-risk"), "2.01%", edge.element_of_risk),
        source(TABLE, Phrase("odds-sd"), "1.64", edge.sd),
        source(GROCHOWSKI, by_queen, "3.45%", queen),
        source(GROCHOWSKI, Phrase("worth-of", {"hand": "Q-6-4"}), "-0.993378", last),
        source(GROCHOWSKI, Phrase("worth-of", {"hand": "Q-6-3"}), "-1.00255", first),
    )


def source(by: tuple[str, str], figure: Phrase, published: str, ours: float) -> Source:
    return Source(who=by[0], where=by[1], figure=figure, published=published, ours=ours)
