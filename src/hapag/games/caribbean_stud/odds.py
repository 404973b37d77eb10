"""Exact figures of Caribbean Stud: every deal counted, best play found hand by hand, and what simpler ways to play cost."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from hapag.games.caribbean_stud.count import COMPLETIONS, Deals, count
from hapag.games.caribbean_stud.rules import ACE, KING, TIMES, CaribbeanStud, qualifying
from hapag.kernel import Phrase
from hapag.odds import (
    Cell,
    Choice,
    Cost,
    Decision,
    Edge,
    Figures,
    Grid,
    Moments,
    Progress,
    Source,
    Strategy,
    quiet,
)
from hapag.ranking import describe, least

Array = NDArray[Any]

QUEEN, JACK = 10, 9
ROWS = ("pair", "queen", "jack", "ten", "below")
"""Rows of the chart: a pair or better, ace-king by its third card, and less."""
COLUMNS = ("high", "match", "lower", "other")
"""Its columns, the first that fits: an ace or a king is open; one of one's own ranks; less than one's fourth card."""
RULES = ("pair", "below", "match", "high", "lower", "else")


class View(NamedTuple):
    """What a person goes by: a row for each hand of `Deals`, a column for each open card.

    pair: a pair or better; king: at least ace-king. match: the open card's rank is among one's own; lower: it is below
    one's fourth card. third: the rank of the third card, the ace being first.
    """

    strengths: Array
    pair: Array
    king: Array
    up: Array
    match: Array
    lower: Array
    third: Array


def view(deals: Deals) -> View:
    ranks = np.sort(deals.hands >> 2, axis=1)[:, ::-1]
    up = deals.ups >> 2
    match = np.zeros(up.shape, bool)
    for rank in ranks.T:
        match |= up == rank[:, None]
    strengths = deals.strengths[:, None]
    pair, king = strengths >= least("pair"), strengths >= qualifying()
    return View(strengths, pair, king, up, match, up < ranks[:, 3:4], ranks[:, 2:3])


def three_rules(seen: View) -> Array:
    """Return whether to raise by the three rules of thumb for ace-king, published by Michael Shackleford."""
    low, queen = seen.up <= QUEEN, seen.third == QUEEN
    rules = (seen.match & low) | (~low & (seen.third >= JACK)) | (~seen.match & queen & seen.lower)
    return np.asarray(seen.pair | (seen.king & rules))


def at_least(code: str, *ranks: int) -> Callable[[View], Array]:
    """Return the way to play that raises on so much or more, whatever lies open."""
    return lambda seen: np.asarray((seen.strengths >= least(code, *ranks)) & (seen.up >= 0))


WAYS: dict[str, Callable[[View], Array]] = {
    "three-rules": three_rules,
    "akj83": at_least("high-card", ACE, KING, JACK, 6, 1),
    "match": lambda seen: seen.pair | (seen.king & seen.match),
    "pairs": at_least("pair"),
    "ace-king": at_least("high-card", ACE, KING),
    "always": at_least("high-card"),
    "never": lambda seen: seen.up < 0,
}
"""Simple ways to play, by their name in the catalogue: where each raises."""


def figures(progress: Progress = quiet) -> Figures:
    """Return the figures; about 20 seconds and 900 MB."""
    deals = count(progress)
    seen, sums = view(deals), raise_sums(deals)
    best = sums > -COMPLETIONS
    moments = played(deals, best)
    edge = moments.edge()
    ways = {name: played(deals, way(seen)) for name, way in WAYS.items()}
    return Figures.of(
        CaribbeanStud,
        edge,
        unit="ante",
        decisions=decisions(edge),
        strategy=Strategy(grids=(chart(deals, seen, sums),), rules=tuple([Phrase(f"rule-{name}") for name in RULES])),
        costs=tuple([Cost(Phrase(f"way-{name}"), float(moments.mean() - each.mean())) for name, each in ways.items()]),
        sources=sources(edge, moments, ways),
        convention=Phrase("convention"),
    )


def raise_odds(deals: Deals) -> Array:
    """Return what each hand's raise is paid if it wins."""
    pays = CaribbeanStud.pays["raise"]
    return np.array([pays[describe(strength).name].win for strength in deals.strengths.tolist()])


