"""The referee: who wins which row of hands laid out with real cards, and what it scores."""

from collections.abc import Sequence
from itertools import combinations

from hapag.games.poker import hand_phrase
from hapag.games.pusoy.rows import ROWS, SIZES, Strengths, nets, strengths, taken, totals, why_foul
from hapag.kernel import Phrase, Seat, phrase
from hapag.kernel.judging import Asks, Case, Line, Verdict, places, standing

ASKS = Asks(rows=tuple([(size,) for size in SIZES]), most=4)

Laid = tuple[Seat, Strengths]
Scored = tuple[int, Phrase, int, int]


def judge(case: Case) -> Verdict:
    """4-8: a foul hand is named and left out; the others score against each other, pair by pair."""
    laid = [(hand.seat, strengths(hand.rows)) for hand in case.hands]
    fouls = {seat: why for seat, strong in laid if (why := why_foul(strong))}
    valid = [(seat, strong) for seat, strong in laid if seat not in fouls]
    scored = dict(zip([seat for seat, _ in valid], scores([strong for _, strong in valid]), strict=True))
    lines = [
        line(seat, strong, scored[seat]) if seat in scored else foul(seat, strong, fouls[seat]) for seat, strong in laid
    ]
    return Verdict(tuple(lines), tuple([pair(one, other) for one, other in combinations(valid, 2)]))


def scores(layouts: Sequence[Strengths]) -> list[Scored]:
    """Return each hand's place, whether it wins, its points, and its points less those it conceded."""
    points = totals(layouts)
    order = places(points)
    hows = [standing(place, order) for place in order]
    return list(zip(order, hows, points, nets(layouts), strict=True))


def line(seat: Seat, strong: Strengths, scored: Scored) -> Line:
    place, how, points, net = scored
    return Line(seat, value(strong), phrase("judge-points", how=how, points=points, net=f"{net:+}"), place, points)


def foul(seat: Seat, strong: Strengths, why: Phrase) -> Line:
    return Line(seat, value(strong), phrase("judge-foul", why=why))


def value(strong: Strengths) -> Phrase:
    """Return the names of the three hands."""
    return phrase("judge-rows", **dict(zip(ROWS, map(hand_phrase, strong), strict=True)))


def pair(one: Laid, other: Laid) -> Phrase:
    """Return who takes which row, and the points of both."""
    (seat, mine), (rival, theirs) = one, other
    rows = {name: taker(seat, rival, a - b) for name, a, b in zip(ROWS, mine, theirs, strict=True)}
    return phrase(
        "judge-pair",
        one=seat + 1,
        other=rival + 1,
        points=taken(mine, theirs),
        other_points=taken(theirs, mine),
        **rows,
    )


def taker(seat: Seat, rival: Seat, margin: int) -> Phrase:
    return phrase("judge-row", number=(seat if margin > 0 else rival) + 1) if margin else Phrase("judge-row-tied")
