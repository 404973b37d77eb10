"""The referee: what hands dealt with real cards win or lose against the dealer's."""

from hapag.games.house.hands import Dealer, Place
from hapag.games.house.table import BANK, STAKES
from hapag.games.poker import hand_phrase
from hapag.games.ultimate_holdem.rules import TIMES, UltimateHoldem, qualifies
from hapag.kernel import Seat, phrase, refusal
from hapag.kernel.judging import Asks, BadCase, Case, Laid, Line, Verdict, at_hand
from hapag.pieces import tidy

FOLDED = "folded"
PLAYED = {f"{times}x": times for step in TIMES.values() for times in step}
ASKS = Asks(rows=((2,),), board=(5,), dealer=(2,), marks=(*PLAYED, FOLDED), stakes=True, least=1)


def judge(case: Case) -> Verdict:
    """3-7: each hand against the dealer's. A stake is the ante; a hand has one mark, its Play bet or `folded`."""
    table = put_down(case)
    dealer = table.strength(case.dealer)
    table.settle("")
    lines = [line(table, laid) for laid in case.hands]
    code = "judge-dealer-qualified" if qualifies(dealer) else "judge-dealer-unqualified"
    return Verdict(tuple(lines), (phrase(code, hand=hand_phrase(dealer, kickers=True)),))


def put_down(case: Case) -> UltimateHoldem:
    """Return the table with everybody's hand and bets on it."""
    for laid in case.hands:
        check_hand(laid)
    stakes = tuple([laid.stake or STAKES[0] for laid in case.hands])
    table = UltimateHoldem(
        purses=(BANK,) * len(stakes), deck=(), stakes=stakes, board=case.board, dealer=Dealer(down=case.dealer)
    )
    table.places = tuple([Place(laid.seat, tidy(laid.cards), folded=FOLDED in laid.marks) for laid in case.hands])
    for laid, stake in zip(case.hands, stakes, strict=True):
        put_up(table, laid, stake)
    return table


def put_up(table: UltimateHoldem, laid: Laid, stake: int) -> None:
    """1-2: put up what a hand has staked in the end."""
    for bet in table.opening:
        table.put_up(laid.seat, bet, stake)
    for mark in laid.marks:
        if mark in PLAYED:
            table.put_up(laid.seat, "play", PLAYED[mark] * stake)


def check_hand(laid: Laid) -> None:
    """2, 4: what a hand did has to be told, and it was one thing; an odd Blind cannot be paid 3:2."""
    if len(laid.marks) != 1:
        raise BadCase(at_hand(laid.seat), refusal("played-or-folded", marks=", ".join(ASKS.marks)))
    if laid.stake is not None and laid.stake % 2:
        raise BadCase(at_hand(laid.seat), refusal("ante-is-odd", got=laid.stake))


def line(table: UltimateHoldem, laid: Laid) -> Line:
    """Return the verdict on a hand, with what its Blind is paid if it wins."""
    odds = table.pays["blind"][table.bet(laid.seat, "blind").outcome]
    outcome = phrase(
        f"judge-{verdict(table, laid.seat)}", why=table.reason(laid.seat), odds=f"{odds.win} to {odds.per}"
    )
    score = None if laid.stake is None else table.score()[laid.seat]
    return Line(laid.seat, hand_phrase(table.strength(laid.cards), kickers=True), outcome, score=score)


def verdict(table: UltimateHoldem, seat: Seat) -> str:
    """Return `fold`, or how the Play bet came out; a win by whether the Blind is paid too."""
    outcomes = {wager.bet: wager.outcome for wager in table.bets_of(seat)}
    won = outcomes.get("play") == "win"
    return "win-unpaid" if won and outcomes["blind"] == "unpaid" else outcomes.get("play", "fold")
