"""The referee: what hands played with real cards win or lose against the dealer's."""

from hapag.games.blackjack.rules import Blackjack
from hapag.games.house.table import BANK, STAKES
from hapag.games.twentyone.table import DEALER_STANDS, GOAL, Hand, counted, total_phrase
from hapag.kernel import Phrase, phrase, refusal
from hapag.kernel.judging import AT_DEALER, Asks, BadCase, Case, Laid, Line, Verdict, at_hand
from hapag.pieces import Pieces

DOUBLED, SPLIT, SURRENDERED = "doubled", "split", "surrendered"
SIZES = tuple(range(2, GOAL + 1))
ASKS = Asks(
    rows=(SIZES,), dealer=SIZES, marks=(DOUBLED, SPLIT, SURRENDERED), stakes=True, least=1, most=16
)  # four seats of four hands


def judge(case: Case) -> Verdict:
    """3-9: each hand against the dealer's, on its own stake. A stake is the first one: `doubled` doubles it."""
    stakes = tuple([laid.stake or STAKES[0] for laid in case.hands])
    table = Blackjack(purses=(BANK,) * len(stakes), stakes=stakes, deck=())
    table.dealer.take(case.dealer)
    for laid in case.hands:
        check_hand(laid)
        table.wagers += (put_down(table, laid),)
    check_dealer(table, case.dealer)
    table.settle("dealer-bust" if table.dealer.total > GOAL else "dealer-stood")
    lines = [line(table, hand, laid) for hand, laid in zip(table.wagers, case.hands, strict=True)]
    return Verdict(tuple(lines), (phrase("judge-dealer", total=total_phrase(table.dealer)),))


def put_down(table: Blackjack, laid: Laid) -> Hand:
    """Return a hand as it ended."""
    stake = (laid.stake or STAKES[0]) * (2 if DOUBLED in laid.marks else 1)
    hand = table.staked_hand(laid.seat, stake, SPLIT in laid.marks)
    hand.take(laid.cards)
    if SURRENDERED in laid.marks:
        table.surrender(hand)
    return hand


def check_hand(laid: Laid) -> None:
    """5, 7: refuse a hand that no play leads to, and a stake that cannot be halved."""
    where, count = at_hand(laid.seat), len(laid.cards)
    if SURRENDERED in laid.marks and (count > 2 or len(laid.marks) > 1):
        raise BadCase(where, refusal("surrender-comes-first"))
    if DOUBLED in laid.marks and count != 3:
        raise BadCase(where, refusal("doubled-has-three", got=count))
    if counted(laid.cards[:-1])[0] >= GOAL:
        raise BadCase(where, refusal("hand-was-done", total=counted(laid.cards[:-1])[0]))
    if laid.stake is not None and laid.stake % 2:
        raise BadCase(where, refusal("stake-is-odd", got=laid.stake))


def check_dealer(table: Blackjack, cards: Pieces) -> None:
    """8: the dealer draws to 17 for a live hand, and not beyond."""
    if counted(cards[:-1])[0] >= DEALER_STANDS:
        raise BadCase(AT_DEALER, refusal("dealer-stands", total=counted(cards[:-1])[0]))
    is_waited_for = any(not hand.outcome and hand.total <= GOAL and not hand.is_natural() for hand in table.wagers)
    if is_waited_for and table.dealer.total < DEALER_STANDS:
        raise BadCase(AT_DEALER, refusal("dealer-draws", total=table.dealer.total))


def line(table: Blackjack, hand: Hand, laid: Laid) -> Line:
    value = Phrase("judge-natural-hand") if hand.is_natural() else total_phrase(hand)
    outcome = phrase(f"judge-{hand.outcome}", why=table.reason(hand))
    return Line(laid.seat, value, outcome, score=None if laid.stake is None else hand.net)
