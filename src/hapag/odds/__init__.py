"""Exact odds: what every table against the house can say of itself, in one shape.

A house game has two modules for it in its folder, and one file that is made from them:

    odds.py     def figures(progress: Progress = quiet) -> Figures       counts or computes everything anew
    best.py     def best(seen: Seen[Kind]) -> Move                       best play, from one's own view only
                def advice(seen: Seen[Kind]) -> Advice                   the same move, and why: the Hint at the table
    odds.json   what `figures` returned for this version of the rules    made by `python -m tools.odds SLUG`

The sums are kept as whole numbers (or fractions) and only divided at the end, so every game comes to its figures alike:

    sums = Moments()
    sums.add(net, staked, weight)               once for each kind of deal, in chips of 1/20 of the base stake, say
    return Figures.of(Kind, sums.edge(per=20), unit="ante", ...)

`unit` is the bet that counts as one, and every figure is in it: `bet-ante` are its words. What people read is phrases of
the game's catalogue; labels of a grid that are the same in every language (16, A-7, K) are plain strings.

`progress(done, total)` is told now and then how far a computation is. This room reads no rules and imports no numpy;
a game's `odds.py` may, a game's `rules.py` never reads either.
"""

from hapag.odds.figures import Advice, Cell, Choice, Cost, Decision, Edge, Figures, Grid, Label, Source, Strategy
from hapag.odds.files import Best, best_of, compute, encode, has_best, has_odds, load, save
from hapag.odds.moments import Moments, Number
from hapag.odds.progress import Progress, quiet

__all__ = [
    "Advice",
    "Best",
    "Cell",
    "Choice",
    "Cost",
    "Decision",
    "Edge",
    "Figures",
    "Grid",
    "Label",
    "Moments",
    "Number",
    "Progress",
    "Source",
    "Strategy",
    "best_of",
    "compute",
    "encode",
    "has_best",
    "has_odds",
    "load",
    "quiet",
    "save",
]
