"""`hapag judge`: the referee. What can be put on its desk is said in `hapag.kernel.judging`."""

from typing import Any

import click
import msgspec

from hapag.cli.edge import Refused
from hapag.cli.inputs import options_from, with_game, with_json, with_options, words
from hapag.cli.output import columns, number, print_json
from hapag.games import game, games
from hapag.games.words import Words
from hapag.kernel.judging import BadCase, Case, Judge, Line, Verdict, case_of, judge_of
from hapag.kernel.schema import Game


@click.command("judge")
@with_game
@click.argument("hands", nargs=-1, metavar="HAND...")
@click.option("--board", default="", metavar="CARDS", help="The cards that all share.")
@click.option("--dealer", default="", metavar="CARDS", help="The dealer's cards.")
@click.option(
    "--stake", type=int, metavar="CHIPS", help="What each hand has at stake; a hand may name its own instead."
)
@with_options
@with_json
def command(kind: Game, hands: tuple[str, ...], given: tuple[str, ...], as_json: bool, **shared: Any) -> None:
    """Say who wins, what and why, for cards dealt on a real table.

    Each HAND is one text: cards as rank and suit, rows parted by /, then marks and a stake where the game has any.

    \b
    hapag judge holdem --board "9c 9d 9s 4h 2c" "9h 3d" "Ah As"
    hapag judge patong --board "Kc 7d 2s" "Kh" "Kd 6h"
    hapag judge pusoy "Ks Kd 2c / As Ad 3c 4d 5s / 6h 7h 8h 9h Th" "..."
    hapag judge blackjack --dealer "Tc 7d" --stake 40 "6c 5d Th doubled" "As Kd"
    """
    referee = judge_of(kind)
    if referee is None:
        having = ", ".join([slug for slug in games() if judge_of(game(slug)) is not None])
        raise Refused(words().say("cli-judge-none", title=words(kind).say("title"), games=having))
    case, verdict = decided(kind, referee, hands, options_from(kind, given), **shared)
    if as_json:
        print_json(facts(kind, case, verdict))
    else:
        click.echo("\n".join(told(words(kind), case, verdict)))


def decided(kind: Game, referee: Judge, hands: tuple[str, ...], options: Any, **shared: Any) -> tuple[Case, Verdict]:
    """Read what lies on the desk and judge it; Refused says what cannot be, and where."""
    try:
        case = case_of(kind, referee.ASKS, hands, options, **shared)
        return case, referee.judge(case)
    except BadCase as error:
        known = words(kind)
        raise Refused(f"{known.text(error.where)}: {known.text(error.why)}") from None


def told(known: Words, case: Case, verdict: Verdict) -> list[str]:
    """Return the verdict for people: a line a hand, then the notes."""
    rows = [row(known, case, line) for line in verdict.lines]
    return [*columns(rows, right=(3,)), *[known.text(note) for note in verdict.notes]]


def row(known: Words, case: Case, line: Line) -> tuple[str, ...]:
    hand = case.hands[line.seat]
    cards = " ".join([" / ".join(map(known.pieces, hand.rows)), *hand.marks]) if hand.cards else ""
    score = "" if line.score is None else number(line.score, signed=True)
    return (known.who(line.seat), cards, known.text(line.value), score, known.text(line.outcome))


def facts(kind: Game, case: Case, verdict: Verdict) -> dict[str, Any]:
    """Return the verdict for programs: names of pieces, codes, and the same words."""
    known, names = words(kind), kind.names
    lines = [
        {
            "seat": line.seat,
            "rows": [list(map(names.show, pile)) for pile in case.hands[line.seat].rows],
            "marks": case.hands[line.seat].marks,
            "stake": case.hands[line.seat].stake,
            "place": line.place,
            "value": known.text(line.value),
            "outcome": known.text(line.outcome),
            "code": line.outcome.code,
            "score": line.score,
        }
        for line in verdict.lines
    ]
    return {
        "game": kind.info.slug,
        "options": msgspec.to_builtins(case.options),
        "board": list(map(names.show, case.board)),
        "dealer": list(map(names.show, case.dealer)),
        "hands": lines,
        "notes": [known.text(note) for note in verdict.notes],
    }
