"""Ultimate Texas Hold'em. The numbers in docstrings are the rules of its rule sheet."""

from collections.abc import Iterator, Mapping, Sequence
from typing import ClassVar

from hapag.games.house.hands import Fold, HandTable
from hapag.games.house.pays import EVEN, LOSS, PUSH, Odds
from hapag.games.house.table import ALL_SAT_OUT, STAKES, Bet, SitOut
from hapag.games.poker import hand_phrase, told_apart
from hapag.kernel import Event, FaceUp, Info, Move, NoOptions, Offer, OneOf, Phrase, Seat, offer
from hapag.pieces import CARDS, Pieces
from hapag.ranking import describe, five, least

PREFLOP, FLOP, RIVER = 0, 3, 5
"""2: the steps, by the shared cards that lie there."""
TIMES = {PREFLOP: (3, 4), FLOP: (2,), RIVER: (1,)}
"""2: how many antes a Play may be at each step."""


class Check(Move, frozen=True):
    pass


class Play(Move, frozen=True):
    """times: how many antes; people write `play 4` or `play 4x`."""

    times: int


CHECK, FOLD = offer(Check), offer(Fold)
PLAY = {step: offer(Play, times=OneOf(times)) for step, times in TIMES.items()}


class Checked(Event, frozen=True):
    seat: Seat


class Played(Event, frozen=True):
    """A seat has put up its Play bet: so many antes, and the chips."""

    seat: Seat
    times: int
    stake: int


class BoardDealt(Event, frozen=True):
    """The flop, or turn and river."""

    cards: FaceUp


class UltimateHoldem(HandTable[Bet | SitOut | Check | Play | Fold]):
    info: ClassVar = Info(
        slug="ultimate-holdem",
        family="house",
        endings=(ALL_SAT_OUT, "all-folded", "dealer-unqualified", "dealer-qualified"),
        least=1,
        longest=16,
    )
    names: ClassVar = CARDS
    aliases: ClassVar = {f"{times}x": str(times) for step in TIMES.values() for times in step}
    pays: ClassVar = {
        "ante": {"win": EVEN, "push": PUSH, "unqualified": PUSH, "lose": LOSS, "fold": LOSS},
        "blind": {
            "royal-flush": Odds(500),
            "straight-flush": Odds(50),
            "quads": Odds(10),
            "full-house": Odds(3),
            "flush": Odds(3, 2),
            "straight": EVEN,
            "unpaid": PUSH,
            "push": PUSH,
            "lose": LOSS,
            "fold": LOSS,
        },
        "play": {"win": EVEN, "push": PUSH, "lose": LOSS},
    }
    opening: ClassVar = ("ante", "blind")
    each: ClassVar = 2
    dealers: ClassVar = 2

    board: FaceUp = ()

    @classmethod
    def packs(cls, options: NoOptions, seats: int) -> Sequence[Sequence[int]]:
        """1: one deck."""
        return [range(52)]

    def choices(self, seat: Seat) -> Iterator[Offer]:
        """2: folding exists only at the last step, checking only before it."""
        step = len(self.board)
        yield FOLD if step == RIVER else CHECK
        yield PLAY[step]

    def apply(self, seat: Seat, move: Move) -> None:
        """2, 8"""
        match move:
            case Play(times):
                wager = self.put_up(seat, "play", times * self.stakes[seat])
                self.say(Played(seat, times, wager.stake))
            case Fold():
                self.fold(seat)
            case _:
                self.say(Checked(seat))
        self.decided()

    def go_on(self) -> None:
        """2, 8: shared cards come once for the table, when all have decided; who has played is not asked again."""
        if len(self.board) == RIVER:
            return self.settle(self.how_it_ends())
        self.deal_shared(RIVER - FLOP if self.board else FLOP)
        self.ask([seat for seat in self.staked() if not self.has_played(seat)])

    def deal_shared(self, n: int) -> None:
        cards = self.draw(n)
        self.board += cards
        self.say(BoardDealt(cards))

    def has_played(self, seat: Seat) -> bool:
        return any(wager.bet == "play" for wager in self.bets_of(seat))

    def decide_late(self, seat: Seat) -> Check | Fold:
        """8"""
        return Fold() if len(self.board) == RIVER else Check()

    # Settlement

    def how_it_ends(self) -> str:
        qualified = qualifies(self.strength(self.dealer.down))
        return f"dealer-{'' if qualified else 'un'}qualified" if self.live() else "all-folded"

    def strength(self, cards: Pieces) -> int:
        """3: the best five of two cards and the board."""
        return five(cards + self.board)

    def called(self, cards: Pieces) -> Phrase:
        """3"""
        return hand_phrase(self.strength(cards))

    def settle_seat(self, seat: Seat) -> None:
        """4-7"""
        outcomes = self.outcomes(seat)
        for wager in self.bets_of(seat):
            self.pay(wager, outcomes[wager.bet])
        self.tell(seat, self.reason(seat))

    def outcomes(self, seat: Seat) -> Mapping[str, str]:
        """4-7: return how each bet of a seat comes out."""
        place = self.places[seat]
        if place.folded:
            return {"ante": "fold", "blind": "fold"}
        return outcomes(self.strength(place.shown), self.strength(self.dealer.up))

    def reason(self, seat: Seat) -> Phrase:
        """Return the rule that settled a seat, both hands named as far as it takes to tell them apart."""
        place = self.places[seat]
        if place.folded:
            return Phrase("why-fold")
        mine, dealer = self.strength(place.shown), self.strength(self.dealer.up)
        code = "why-push" if mine == dealer else "why-win" if mine > dealer else "why-lose"
        one, other = told_apart(mine, dealer)
        return Phrase(code if qualifies(dealer) else f"{code}-unqualified", {"mine": one, "dealer": other})

    @classmethod
    def scores(cls, options: NoOptions, seats: int) -> tuple[int, int]:
        """2, 4: Ante, Blind and the highest Play, all lost; or all won, the Blind at the odds of a royal flush."""
        most, times = max(STAKES), max(TIMES[PREFLOP])
        return -(2 + times) * most, (1 + times + 500) * most


def outcomes(mine: int, dealer: int) -> Mapping[str, str]:
    """4-6: return how each bet of a hand that was played comes out, by its strength and the dealer's."""
    if mine == dealer:
        return {"ante": "push", "blind": "push", "play": "push"}
    play = "win" if mine > dealer else "lose"
    blind = paid_as(mine) if mine > dealer else "lose"
    return {"ante": play if qualifies(dealer) else "unqualified", "blind": blind, "play": play}


def qualifies(strength: int) -> bool:
    """3: a pair or better, be it on the board."""
    return strength >= least("pair")


def paid_as(strength: int) -> str:
    """4: return what a Blind that wins is paid as; anything less than a straight is not."""
    name = describe(strength).name
    return name if name in UltimateHoldem.pays["blind"] else "unpaid"
