"""Computer rivals, from one who plays as low as he may to one who plans his hand and plays every choice out.

`easy` makes the lowest legal play, and passes only when it has none. `medium` parts its whole hand into the plays that cost
least: a play costs a turn, and more the less likely it wins its trick or can be laid on somebody else's; both are counted
in guesses of the others' hands, dealt from the cards not seen yet. So control cards cost little to keep, and what breaks a
five-card hand up costs much. It makes the play whose trick and whose remaining plan together are worth most. `hard` takes
the best eight choices of that kind and plays the round out after each, in 80 further guesses, then the best four in 120
more (with three rivals a third as many), and takes the one that has won most often, with some weight on the plan.

Two-seat rounds won, each deal from both seats, with 95 % intervals:

             lowest legal play    sensible player      random
    hard     72.1 ± 4.6 (240)     66.7 ± 5.0 (240)     95.0 ± 4.7 (80)
    medium   55.0 ± 3.7 (500)     56.7 ± 4.5 (300)     89 ± 6 (120)
    easy     50 (it is the same)                       84 ± 4 (300)

The sensible player leads the most cards that his lowest card can be part of, and answers as low as he can. `hard` beats
`medium` in 55.3 ± 4.0 % of 320, and alone against three of the lowest wins 53 ± 7 % of 120, where a fair share is 25 %.
`hapag arena pusoy-dos` measures it again; its simple player makes the lowest legal play.
A move of `hard` takes 18 ms of processor time at the median and 49 ms at the 99th percentile, with four seats.
"""

from bisect import bisect_left
from collections.abc import Mapping
from random import Random

import msgspec

from hapag.games.pusoy_dos.combos import SIZES, combos, strength
from hapag.games.pusoy_dos.plans import Plan, Planned, Planner, bits_of, outline
from hapag.games.pusoy_dos.playout import Lists, play_out, sort_plan
from hapag.games.pusoy_dos.rules import Pass, Play, PusoyDos
from hapag.kernel import Seen
from hapag.pieces import Piece, Pieces, tidy
from hapag.rivals import Rival

Choice = Play | Pass


class Style(msgspec.Struct, frozen=True):
    """What makes a rival weaker or stronger."""

    worlds: int = 40
    """Guesses of the others' hands from which the cost of every play is read."""
    stages: tuple[tuple[int, int], ...] = ()
    """Play-outs: in so many further worlds the so many best choices; without any the plan alone decides."""
    faith: float = 0.0
    """What the plan counts for beside the play-outs: the part of rounds that a play more or less to make is worth."""
    turn: float = 0.25
    """What a play costs that wins its trick: a turn."""
    dump: float = 0.6
    """How much of a weak play's cost is saved if it could be laid on all plays of the others."""
    lead: float = 0.3
    """What winning a trick is worth, in plays that cannot win one."""


class World(msgspec.Struct, gc=False):
    """A guess of the others' hands, by seat; one's own seat is empty."""

    hands: list[Pieces]
    plans: list[Lists]


class Table:
    """What a seat knows of the others' hands: how many cards each holds, and that none of those has been seen."""

    def __init__(self, seen: Seen[PusoyDos], random: Random) -> None:
        players, self.random = seen.round.players, random
        known = {card for player in players for card in player.played} | set(players[seen.seat].hand)
        self.unseen = [Piece(card) for card in range(52) if card not in known]
        self.counts = [0 if player.seat == seen.seat else len(player.hand) for player in players]

    def worlds(self, count: int) -> list[World]:
        """Deal the unseen cards to the others, so many times."""
        return [World(hands, [sort_plan(outline(hand)) for hand in hands]) for hands in map(self.dealt, range(count))]

    def dealt(self, _: int) -> list[Pieces]:
        cards = self.random.sample(self.unseen, sum(self.counts))
        return [tidy(tuple([cards.pop() for _ in range(count)])) for count in self.counts]


class Odds:
    """What guesses say of a play: how often it would win its trick, how many of the others' plays it would beat."""

    def __init__(self, worlds: list[World]) -> None:
        self.count = len(worlds)
        self.highest = {size: sorted([highest(world, size) for world in worlds]) for size in SIZES}
        plays = [play for world in worlds for plan in world.plans for plays in plan for play in plays]
        self.planned = {size: sorted([play.strong for play in plays if play.size == size]) for size in SIZES}

    def wins(self, play: Planned) -> float:
        return bisect_left(self.highest[play.size], play.strong) / self.count

    def fits(self, play: Planned) -> float:
        planned = self.planned[play.size]
        return bisect_left(planned, play.strong) / len(planned) if planned else 0.0


