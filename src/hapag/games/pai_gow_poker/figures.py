"""Builds what the routine knows: `python -m hapag.games.pai_gow_poker.figures`, a few minutes.

A round against the banker is won low and high separately, and a point is half of each: so a split is worth the chance
that its low wins plus the chance that its high does, less one. These chances are the figures. They are measured on
hands dealt at random, all arranged by the routine, players against bankers and the other way round. Then those
that gain most by it are arranged anew, figures are measured again, and so on until hardly a hand gains any more; the
last few go round in a circle.

My own cards tell what the other does not hold. For each rank, and for the joker, the figures say how much every chance
moves when one such card is known to lie elsewhere; for seven cards these corrections are added up.
"""

from __future__ import annotations

import json
from itertools import combinations
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from hapag.games.pai_gow_poker.arrange import DATA, KINDS, LOWS, ONE
from hapag.games.pai_gow_poker.ranking import FIVE_ACES, JOKER, keys, scale
from hapag.ranking import batch

HANDS, SEED, STEPS, ROUNDS = 200_000, 6, 150, 60
LEAST, NOTHING = 0.05, 0.01
"""The least share of hands arranged anew at a time; a gain that is none, in parts of `ONE`."""
ROLES = ("player", "banker")
PLAYER, BANKER = range(2)
CHUNK = 20_000
SPLITS = tuple(combinations(range(7), 2))
Array = NDArray[Any]


class Hands(NamedTuple):
    """Hands at random: how many of each kind they hold; for every split its low (a place in LOWS) and its high."""

    kinds: Array
    lows: Array
    highs: Array
    valid: Array

    def part(self, at: slice) -> Hands:
        return Hands(*[each[at] for each in self])


def deal(count: int, seed: int) -> Hands:
    """Return hands and all of their splits."""
    random = np.random.default_rng(seed)
    cards = np.argsort(random.random((count, 53)), axis=1)[:, :7].astype(np.uint8)
    kinds = np.stack([(cards >> 2 == kind).sum(axis=1) for kind in range(KINDS)], axis=1)
    lows, highs, valid = [], [], []
    for two in SPLITS:
        five = [place for place in range(7) if place not in two]
        low, high = low_of(cards[:, two]), high_of(cards[:, five])
        lows.append(np.searchsorted(LOWS, low).astype(np.int8))
        highs.append(np.array(keys(), np.int32)[high])
        valid.append(high >= low)
    return best_only(Hands(kinds.astype(np.float32), *[np.stack(each, axis=1) for each in (lows, highs, valid)]))


def best_only(hands: Hands) -> Hands:
    """Return the hands without splits that another one of the same hand equals or beats both low and high."""
    valid = hands.valid.copy()
    for one in range(len(SPLITS)):
        for other in range(len(SPLITS)):
            low, high = hands.lows[:, other] - hands.lows[:, one], hands.highs[:, other] - hands.highs[:, one]
            better = (low >= 0) & (high >= 0) & ((low > 0) | (high > 0) | (other < one))
            valid[:, one] &= ~(better & hands.valid[:, other])
    kept = np.argsort(~valid, axis=1, kind="stable")[:, : valid.sum(axis=1).max()]
    return Hands(hands.kinds, *[np.take_along_axis(each, kept, axis=1) for each in (hands.lows, hands.highs, valid)])


def low_of(pairs: Array) -> Array:
    """7, 8"""
    joker = pairs == JOKER
    ace = np.where((pairs == 51).any(axis=1), 50, 51)
    return batch.two(np.where(joker, ace[:, None], pairs))


def high_of(fives: Array) -> Array:
    """4-6"""
    order = np.array(scale().order, np.uint16)
    joker = fives == JOKER
    plain = ~joker.any(axis=1)
    out = np.zeros(len(fives), np.uint16)
    out[plain] = order[batch.five(fives[plain])]
    real = fives[~plain][~joker[~plain]].reshape(-1, 4)
    out[~plain] = joker_high(real, order)
    return out


def joker_high(real: Array, order: Array) -> Array:
    """6: every card is tried; it counts as an ace, or if a straight or a flush comes of it."""
    completed = np.zeros(len(order), bool)
    completed[list(scale().completed)] = True
    best = np.zeros(len(real), np.uint16)
    for card in range(52):
        held = (real == card).any(axis=1)
        fives = np.column_stack([np.where(held[:, None], [[0, 5, 10, 15]], real), np.full(len(real), card)])
        fives[held] = [0, 5, 10, 15, 20]
        strength = order[batch.five(fives)]
        counts = ~held & (completed[strength] | (card >> 2 == 12))
        best = np.maximum(best, np.where(counts, strength, 0))
    best[(real >> 2 == 12).all(axis=1)] = FIVE_ACES
    return best


