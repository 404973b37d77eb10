"""What is said at a table of the twenty-ones, from the stakes to each hand's line at the end."""

from hapag.kernel import Event, FaceDown, FaceUp, Phrase, Result, Seat


class Dealt(Event, frozen=True):
    seat: Seat
    cards: FaceUp
    total: Phrase


class DealerDealt(Event, frozen=True):
    up: FaceUp
    down: FaceDown


class Peeked(Event, frozen=True):
    """The dealer looked at the hole card, and it makes no natural."""


class NaturalPaid(Event, frozen=True):
    seat: Seat
    net: int


class Drew(Event, frozen=True):
    """In this and the events below `hand` tells which of a split seat's hands, from 1; 0 is its only one."""

    seat: Seat
    hand: int
    cards: FaceUp
    total: Phrase


class Stood(Event, frozen=True):
    seat: Seat
    hand: int
    total: Phrase


class Doubled(Event, frozen=True):
    seat: Seat
    hand: int
    stake: int


class Parted(Event, frozen=True):
    """A pair was split; `cards` are the two that now begin a hand each."""

    seat: Seat
    hand: int
    cards: FaceUp
    stake: int


class Busted(Event, frozen=True):
    seat: Seat
    hand: int
    total: int
    stake: int


class Surrendered(Event, frozen=True):
    seat: Seat
    stake: int


class HoleShown(Event, frozen=True):
    cards: FaceUp
    total: Phrase


class DealerNatural(Event, frozen=True):
    pass


class DealerDrew(Event, frozen=True):
    cards: FaceUp
    total: Phrase


class DealerStood(Event, frozen=True):
    total: int


class DealerBusted(Event, frozen=True):
    total: int


class Settled(Result, frozen=True):
    """One hand's line: its stake in the end, its outcome and net chips, and why."""

    seat: Seat
    hand: int
    cards: FaceUp
    total: int
    stake: int
    outcome: str
    net: int
    why: Phrase


class HandsSettled(Result, frozen=True):
    """The sum for a seat that has split."""

    seat: Seat
    hands: int
    net: int
