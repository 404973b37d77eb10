"""What a seat may choose from: the screen draws it, the kernel holds moves against it, a random player draws from it."""

from collections.abc import Iterator
from itertools import chain, combinations, product
from math import comb, factorial, prod
from random import Random
from typing import Any, Protocol

import msgspec

from hapag.kernel.phrases import Phrase, phrase, refusal
from hapag.pieces import Names, Pieces, tidy, without


class Bound(Protocol):
    """What one argument of a move may be."""

    def refusal(self, value: Any, names: Names) -> Phrase | None:
        """Say why a value is out of bounds, None if it is not."""

    def all(self) -> Iterator[Any]:
        """Yield every value in a stable order."""

    def any(self, random: Random) -> Any:
        """Return a random value."""

    def count(self) -> int:
        """Return how many values there are."""


class Pick(msgspec.Struct, frozen=True, gc=False, tag_field="bound", tag="pick"):
    """From `least` to `most` of these pieces, in no order."""

    pieces: Pieces
    least: int
    most: int

    def refusal(self, value: Pieces, names: Names) -> Phrase | None:
        """Name a piece that is not there, one named twice, or the count asked for."""
        if strange := without(value, self.pieces):
            return refusal("not-yours", piece=names.show(strange[0]), noun=phrase(f"noun-{names.noun}"))
        if len(set(value)) < len(value):
            return refusal("named-twice", noun=phrase(f"noun-{names.noun}"))
        if self.least <= len(value) <= self.most:
            return None
        code = "how-many" if self.least < self.most else "how-many-exactly"
        return refusal(code, least=self.least, most=self.most, got=len(value), noun=phrase(f"noun-{names.noun}"))

    def all(self) -> Iterator[Pieces]:
        pile = tidy(self.pieces)
        return chain.from_iterable(combinations(pile, n) for n in range(self.least, self.most + 1))

    def any(self, random: Random) -> Pieces:
        sizes = range(self.least, min(self.most, len(self.pieces)) + 1)
        if not sizes:
            return ()
        (size,) = random.choices(sizes, [comb(len(self.pieces), n) for n in sizes])
        return tidy(tuple(random.sample(self.pieces, size)))

    def count(self) -> int:
        return sum(comb(len(self.pieces), n) for n in range(self.least, self.most + 1))


class Amount(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, tag_field="bound", tag="amount"):
    """A whole number from `low` to `high`, both allowed; `code` is the refusal of any other, where a rule sets the bounds."""

    low: int
    high: int
    code: str = "out-of-range"

    def refusal(self, value: int, names: Names) -> Phrase | None:
        if self.low <= value <= self.high:
            return None
        return refusal(self.code, low=self.low, high=self.high, got=value)

    def all(self) -> Iterator[int]:
        return iter(range(self.low, self.high + 1))

    def any(self, random: Random) -> int:
        return self.low + int(random.random() * (self.high - self.low + 1))

    def count(self) -> int:
        return max(0, self.high - self.low + 1)


class OneOf(msgspec.Struct, frozen=True, gc=False, tag_field="bound", tag="one"):
    """One of a few numbers or words."""

    values: tuple[int | str, ...]

    def refusal(self, value: int | str, names: Names) -> Phrase | None:
        if value in self.values:
            return None
        return refusal("not-one-of", values=", ".join(map(str, self.values)), got=value)

    def all(self) -> Iterator[int | str]:
        return iter(self.values)

    def any(self, random: Random) -> int | str:
        return random.choice(self.values)

    def count(self) -> int:
        return len(self.values)


class Split(msgspec.Struct, frozen=True, gc=False, tag_field="bound", tag="split"):
    """All of these pieces, in rows of these sizes; inside a row there is no order."""

    pieces: Pieces
    sizes: tuple[int, ...]

    def refusal(self, value: tuple[Pieces, ...], names: Names) -> Phrase | None:
        noun = phrase(f"noun-{names.noun}")
        if tuple(map(len, value)) != self.sizes:
            return refusal("row-sizes", sizes=" / ".join(map(str, self.sizes)), noun=noun)
        placed = tuple(chain(*value))
        if strange := without(placed, self.pieces):
            return refusal("not-yours", piece=names.show(strange[0]), noun=noun)
        return refusal("named-twice", noun=noun) if len(set(placed)) < len(placed) else None

    def all(self) -> Iterator[tuple[Pieces, ...]]:
        return split(tidy(self.pieces), self.sizes)

    def any(self, random: Random) -> tuple[Pieces, ...]:
        pile = tuple(random.sample(self.pieces, len(self.pieces)))
        ends = [sum(self.sizes[: n + 1]) for n in range(len(self.sizes))]
        return tuple([tidy(pile[end - size : end]) for end, size in zip(ends, self.sizes, strict=True)])

    def count(self) -> int:
        return factorial(len(self.pieces)) // prod(map(factorial, self.sizes))


def split(pile: Pieces, sizes: tuple[int, ...]) -> Iterator[tuple[Pieces, ...]]:
    """Yield every way to part a pile into rows."""
    if not sizes:
        yield ()
        return
    for row in combinations(pile, sizes[0]):
        yield from ((row, *rest) for rest in split(without(pile, row), sizes[1:]))


class Offer(msgspec.Struct, gc=False):
    """A verb of this turn, the bounds of its arguments in their order, and why it is barred, if it is."""

    verb: Any
    bounds: dict[str, Bound]
    barred: Phrase | None = None

    def refusal(self, move: Any, names: Names) -> Phrase | None:
        """Say why a move of this verb is refused, None if it is within bounds."""
        if self.barred is not None:
            return self.barred
        for name, bound in self.bounds.items():
            if why := bound.refusal(getattr(move, name), names):
                return why
        return None

    def all(self) -> Iterator[Any]:
        values = [bound.all() for bound in self.bounds.values()]
        if len(values) == 1:  # one bound can be as wide as 72,072 layouts, and product would list it first
            return map(self.verb, values[0])
        return (self.verb(*each) for each in product(*values))

    def any(self, random: Random) -> Any:
        bounds = self.bounds
        return self.verb(*[bound.any(random) for bound in bounds.values()]) if bounds else self.verb()

    def count(self) -> int:
        """Return how many moves lie within the bounds; the law may refuse some of them."""
        return prod([bound.count() for bound in self.bounds.values()])


def offer(verb: Any, barred: Phrase | None = None, **bounds: Bound) -> Offer:
    """`offer(Play, cards=Pick(hand, 1, 2))`, in the order of the move's fields."""
    return Offer(verb, bounds, barred)
