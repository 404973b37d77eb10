"""Pusoy. The numbers in docstrings are the rules of its rule sheet, in its order."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from typing import ClassVar, Self

import msgspec

from hapag.games.poker import hand_phrase
from hapag.games.pusoy.rows import SIZES, SWEEP, Strengths, dealers, nets, strengths, taken, totals, why_foul
from hapag.kernel import (
    Away,
    Event,
    FaceUp,
    Illegal,
    Info,
    InHand,
    Move,
    NoOptions,
    Offer,
    Phrase,
    Result,
    Round,
    Seat,
    Split,
    Turn,
    offer,
)
from hapag.pieces import CARDS, Pieces, tidy

HAND = sum(SIZES)


class Arrange(Move, frozen=True):
    """Front, middle and back, in this order."""

    rows: tuple[Pieces, ...]


class Dealt(Event, frozen=True):
    each: int


class Revealed(Event, frozen=True):
    seat: Seat
    front: FaceUp
    middle: FaceUp
    back: FaceUp
    front_hand: Phrase
    middle_hand: Phrase
    back_hand: Phrase


class Compared(Event, frozen=True):
    """One pair of players. front, middle, back: `won`, `lost` or `tied`, as `seat` sees it."""

    seat: Seat
    rival_seat: Seat
    front: str
    middle: str
    back: str
    points: int
    rival_points: int


class RoundWon(Result, frozen=True):
    seat: Seat
    points: int
    net: int


class RoundShared(Result, frozen=True):
    seats: tuple[Seat, ...]
    points: int


class Player(msgspec.Struct, gc=False):
    """strengths: of the rows, for screens and rivals to compare; empty, like the rows, until the reveal."""

    seat: Seat
    hand: InHand
    front: FaceUp = ()
    middle: FaceUp = ()
    back: FaceUp = ()
    strengths: Strengths = ()
    points: int = 0
    net: int = 0


class Pusoy(Round[Arrange]):
    info: ClassVar = Info(
        slug="pusoy",
        family="arranging",
        endings=("won", "shared"),
        arranging=True,
        longest=4,
    )
    names: ClassVar = CARDS

    players: tuple[Player, ...]
    undealt: Away
    revealed: bool = False

    @classmethod
    def packs(cls, options: NoOptions, seats: int) -> Sequence[Sequence[int]]:
        """1"""
        return [range(52)]

    @classmethod
    def deal(cls, options: NoOptions, seats: int, lead: Seat, *packs: Pieces) -> Self:
        """1: thirteen cards each; the rest stays unseen."""
        deck = packs[0]
        players = tuple([Player(seat, tidy(deck[HAND * seat : HAND * (seat + 1)])) for seat in range(seats)])
        state = cls(players=players, undealt=deck[HAND * seats :])
        state.say(Dealt(HAND))
        return state

    def turn(self) -> Turn:
        """2, 5: all arrange at the same time, each once."""
        return Turn() if self.revealed else Turn(tuple(range(len(self.players))), sealed=True)

    def offers(self, seat: Seat) -> Iterator[Offer]:
        """2: front, middle and back."""
        yield offer(Arrange, rows=Split(self.players[seat].hand, SIZES))

    def check(self, seat: Seat, move: Arrange) -> None:
        """4: the back is at least as strong as the middle, the middle as the front."""
        if why := why_foul(strengths(move.rows)):
            raise Illegal(why)

    def reveal(self, choices: Mapping[Seat, Arrange]) -> None:
        """5: everything at once."""
        for seat, choice in choices.items():
            me = self.players[seat]
            me.hand, (me.front, me.middle, me.back) = (), choice.rows
            me.strengths = strengths(choice.rows)
            self.say(Revealed(seat, me.front, me.middle, me.back, *map(hand_phrase, me.strengths)))
        self.revealed = True
        self.settle()

    def settle(self) -> None:
        """6, 8: every pair of players compares row by row; the highest total wins, equal totals share."""
        layouts = [player.strengths for player in self.players]
        for player, points, net in zip(self.players, totals(layouts), nets(layouts), strict=True):
            player.points, player.net = points, net
        for one, other in combinations(self.players, 2):
            self.say_pair(one, other)
        winners = self.winners()
        if len(winners) == 1:
            winner = self.players[winners[0]]
            self.say(RoundWon(winner.seat, winner.points, winner.net))
        else:
            self.say(RoundShared(winners, self.players[winners[0]].points))

    def say_pair(self, one: Player, other: Player) -> None:
        front, middle, back = map(came_out, one.strengths, other.strengths)
        points, rivals = taken(one.strengths, other.strengths), taken(other.strengths, one.strengths)
        self.say(Compared(one.seat, other.seat, front, middle, back, points, rivals))

    def winners(self) -> tuple[Seat, ...]:
        """8"""
        most = max(self.score())
        return tuple([player.seat for player in self.players if player.points == most])

    def score(self) -> tuple[int, ...]:
        """6"""
        return tuple([player.points for player in self.players])

    @classmethod
    def scores(cls, options: NoOptions, seats: int) -> tuple[int, int]:
        """6: a sweep of every rival."""
        return 0, SWEEP * (seats - 1)

    def ending(self) -> str:
        return "won" if len(self.winners()) == 1 else "shared"

    def fallback(self, seat: Seat) -> Arrange:
        """9"""
        return Arrange(dealers(self.players[seat].hand))


def came_out(mine: int, theirs: int) -> str:
    return "won" if mine > theirs else "lost" if mine < theirs else "tied"
