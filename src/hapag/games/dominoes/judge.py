"""The referee: who wins with the tiles that are left when a round is over."""

from hapag.games.dominoes.rules import EACH
from hapag.games.dominoes.tiles import TILES, pips
from hapag.kernel import Phrase, phrase, refusal
from hapag.kernel.judging import AT_HANDS, Asks, BadCase, Case, Laid, Line, Verdict, places, standing

ASKS = Asks(rows=(tuple(range(len(TILES) - EACH + 1)),))
"""One hand may have drawn the whole boneyard; an empty one is out."""


def judge(case: Case) -> Verdict:
    """7-8: the first empty rack wins; in a blocked round the fewest pips do, and equal ones share."""
    check(case)
    totals = [pips(laid.cards) if laid.cards else -1 for laid in case.hands]
    order = places([-total for total in totals])
    lines = [
        Line(laid.seat, value(laid), standing(place, order), place, int(place == 1))
        for laid, place in zip(case.hands, order, strict=True)
    ]
    return Verdict(tuple(lines))


def check(case: Case) -> None:
    """7: a round is over as soon as one is out."""
    empty = [laid.seat + 1 for laid in case.hands if not laid.cards]
    if len(empty) > 1:
        raise BadCase(AT_HANDS, refusal("two-are-out", one=empty[0], other=empty[1]))


def value(laid: Laid) -> Phrase:
    return phrase("judge-pips", pips=pips(laid.cards)) if laid.cards else Phrase("judge-out")
