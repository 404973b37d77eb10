"""The figures and the best play of every house game: complete, consistent, sayable, and blind to what is hidden."""

import json
from collections.abc import Iterator
from fractions import Fraction
from math import isclose
from random import Random
from typing import Any

import msgspec
import pytest

from hapag.games import game, games
from hapag.games.words import LOCALES, Words
from hapag.kernel import Phrase, Seen, check, see
from hapag.kernel.kit.rounds import Position, all_positions
from hapag.kernel.round import owing
from hapag.kernel.worlds import world
from hapag.odds import Edge, Figures, best_of, compute, encode, has_best, has_odds, load
from hapag.rivals import levels
from hapag.rivals.match import Match, Mean
from tests.odds.compare import differences

HOUSE = [slug for slug in games() if has_odds(game(slug))]
HINTING = [slug for slug in games() if has_best(game(slug))]
ROUNDS = 12
"""Random rounds in which hints are asked for."""


def figures_of(slug: str) -> Figures:
    found = load(game(slug))
    assert found is not None, f"no odds.json for these rules: python -m tools.odds {slug}"
    return found


def test_every_game_against_the_house_tells_its_odds_and_gives_hints() -> None:
    against = [slug for slug in games() if game(slug).info.family == "house"]
    assert against
    assert set(against) <= {*HOUSE} & {*HINTING}


@pytest.mark.parametrize("slug", HOUSE)
def test_figures_are_shipped_for_the_present_rules(slug: str) -> None:
    figures = figures_of(slug)
    assert (figures.game, figures.rules) == (slug, game(slug).info.rules)


@pytest.mark.parametrize("slug", HOUSE)
def test_edge_risk_and_fraction_say_the_same(slug: str) -> None:
    figures = figures_of(slug)
    for edge in (figures, *figures.bets.values()):
        consistent(edge)


def consistent(edge: Edge) -> None:
    assert isclose(edge.element_of_risk, -edge.ev / edge.staked, rel_tol=1e-12)
    assert edge.sd > 0
    if edge.ev_fraction is not None:
        assert float(Fraction(edge.ev_fraction)) == edge.ev


@pytest.mark.parametrize("slug", HOUSE)
def test_best_play_in_a_chart_is_the_choice_worth_most(slug: str) -> None:
    for grid in figures_of(slug).strategy.grids:
        verbs = {choice.letter: choice.verb for choice in grid.choices}
        assert len(grid.cells) == len(grid.rows)
        for cells in grid.cells:
            assert len(cells) == len(grid.columns)
            for cell in filter(None, cells):
                assert cell.ev[verbs[cell.letter]] == max(cell.ev.values())


@pytest.mark.parametrize("slug", HOUSE)
def test_simpler_play_never_costs_less_than_nothing(slug: str) -> None:
    figures = figures_of(slug)
    assert all(cost.cost >= 0 for cost in figures.costs)
    assert all(decision.often >= 0 for decision in figures.decisions)


@pytest.mark.parametrize("slug", HOUSE)
def test_what_others_have_published_agrees_in_every_digit(slug: str) -> None:
    for source in figures_of(slug).sources:
        assert source.agrees(), source


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("slug", HOUSE)
def test_everything_figures_say_has_words(slug: str, locale: str) -> None:
    figures, words = figures_of(slug), Words(game(slug), locale)
    for phrase in phrases(figures):
        words.text(phrase)
    wanted = {f"bet-{name}" for name in (figures.unit, *figures.bets)}
    cells = [cell for grid in figures.strategy.grids for row in grid.cells for cell in row if cell]
    verbs = {verb for cell in cells for verb in cell.ev}
    assert not {code for code in wanted if not words.has(code)}
    assert not {verb for verb in verbs if not (words.has(f"verb-{verb}") or words.has(f"bet-{verb}"))}


def phrases(thing: Any) -> Iterator[Phrase]:
    if isinstance(thing, Phrase):
        yield thing
    elif isinstance(thing, msgspec.Struct):
        yield from phrases(msgspec.structs.astuple(thing))
    elif isinstance(thing, tuple):
        for each in thing:
            yield from phrases(each)


@pytest.mark.parametrize("slug", HOUSE)
def test_json_has_what_programs_ask_for(slug: str) -> None:
    found = json.loads(encode(figures_of(slug)))
    asked = {"game", "unit", "ev", "sd", "element_of_risk", "strategy", "exact", "convention"}
    assert asked <= set(found)


# Hints


def asked(slug: str) -> Iterator[tuple[Position, Seen[Any]]]:
    """Yield moments of random rounds with what a seat that owes a choice sees."""
    for position in all_positions(game(slug), Random(f"hints {slug}"), ROUNDS):
        for seat in owing(position.state):
            yield position, see(position.state, seat)


@pytest.mark.parametrize("slug", HINTING)
def test_a_hint_is_legal_and_its_reason_has_words(slug: str) -> None:
    best, spoken = best_of(game(slug)), [Words(game(slug), locale) for locale in LOCALES]
    assert best is not None
    for position, seen in asked(slug):
        advice = best.advice(seen)
        check(position.state, seen.seat, advice.move)
        assert best.best(seen) == advice.move
        assert all(words.text(advice.why) for words in spoken)


@pytest.mark.parametrize("slug", HINTING)
def test_a_hint_never_depends_on_what_is_hidden(slug: str) -> None:
    """Everything that the seat cannot see is dealt anew: the hint stays the same."""
    best, random = best_of(game(slug)), Random(f"secrets {slug}")
    assert best is not None
    differed = 0
    for position, seen in asked(slug):
        other = world(seen, game(slug).packs(position.table.options, position.table.seats), random)
        differed += other != position.state
        assert best.advice(see(other, seen.seat)) == best.advice(seen)
    assert differed


@pytest.mark.parametrize("slug", HINTING)
def test_the_strongest_rival_plays_best_play(slug: str) -> None:
    kind = game(slug)
    best, strongest = best_of(kind), list(levels(kind).values())[-1]
    assert best is not None
    for _, seen in asked(slug):
        assert strongest(seen, Random(1)) == best.best(seen)


# Slow: everything once more


@pytest.mark.slow
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("slug", HOUSE)
def test_computing_anew_gives_what_is_shipped(slug: str) -> None:
    """Rational figures to the last digit; sums of floats may round otherwise elsewhere."""
    assert differences(compute(game(slug)), figures_of(slug)) == []


SIMULATED = {"ultimate-holdem": 20_000}
"""Rounds in which the strongest rival is watched, where the usual number would take too long."""
USUAL, SEED = 200_000, 20261130
ERRORS = 4


@pytest.mark.slow
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("slug", [slug for slug in HOUSE if slug in HINTING])
def test_rounds_by_the_strongest_rival_agree(slug: str) -> None:
    """The mean net per base stake lies within four standard errors of the exact figure."""
    kind, figures, mean = game(slug), figures_of(slug), Mean()
    match = Match(kind, kind.info.options(), (list(levels(kind).values())[-1],), SEED)
    for played in match.rounds(SIMULATED.get(slug, USUAL)):
        end: Any = played.end
        mean.add(end.score()[0] / end.stakes[0])
    assert abs(mean.value - figures.ev) < ERRORS * figures.sd / mean.count**0.5
