"""Random hands beside PokerKit: at every decision the same legal actions and the same bounds of a raise, and
at the end the same chips. Where our rules differ on purpose, the difference is taken out here, by its rule:

- rule 2, a big blind larger than the stack: PokerKit lowers the call to what was posted; no such blind is dealt here.
- rule 7, several short all-ins are added up from each player's own last action, and rule 8, an opening all-in below the
  big blind is short: PokerKit adds them up for all at once, and takes the first raise of a street for a full one. After a
  short all-in the right of those who have acted is told by `Memory`, from what was bet, not from our state.
- rule 9, no raise when every other live player is all-in: PokerKit bars it already when nobody else could put in more.
- rule 10, fold even when a check is free: PokerKit warns of it, but can.
- rule 11, nobody is asked who is alone with all-in players and owes nothing: PokerKit asks him when the last other folds.
- rule 16, odd chips one each from the button's left: PokerKit gives them all to the first. Its pots are shared here.
"""

from __future__ import annotations

import warnings
from collections import Counter
from fractions import Fraction
from random import Random
from typing import Any

from pokerkit import Automation, Card, Mode, NoLimitTexasHoldem, OmahaHoldemHand
from pokerkit.state import State

from hapag.games.betting.table import Betting, Call, Check, Fold, Raise, Stakes
from hapag.games.holdem.rules import Holdem
from hapag.games.omaha.rules import Omaha
from hapag.kernel import Amount, begin, is_over, owing, play
from hapag.pieces import CARDS
from tests.games.betting.driver import bold_move


class NoLimitOmahaHoldem(NoLimitTexasHoldem):
    """PokerKit's Omaha with its own no-limit betting: it names only the pot-limit game."""

    hand_types = (OmahaHoldemHand,)
    hole_dealing_count = 4


PEERS: dict[type[Betting], Any] = {Holdem: NoLimitTexasHoldem, Omaha: NoLimitOmahaHoldem}
AUTOMATIONS = (
    Automation.ANTE_POSTING,
    Automation.BET_COLLECTION,
    Automation.BLIND_OR_STRADDLE_POSTING,
    Automation.CARD_BURNING,
    Automation.HOLE_CARDS_SHOWING_OR_MUCKING,
)
CARD = [next(Card.parse(name)) for name in CARDS.packs[0]]
SMALL, BIG, TRIM_ANTES = 10, 20, True


def exact(amount: int, among: int) -> Any:
    return Fraction(amount) / among, 0


class Memory:
    """Rules 6 to 8 told again from the bets of a street alone: each player's level at his last action, and every rise."""

    def __init__(self) -> None:
        self.rises: list[int] = []
        self.level: dict[int, int] = {}
        self.street = -1

    def begin(self, street: int) -> None:
        if street != self.street:
            self.rises, self.level, self.street = [], {}, street

    @property
    def full(self) -> int:
        return max([BIG, *self.rises])

    @property
    def short(self) -> bool:
        """Whether some rise of this street was less than the full one before it."""
        return any(rise < max([BIG, *self.rises[:place]]) for place, rise in enumerate(self.rises))

    def may_raise_again(self, seat: int, bet: int) -> bool:
        return seat not in self.level or bet - self.level[seat] >= self.full

    def note(self, seat: int, before: int, after: int) -> None:
        if after > before:
            self.rises.append(after - before)
        self.level[seat] = after


