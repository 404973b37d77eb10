"""No-limit betting with blinds and a shared board: what Hold'em and Omaha have in common.

The numbers in docstrings are the rules of Hold'em's sheet, in its order. A game of this family says how many private
cards it deals and how strong a hand is; everything else is here.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Annotated, ClassVar, NamedTuple, Self

import msgspec

from hapag.games.poker import hand_phrase
from hapag.kernel import (
    Amount,
    Away,
    Event,
    FaceDown,
    FaceUp,
    InHand,
    Move,
    Offer,
    Phrase,
    Result,
    Round,
    Seat,
    Turn,
    offer,
    refusal,
)
from hapag.pieces import Pieces, tidy, without

PREFLOP, FLOP, TURN, RIVER, ENDED = range(5)
SHOWN = (0, 3, 4, 5)
"""Board cards face up on each street."""
STREETS = tuple(Phrase(f"street-{street}") for street in range(ENDED))
SMALL_BLIND, BIG_BLIND, ANTE = Phrase("post-small"), Phrase("post-big"), Phrase("post-ante")
STACK = 1000
"""0.7: what each player starts with, unless the engine is told otherwise."""
MOST = 10
"""Seats the rules take."""
ENDINGS = ("folds", "showdown", "run-out", "shared", "side-pots")
"""A showdown counts as the last of these that holds of it."""
NOT_YET = -1
COUNT = 5
"""Cards that make a hand."""


class Fold(Move, frozen=True):
    pass


class Check(Move, frozen=True):
    pass


class Call(Move, frozen=True):
    pass


class Raise(Move, frozen=True):
    """5: to a total for this street, blinds included; a first bet is a raise from 0."""

    to: int


class Posted(Event, frozen=True):
    """A blind or an ante; `left` are the chips behind, so 0 is an all-in, here and below."""

    seat: Seat
    what: Phrase
    amount: int
    left: int


class Dealt(Event, frozen=True):
    """3: so many private cards to each seat."""

    each: int


class Board(Event, frozen=True):
    street: Phrase
    cards: FaceUp


class Folded(Event, frozen=True):
    seat: Seat


class Checked(Event, frozen=True):
    seat: Seat


class Called(Event, frozen=True):
    seat: Seat
    amount: int
    left: int


class Bet(Event, frozen=True):
    seat: Seat
    amount: int
    left: int


class Raised(Event, frozen=True):
    seat: Seat
    to: int
    left: int


class Returned(Event, frozen=True):
    """The part of a bet that nobody called."""

    seat: Seat
    amount: int


class Shown(Event, frozen=True):
    seat: Seat
    cards: FaceUp
    hand: Phrase


class Took(Result, frozen=True):
    """Everyone else folded: no hand is shown."""

    seat: Seat
    amount: int


class Won(Result, frozen=True):
    seat: Seat
    amount: int
    pot: Phrase
    hand: Phrase


class Shared(Result, frozen=True):
    """`amount` is the whole pot; the seats are in the order in which odd chips are given."""

    seats: tuple[Seat, ...]
    amount: int
    pot: Phrase
    hand: Phrase


class Stakes(msgspec.Struct, frozen=True):
    """1-2: at tables always as they stand here; the engine takes any."""

    stacks: Annotated[tuple[Annotated[int, msgspec.Meta(ge=1)], ...] | None, msgspec.Meta(extra={"engine": True})] = (
        None
    )
    """Chips of each seat; None: the same for all."""
    small: Annotated[int, msgspec.Meta(ge=0, extra={"engine": True})] = 10
    big: Annotated[int, msgspec.Meta(ge=1, extra={"engine": True})] = 20
    ante: Annotated[int, msgspec.Meta(ge=0, extra={"engine": True})] = 0
    antes: Annotated[tuple[Annotated[int, msgspec.Meta(ge=0)], ...] | None, msgspec.Meta(extra={"engine": True})] = None
    """Antes of each seat, where they differ: these are dead, nobody has to match them. None: `ante` from everyone."""


class Player(msgspec.Struct, gc=False):
    seat: Seat
    hand: InHand
    stack: int
    shown: FaceUp = ()
    bet: int = 0
    """Chips put in on this street; `paid`: in this round, antes included."""
    paid: int = 0
    acted: int = NOT_YET
    """7: the bet this player last acted on, on this street."""
    folded: bool = False
    best: str = ""
    """The five cards that won him a pot, as they are written: each of them lies in another pile."""


class Pot(NamedTuple):
    amount: int
    contenders: tuple[Seat, ...]


class Betting(Round[Fold | Check | Call | Raise]):
    hole: ClassVar[int]
    """Private cards of each player; of these `playing` at the least must be among the five that count."""
    playing: ClassVar[int] = 0

    options: Stakes
    players: tuple[Player, ...]
    to_come: FaceDown
    stock: Away
    button: Seat
    board: FaceUp = ()
    street: int = PREFLOP
    bet: int = 0
    """6: the bet to match on this street, and the size of its last full raise."""
    full: int = 0
    dead: int = 0
    """Antes that nobody has to match; they go into the main pot."""
    actor: Seat = 0
    how: str = ""

    # What differs

    @staticmethod
    def strength(hand: Sequence[int], board: Sequence[int]) -> int:
        """15: how good private cards are with the board; fewer of them too, while they make five."""
        raise NotImplementedError

    # Setup

    @classmethod
    def packs(cls, options: Stakes, seats: int) -> Sequence[Sequence[int]]:
        return [range(52)]

    @classmethod
    def deal(cls, options: Stakes, seats: int, lead: Seat, *packs: Pieces) -> Self:
        """1-4. ValueError if there are not as many stacks as seats."""
        deck, n = packs[0], cls.hole
        stacks, end = cls.stacks(options, seats), n * seats
        players = tuple([Player(seat, tidy(deck[n * seat : n * seat + n]), stacks[seat]) for seat in range(seats)])
        state = cls(options=options, players=players, to_come=deck[end : end + 5], stock=deck[end + 5 :], button=lead)
        state.post()
        state.say(Dealt(n))
        state.go_on()
        return state

    @classmethod
    def stacks(cls, options: Stakes, seats: int) -> tuple[int, ...]:
        """1: the chips each seat starts with."""
        if options.stacks is None:
            return (STACK,) * seats
        if len(options.stacks) != seats:
            raise ValueError(f"{len(options.stacks)} stacks for {seats} seats")
        return options.stacks

    def post(self) -> None:
        """2: antes, then blinds; who has less is all-in with it, and the bet is the whole big blind all the same."""
        seats, stakes = len(self.players), self.options
        small = self.button if seats == 2 else (self.button + 1) % seats
        big = (small + 1) % seats
        antes = self.antes()
        for player, ante in zip(self.players, antes, strict=True):
            self.pay(player, ante, ANTE)
            player.bet = 0
        if len(set(antes)) > 1:
            self.dead = sum([player.paid for player in self.players])
            for player in self.players:
                player.paid = 0
        self.pay(self.players[small], stakes.small, SMALL_BLIND)
        self.pay(self.players[big], stakes.big, BIG_BLIND)
        self.bet = self.full = stakes.big
        self.actor = big

    def antes(self) -> tuple[int, ...]:
        """2: the ante of each seat. ValueError if there are not as many as seats."""
        antes = self.options.antes
        if antes is None:
            return (self.options.ante,) * len(self.players)
        if len(antes) != len(self.players):
            raise ValueError(f"{len(antes)} antes for {len(self.players)} seats")
        return antes

    def pay(self, player: Player, amount: int, what: Phrase) -> None:
        if paid := min(amount, player.stack):
            self.put(player, paid)
            self.say(Posted(player.seat, what, paid, player.stack))

    @staticmethod
    def put(player: Player, amount: int) -> None:
        player.stack -= amount
        player.bet += amount
        player.paid += amount

    # Betting

    def turn(self) -> Turn:
        return OVER if self.street == ENDED else TURNS[self.actor]

    def offers(self, seat: Seat) -> Iterator[Offer]:
        """5-6, 10"""
        me = self.players[seat]
        yield FOLD
        if owed := self.owed(me):
            yield no_check(owed)
            yield CALL
        else:
            yield CHECK
            yield NO_CALL
        high = me.bet + me.stack
        yield offer(Raise, self.why_no_raise(me), to=Amount(min(self.bet + self.full, high), high, "raise-range"))

    def owed(self, player: Player) -> int:
        """Return what a call costs: never more than the player has."""
        return min(self.bet - player.bet, player.stack)

    def why_no_raise(self, me: Player) -> Phrase | None:
        """7, 9"""
        if me.bet + me.stack <= self.bet:
            return refusal("call-takes-all", stack=me.stack)
        if not any(p.stack for p in self.players if not p.folded and p is not me):
            return refusal("others-all-in")
        if me.acted != NOT_YET and self.bet - me.acted < self.full:
            return refusal("not-reopened", by=self.bet - me.acted, full=self.full)
        return None

    def apply(self, seat: Seat, move: Fold | Check | Call | Raise) -> None:
        """5"""
        me = self.players[seat]
        if isinstance(move, Raise):
            self.raise_to(me, move.to)
        elif isinstance(move, Call):
            owed = self.owed(me)
            self.put(me, owed)
            self.say(Called(seat, owed, me.stack))
        elif isinstance(move, Fold):
            me.folded = True
            self.say(Folded(seat))
        else:
            self.say(Checked(seat))
        me.acted = self.bet
        self.go_on()

    def raise_to(self, me: Player, to: int) -> None:
        """6: a full raise sets the size of the next; an all-in may be less than that."""
        opens, step = self.bet == 0, to - self.bet
        if step >= self.full:
            self.full = step
        self.bet = to
        self.put(me, to - me.bet)
        self.say(Bet(me.seat, to, me.stack) if opens else Raised(me.seat, to, me.stack))

    def go_on(self) -> None:
        """11-12: the next player who has something to decide; without one the street is over."""
        live = [p for p in self.players if not p.folded]
        if len(live) == 1:
            return self.take(live[0])
        alone = sum([p.stack > 0 for p in live]) < 2
        for p in self.clockwise(self.actor):
            if p.stack and not p.folded and (p.bet < self.bet or (p.acted == NOT_YET and not alone)):
                self.actor = p.seat
                return None
        return self.close_street(alone=alone)

    def close_street(self, *, alone: bool) -> None:
        if alone:
            self.run_out()
        elif self.street == RIVER:
            self.show_down("showdown")
        else:
            self.next_street()

    def next_street(self) -> None:
        """4, 6: the first live seat after the button begins, and each street starts again at a big blind."""
        for player in self.players:
            player.bet, player.acted = 0, NOT_YET
        self.bet, self.full = 0, self.options.big
        self.turn_up()
        self.actor = self.button
        self.go_on()

    def turn_up(self) -> None:
        self.street += 1
        n = SHOWN[self.street] - len(self.board)
        cards, self.to_come = self.to_come[:n], self.to_come[n:]
        self.board += cards
        self.say(Board(STREETS[self.street], cards))

    def run_out(self) -> None:
        """11: nobody can bet against anyone any more."""
        how = "showdown" if self.street == RIVER else "run-out"
        self.return_uncalled()
        while self.street < RIVER:
            self.turn_up()
        self.show_down(how)

    # Settlement

    def take(self, winner: Player) -> None:
        """12"""
        self.return_uncalled()
        amount = sum([p.paid for p in self.players]) + self.dead
        self.say(Took(winner.seat, amount))
        winner.stack += amount
        self.end("folds")

    def show_down(self, how: str) -> None:
        """13-17"""
        self.return_uncalled()
        hands = self.show_hands()
        pots = self.pots()
        for number, pot in enumerate(pots):
            best = max([hands[seat] for seat in pot.contenders])
            winners = tuple([seat for seat in hands if hands[seat] == best and seat in pot.contenders])
            self.push(pot.amount, winners, pot_phrase(number, len(pots)), hand_phrase(best))
            how = "shared" if len(winners) > 1 else how
        self.end("side-pots" if len(pots) > 1 else how)

    def return_uncalled(self) -> None:
        """13: what one player paid beyond anyone else, whether these folded or not."""
        *_, second, first = sorted(self.players, key=by_paid)
        if extra := first.paid - second.paid:
            first.paid -= extra
            first.stack += extra
            self.say(Returned(first.seat, extra))

    def show_hands(self) -> dict[Seat, int]:
        """15, 17: all hands still in, from the button's left; return how strong they are, in this order."""
        hands = {}
        for player in self.clockwise(self.button):
            if not player.folded:
                hands[player.seat] = strength = self.strength(player.hand, self.board)
                player.shown, player.hand = player.hand, ()
                self.say(Shown(player.seat, player.shown, hand_phrase(strength)))
        return hands

    def best(self, hand: Pieces) -> str:
        """15: the five cards that count of a hand and the board; others are left out one by one while that costs nothing."""
        board, strength = self.board, self.strength(hand, self.board)
        for card in hand + board:
            if len(hand) + len(board) == COUNT:
                break
            fewer = (without(hand, (card,)), board) if card in hand else (hand, without(board, (card,)))
            if len(fewer[0]) >= self.playing and self.strength(*fewer) == strength:
                hand, board = fewer
        return self.names.text(hand + board)

    def clockwise(self, seat: Seat) -> tuple[Player, ...]:
        """Return the players from the left of a seat, which is last."""
        return self.players[seat + 1 :] + self.players[: seat + 1]

    def pots(self) -> list[Pot]:
        """14: the main pot and the side pots of what has been paid so far; what folded players paid beyond goes on top."""
        pots, floor = [], 0
        levels = sorted({p.paid for p in self.players if not p.folded})
        for level in levels:
            contenders = tuple([p.seat for p in self.players if p.paid >= level and not p.folded])
            ceiling = level if level < levels[-1] else max([p.paid for p in self.players])
            pots.append(Pot(sum([min(p.paid, ceiling) - min(p.paid, floor) for p in self.players]), contenders))
            floor = level
        pots[0] = Pot(pots[0].amount + self.dead, pots[0].contenders)
        return pots

    def push(self, amount: int, winners: tuple[Seat, ...], pot: Phrase, hand: Phrase) -> None:
        """16: odd chips go one each, clockwise from the button's left."""
        share, odd = divmod(amount, len(winners))
        for place, seat in enumerate(winners):
            self.players[seat].stack += share + (place < odd)
            self.players[seat].best = self.best(self.players[seat].shown)
        self.say(Won(winners[0], amount, pot, hand) if len(winners) == 1 else Shared(winners, amount, pot, hand))

    def end(self, how: str) -> None:
        for player in self.players:
            player.bet = player.paid = 0
        self.street, self.how, self.dead = ENDED, how, 0

    def chips(self) -> int:
        return sum([p.stack + p.paid for p in self.players]) + self.dead

    def score(self) -> tuple[int, ...]:
        """18"""
        before = self.stacks(self.options, len(self.players))
        return tuple([p.stack - stack for p, stack in zip(self.players, before, strict=True)])

    @classmethod
    def scores(cls, options: Stakes, seats: int) -> tuple[int, int]:
        """Nobody can win more than the others' stacks, nor lose more than his own."""
        stacks = cls.stacks(options, seats)
        return -max(stacks), sum(stacks) - min(stacks)

    def ending(self) -> str:
        return self.how

    def fallback(self, seat: Seat) -> Fold:
        """19: even when a check is free."""
        return Fold()


FOLD, CHECK, CALL = offer(Fold), offer(Check), offer(Call)
NO_CALL = offer(Call, barred=refusal("nothing-to-call"))
OVER, TURNS = Turn(), tuple(Turn((seat,)) for seat in range(MOST))


@lru_cache(1024)
def no_check(owed: int) -> Offer:
    return offer(Check, barred=refusal("bet-to-call", amount=owed))


def by_paid(player: Player) -> int:
    return player.paid


def pot_phrase(number: int, pots: int) -> Phrase:
    """Return what a pot is called: plain if it is the only one, side pots by number if there are several."""
    if pots == 1:
        return Phrase("pot-only")
    if number == 0:
        return Phrase("pot-main")
    return Phrase("pot-side") if pots == 2 else Phrase("pot-side-numbered", {"number": number})
