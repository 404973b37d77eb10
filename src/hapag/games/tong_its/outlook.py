"""What a seat can work out at Tong-its: how good a hand is, what may come to it, and what the others may hold."""

from collections.abc import Sequence
from functools import cached_property
from random import Random

from hapag.games.tong_its.melds import (
    DECK,
    SHORTEST,
    SUITS,
    Mask,
    deadwood,
    hidden_melds,
    is_set,
    mask_of,
    melds_in,
    worth,
)
from hapag.games.tong_its.rules import TongIts
from hapag.kernel import Seat, Seen

ALL = (1 << DECK) - 1
WORLDS = 60
"""Worlds in which a Draw call is tried."""
FUTURES = 40
"""Cards to come that a hand is tried with."""
CHOOSY = 2
"""Others hold the best of so many hands drawn at random: with 2 a call wins about as often as worked out."""


class Outlook:
    """A round of Tong-its as one seat sees it, as sets of cards."""

    def __init__(self, seen: Seen[TongIts], random: Random) -> None:
        self.round, self.seat, self.random = seen.round, seen.seat, random
        self.hand = mask_of(seen.round.players[seen.seat].hand)
        self.melds = [mask_of(meld.cards) for meld in seen.round.melds]
        self.has_meld = seen.round.has_meld(seen.seat)

    @cached_property
    def unseen(self) -> list[Mask]:
        """The cards that are in the stock or in others' hands."""
        gone = self.hand | mask_of(self.round.discards) | sum(self.melds)
        return [1 << bit for bit in range(DECK) if not gone >> bit & 1]

    def futures(self, draws: int) -> list[list[Mask]]:
        """Return what may be drawn next, many times over."""
        size = min(draws, len(self.unseen))
        return [self.random.sample(self.unseen, size) for _ in range(FUTURES)]

    def chance(self) -> float:
        """Return how often a Draw call would win, if everybody fights who may."""
        others = self.round.after(self.seat)
        sizes = [len(self.round.players[seat].hand) for seat in others if self.round.why_no_fight(seat) is None]
        mine = deadwood(self.hand)
        return sum([all(mine < self.guess(size) for size in sizes) for _ in range(WORLDS)]) / WORLDS

    def guess(self, size: int) -> int:
        """Return what a hand of another seat may count; people keep what is good."""
        return min([deadwood(sum(self.random.sample(self.unseen, size))) for _ in range(CHOOSY)])

    def unblocked(self) -> list[Seat]:
        """Return who has a meld that nobody has added to since their last turn."""
        return [seat for seat in self.round.after(self.seat) if self.round.why_no_fight(seat) is None]


def layoff(mask: Mask, melds: Sequence[Mask]) -> Mask:
    """Return the cards of a hand that exposed melds take, rows of them included."""
    found = 0
    for meld in melds:
        first = meld & -meld
        if is_set(meld):
            low = (first.bit_length() - 1) // SUITS * SUITS
            found |= (15 << low) & ~meld & mask
            continue
        down, up = first >> SUITS, 1 << meld.bit_length() - 1 + SUITS
        while down & mask:
            found, down = found | down, down >> SUITS
        while up & mask:
            found, up = found | up, up << SUITS
    return found


def loose(mask: Mask, melds: Sequence[Mask]) -> Mask:
    """Return what is left of a hand without its own melds and without what exposed melds take."""
    for meld in hidden_melds(mask):
        mask &= ~meld
    return mask & ~layoff(mask, melds)


def shed(mask: Mask, count: int) -> Mask:
    """Return a hand without its most expensive cards."""
    for _ in range(count):
        mask &= ~(1 << mask.bit_length() - 1) if mask else 0
    return mask


def burden(hand: Mask, melds: Sequence[Mask], futures: Sequence[Sequence[Mask]], draws: int) -> float:
    """Return what a hand is likely to be left with when these cards have come to it and so many have been discarded."""
    return sum([worth(shed(loose(hand | sum(cards), melds), draws)) for cards in futures]) / len(futures)


def feeds(card: Mask, unseen: Mask) -> int:
    """Return in how many ways two unseen cards make a new meld with this one."""
    low = (card.bit_length() - 1) // SUITS * SUITS
    near = (15 << low | card << 8 | card << 4 | card >> 4 | card >> 8) & unseen
    return sum([1 for meld in melds_in(near | card) if meld & card and meld.bit_count() == SHORTEST])
