"""What Casino War costs, counted over every order of two cards and, after a tie, of four."""

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from itertools import product
from math import perm

from hapag.games.casino_war.rules import DECKS, HEIGHTS, STAKE, TIE, WAR, CasinoWar, verdict
from hapag.kernel import Phrase
from hapag.odds import Cost, Decision, Figures, Moments, Progress, Source, Strategy, quiet
from hapag.pieces import RANKS, Piece

CARDS = len(HEIGHTS)
OF_EACH = 4 * DECKS
"""Cards of each rank."""
UNIT = 2
"""Chips that make a unit, so that half of one is whole."""
LOST_BY_SURRENDER = Fraction(1, 2)


def ways(*heights: int) -> int:
    """Return how many orders of cards have these heights, in this order."""
    number = 1
    for count in Counter(heights).values():
        number *= perm(OF_EACH, count)
    return number


def of_height(height: int) -> Piece:
    """Return some card of that height."""
    return Piece(HEIGHTS.index(height))


def compared(mine: int, dealers: int) -> str:
    return verdict(of_height(mine), of_height(dealers))


def paid(bet: str, outcome: str) -> int:
    return int(CasinoWar.pays[bet][outcome].on(UNIT))


def wars(height: int) -> dict[str, int]:
    """Return how many orders of four cards begin with a tie at this height, by how the war ends."""
    found: Counter[str] = Counter()
    for mine, dealers in product(range(len(RANKS)), repeat=2):
        found[compared(mine, dealers)] += ways(height, height, mine, dealers)
    return found


def at_war(height: int) -> Moments:
    """Return what both stakes together come to after a tie at this height."""
    sums = Moments()
    for outcome, number in wars(height).items():
        first = "lose" if outcome == "lose" else "push"
        sums.add(paid(STAKE, first) + paid(WAR, outcome), 2 * UNIT, number)
    return sums


@cache
def worth_of_war() -> Fraction:
    """Return the mean net of going to war, in units. It is the same at every height: six decks hold as many of each."""
    return Fraction(at_war(0).mean(per=UNIT))


def whole(progress: Progress) -> Moments:
    """Count all rounds, with a war on every tie."""
    sums, later = Moments(), perm(CARDS - 2, 2)
    for done, (mine, dealers) in enumerate(product(range(len(RANKS)), repeat=2)):
        progress(done, len(RANKS) ** 2)
        if (outcome := compared(mine, dealers)) == TIE:
            sums += at_war(mine)
        else:
            sums.add(paid(STAKE, outcome), UNIT, ways(mine, dealers) * later)
    return sums


def figures(progress: Progress = quiet) -> Figures:
    """Count everything anew, in less than a second."""
    edge = whole(progress).edge(per=UNIT)
    tie = Fraction(OF_EACH - 1, CARDS - 1)
    surrendering = float(tie * LOST_BY_SURRENDER)
    return Figures.of(
        CasinoWar,
        edge,
        unit=STAKE,
        decisions=(Decision(Phrase("verb-war"), float(tie)), Decision(Phrase("verb-surrender"), 0.0)),
        strategy=Strategy(rules=(Phrase("odds-best"), Phrase("odds-worth", {"war": f"{-float(worth_of_war()):.4f}"}))),
        costs=(Cost(Phrase("odds-surrender"), surrendering + edge.ev),),
        sources=tuple(published(-edge.ev, surrendering)),
        convention=Phrase("odds-convention"),
    )


def published(edge: float, surrendering: float) -> Iterator[Source]:
    """Yield what others have printed for six decks and a second tie that pays 2 to 1 on the war."""
    yield Source(
        who="Wizard of Odds",
        where="https://wizardofodds.com/ask-the-wizard/17/",
        figure=Phrase("odds-house-edge"),
        published="2.33%",
        ours=edge,
        note=Phrase("odds-niagara"),
    )
    orders = perm(CARDS, 4)
    second = sum(wars(height)[TIE] for height in range(len(RANKS))) / orders
    lost = sum(wars(height)["lose"] for height in range(len(RANKS))) / orders
    at_once = sum(ways(low, high) for high in range(len(RANKS)) for low in range(high)) / perm(CARDS, 2)
    where = "http://www.i-online-casinos.com/games/casino-war-odds.php"
    for code, text, ours in (
        ("ev", "-0.023301", -edge),
        ("second-tie", "0.005471", second),
        ("lost-war", "0.034242", lost),
        ("lost", "0.463023", at_once),
        ("if-surrendering", "3.70%", surrendering),
    ):
        figure = Phrase(f"odds-{code}")
        yield Source(who="i-online-casinos.com", where=where, figure=figure, published=text, ours=ours)
