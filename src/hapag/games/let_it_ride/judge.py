"""The referee: what the stakes that were left up are paid, with hands dealt from a real deck."""

from hapag.games.house.hands import Place
from hapag.games.house.table import BANK, STAKES
from hapag.games.let_it_ride.rules import BETS, LetItRide
from hapag.games.poker import hand_phrase
from hapag.kernel import phrase
from hapag.kernel.judging import Asks, Case, Laid, Line, Verdict
from hapag.pieces import tidy
from hapag.ranking import five

WITHDREW = {"withdrew-1": BETS[0], "withdrew-2": BETS[1]}
ASKS = Asks(rows=((3,),), board=(2,), marks=tuple(WITHDREW), stakes=True, least=1)


def judge(case: Case) -> Verdict:
    """2-3: three cards of each hand with the two shared ones. A stake is one of the three; marks say which were withdrawn."""
    table = put_down(case)
    for laid in case.hands:
        table.settle_seat(laid.seat)
    return Verdict(tuple([line(table, laid) for laid in case.hands]))


def put_down(case: Case) -> LetItRide:
    """Return the table with all cards open, and what was withdrawn given back."""
    stakes = tuple([laid.stake or STAKES[0] for laid in case.hands])
    places = tuple([Place(laid.seat, shown=tidy(laid.cards)) for laid in case.hands])
    table = LetItRide(purses=(BANK,) * len(stakes), deck=(), stakes=stakes, places=places, shared=case.board)
    for laid in case.hands:
        for bet in BETS:
            table.put_up(laid.seat, bet, stakes[laid.seat])
        for mark in set(laid.marks):
            table.pay(table.bet(laid.seat, WITHDREW[mark]), "withdrawn")
    return table


def line(table: LetItRide, laid: Laid) -> Line:
    up = [wager for wager in table.bets_of(laid.seat) if wager.outcome != "withdrawn"]
    odds = table.pays[BETS[-1]][up[-1].outcome]
    code = "judge-unpaid" if up[-1].outcome == "lose" else "judge-paid"
    score = None if laid.stake is None else table.score()[laid.seat]
    value = hand_phrase(five(laid.cards + table.shared), kickers=True)
    return Line(laid.seat, value, phrase(code, stakes=len(up), odds=str(odds.win)), score=score)