def raise_sums(deals: Deals) -> Array:
    """Return what a raise comes to for each hand and open card, in antes, over all of the dealer's hands."""
    win = 1 + TIMES * raise_odds(deals)[:, None]
    return np.asarray(deals.unqualified + win * deals.weaker - (1 + TIMES) * deals.stronger)


def played(deals: Deals, raised: Array) -> Moments:
    """Return the sums over all deals, in antes, if one raises there and folds elsewhere."""

    def over(counts: Array) -> int:
        return int((deals.ways[:, None] * np.where(raised, counts, 0)).sum())

    sums, both, odds = Moments(), 1 + TIMES, raise_odds(deals)
    sums.add(-1, 1, int((deals.ways[:, None] * ~raised).sum()) * COMPLETIONS)
    sums.add(1, both, over(deals.unqualified))
    sums.add(0, both, over(deals.equal))
    sums.add(-both, both, over(deals.stronger))
    for each in sorted(set(odds.tolist())):
        sums.add(1 + TIMES * each, both, over(np.where(odds[:, None] == each, deals.weaker, 0)))
    return sums


def decisions(edge: Edge) -> tuple[Decision, ...]:
    """Return how often one raises and folds: the mean stake is one ante, and two more for each raise."""
    raised = (edge.staked - 1) / TIMES
    return Decision(Phrase("verb-raise"), raised), Decision(Phrase("verb-fold"), 1 - raised)


def place_of(seen: View) -> Array:
    """Return the cell of the chart for each hand and open card, counted row by row."""
    king = np.where(seen.third == QUEEN, 1, np.where(seen.third == JACK, 2, 3))
    row = np.where(seen.pair, 0, np.where(seen.king, king, 4))
    column = np.where(seen.up > QUEEN, 0, np.where(seen.match, 1, np.where(seen.lower, 2, 3)))
    return np.asarray(row * len(COLUMNS) + column)


def chart(deals: Deals, seen: View, sums: Array) -> Grid:
    """Return the chart: a row for each kind of hand, a column for how the open card stands to it."""
    place, size = place_of(seen).ravel(), len(COLUMNS)
    weight, raised = np.zeros((2, len(ROWS) * size), np.int64)
    ways = np.broadcast_to(deals.ways[:, None], seen.up.shape)
    np.add.at(weight, place, ways.ravel())
    np.add.at(raised, place, (ways * sums).ravel())
    cells = [cell(int(total), int(many)) for total, many in zip(raised, weight, strict=True)]
    return Grid(
        title=Phrase("chart"),
        side=Phrase("chart-side"),
        top=Phrase("chart-top"),
        rows=tuple([Phrase(f"chart-{name}") for name in ROWS]),
        columns=tuple([Phrase(f"open-{name}") for name in COLUMNS]),
        choices=(Choice("R", "raise", Phrase("chart-raise")), Choice("F", "fold", Phrase("chart-fold"))),
        cells=tuple([tuple(cells[at : at + size]) for at in range(0, len(cells), size)]),
    )


def cell(total: int, many: int) -> Cell:
    """Return a cell from what raises come to there and how many deals it has, up to the dealer's hidden cards."""
    raised = total / (many * COMPLETIONS)
    return Cell("R" if raised > -1 else "F", {"raise": raised, "fold": -1.0})


PUBLISHED = {
    "three-rules": "5.225%",
    "akj83": "5.316%",
    "match": "5.334%",
    "pairs": "5.470%",
    "ace-king": "5.682%",
    "always": "16.607%",
}
"""The edge of simple ways to play."""


def sources(edge: Edge, best: Moments, ways: dict[str, Moments]) -> tuple[Source, ...]:
    """Return what has been published, beside the same figure of ours."""
    return (
        wizard(Phrase("odds-house-edge"), "5.224%", -edge.ev),
        wizard(Phrase("odds-element-of-risk"), "2.555%", edge.element_of_risk),
        wizard(Phrase("odds-sd"), "2.24", edge.sd),
        wizard(Phrase("antes-lost"), "1,041,372,912,372", -float(best.net)),
        *[
            wizard(Phrase("edge-of-way", {"way": Phrase(f"way-{name}")}), printed, -float(ways[name].mean()))
            for name, printed in PUBLISHED.items()
        ],
    )


def wizard(figure: Phrase, published: str, ours: float) -> Source:
    where = "https://wizardofodds.com/games/caribbean-stud-poker/"
    return Source(who="Wizard of Odds", where=where, figure=figure, published=published, ours=ours)
