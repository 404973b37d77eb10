"""Tables at which every seat holds private cards against the house: dealt, played or folded, shown at settlement."""

from typing import ClassVar, Generic

import msgspec

from hapag.games.house.events import DealerOpened, DealerShown, Folded, HandsDealt, HandShown
from hapag.games.house.table import HouseTable, M
from hapag.kernel import FaceDown, FaceUp, InHand, Move, Phrase, Seat
from hapag.pieces import Pieces, tidy


class Fold(Move, frozen=True):
    """Give the hand up; what is at stake is lost."""


class Place(msgspec.Struct, gc=False):
    """0.8.3: what lies before a seat: `hand` is for its own eyes until it is `shown`; a folded one never is.

    name: what shown cards are called.
    """

    seat: Seat
    hand: InHand = ()
    shown: FaceUp = ()
    folded: bool = False
    name: Phrase | None = None


class Dealer(msgspec.Struct, gc=False):
    """The open cards, at settlement all of them, and those still hidden."""

    up: FaceUp = ()
    down: FaceDown = ()
    name: Phrase | None = None


class HandTable(HouseTable[M], Generic[M]):
    """A `HouseTable` with a hand before each seat and, where the game has one, before the dealer."""

    each: ClassVar[int]
    """Cards to each seat that has a stake."""
    dealers: ClassVar[int] = 0
    """Cards to the dealer; none in a game without a dealer's hand."""
    opened: ClassVar[int] = 0
    """How many of the dealer's lie open from the start: the first dealt."""

    places: tuple[Place, ...] = ()
    """One for each seat, empty for those that sit out; none before the deal."""
    dealer: Dealer = msgspec.field(default_factory=Dealer)

    def called(self, cards: Pieces) -> Phrase:
        """Return what a seat's or the dealer's cards are called when they are shown."""
        raise NotImplementedError

    def deal_cards(self) -> None:
        """0.8.3: to each seat that has a stake, then to the dealer."""
        hands = [tidy(self.draw(self.each)) if stake else () for stake in self.stakes]
        self.places = tuple([Place(seat, hand) for seat, hand in enumerate(hands)])
        self.say(HandsDealt(self.each))
        cards = self.draw(self.dealers)
        self.dealer.up, self.dealer.down = cards[: self.opened], cards[self.opened :]
        if self.opened:
            self.say(DealerOpened(self.dealer.up))
        self.open_play()

    def open_play(self) -> None:
        """0.8.2: the cards are dealt; every seat that has a stake decides."""
        self.ask(self.staked())

    def fold(self, seat: Seat) -> None:
        """Give a hand up; its bets are settled with the others."""
        self.places[seat].folded = True
        self.say(Folded(seat))

    def live(self) -> tuple[Seat, ...]:
        """Return the seats that have a stake and have not folded, in order."""
        return tuple([seat for seat in self.staked() if not self.places[seat].folded])

    def settle(self, how: str) -> None:
        """0.8.3: the dealer's cards and every hand that was not folded are turned over first."""
        self.show_dealer()
        for place in [self.places[seat] for seat in self.live()]:
            place.hand, place.shown, place.name = (), place.hand, self.called(place.hand)
            self.say(HandShown(place.seat, place.shown, place.name))
        super().settle(how)

    def show_dealer(self) -> None:
        dealer = self.dealer
        dealer.up, dealer.down = tidy(dealer.up + dealer.down), ()
        if dealer.up:
            dealer.name = self.called(dealer.up)
            self.say(DealerShown(dealer.up, dealer.name))
