"""The table that the twenty-ones share: hit, stand, double, split, surrender, and the dealer's play.

A game of the family is a `TwentyOne` with its own pack and the small methods that say what differs; stakes, purses and
pays are those of every table against the house. Numbers in docstrings are rules of the Blackjack sheet; those that begin
with 0 are of the common ground.
"""

from collections.abc import Iterator
from typing import Any, Generic

import msgspec

from hapag.games.house.events import Staked
from hapag.games.house.table import STAKES, HouseTable, M, Wager
from hapag.games.twentyone.events import (
    Busted,
    DealerBusted,
    DealerDealt,
    DealerDrew,
    DealerNatural,
    DealerStood,
    Dealt,
    Doubled,
    Drew,
    HandsSettled,
    HoleShown,
    NaturalPaid,
    Parted,
    Peeked,
    Settled,
    Stood,
    Surrendered,
)
from hapag.kernel import FaceDown, FaceUp, Move, NoOptions, Offer, Phrase, Seat, offer, refusal
from hapag.pieces import Pieces

HANDS = 4
"""5: most hands of one seat, after splits."""
DECKS = 6
ACE, TEN, GOAL, DEALER_STANDS = 1, 10, 21, 17

VALUES = tuple([*[rank for rank in range(2, 11) for _ in "cdhs"], *[TEN] * 12, *[ACE] * 4] * DECKS)
"""2: the value of each card, aces as one."""


class Hit(Move, frozen=True):
    pass


class Stand(Move, frozen=True):
    pass


class Double(Move, frozen=True):
    pass


class Split(Move, frozen=True):
    pass


class Surrender(Move, frozen=True):
    pass


class Keep(Move, frozen=True):
    pass


class Rescue(Move, frozen=True):
    pass


HIT, STAND = offer(Hit), offer(Stand)


def counted(cards: Pieces) -> tuple[int, bool]:
    """2: return the total, and whether an ace counts eleven in it, as it does as long as that does not bust the hand."""
    values = [VALUES[card] for card in cards]
    total = sum(values)
    soft = ACE in values and total <= GOAL - 10
    return (total + 10 if soft else total), soft


class Dealer(msgspec.Struct, gc=False):
    """soft, here and of a hand: an ace counts eleven."""

    cards: FaceUp = ()
    total: int = 0
    soft: bool = False
    hole: FaceDown = ()

    def take(self, cards: Pieces) -> None:
        self.cards += cards
        self.total, self.soft = counted(self.cards)

    def is_natural(self) -> bool:
        """2: an ace and a ten-value, and no more."""
        return self.total == GOAL and len(self.cards) == 2


class Hand(Wager, gc=False, kw_only=True):
    """A hand and its stake. It waits for its seat until `done`."""

    bet: str = "hand"
    cards: FaceUp = ()
    total: int = 0
    soft: bool = False
    split: bool = False
    doubled: bool = False
    done: bool = False

    def take(self, cards: Pieces) -> None:
        self.cards += cards
        self.total, self.soft = counted(self.cards)

    def is_natural(self) -> bool:
        """2, 6: an ace and a ten-value, the original two cards and no more."""
        return self.total == GOAL and len(self.cards) == 2 and not self.split


def total_phrase(cards: Dealer | Hand) -> Phrase:
    """Return "soft 17" or "17"; no ace is called soft at 21."""
    return TOTALS[cards.soft and cards.total < GOAL][cards.total]


TOTALS = tuple([tuple([Phrase(f"total-{kind}", {"total": n}) for n in range(GOAL + 11)]) for kind in ("hard", "soft")])


