"""`hapag simulate`: many rounds between computer rivals, summed up."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter
from typing import IO, Any

import click

from hapag.cli.edge import Refused, said
from hapag.cli.inputs import known_rival, options_from, seat_count, with_game, with_json, with_options, words
from hapag.cli.output import columns, interval, number, print_json
from hapag.cli.rounds import pick, rounds_under_way, with_rounds, with_seed
from hapag.games.words import Words
from hapag.kernel.records import encode
from hapag.kernel.schema import Game
from hapag.rivals import levels, named
from hapag.rivals.match import Match, Played, Tally


@click.command("simulate")
@with_game
@with_rounds("How many rounds.")
@click.option("--seats", type=int, help="How many seats; default: as few as the game takes.")
@click.option(
    "--level", "given_levels", multiple=True, metavar="LEVEL", help="Of all rivals; or repeated, one for each seat."
)
@with_seed
@click.option("--record", "path", metavar="FILE", help="Write a record of every round, one a line.")
@with_options
@with_json
def command(
    kind: Game,
    rounds: int,
    seats: int | None,
    given_levels: tuple[str, ...],
    seed: int | None,
    path: str | None,
    **rest: Any,
) -> None:
    """Play many rounds between computer rivals and sum them up.

    Each rival sees what a person in its seat would see. The lead moves on one seat each round.
    """
    options = options_from(kind, rest["given"])
    chosen = levels_for(kind, given_levels, seats)
    match = Match(kind, options, tuple([named(kind)[level] for level in chosen]), pick(seed))
    tally, seconds = run(match, rounds, path)
    found = facts(match, chosen, tally, seconds)
    if rest["as_json"]:
        print_json(found)
    else:
        click.echo("\n".join(told(words(kind), found)))


def levels_for(kind: Game, given: tuple[str, ...], seats: int | None) -> tuple[str, ...]:
    """Return the level of each seat; the middle one of the game if none is named."""
    for level in given:
        known_rival(kind, level, "--level")
    count = seat_count(kind, len(given) if seats is None and len(given) > 1 else seats)
    usual = tuple(levels(kind))[len(levels(kind)) // 2]
    if len(given) > 1 and len(given) != count:
        raise Refused(words().say("cli-level-count", got=len(given), seats=count))
    return given if len(given) > 1 else (given or (usual,)) * count


# Playing


def run(match: Match, rounds: int, path: str | None) -> tuple[Tally, float]:
    """Play the rounds, with a progress bar on a terminal; return what they came to and how many seconds it took."""
    tally, began = Tally(len(match.rivals)), perf_counter()
    with recording(path) as file, rounds_under_way(rounds, match.seed) as bar:
        for played in match.rounds(rounds):
            tally.add(played.end)
            write(file, played)
            bar.update(1)
    return tally, perf_counter() - began


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
            "mean": tally.scores[seat].value,
            "half_width_95": tally.scores[seat].half_width(),
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


def ending_words(known: Words, ending: str) -> str:
    """Return how rounds ended, in words where the game has any."""
    code = f"ending-{ending}"
    return known.say(code) if known.has(code) else ending
