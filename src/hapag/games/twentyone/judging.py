"""The referee of the twenty-ones: what hands played with real cards win or lose against the dealer's."""

from typing import Any

from hapag.games.house.table import BANK, STAKES
from hapag.games.twentyone.table import DEALER_STANDS, GOAL, Hand, TwentyOne, counted, total_phrase
from hapag.kernel import Phrase, phrase, refusal
from hapag.kernel.judging import AT_DEALER, Asks, BadCase, Case, Laid, Line, Verdict, at_hand
from hapag.pieces import Pieces

DOUBLED, SPLIT, SURRENDERED, RESCUED = "doubled", "split", "surrendered", "rescued"
SIZES = tuple(range(2, GOAL + 1))
FEWEST_DOUBLED = 3


def asks(*marks: str) -> Asks:
    """Return what the referee of a game wants to know; sixteen hands are four seats of four."""
    return Asks(rows=(SIZES,), dealer=SIZES, marks=marks, stakes=True, least=1, most=16)


def judge(kind: type[TwentyOne[Any]], case: Case, most_doubled: int = GOAL) -> Verdict:
    """3-9: each hand against the dealer's, on its own stake. A stake is the first one: `doubled` doubles it.

    most_doubled: cards of a doubled hand, the last one being the one it was doubled for.
    """
    stakes = tuple([laid.stake or STAKES[0] for laid in case.hands])
    table = kind(purses=(BANK,) * len(stakes), stakes=stakes, deck=())
    table.dealer.take(case.dealer)
    for laid in case.hands:
        check_hand(laid, most_doubled)
        table.wagers += (put_down(table, laid),)
    check_dealer(table, case.dealer)
    table.settle("dealer-bust" if table.dealer.total > GOAL else "dealer-stood")
    lines = [line(table, hand, laid) for hand, laid in zip(table.wagers, case.hands, strict=True)]
    return Verdict(tuple(lines), (phrase("judge-dealer", total=total_phrase(table.dealer)),))


def put_down(table: TwentyOne[Any], laid: Laid) -> Hand:
    """Return a hand as it ended."""
    is_doubled = DOUBLED in laid.marks
    stake = (laid.stake or STAKES[0]) * (2 if is_doubled else 1)
    hand = table.staked_hand(laid.seat, stake, SPLIT in laid.marks)
    hand.doubled = is_doubled
    hand.take(laid.cards)
    if SURRENDERED in laid.marks:
        table.surrender(hand)
    elif RESCUED in laid.marks:
        table.close(hand, "rescue")
    return hand


def check_hand(laid: Laid, most_doubled: int) -> None:
    """5, 7: refuse a hand that no play leads to, and a stake that cannot be halved."""
    where, count, marks = at_hand(laid.seat), len(laid.cards), laid.marks
    if SURRENDERED in marks and (count > 2 or len(marks) > 1):
        raise BadCase(where, refusal("surrender-comes-first"))
    if DOUBLED in marks and not FEWEST_DOUBLED <= count <= most_doubled:
        raise BadCase(where, refusal("doubled-has", most=most_doubled, got=count))
    if RESCUED in marks and (DOUBLED not in marks or counted(laid.cards)[0] > GOAL):
        raise BadCase(where, refusal("rescue-after-double"))
    if counted(laid.cards[:-1])[0] >= GOAL:
        raise BadCase(where, refusal("hand-was-done", total=counted(laid.cards[:-1])[0]))
    if laid.stake is not None and laid.stake % 2:
        raise BadCase(where, refusal("stake-is-odd", got=laid.stake))


def check_dealer(table: TwentyOne[Any], cards: Pieces) -> None:
    """8: the dealer draws to 17 for a live hand, and not beyond."""
    if counted(cards[:-1])[0] >= DEALER_STANDS:
        raise BadCase(AT_DEALER, refusal("dealer-stands", total=counted(cards[:-1])[0]))
    is_waited_for = any(not hand.outcome and hand.total <= GOAL and not hand.is_natural() for hand in table.wagers)
    if is_waited_for and table.dealer.total < DEALER_STANDS:
        raise BadCase(AT_DEALER, refusal("dealer-draws", total=table.dealer.total))


def line(table: TwentyOne[Any], hand: Hand, laid: Laid) -> Line:
    value = Phrase("judge-natural-hand") if hand.is_natural() else total_phrase(hand)
    outcome = phrase(f"judge-{hand.outcome}", why=table.reason(hand))
    return Line(laid.seat, value, outcome, score=None if laid.stake is None else hand.net)
