"""What each bet at Baccarat comes to, counted over every order of six cards of the six decks."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import product
from math import perm

from hapag.games.baccarat.rules import (
    BANKER,
    PLAYER,
    TIE,
    VALUES,
    Baccarat,
    banker_draws,
    is_natural,
    outcome,
    player_draws,
    total,
    winner,
)
from hapag.kernel import Phrase
from hapag.odds import Cost, Decision, Edge, Figures, Moments, Progress, Source, Strategy, quiet

DRAWN = 6
"""Cards of the longest round."""
COUNTS = tuple([VALUES.count(value) for value in range(10)])
"""Cards of each value in the decks."""
UNIT = 20
"""Chips that make a unit, so that 0.95 to 1 is whole."""


def ways(progress: Progress = quiet) -> dict[str, int]:
    """Return in how many orders of six cards each bet wins; cards that a round leaves undrawn come in every order."""
    found: Counter[str] = Counter()
    for done, four in enumerate(product(range(10), repeat=4)):
        progress(done, 10**4)
        left = list(COUNTS)
        for result, number in after(four, take(left, four), left):
            found[result] += number
    return dict(found)


def take(left: list[int], values: Sequence[int]) -> int:
    """Take cards of these values, in this order, out of those left; return in how many ways that can be done."""
    number = 1
    for value in values:
        number *= left[value]
        left[value] -= 1
    return number


def after(four: Sequence[int], number: int, left: list[int]) -> Iterator[tuple[str, int]]:
    """Yield what comes of a deal, two cards for Player and two for Banker, and in how many ways of `number` times."""
    player, banker = total(four[:2]), total(four[2:])
    stand = is_natural(player) or is_natural(banker)
    for third, often in nexts(left, draws=not stand and player_draws(player)):
        rest = [cards - (value == third) for value, cards in enumerate(left)]
        for last, how_often in nexts(rest, draws=not stand and banker_draws(banker, third)):
            thirds = [value for value in (third, last) if value is not None]
            undrawn = DRAWN - len(four) - len(thirds)
            any_order = perm(sum(left) - len(thirds), undrawn)
            result = winner(total([player, third or 0]), total([banker, last or 0]))
            yield result, number * often * how_often * any_order


def nexts(left: Sequence[int], *, draws: bool) -> Iterator[tuple[int | None, int]]:
    """Yield each value that a side's third card may have and how many cards have it; None, once, if it stands."""
    if draws:
        yield from enumerate(left)
    else:
        yield None, 1


def edges(found: dict[str, int]) -> dict[str, Edge]:
    """Return what a unit on each bet comes to."""
    return {bet: edge(bet, found) for bet in Baccarat.pays}


def edge(bet: str, found: dict[str, int]) -> Edge:
    sums = Moments()
    for result, number in found.items():
        sums.add(Baccarat.pays[bet][outcome(bet, result)].on(UNIT), UNIT, number)
    return sums.edge(per=UNIT)


def figures(progress: Progress = quiet) -> Figures:
    """Count everything anew: some two seconds."""
    found = ways(progress)
    bets = edges(found)
    best = bets[BANKER]
    return Figures.of(
        Baccarat,
        best,
        unit="stake",
        bets=bets,
        decisions=(Decision(Phrase("odds-on-banker"), 1.0),),
        strategy=Strategy(rules=(Phrase("odds-best"), Phrase("odds-fresh"))),
        costs=tuple([Cost(Phrase(f"odds-on-{bet}"), best.ev - bets[bet].ev) for bet in (PLAYER, TIE)]),
        sources=tuple(published(found, bets)),
        convention=Phrase("odds-convention"),
    )


WIZARD = {PLAYER: "392,220,492,728,832", BANKER: "403,095,751,234,560", TIE: "83,552,962,932,288"}
MULTIPLAYER = {PLAYER: ("0.446279", "1.2374 %"), BANKER: ("0.458653", "1.0558 %"), TIE: ("0.095069", "14.4382 %")}


def published(found: dict[str, int], bets: dict[str, Edge]) -> Iterator[Source]:
    """Yield what others have printed for six decks: orders of cards, chances and edges."""
    orders = perm(sum(COUNTS), DRAWN)
    who, where = "Wizard of Odds", "https://wizardofodds.com/games/baccarat/one-to-twelve-decks/"
    for bet, text in WIZARD.items():
        yield Source(who=who, where=where, figure=Phrase(f"odds-ways-{bet}"), published=text, ours=found[bet])
    who, where = "Multiplayer Baccarat", "https://www.multiplayerbaccarat.com/odds.html"
    for bet, (chance, cost) in MULTIPLAYER.items():
        ours = found[bet] / orders
        yield Source(who=who, where=where, figure=Phrase(f"odds-chance-{bet}"), published=chance, ours=ours)
        yield Source(who=who, where=where, figure=Phrase(f"odds-edge-{bet}"), published=cost, ours=-bets[bet].ev)
