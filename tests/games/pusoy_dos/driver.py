"""Rounds of Pusoy Dos dealt and played as text, by players with names."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from hapag.games.pusoy_dos.combos import combos
from hapag.games.pusoy_dos.rules import Pass, Play, PusoyDos
from hapag.kernel import Event, Illegal, NoOptions, Phrase, Seat, begin, check, play
from hapag.kernel.records import completed
from hapag.pieces import CARDS, Piece, Pieces, tidy

DECK = tuple(map(Piece, range(52)))


def pile(text: str) -> Pieces:
    return tidy(tuple([CARDS.read(name) for name in text.split()]))


def shuffled(seed: int) -> Pieces:
    return tuple(Random(seed).sample(DECK, 52))


def dealt(seed: int, seats: int = 2) -> PusoyDos:
    return begin(PusoyDos, NoOptions(), seats, [shuffled(seed)]).state


class Table:
    """Players are named, the first is seat 0; each is dealt the hand written for him, `??` for any card."""

    def __init__(self, hands: Mapping[str, str]) -> None:
        self.names = list(hands)
        words = [word for hand in hands.values() for word in [*hand.split(), *["??"] * 13][:13]]
        step = begin(PusoyDos, NoOptions(), len(hands), [completed(words, DECK, CARDS)])
        self.state: PusoyDos = step.state
        self.events: list[Event] = list(step.events)

    def seat(self, name: str) -> Seat:
        return self.names.index(name)

    @property
    def turn(self) -> str | None:
        """Return who is to play."""
        seats = self.state.turn().seats
        return self.names[seats[0]] if seats else None

    def go(self, name: str, cards: str = "") -> Table:
        """Play cards, or pass."""
        step = play(self.state, self.seat(name), move(cards))
        self.state = step.state
        self.events += step.events
        return self

    def refusal(self, name: str, cards: str = "") -> Phrase | None:
        """Return why cards may not be played (or a pass made), None if they may."""
        try:
            check(self.state, self.seat(name), move(cards))
        except Illegal as illegal:
            return illegal.why
        return None

    def score(self) -> dict[str, int]:
        return dict(zip(self.names, self.state.score(), strict=True))


def move(cards: str) -> Play | Pass:
    return Play(pile(cards)) if cards else Pass()


def facing(table: str, hand: str) -> PusoyDos:
    """Return a round in which seat 0 has just played `table` and seat 1, to play, holds `hand`."""
    mine, theirs = pile(hand), pile(table)
    rest = tuple([card for card in DECK if card not in (*mine, *theirs)])
    state = begin(
        PusoyDos, NoOptions(), 2, [(*theirs, *rest[: 13 - len(theirs)], *mine, *rest[13 - len(theirs) :])]
    ).state
    first, second = state.players
    first.hand, first.played, first.laid = tidy(rest[:3]), theirs, len(theirs)
    second.hand, state.last, state.at = mine, 0, 1
    state.unused = rest[3:]
    return state


def count_moves(hand: Pieces) -> int:
    return sum([len(combos(hand, size)) for size in (1, 2, 3, 5)])
