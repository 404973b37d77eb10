"""Three Card Poker. The numbers in docstrings are the rules of its rule sheet; those that begin with 0 are common ground."""

from collections.abc import Iterator, Sequence
from typing import ClassVar

from hapag.games.house.hands import Fold, HandTable
from hapag.games.house.pays import EVEN, LOSS, PUSH, Odds
from hapag.games.house.table import ALL_SAT_OUT, STAKES, Bet, SitOut
from hapag.games.three_card_poker.ranking import Hand, hand, high_card
from hapag.kernel import Event, Info, Move, NoOptions, Offer, Phrase, Seat, offer, phrase
from hapag.pieces import CARDS, Pieces

QUALIFIES = high_card("Q32")
"""3: the lowest hand with which the dealer is in the game."""


class Play(Move, frozen=True):
    """1: stay in, for a stake equal to the ante."""


class Played(Event, frozen=True):
    seat: Seat
    stake: int


FOLD, PLAY = offer(Fold), offer(Play)


def verdict(mine: Hand, dealer: Hand) -> str:
    """3-4: return how a hand stands against the dealer's."""
    if dealer < QUALIFIES:
        return "unqualified"
    if mine == dealer:
        return "push"
    return "win" if mine > dealer else "lose"


class ThreeCardPoker(HandTable[Bet | SitOut | Fold | Play]):
    info: ClassVar = Info(
        slug="three-card-poker",
        family="house",
        endings=(ALL_SAT_OUT, "all-folded", "dealer-unqualified", "dealer-qualified"),
        least=1,
        longest=8,
    )
    names: ClassVar = CARDS
    pays: ClassVar = {
        "ante": {"win": EVEN, "unqualified": EVEN, "push": PUSH, "lose": LOSS, "fold": LOSS},
        "play": {"win": EVEN, "unqualified": PUSH, "push": PUSH, "lose": LOSS},
        "bonus": {"straight-flush": Odds(5), "trips": Odds(4), "straight": Odds(1)},
    }
    opening: ClassVar = ("ante",)
    each: ClassVar = 3
    dealers: ClassVar = 3

    @classmethod
    def packs(cls, options: NoOptions, seats: int) -> Sequence[Sequence[int]]:
        """1: one deck."""
        return [range(52)]

    def called(self, cards: Pieces) -> Phrase:
        """2"""
        return hand(cards).phrase()

    def choices(self, seat: Seat) -> Iterator[Offer]:
        """1"""
        yield from (FOLD, PLAY)

    def apply(self, seat: Seat, move: Move) -> None:
        """1"""
        if isinstance(move, Play):
            self.play(seat)
        else:
            self.fold(seat)
        self.decided()

    def play(self, seat: Seat) -> None:
        """1: a stake equal to the ante."""
        self.put_up(seat, "play", self.stakes[seat])
        self.say(Played(seat, self.stakes[seat]))

    def go_on(self) -> None:
        """3: all have decided; the dealer's hand is turned over."""
        if not self.live():
            return self.settle("all-folded")
        is_in = hand(self.dealer.up + self.dealer.down) >= QUALIFIES
        self.settle("dealer-qualified" if is_in else "dealer-unqualified")

    def settle_seat(self, seat: Seat) -> None:
        """1, 3-5"""
        place, ante = self.places[seat], self.bet(seat, "ante")
        if place.folded:
            self.pay(ante, "fold")
            return self.tell(seat, Phrase("why-fold"))
        outcome = verdict(hand(place.shown), hand(self.dealer.up))
        self.pay(ante, outcome)
        self.pay(self.bet(seat, "play"), outcome)
        self.pay_bonus(seat, hand(place.shown).code)
        self.tell(seat, self.reason(outcome, place.shown))

    def pay_bonus(self, seat: Seat, code: str) -> None:
        """5: whatever the dealer has."""
        if code in self.pays["bonus"]:
            self.pay(self.put_up(seat, "bonus", 0), code, on=self.stakes[seat])

    def reason(self, outcome: str, cards: Pieces) -> Phrase:
        """Return the rule that settled a hand, both hands named as far as it takes to tell them apart."""
        mine, dealer = hand(cards), hand(self.dealer.up)
        kickers = (mine.place, mine.ranks[0]) == (dealer.place, dealer.ranks[0])
        return phrase(f"why-{outcome}", mine=mine.phrase(kickers=kickers), dealer=dealer.phrase(kickers=kickers))

    def decide_late(self, seat: Seat) -> Fold:
        """6"""
        return Fold()

    @classmethod
    def scores(cls, options: NoOptions, seats: int) -> tuple[int, int]:
        """4-5: ante and play lost; both won, and the bonus of a straight flush."""
        most = max(STAKES)
        return -2 * most, 7 * most