class Figures(NamedTuple):
    """Of one role, in parts of `ONE`: chances to win by place in LOWS and by mark, and how cards of each kind move them."""

    low: Array
    high: Array


def measured(hands: Hands, chosen: Array, marks: Array, *, copies: bool) -> Figures:
    """Return the figures against hands each split as `chosen`; with `copies` equal hands are won too."""
    rows = np.arange(len(chosen))
    lows, highs = hands.lows[rows, chosen], hands.highs[rows, chosen]
    gone = hands.kinds / np.array([4.0] * 13 + [1.0])
    weights = np.column_stack([np.ones(len(chosen)), 1 - gone])
    return Figures(*[curves(each, at, weights, copies) for each, at in ((lows, np.arange(len(LOWS))), (highs, marks))])


def curves(values: Array, marks: Array, weights: Array, copies: bool) -> Array:
    """Return for each mark the weighted share of values below it (or not above it), less that of the first weight."""
    order = np.argsort(values, kind="stable")
    total = np.vstack([np.zeros(weights.shape[1]), np.cumsum(weights[order], axis=0)])
    places = np.searchsorted(values[order], marks, side="right" if copies else "left")
    shares = (total[places] / total[-1]).T
    shares[1:] -= shares[0]
    return np.asarray(np.rint(ONE * shares).astype(np.float32))


def worths(hands: Hands, figures: Figures, marks: Array) -> Array:
    """Return what each split of each hand is worth by these figures."""
    slices = [slice(at, at + CHUNK) for at in range(0, len(hands.kinds), CHUNK)]
    return np.concatenate([worths_part(hands.part(at), figures, marks) for at in slices])


def worths_part(hands: Hands, figures: Figures, marks: Array) -> Array:
    known = np.column_stack([np.ones(len(hands.kinds), np.float32), hands.kinds])
    low, high = known @ figures.low, known @ figures.high
    step = np.clip(np.searchsorted(marks, hands.highs, side="right") - 1, 0, len(marks) - 2)
    part = (hands.highs - marks[step]) / (marks[step + 1] - marks[step])
    left, right = [np.take_along_axis(high, each, axis=1) for each in (step, step + 1)]
    worth = np.take_along_axis(low, hands.lows, axis=1) + left + part * (right - left)
    return np.asarray(np.where(hands.valid, worth, -np.inf))


def marks_of(hands: Hands, chosen: Array) -> Array:
    """Return keys of high hands that part them into shares of one size."""
    highs = hands.highs[np.arange(len(chosen)), chosen]
    return np.unique([0, *np.quantile(highs, np.linspace(0, 1, STEPS), method="nearest"), keys()[-1]])


def build() -> dict[str, Any]:
    """Return the figures of both roles; prints how many hands would be better arranged otherwise, and by how much."""
    hands = deal(HANDS, SEED)
    chosen = [np.where(hands.valid, hands.highs, 0).argmax(axis=1)] * 2
    for _ in range(2):
        marks = marks_of(hands, chosen[0])
        chosen = [
            worths(hands, measured(hands, chosen[0], marks, copies=copies), marks).argmax(axis=1)
            for copies in (False, True)
        ]
    marks, found = marks_of(hands, chosen[0]), [Figures(np.zeros(0), np.zeros(0))] * 2
    for number in range(ROUNDS):
        report: list[float] = []
        for role in (PLAYER, BANKER):
            found[role] = measured(hands, chosen[1 - role], marks, copies=role == BANKER)
            chosen[role], gains = improved(
                chosen[role], worths(hands, found[role], marks), max(LEAST, 2 / (2 + number))
            )
            report += [len(gains), gains.max(initial=0) / ONE, gains.sum() / ONE / HANDS]
        print(number, *report, flush=True)
        if not any(report):
            break
    return {
        role: {
            "marks": marks.tolist(),
            **{name: curves.astype(int).tolist() for name, curves in figures._asdict().items()},
        }
        for role, figures in zip(ROLES, found, strict=True)
    }


def improved(chosen: Array, worth: Array, share: float) -> tuple[Array, Array]:
    """Arrange anew a share of the hands that would gain by it, those that gain most; return all gains too.

    All at once they would overshoot: what is best depends on what the others do.
    """
    gains = worth.max(axis=1) - worth[np.arange(len(chosen)), chosen]
    wishes = np.flatnonzero(gains > NOTHING)
    turns = wishes[np.argsort(-gains[wishes], kind="stable")][: int(share * len(wishes)) + 1]
    new = chosen.copy()
    new[turns] = worth[turns].argmax(axis=1)
    return new, gains[wishes]


if __name__ == "__main__":
    DATA.write_text(json.dumps(build(), separators=(",", ":")) + "\n", "utf-8")
