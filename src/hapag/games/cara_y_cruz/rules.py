"""Cara y Cruz. The numbers in docstrings are the rules of its rule sheet, in its order.

All chance lies in packs. The coin is one that is shuffled only after the last lock. Each seat has a small coin of its
own besides, thrown under a cup at the start: who lets the table choose, or lets the time run out, gets its side.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import ClassVar, Self

import msgspec

from hapag.kernel import (
    Event,
    FaceDown,
    FaceUp,
    Info,
    Move,
    NoOptions,
    Offer,
    OneOf,
    Phrase,
    Result,
    Round,
    Seat,
    Turn,
    offer,
)
from hapag.pieces import PACK, Names, Pieces

CARA, CRUZ = SIDES = ("cara", "cruz")
COIN = 0
"""The pack of the coin; those behind it are the seats' own."""
MOST = 4


class Choose(Move, frozen=True):
    side: str


class Flip(Move, frozen=True):
    """Let the table choose."""


class Asked(Event, frozen=True):
    """`seat` is the first to choose."""

    seat: Seat


class Flipped(Event, frozen=True):
    """The table chose for these seats."""

    seats: tuple[Seat, ...]


class Called(Event, frozen=True):
    seats: tuple[Seat, ...]
    side: Phrase


class Spun(Event, frozen=True):
    pass


class Landed(Event, frozen=True):
    side: Phrase


class AllWon(Result, frozen=True):
    seats: tuple[Seat, ...]
    side: Phrase


class Won(Result, frozen=True):
    seats: tuple[Seat, ...]
    side: Phrase


class NobodyWon(Result, frozen=True):
    side: Phrase


class Player(msgspec.Struct, gc=False):
    seat: Seat
    cup: FaceDown
    """The seat's own coin, its upper side first."""
    lifted: FaceUp = ()
    """That side, if the table had to choose."""
    side: str = ""
    """What was called, once all have chosen."""


class CaraYCruz(Round[Choose | Flip]):
    info: ClassVar = Info(
        slug="cara-y-cruz",
        family="chance",
        endings=("all-won", "some-won", "nobody-won"),
        longest=MOST,
    )
    names: ClassVar = Names("side", *[SIDES] * (1 + MOST))
    later: ClassVar = (COIN,)
    aliases: ClassVar = {"heads": CARA, "tails": CRUZ}

    players: tuple[Player, ...]
    coin: FaceUp = ()
    """2: the side that is up."""

    @classmethod
    def packs(cls, options: NoOptions, seats: int) -> Sequence[Sequence[int]]:
        """2, 5: the two sides of the coin, and of one for each seat."""
        return [range(PACK * pack, PACK * pack + len(SIDES)) for pack in range(1 + seats)]

    @classmethod
    def deal(cls, options: NoOptions, seats: int, lead: Seat, *packs: Pieces) -> Self:
        """5: each round starts fresh."""
        state = cls(players=tuple([Player(seat, cup) for seat, cup in enumerate(packs)]))
        state.say(Asked(0))
        return state

    def turn(self) -> Turn:
        """1-2: in seat order, each hidden from the others; then the table owes the coin."""
        if self.coin:
            return Turn()
        if self.players[0].side:
            return Turn(draw=COIN)
        return Turn(tuple(range(len(self.players))), sealed=True, ordered=True)

    def offers(self, seat: Seat) -> Iterator[Offer]:
        """1, 5: either side, or whichever the table chooses."""
        yield offer(Choose, side=OneOf(SIDES))
        yield offer(Flip)

    def reveal(self, choices: Mapping[Seat, Choose | Flip]) -> None:
        """3: all locked choices are called."""
        for seat, choice in choices.items():
            self.players[seat].side = choice.side if isinstance(choice, Choose) else self.lift(self.players[seat])
        if flipped := tuple([player.seat for player in self.players if player.lifted]):
            self.say(Flipped(flipped))
        for name in SIDES:
            if callers := self.callers(name):
                self.say(Called(callers, side(name)))

    def lift(self, player: Player) -> str:
        """5: the seat's own coin is shown, and its side counts as called."""
        player.lifted, player.cup = player.cup[:1], player.cup[1:]
        return self.names.text(player.lifted)

    def callers(self, name: str) -> tuple[Seat, ...]:
        return tuple([player.seat for player in self.players if player.side == name])

    def drawn(self, pack: Pieces) -> None:
        """2-4: the coin spins, the face is shown, each correct choice earns a point."""
        self.coin = pack[:1]
        self.say(Spun())
        self.say(Landed(side(self.up())))
        winners = self.callers(self.up())
        if not winners:
            self.say(NobodyWon(side(self.up())))
        elif len(winners) == len(self.players):
            self.say(AllWon(winners, side(self.up())))
        else:
            self.say(Won(winners, side(self.up())))

    def up(self) -> str:
        return self.names.text(self.coin)

    def score(self) -> tuple[int, ...]:
        """4: a point for each correct choice."""
        return tuple([int(player.side == self.up()) for player in self.players])

    @classmethod
    def scores(cls, options: NoOptions, seats: int) -> tuple[int, int]:
        return 0, 1

    def ending(self) -> str:
        """4: all may win, and none may."""
        won = sum(self.score())
        return "nobody-won" if not won else "all-won" if won == len(self.players) else "some-won"

    def fallback(self, seat: Seat) -> Flip:
        """5: a side at random, which nobody knows before it is called."""
        return Flip()


def side(name: str) -> Phrase:
    return Phrase(f"side-{name}")
