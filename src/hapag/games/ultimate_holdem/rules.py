"""Ultimate Texas Hold'em. The numbers in docstrings are the rules of its rule sheet; stakes and the showing of hands are
those of every table against the house, in `house.table` and `house.hands`."""

from collections.abc import Iterator, Sequence
from typing import ClassVar

from hapag.games.house.hands import HandTable
from hapag.games.house.pays import EVEN, LOSS, PUSH, Odds
from hapag.games.house.table import STAKES, Bet, SitOut
from hapag.games.poker import hand_phrase
from hapag.kernel import Event, FaceUp, Info, Move, NoOptions, Offer, OneOf, Phrase, Seat, offer, phrase
from hapag.pieces import CARDS, Pieces
from hapag.ranking import describe, five, least

PREFLOP, FLOP, RIVER = 0, 3, 5
"""2: the steps, by the shared cards that lie there."""
TIMES = {PREFLOP: (3, 4), FLOP: (2,), RIVER: (1,)}
"""2: how many antes a Play may be at each step."""


class Check(Move, frozen=True):
    pass


class Play(Move, frozen=True):
    times: int


class Fold(Move, frozen=True):
    pass


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
        endings=("all-sat-out", "all-folded", "dealer-qualified", "dealer-unqualified"),
        least=1,
        longest=16,
    )
    names: ClassVar = CARDS
    aliases: ClassVar = {f"{n}x": str(n) for n in range(1, 5)}
    each: ClassVar = 2
    dealers: ClassVar = 2
    opening: ClassVar = ("ante", "blind")
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
        step = len(self.board)
        if step == RIVER:
            return self.settle(self.how_it_ends())
        self.deal_shared(FLOP if step == PREFLOP else RIVER - FLOP)
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
        if not self.live():
            return "all-folded"
        return "dealer-qualified" if qualifies(self.strength(self.dealer.down)) else "dealer-unqualified"

    def strength(self, cards: Pieces) -> int:
        """3: the best five of two cards and the board."""
        return five([*cards, *self.board])

    def called(self, cards: Pieces) -> Phrase:
        """3"""
        return hand_phrase(self.strength(cards))

    def settle_seat(self, seat: Seat) -> None:
        """4-7"""
        place = self.places[seat]
        if place.folded:
            outcomes, why = dict.fromkeys(self.opening, "fold"), Phrase("why-folded")
        else:
            mine, dealer = self.strength(place.shown), self.strength(self.dealer.up)
            outcomes, why = outcomes_of(mine, dealer), reason(mine, dealer)
        for wager in self.bets_of(seat):
            self.pay(wager, outcomes[wager.bet])
        self.tell(seat, why)

    @classmethod
    def scores(cls, options: NoOptions, seats: int) -> tuple[int, int]:
        """2, 4: Ante, Blind and a Play of four antes, all lost; or all won with a royal."""
        antes, royal = max(TIMES[PREFLOP]) + 1, cls.pays["blind"]["royal-flush"]
        stake = max(STAKES)
        return -(antes + 1) * stake, antes * stake + royal.on(stake)


def qualifies(strength: int) -> bool:
    """3: a pair or better, on the board or not."""
    return strength >= least("pair")


def outcomes_of(mine: int, dealer: int) -> dict[str, str]:
    """4-6: how each bet of a hand that was played comes out, by the two strengths."""
    if mine == dealer:
        return {"ante": "push", "blind": "push", "play": "push"}
    better = "win" if mine > dealer else "lose"
    ante = better if qualifies(dealer) else "unqualified"
    return {"ante": ante, "blind": blind(mine) if mine > dealer else "lose", "play": better}


def blind(strength: int) -> str:
    """4: what a winning Blind is paid for."""
    name = describe(strength).name
    return name if name in UltimateHoldem.pays["blind"] else "unpaid"


def reason(mine: int, dealer: int) -> Phrase:
    """Return why a hand that was played came out as it did."""
    how = "ties" if mine == dealer else "wins" if mine > dealer else "loses"
    code = f"why-{how}" if mine == dealer or qualifies(dealer) else f"why-{how}-unqualified"
    same = mine != dealer and hand_phrase(mine) == hand_phrase(dealer)
    return phrase(code, mine=hand_phrase(mine, kickers=same), dealer=hand_phrase(dealer, kickers=same))
