"""What happens in a round of Tong-its, and what of it everybody sees."""

from hapag.kernel import Event, FaceUp, InHand, Phrase, Result, Seat


class Dealt(Event, frozen=True):
    """`seat` deals, holds thirteen cards and opens."""

    seat: Seat


class Drew(Event, frozen=True):
    seat: Seat
    card: InHand
    left: int
    """Cards left in the stock."""


class Took(Event, frozen=True):
    """The discard `card`, with cards from hand, is the new `meld`."""

    seat: Seat
    card: FaceUp
    meld: FaceUp
    name: Phrase


class Exposed(Event, frozen=True):
    seat: Seat
    cards: FaceUp
    name: Phrase


class Sapawed(Event, frozen=True):
    """`name` is the meld before the cards came to it."""

    seat: Seat
    owner_seat: Seat
    cards: FaceUp
    name: Phrase


class Extended(Event, frozen=True):
    """Sapaw on a meld of one's own."""

    seat: Seat
    cards: FaceUp
    name: Phrase


class Discarded(Event, frozen=True):
    seat: Seat
    card: FaceUp


class Called(Event, frozen=True):
    seat: Seat


class CannotFight(Event, frozen=True):
    seat: Seat
    why: Phrase


class Fought(Event, frozen=True):
    seat: Seat


class Conceded(Event, frozen=True):
    seat: Seat


class Burned(Event, frozen=True):
    seats: tuple[Seat, ...]


class Shown(Event, frozen=True):
    seat: Seat
    cards: FaceUp
    points: int


class WentOut(Result, frozen=True):
    seat: Seat


class Uncontested(Result, frozen=True):
    seat: Seat


class CallWon(Result, frozen=True):
    seat: Seat
    points: int


class FightWon(Result, frozen=True):
    """`tied`: how many hands were as low."""

    seat: Seat
    points: int
    tied: int


class LowestWon(Result, frozen=True):
    seat: Seat
    points: int
    tied: int


class OnlyMeld(Result, frozen=True):
    seat: Seat


class AllBurned(Result, frozen=True):
    pass
