"""What is said at every table against the house, from the stakes to each seat's result."""

from hapag.kernel import Event, FaceUp, Phrase, Result, Seat


class Staked(Event, frozen=True):
    """A seat's base stake, put up `times` over where a game opens with several equal bets."""

    seat: Seat
    stake: int
    times: int


class SatOut(Event, frozen=True):
    seat: Seat


class NothingDealt(Result, frozen=True):
    """Every seat sat the round out."""


class LineSettled(Event, frozen=True):
    """One bet of a seat: what it was called, what was staked on it, how it was settled, and its net chips."""

    seat: Seat
    bet: Phrase
    stake: int
    outcome: str
    net: int


class SeatSettled(Result, frozen=True):
    """All bets of a seat together. outcome: `won`, `lost` or `even`; amount: the net chips without their sign."""

    seat: Seat
    outcome: str
    amount: int
    why: Phrase


class HandsDealt(Event, frozen=True):
    """So many cards to each seat that has a stake, for its own eyes."""

    each: int


class DealerOpened(Event, frozen=True):
    """The dealer's open cards; the others stay hidden until settlement."""

    cards: FaceUp


class Folded(Event, frozen=True):
    seat: Seat


class HandShown(Event, frozen=True):
    seat: Seat
    cards: FaceUp
    hand: Phrase


class DealerShown(Event, frozen=True):
    cards: FaceUp
    hand: Phrase
