"""A hand led by sentences, as the worked cases and the rule tests write them: `D raise to 39`; and random moves."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from hapag.games.betting.table import Betting, Board, Call, Check, Fold, Raise, Returned, Shown, Stakes
from hapag.games.holdem.rules import Holdem
from hapag.kernel import Amount, Event, Illegal, Move, Offer, Result, begin, check, is_over, play
from hapag.kernel.records import completed
from hapag.pieces import CARDS, Piece

STRAIGHT = "Tc Jd Qs Kh Ac"
"""A board that everyone ties on."""
PACK = tuple(map(Piece, range(52)))


class Hand:
    """Players are named by letters; `A` is seat 0. What is not said of cards is dealt in any consistent way."""

    def __init__(
        self,
        players: Sequence[str],
        button: str = "",
        *,
        stacks: dict[str, int] | None = None,
        hands: dict[str, str] | None = None,
        board: str = "",
        game: type[Betting] = Holdem,
        **stakes: Any,
    ) -> None:
        self.names = list(players)
        lead = self.seat(button) if button else 0
        hidden = " ".join(["??"] * game.hole)
        cards = [(hands or {}).get(name, hidden) for name in self.names] + [board]
        deck = completed(" ".join(cards).split(), PACK, CARDS)
        given = tuple([stacks[name] for name in self.names]) if stacks else None
        step = begin(game, Stakes(stacks=given, **stakes), len(self.names), [deck], lead)
        self.state: Betting = step.state
        self.events: list[Event] = list(step.events)
        self.paid = {name: player.paid for name, player in zip(self.names, self.state.players, strict=True)}

    def seat(self, name: str) -> int:
        return self.names.index(name)

    @property
    def actor(self) -> str:
        """The name of who is to act; `` when nobody is."""
        seats = self.state.turn().seats
        return self.names[seats[0]] if seats else ""

    def move(self, sentence: str) -> tuple[int, Any]:
        """Read `A raise to 60`, `B bet 100`, `Q all-in 125` (as raise or call, whichever it is), `C call 30`, `A check`."""
        name, verb, *rest = sentence.split()
        seat = self.seat(name)
        me = self.state.players[seat]
        if verb == "all-in":
            total = me.bet + me.stack
            assert not rest or int(rest[-1]) == total
            return seat, Raise(total) if total > self.state.bet else Call()
        if verb in ("raise", "bet"):
            return seat, Raise(int(rest[-1]))
        return seat, {"call": Call(), "check": Check(), "fold": Fold()}[verb]

    def do(self, *sentences: str) -> Hand:
        for sentence in sentences:
            seat, move = self.move(sentence)
            me = self.state.players[seat]
            self.paid[self.names[seat]] += move.to - me.bet if isinstance(move, Raise) else 0
            self.paid[self.names[seat]] += self.state.owed(me) if isinstance(move, Call) else 0
            step = play(self.state, seat, move)
            assert step.state.chips() == self.state.chips()
            self.state = step.state
            self.events += step.events
        return self

    def check_down(self) -> Hand:
        """Check until the hand is over."""
        while not is_over(self.state):
            self.do(f"{self.actor} check")
        return self

    def check_street(self) -> Hand:
        street = self.state.street
        while self.state.street == street:
            self.do(f"{self.actor} check")
        return self

    def refused(self, sentence: str) -> str:
        """Return the code of the refusal, an empty text if the move is legal."""
        try:
            check(self.state, *self.move(sentence))
        except Illegal as illegal:
            return illegal.why.code
        return ""

    def offer(self, kind: type[Move]) -> Offer:
        return next(each for each in self.state.offers(self.state.actor) if each.verb is kind)

    def bounds(self) -> tuple[int, int] | None:
        """Return the least and the most that the actor may raise to, None if he may not."""
        found = self.offer(Raise)
        bound: Any = found.bounds["to"]
        return None if found.barred else (bound.low, bound.high)

    def options(self) -> set[str]:
        """Return the verbs that the actor may use."""
        return {each.verb.__name__.lower() for each in self.state.offers(self.state.actor) if each.barred is None}

    def pot(self) -> int:
        """Return what lies in the middle, or what was won if the hand is over."""
        if is_over(self.state):
            return sum(event.amount for event in self.results())
        return sum(player.paid for player in self.state.players)

    def results(self) -> list[Any]:
        return [event for event in self.events if isinstance(event, Result)]

    def net(self) -> dict[str, int]:
        return dict(zip(self.names, self.state.score(), strict=True))

    def won(self) -> dict[str, int]:
        """Return what each player took from the pots."""
        back = self.refunds()
        return {name: net + self.paid[name] - back.get(name, 0) for name, net in self.net().items()}

    def shown(self) -> dict[str, str]:
        return {self.names[e.seat]: CARDS.text(e.cards) for e in self.events if isinstance(e, Shown)}

    def refunds(self) -> dict[str, int]:
        return {self.names[e.seat]: e.amount for e in self.events if isinstance(e, Returned)}

    def boards(self) -> list[str]:
        return [CARDS.text(event.cards) for event in self.events if isinstance(event, Board)]


def bold_move(state: Betting, seat: int, random: Random, heat: float = 0.5) -> Move:
    """Return a legal move: seldom a fold, with the chance `heat` a raise, often the least one or all-in: pots get layers."""
    open_offers = {offer.verb: offer for offer in state.offers(seat) if offer.barred is None}
    if random.random() < 0.1:
        return Fold()
    if Raise not in open_offers or random.random() > heat:
        return Check() if Check in open_offers else Call()
    bound = open_offers[Raise].bounds["to"]
    assert isinstance(bound, Amount)
    least = min(bound.high, bound.low + random.randint(0, 25))
    return Raise(random.choice((bound.low, bound.low, least, least, bound.high)))
