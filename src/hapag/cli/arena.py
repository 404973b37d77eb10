"""`hapag arena`: rival against rival, over the same deals from every seat."""

from collections.abc import Iterator, Sequence
from statistics import fmean
from typing import Any

import click

from hapag.cli.edge import Refused
from hapag.cli.inputs import known_rival, options_from, seat_count, with_game, with_json, with_options, words
from hapag.cli.output import columns, interval, print_json
from hapag.cli.rounds import pick, rounds_under_way, with_rounds, with_seed
from hapag.games.words import Words
from hapag.kernel.schema import Game
from hapag.rivals import named
from hapag.rivals.arena import Bout, Standing, Timed, pairings, within
from hapag.rivals.match import Mean

Pair = tuple[str, str]
DIGITS = 3
"""Of milliseconds."""


@click.command("arena")
@with_game
@click.argument("one", required=False)
@click.argument("other", required=False)
@with_rounds("How many rounds of each pairing, made up to whole deals.")
@click.option("--seats", type=int, help="How many seats; default: as few as two sides can play in.")
@with_seed
@with_options
@with_json
def command(
    kind: Game, one: str | None, other: str | None, rounds: int, seats: int | None, seed: int | None, **rest: Any
) -> None:
    """Hold rivals against each other, with 95 % intervals and the time their moves take.

    ONE and OTHER are levels of the game, `random`, or `simple`; without them every level meets random play, the simple
    player and the level below. Each deal is played once with ONE in each seat and OTHER in all others.
    """
    options = options_from(kind, rest["given"])
    pairs = pairs_for(kind, one, other)
    count, chosen = seats_for(kind, seats), pick(seed)
    players = {name: Timed(named(kind)[name]) for pair in pairs for name in pair}
    bouts = [Bout(kind, options, players[a], players[b], count, chosen) for a, b in pairs]
    standings = run(bouts, -(-rounds // count))
    found = facts(bouts[0], pairs, standings, players)
    if rest["as_json"]:
        print_json(found)
    else:
        click.echo("\n".join(told(words(kind), found)))


def pairs_for(kind: Game, one: str | None, other: str | None) -> list[Pair]:
    """Return who meets whom."""
    if one is None:
        return list(pairings(kind))
    known_rival(kind, one, "ONE")
    if other is None:
        raise Refused(words().say("cli-arena-other"))
    if known_rival(kind, other, "OTHER") == one:
        raise Refused(words().say("cli-arena-same", name=one))
    return [(one, other)]


def seats_for(kind: Game, seats: int | None) -> int:
    count = seat_count(kind, max(2, kind.info.least) if seats is None else seats)
    if count < 2:
        raise Refused(words().say("cli-arena-two"))
    return count


def run(bouts: Sequence[Bout], deals: int) -> list[Standing]:
    """Play so many deals of each bout, with a progress bar on a terminal."""
    standings = [Standing() for _ in bouts]
    with rounds_under_way(deals * len(bouts), bouts[0].seed) as bar:
        for bout, standing in zip(bouts, standings, strict=True):
            for number in range(deals):
                standing.add(bout.deal(number))
                bar.update(1)
    return standings


# Telling


def facts(
    bout: Bout, pairs: Sequence[Pair], standings: Sequence[Standing], players: dict[str, Timed]
) -> dict[str, Any]:
    """Return what was measured, for programs."""
    deals = standings[0].score.count
    return {
        "game": bout.game.info.slug,
        "seats": bout.seats,
        "seed": bout.seed,
        "deals": deals,
        "rounds": deals * bout.seats,
        "pairs": [
            {"one": one, "other": other} | measured(standing)
            for (one, other), standing in zip(pairs, standings, strict=True)
        ],
        "cpu_ms": {name: times(player) for name, player in players.items()},
    }


def measured(standing: Standing) -> dict[str, Any]:
    """Return means with their intervals; None where all deals came out alike, for that says nothing of the next."""
    parts: dict[str, Mean] = {"score": standing.score, "lead": standing.lead, "share": standing.share}
    return {name: {"mean": mean.value, "half_width_95": mean.half_width() or None} for name, mean in parts.items()}


def times(player: Timed) -> dict[str, float | int]:
    """Return how long a player's moves took, zero for one who never had to move."""
    taken = player.taken or [0.0]
    found = {"mean": fmean(taken), "p99": within(taken, 0.99), "max": max(taken)}
    return {"moves": len(player.taken)} | {name: round(ms, DIGITS) for name, ms in found.items()}


def told(known: Words, found: dict[str, Any]) -> Iterator[str]:
    """Yield what was measured, for people."""
    say = known.say
    names = {name: str(found[name]) for name in ("seats", "deals", "seed")}
    yield say("cli-arena-head", title=say("title"), **names)
    even = f"{1 / found['seats']:.0%}"
    heads = [say(f"cli-arena-{head}", even=even) for head in ("one", "against", "score", "lead", "share")]
    rows = [[each["one"], each["other"], *strengths(each)] for each in found["pairs"]]
    yield from columns([heads, *rows], right=(2, 3, 4), indent="  ")
    yield ""
    heads = [say(f"cli-arena-{head}") for head in ("player", "moves", "mean", "slow", "longest")]
    spent = [
        [name, f"{each['moves']:,}", *(f"{each[part]:.{DIGITS}f}" for part in ("mean", "p99", "max"))]
        for name, each in found["cpu_ms"].items()
    ]
    yield from columns([heads, *spent], right=(1, 2, 3, 4), indent="  ")


def strengths(pair: dict[str, Any]) -> Iterator[str]:
    """Yield what one side makes, what it makes more than the other, and its share of the wins."""
    yield from (interval(pair[part]["mean"], pair[part]["half_width_95"], signed=True) for part in ("score", "lead"))
    yield percent(pair["share"]["mean"], pair["share"]["half_width_95"])


def percent(mean: float, half: float | None) -> str:
    return f"{100 * mean:.1f} %" if half is None else f"{100 * mean:.1f} ± {100 * half:.1f} %"
