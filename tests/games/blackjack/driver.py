"""Blackjack rounds from cards written down, played through the kernel."""

from collections.abc import Sequence

from hapag.games.blackjack.rules import Blackjack
from hapag.kernel import Event, NoOptions, begin, owing, play
from hapag.kernel.notation import read
from hapag.kernel.records import completed
from hapag.pieces import Piece

PACK = tuple(map(Piece, range(312)))


class Round:
    """A round under way: its state, and all that was said."""

    def __init__(self, deck: str, seats: int = 1) -> None:
        step = begin(Blackjack, NoOptions(), seats, [completed(deck.split(), PACK, Blackjack.names)])
        self.state, self.events = step.state, list(step.events)

    def play(self, *moves: str) -> "Round":
        """Make moves, each by the first seat that owes one."""
        for move in moves:
            step = play(self.state, owing(self.state)[0], read(move, Blackjack))
            self.state = step.state
            self.events += step.events
        return self

    def said(self, *kinds: type[Event]) -> list[Event]:
        return [event for event in self.events if isinstance(event, kinds)]

    def barred(self, verb: str) -> str | None:
        """Return the code of why a verb is barred, None if it is open."""
        found = next(
            offer for offer in self.state.offers(owing(self.state)[0]) if offer.verb is type(read(verb, Blackjack))
        )
        return found.barred.code if found.barred else None

    @property
    def net(self) -> int:
        return self.state.score()[0]

    @property
    def outcomes(self) -> list[str]:
        return [hand.outcome for hand in self.state.wagers]

    @property
    def cards(self) -> list[str]:
        return [Blackjack.names.text(hand.cards) for hand in self.state.wagers]

    @property
    def dealer(self) -> str:
        return Blackjack.names.text(self.state.dealer.cards)


def dealt(cards: str, dealer: str, then: str = "", stake: int = 20) -> Round:
    """Return a round of one seat with a stake: its two cards, the dealer's two (open, hidden), then what is drawn."""
    return Round(f"{cards} {dealer} {then}").play(f"bet {stake}")


def dealt_many(seats: Sequence[str], dealer: str, then: str = "") -> Round:
    """Return a round of several seats, each with a stake of 20."""
    return Round(" ".join([*seats, dealer, then]), len(seats)).play(*["bet 20"] * len(seats))
