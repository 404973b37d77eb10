"""Counts every deal: each kind of three cards with each fourth and each fifth that may follow. Needs numpy."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from hapag.games.let_it_ride.best import is_paid
from hapag.games.let_it_ride.rules import HAND_PAYS, LetItRide, outcome_of
from hapag.kernel import Phrase
from hapag.odds import Cost, Decision, Edge, Figures, Moments, Progress, Source, Strategy, quiet
from hapag.ranking import batch

Array = NDArray[Any]
HANDS, FOURTHS, FIFTHS = 22_100, 49, 48
STEP = 100


class Start(NamedTuple):
    """Three cards, and how many hands differ from them by a change of suits only.

    fourths: the 49 cards that may be shown first. nets: what a stake that is left up nets, a row for each of them, a
    column for each card that may come after it.
    """

    cards: tuple[int, ...]
    ways: int
    fourths: tuple[int, ...]
    nets: Array

    def first(self) -> int:
        """2: return what the first stake nets over all 49 * 48 ways to go on."""
        return int(self.nets.sum())

    def second(self) -> Array:
        """2: return what the second stake nets over the 48 fifth cards, for each fourth."""
        return np.asarray(self.nets.sum(axis=1))


class Plan(NamedTuple):
    """What is left up of a start: the first stake or not, and the second for each fourth card."""

    first: bool
    second: Array


Way = Callable[[Start], Plan]


def best_way(start: Start) -> Plan:
    """A stake rides unless it loses on average."""
    return Plan(start.first() >= 0, start.second() >= 0)


def paid_way(start: Start) -> Plan:
    """A stake rides if it has won already."""
    four = [is_paid((*start.cards, fourth)) for fourth in start.fourths]
    return Plan(is_paid(start.cards), np.array(four))


def never_way(start: Start) -> Plan:
    return Plan(first=False, second=np.zeros(FOURTHS, bool))


def always_way(start: Start) -> Plan:
    return Plan(first=True, second=np.ones(FOURTHS, bool))


def second_way(start: Start) -> Plan:
    """The first stake is withdrawn, come what may; the second is played best."""
    return Plan(first=False, second=start.second() >= 0)


WAYS: dict[str, Way] = {"second": second_way, "paid": paid_way, "never": never_way, "always": always_way}
"""Simpler ways to play, by their name in the catalogue."""


def starts(progress: Progress = quiet) -> list[Start]:
    """Return one of all hands of three that differ by a change of suits only, with all that may follow: 1,755 of them."""
    kinds: dict[tuple[int, ...], list[tuple[int, ...]]] = {}
    for cards in combinations(range(52), 3):
        kinds.setdefault(pattern(cards), []).append(cards)
    pays, found = net_of_strengths(), []
    for alike in kinds.values():
        found.append(start(alike[0], len(alike), pays))
        if len(found) % STEP == 0:
            progress(len(found), len(kinds))
    return found


def pattern(cards: Sequence[int]) -> tuple[int, ...]:
    """Return what two hands share if a change of suits makes one the other: the ranks of each suit, the suits in order."""
    return tuple(sorted([sum(1 << card // 4 for card in cards if card % 4 == suit) for suit in range(4)]))


def net_of_strengths() -> Array:
    """Return what a stake nets, by the strength of five cards."""
    strongest = int(batch.five(np.array([[48, 44, 40, 36, 32]]))[0])
    return np.array([HAND_PAYS[outcome_of(strength)].win for strength in range(strongest + 1)])


def start(cards: tuple[int, ...], ways: int, pays: Array) -> Start:
    rest = np.array([card for card in range(52) if card not in cards])
    fourths = np.repeat(rest, FIFTHS)
    fifths = np.concatenate([np.delete(rest, place) for place in range(FOURTHS)])
    hands = np.column_stack([np.tile(cards, (len(fourths), 1)), fourths, fifths])
    return Start(cards, ways, tuple(rest.tolist()), pays[batch.five(hands)].reshape(FOURTHS, FIFTHS))


def played(start: Start, plan: Plan) -> Moments:
    """Return what a start comes to, in stakes; all ways to go on, once for each hand that it stands for."""
    stakes = 1 + plan.first + plan.second.astype(np.int64)[:, None]
    nets = stakes * start.nets
    put_up = int(stakes.sum()) * FIFTHS
    return Moments(FOURTHS * FIFTHS, int(nets.sum()), int((nets * nets).sum()), put_up).times(start.ways)


RULES = (
    "first-paid",
    "first-royal",
    "first-run",
    "first-gap",
    "first-gaps",
    "first-none",
    "second-paid",
    "second-flush",
    "second-open",
    "second-high",
    "second-none",
)
"""Best play in words, by their names in the catalogue; `best.LISTS` in sentences."""


def figures(progress: Progress = quiet) -> Figures:
    """Return the figures of one seat, one of its three stakes as unit; about three seconds."""
    found = starts(progress)
    best = total(found, best_way)
    ways = {name: total(found, way) for name, way in WAYS.items()}
    edge = best.edge()
    return Figures.of(
        LetItRide,
        edge,
        unit="stake",
        decisions=decisions(found),
        strategy=Strategy(rules=tuple([Phrase(f"rule-{name}") for name in RULES])),
        costs=tuple([Cost(Phrase(f"way-{name}"), float(best.mean() - each.mean())) for name, each in ways.items()]),
        sources=sources(edge),
        convention=Phrase("convention"),
    )


def total(found: Sequence[Start], way: Way) -> Moments:
    """Return what a way to play comes to over all deals."""
    return sum([played(each, way(each)) for each in found], Moments())


def decisions(found: Sequence[Start]) -> tuple[Decision, ...]:
    """Return how often each stake is left up and withdrawn."""
    plans = [(each.ways, best_way(each)) for each in found]
    first = sum(ways * plan.first for ways, plan in plans) / HANDS
    second = sum(ways * int(plan.second.sum()) for ways, plan in plans) / (HANDS * FOURTHS)
    return (
        Decision(Phrase("decision-ride", {"number": 1}), first),
        Decision(Phrase("decision-withdraw", {"number": 1}), 1 - first),
        Decision(Phrase("decision-ride", {"number": 2}), second),
        Decision(Phrase("decision-withdraw", {"number": 2}), 1 - second),
    )


TABLE = ("Wizard of Odds", "https://wizardofodds.com/gambling/house-edge/")
GROCHOWSKI = ("John Grochowski", "https://www.casinocitytimes.com/john-grochowski/article/let-it-ride-redux-67221")


def sources(edge: Edge) -> tuple[Source, ...]:
    """Return what has been published, beside the same figure of ours."""
    return (
        source(TABLE, Phrase("odds-house-edge"), "3.51%", -edge.ev),
        source(TABLE, Phrase("odds-sd"), "5.17", edge.sd),
        source(GROCHOWSKI, Phrase("odds-element-of-risk"), "2.85%", edge.element_of_risk),
        source(GROCHOWSKI, Phrase("odds-staked"), "1.23", edge.staked),
    )


def source(by: tuple[str, str], figure: Phrase, published: str, ours: float) -> Source:
    return Source(who=by[0], where=by[1], figure=figure, published=published, ours=ours)
