"""What all tables against the house share: stakes first, then the cards, decisions seat by seat, settlement line by line.

A game of the family is a `HouseTable` with what is its own: its pack, its decisions, and `pays`, all that can become of a
bet. Games in which every seat holds private cards stand on `house.hands`. Rules that begin with 0 are common ground.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any, ClassVar, Generic, Self, TypeVar

import msgspec

from hapag.games.house.events import LineSettled, NothingDealt, SatOut, SeatSettled, Staked
from hapag.games.house.pays import Pays
from hapag.kernel import Away, Move, NoOptions, Offer, OneOf, Phrase, Round, Seat, Turn, offer
from hapag.pieces import Pieces

M = TypeVar("M", bound=Move)

STAKING, PLAYING, OVER = range(3)
BANK = 1000
"""0.7.2: chips of every seat at the start of a round."""
STAKES = (20, 40, 100)
"""0.7.3"""
ALL_SAT_OUT = "all-sat-out"


class Bet(Move, frozen=True):
    stake: int


class SitOut(Move, frozen=True):
    pass


BET, SIT_OUT = offer(Bet, stake=OneOf(STAKES)), offer(SitOut)


class Wager(msgspec.Struct, gc=False, kw_only=True):
    """Chips that a seat has put up for one purpose. outcome: empty until it is settled, then one of `pays[bet]`.

    A bonus that is paid without a stake of its own is a wager of 0 chips.
    """

    seat: Seat
    bet: str = "stake"
    stake: int
    outcome: str = ""
    net: int = 0


@cache
def staking(seats: int) -> Turn:
    """Return the turn in which every seat chooses its stake."""
    return Turn(tuple(range(seats)), sealed=True)


@cache
def alone(seat: Seat) -> Turn:
    return Turn((seat,))


class HouseTable(Round[M], Generic[M]):
    """A round against the house, but for what its game adds: the methods that raise here, `packs` and `scores`."""

    pays: ClassVar[Pays]
    """Every bet of the game, every way to settle it, and the odds: all that the house ever pays or takes is here."""
    opening: ClassVar[tuple[str, ...]] = ("stake",)
    """The bets that a seat opens with, each of its base stake."""

    purses: tuple[int, ...]
    """In front of each seat, stakes not counted."""
    deck: Away
    stakes: tuple[int, ...] = ()
    """The base stake of each seat, 0 for one that sits out; empty until all are in."""
    wagers: tuple[Wager, ...] = ()
    """In seat order."""
    asked: tuple[Seat, ...] = ()
    """Who has to decide in this step, in seat order; the first is to play."""
    phase: int = STAKING
    house: int = 0
    """What the house has won."""
    how: str = ""

    # What a game adds

    def deal_cards(self) -> None:
        """Deal, once all stakes are in and somebody has one; then `ask` who decides first, or `settle`."""
        raise NotImplementedError

    def choices(self, seat: Seat) -> Iterator[Offer]:
        """Yield what a seat that is asked may do."""
        raise NotImplementedError

    def go_on(self) -> None:
        """Go on with the round: everybody who was asked has decided."""
        raise NotImplementedError

    def settle_seat(self, seat: Seat) -> None:
        """Pay every bet of a seat that is not settled yet, and `tell` why it came out so, in a few words."""
        raise NotImplementedError

    def decide_late(self, seat: Seat) -> M:
        """Return what the clock decides for a seat that is asked."""
        raise NotImplementedError

    # Stakes

    @classmethod
    def deal(cls, options: NoOptions, seats: int, lead: Seat, *packs: Pieces) -> Self:
        """0.8.1: stakes come first, so nothing is dealt yet."""
        return cls(purses=(BANK,) * seats, deck=packs[0])

    def turn(self) -> Turn:
        """0.8.1-2: everybody stakes at once; then one seat after the other."""
        if self.phase == STAKING:
            return staking(len(self.purses))
        return alone(self.asked[0]) if self.phase == PLAYING else Turn()

    def offers(self, seat: Seat) -> Iterator[Offer]:
        """0.7.3, 0.8.5"""
        return self.openings() if self.phase == STAKING else self.choices(seat)

    def openings(self) -> Iterator[Offer]:
        """Yield the ways to stake, and to sit out."""
        yield from (BET, SIT_OUT)

    def reveal(self, choices: Mapping[Seat, M]) -> None:
        """0.8.5: all stakes at once; if nobody stakes anything, nothing is dealt."""
        bets: Mapping[Seat, Any] = choices
        self.stakes = tuple([0 if isinstance(bet, SitOut) else bet.stake for bet in bets.values()])
        for seat, bet in bets.items():
            if isinstance(bet, SitOut):
                self.stay_out(seat)
            else:
                self.open(seat, bet)
        if any(self.stakes):
            self.phase = PLAYING
            self.deal_cards()
        else:
            self.end(ALL_SAT_OUT)
            self.say(NothingDealt())

    def open(self, seat: Seat, bet: Any) -> None:
        """Put up what a seat opens with, and say it unless the rules keep it hidden."""
        for name in self.opening:
            self.put_up(seat, name, bet.stake)
        self.say(Staked(seat, bet.stake, len(self.opening)))

    def stay_out(self, seat: Seat) -> None:
        """Say that a seat has no part in this round, unless the rules keep it hidden."""
        self.say(SatOut(seat))

    def put_up(self, seat: Seat, bet: str, stake: int) -> Wager:
        """Move chips of a seat into a new bet, which lies behind its others."""
        self.give(seat, -stake)
        wager = Wager(seat=seat, bet=bet, stake=stake)
        behind = sum(each.seat <= seat for each in self.wagers)
        self.wagers = (*self.wagers[:behind], wager, *self.wagers[behind:])
        return wager

    def staked(self) -> tuple[Seat, ...]:
        """Return the seats that have a stake, in order."""
        return tuple([seat for seat, stake in enumerate(self.stakes) if stake])

    def bets_of(self, seat: Seat) -> list[Wager]:
        """Return a seat's bets in the order in which they were put up."""
        return [wager for wager in self.wagers if wager.seat == seat]

    def bet(self, seat: Seat, name: str) -> Wager:
        """Return a seat's bet of that name; StopIteration if it has none."""
        return next(wager for wager in self.wagers if wager.seat == seat and wager.bet == name)

    def give(self, seat: Seat, chips: int) -> None:
        self.purses = (*self.purses[:seat], self.purses[seat] + chips, *self.purses[seat + 1 :])

    # Decisions

    def draw(self, n: int) -> Pieces:
        """Take the next cards from the deck."""
        cards, self.deck = self.deck[:n], self.deck[n:]
        return cards

    def ask(self, seats: Sequence[Seat]) -> None:
        """0.8.2: let these seats decide, one after the other, then go on; at once if there is none."""
        self.asked = tuple(seats)
        if not seats:
            self.go_on()

    def decided(self) -> None:
        """The seat that was asked has decided: on to the next one."""
        self.ask(self.asked[1:])

    def fallback(self, seat: Seat) -> M:
        """0.6.2, 0.8.5: a seat without a stake in time sits out."""
        if self.phase == STAKING:
            return SitOut()  # type: ignore[return-value]
        return self.decide_late(seat)

    # Settlement

    def settle(self, how: str) -> None:
        """0.7.5: each seat alone against the house."""
        self.end(how)
        for seat in self.staked():
            self.settle_seat(seat)

    def tell(self, seat: Seat, why: Phrase) -> None:
        """Say how a seat came out: every bet on a line of its own, then all together."""
        for wager in self.bets_of(seat):
            self.say(LineSettled(seat, Phrase(f"bet-{wager.bet}"), wager.stake, wager.outcome, wager.net))
        net = self.score()[seat]
        self.say(SeatSettled(seat, "won" if net > 0 else "lost" if net else "even", abs(net), why))

    def pay(self, wager: Wager, outcome: str, on: int | None = None) -> None:
        """Settle a bet: its stake goes back with what it won, or without what it lost.

        on: what the odds are counted on, where that is not the stake (a bonus on the ante).
        """
        net = self.pays[wager.bet][outcome].on(wager.stake if on is None else on)
        wager.outcome, wager.net = outcome, net
        self.give(wager.seat, wager.stake + net)
        self.house -= net

    def end(self, how: str) -> None:
        self.phase, self.how, self.asked = OVER, how, ()

    def ending(self) -> str:
        return self.how

    def score(self) -> tuple[int, ...]:
        """0.7.2: net chips."""
        return tuple([chips - BANK for chips in self.purses])

    def chips(self) -> int:
        """Return what seats, stakes still standing and the house have together."""
        standing = sum(wager.stake for wager in self.wagers if not wager.outcome)
        return sum(self.purses) + standing + self.house
