"""Baccarat. The numbers in docstrings are the rules of its rule sheet; those that begin with 0 are of the common ground.

A round is one sealed turn: once every bet is in, the cards play by themselves, and only then is said who bet on what.
"""

from collections.abc import Iterator, Sequence
from typing import ClassVar, Self

import msgspec

from hapag.games.house.events import SatOut
from hapag.games.house.pays import EVEN, LOSS, PUSH, Odds
from hapag.games.house.table import ALL_SAT_OUT, SIT_OUT, STAKES, HouseTable, SitOut
from hapag.kernel import Event, FaceUp, Info, Move, NoOptions, Offer, OneOf, Phrase, Result, Seat, offer
from hapag.pieces import Pieces, decks

DECKS = 6
SIDES = PLAYER, BANKER = "player", "banker"
TIE = "tie"
NATURALS = (8, 9)

VALUES = tuple([*[rank for rank in range(2, 10) for _ in "cdhs"], *[0] * 16, *[1] * 4] * DECKS)
"""2: the value of each card."""

AGAINST = {3: (0, 1, 2, 3, 4, 5, 6, 7, 9), 4: (2, 3, 4, 5, 6, 7), 5: (4, 5, 6, 7), 6: (6, 7)}
"""5: by Banker's total, the third cards of Player's on which Banker draws; below three always, on seven never."""


def total(values: Sequence[int]) -> int:
    """2: only the last digit counts."""
    return sum(values) % 10


def is_natural(of_two: int) -> bool:
    """3: with eight or nine on either side nobody draws. of_two: a total of two cards."""
    return of_two in NATURALS


def player_draws(of_two: int) -> bool:
    """4"""
    return of_two <= 5


def banker_draws(of_two: int, third: int | None) -> bool:
    """5: third is the value of Player's third card, None if Player stood."""
    if third is None:
        return of_two <= 5
    return of_two <= 2 or third in AGAINST.get(of_two, ())


def winner(player: int, banker: int) -> str:
    """Return the bet that wins, from the final totals."""
    return TIE if player == banker else PLAYER if player > banker else BANKER


class Bet(Move, frozen=True):
    """side: `player`, `banker` or `tie`."""

    side: str
    stake: int


class BetsOpen(Event, frozen=True):
    """Everybody may bet now."""


class SideDealt(Event, frozen=True):
    """In this and the events below `side` is the word for Player or Banker."""

    side: Phrase
    cards: FaceUp
    total: int


class Natural(Event, frozen=True):
    side: Phrase
    total: int


class Drew(Event, frozen=True):
    """A side took a third card; total: with it."""

    side: Phrase
    cards: FaceUp
    total: int


class Stood(Event, frozen=True):
    side: Phrase
    total: int


class SideWon(Result, frozen=True):
    side: Phrase
    total: int
    other: int


class Tied(Result, frozen=True):
    total: int


class Side(msgspec.Struct, gc=False):
    cards: FaceUp = ()
    total: int = 0

    def take(self, cards: Pieces) -> None:
        self.cards += cards
        self.total = total([VALUES[card] for card in self.cards])


class Baccarat(HouseTable[Bet | SitOut]):
    info: ClassVar = Info(
        slug="baccarat", family="house", endings=(ALL_SAT_OUT, PLAYER, BANKER, TIE), least=1, longest=4
    )
    names: ClassVar = decks(DECKS)
    pays: ClassVar = {
        PLAYER: {"win": EVEN, "push": PUSH, "lose": LOSS},
        BANKER: {"win": Odds(19, 20), "push": PUSH, "lose": LOSS},
        TIE: {"win": Odds(8), "lose": LOSS},
    }
    """6"""

    player: Side = msgspec.field(default_factory=Side)
    banker: Side = msgspec.field(default_factory=Side)

    @classmethod
    def packs(cls, options: NoOptions, seats: int) -> Sequence[Sequence[int]]:
        """1: six decks."""
        return [range(52 * DECKS)]

    @classmethod
    def deal(cls, options: NoOptions, seats: int, lead: Seat, *packs: Pieces) -> Self:
        """1: bets come first."""
        state = super().deal(options, seats, lead, *packs)
        state.say(BetsOpen())
        return state

    def openings(self) -> Iterator[Offer]:
        """1: one of three bets, or none."""
        yield offer(Bet, side=OneOf(tuple(self.pays)), stake=OneOf(STAKES))
        yield SIT_OUT

    def open(self, seat: Seat, bet: Bet) -> None:
        """1: nobody is told before settlement."""
        self.put_up(seat, bet.side, bet.stake)

    def stay_out(self, seat: Seat) -> None:
        """1: nor who bets nothing."""

    def deal_cards(self) -> None:
        """2-3: two cards to each side; with a natural on either that is all."""
        for side in SIDES:
            self.hand(side).take(self.draw(2))
            self.say(SideDealt(word(side), self.hand(side).cards, self.hand(side).total))
        naturals = [side for side in SIDES if is_natural(self.hand(side).total)]
        for side in naturals:
            self.say(Natural(word(side), self.hand(side).total))
        if not naturals:
            self.draw_thirds()
        self.settle(winner(self.player.total, self.banker.total))

    def draw_thirds(self) -> None:
        """4-5"""
        third = self.third(PLAYER, draws=player_draws(self.player.total))
        self.third(BANKER, draws=banker_draws(self.banker.total, third))

    def third(self, side: str, *, draws: bool) -> int | None:
        """Give a side its third card if it draws; return the card's value, None if it stands."""
        hand = self.hand(side)
        if not draws:
            self.say(Stood(word(side), hand.total))
            return None
        cards = self.draw(1)
        hand.take(cards)
        self.say(Drew(word(side), cards, hand.total))
        return VALUES[cards[0]]

    def hand(self, side: str) -> Side:
        return self.player if side == PLAYER else self.banker

    def settle(self, how: str) -> None:
        """6: the result, then who sat out, then every bet."""
        self.say(result(how, self.player.total, self.banker.total))
        for seat, stake in enumerate(self.stakes):
            if not stake:
                self.say(SatOut(seat))
        super().settle(how)

    def settle_seat(self, seat: Seat) -> None:
        """6"""
        (wager,) = self.bets_of(seat)
        self.pay(wager, outcome(wager.bet, self.how))
        self.tell(seat, Phrase(f"why-{wager.outcome}", {"bet": word(wager.bet)}))

    @classmethod
    def scores(cls, options: NoOptions, seats: int) -> tuple[int, int]:
        """0.7.3: the highest stake lost, or on a tie that came."""
        return -max(STAKES), cls.pays[TIE]["win"].on(max(STAKES))


def outcome(bet: str, result: str) -> str:
    """6: return how a bet is settled when `result` wins."""
    if bet == result:
        return "win"
    return "push" if result == TIE else "lose"


def word(bet: str) -> Phrase:
    return Phrase(f"bet-{bet}")


def result(how: str, player: int, banker: int) -> Result:
    if how == TIE:
        return Tied(player)
    return SideWon(word(how), max(player, banker), min(player, banker))
