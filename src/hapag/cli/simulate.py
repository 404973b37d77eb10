"""`hapag simulate`: many rounds between computer rivals, summed up."""

import secrets
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter
from typing import IO, Any

import click

from hapag.cli.edge import Refused, Trouble, said
from hapag.cli.inputs import options_from, seat_count, with_game, with_json, with_options, words
from hapag.cli.output import columns, number, print_json
from hapag.games.words import Words
from hapag.kernel.records import encode
from hapag.kernel.schema import Game
from hapag.rivals import Rival, levels, random_rival
from hapag.rivals.match import Match, Played, RivalFault, Tally

RANDOM = "random"
"""A level that every game has."""
MOST = 100_000_000
SEEDS = 2**32


@click.command("simulate")
@with_game
@click.option("--rounds", type=click.IntRange(1, MOST), default=100, show_default=True, help="How many rounds.")
@click.option("--seats", type=int, help="How many seats; default: as few as the game takes.")
@click.option("--level", "named", multiple=True, metavar="LEVEL", help="Of all rivals; or repeated, one for each seat.")
@click.option("--seed", type=click.IntRange(min=0), help="Repeats a simulation exactly; default: a new one.")
@click.option("--record", "path", metavar="FILE", help="Write a record of every round, one a line.")
@with_options
@with_json
def command(
    kind: Game, rounds: int, seats: int | None, named: tuple[str, ...], seed: int | None, path: str | None, **rest: Any
) -> None:
    """Play many rounds between computer rivals and sum them up.

    Each rival sees what a person in its seat would see. The lead moves on one seat each round.
    """
    options = options_from(kind, rest["given"])
    chosen = levels_for(kind, named, seats)
    match = Match(kind, options, tuple([rival(kind, level) for level in chosen]), pick(seed))
    tally, seconds = run(match, rounds, path)
    found = facts(match, chosen, tally, seconds)
    if rest["as_json"]:
        print_json(found)
    else:
        click.echo("\n".join(told(words(kind), found)))


def pick(seed: int | None) -> int:
    return secrets.randbelow(SEEDS) if seed is None else seed


def levels_for(kind: Game, named: tuple[str, ...], seats: int | None) -> tuple[str, ...]:
    """Return the level of each seat; the middle one of the game if none is named."""
    known = (*levels(kind), RANDOM)
    for level in named:
        if level not in known:
            raise Refused(words().say("cli-no-level", got=level[:40], levels=", ".join(dict.fromkeys(known))))
    count = seat_count(kind, len(named) if seats is None and len(named) > 1 else seats)
    usual = tuple(levels(kind))[len(levels(kind)) // 2]
    if len(named) > 1 and len(named) != count:
        raise Refused(words().say("cli-level-count", got=len(named), seats=count))
    return named if len(named) > 1 else (named or (usual,)) * count


def rival(kind: Game, level: str) -> Rival:
    return levels(kind).get(level, random_rival)


# Playing


def run(match: Match, rounds: int, path: str | None) -> tuple[Tally, float]:
    """Play the rounds, with a progress bar on a terminal; return what they came to and how many seconds it took."""
    tally, began = Tally(len(match.rivals)), perf_counter()
    try:
        with recording(path) as file, click.progressbar(length=rounds, file=sys.stderr, hidden=quiet()) as bar:
            for played in match.rounds(rounds):
                tally.add(played.end)
                write(file, played)
                bar.update(1)
    except RivalFault as fault:
        raise Trouble(words().say("cli-rival-failed", **explained(match, fault))) from fault
    except ValueError as error:  # what the rules ask of their caller: a stack for each seat
        raise Refused(words().say("cli-options-refused", why=str(error))) from None
    return tally, perf_counter() - began


def explained(match: Match, fault: RivalFault) -> dict[str, str]:
    cause = fault.__cause__
    why = f"{type(cause).__name__}: {cause}"
    return {"seat": str(fault.seat + 1), "round": str(fault.number + 1), "seed": str(match.seed), "why": why}


def quiet() -> bool:
    return not sys.stderr.isatty()


@contextmanager
def recording(path: str | None) -> Iterator[IO[str] | None]:
    """Open the file that records go to."""
    if path is None:
        yield None
        return
    try:
        file = Path(path).open("w", encoding="utf-8")  # noqa: SIM115 - closed below; only opening is the input's fault
    except OSError as error:
        raise Refused(f"--record: {said(error)}") from None
    with file:
        yield file


def write(file: IO[str] | None, played: Played) -> None:
    if file is not None:
        file.write(f"{encode(played.record())}\n")


# Telling


def facts(match: Match, chosen: tuple[str, ...], tally: Tally, seconds: float) -> dict[str, Any]:
    """Return what the rounds came to, for programs."""
    seats = [
        {
            "seat": seat,
            "level": level,
            "mean": tally.means[seat],
            "half_width_95": tally.half_width(seat),
            "ahead": tally.ahead[seat] / tally.rounds,
        }
        for seat, level in enumerate(chosen)
    ]
    return {
        "game": match.game.info.slug,
        "rounds": tally.rounds,
        "seed": match.seed,
        "seconds": round(seconds, 3),
        "rounds_per_second": round(tally.rounds / seconds, 1),
        "seats": seats,
        "endings": {ending: count / tally.rounds for ending, count in tally.endings.most_common()},
    }


def told(known: Words, found: dict[str, Any]) -> Iterator[str]:
    """Yield the summary for people."""
    say = known.say
    speed = number(float(f"{found['rounds_per_second']:.3g}"))
    yield say("cli-simulate-head", title=say("title"), rounds=found["rounds"], speed=speed, seed=str(found["seed"]))
    heads = [say(f"cli-simulate-{head}") for head in ("seat", "level", "mean", "ahead")]
    rows = [
        [known.who(each["seat"]), each["level"], interval(each["mean"], each["half_width_95"]), f"{each['ahead']:.1%}"]
        for each in found["seats"]
    ]
    yield from columns([heads, *rows], right=(3,), indent="  ")
    yield ""
    endings = [[ending_words(known, ending), f"{share:.1%}"] for ending, share in found["endings"].items()]
    yield from columns([[say("cli-simulate-ending"), say("cli-simulate-share")], *endings], right=(1,), indent="  ")


def interval(mean: float, half: float | None) -> str:
    """Return a mean with as many digits as its interval deserves."""
    if half is None:
        return f"{mean:g}"
    digits = 3 if half < 1 else 1
    return f"{mean:.{digits}f} ± {half:.{digits}f}"


def ending_words(known: Words, ending: str) -> str:
    """Return how rounds ended, in words where the game has any."""
    code = f"ending-{ending}"
    return known.say(code) if known.has(code) else ending
