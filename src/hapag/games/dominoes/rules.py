"""Draw Dominoes. The numbers in docstrings are the rules of its rule sheet, in its order."""

from collections.abc import Iterator, Sequence
from typing import ClassVar, Self

import msgspec

from hapag.games.dominoes.tiles import (
    DOMINOES,
    TILES,
    WITH,
    above,
    bits,
    is_double,
    opening,
    other_half,
    pips,
)
from hapag.games.dominoes.told import Lack, Told, cannot_play, has_drawn, has_played
from hapag.kernel import (
    Event,
    FaceDown,
    FaceUp,
    Illegal,
    Info,
    InHand,
    Move,
    NoOptions,
    Offer,
    OneOf,
    Phrase,
    Pick,
    Result,
    Round,
    Seat,
    Turn,
    offer,
    phrase,
    refusal,
)
from hapag.pieces import Piece, Pieces, tidy, without

EACH = 7
LEFT, RIGHT = "left", "right"
ENDS = (LEFT, RIGHT)


class Play(Move, frozen=True):
    end: str
    tile: Pieces


class Draw(Move, frozen=True):
    pass


class Pass(Move, frozen=True):
    pass


class Dealt(Event, frozen=True):
    each: int
    boneyard: int


class Opens(Event, frozen=True):
    """2: `seat` was dealt the tile that leads; `why` says as what: the highest double, or the heaviest tile."""

    seat: Seat
    why: Phrase


class Played(Event, frozen=True):
    """`left`: tiles left in the rack."""

    seat: Seat
    tile: FaceUp
    end: Phrase
    left: int


class Drew(Event, frozen=True):
    """`number`: of this turn; `boneyard`: tiles left there."""

    seat: Seat
    tile: InHand
    number: int
    boneyard: int


class Passed(Event, frozen=True):
    seat: Seat


class Blocked(Event, frozen=True):
    pass


class Counted(Event, frozen=True):
    """9: a rack is shown, and what it counts."""

    seat: Seat
    tiles: FaceUp
    pips: int


class WentOut(Result, frozen=True):
    seat: Seat


class LowestWon(Result, frozen=True):
    seat: Seat
    pips: int


class LowestShared(Result, frozen=True):
    seats: tuple[Seat, ...]
    pips: int


class Player(msgspec.Struct, gc=False):
    seat: Seat
    rack: InHand
    shown: FaceUp = ()
    """9: the rack once the round is over."""
    told: Told = ()
    """What everybody can tell of the rack from draws, passes and the opening."""
    passed: bool = False
    """The last turn was a pass."""


