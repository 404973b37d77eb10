"""Figures of a made-up game, complete in every part, in words of Blackjack's catalogue."""

from hapag.games.blackjack.rules import Blackjack
from hapag.kernel import Phrase, phrase
from hapag.odds import Cell, Choice, Cost, Decision, Figures, Grid, Moments, Source, Strategy


def wheel() -> Moments:
    """A wheel of 37 numbers, bet on one: 35 to 1."""
    sums = Moments()
    sums.add(35, 1)
    sums.add(-1, 1, weight=36)
    return sums


GRID = Grid(
    title=Phrase("title"),
    side=Phrase("noun-card"),
    top=Phrase("board-dealer"),
    rows=("16", phrase("total-soft", total=17)),
    columns=("9", "10"),
    choices=(
        Choice("H", "hit", Phrase("verb-hit")),
        Choice("S", "stand", Phrase("verb-stand")),
    ),
    cells=((Cell("H", {"hit": -0.5, "stand": -0.54}), Cell("S", {"hit": 0.25, "stand": 0.5})),
           (None, Cell("H", {"hit": 0.0, "stand": -1.0}))),
)  # fmt: skip
SOURCE = Source(
    who="A book", where="https://example.org", figure=Phrase("odds-house-edge"), published="2.70 %", ours=1 / 37
)
SAMPLE = Figures.of(
    Blackjack,
    wheel().edge(),
    unit="stake",
    decisions=(Decision(Phrase("verb-hit"), 0.4123), Decision(Phrase("verb-stand"), 1.0)),
    strategy=Strategy(grids=(GRID,), rules=(phrase("why-push", total=17),)),
    costs=(Cost(Phrase("verb-double"), 0.0512),),
    bets={"stake": wheel().edge()},
    sources=(SOURCE,),
    convention=Phrase("blurb"),
)
