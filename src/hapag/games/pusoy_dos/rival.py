"""draft"""

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
from hapag.rivals import Rival, random_rival

Choice = Play | Pass


class Style(msgspec.Struct, frozen=True):
    """What makes a rival weaker or stronger."""

    worlds: int
    """Guesses of what the others hold."""
    tries: int = 0
    """Choices that are played out in every world; 0 trusts the plan alone."""
    turn: float = 0.25
    """What a play costs that wins its trick: a turn."""
    dump: float = 0.6
    """How much of a weak play's cost is saved if it can often be laid on others' plays."""
    lead: float = 0.8
    """What winning a trick is worth, in plays that cannot win one."""


class World(msgspec.Struct):
    """A guess of the others' hands: by seat, with a plan for each; one's own seat is empty."""

    hands: list[Pieces]
    plans: list[Lists]


class Worlds:
    """What many guesses say of a play: how often it would win its trick, how often it could be laid on another."""

    def __init__(self, seen: Seen[PusoyDos], count: int, random: Random) -> None:
        self.guesses = [guess(seen, random) for _ in range(count)]
        self.highest = {size: sorted([self.most(world, size) for world in self.guesses]) for size in SIZES}
        plays = [play for world in self.guesses for plan in world.plans for plays in plan for play in plays]
        self.planned = {size: sorted([play.strong for play in plays if play.size == size]) for size in SIZES}

    def most(self, world: World, size: int) -> int:
        return max([found[-1][0] if (found := combos(hand, size)) else 0 for hand in world.hands])

    def wins(self, play: Planned) -> float:
        """Return how often nobody could beat a play."""
        return bisect_left(self.highest[play.size], play.strong) / len(self.guesses)

    def fits(self, play: Planned) -> float:
        """Return how large a part of the others' plays of its size it would beat."""
        planned = self.planned[play.size]
        return bisect_left(planned, play.strong) / len(planned) if planned else 0.0


def guess(seen: Seen[PusoyDos], random: Random) -> World:
    """Deal the cards not seen yet to the others."""
    state, me = seen.round, seen.seat
    known = {card for player in state.players for card in player.played} | set(state.players[me].hand)
    unseen = [Piece(card) for card in range(52) if card not in known]
    random.shuffle(unseen)
    hands: list[Pieces] = []
    for player in state.players:
        size = 0 if player.seat == me else len(player.hand)
        hands.append(tidy(tuple(unseen[:size])))
        del unseen[:size]
    return World(hands, [sort_plan(outline(hand)) for hand in hands])


class Mind:
    def __init__(self, seen: Seen[PusoyDos], style: Style, random: Random) -> None:
        self.seen, self.style = seen, style
        self.state, self.seat = seen.round, seen.seat
        self.me = self.state.players[seen.seat]
        self.worlds = Worlds(seen, style.worlds, random)
        self.planner = Planner(self.me.hand, self.cost)
        self.whole = self.planner.hand

    def cost(self, play: Planned) -> float:
        style = self.style
        weak = (1 - self.worlds.wins(play)) * (1 - style.dump * self.worlds.fits(play))
        return style.turn + (1 - style.turn) * weak

    def choose(self) -> Choice:
        ranked = self.ranked(list(self.state.moves(self.seat)))
        if len(ranked) == 1 or self.is_last(ranked[0][1]):
            return ranked[0][1]
        if not self.style.tries:
            return ranked[0][1]
        tried = ranked[: self.style.tries]
        passes = [each for each in ranked[self.style.tries :] if isinstance(each[1], Pass)]
        return self.played_out([*tried, *passes])

    def is_last(self, move: Choice) -> bool:
        return isinstance(move, Play) and len(move.cards) == len(self.me.hand)

    def ranked(self, moves: list[Choice]) -> list[tuple[float, Choice, Plan]]:
        found = [self.rate(move) for move in moves]
        return sorted(found, key=lambda each: -each[0])

    def rate(self, move: Choice) -> tuple[float, Choice, Plan]:
        if isinstance(move, Pass):
            worth, plan = self.planner.best(self.whole)
            return -worth, move, plan
        if self.is_last(move):
            return 100.0, move, ()
        play = Planned(len(move.cards), strength(move.cards), bits_of(move.cards))
        worth, plan = self.planner.best(self.whole & ~play.bits)
        return self.style.lead * self.worlds.wins(play) - worth, move, plan

    def played_out(self, tried: list[tuple[float, Choice, Plan]]) -> Choice:
        wins = [self.count_wins(move, sort_plan(plan)) for _, move, plan in tried]
        best = max(range(len(tried)), key=lambda at: (wins[at], tried[at][0]))
        return tried[best][1]

    def count_wins(self, move: Choice, mine: Lists) -> int:
        state, seat, seats = self.state, self.seat, len(self.state.players)
        counts = [len(player.hand) for player in state.players]
        if isinstance(move, Play):
            counts[seat] -= len(move.cards)
            start = ((seat + 1) % seats, seat, len(move.cards), strength(move.cards), 0)
        elif state.passes + 1 == seats - 1:
            start = (state.last or 0, state.last or 0, 0, 0, 0)
        else:
            table = state.table()
            start = ((seat + 1) % seats, state.last or 0, len(table), strength(table), state.passes + 1)
        won = 0
        for world in self.worlds.guesses:
            hands = [[plays[:] for plays in plan] for plan in world.plans]
            hands[seat] = [plays[:] for plays in mine]
            won += play_out(hands, counts[:], *start) == seat
        return won


def thinker(style: Style) -> Rival:
    def choose(seen: Seen[PusoyDos], random: Random) -> Choice:
        return Mind(seen, style, random).choose()

    return choose


def lowest_play(seen: Seen[PusoyDos], random: Random) -> Choice:
    return next(seen.round.moves(seen.seat))


LEVELS: Mapping[str, Rival] = {
    "easy": lowest_play,
    "medium": thinker(Style(worlds=20)),
    "hard": thinker(Style(worlds=60, tries=6)),
}
