"""Phrases, moves and events put into words, from the Fluent catalogues of a game and of the rooms it stands on.

The browser does the same with the same catalogues; this is for the command line, logs and tests.
"""

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast, parse, serialize

from hapag.games import families, folder
from hapag.kernel import Event, Phrase
from hapag.kernel.phrases import Argument
from hapag.kernel.schema import Game, fields
from hapag.pieces import Names, Pieces

LOCALES = ("en", "fil", "th")
"""Languages that the words come in: `text/<locale>.ftl` in every room and game. All but English await a native reader."""
SAME = {"tl": "fil"}
"""Older names of languages."""
SIGNS = {"c": "♣", "d": "♦", "h": "♥", "s": "♠"}
ROOMS = ("kernel", "fair", "odds", "games", "table", "server", "cli")
SOURCE = Path(__file__).parent.parent


def catalogues(game: Game | None, locale: str) -> list[str]:
    """Return the catalogues that words of a game may come from, the shared ones first."""
    return in_folders([*(SOURCE / room for room in ROOMS), *(own_folders(game) if game else ())], locale)


def own_folders(game: Game) -> list[Path]:
    """Return the families that a game stands on, and the game's own folder last: it may say a thing otherwise."""
    return [*families(game), folder(game)]


def in_folders(folders: Sequence[Path], locale: str) -> list[str]:
    """Return the catalogues of folders that have one; what a language does not say is said in English."""
    rooms = [text for each in folders if (text := each / "text" / "en.ftl").exists()]
    return [in_language(english, locale) for english in rooms]


def in_language(english: Path, locale: str) -> str:
    own = english.with_name(f"{locale}.ftl")
    said = own.read_text("utf-8") if own.exists() else ""
    return said if own == english else completed(english.read_text("utf-8"), said)


@cache
def completed(english: str, own: str) -> str:
    """Return a catalogue with the messages that it lacks, in English."""
    said = messages(own)
    lacks: list[ast.EntryType] = [each for name, each in messages(english).items() if name not in said]
    return f"{own}\n{serialize(ast.Resource(lacks))}" if lacks else own


def messages(text: str) -> dict[str, ast.Message]:
    return {each.id.name: each for each in parse(text).body if isinstance(each, ast.Message)}


@cache
def parsed(text: str) -> ast.Resource:
    """Return a catalogue as the formatter reads it; those of the rooms serve every game."""
    return FluentResource(text)


@cache
def bundle(game: Game | None, locale: str) -> FluentBundle:
    found = FluentBundle([locale], use_isolating=False)
    for text in catalogues(game, locale):
        found.add_resource(parsed(text), allow_overrides=True)
    return found


def spoken(asked: str) -> str:
    """Return the first language of an Accept-Language header that there are words in, English if there is none."""
    wanted = [name.strip().split("-")[0].lower() for name in asked.replace(";", ",").split(",")]
    return next((SAME.get(name, name) for name in wanted if SAME.get(name, name) in LOCALES), LOCALES[0])


class Words:
    """The words of one game in one language. people: the screen name of each seat, where there are any."""

    def __init__(self, game: Game | None = None, locale: str = "en", people: Sequence[str] = ()) -> None:
        self.game, self.locale, self.people = game, locale, people
        self.bundle = bundle(game, locale)

    def title(self) -> tuple[str, str | None]:
        """Return the game's title, and its language where that is another one than the words'."""
        assert self.game is not None
        if not self.has("title"):
            return self.game.info.slug, None
        spoken = self.bundle.get_message("title").attributes.get("lang")
        lang = str(self.bundle.format_pattern(spoken)[0]) if spoken is not None else self.locale
        return self.say("title"), lang if lang != self.locale else None

    def has(self, code: str) -> bool:
        return self.bundle.has_message(code)

    def say(self, code: str, **args: Argument) -> str:
        """Return the message `code` with its arguments filled in; KeyError if there is no such message."""
        return self.text(Phrase(code, {name.replace("_", "-"): value for name, value in args.items()}))

    def text(self, phrase: Phrase) -> str:
        """Return a phrase in words; KeyError if the catalogue lacks it or an argument is missing."""
        pattern = self.bundle.get_message(phrase.code).value if self.has(phrase.code) else None
        if pattern is None:
            raise KeyError(f"no message {phrase.code}")
        args = {name: self.argument(value) for name, value in phrase.args.items()}
        text, errors = self.bundle.format_pattern(pattern, args)
        if errors:
            raise KeyError(f"message {phrase.code}: {errors[0]}")
        return str(text)

    def argument(self, value: Argument) -> str | int:
        if isinstance(value, Phrase):
            return self.text(value)
        return self.list([self.text(each) for each in value]) if isinstance(value, tuple) else value

    def list(self, parts: Sequence[str]) -> str:
        return format_list(list(parts), locale=self.locale)

    def who(self, seat: int) -> str:
        """Return "Seat 2 (Ann)"; people count seats from 1."""
        name = self.people[seat] if seat < len(self.people) else ""
        return (
            self.say("seat-who", seat=str(seat + 1), name=name) if name else self.say("seat-only", seat=str(seat + 1))
        )

    def caption(self, event: Event) -> str:
        """Return what the dealer says of an event, as far as the event shows its pieces."""
        args: dict[str, Argument] = {}
        for name, kind in fields(type(event)).items():
            args |= self.arguments(name.replace("_", "-"), kind, getattr(event, name))
        return self.text(Phrase(f"event-{event.__struct_config__.tag}", args))

    def arguments(self, name: str, kind: str, value: Any) -> dict[str, Argument]:
        """Return the arguments that a field of an event gives its caption."""
        match kind:
            case "seat":
                who = "who" if name == "seat" else f"{name.removesuffix('-seat')}-who"
                return {name: str(value + 1), who: self.who(value)}
            case "seats":
                return {name: self.list([self.who(seat) for seat in value]), f"{name}-count": len(value)}
            case "pieces":
                return {name: self.pieces(value), f"{name}-count": len(value)}
            case "rows":
                return {name: " / ".join(map(self.pieces, value))}
            case "flag":
                return {name: "yes" if value else "no"}
            case "number" | "text" | "phrase" | "phrases":
                return {name: value}
        return {}

    def pieces(self, pile: Pieces) -> str:
        """Return a pile as people write it: `K♥ 10♠`."""
        assert self.game is not None
        return " ".join([pretty(self.game.names, piece) for piece in pile])


def pretty(names: Names, piece: int) -> str:
    name = names.show(piece)  # type: ignore[arg-type]
    is_card = names.noun == "card" and len(name) == 2 and name[1] in SIGNS
    return name[0].replace("T", "10") + SIGNS[name[1]] if is_card else name
