"""Sums over all deals, from which edge, deviation and element of risk follow."""

from fractions import Fraction
from math import sqrt

from msgspec import Struct

from hapag.odds.figures import Edge

Number = int | Fraction | float
"""Whole numbers and fractions stay exact; one float makes the sum a float."""


class Moments(Struct):
    """Sums of weight, weighted net, net squared, and total staked. Weights: ways, or probabilities."""

    weight: Number = 0
    net: Number = 0
    square: Number = 0
    staked: Number = 0

    def add(self, net: Number, staked: Number, weight: Number = 1) -> None:
        """Count a result that comes in `weight` ways."""
        self.weight += weight
        self.net += weight * net
        self.square += weight * net * net
        self.staked += weight * staked

    def __add__(self, other: "Moments") -> "Moments":
        return Moments(
            self.weight + other.weight, self.net + other.net, self.square + other.square, self.staked + other.staked
        )

    def times(self, weight: Number) -> "Moments":
        """Return the same results, each in so many times as many ways."""
        return Moments(self.weight * weight, self.net * weight, self.square * weight, self.staked * weight)

    def mean(self, per: int = 1) -> Number:
        """Return the mean net in units, as a fraction where it was counted; `per` of what was counted make a unit."""
        return ratio(self.net, self.weight * per)

    def edge(self, per: int = 1) -> Edge:
        """Return what a unit comes to; ZeroDivisionError if nothing was counted or nothing staked."""
        ev, staked = self.mean(per), ratio(self.staked, self.weight * per)
        variance = ratio(self.square, self.weight * per * per) - ev * ev
        return Edge(
            ev=float(ev),
            ev_fraction=None if isinstance(ev, float) else f"{ev.numerator}/{ev.denominator}",
            sd=sqrt(variance),
            staked=float(staked),
            element_of_risk=float(-ev / staked),
        )


def ratio(part: Number, whole: Number) -> Fraction | float:
    """Return an exact fraction unless a float is in it."""
    if isinstance(part, float) or isinstance(whole, float):
        return part / whole
    return Fraction(part) / Fraction(whole)
