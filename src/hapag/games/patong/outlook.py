"""What a choice leads to: rounds played out under hidden cards that are drawn at random.

One `World` is one guess at what is hidden: the rest of the board, the rivals' hands and what they do with them, the
cards that a fold would draw. Every choice is tried in the same worlds, so that luck cancels out between them.
Cards of my own are bits of a mask: bit i is card i of my hand, the two highest bits are the cards that a fold draws.
"""

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from itertools import combinations
from random import Random
from typing import NamedTuple

from hapag.games.patong.rules import FLOP, RIVER, SHOWN, TO_WIN, Fold, Patong, Play, Player
from hapag.games.poker import best
from hapag.kernel import Seen
from hapag.pieces import Pieces
from hapag.ranking import five

FIELD = 40
"""Hands that say what a strength is worth on this board."""
FOLDED = -1
FLOP_FOLDS = (0.8, 0.36, 0.18, 0.15, 0.1, 0.03, 0.03, 0.01, 0.0, 0.0)
"""How often a player folds the flop, by the tenth that the best two cards belong to; the weakest tenth comes first."""
LEADER_FOLDS = (0.47, 0.36, 0.21, 0.1, 0.05, 0.02, 0.01, 0.0, 0.0, 0.0)
"""The same for the turn, if a point ahead: half of what is best, as few people do it."""
SINGLES = (0.2, 0.05, 0.0)
"""How often one card is played, on each street."""

THRIFT = 0.3
"""How often two cards are the cheapest that beat a good part of the field instead of the best."""

Row = list[tuple[int, int]]
"""My plays on one board: strength and mask, the strongest first."""


class Choice(NamedTuple):
    move: Play | Fold
    gone: int
    """The cards that are no longer mine on the next street."""
    strength: int


class Rival(NamedTuple):
    """One rival in one world: the strength shown on each street to come, and what is left for a tiebreak."""

    halves: int
    shows: tuple[int, ...]
    hand: Pieces


class World(NamedTuple):
    boards: tuple[Pieces, ...]
    rivals: tuple[Rival, ...]
    mine: Pieces
    rows: tuple[Row, ...]
    """For each street after this one, my plays of two."""


def pairs(hand: Pieces, board: Pieces) -> list[tuple[int, Pieces]]:
    """Return the strength of every two cards, the strongest first."""
    return sorted([(five(board + two), two) for two in combinations(hand, 2)], reverse=True)


def pick(hand: Pieces, gone: int) -> Pieces:
    """Return the cards of a mask."""
    return tuple([card for place, card in enumerate(hand) if gone >> place & 1])


