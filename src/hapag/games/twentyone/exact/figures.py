"""The figures of a twenty-one: what a round comes to under best play, the charts, and what simpler play costs."""

from collections.abc import Callable, Mapping, Sequence
from math import sqrt

import numpy as np

from hapag.games.twentyone.exact.charts import VERBS, Charts, value_text
from hapag.games.twentyone.exact.game import Game, Values
from hapag.games.twentyone.exact.hands import Floats, Hands, Key
from hapag.games.twentyone.exact.play import (
    DOUBLE,
    HANDS,
    HIT,
    KEEP,
    NET,
    RESCUE,
    SPLIT,
    SQUARE,
    STAND,
    SURRENDER,
    Plan,
)
from hapag.games.twentyone.exact.rounds import UPS, Style, Table, mean
from hapag.kernel import Phrase, phrase
from hapag.kernel.schema import Game as Kind
from hapag.odds import Cost, Decision, Edge, Figures, Progress, Source, Strategy

DECISIONS = {**VERBS, KEEP: "keep", RESCUE: "rescue"}
PLAIN_ONLY = frozenset({SPLIT, SURRENDER, DOUBLE})


def figures(
    kind: Kind, game: Game, progress: Progress, sources: Callable[[Charts, Mapping[str, float]], tuple[Source, ...]]
) -> Figures:
    """Return the figures of a game. sources: published figures, given the charts and the mean net of each way to play."""
    styles = ways(game)
    steps = 2 * len(UPS) + len(styles) + 1
    tables, total = {up: Table(game, up) for up in UPS}, np.zeros(len(DECISIONS) + 3)
    for done, table in enumerate(tables.values()):
        progress(done, steps)
        _ = table.starts
    for done, table in enumerate(tables.values(), len(UPS)):
        progress(done, steps)
        total += table.total()
    charts, edge, means = Charts(tables), edge_of(total), {}
    for done, (name, style) in enumerate([("charts", by_the_charts(charts)), *styles.items()], 2 * len(UPS)):
        progress(done, steps)
        means[name] = mean(game, style)
    progress(steps, steps)
    return Figures.of(
        kind,
        edge,
        unit="stake",
        decisions=tuple([Decision(Phrase(f"verb-{DECISIONS[at]}"), float(total[at])) for at in DECISIONS if total[at]]),
        strategy=Strategy(grids=charts.grids(), rules=rules(charts)),
        costs=tuple([Cost(Phrase(f"odds-cost-{name}"), edge.ev - ev) for name, ev in means.items()]),
        sources=sources(charts, {"best": edge.ev, **means}),
        convention=Phrase("odds-convention"),
    )


def edge_of(total: Floats) -> Edge:
    """Every hand has a stake of one put up, and a double another."""
    ev, staked = float(total[NET]), float(total[HANDS] + total[DOUBLE])
    return Edge(ev=ev, sd=sqrt(total[SQUARE] - ev * ev), staked=staked, element_of_risk=-ev / staked)


def ways(game: Game) -> dict[str, Style]:
    """Return simpler ways to play, by their names."""
    without = {"no-surrender": SURRENDER, "no-split": SPLIT, "no-double": DOUBLE} | (
        {"no-rescue": RESCUE} if game.rescue else {}
    )
    return {
        **{name: Style(frozenset({move})) for name, move in without.items()},
        "never-over": Style(PLAIN_ONLY, never_over),
        "like-the-dealer": Style(PLAIN_ONLY, like_the_dealer),
    }


def like_the_dealer(held: Hands, up: int) -> Plan:
    return Plan(np.where(held.total < 17, HIT, STAND), np.zeros(len(held.keys), dtype=bool))


def never_over(held: Hands, up: int) -> Plan:
    """Hit only what no card can carry over 21, and a soft hand below 18."""
    is_safe = np.where(held.soft, held.total < 18, held.total < 12)
    return Plan(np.where(is_safe, HIT, STAND), np.zeros(len(held.keys), dtype=bool))


def by_the_charts(charts: Charts) -> Style:
    """Return play by the charts and the sentences that go with them."""
    others = {(start.key, start.up): start.choice for start, _ in charts.exceptions()}

    def first(key: Key, up: int) -> int:
        return others.get((key, up), charts.first(key, up))

    def moves(held: Hands, up: int) -> Plan:
        plan = charts.moves(held, up)
        for (key, open_card), choice in others.items():
            if open_card == up and key in held.place and choice in (STAND, HIT, DOUBLE):
                plan.moves[held.place[key]] = choice
        return plan

    return Style(moves=moves, first=first)


def rules(charts: Charts) -> tuple[Phrase, ...]:
    """Return what to know beside the charts."""
    rescues = [Phrase("odds-rescue", {"ups": ups, "total": total}) for total, ups in charts.rescues()]
    again = Phrase("odds-split-again" if next(iter(charts.tables.values())).game.aces_once else "odds-split-again-all")
    return (*exceptions(charts), Phrase("odds-by-charts"), again, *rescues)


def exceptions(charts: Charts) -> list[Phrase]:
    """Return a sentence for each first hand that is an exception, for all open cards at once."""
    marks: dict[tuple[Values, int, int], set[str]] = {}
    for start, _ in charts.exceptions():
        marks.setdefault((start.key[0], start.choice, start.up), set()).add(start.key[1])
    ups: dict[tuple[str, Values, int], list[str]] = {}
    for (values, choice, up), found in marks.items():
        ups.setdefault((suits(found), values, choice), []).append(value_text(up))
    return [
        phrase(f"odds-but{kind}", cards=hand_text(values), ups=", ".join(against), verb=Phrase(f"verb-{VERBS[choice]}"))
        for (kind, values, choice), against in ups.items()
    ]


def suits(marks: set[str]) -> str:
    """Return for which suits an exception holds: all, one suit, or the best one."""
    return "" if "" in marks else "-suited" if len(marks) > 1 else "-spades"


def hand_text(values: Sequence[int]) -> str:
    return "-".join(map(value_text, reversed(values) if 1 not in values else values))
