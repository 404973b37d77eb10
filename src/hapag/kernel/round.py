"""What a game is: one class, a `Round`. Its fields are what lies on the table, its methods are the rules.

Everything else (refusals, views, notation, records, hidden worlds, tests) follows from these and is written once.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any, ClassVar, Generic, Literal, Self, TypeVar

import msgspec

from hapag.kernel.notation import read, show, verb
from hapag.kernel.offers import Offer
from hapag.kernel.phrases import Illegal, phrase
from hapag.kernel.views import Seat, Viewer, copy, faces, view
from hapag.pieces import Names, Pieces

M = TypeVar("M", bound="Move")
R = TypeVar("R", bound="Round[Any]")

TRIES = 100
"""Random moves within the bounds that are held against the law before the fallback has to do."""


def kebab(name: str) -> str:
    """`DealerDealt` is written `dealer-dealt`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


class Move(msgspec.Struct, frozen=True, gc=False, tag_field="verb", tag=kebab):
    """A choice: its class is the verb, its fields are the arguments, numbers and words before pieces."""


class Event(msgspec.Struct, frozen=True, gc=False, tag_field="event", tag=kebab):
    """Something that happened. Its field `seat`, as everywhere, owns the piles `InHand`."""


class Result(Event, frozen=True):
    """An event that announces how the round came out; the last ones said are announced again on request."""


class Committed(Event, frozen=True):
    """A seat has made a sealed choice; nobody is told which."""

    seat: Seat


class Turn(msgspec.Struct, frozen=True, gc=False):
    """Who owes a choice: several seats only if the choices are sealed, nobody when the round is over.

    ordered: sealed choices are made one after the other, in the order of `seats`.
    draw: the table, and nobody else, owes this pack; see `Round.later`.
    """

    seats: tuple[Seat, ...] = ()
    sealed: bool = False
    ordered: bool = False
    draw: int | None = None


class Step(msgspec.Struct, Generic[R], frozen=True, gc=False):
    """A round after a move, and what happened."""

    state: R
    events: tuple[Event, ...]


class NoOptions(msgspec.Struct, frozen=True):
    """Options of a game that has none."""


class Info(msgspec.Struct, frozen=True):
    """What is known of a game before anything is dealt."""

    slug: str
    family: str
    """The shelf it stands on in the lobby: `poker`, `arranging`, `shedding`, `house`, `tiles`, `chance`."""
    endings: tuple[str, ...]
    """Every way a round can end, as `Round.ending` names them; each has a golden round."""
    options: type[msgspec.Struct] = NoOptions
    least: int = 2
    most: int = 4
    """Seats at a table."""
    engine: int = 4
    """Seats the rules can take: at least `most`."""
    solo: tuple[int, ...] = (1, 2, 3)
    """How many computer rivals one person may choose to play against."""
    solo_lead: Literal["any", "rival"] = "any"
    """Who leads when one person plays against computers: the lead moves round the table, or from rival to rival."""
    arranging: bool = False
    """The clock allows the longer time, for arranging a whole hand."""
    rules: int = 1
    """Rises when a change makes older records come out otherwise."""
    longest: int = 500
    """No round takes more moves than this."""


class Round(msgspec.Struct, Generic[M], gc=False, kw_only=True):
    """One deal of a game, under way; `Round[Play | Fold]` names its verbs.

    Only `deal`, `apply`, `reveal` and `drawn` change it, and they are given a fresh copy: to everyone else it is a value.
    """

    info: ClassVar[Info]
    names: ClassVar[Names]
    later: ClassVar[tuple[int, ...]] = ()
    """Packs that are shuffled only when a `Turn` says that the table owes them."""
    aliases: ClassVar[Mapping[str, str]] = {}
    """Other words that people may write in a move, and what is meant (`heads` for `cara`)."""

    sealed: dict[Seat, M | None] = {}
    """Kept by the kernel: committed choices; None is one that the viewer may not see."""
    news: tuple[Any, ...] = ()
    """Kept by the kernel: the events of the step under way."""

    @classmethod
    def packs(cls, options: Any, seats: int) -> Sequence[Sequence[int]]:
        """Return the pieces of the game; each pack is shuffled by itself, and no other chance exists."""
        raise NotImplementedError

    @classmethod
    def deal(cls, options: Any, seats: int, lead: Seat, *packs: Pieces) -> Self:
        """Lay the table: each seat's block, then the dealer's, then shared pieces, then the stock.

        lead: this round's dealer, button, banker or first seat. packs: all but the later ones, shuffled.
        """
        raise NotImplementedError

    def turn(self) -> Turn:
        """Say who owes a choice, from what everyone sees."""
        raise NotImplementedError

    def offers(self, seat: Seat) -> Iterator[Offer]:
        """Yield every verb of this turn with the bounds of its arguments, from what `seat` sees."""
        raise NotImplementedError

    def check(self, seat: Seat, move: M) -> None:
        """Raise Illegal for a move inside the bounds that the rules refuse all the same."""

    def moves(self, seat: Seat) -> Iterator[M]:
        """Yield every legal move in a stable order. Override where the bounds are much wider than the law."""
        open_offers = [offer for offer in self.offers(seat) if offer.barred is None]
        return (move for offer in open_offers for move in offer.all() if allows(self, seat, move))

    def apply(self, seat: Seat, move: M) -> None:
        """Carry out a legal move."""
        raise NotImplementedError

    def reveal(self, choices: Mapping[Seat, M]) -> None:
        """Carry out the choices of a sealed turn, all at once, in seat order."""
        raise NotImplementedError

    def drawn(self, pack: Pieces) -> None:
        """Go on with a later pack, now shuffled, that the turn said was owed."""
        raise NotImplementedError

    def fallback(self, seat: Seat) -> M:
        """Return what the clock plays."""
        raise NotImplementedError

    def score(self) -> tuple[int, ...]:
        """Return each seat's points or net chips; of use when the round is over."""
        raise NotImplementedError

    def ending(self) -> str:
        """Return which of `Info.endings` this round came to; of use when it is over."""
        raise NotImplementedError

    @classmethod
    def scores(cls, options: Any, seats: int) -> tuple[int, int]:
        """Return the lowest and the highest score a seat can have."""
        raise NotImplementedError

    def chips(self) -> int:
        """Return all chips on the table, wherever they lie: the same after every step."""
        return 0

    def plausible(self) -> bool:
        """Say whether what the rules tell without showing it holds (a dealer who peeked has no natural)."""
        return True

    def say(self, event: Event) -> None:
        """Tell what happened; of use only while the rules change this copy."""
        self.news += (event,)