class TwentyOne(HouseTable[M], Generic[M]):
    """A round of a twenty-one, but for what its game adds: `packs`, `pays`, and the methods that raise here."""

    dealer: Dealer = msgspec.field(default_factory=Dealer)
    wagers: tuple[Hand, ...] = ()
    """In the order of play: seat by seat, each one's from left to right; none for a seat that sits out."""
    at: int = 0
    """The hand in play."""

    # What differs between the games of the family

    def verdict(self, hand: Hand) -> str:
        """Return how a hand stands against the dealer's open cards: 4, 7, 9."""
        raise NotImplementedError

    def reason(self, hand: Hand) -> Phrase:
        """Return why a settled hand came out as it did."""
        dealer, code = self.dealer, hand.outcome
        if code in ("push", "lose") and dealer.is_natural():
            code += "-natural"
        elif code == "win" and dealer.total > GOAL:
            code = "dealer-bust"
        return Phrase(f"why-{code}", {"total": hand.total, "dealer": dealer.total})

    def why_no_double(self, hand: Hand) -> Phrase | None:
        """Return why a hand may not be doubled, None if it may."""
        return None

    def why_no_split(self, hand: Hand) -> Phrase | None:
        """5: two cards of equal value, up to four hands."""
        if len(hand.cards) != 2 or VALUES[hand.cards[0]] != VALUES[hand.cards[1]]:
            return refusal("split-needs-a-pair")
        return refusal("split-four-hands", most=HANDS) if len(self.hands_of(hand.seat)) == HANDS else None

    def why_no_surrender(self, hand: Hand) -> Phrase | None:
        """5: the original two cards, before any other action."""
        return refusal("surrender-comes-first") if hand.split or len(hand.cards) > 2 else None

    def is_done_when_split(self, hand: Hand) -> bool:
        """Say whether a hand that a split has just begun may not be played on."""
        return False

    def is_done_when_doubled(self, hand: Hand) -> bool:
        """5: say whether nothing is left to choose once a doubled hand has its card."""
        return True

    # The deal

    def open(self, seat: Seat, bet: Any) -> None:
        """0.8.1: a hand for the stake, still without cards."""
        self.wagers += (self.staked_hand(seat, bet.stake),)
        self.say(Staked(seat, bet.stake, 1))

    def staked_hand(self, seat: Seat, stake: int, split: bool = False) -> Hand:
        """Return an empty hand with a stake that its seat puts up."""
        self.give(seat, -stake)
        return Hand(seat=seat, stake=stake, split=split)

    def deal_cards(self) -> None:
        """1: two to each seat that has a stake, then the dealer's: the first open, the second hidden."""
        cards = self.draw(2 * len(self.wagers) + 2)
        for place, hand in enumerate(self.wagers):
            hand.take(cards[2 * place : 2 * place + 2])
            self.say(Dealt(hand.seat, hand.cards, total_phrase(hand)))
        self.dealer.take(cards[-2:-1])
        self.dealer.hole = cards[-1:]
        self.say(DealerDealt(self.dealer.cards, self.dealer.hole))
        self.open_play()

    def open_play(self) -> None:
        """3-4: the dealer peeks; a natural of the dealer's ends the round, one of a seat's is paid."""
        if self.dealer_has_natural():
            self.show_hole()
            self.say(DealerNatural())
            return self.settle("dealer-natural")
        if VALUES[self.dealer.cards[0]] in (ACE, TEN):
            self.say(Peeked())
        for hand in self.wagers:
            if hand.is_natural():
                self.close(hand, self.verdict(hand))
                self.say(NaturalPaid(hand.seat, hand.net))
        self.go_on()

    def dealer_has_natural(self) -> bool:
        """3: an ace and a ten-value, open and hidden."""
        cards = self.dealer.cards + self.dealer.hole
        return len(cards) == 2 and {VALUES[card] for card in cards} == {ACE, TEN}

    def plausible(self) -> bool:
        """3: the dealer has peeked, so a hole card still hidden makes no natural."""
        return not self.dealer.hole or not self.dealer_has_natural()

    # Actions

    def choices(self, seat: Seat) -> Iterator[Offer]:
        """5"""
        hand = self.wagers[self.at]
        yield from (HIT, STAND)
        yield offer(Double, self.why_no_double(hand))
        yield offer(Split, self.why_no_split(hand))
        yield offer(Surrender, self.why_no_surrender(hand))

    def apply(self, seat: Seat, move: M) -> None:
        """5"""
        hand = self.wagers[self.at]
        if isinstance(move, Hit):
            self.hit(hand)
        elif isinstance(move, Stand):
            hand.done = True
            self.say(Stood(seat, self.number(hand), total_phrase(hand)))
        elif isinstance(move, Double):
            self.double(hand)
        elif isinstance(move, Split):
            self.split(hand)
        elif isinstance(move, Surrender):
            self.surrender(hand)
        self.go_on()

    def hit(self, hand: Hand) -> None:
        """7: over 21 loses the stake at once, and 21 stands by itself."""
        cards = self.draw(1)
        hand.take(cards)
        hand.done = hand.total >= GOAL
        self.say(Drew(hand.seat, self.number(hand), cards, total_phrase(hand)))
        if hand.total > GOAL:
            self.close(hand, "bust")
            self.say(Busted(hand.seat, self.number(hand), hand.total, hand.stake))

    def double(self, hand: Hand) -> None:
        """5: twice the stake, one more card, then stand."""
        self.give(hand.seat, -hand.stake)
        hand.stake *= 2
        hand.doubled = True
        self.say(Doubled(hand.seat, self.number(hand), hand.stake))
        self.hit(hand)
        hand.done = hand.total > GOAL or self.is_done_when_doubled(hand)

    def split(self, hand: Hand) -> None:
        """5-6: a hand from each card, with a stake of its own; each takes one card at once, the left one first."""
        right = self.staked_hand(hand.seat, hand.stake, split=True)
        self.wagers = (*self.wagers[: self.at + 1], right, *self.wagers[self.at + 1 :])
        self.say(Parted(hand.seat, self.number(hand), hand.cards, hand.stake))
        hand.split, hand.cards, right.cards = True, hand.cards[:1], hand.cards[1:]
        for half in (hand, right):
            self.hit(half)
            half.done |= self.is_done_when_split(half)

    def surrender(self, hand: Hand) -> None:
        """5: half of the stake is lost."""
        self.close(hand, "surrender")
        self.say(Surrendered(hand.seat, hand.stake))

    def hands_of(self, seat: Seat) -> list[Hand]:
        """Return a seat's hands from left to right."""
        return [hand for hand in self.wagers if hand.seat == seat]

    def number(self, hand: Hand) -> int:
        """Return which of its seat's hands a hand is, from 1; 0 if it is the only one."""
        return self.hands_of(hand.seat).index(hand) + 1 if hand.split else 0

    def go_on(self) -> None:
        """0.8.2: seat by seat, each one's hands from left to right, then the dealer."""
        for at in range(self.at, len(self.wagers)):
            if not self.wagers[at].done:
                self.at, self.asked = at, (self.wagers[at].seat,)
                return
        self.dealer_plays()

    # The dealer, and settlement

    def dealer_plays(self) -> None:
        """8: draws to 17 and stands on every 17; draws nothing when no hand is left to beat."""
        self.show_hole()
        if all(hand.outcome for hand in self.wagers):
            return self.settle("nobody-live")
        while self.dealer.total < DEALER_STANDS:
            cards = self.draw(1)
            self.dealer.take(cards)
            self.say(DealerDrew(cards, total_phrase(self.dealer)))
        bust = self.dealer.total > GOAL
        self.say(DealerBusted(self.dealer.total) if bust else DealerStood(self.dealer.total))
        self.settle("dealer-bust" if bust else "dealer-stood")

    def show_hole(self) -> None:
        """10"""
        cards, self.dealer.hole = self.dealer.hole, ()
        self.dealer.take(cards)
        self.say(HoleShown(cards, total_phrase(self.dealer)))

    def settle_seat(self, seat: Seat) -> None:
        """9: each hand on its own stake."""
        hands = self.hands_of(seat)
        for hand in hands:
            if not hand.outcome:
                self.close(hand, self.verdict(hand))
            self.say(self.line(hand))
        if len(hands) > 1:
            self.say(HandsSettled(seat, len(hands), self.score()[seat]))

    def line(self, hand: Hand) -> Settled:
        number, why = self.number(hand), self.reason(hand)
        return Settled(hand.seat, number, hand.cards, hand.total, hand.stake, hand.outcome, hand.net, why)

    def close(self, hand: Hand, outcome: str) -> None:
        """Settle a hand, which then waits for nothing more."""
        hand.done = True
        self.pay(hand, outcome)

    @classmethod
    def scores(cls, options: NoOptions, seats: int) -> tuple[int, int]:
        """0.7.3: four doubled hands at the highest stake, lost or won."""
        most = HANDS * 2 * max(STAKES)
        return -most, most
