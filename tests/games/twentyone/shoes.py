"""Small shoes, dealt out in every possible order by a program that knows nothing of the calculator's short cuts."""

from collections.abc import Callable, Iterator
from functools import cache
from typing import ClassVar

from hapag.games.twentyone.exact.game import Game, Values
from hapag.games.twentyone.exact.play import HIT, STAND, Plan

Cards = tuple[int, ...]
"""How many of each value are left, aces first."""
Done = tuple[tuple[int, int], ...]
"""Hands that are over: total and stake, or -1 and the stake for a hand that is rescued."""
Sums = tuple[float, float]
"""Mean net, and mean net squared."""


class FewCards(Game):
    """Blackjack from aces, threes, eights and ten-values alone."""

    decks: ClassVar = 1
    deck: ClassVar = dict.fromkeys(range(1, 11), 0) | {1: 4, 3: 6, 8: 8, 10: 10}


class FewSpanishCards(FewCards):
    """Rules of Spanish 21 but for its bonuses, from the same cards."""

    double_any: ClassVar = True
    rescue: ClassVar = True
    aces_once: ClassVar = False
    twenty_one_wins: ClassVar = True


def total_of(values: Values) -> int:
    total = sum(values)
    return total + 10 if 1 in values and total <= 11 else total


def draws(cards: Cards) -> Iterator[tuple[int, float, Cards]]:
    """Yield each value that may come, with its chance and what is left."""
    for at, count in enumerate(cards):
        if count:
            yield at + 1, count / sum(cards), (*cards[:at], count - 1, *cards[at + 1 :])


def weighed(parts: Iterator[tuple[float, Sums]]) -> Sums:
    mean = square = 0.0
    for chance, (net, squared) in parts:
        mean, square = mean + chance * net, square + chance * squared
    return mean, square


class Dealing:
    """A pair that is split, dealt as at the table: left hand first, both with a second card before anybody acts."""

    def __init__(self, game: Game, pair: int, up: int, plan: Callable[[Values], tuple[int, bool]]) -> None:
        self.game, self.pair, self.up, self.plan = game, pair, up, plan
        self.queue = cache(self.played)
        self.dealer = cache(self.drawn)

    def sums(self) -> Sums:
        cards = list(self.game.cards())
        cards[self.up - 1] -= 1
        cards[self.pair - 1] -= 2
        barred = {1: 10, 10: 1}.get(self.up)
        holes = [each for each in draws(tuple(cards)) if each[0] != barred]
        known = sum(chance for _, chance, _ in holes)
        return weighed((chance / known, self.parted(left, hole, (), 2, ())) for hole, chance, left in holes)

    def parted(self, cards: Cards, hole: int, rest: tuple[Values, ...], hands: int, done: Done) -> Sums:
        pair = self.pair
        return weighed(
            (one * two, self.queue(after, hole, ((pair, left), (pair, right), *rest), hands, done))
            for left, one, between in draws(cards)
            for right, two, after in draws(between)
        )

    def played(self, cards: Cards, hole: int, queue: tuple[Values, ...], hands: int, done: Done) -> Sums:
        if not queue:
            return self.dealer(cards, (self.up, hole), tuple(sorted(done)))
        hand, *others = queue
        rest = tuple(others)
        is_stuck = self.game.aces_once and self.pair == 1
        if len(hand) == 2 and hand[0] == hand[1] and hands < 4 and not is_stuck:
            return self.parted(cards, hole, rest, hands + 1, done)
        total = total_of(hand)
        move = STAND if is_stuck or total >= 21 else self.plan(tuple(sorted(hand)))[0]
        if move == STAND:
            return self.queue(cards, hole, rest, hands, (*done, (total, 1)))
        if move == HIT:
            return weighed(
                (chance, self.queue(left, hole, ((*hand, value), *rest), hands, done))
                for value, chance, left in draws(cards)
            )
        return weighed(
            (chance, self.queue(left, hole, rest, hands, (*done, self.doubled((*hand, value)))))
            for value, chance, left in draws(cards)
        )

    def doubled(self, hand: Values) -> tuple[int, int]:
        total = total_of(hand)
        if self.game.rescue and total <= 21 and self.plan(tuple(sorted(hand)))[1]:
            return -1, 1
        return total, 2

    def drawn(self, cards: Cards, dealer: Values, done: Done) -> Sums:
        total = total_of(dealer)
        if total >= 17:
            net = sum(stake * self.result(mine, total) for mine, stake in done)
            return net, net * net
        return weighed(
            (chance, self.dealer(left, tuple(sorted((*dealer, value))), done)) for value, chance, left in draws(cards)
        )

    def result(self, mine: int, dealer: int) -> int:
        if mine < 0 or mine > 21:
            return -1
        if mine == 21 and self.game.twenty_one_wins:
            return 1
        return 1 if dealer > 21 else (mine > dealer) - (mine < dealer)


def by_values(plan: Plan, place: dict[tuple[Values, str], int]) -> Callable[[Values], tuple[int, bool]]:
    return lambda values: (int(plan.moves[place[values, ""]]), bool(plan.rescued[place[values, ""]]))
