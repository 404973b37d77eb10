"""Pok Deng. The numbers in docstrings are the rules of its rule sheet; those that begin with 0 are common ground."""

from collections.abc import Iterator, Sequence
from typing import ClassVar

from hapag.games.house.hands import HandTable
from hapag.games.house.pays import PUSH, Odds
from hapag.games.house.table import ALL_SAT_OUT, PLAYING, STAKES, Bet, SitOut
from hapag.games.pok_deng.hands import DENGS, POK, Worth, score, worth
from hapag.kernel import Event, Info, InHand, Move, NoOptions, Offer, Phrase, Seat, offer
from hapag.pieces import CARDS, Pieces

DEALER_STANDS = 5
"""4: the lowest score on which the dealer takes no third card."""


class Draw(Move, frozen=True):
    pass


class Stand(Move, frozen=True):
    pass


class PokCalled(Event, frozen=True):
    """Somebody has a Pok, so nobody draws. dealer: the dealer has one."""

    seats: tuple[Seat, ...]
    dealer: bool


class Drew(Event, frozen=True):
    seat: Seat
    cards: InHand


class Stood(Event, frozen=True):
    seat: Seat


class DealerDrew(Event, frozen=True):
    pass


class DealerStood(Event, frozen=True):
    pass


DRAW, STAND = offer(Draw), offer(Stand)


def verdict(mine: Worth, dealer: Worth) -> str:
    """7-8: return how a hand comes out: who wins, and with whose deng."""
    if mine == dealer:
        return "push"
    return f"win-{mine.deng}" if mine > dealer else f"lose-{dealer.deng}"


class PokDeng(HandTable[Bet | SitOut | Draw | Stand]):
    info: ClassVar = Info(
        slug="pok-deng",
        family="house",
        endings=(ALL_SAT_OUT, "pok", "dealer-drew", "dealer-stood"),
        least=1,
        longest=8,
    )
    names: ClassVar = CARDS
    pays: ClassVar = {
        "stake": {
            **{f"win-{deng}": Odds(deng) for deng in DENGS},
            "push": PUSH,
            **{f"lose-{deng}": Odds(-deng) for deng in DENGS},
        }
    }
    each: ClassVar = 2
    dealers: ClassVar = 2

    @classmethod
    def packs(cls, options: NoOptions, seats: int) -> Sequence[Sequence[int]]:
        """1: one deck."""
        return [range(52)]

    def called(self, cards: Pieces) -> Phrase:
        """5-6"""
        return worth(cards).phrase()

    def open_play(self) -> None:
        """3, 9: a Pok anywhere ends the round at once."""
        seats = tuple([seat for seat in self.staked() if is_pok(self.places[seat].hand)])
        dealer = is_pok(self.dealer.down)
        if seats or dealer:
            self.say(PokCalled(seats, dealer))
            self.settle("pok")
        else:
            super().open_play()

    def plausible(self) -> bool:
        """3: while anybody may draw, nobody was dealt a Pok."""
        first = [hand[:2] for hand in (self.dealer.down, *[place.hand for place in self.places])]
        return self.phase != PLAYING or not any(is_pok(cards) for cards in first if cards)

    def choices(self, seat: Seat) -> Iterator[Offer]:
        """4"""
        yield from (DRAW, STAND)

    def apply(self, seat: Seat, move: Move) -> None:
        """4: at most one card each."""
        if isinstance(move, Draw):
            cards = self.draw(1)
            self.places[seat].hand += cards
            self.say(Drew(seat, cards))
        else:
            self.say(Stood(seat))
        self.decided()

    def go_on(self) -> None:
        """4: the dealer draws on 0-4, whatever the two cards are otherwise."""
        draws = score(self.dealer.down) < DEALER_STANDS
        if draws:
            self.dealer.down += self.draw(1)
        self.say(DealerDrew() if draws else DealerStood())
        self.settle("dealer-drew" if draws else "dealer-stood")

    def settle_seat(self, seat: Seat) -> None:
        """7-8"""
        mine, dealer = worth(self.places[seat].shown), worth(self.dealer.up)
        outcome = verdict(mine, dealer)
        self.pay(self.bet(seat, "stake"), outcome)
        self.tell(seat, reason(mine, dealer))

    def decide_late(self, seat: Seat) -> Stand:
        """9"""
        return Stand()

    @classmethod
    def scores(cls, options: NoOptions, seats: int) -> tuple[int, int]:
        """6, 8: the stake times the highest deng."""
        most = max(DENGS) * max(STAKES)
        return -most, most


def is_pok(cards: Sequence[int]) -> bool:
    return worth(cards).kind == POK


def reason(mine: Worth, dealer: Worth) -> Phrase:
    """7: return both hands, and whether it took the deng to tell them apart."""
    code = "push" if mine == dealer else "deng" if mine[:2] == dealer[:2] else "compared"
    return Phrase(f"why-{code}", {"mine": mine.phrase(), "dealer": dealer.phrase()})
