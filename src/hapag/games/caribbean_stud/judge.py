"""The referee: what a hand dealt with real cards wins or loses against the dealer's."""

from hapag.games.caribbean_stud.rules import TIMES, CaribbeanStud, qualifying
from hapag.games.house.hands import Dealer, Place
from hapag.games.house.table import BANK, STAKES
from hapag.games.poker import hand_phrase
from hapag.kernel import Phrase, phrase
from hapag.kernel.judging import Asks, Case, Laid, Line, Verdict
from hapag.pieces import tidy
from hapag.ranking import five

FOLDED = "folded"
ASKS = Asks(rows=((5,),), dealer=(5,), marks=(FOLDED,), stakes=True, least=1)


def judge(case: Case) -> Verdict:
    """1-4: each hand against the dealer's. A stake is the ante; a hand that is not `folded` has raised."""
    table = put_down(case)
    strength = five(case.dealer)
    table.settle("")
    lines = [line(table, laid) for laid in case.hands]
    code = "judge-dealer-qualified" if strength >= qualifying() else "judge-dealer-unqualified"
    return Verdict(tuple(lines), (phrase(code, hand=hand_phrase(strength, kickers=True)),))


def put_down(case: Case) -> CaribbeanStud:
    """Return the table with everybody's hand and bets on it."""
    stakes = tuple([laid.stake or STAKES[0] for laid in case.hands])
    places = tuple([Place(laid.seat, tidy(laid.cards), folded=FOLDED in laid.marks) for laid in case.hands])
    table = CaribbeanStud(
        purses=(BANK,) * len(stakes), deck=(), stakes=stakes, places=places, dealer=Dealer(down=case.dealer)
    )
    for place in places:
        table.put_up(place.seat, "ante", stakes[place.seat])
        if not place.folded:
            table.put_up(place.seat, "raise", TIMES * stakes[place.seat])
    return table


def line(table: CaribbeanStud, laid: Laid) -> Line:
    """Return the verdict on a hand, with the odds that a raise is paid at."""
    ante, place = table.bet(laid.seat, "ante"), table.places[laid.seat]
    if place.folded:
        outcome = phrase("judge-fold", why=Phrase("why-fold"))
    else:
        odds = table.pays["raise"][table.bet(laid.seat, "raise").outcome]
        why = table.reason(ante.outcome, place.shown)
        outcome = phrase(f"judge-{ante.outcome}", why=why, odds=f"{odds.win} to {odds.per}")
    score = None if laid.stake is None else table.score()[laid.seat]
    return Line(laid.seat, hand_phrase(five(laid.cards), kickers=True), outcome, score=score)
