"""Casino War. The numbers in docstrings are the rules of its rule sheet; those that begin with 0 are of the common ground."""

from collections.abc import Iterator, Sequence
from typing import ClassVar

import msgspec

from hapag.games.house.pays import EVEN, HALF_LOST, LOSS, PUSH, Odds
from hapag.games.house.table import ALL_SAT_OUT, STAKES, Bet, HouseTable, SitOut
from hapag.kernel import Event, FaceDown, FaceUp, Info, Move, NoOptions, Offer, Phrase, Seat, offer
from hapag.pieces import RANKS, Piece, Pieces, decks

DECKS = 6
BURNED = 3
STAKE, WAR = "stake", "war"
TIE = "tie"

HEIGHTS = tuple([height for height in range(len(RANKS)) for _ in "cdhs"] * DECKS)
"""1: how high each card is, aces on top; suits do not matter."""


def verdict(mine: Piece, dealers: Piece) -> str:
    """2, 4: return `win`, `lose` or `tie` for a seat's card against the dealer's."""
    if HEIGHTS[mine] == HEIGHTS[dealers]:
        return TIE
    return "win" if HEIGHTS[mine] > HEIGHTS[dealers] else "lose"


class Surrender(Move, frozen=True):
    pass


class War(Move, frozen=True):
    pass


class CardDealt(Event, frozen=True):
    seat: Seat
    card: FaceUp


class DealerDealt(Event, frozen=True):
    card: FaceUp


class Tied(Event, frozen=True):
    """These seats have to choose."""

    seats: tuple[Seat, ...]


class Surrendered(Event, frozen=True):
    seat: Seat
    lost: int


class WentToWar(Event, frozen=True):
    """stake: what the seat puts up beside its first bet."""

    seat: Seat
    stake: int


class Burned(Event, frozen=True):
    cards: FaceDown


class WarDealt(Event, frozen=True):
    seat: Seat
    card: FaceUp


class DealerWarDealt(Event, frozen=True):
    card: FaceUp


class Cards(msgspec.Struct, gc=False):
    """What lies before a seat or the dealer: a card, and after a tie another one."""

    first: FaceUp = ()
    war: FaceUp = ()


class CasinoWar(HouseTable[Bet | SitOut | Surrender | War]):
    info: ClassVar = Info(
        slug="casino-war", family="house", endings=(ALL_SAT_OUT, "no-tie", "no-war", WAR), least=1, longest=8
    )
    names: ClassVar = decks(DECKS)
    pays: ClassVar = {
        STAKE: {"win": EVEN, "lose": LOSS, "surrender": HALF_LOST, "push": PUSH},
        WAR: {"win": EVEN, "lose": LOSS, TIE: Odds(2)},
    }
    """2, 4"""

    cards: tuple[Cards, ...] = ()
    """Of each seat, none of one that sits out."""
    dealer: Cards = msgspec.field(default_factory=Cards)
    burned: FaceDown = ()

    @classmethod
    def packs(cls, options: NoOptions, seats: int) -> Sequence[Sequence[int]]:
        """1: six decks."""
        return [range(52 * DECKS)]

    def deal_cards(self) -> None:
        """1-2: a card each, all face up; whoever has not tied is settled, the others choose."""
        self.cards = tuple([Cards() for _ in self.stakes])
        for seat in self.staked():
            self.cards[seat].first = self.draw(1)
            self.say(CardDealt(seat, self.cards[seat].first))
        self.dealer.first = self.draw(1)
        self.say(DealerDealt(self.dealer.first))
        for seat in self.staked():
            if self.first_verdict(seat) != TIE:
                self.pay(self.bet(seat, STAKE), self.first_verdict(seat))
        tied = tuple([seat for seat in self.staked() if self.first_verdict(seat) == TIE])
        if tied:
            self.say(Tied(tied))
        self.ask(tied)

    def first_verdict(self, seat: Seat) -> str:
        return verdict(*self.cards[seat].first, *self.dealer.first)

    def choices(self, seat: Seat) -> Iterator[Offer]:
        """2"""
        yield offer(Surrender)
        yield offer(War)

    def apply(self, seat: Seat, move: Bet | SitOut | Surrender | War) -> None:
        """2: half of the stake is lost, or as much again is put up."""
        stake = self.bet(seat, STAKE)
        if isinstance(move, War):
            self.put_up(seat, WAR, stake.stake)
            self.say(WentToWar(seat, stake.stake))
        else:
            self.pay(stake, "surrender")
            self.say(Surrendered(seat, -stake.net))
        self.decided()

    def go_on(self) -> None:
        """3: everybody who tied has chosen; without anybody at war nothing more is dealt."""
        if self.at_war():
            self.deal_war()
            self.settle(WAR)
        else:
            self.settle("no-war" if self.gave_up() else "no-tie")

    def at_war(self) -> tuple[Seat, ...]:
        return tuple([wager.seat for wager in self.wagers if wager.bet == WAR])

    def gave_up(self) -> bool:
        return any(wager.outcome == "surrender" for wager in self.wagers)

    def deal_war(self) -> None:
        """3: one burn for the table, a card to each seat at war, then one to the dealer."""
        self.burned = self.draw(BURNED)
        self.say(Burned(self.burned))
        for seat in self.at_war():
            self.cards[seat].war = self.draw(1)
            self.say(WarDealt(seat, self.cards[seat].war))
        self.dealer.war = self.draw(1)
        self.say(DealerWarDealt(self.dealer.war))

    def settle_seat(self, seat: Seat) -> None:
        """4: what went to war; the rest is settled already."""
        if seat in self.at_war():
            outcome = verdict(*self.cards[seat].war, *self.dealer.war)
            self.pay(self.bet(seat, STAKE), "lose" if outcome == "lose" else "push")
            self.pay(self.bet(seat, WAR), outcome)
        self.tell(seat, self.reason(seat))

    def reason(self, seat: Seat) -> Phrase:
        """Return why a seat came out as it did: its last bet, and the cards that decided it."""
        wager, mine = self.bets_of(seat)[-1], self.cards[seat]
        if wager.bet == WAR:
            return why(f"war-{wager.outcome}", mine.war, self.dealer.war)
        return why(wager.outcome, mine.first, self.dealer.first)

    def decide_late(self, seat: Seat) -> Surrender:
        """5"""
        return Surrender()

    @classmethod
    def scores(cls, options: NoOptions, seats: int) -> tuple[int, int]:
        """0.7.3: both stakes lost, or the second tie paid."""
        most = max(STAKES)
        return -2 * most, cls.pays[WAR][TIE].on(most)


def why(code: str, mine: Pieces, dealers: Pieces) -> Phrase:
    return Phrase(f"why-{code}", {"card": rank(*mine), "dealer": rank(*dealers)})


def rank(card: Piece) -> Phrase:
    return Phrase(f"rank-{RANKS[HEIGHTS[card]]}")
