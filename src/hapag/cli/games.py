"""`hapag games`: what is on the table."""

from typing import Any

import click

from hapag.cli.inputs import with_json, words
from hapag.cli.output import columns, print_json
from hapag.games import game, games
from hapag.kernel.judging import judge_of
from hapag.kernel.schema import options
from hapag.rivals import levels


@click.command("games")
@with_json
def command(as_json: bool) -> None:
    """List the games: title, seats, options and levels of the computer rivals."""

    listed = [described(slug) for slug in games()]
    if as_json:
        print_json(listed)
    else:
        click.echo("\n\n".join(map(told, listed)))


def described(slug: str) -> dict[str, Any]:
    """Return what is known of a game before anything is dealt."""

    kind = game(slug)
    known, info = words(kind), kind.info
    return {
        "slug": slug,
        "title": known.say("title"),
        "blurb": known.say("blurb"),
        "family": info.family,
        "seats": {"least": info.least, "most": info.most, "engine": info.engine},
        "solo": info.solo,
        "levels": list(levels(kind)),
        "judge": judge_of(kind) is not None,
        "options": [{**each, "title": known.say(f"option-{each['name']}")} for each in options(kind)],
    }


def told(entry: dict[str, Any]) -> str:
    """Return a game's entry for people."""
    say, seats = words().say, entry["seats"]
    rows = [(f"-o {each['name']}={shown(each['default'])}", allowed(each), each["title"]) for each in entry["options"]]
    lines = [
        say("cli-games-title", slug=entry["slug"], title=entry["title"]),
        f"  {entry['blurb']}",
        "  "
        + say("cli-games-seats", least=str(seats["least"]), most=str(seats["most"]), levels=", ".join(entry["levels"])),
        *columns(rows, indent="  "),
    ]
    return "\n".join(lines)


def allowed(option: dict[str, Any]) -> str:
    match option["kind"]:
        case "bool":
            return "on, off"
        case "int":
            return words().say("cli-games-range", low=str(option["low"]), high=str(option["high"]))
    return ", ".join(map(str, option["values"]))


def shown(value: Any) -> str:
    return ("on" if value else "off") if isinstance(value, bool) else str(value)
