"""`hapag odds`: what a table against the house costs, and how to play it best."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import click
import msgspec

from hapag.cli.edge import Refused
from hapag.cli.inputs import with_game, with_json, words
from hapag.cli.output import columns, print_json
from hapag.games import game, games
from hapag.games.words import Words
from hapag.kernel import Phrase
from hapag.kernel.schema import Game
from hapag.odds import Edge, Figures, Grid, Progress, compute, has_odds, load

WIDTH = 100
NOWHERE = "·"
"""A cell of a chart in which nothing can stand."""


@click.command("odds")
@with_game
@click.option("--recompute", is_flag=True, help="Compute everything anew, which may take minutes.")
@with_json
def command(kind: Game, recompute: bool, as_json: bool) -> None:
    """Tell the house edge of a game and its best play, exactly.

    The figures come with the program; --recompute shows that they can be had again.
    """
    if not has_odds(kind):
        having = ", ".join([slug for slug in games() if has_odds(game(slug))])
        raise Refused(words().say("cli-odds-none", title=words(kind).say("title"), games=having))
    figures, known = (None if recompute else load(kind)) or computed(kind), words(kind)
    if as_json:
        print_json({"game": figures.game, "unit": figures.unit} | spoken(figures, known))
    else:
        click.echo("\n".join(told(figures, known)))


def computed(kind: Game) -> Figures:
    """Compute a game's figures, with a progress bar on a terminal."""
    with under_way(kind.info.slug) as progress:
        return compute(kind, progress)


@contextmanager
def under_way(label: str) -> Iterator[Progress]:
    """Show a progress bar on a terminal while the block runs; give it what is to be told how far the work is."""
    with click.progressbar(length=1, label=label, file=sys.stderr, hidden=not sys.stderr.isatty()) as bar:

        def progress(done: int, total: int) -> None:
            bar.length = total
            bar.update(done - bar.pos)

        yield progress


# For programs


def spoken(thing: Any, known: Words) -> Any:
    """Return figures for programs: every field by its name, and what is said to people in words."""
    match thing:
        case Phrase():
            return known.text(thing)
        case msgspec.Struct():
            fields = msgspec.structs.asdict(thing)
            return {name: spoken(value, known) for name, value in fields.items() if value is not None}
        case tuple():
            return [spoken(each, known) for each in thing]
        case dict():
            return {name: spoken(value, known) for name, value in thing.items()}
    return thing


# For people


def told(figures: Figures, known: Words) -> Iterator[str]:
    """Yield the edge, what best play does, what other ways of playing cost, and where all of it comes from."""
    say, unit = known.say, known.say(f"bet-{figures.unit}")
    yield say("cli-odds-head", title=say("title"), unit=unit)
    yield ""
    yield from edge_lines(figures, known)
    yield from bet_lines(figures, known)
    yield from decision_lines(figures, known)
    yield from strategy_lines(figures, known)
    yield from cost_lines(figures, known)
    yield from source_lines(figures, known)


def edge_lines(figures: Figures, known: Words) -> Iterator[str]:
    say, unit = known.say, known.say(f"bet-{figures.unit}")
    side = "house" if figures.ev <= 0 else "player"
    rows = [
        [say(f"odds-{side}-edge"), percent(abs(figures.ev)), say("odds-of-unit", unit=unit)],
        [say("odds-element-of-risk"), percent(figures.element_of_risk), say("odds-of-staked")],
        [say("odds-staked"), f"{figures.staked:.4f}", say("odds-times", unit=unit)],
        [say("odds-sd"), f"{figures.sd:.4f}", say("odds-times", unit=unit)],
    ]
    yield from columns(rows, right=(1,), indent="  ")
    if figures.ev_fraction is not None:
        yield from paragraph(say("odds-exactly", fraction=figures.ev_fraction, unit=unit))


def bet_lines(figures: Figures, known: Words) -> Iterator[str]:
    """Yield each bet's own edge where one may bet on several things."""
    if figures.bets:
        heads = [known.say(code) for code in ("odds-bet", "odds-house-edge", "odds-sd")]
        rows = [[known.say(f"bet-{name}"), *bet_figures(edge)] for name, edge in figures.bets.items()]
        yield from titled(known.say("odds-bets"), columns([heads, *rows], right=(1, 2), indent="  "))


def bet_figures(edge: Edge) -> tuple[str, str]:
    return percent(-edge.ev), f"{edge.sd:.4f}"


def decision_lines(figures: Figures, known: Words) -> Iterator[str]:
    if figures.decisions:
        rows = [[known.text(each.name), f"{100 * each.often:.2f}"] for each in figures.decisions]
        yield from titled(known.say("odds-decisions"), columns(rows, right=(1,), indent="  "))


def strategy_lines(figures: Figures, known: Words) -> Iterator[str]:
    """Yield best play: rules, then charts."""
    rules = [line for rule in figures.strategy.rules for line in paragraph(f"- {known.text(rule)}", hang="    ")]
    if rules:
        yield from titled(known.say("odds-best-play"), rules)
    for grid in figures.strategy.grids:
        yield from titled(known.text(grid.title), grid_lines(grid, known))


def grid_lines(grid: Grid, known: Words) -> Iterator[str]:
    heads = ["", *[label(each, known) for each in grid.columns]]
    rows = [
        [label(name, known), *[NOWHERE if cell is None else cell.letter for cell in cells]]
        for name, cells in zip(grid.rows, grid.cells, strict=True)
    ]
    yield from columns([heads, *rows], indent="  ")
    yield from paragraph(known.say("cli-odds-axes", side=known.text(grid.side), top=known.text(grid.top)))
    yield from columns([[choice.letter, known.text(choice.meaning)] for choice in grid.choices], indent="  ")


def cost_lines(figures: Figures, known: Words) -> Iterator[str]:
    if figures.costs:
        of_unit = known.say("odds-of-unit", unit=known.say(f"bet-{figures.unit}"))
        rows = [[known.text(each.name), percent(each.cost), of_unit] for each in figures.costs]
        yield from titled(known.say("odds-costs"), columns(rows, right=(1,), indent="  "))


def source_lines(figures: Figures, known: Words) -> Iterator[str]:
    """Yield what was computed, and who has published the same."""
    code = "odds-how-exact" if figures.exact else "odds-how"
    yield from titled(known.say(code), paragraph(known.text(figures.convention)))
    if figures.sources:
        rows = [
            [source.who, known.text(source.figure), source.published, source.where, *notes(source.note, known)]
            for source in figures.sources
        ]
        yield from titled(known.say("odds-sources"), columns(rows, right=(2,), indent="  "))


def notes(note: Phrase | None, known: Words) -> list[str]:
    return [""] if note is None else [known.text(note)]


def titled(title: str, lines: Any) -> Iterator[str]:
    yield from ("", title)
    yield from lines


def label(name: str | Phrase, known: Words) -> str:
    return name if isinstance(name, str) else known.text(name)


def percent(share: float) -> str:
    return f"{100 * share:.4f} %"


def paragraph(text: str, hang: str = "  ") -> list[str]:
    return click.wrap_text(" ".join(text.split()), WIDTH, initial_indent="  ", subsequent_indent=hang).splitlines()
