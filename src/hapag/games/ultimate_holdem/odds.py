"""The exact figures: every deal counted, and every decision made with all that a seat can know at that time.

For each of 134,459 kinds of boards all 1081 hands are held against all 990 hands of the dealer's at once. Each board can
have come from ten flops, so what is found goes to ten situations (a flop and a hand) of 1,286,792; there the choice on the
flop is made, and with the sums over all flops the one before it. The counts are whole numbers throughout.
"""

from math import comb

import numpy as np
from numpy.typing import NDArray

from hapag.games.ultimate_holdem import deals, thumb
from hapag.games.ultimate_holdem.rules import UltimateHoldem
from hapag.games.ultimate_holdem.tally import DEALERS, FOLDED, FOLDED_SQUARE, HANDS, UNIT, Cards, of_all_hands
from hapag.kernel import Phrase, phrase
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
from hapag.pieces import RANKS

Sums = NDArray[np.int64]

CHUNK = 32
"""Boards at a time: what is counted for them fits into the cache."""
RANKED = RANKS[::-1]
WAYS = comb(52, 5) * HANDS * DEALERS * comb(5, 3)
"""Deals, each once for every flop that its board can have come from."""
COLUMNS = (
    "ways",
    "play-4",
    "square-4",
    "play-3",
    "play-2",
    "square-2",
    "check",
    "square-check",
    "folds",
    "thumb",
    "never",
)
"""What is added up in a situation: the net of each choice and its square; the deals, and those folded on the river; what
checking comes to if the river is played by the rule of thumb, and if one never folds."""
WIZARD = "https://wizardofodds.com/games/ultimate-texas-hold-em/"


class Count:
    """Sums over all deals, by situation or by starting hand. `holes`: of each situation, where its hand is in the chart."""

    def __init__(self, progress: Progress) -> None:
        sums = merged(counted(progress))
        flops, hands = np.nonzero(sums[:, :, 0])
        self.columns: dict[str, Sums] = dict(zip(COLUMNS, sums[flops, hands].T, strict=True))
        self.holes = deals.starts(deals.PAIRS)[hands]
        self.flops, self.hands = deals.kinds(3).cards[flops], deals.PAIRS[hands]

    def __getitem__(self, column: str) -> Sums:
        return self.columns[column]

    def before(self, values: Sums) -> Sums:
        """Add the situations up by starting hand, in the order of the chart."""
        found = np.zeros(len(RANKS) ** 2, np.int64)
        np.add.at(found, self.holes, values)
        return found


def counted(progress: Progress) -> Sums:
    """Go through all boards; return the columns by flop and hand. The suits are those of one flop of its kind."""
    boards, sources = deals.kinds(5), deals.sources()
    sums = np.zeros((len(deals.kinds(3).codes), len(deals.PAIRS), len(COLUMNS)), np.int64)
    for start in range(0, len(boards.codes), CHUNK):
        part = slice(start, start + CHUNK)
        cards = boards.cards[part]
        values = worths(cards) * boards.ways[part, None, None]
        for flops, shuffles in deals.flops_of(cards):
            for value, flop, shuffle in zip(values, flops, shuffles, strict=True):
                sums[flop] += value.take(sources[shuffle], axis=0)
        progress(min(start + CHUNK, len(boards.codes)), len(boards.codes))
    return sums


def worths(boards: Cards) -> Sums:
    """Return the columns for every hand on some boards, by board and hand; zeros for hands that the board rules out."""
    first, second, tally = of_all_hands(boards)
    river, fold = tally.net(1), tally.net(1) <= FOLDED
    by_thumb = thumb.outs(boards, tally.strengths) < thumb.OUTS
    columns = (
        np.full(fold.shape, DEALERS),
        tally.net(4),
        tally.square(4),
        tally.net(3),
        tally.net(2),
        tally.square(2),
        np.where(fold, FOLDED, river),
        np.where(fold, FOLDED_SQUARE, tally.square(1)),
        fold * DEALERS,
        np.where(by_thumb, river, FOLDED),
        river,
    )
    found = np.zeros((len(boards), len(deals.PAIRS), len(COLUMNS)), np.int64)
    found[np.arange(len(boards))[:, None], deals.index()[first, second]] = np.stack(columns, -1)
    return found


def merged(sums: Sums) -> Sums:
    """Add up what is one situation: hands that differ only in suits that the flop does not tell apart."""
    found = np.zeros_like(sums)
    np.add.at(found, (np.arange(len(sums))[:, None], deals.situations()), sums)
    return found