class Dominoes(Round[Play | Draw | Pass]):
    info: ClassVar = Info(
        slug="dominoes",
        family="tiles",
        solo=(1,),
        endings=("out", "blocked", "blocked-shared"),
        longest=150,
    )
    names: ClassVar = DOMINOES

    players: tuple[Player, ...]
    boneyard: FaceDown
    next: Seat
    double: bool
    """2: the opening tile is a double."""
    line: FaceUp = ()
    """From the left end to the right one."""
    start: int = 0
    """Where in it the opening tile lies, so that a drawing of the line need not move what lies."""
    left: int = -1
    right: int = -1
    """The open halves; -1 before the opening."""
    draws: int = 0
    """Tiles drawn in this turn."""
    winners: tuple[Seat, ...] = ()
    how: str = ""

    # Setup

    @classmethod
    def packs(cls, options: NoOptions, seats: int) -> Sequence[Sequence[int]]:
        """1: the double-six set."""
        return [range(len(TILES))]

    @classmethod
    def deal(cls, options: NoOptions, seats: int, lead: Seat, *packs: Pieces) -> Self:
        """1-2: seven tiles each, the rest is the boneyard; the tiles themselves say who opens."""
        pack, dealt = packs[0], EACH * seats
        racks = [tidy(pack[EACH * seat : EACH * (seat + 1)]) for seat in range(seats)]
        opener, tile = opening(racks)
        players = tuple([Player(seat, rack) for seat, rack in enumerate(racks)])
        state = cls(players=players, boneyard=pack[dealt:], next=opener, double=is_double(tile))
        state.say(Dealt(EACH, len(state.boneyard)))
        state.say(Opens(opener, Phrase("with-a-double" if state.double else "with-the-heaviest")))
        return state

    # What may be done

    def turn(self) -> Turn:
        """3: clockwise, one at a time."""
        return Turn() if self.how else Turn((self.next,))

    def offers(self, seat: Seat) -> Iterator[Offer]:
        """4-6: play a tile at an end; draw only if none fits, pass only if none is left to draw either."""
        rack, fitting = self.players[seat].rack, self.fitting(seat)
        ends = OneOf(ENDS if self.line else (LEFT,))
        yield offer(Play, barred=None if fitting else self.misfit("nothing-fits"), end=ends, tile=Pick(rack, 1, 1))
        yield offer(Draw, barred=self.why_no_draw(fitting))
        yield offer(Pass, barred=self.why_no_pass(fitting))

    def fitting(self, seat: Seat) -> Pieces:
        """2, 4: return the tiles that `seat` could play, in the order of the rack."""
        rack = self.players[seat].rack
        return tuple([tile for tile in rack if any(self.fits(tile, end) for end in ENDS)]) if self.line else self.lead()

    def lead(self) -> Pieces:
        """2-3: the tile that opens, as its owner sees it."""
        return (
            max(self.players[self.next].rack, key=lambda tile: (is_double(tile) or not self.double, *weight(tile))),
        )

    def fits(self, tile: Piece, end: str) -> bool:
        return self.open_half(end) in TILES[tile]

    def open_half(self, end: str) -> int:
        return self.left if end == LEFT else self.right

    def why_no_draw(self, fitting: Pieces) -> Phrase | None:
        """5"""
        if fitting:
            return refusal("can-play", tiles=self.names.text(fitting), count=len(fitting))
        return None if self.boneyard else refusal("boneyard-is-empty")

    def why_no_pass(self, fitting: Pieces) -> Phrase | None:
        """6"""
        if fitting:
            return refusal("must-play", tiles=self.names.text(fitting), count=len(fitting))
        return refusal("must-draw", count=len(self.boneyard)) if self.boneyard else None

    def misfit(self, code: str, **args: str) -> Phrase:
        return refusal(code, left=self.left, right=self.right, **args)

    def check(self, seat: Seat, move: Play | Draw | Pass) -> None:
        """2, 4: the compulsory lead, and the half that has to match."""
        if not isinstance(move, Play):
            return
        (tile,) = move.tile
        if not self.line:
            if move.tile != self.lead():
                code = "lead-the-double" if self.double else "lead-the-heaviest"
                raise Illegal(code, tile=self.names.text(self.lead()), got=self.names.show(tile))
        elif not self.fits(tile, move.end):
            end, half = phrase(f"end-{move.end}"), self.open_half(move.end)
            raise Illegal("does-not-fit", tile=self.names.show(tile), end=end, half=half)

    def moves(self, seat: Seat) -> Iterator[Play | Draw | Pass]:
        """4-6: few tiles fit, so it is quicker to go through those."""
        fitting = self.fitting(seat)
        if not fitting:
            yield Draw() if self.boneyard else Pass()
        for end in ENDS if self.line else (LEFT,):
            yield from [Play(end, (tile,)) for tile in fitting if not self.line or self.fits(tile, end)]

    # What it does

    def apply(self, seat: Seat, move: Play | Draw | Pass) -> None:
        me = self.players[seat]
        if isinstance(move, Play):
            self.play(me, move.tile[0], move.end)
        elif isinstance(move, Draw):
            self.draw(me)
        else:
            self.skip(me)

    def play(self, me: Player, tile: Piece, end: str) -> None:
        """4, 7: the matching half touches the line, the other half is the new end; an empty rack wins at once."""
        where = Phrase(f"at-{end}" if self.line else "at-opening")
        if not self.line:
            self.open_with(me, tile)
        elif end == LEFT:
            self.line, self.left = (tile, *self.line), other_half(tile, self.left)
            self.start += 1
        else:
            self.line, self.right = (*self.line, tile), other_half(tile, self.right)
        me.rack, me.told, me.passed = without(me.rack, (tile,)), has_played(me.told, tile), False
        self.say(Played(me.seat, (tile,), where, len(me.rack)))
        if me.rack:
            self.pass_on()
        else:
            self.go_out(me)

    def open_with(self, me: Player, tile: Piece) -> None:
        """2: that this tile leads tells what nobody was dealt."""
        self.line, (self.left, self.right) = (tile,), TILES[tile]
        for player in self.players:
            higher = above(tile, me.seat, player.seat)
            player.told = (Lack(higher, 0),) if higher else ()

    def draw(self, me: Player) -> None:
        """5: one tile; the turn goes on."""
        tile, self.boneyard = self.boneyard[:1], self.boneyard[1:]
        me.told = has_drawn(cannot_play(me.told, self.wanted()))
        me.rack = tidy(me.rack + tile)
        self.draws += 1
        self.say(Drew(me.seat, tile, self.draws, len(self.boneyard)))

    def wanted(self) -> int:
        """Return the set of the tiles that would fit."""
        return WITH[self.left] | WITH[self.right]

    def skip(self, me: Player) -> None:
        """6-7: when all have passed one after the other the round is blocked."""
        me.told, me.passed = cannot_play(me.told, self.wanted()), True
        self.say(Passed(me.seat))
        if all(player.passed for player in self.players):
            self.block()
        else:
            self.pass_on()

    def pass_on(self) -> None:
        """3"""
        self.next, self.draws = (self.next + 1) % len(self.players), 0

    # How it ends

    def go_out(self, me: Player) -> None:
        """7-8: the first empty rack wins."""
        self.winners, self.how = (me.seat,), "out"
        self.show_racks()
        self.say(WentOut(me.seat))

    def block(self) -> None:
        """7-8: the fewest pips win; equal ones share."""
        totals = [pips(player.rack) for player in self.players]
        fewest = min(totals)
        self.winners = tuple([seat for seat, total in enumerate(totals) if total == fewest])
        self.how = "blocked" if len(self.winners) == 1 else "blocked-shared"
        self.say(Blocked())
        self.show_racks()
        if self.how == "blocked":
            self.say(LowestWon(self.winners[0], fewest))
        else:
            self.say(LowestShared(self.winners, fewest))

    def show_racks(self) -> None:
        """9: racks are revealed at the end, the boneyard is not."""
        for player in self.players:
            player.shown, player.rack = player.rack, ()
            if player.shown:
                self.say(Counted(player.seat, player.shown, pips(player.shown)))

    def score(self) -> tuple[int, ...]:
        """8"""
        return tuple([int(player.seat in self.winners) for player in self.players])

    @classmethod
    def scores(cls, options: NoOptions, seats: int) -> tuple[int, int]:
        return 0, 1

    def ending(self) -> str:
        return self.how

    def fallback(self, seat: Seat) -> Play | Draw | Pass:
        """10: the first tile that fits, at the left end if it fits there; else draw; else pass."""
        if fitting := self.fitting(seat):
            tile = fitting[0]
            return Play(LEFT if not self.line or self.fits(tile, LEFT) else RIGHT, (tile,))
        return Draw() if self.boneyard else Pass()

    def plausible(self) -> bool:
        """2, 5-6: the seat that opens held what opens, and nobody has what a draw or a pass denied."""
        racks = [player.rack for player in self.players]
        if not self.line:
            opener, tile = opening(racks)
            return opener == self.next and is_double(tile) == self.double
        return all(lack.holds(bits(player.rack)) for player in self.players for lack in player.told)


def weight(tile: Piece) -> tuple[int, int]:
    """2: pips, and between equals the larger half."""
    high, low = TILES[tile]
    return high + low, high
