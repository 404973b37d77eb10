"""What people write on the command line, read: games, options of a game, levels of rivals."""

import json
from collections.abc import Callable, Iterable
from difflib import get_close_matches
from typing import Any, TypeVar

import click

from hapag.cli.edge import Refused
from hapag.games import game, games
from hapag.games.words import Words
from hapag.kernel import Illegal
from hapag.kernel.records import options_of
from hapag.kernel.schema import Game, options
from hapag.rivals import named

F = TypeVar("F", bound=Callable[..., Any])
YES_NO = {"on": True, "yes": True, "true": True, "1": True, "off": False, "no": False, "false": False, "0": False}


def with_options(command: F) -> F:
    """Give a command `-o NAME=VALUE`, as `given`."""
    what = "An option of the game, as `hapag games` lists them; may be repeated."
    return click.option("-o", "--option", "given", multiple=True, metavar="NAME=VALUE", help=what)(command)


def with_json(command: F) -> F:
    """Give a command `--json`, as `as_json`."""
    return click.option("--json", "as_json", is_flag=True, help="Print JSON, for programs.")(command)


def with_game(command: F) -> F:
    """Give a command the argument GAME, as `kind`."""

    def read(ctx: click.Context, param: click.Parameter, value: str) -> Game:
        return game_called(value)

    return click.argument("kind", metavar="GAME", callback=read)(command)


def game_called(name: str) -> Game:
    """Return a game by its name; Refused, with the nearest name, if there is none."""
    try:
        return game(name.lower())
    except Illegal:
        near = get_close_matches(name.lower(), games(), 1)
        raise Refused(
            words().say("cli-no-game", got=name[:40], near=near[0] if near else "none", games=", ".join(games()))
        ) from None


def words(kind: Game | None = None) -> Words:
    """Return the words of a game, or those of all games."""
    return Words(kind)


def options_from(kind: Game, given: Iterable[str]) -> Any:
    """Return a game's options from `name=value` texts; Refused says which is wrong."""
    try:
        return options_of(kind, dict([read_option(kind, text) for text in given]))
    except Illegal as illegal:
        raise Refused(words(kind).text(illegal.why)) from None


def read_option(kind: Game, text: str) -> tuple[str, Any]:
    """Part `name=value` and read the value as its option wants it."""
    name, equals, value = text.partition("=")
    if not equals:
        raise Refused(words().say("cli-option-form", got=text[:40]))
    described = next((each for each in options(kind) if each["name"] == name), None)
    return name, read_value(described, name, value) if described else any_value(value)


def read_value(described: dict[str, Any], name: str, value: str) -> Any:
    match described["kind"]:
        case "bool" if value.lower() in YES_NO:
            return YES_NO[value.lower()]
        case "bool":
            raise Refused(words().say("cli-option-flag", name=name, got=value[:40]))
        case "int":
            return read_number(described, name, value)
    values = {str(each): each for each in described["values"]}
    if value not in values:
        raise Refused(words().say("cli-option-choice", name=name, values=", ".join(values), got=value[:40]))
    return values[value]


def read_number(described: dict[str, Any], name: str, value: str) -> int:
    low, high = described["low"], described["high"]
    is_number = value.lstrip("-").isdecimal() and value.isascii() and len(value) < 12
    if not is_number or not low <= int(value) <= high:
        raise Refused(words().say("cli-option-range", name=name, low=low, high=high, got=value[:40]))
    return int(value)


def any_value(value: str) -> Any:
    """Read an option that only the engine has: JSON if it is any, otherwise text."""
    try:
        return json.loads(value)
    except (ValueError, RecursionError):
        return value


def known_rival(kind: Game, name: str, where: str) -> str:
    """Return the name of one who plays a game; Refused, with all names, if there is none of this name."""
    if name not in named(kind):
        raise Refused(words().say("cli-no-level", where=where, got=name[:40], levels=", ".join(named(kind))))
    return name


def seat_count(kind: Game, seats: int | None) -> int:
    """Return how many seats to play with; Refused if the rules cannot take as many."""
    low, high = kind.info.least, kind.info.engine
    if seats is not None and not low <= seats <= high:
        raise Refused(words().say("cli-seats", low=low, high=high, got=seats))
    return low if seats is None else seats
