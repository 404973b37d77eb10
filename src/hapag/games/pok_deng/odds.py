"""Exact figures of Pok Deng for one seat: every deal counted, best play two cards by two cards, and what else costs."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from hapag.games.pok_deng.best import place_of
from hapag.games.pok_deng.count import NETS, Start, Tally, starts
from hapag.games.pok_deng.hands import POK_SCORES, score, worth
from hapag.games.pok_deng.rules import DEALER_STANDS, PokDeng
from hapag.kernel import Phrase
from hapag.odds import Cell, Choice, Cost, Decision, Figures, Grid, Moments, Progress, Strategy, quiet

Way = Callable[[Start], bool]
"""A way to play: whether to draw to two cards."""

KINDS = ("mixed", "suited", "pair")
LABELS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K")
"""Ranks as this game orders them, the ace low."""
RULES = ("straight", "low", "double", "high")
CHOICES = (Choice("D", "draw", Phrase("chart-draw")), Choice("S", "stand", Phrase("chart-stand")))
ROUNDS, SEED = "100,000,000", 20261130
MEAN, ERROR = "+0.01110", "0.00014"
"""What tests/games/pok_deng/test_simulated.py found."""


def gain(start: Start) -> int:
    """Return how much more drawing comes to than standing, over all deals."""
    assert start.stand
    assert start.draw
    return start.draw.net - start.stand.net


def best(start: Start) -> bool:
    return gain(start) > 0


def by_score(start: Start) -> bool:
    """Return what the chart by score says: draw on 0 to 3, and on 4 and 5 unless the two cards have a deng of 2."""
    return score(start.cards) < 4 or (score(start.cards) < 6 and worth(start.cards).deng == 1)


def up_to(most: int) -> Way:
    return lambda start: score(start.cards) <= most


WAYS: dict[str, Way] = {
    "chart": by_score,
    "dealer": up_to(DEALER_STANDS - 1),
    "five": up_to(5),
    "three": up_to(3),
    "always": up_to(7),
    "never": up_to(-1),
}
"""Simple ways to play, by their name in the catalogue."""


def figures(progress: Progress = quiet) -> Figures:
    """Return the figures; about two seconds."""
    found = starts(progress)
    moments = played(found, best)
    return Figures.of(
        PokDeng,
        moments.edge(),
        unit="stake",
        decisions=decisions(found),
        strategy=Strategy(
            grids=(score_chart(found), card_chart(found)), rules=tuple([Phrase(f"rule-{name}") for name in RULES])
        ),
        costs=tuple(
            [
                Cost(Phrase(f"way-{name}"), float(moments.mean() - played(found, way).mean()))
                for name, way in WAYS.items()
            ]
        ),
        convention=Phrase("convention", {"rounds": ROUNDS, "seed": str(SEED), "mean": MEAN, "error": ERROR}),
    )


def played(found: Iterable[Start], way: Way) -> Moments:
    """Return the sums over all deals, in stakes, of a way to play."""
    sums = Moments()
    for start in found:
        chosen = None if start.stand is None else start.draw if way(start) else start.stand
        for tally in filter(None, (start.pok, chosen)):
            add(sums, tally, start.many)
    return sums


def add(sums: Moments, tally: Tally, many: int) -> None:
    for net, ways in zip(NETS, tally.ways, strict=True):
        sums.add(net, 1, many * ways)


def decisions(found: Iterable[Start]) -> tuple[Decision, ...]:
    """Return how often best play draws and stands, and how often a Pok leaves nothing to decide."""
    ways = {"verb-draw": 0, "verb-stand": 0, "decision-pok": 0}
    for start in found:
        ways["decision-pok"] += start.many * start.pok.total
        if start.stand:
            ways["verb-draw" if best(start) else "verb-stand"] += start.many * start.stand.total
    total = sum(ways.values())
    return tuple([Decision(Phrase(name), many / total) for name, many in ways.items()])


def score_chart(found: Iterable[Start]) -> Grid:
    """Return the chart by score, without the draws to a straight that the rules name."""
    table: dict[tuple[int, str], list[Start]] = {}
    for start in found:
        if start.stand and best(start) == by_score(start):
            table.setdefault((score(start.cards), kind_of(start)), []).append(start)
    return Grid(
        title=Phrase("chart-score"),
        side=Phrase("chart-score-side"),
        top=Phrase("chart-score-top"),
        rows=tuple(map(str, range(min(POK_SCORES)))),
        columns=tuple([Phrase(f"kind-{kind}") for kind in KINDS]),
        choices=CHOICES,
        cells=tuple([tuple([cell(table.get((row, kind), [])) for kind in KINDS]) for row in range(min(POK_SCORES))]),
    )


def kind_of(start: Start) -> str:
    low, high = start.cards
    return "pair" if low >> 2 == high >> 2 else "suited" if low & 3 == high & 3 else "mixed"


def card_chart(found: Iterable[Start]) -> Grid:
    """Return the chart by the two cards, of one suit above the diagonal."""
    table = {place_of(start.cards): start for start in found if start.stand}
    size = range(len(LABELS))
    cells = [[cell([table[row, column]]) if (row, column) in table else None for column in size] for row in size]
    return Grid(
        title=Phrase("chart-cards"),
        side=Phrase("chart-cards-side"),
        top=Phrase("chart-cards-top"),
        rows=LABELS,
        columns=LABELS,
        choices=CHOICES,
        cells=tuple(map(tuple, cells)),
    )


def cell(alike: list[Start]) -> Cell | None:
    """Return a cell for two cards, or for several: what both choices come to in the deals in which there is one."""
    stands, draws = [[(start.many, tally) for start in alike if (tally := of(start))] for of in (stand_of, draw_of)]
    if not stands:
        return None
    worth_of = {"draw": mean(draws), "stand": mean(stands)}
    return Cell("D" if worth_of["draw"] > worth_of["stand"] else "S", worth_of)


def stand_of(start: Start) -> Tally | None:
    return start.stand


def draw_of(start: Start) -> Tally | None:
    return start.draw


def mean(tallies: list[tuple[int, Tally]]) -> float:
    return sum(many * tally.net for many, tally in tallies) / sum(many * tally.total for many, tally in tallies)
