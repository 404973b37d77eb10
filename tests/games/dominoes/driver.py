"""A round of dominoes put down or led by sentences, as the worked cases and the rule tests write them."""

from __future__ import annotations

from collections.abc import Sequence

from hapag.games.dominoes.rules import Dominoes, Draw, Pass, Play, Player
from hapag.games.dominoes.tiles import DOMINOES, TILES
from hapag.kernel import Event, Illegal, NoOptions, begin, check, play
from hapag.kernel.notation import read
from hapag.kernel.records import completed
from hapag.pieces import Piece, Pieces, tidy

SET = tuple(map(Piece, range(28)))


def pile(text: str) -> Pieces:
    return tuple([DOMINOES.read(name) for name in text.split()])


def text(tiles: Pieces) -> str:
    return DOMINOES.text(tiles)


class Led:
    """A round under way; `last` are the events of the last move."""

    def __init__(self, state: Dominoes, events: Sequence[Event] = ()) -> None:
        self.state, self.last = state, list(events)

    def do(self, *moves: str) -> Led:
        """Let whoever's turn it is make these moves, one after the other."""
        for move in moves:
            step = play(self.state, self.state.next, self.move(move))
            self.state, self.last = step.state, list(step.events)
        return self

    def move(self, move: str) -> Play | Draw | Pass:
        found: Play | Draw | Pass = read(move, Dominoes)
        return found

    def refused(self, move: str) -> str:
        """Return the code of the refusal, an empty text if the move is legal."""
        try:
            check(self.state, self.state.next, self.move(move))
        except Illegal as illegal:
            return illegal.why.code.removeprefix("refusal-")
        return ""

    def rack(self, seat: int) -> str:
        return text(self.state.players[seat].rack)

    def ends(self) -> tuple[int, int]:
        return self.state.left, self.state.right


def dealt(*racks: str, boneyard: str = "") -> Led:
    """Deal these racks of seven."""
    pack = completed(f"{' '.join(racks)} {boneyard}".split(), SET, DOMINOES)
    step = begin(Dominoes, NoOptions(), len(racks), [pack])
    return Led(step.state, step.events)


def put_down(*racks: str, ends: tuple[int, int] = (6, 3), boneyard: str = "", turn: int = 0) -> Led:
    """Put a round down as it may stand: a line with these ends, tiles in racks and boneyard, the rest in the line."""
    players = [Player(seat, tidy(pile(rack))) for seat, rack in enumerate(racks)]
    stock = pile(boneyard)
    hidden = {tile for player in players for tile in player.rack} | set(stock)
    line = tuple([tile for tile in SET if tile not in hidden])
    state = Dominoes(
        players=tuple(players), boneyard=stock, next=turn, double=True, line=line, left=ends[0], right=ends[1]
    )
    return Led(state)


def is_joined(line: Pieces, left: int, right: int) -> bool:
    """Say whether the halves that touch are alike, from one end to the other."""
    open_half = left
    for tile in line:
        if open_half not in TILES[tile]:
            return False
        high, low = TILES[tile]
        open_half = low if open_half == high else high
    return open_half == right
