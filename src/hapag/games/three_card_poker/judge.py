"""The referee: what hands dealt with real cards win or lose against the dealer's."""

from hapag.games.house.hands import Dealer, Place
from hapag.games.house.table import BANK, STAKES
from hapag.games.three_card_poker.ranking import hand
from hapag.games.three_card_poker.rules import QUALIFIES, ThreeCardPoker
from hapag.kernel import Phrase, phrase
from hapag.kernel.judging import Asks, Case, Laid, Line, Verdict
from hapag.pieces import tidy

FOLDED = "folded"
ASKS = Asks(rows=((3,),), dealer=(3,), marks=(FOLDED,), stakes=True, least=1)


def judge(case: Case) -> Verdict:
    """1-5: each hand against the dealer's. A stake is the ante; a hand that is not `folded` was played."""
    table = put_down(case)
    table.go_on()
    dealer = hand(case.dealer)
    code = "judge-dealer-qualified" if dealer >= QUALIFIES else "judge-dealer-unqualified"
    lines = [line(table, laid) for laid in case.hands]
    return Verdict(tuple(lines), (phrase(code, hand=dealer.phrase(kickers=True)),))


def put_down(case: Case) -> ThreeCardPoker:
    """Return the table with everybody's hand and bets on it."""
    stakes = tuple([laid.stake or STAKES[0] for laid in case.hands])
    places = tuple([Place(laid.seat, tidy(laid.cards), folded=FOLDED in laid.marks) for laid in case.hands])
    table = ThreeCardPoker(purses=(BANK,) * len(stakes), deck=(), stakes=stakes, places=places)
    table.dealer = Dealer(down=case.dealer)
    for place in places:
        table.put_up(place.seat, "ante", stakes[place.seat])
        if not place.folded:
            table.play(place.seat)
    return table


def line(table: ThreeCardPoker, laid: Laid) -> Line:
    """Return the verdict on a hand, the ante bonus named where there is one."""
    ante, mine = table.bet(laid.seat, "ante"), hand(laid.cards)
    if ante.outcome == "fold":
        outcome = phrase("judge-fold", why=Phrase("why-fold"))
    else:
        odds = table.pays["bonus"].get(mine.code)
        why = table.reason(ante.outcome, laid.cards)
        outcome = phrase(f"judge-{ante.outcome}", why=why, bonus=str(odds.win) if odds else "none")
    score = None if laid.stake is None else table.score()[laid.seat]
    return Line(laid.seat, mine.phrase(kickers=True), outcome, score=score)
