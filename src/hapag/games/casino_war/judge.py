"""The referee: what cards laid against the dealer's come to, with a war where one was fought; burned cards are left out.

hapag judge casino-war --dealer "9d 2d" --stake 20 "Kd" "9c Kc war" "9h surrender 100"
"""

from hapag.games.casino_war.rules import TIE, WAR, Cards, CasinoWar, rank, verdict
from hapag.games.house.table import BANK, STAKES
from hapag.kernel import Phrase, phrase, refusal
from hapag.kernel.judging import AT_DEALER, Asks, BadCase, Case, Laid, Line, Verdict, at_hand
from hapag.pieces import Pieces

SURRENDER = "surrender"
ASKS = Asks(rows=((1, 2),), dealer=(1, 2), marks=(SURRENDER, WAR), stakes=True)


def judge(case: Case) -> Verdict:
    """2-4: each hand against the dealer's card, and after a tie by what it chose."""
    for laid in case.hands:
        check_hand(laid, case.dealer)
    check_dealer(case)
    stakes = tuple([laid.stake or STAKES[0] for laid in case.hands])
    table = CasinoWar(purses=(BANK,) * len(stakes), stakes=stakes, deck=(), dealer=cards(case.dealer))
    table.cards = tuple([cards(laid.cards) for laid in case.hands])
    for laid, stake in zip(case.hands, stakes, strict=True):
        play(table, laid, stake)
    table.settle(WAR)
    return Verdict(tuple([line(table, laid) for laid in case.hands]))


def cards(pile: Pieces) -> Cards:
    return Cards(pile[:1], pile[1:])


def play(table: CasinoWar, laid: Laid, stake: int) -> None:
    """Put up what a hand has at stake, and settle what needs no war."""
    wager, first = table.put_up(laid.seat, "stake", stake), table.first_verdict(laid.seat)
    if WAR in laid.marks:
        table.put_up(laid.seat, WAR, stake)
    else:
        table.pay(wager, SURRENDER if first == TIE else first)


def check_hand(laid: Laid, dealer: Pieces) -> None:
    """2-3: refuse a choice or a second card without a tie, and a tie without a choice."""
    where, code = at_hand(laid.seat), None
    if verdict(laid.cards[0], dealer[0]) != TIE:
        if laid.marks or len(laid.cards) > 1:
            raise BadCase(where, refusal("no-tie", card=rank(laid.cards[0]), dealer=rank(dealer[0])))
    elif not laid.marks:
        code = "tie-chooses"
    elif len(laid.marks) > 1:
        code = "one-choice"
    elif (WAR in laid.marks) != (len(laid.cards) == 2):
        code = "war-needs-two" if WAR in laid.marks else "surrender-has-one"
    elif SURRENDER in laid.marks and (laid.stake or 0) % 2:
        raise BadCase(where, refusal("stake-is-odd", got=laid.stake or 0))
    if code:
        raise BadCase(where, refusal(code))


def check_dealer(case: Case) -> None:
    """3: the dealer's second card is for a war."""
    is_war = any(WAR in laid.marks for laid in case.hands)
    if is_war != (len(case.dealer) == 2):
        raise BadCase(AT_DEALER, refusal("dealer-needs-two" if is_war else "dealer-has-one"))


def line(table: CasinoWar, laid: Laid) -> Line:
    net = table.score()[laid.seat]
    code = SURRENDER if SURRENDER in laid.marks else "win" if net > 0 else "lose"
    outcome = phrase(f"judge-{code}", why=table.reason(laid.seat))
    return Line(laid.seat, value(table, laid), outcome, score=None if laid.stake is None else net)


def value(table: CasinoWar, laid: Laid) -> Phrase:
    """Return a hand beside the dealer's."""
    mine, dealer = [rank(card) for card in laid.cards], table.dealer
    if len(mine) == 1:
        return phrase("judge-against", card=mine[0], dealer=rank(*dealer.first))
    first, war = mine
    return phrase(
        "judge-war-against", card=first, dealer=rank(*dealer.first), war=war, dealer_war=rank(*dealer.war)
    )  # fmt: skip