def figures(progress: Progress = quiet) -> Figures:
    """Count everything: about a minute on one core, within one gigabyte."""
    best = Best(Count(progress))
    edge = best.edge()
    return Figures.of(
        UltimateHoldem,
        edge,
        unit="ante",
        decisions=best.decisions(),
        strategy=Strategy(grids=(best.grid(),), rules=tuple([Phrase(f"odds-rule-{step}") for step in RULES])),
        costs=best.costs(),
        sources=sources(edge),
        convention=phrase("odds-convention", ways=f"{WAYS // comb(5, 3):,}"),
    )


RULES = ("preflop", "flop", "river")


class Best:
    """Best play, and what other ways to play lose beside it."""

    def __init__(self, count: Count) -> None:
        self.count = count
        self.plays_flop = count["play-2"] > count["check"]
        self.later = self.on_flop(self.plays_flop, count["play-2"], count["check"])
        self.plays_first = count.before(count["play-4"]) > count.before(self.later)

    def on_flop(self, plays: NDArray[np.bool_], played: Sums, checked: Sums) -> Sums:
        return np.where(plays, played, checked)

    def total(self, first: Sums, later: Sums) -> int:
        """Add up one value for the hands that are played at once, and another for those that are not."""
        return int(np.where(self.plays_first, self.count.before(first), self.count.before(later)).sum())

    def edge(self) -> Edge:
        count = self.count
        squares = self.on_flop(self.plays_flop, count["square-2"], count["square-check"])
        staked = 2 * WAYS + sum(times * ways for times, ways in self.ways().items())
        return Moments(
            weight=WAYS,
            net=self.total(count["play-4"], self.later),
            square=self.total(count["square-4"], squares),
            staked=UNIT * staked,
        ).edge(per=UNIT)

    def ways(self) -> dict[int, int]:
        """Return in how many deals a Play of so many antes is made, 0 for a fold."""
        ways, nothing = self.count["ways"], np.zeros_like(self.later)
        first, flop = self.total(ways, nothing), self.total(nothing, np.where(self.plays_flop, ways, 0))
        fold = self.total(nothing, np.where(self.plays_flop, 0, self.count["folds"]))
        return {4: first, 2: flop, 1: WAYS - first - flop - fold, 0: fold}

    def decisions(self) -> tuple[Decision, ...]:
        names = {times: f"verb-play-{times}" if times else "verb-fold" for times in self.ways()}
        return tuple([Decision(Phrase(names[times]), ways / WAYS) for times, ways in self.ways().items()])

    def grid(self) -> Grid:
        """Return the chart of starting hands."""
        cells = [self.cell(*place) for place in zip(*self.choices(), self.plays_first, strict=True)]
        size = len(RANKS)
        return Grid(
            title=Phrase("odds-grid"),
            side=Phrase("odds-grid-side"),
            top=Phrase("odds-grid-top"),
            rows=tuple(RANKED),
            columns=tuple(RANKED),
            choices=(
                Choice("4", "play-4", Phrase("odds-choice-play")),
                Choice("C", "check", Phrase("odds-choice-check")),
            ),
            cells=tuple([tuple(cells[start : start + size]) for start in range(0, size * size, size)]),
        )

    def choices(self) -> tuple[NDArray[np.float64], ...]:
        """Return what checking and a Play of three or four antes come to, in antes, by starting hand."""
        ways = self.count.before(self.count["ways"]) * UNIT
        columns = (self.later, self.count["play-3"], self.count["play-4"])
        return tuple([self.count.before(each) / ways for each in columns])

    def cell(self, check: float, three: float, four: float, plays: np.bool_) -> Cell:
        ev = {"check": float(check), "play-3": float(three), "play-4": float(four)}
        return Cell("4" if plays else "C", ev)

    def costs(self) -> tuple[Cost, ...]:
        count = self.count
        first, flop = count["play-4"], count["play-2"]
        by_thumb = thumb.plays_flop(count.flops, count.hands)
        ways = {
            "thumb": self.total(first, self.on_flop(by_thumb, flop, count["thumb"])),
            "never-fold": self.total(first, self.on_flop(self.plays_flop, flop, count["never"])),
            "no-flop": self.total(first, count["check"]),
            "three": self.total(count["play-3"], self.later),
            "no-preflop": self.total(self.later, self.later),
            "everything": self.total(first, first),
        }
        most = self.total(first, self.later)
        return tuple([Cost(Phrase(f"odds-cost-{name}"), (most - each) / (WAYS * UNIT)) for name, each in ways.items()])


def sources(edge: Edge) -> tuple[Source, ...]:
    """Return what others have published for the same rules."""
    published = (
        ("odds-house-edge", "2.18497%", -edge.ev),
        ("odds-element-of-risk", "0.526%", edge.element_of_risk),
        ("odds-sd", "4.94", edge.sd),
    )
    return tuple(
        [
            Source(who="Wizard of Odds", where=WIZARD, figure=Phrase(figure), published=text, ours=ours)
            for figure, text, ours in published
        ]
    )
