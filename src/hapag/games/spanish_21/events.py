"""What is said at the Spanish 21 table beside the words of the family."""

from hapag.kernel import Event, Seat


class Kept(Event, frozen=True):
    """A doubled hand plays on. As in the family's events, `hand` is 0 for a seat's only hand."""

    seat: Seat
    hand: int
    total: int


class Rescued(Event, frozen=True):
    """A doubled hand is given up; `stake` is what is lost of it."""

    seat: Seat
    hand: int
    stake: int
