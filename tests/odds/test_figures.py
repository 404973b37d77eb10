"""The sums that every game's figures are made of, and what is written of them."""

import json
from fractions import Fraction

import msgspec
import pytest
from msgspec.structs import replace

from hapag.odds import Edge, Figures, Moments, encode
from tests.odds.sample import SAMPLE, SOURCE, wheel

WHEEL = Edge(ev=-1 / 37, ev_fraction="-1/37", sd=5.837837837837838, staked=1.0, element_of_risk=1 / 37)


def test_edge_deviation_and_risk_of_a_wheel() -> None:
    assert wheel().edge() == WHEEL


def test_stakes_may_be_counted_in_chips_of_which_several_make_a_unit() -> None:
    sums = Moments()
    sums.add(35 * 20, 20)
    sums.add(-20, 20, weight=36)
    assert sums.edge(per=20) == WHEEL


def test_sums_over_parts_of_the_deals_add_up() -> None:
    assert (wheel().times(3) + wheel().times(Fraction(1, 7))).edge() == WHEEL


def test_risk_is_counted_over_all_that_is_put_up() -> None:
    sums = Moments()
    sums.add(-1, 1)  # folds
    sums.add(1, 2)  # raises
    sums.add(-2, 2)
    assert (sums.mean(), sums.edge().staked, sums.edge().element_of_risk) == (Fraction(-2, 3), 5 / 3, 2 / 5)


def test_one_float_leaves_no_fraction() -> None:
    sums = wheel().times(0.1)
    assert sums.edge().ev_fraction is None
    assert sums.edge().ev == pytest.approx(-1 / 37, rel=1e-15)


def test_json_has_the_names_that_programs_ask_for() -> None:
    found = json.loads(encode(SAMPLE))
    asked = {"game", "unit", "ev", "ev_fraction", "sd", "element_of_risk", "strategy", "exact", "convention"}
    assert asked <= set(found)
    assert found["ev"] == -1 / 37


def test_figures_are_read_as_they_were_written() -> None:
    assert msgspec.json.decode(encode(SAMPLE), type=Figures) == SAMPLE


@pytest.mark.parametrize(
    ("published", "agrees"),
    [("2.70 %", True), ("2.7%", True), ("3 %", True), ("2.7027 %", True), ("2.71 %", False), ("0.027", True), ("-2.7 %", False)],
)  # fmt: skip
def test_a_published_figure_agrees_in_every_digit_or_not_at_all(published: str, agrees: bool) -> None:
    assert replace(SOURCE, published=published).agrees() is agrees
