"""The referee: how hands that were played with real cards come out against the dealer's."""

from collections.abc import Sequence

import msgspec

from hapag.games.blackjack.rules import Blackjack
from hapag.games.twentyone import BANK, GOAL, Dealer, Settled
from hapag.kernel import FaceUp, Seat
from hapag.pieces import Pieces


class Held(msgspec.Struct, frozen=True):
    """A hand as it ended. stake: in the end, a double's included. split: it came from a split, so it is no natural."""

    cards: FaceUp
    stake: int = 20
    split: bool = False
    surrendered: bool = False
    seat: Seat = 0


def judge(hands: Sequence[Held], dealer: Pieces) -> tuple[Settled, ...]:
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
