"""Rounds of the twenty-ones from cards written down, played through the kernel."""

from collections.abc import Sequence
from typing import Any, ClassVar, Self

from hapag.games.twentyone.table import TwentyOne
from hapag.kernel import Event, NoOptions, begin, owing, play
from hapag.kernel.notation import read, verb
from hapag.kernel.records import completed
from hapag.pieces import Piece


class Round:
    """A round under way: its state, and all that was said. A game names its `kind`."""

    kind: ClassVar[type[TwentyOne[Any]]]

    def __init__(self, deck: str, seats: int = 1) -> None:
        pack = tuple(map(Piece, self.kind.packs(NoOptions(), seats)[0]))
        step = begin(self.kind, NoOptions(), seats, [completed(deck.split(), pack, self.kind.names)])
        self.state, self.events = step.state, list(step.events)

    @classmethod
    def dealt(cls, cards: str, dealer: str, then: str = "", stake: int = 20) -> Self:
        """Return a round of one seat with a stake: its two cards, the dealer's two (open, hidden), then what is drawn."""
        return cls(f"{cards} {dealer} {then}").play(f"bet {stake}")

    @classmethod
    def dealt_many(cls, seats: Sequence[str], dealer: str, then: str = "") -> Self:
        """Return a round of several seats, each with a stake of 20."""
        return cls(" ".join([*seats, dealer, then]), len(seats)).play(*["bet 20"] * len(seats))

    def play(self, *moves: str) -> Self:
        """Make moves, each by the first seat that owes one."""
        for move in moves:
            step = play(self.state, owing(self.state)[0], read(move, self.kind))
            self.state = step.state
            self.events += step.events
        return self

    def said(self, *kinds: type[Event]) -> list[Event]:
        return [event for event in self.events if isinstance(event, kinds)]

    def barred(self, word: str) -> str | None:
        """Return the code of why a verb is barred, None if it is open."""
        found = next(
            offer for offer in self.state.offers(owing(self.state)[0]) if offer.verb is type(read(word, self.kind))
        )
        return found.barred.code if found.barred else None

    @property
    def open(self) -> set[str]:
        """The verbs that may be made now."""
        return {verb(offer.verb) for offer in self.state.offers(owing(self.state)[0]) if offer.barred is None}

    @property
    def net(self) -> int:
        return self.state.score()[0]

    @property
    def outcomes(self) -> list[str]:
        return [hand.outcome for hand in self.state.wagers]

    @property
    def cards(self) -> list[str]:
        return [self.kind.names.text(hand.cards) for hand in self.state.wagers]

    @property
    def dealer(self) -> str:
        return self.kind.names.text(self.state.dealer.cards)