def highest(world: World, size: int) -> int:
    """Return the strongest combination of a size that anybody holds; 0 for none."""
    return max([found[-1][0] if (found := combos(hand, size)) else 0 for hand in world.hands])


class Option(msgspec.Struct):
    """A legal choice: how the plan rates it, the plan it leaves, how many play-outs it has won."""

    move: Choice
    rating: float
    plan: Plan
    wins: float = 0.0


class Mind:
    """One decision of one seat: rate every choice by the plan it leaves, then play the best of them out."""

    def __init__(self, seen: Seen[PusoyDos], style: Style, random: Random) -> None:
        self.state, self.seat, self.style = seen.round, seen.seat, style
        self.me = self.state.players[seen.seat]
        self.table = Table(seen, random)

    def choose(self) -> Choice:
        """Go out if possible; else take the best."""
        moves = list(self.state.moves(self.seat))
        out = [move for move in moves if isinstance(move, Play) and len(move.cards) == len(self.me.hand)]
        if out or len(moves) == 1:
            return (out or moves)[0]
        options = self.rated(moves)
        for worlds, count in self.style.stages:
            options = self.tried(options[:count], worlds)
        return options[0].move

    def rated(self, moves: list[Choice]) -> list[Option]:
        """Return all choices, the best planned first."""
        self.odds = Odds(self.table.worlds(self.style.worlds))
        self.planner = Planner(self.me.hand, self.cost)
        return sorted(map(self.rate, moves), key=lambda option: -option.rating)

    def cost(self, play: Planned) -> float:
        """Return what a play still in hand costs: a turn, and more the less likely it wins or can be laid on another."""
        style = self.style
        weak = (1 - self.odds.wins(play)) * (1 - style.dump * self.odds.fits(play))
        return style.turn + (1 - style.turn) * weak

    def rate(self, move: Choice) -> Option:
        if isinstance(move, Pass):
            worth, plan = self.planner.best(self.planner.hand)
            return Option(move, -worth, plan)
        play = Planned(len(move.cards), strength(move.cards), bits_of(move.cards))
        worth, plan = self.planner.best(self.planner.hand & ~play.bits)
        return Option(move, self.style.lead * self.odds.wins(play) - worth, plan)

    def tried(self, options: list[Option], count: int) -> list[Option]:
        """Play each choice out in the same further worlds; return them by what they have won in all."""
        worlds = self.table.worlds(max(1, count // (len(self.state.players) - 1)))
        for option in options:
            option.wins += self.won(option, worlds) + self.style.faith * option.rating * len(worlds)
        return sorted(options, key=lambda option: (-option.wins, -option.rating))

    def won(self, option: Option, worlds: list[World]) -> int:
        start, counts, mine = self.start(option.move), self.counts(option.move), sort_plan(option.plan)
        won = 0
        for world in worlds:
            hands = [[plays[:] for plays in plan] for plan in world.plans]
            hands[self.seat] = [plays[:] for plays in mine]
            won += play_out(hands, counts[:], *start) == self.seat
        return won

    def counts(self, move: Choice) -> list[int]:
        counts = [len(player.hand) for player in self.state.players]
        counts[self.seat] -= len(move.cards) if isinstance(move, Play) else 0
        return counts

    def start(self, move: Choice) -> tuple[int, int, int, int, int]:
        """Return how the table stands after a choice: whose turn, whose play, its size and strength, passes."""
        state, seats = self.state, len(self.state.players)
        after = (self.seat + 1) % seats
        if isinstance(move, Play):
            return after, self.seat, len(move.cards), strength(move.cards), 0
        assert state.last is not None
        if state.passes + 1 == seats - 1:
            return state.last, state.last, 0, 0, 0
        return after, state.last, len(state.table()), strength(state.table()), state.passes + 1


def thinker(style: Style) -> Rival:
    """Return a rival of this style."""

    def choose(seen: Seen[PusoyDos], random: Random) -> Choice:
        return Mind(seen, style, random).choose()

    return choose


def lowest_play(seen: Seen[PusoyDos], random: Random) -> Choice:
    """Play as little and as low as the rules allow; pass only when nothing beats the table."""
    return next(seen.round.moves(seen.seat))


SIMPLE: Rival = lowest_play
LEVELS: Mapping[str, Rival] = {
    "easy": lowest_play,
    "medium": thinker(Style()),
    "hard": thinker(Style(stages=((80, 8), (120, 4)), faith=0.2)),
}
