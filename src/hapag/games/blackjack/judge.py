"""The referee: how hands that were played with real cards come out against the dealer's."""

from collections.abc import Sequence

import msgspec

from hapag.games.blackjack.rules import Blackjack
from hapag.games.twentyone import BANK, DEALER_STANDS, GOAL, Cards, Dealer, Settled, total_phrase
from hapag.kernel import FaceUp, Seat, phrase, refusal
from hapag.kernel.judging import AT_DEALER, Asks, BadCase, Case, Laid, Line, Verdict, at_hand
from hapag.pieces import Pieces

DOUBLED, SPLIT, SURRENDERED = "doubled", "split", "surrender"
MOST_CARDS, USUAL_STAKE = 21, 20
ASKS = Asks(
    rows=(tuple(range(2, MOST_CARDS + 1)),),
    dealer=tuple(range(2, MOST_CARDS + 1)),
    marks=(DOUBLED, SPLIT, SURRENDERED),
    most=16,
    stakes=True,
)


class Held(msgspec.Struct, frozen=True):
    """A hand as it ended. stake: in the end, a double's included. split: it came from a split, so it is no natural."""

    cards: FaceUp
    stake: int = 20
    split: bool = False
    surrendered: bool = False
    seat: Seat = 0


def judge(case: Case) -> Verdict:
    """3-9: each hand by itself against the dealer. A hand's stake is that at the start, `doubled` doubles it."""
    for hand in case.hands:
        check(hand)
    lines = settled([held(hand) for hand in case.hands], case.dealer)
    check_dealer(case.dealer, any(line.outcome in ("win", "lose", "push") for line in lines))
    return Verdict(
        tuple([Line(line.seat, total_phrase(cards(line.cards)), line.why, score=line.net) for line in lines]),
        (phrase("judge-dealer", total=total_phrase(cards(case.dealer))),),
    )


def cards(pile: Pieces) -> Cards:
    counted = Cards()
    counted.take(pile)
    return counted


def held(hand: Laid) -> Held:
    stake = (USUAL_STAKE if hand.stake is None else hand.stake) * (2 if DOUBLED in hand.marks else 1)
    return Held(hand.cards, stake, SPLIT in hand.marks, SURRENDERED in hand.marks, hand.seat)


def check(hand: Laid) -> None:
    """5-7: refuse a hand that nobody can have come to."""
    count = len(hand.cards)
    if DOUBLED in hand.marks and count != 3:
        raise BadCase(at_hand(hand.seat), refusal("doubled-has-three", got=count))
    if SURRENDERED in hand.marks and (count != 2 or len(hand.marks) > 1):
        raise BadCase(at_hand(hand.seat), refusal("surrender-comes-first"))
    if (before := cards(hand.cards[:-1]).total) >= GOAL and count > 2:
        raise BadCase(at_hand(hand.seat), refusal("drew-after", total=before))


def check_dealer(pile: Pieces, live: bool) -> None:
    """8: the dealer draws to 17 and no further, and draws nothing when no hand is left to beat."""
    total, before = cards(pile).total, cards(pile[:-1]).total
    if live and total < DEALER_STANDS:
        raise BadCase(AT_DEALER, refusal("dealer-must-draw", total=total))
    if len(pile) > 2 and before >= DEALER_STANDS:
        raise BadCase(AT_DEALER, refusal("dealer-must-stand", total=before))
    if len(pile) > 2 and not live:
        raise BadCase(AT_DEALER, refusal("dealer-draws-nothing"))


def settled(hands: Sequence[Held], dealer: Pieces) -> tuple[Settled, ...]:
    """Return each hand's line, seat by seat: its total, outcome, net chips, and the rule that settled it as a phrase.

    dealer: the cards that the dealer ended with; two if none were drawn.
    """
    seats = 1 + max([held.seat for held in hands], default=0)
    table = Blackjack(purses=(BANK,) * seats, dealer=Dealer(), shoe=())
    table.dealer.take(dealer)
    for held in sorted(hands, key=lambda held: held.seat):
        hand = table.stake_hand(held.seat, held.stake, held.split)
        hand.take(held.cards)
        table.hands += (hand,)
        if held.surrendered:
            table.surrender(hand)
    table.settle("dealer-bust" if table.dealer.total > GOAL else "dealer-stood")
    return tuple([event for event in table.news if isinstance(event, Settled)])
