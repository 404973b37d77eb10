"""A round as the hard rival turns it over in its mind: sets of tiles as bits, guessed worlds, rounds played out.

Everything comes from what one seat sees and what everybody can tell (told.py); nothing else is at hand here.
"""

from functools import cache
from itertools import pairwise
from random import Random

from hapag.games.dominoes.rules import LEFT, RIGHT, Dominoes, Play, Player
from hapag.games.dominoes.tiles import HALVES, PIPS, TILES, WITH, bits, other_half
from hapag.games.dominoes.told import Lack
from hapag.kernel import Seen
from hapag.pieces import Piece

FIT = tuple([tuple([WITH[left] | WITH[right] for right in range(HALVES)]) for left in range(HALVES)])
OTHER = tuple([tuple([other_half(tile, half) for half in range(HALVES)]) for tile in range(len(TILES))])
CHOICE = 6.0
"""What a tile that fits next time is worth beside the pips that a tile gets rid of."""
DOUBLE = 4.0
"""What getting rid of a double is worth: it fits one half only."""
WORTH = tuple([PIPS[tile] + DOUBLE * (high == low) for tile, (high, low) in enumerate(TILES)])
DEALS = 20
"""Deals tried before one that contradicts what is known has to do."""

Choice = tuple[int, int, int]
"""A tile, and the ends of the line after it."""


class World:
    """A whole round: every rack, and the boneyard with its next tile last."""

    def __init__(self, racks: list[int], boneyard: list[int], left: int, right: int, turn: int) -> None:
        self.racks, self.boneyard = racks, boneyard
        self.left, self.right, self.turn = left, right, turn

    def after(self, choice: Choice) -> "World":
        """Return the world after the seat whose turn it is has played."""
        tile, left, right = choice
        racks = list(self.racks)
        racks[self.turn] ^= 1 << tile
        return World(racks, list(self.boneyard), left, right, (self.turn + 1) % len(racks))

    def finish(self) -> list[int]:
        """Play on, everybody as `liveliest` says, and return the seats that win."""
        racks, passes, seats = self.racks, 0, len(self.racks)
        turn = (self.turn - 1) % seats
        while racks[turn] and passes < seats:
            turn = (turn + 1) % seats
            if self.can_play(turn):
                tile, self.left, self.right = liveliest(racks[turn], self.left, self.right)
                racks[turn] ^= 1 << tile
                passes = 0
            else:
                passes += 1
        return [turn] if not racks[turn] else fewest(racks)

    def can_play(self, seat: int) -> int:
        """Draw until a tile fits; return the tiles that do."""
        wanted = FIT[self.left][self.right]
        while not self.racks[seat] & wanted and self.boneyard:
            self.racks[seat] |= 1 << self.boneyard.pop()
        return self.racks[seat] & wanted


def choices(rack: int, left: int, right: int) -> list[Choice]:
    """Return every play; only once where both ends are alike."""
    found = []
    fitting = rack & FIT[left][right]
    while fitting:
        bit = fitting & -fitting
        fitting ^= bit
        tile = bit.bit_length() - 1
        if bit & WITH[left]:
            found.append((tile, OTHER[tile][left], right))
        if left != right and bit & WITH[right]:
            found.append((tile, left, OTHER[tile][right]))
    return found


def liveliest(rack: int, left: int, right: int) -> Choice:
    """Return the play after which most of one's tiles fit, and that gets rid of most pips."""
    best, found = -1.0, (0, 0, 0)
    for choice in choices(rack, left, right):
        tile, new_left, new_right = choice
        worth = WORTH[tile] + CHOICE * ((rack ^ 1 << tile) & FIT[new_left][new_right]).bit_count()
        if worth > best:
            best, found = worth, choice
    return found


def fewest(racks: list[int]) -> list[int]:
    totals = [weigh(rack) for rack in racks]
    return [seat for seat, total in enumerate(totals) if total == min(totals)]


@cache
def weigh(rack: int) -> int:
    """Return the pips of a set of tiles."""
    return sum([PIPS[tile] for tile in range(len(TILES)) if rack >> tile & 1])


class Outlook:
    """What a seat knows: its rack, the line, and the slots in which every unseen tile must lie."""

    def __init__(self, seen: Seen[Dominoes], random: Random) -> None:
        self.round, self.seat, self.random = seen.round, seen.seat, random
        self.rack = bits(seen.round.players[seen.seat].rack)
        hidden = (1 << len(TILES)) - 1 & ~bits(seen.round.line) & ~self.rack
        self.unseen = [tile for tile in range(len(TILES)) if hidden >> tile & 1]
        others = [player for player in seen.round.players if player.seat != seen.seat]
        slots = [(without, player.seat) for player in others for without in barred(player)]
        self.slots = sorted(slots, key=lambda slot: -slot[0].bit_count())

    def choices(self) -> list[Choice]:
        """Return the plays to choose among; none for the opening, which is compulsory."""
        return choices(self.rack, self.round.left, self.round.right) if self.round.line else []

    def world(self) -> World:
        """Return a whole round that may be the real one."""
        for _ in range(DEALS):
            if world := self.deal(self.slots):
                return world
        return self.deal([(0, seat) for _, seat in self.slots]) or self.world()

    def deal(self, slots: list[tuple[int, int]]) -> World | None:
        """Fill slots in their order; None if one finds no tile that it may hold."""
        pool = self.random.sample(self.unseen, len(self.unseen))
        racks = [0] * len(self.round.players)
        racks[self.seat] = self.rack
        for without, seat in slots:
            place = next((n for n, tile in enumerate(pool) if not without >> tile & 1), None)
            if place is None:
                return None
            racks[seat] |= 1 << pool.pop(place)
        return World(racks, pool, self.round.left, self.round.right, self.seat)

    def move(self, choice: Choice) -> Play:
        """Return a play as a move."""
        tile, left, right = choice
        at_left = self.round.left in TILES[tile] and (OTHER[tile][self.round.left], self.round.right) == (left, right)
        return Play(LEFT if at_left else RIGHT, (Piece(tile),))


def barred(player: Player) -> list[int]:
    """Return for each tile of a hidden rack what it cannot be: what was there longest lacks most."""
    size = len(player.rack)
    told = sorted(player.told, key=lambda lack: -lack.most)
    steps = [Lack(0, size), *[lack for lack in told if lack.most < size]]
    rows = [(lack.tiles, more.most - lack.most) for more, lack in pairwise(steps)]
    found = [tiles for tiles, count in rows for _ in range(count)]
    return found + [0] * (size - len(found))
