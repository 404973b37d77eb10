"""Let It Ride. The numbers in docstrings are the rules of its rule sheet; those that begin with 0 are common ground."""

from collections.abc import Iterator, Sequence
from functools import cache
from typing import ClassVar

from hapag.games.house.hands import HandTable
from hapag.games.house.pays import EVEN, LOSS, PUSH, Odds
from hapag.games.house.table import ALL_SAT_OUT, STAKES, Bet, SitOut
from hapag.games.poker import hand_phrase
from hapag.kernel import Event, FaceDown, FaceUp, Info, Move, NoOptions, Offer, Phrase, Seat, offer
from hapag.pieces import CARDS, Pieces
from hapag.pieces.cards import RANKS
from hapag.ranking import describe, five, least

BETS = ("stake-1", "stake-2", "stake-3")
HAND_PAYS = {
    "royal-flush": Odds(1000),
    "straight-flush": Odds(200),
    "quads": Odds(50),
    "full-house": Odds(11),
    "flush": Odds(8),
    "straight": Odds(5),
    "trips": Odds(3),
    "two-pair": Odds(2),
    "pair": EVEN,
    "lose": LOSS,
}
"""3: what each stake that is still up is paid."""
EARLY_PAYS = {**HAND_PAYS, "withdrawn": PUSH}


class Withdraw(Move, frozen=True):
    """2: take the stake of this step back."""


class Ride(Move, frozen=True):
    """2: leave the stake of this step where it is."""


class Withdrew(Event, frozen=True):
    """number: which of the three stakes was taken back."""

    seat: Seat
    number: int
    stake: int


class Rode(Event, frozen=True):
    seat: Seat
    number: int


class SharedShown(Event, frozen=True):
    """number: which of the shared cards this is."""

    cards: FaceUp
    number: int


WITHDRAW, RIDE = offer(Withdraw), offer(Ride)


@cache
def lowest_paid() -> int:
    """3: a pair of tens."""
    return least("pair", RANKS.index("T"))


@cache
def outcome_of(strength: int) -> str:
    """3: return how five cards of a strength settle every stake that is still up."""
    return describe(strength).name if strength >= lowest_paid() else "lose"


class LetItRide(HandTable[Bet | SitOut | Withdraw | Ride]):
    info: ClassVar = Info(
        slug="let-it-ride", family="house", endings=(ALL_SAT_OUT, "paid", "unpaid"), least=1, longest=12
    )
    names: ClassVar = CARDS
    pays: ClassVar = dict(zip(BETS, (EARLY_PAYS, EARLY_PAYS, HAND_PAYS), strict=True))
    opening: ClassVar = BETS
    each: ClassVar = 3

    shared: FaceUp = ()
    hidden: FaceDown = ()
    """The shared cards that are not shown yet."""

    @classmethod
    def packs(cls, options: NoOptions, seats: int) -> Sequence[Sequence[int]]:
        """1: one deck."""
        return [range(52)]

    def called(self, cards: Pieces) -> Phrase:
        """3: the cards of a seat and the shared ones together."""
        return hand_phrase(five(cards + self.shared))

    def open_play(self) -> None:
        """1: two shared cards face down."""
        self.hidden = self.draw(2)
        super().open_play()

    def choices(self, seat: Seat) -> Iterator[Offer]:
        """2"""
        yield from (WITHDRAW, RIDE)

    @property
    def step(self) -> int:
        """2: which decision it is, from 1, and so about which stake."""
        return 1 + len(self.shared)

    def apply(self, seat: Seat, move: Move) -> None:
        """2, 4: each stake is decided about once, whatever became of the other."""
        if isinstance(move, Withdraw):
            wager = self.bet(seat, BETS[self.step - 1])
            self.pay(wager, "withdrawn")
            self.say(Withdrew(seat, self.step, wager.stake))
        else:
            self.say(Rode(seat, self.step))
        self.decided()

    def go_on(self) -> None:
        """2: all have decided about this stake; the next shared card is shown."""
        self.show_shared()
        if self.hidden:
            return self.ask(self.staked())
        hands = [five(place.hand + self.shared) for place in self.places if place.hand]
        self.settle("paid" if max(hands) >= lowest_paid() else "unpaid")

    def show_shared(self) -> None:
        cards, number = self.hidden[:1], self.step
        self.shared, self.hidden = self.shared + cards, self.hidden[1:]
        self.say(SharedShown(cards, number))

    def settle_seat(self, seat: Seat) -> None:
        """3"""
        strength = five(self.places[seat].shown + self.shared)
        outcome = outcome_of(strength)
        standing = [wager for wager in self.bets_of(seat) if not wager.outcome]
        for wager in standing:
            self.pay(wager, outcome)
        name, odds = hand_phrase(strength), HAND_PAYS[outcome].win
        why = "why-lose" if outcome == "lose" else "why-paid"
        self.tell(seat, Phrase(why, {"hand": name, "odds": odds, "stakes": len(standing)}))

    def decide_late(self, seat: Seat) -> Withdraw:
        """4"""
        return Withdraw()

    @classmethod
    def scores(cls, options: NoOptions, seats: int) -> tuple[int, int]:
        """3: three stakes lost, or paid for a royal flush."""
        most = 3 * max(STAKES)
        return -most, most * HAND_PAYS["royal-flush"].win