class Seen(msgspec.Struct, Generic[R], frozen=True, gc=False):
    """A round as one seat sees it: all that a rival or a hint is ever given."""

    round: R
    seat: Seat


def see(state: R, seat: Seat) -> Seen[R]:
    """Return what a seat sees of a round."""
    return Seen(view(state, seat), seat)


def begin(game: type[R], options: Any, seats: int, packs: Sequence[Pieces], lead: Seat = 0) -> Step[R]:
    """Deal a round. packs: every pack of the game that is not a later one, in order, shuffled by the caller."""
    return settle(game.deal(options, seats, lead, *packs))


def owing(state: Round[Any]) -> tuple[Seat, ...]:
    """Return the seats that still owe a choice."""
    return owed(state, state.turn())


def owed(state: Round[Any], turn: Turn) -> tuple[Seat, ...]:
    if not state.sealed and not turn.ordered:
        return turn.seats
    seats = tuple([seat for seat in turn.seats if seat not in state.sealed])
    return seats[:1] if turn.ordered else seats


def is_over(state: Round[Any]) -> bool:
    """Say whether nobody, not even the table, owes anything any more."""
    turn = state.turn()
    return not turn.seats and turn.draw is None


def check(state: Round[M], seat: Seat, move: M) -> None:
    """Raise Illegal, with a reason a person understands, unless `seat` may make `move` now."""
    check_at(state, state.turn(), seat, move)


def check_at(state: Round[M], turn: Turn, seat: Seat, move: M) -> None:
    if seat not in owed(state, turn):
        raise Illegal(why_not_now(state, seat))
    for offer in state.offers(seat):
        if offer.verb is move.__class__:
            if why := offer.refusal(move, state.names):
                raise Illegal(why)
            return state.check(seat, move)
    raise Illegal("not-offered", verb=phrase(f"verb-{verb(type(move))}"))


def why_not_now(state: Round[Any], seat: Seat) -> str:
    if seat in state.sealed:
        return "already-chosen"
    return "round-over" if is_over(state) else "not-your-turn"


def allows(state: Round[M], seat: Seat, move: M) -> bool:
    """Say whether the law allows a move that is within its bounds."""
    try:
        state.check(seat, move)
    except Illegal:
        return False
    return True


def play(state: R, seat: Seat, move: Move) -> Step[R]:
    """Return the round after a move and the events it caused; `state` stays as it is. Illegal if it may not be made."""
    turn = state.turn()
    check_at(state, turn, seat, move)
    after = copy(state)
    if turn.sealed:
        after.sealed = choices = dict(sorted({**state.sealed, seat: move}.items()))
        after.say(Committed(seat))
        if len(choices) == len(turn.seats):
            after.sealed = {}
            after.reveal(choices)
    else:
        after.apply(seat, move)
    return settle(after)


def draw(state: R, pack: Pieces) -> Step[R]:
    """Return the round after the table gave the later pack that it owes, shuffled."""
    if state.turn().draw is None:
        raise ValueError("the table owes no pack")
    after = copy(state)
    after.drawn(pack)
    return settle(after)


def settle(state: R) -> Step[R]:
    events, state.news = state.news, ()
    return Step(state, events)


def any_move(state: Round[M], seat: Seat, random: Random) -> M:
    """Return a random legal move: draw within the bounds, then ask the law, rather than list them all.

    A verb is drawn first, then its arguments: every legal move can come, but they are not equally likely.
    """
    kind = type(state)
    if kind.moves is not Round.moves:
        return random.choice(list(state.moves(seat)))
    offers = [offer for offer in state.offers(seat) if offer.barred is None]
    if kind.check is Round.check:
        return chosen(offers, random)  # type: ignore[no-any-return]
    tries = (chosen(offers, random) for _ in range(TRIES))
    return next((move for move in tries if allows(state, seat, move)), None) or state.fallback(seat)


def chosen(offers: Sequence[Offer], random: Random) -> Any:
    """Return a random move of a random offer."""
    return offers[int(random.random() * len(offers))].any(random)


def text(state: Round[Any], move: Move) -> str:
    """Return a move of this round in notation."""
    return show(move, state.names)


def understood(state: Round[M], seat: Seat, line: str) -> M:
    """Return the move that a seat means by a line of notation: of pieces with one name, those whose faces it sees."""
    return read(line, type(state), faces(view(state, seat)))  # type: ignore[no-any-return]


def audience(seats: int) -> tuple[Viewer, ...]:
    """Return everyone a round has to be shown to: each seat, and a spectator."""
    return (*range(seats), None)
