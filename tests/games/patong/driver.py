"""A round of Patong Poker led by sentences, as the worked cases and the rule tests write them: `do(A="Kh", B="fold")`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from hapag.games.patong.rules import TO_WIN, Fold, Options, Patong, Play
from hapag.kernel import Event, Illegal, Result, begin, check, draw, owing, play
from hapag.kernel.records import completed
from hapag.kernel.views import Seat
from hapag.pieces import CARDS, PACK, Piece, Pieces, tidy

DECK = tuple(map(Piece, range(52)))
DRY = "As Kd Qc 7h 6s"
"""A board that makes no straight and no flush with one card more."""
FILLERS = ("Tc Td Th Ts", "5c 5d 5h 5s", "4c 4d 4h 4s")
"""One card a player and street, all of a rank: they win alone, or they tie."""


def pile(text: str) -> Pieces:
    return tuple([CARDS.read(name) for name in text.split()])


def multipliers(first: int) -> Pieces:
    """Return the pack of ten with `first` on top."""
    cards = [Piece(PACK + by - 1) for by in range(1, 11)]
    return (cards.pop(first - 1), *cards)


class Led:
    """Players are named; the first is seat 0. What is not said of cards is dealt in any consistent way."""

    def __init__(
        self, hands: Mapping[str, str], board: str = "", stock: str = "", *, lead: Seat = 0, **options: Any
    ) -> None:
        self.names = list(hands)
        self.options = Options(**options)
        self.kept = {name: set(pile(text)) for name, text in hands.items()}
        rows = [padded(text, self.options.cards) for text in hands.values()]
        deck = completed(" ".join([*rows, padded(board, 5), stock]).split(), DECK, CARDS)
        step = begin(Patong, self.options, len(hands), [deck], lead)
        self.state: Patong = step.state
        self.events: list[Event] = list(step.events)
        self.last: list[Event] = list(step.events)

    def seat(self, name: str) -> Seat:
        return self.names.index(name)

    def move(self, name: str, choice: str) -> Play | Fold:
        """Read `Kh`, `Kd 6h`, `fold 2c 3c 4c`, or `fold`: three cards that are not named in the deal."""
        if choice == "fold":
            return Fold(self.spare(name)[:3])
        verb, _, cards = choice.partition(" ")
        return Fold(tidy(pile(cards))) if verb == "fold" else Play(tidy(pile(choice)))

    def spare(self, name: str) -> Pieces:
        """Return what a player holds beyond the cards named in the deal, then those."""
        hand = self.hand(name)
        spare = [card for card in hand if card not in self.kept[name]]
        return (*spare, *[card for card in hand if card in self.kept[name]])

    def do(self, **choices: str) -> Led:
        """Let the players named choose, in that order."""
        self.last = []
        for name, choice in choices.items():
            step = play(self.state, self.seat(name), self.move(name, choice))
            self.state = step.state
            self.last += step.events
        self.events += self.last
        return self

    def all_fold(self) -> Led:
        return self.do(**dict.fromkeys(self.owing(), "fold"))

    def multiply(self, by: int) -> Led:
        step = draw(self.state, multipliers(by))
        self.state = step.state
        self.last = list(step.events)
        self.events += self.last
        return self

    def refused(self, name: str, choice: str) -> str:
        """Return the code of the refusal, an empty text if the choice is legal."""
        try:
            check(self.state, self.seat(name), self.move(name, choice))
        except Illegal as illegal:
            return illegal.why.code
        return ""

    def verbs(self, name: str) -> set[str]:
        """Return what a player may do: `play 1`, `play 2`, `fold 3`."""
        moves = list(self.state.moves(self.seat(name)))
        return {f"{'play' if type(move) is Play else 'fold'} {len(move.cards)}" for move in moves}

    def owing(self) -> list[str]:
        return [self.names[seat] for seat in owing(self.state)]

    def hand(self, name: str) -> Pieces:
        return self.state.players[self.seat(name)].hand

    def low(self, name: str) -> str:
        """Return the lowest card a player holds that the deal does not name."""
        return CARDS.show(self.spare(name)[0])

    def names_of(self, name: str) -> list[str]:
        """Return what a player holds as it is written."""
        return [CARDS.show(card) for card in self.hand(name)]

    def counts(self) -> list[int]:
        return [len(player.hand) for player in self.state.players]

    def points(self) -> dict[str, float]:
        return {name: player.halves / 2 for name, player in zip(self.names, self.state.players, strict=True)}

    def winner(self) -> str | None:
        return None if self.state.winner is None else self.names[self.state.winner]

    def score(self) -> dict[str, int]:
        return dict(zip(self.names, self.state.score(), strict=True))

    def results(self) -> list[Event]:
        return [event for event in self.events if isinstance(event, Result)]


def padded(text: str, cards: int) -> str:
    """Return some cards and as many unknown ones as are missing."""
    return " ".join([*text.split(), *["??"] * (cards - len(text.split()))])


def street_by_street(
    hands: Mapping[str, str], sharers: Sequence[Iterable[str]], board: str = DRY, **options: Any
) -> Led:
    """Play a street for each entry of `sharers`: who is named takes it alone or shares it, the others fold."""
    dealt = {
        name: " ".join([text, *[row.split()[seat] for row in FILLERS]])
        for seat, (name, text) in enumerate(hands.items())
    }
    led = Led(dealt, board, **options)
    for row, takers in zip(FILLERS, sharers, strict=False):
        cards = dict(zip(hands, row.split(), strict=False))
        led.do(**{name: cards[name] if name in set(takers) else "fold" for name in hands})
    return led


def sharers_for(points: Mapping[str, float]) -> list[set[str]]:
    """Return for three streets who takes each, so that all stand on these points and nobody won on the way."""
    left = {name: round(2 * each) for name, each in points.items()}
    found: list[set[str]] = []
    while any(left.values()):
        alone = next((name for name in left if left[name] >= 2 and sum(v > 0 for v in left.values()) == 1), None)
        takers = {alone} if alone else {name for name in left if left[name] > 0}
        for name in takers:
            left[name] -= 2 if len(takers) == 1 else 1
        found.append(takers)
    assert max(points.values()) * 2 < TO_WIN
    assert min(left.values()) == 0
    assert len(found) <= 3
    return found + [set() for _ in range(3 - len(found))]