class Pair:
    """One hand in both engines. PokerKit counts players from the small blind; two-handed from the big blind."""

    def __init__(self, game: type[Betting], random: Random) -> None:
        self.seats = random.randint(2, 6)
        self.button = random.randrange(self.seats)
        self.stacks = self.any_stacks(random)
        ante = random.choice((0, 0, 0, 3))
        deck: Any = tuple(random.sample(range(52), 52))
        stakes = Stakes(stacks=self.stacks, ante=ante)
        self.ours: Betting = begin(game, stakes, self.seats, [deck], self.button).state
        order = [(self.button + 1 + place) % self.seats for place in range(self.seats)]
        self.order = order
        stacks = tuple([self.stacks[seat] for seat in order])
        self.theirs: State = PEERS[game].create_state(
            AUTOMATIONS, TRIM_ANTES, ante, (SMALL, BIG), BIG, stacks, self.seats, mode=Mode.CASH_GAME, divmod=exact
        )
        for seat in order:
            self.theirs.deal_hole([CARD[card] for card in deck[game.hole * seat : game.hole * (seat + 1)]])
        end = game.hole * self.seats
        self.board = [CARD[card] for card in deck[end : end + 5]]
        self.heat = random.choice((0.1, 0.3, 0.6))
        self.memory = Memory()
        self.differences: Counter[str] = Counter()
        self.follow()

    def any_stacks(self, random: Random) -> tuple[int, ...]:
        """Unequal, often short; rule 2: the big blind (after an ante of 3) never is."""
        stacks = [random.choice((random.randint(1, 60), random.randint(20, 300), 1000)) for _ in range(self.seats)]
        big = (self.button + (1 if self.seats == 2 else 2)) % self.seats
        stacks[big] = max(stacks[big], BIG + 3)
        return tuple(stacks)

    def follow(self) -> None:
        """Let PokerKit deal the board, and check where it asks a player alone with the all-in ones (rule 11)."""
        while self.theirs.status:
            if self.theirs.actor_index is not None:
                if not is_over(self.ours):
                    break
                assert self.theirs.checking_or_calling_amount == 0
                self.theirs.check_or_call()
            elif self.theirs.can_select_runout_count():
                self.theirs.select_runout_count(None)
            elif self.theirs.can_deal_board():
                count = 1 if self.theirs.board_cards else 3
                self.theirs.deal_board(self.board[:count])
                del self.board[:count]
            else:
                self.settle()

    def settle(self) -> None:
        """Rule 16: share each pot as PokerKit has it before losers are taken out, by its own ranking of the hands."""
        theirs = self.theirs
        self.stacks_after = [Fraction(stack + bet) for stack, bet in zip(theirs.stacks, theirs.bets, strict=True)]
        exactly = list(self.stacks_after)
        live = [place for place in theirs.player_indices if theirs.statuses[place]]
        for pot in theirs.pots:
            winners = best_hands(theirs, [place for place in live if place in pot.player_indices])
            share, odd = divmod(pot.amount, len(winners))
            for rank, place in enumerate(winners):
                self.stacks_after[place] += share + (rank < odd)
                exactly[place] += Fraction(pot.amount, len(winners))
        while theirs.can_kill_hand():
            theirs.kill_hand()
        while theirs.can_push_chips():
            theirs.push_chips()
        while theirs.can_pull_chips():
            theirs.pull_chips()
        assert exactly == theirs.stacks

    def compare(self) -> int:
        """Compare who acts, what may be done and the bounds of a raise; return the seat."""
        (seat,) = owing(self.ours)
        actor = self.theirs.actor_index
        assert actor is not None
        assert self.order[actor] == seat
        self.memory.begin(self.ours.street)
        offers = {offer.verb: offer for offer in self.ours.offers(seat)}
        owed = self.theirs.checking_or_calling_amount
        assert owed == self.ours.owed(self.ours.players[seat])
        assert (offers[Check].barred is None) is (owed == 0)
        assert (offers[Call].barred is None) is (owed != 0)
        assert offers[Fold].barred is None
        mine = offers[Raise].barred is None
        least = self.theirs.min_completion_betting_or_raising_to_amount
        self.both_raise = mine and least is not None
        assert mine is self.expected_right(seat, theirs=least is not None)
        bound = offers[Raise].bounds["to"]
        if self.both_raise:
            assert isinstance(bound, Amount)
            assert bound.low == least
            assert bound.high == self.theirs.max_completion_betting_or_raising_to_amount
        return seat

    def expected_right(self, seat: int, *, theirs: bool) -> bool:
        """Return PokerKit's answer to "may he raise?", put right where rules 7 to 9 differ."""
        bet, bets, stacks = self.highest(), self.theirs.bets, self.theirs.stacks
        place = self.order.index(seat)
        more = stacks[place] + bets[place] > bet
        others = [i for i in self.theirs.player_indices if self.theirs.statuses[i] and i != place]
        right = theirs
        if self.memory.short and seat in self.memory.level:
            can_be_called = any(stacks[i] + bets[i] > bet for i in others)
            right = more and can_be_called and self.memory.may_raise_again(seat, bet)
            self.differences["rules 7 and 8"] += right != theirs
        if not right and more and any(stacks[i] for i in others) and not any(stacks[i] + bets[i] > bet for i in others):
            right = self.memory.may_raise_again(seat, bet)
            self.differences["rule 9"] += right
        return right

    def highest(self) -> int:
        return int(max(self.theirs.bets))

    def move(self, seat: int, random: Random) -> None:
        """Make the same random move in both; a raise that PokerKit bars (7 to 9) is made a call, or a check."""
        move = bold_move(self.ours, seat, random, self.heat)
        if isinstance(move, Raise) and not self.both_raise:
            move = Call() if self.ours.owed(self.ours.players[seat]) else Check()
        before = self.highest()
        if isinstance(move, Raise):
            self.theirs.complete_bet_or_raise_to(move.to)
        elif isinstance(move, Fold):
            self.theirs.fold()
        else:
            self.theirs.check_or_call()
        self.memory.note(seat, before, move.to if isinstance(move, Raise) else before)
        self.ours = play(self.ours, seat, move).state
        self.follow()

    def finish(self) -> None:
        """Compare the chips at the end, odd chips given out by rule 16."""
        assert not self.theirs.status
        theirs = {seat: self.stacks_after[place] for place, seat in enumerate(self.order)}
        assert theirs == {player.seat: player.stack for player in self.ours.players}


def best_hands(theirs: State, places: list[int]) -> list[int]:
    if len(places) == 1:
        return places
    hands = {place: theirs.get_hand(place, 0, 0) for place in places}
    best = max(hand for hand in hands.values() if hand is not None)
    return [place for place in places if hands[place] == best]


def agrees(game: type[Betting], seed: int, hands: int) -> None:
    """Play hands in both engines and compare them all the way."""
    random, decisions, differences = Random(seed), 0, Counter[str]()
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        for _ in range(hands):
            pair = Pair(game, random)
            while not is_over(pair.ours):
                pair.move(pair.compare(), random)
                decisions += 1
            pair.finish()
            differences += pair.differences
    assert decisions > 4 * hands
    assert sum(differences.values()) < decisions / 50