class Outlook:
    """Everything that one seat knows, and worlds drawn from it."""

    def __init__(self, seen: Seen[Patong], random: Random) -> None:
        state = seen.round
        self.state, self.random = state, random
        self.me: Player = state.players[seen.seat]
        self.others = [player for player in state.players if player.seat != seen.seat]
        self.hand, self.board, self.street = self.me.hand, state.board, state.street
        self.bits = [1 << place for place in range(len(self.hand) + 2)]
        self.fresh = self.bits[-1] | self.bits[-2]
        known = {*self.hand, *self.me.discards, *self.board, *[card for p in state.players for card in p.played]}
        self.unseen = [card for card in range(52) if card not in known]
        most = max([2, *[len(player.hand) for player in self.others]])
        self.field = sorted([pairs(self.some(most), self.board)[0][0] for _ in range(FIELD)])

    def some(self, cards: int) -> Pieces:
        return tuple(self.random.sample(self.unseen, cards))  # type: ignore[arg-type]

    def tenth(self, strength: int) -> int:
        """Return which tenth of random hands this strength belongs to, 0 being the weakest."""
        return min(9, 10 * bisect_left(self.field, strength) // len(self.field))

    # Choices

    def pairs(self) -> list[Choice]:
        """Return every play of two cards."""
        return [self.choice(a | b) for a, b in combinations(self.bits[:-2], 2)]

    def plays(self) -> list[Choice]:
        """Return every play of two cards or one."""
        return self.pairs() + [self.choice(bit) for bit in self.bits[:-2]]

    def choice(self, mask: int) -> Choice:
        cards = pick(self.hand, mask)
        return Choice(Play(cards), mask | self.fresh, best(self.board + cards))

    def beats(self, choice: Choice) -> float:
        """Return how much of the field a play beats."""
        return bisect_left(self.field, choice.strength) / len(self.field)

    def folds(self, worlds: Sequence[World]) -> list[Choice]:
        """Return a fold of the three cards that are least often of use later, if one may fold and it can be right.

        It cannot when the only rival stands a point from the end: any card then wins the round, and takes no more.
        """
        lost = len(self.others) == 1 and self.others[0].halves >= TO_WIN - 2
        if lost or self.street > RIVER or self.state.why_no_fold(self.me) is not None:
            return []
        use = dict.fromkeys(self.bits[:-2], 0)
        for world in worlds:
            for mask in later(world, self.fresh):
                for bit in use:
                    use[bit] += bit & mask != 0
        least = sorted(use, key=lambda bit: (use[bit], bit))[:3]
        gone = sum(least)
        return [Choice(Fold(pick(self.hand, gone)), gone, FOLDED)]

    # Worlds

    def world(self) -> World:
        """Draw what is hidden, and let the rivals choose."""
        sizes = [len(player.hand) for player in self.others]
        rest = 5 - len(self.board)
        cards = self.some(rest + 2 + sum(sizes))
        full = self.board + cards[:rest]
        boards = tuple([full[:shown] for shown in SHOWN[self.street :]]) or (full,)
        mine = self.hand + cards[rest : rest + 2]
        at, rivals = rest + 2, []
        for player, size in zip(self.others, sizes, strict=True):
            rivals.append(self.rival(player, cards[at : at + size], boards))
            at += size
        rows = tuple([self.row(mine, board) for board in boards[1:]])
        return World(boards, tuple(rivals), mine, rows)

    def row(self, mine: Pieces, board: Pieces) -> Row:
        bits = self.bits
        places = combinations(range(len(mine)), 2)
        found = [(five((*board, mine[a], mine[b])), bits[a] | bits[b]) for a, b in places]
        found.sort(reverse=True)
        return found

    def rival(self, player: Player, hand: Pieces, boards: tuple[Pieces, ...]) -> Rival:
        """Play a rival's hand as people of some skill do: mostly the best two, sometimes less, sometimes a fold."""
        shows: list[int] = []
        for street, board in enumerate(boards, self.street):
            if street > RIVER or len(hand) < 2:
                break
            strength, played = self.answer(player, hand, board, street)
            shows.append(strength)
            hand = tuple([card for card in hand if card not in played])
        return Rival(player.halves, tuple(shows), hand)

    def answer(self, player: Player, hand: Pieces, board: Pieces, street: int) -> tuple[int, Pieces]:
        random = self.random.random
        found = pairs(hand, board)
        if street == self.street and self.gives_up(player, found[0][0]):
            return FOLDED, hand[:1]
        if random() < SINGLES[street]:
            card = hand[:1] if random() < 0.5 else max(combinations(hand, 1), key=lambda one: best(board + one))
            return best(board + card), card
        if street == self.street < RIVER and random() < THRIFT:
            enough = self.field[int(len(self.field) * (0.5 + random() / 2))]
            good = [each for each in found if each[0] >= enough]
            return min(good, key=lambda each: sum(each[1])) if good else found[0]
        return found[0]

    def gives_up(self, player: Player, strength: int) -> bool:
        """Say whether a rival folds this street: the weak on the flop, the weak leader on the turn."""
        if self.street == RIVER or self.state.why_no_fold(player) is not None:
            return False
        if self.street == FLOP:
            return self.random.random() < FLOP_FOLDS[self.tenth(strength)]
        leads = player.halves >= 2 and player.halves > self.me.halves
        return leads and self.random.random() < LEADER_FOLDS[self.tenth(strength)]


def later(world: World, gone: int) -> Iterator[int]:
    """Yield my best two of each later street, as masks."""
    for row in world.rows:
        mask = next((mask for _, mask in row if not mask & gone), 0)
        gone |= mask
        yield mask


def worth(world: World, choice: Choice, halves: int) -> float:
    """Return 1 for a round won from here, 0 for one lost, in between for one tied."""
    gone, mine = choice.gone, choice.strength
    points = [rival.halves for rival in world.rivals]
    for street in range(len(world.rows) + 1):
        if street:
            mine, mask = next((each for each in world.rows[street - 1] if not each[1] & gone), (0, 0))
            gone |= mask
        shown = [rival.shows[street] for rival in world.rivals]
        top = max(shown)
        if mine > top:
            halves += 2
            if halves >= TO_WIN:
                return 1.0
        elif top > FOLDED:
            winners = [place for place, strength in enumerate(shown) if strength == top]
            won = 2 if len(winners) == 1 and mine < top else 1
            halves += mine == top
            for place in winners:
                points[place] += won
            if halves >= TO_WIN:
                return 1.0
            if max(points) >= TO_WIN:
                return 0.0
    return tiebreak(world, gone)


def tiebreak(world: World, gone: int) -> float:
    board = world.boards[-1]
    mine = max([five((*board, card)) for place, card in enumerate(world.mine) if not gone >> place & 1], default=0)
    others = [five((*board, card)) for rival in world.rivals for card in rival.hand]
    top = max(others, default=0)
    if mine == top or max(mine, top) == five(board):
        return 1 / (len(world.rivals) + 1)
    return float(mine > top)
