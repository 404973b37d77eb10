"""Every language says what English says: the same messages with the same arguments, and nothing left in English.

What must not differ is read off the English catalogue, message by message.
"""

import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from babel import Locale
from fluent.syntax import ast, parse, serialize
from fluent.syntax.visitor import Visitor

from hapag.games.words import LOCALES, SOURCE, messages

ROOMS = sorted(path.parent.parent.relative_to(SOURCE).as_posix() for path in SOURCE.rglob("text/en.ftl"))
TRANSLATED = [room for room in ROOMS if room != "cli"]
"""The command line speaks English."""
OTHERS = LOCALES[1:]
PLURALS = {"zero", "one", "two", "few", "many", "other"}

pytestmark = pytest.mark.parametrize("locale", OTHERS)


def path_of(room: str, locale: str) -> Path:
    return SOURCE / room / "text" / f"{locale}.ftl"


def read(room: str, locale: str) -> dict[str, ast.Message]:
    path = path_of(room, locale)
    return messages(path.read_text("utf-8")) if path.exists() else {}


def pairs(locale: str) -> Iterator[tuple[str, ast.Message, ast.Message]]:
    """Yield every message's place, in English and in a language, if it is there in both."""
    for room in TRANSLATED:
        own = read(room, locale)
        for name, english in read(room, "en").items():
            if name in own:
                yield f"{room} {name}", english, own[name]


class Used(Visitor):  # type: ignore[misc]
    """What a message uses. printed: variables that are written out; chosen: by variable, the keys of its variants."""

    def __init__(self, message: ast.Message) -> None:
        self.printed: set[str] = set()
        self.chosen: dict[str, set[str]] = defaultdict(set)
        self.text: list[str] = []
        self.visit(message)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.printed.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        keys = {each.key.name if isinstance(each.key, ast.Identifier) else each.key.value for each in node.variants}
        self.chosen[node.selector.id.name] |= keys
        for variant in node.variants:
            self.visit(variant.value)

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.text.append(node.value)


@pytest.mark.parametrize("room", TRANSLATED)
def test_a_catalogue_can_be_read_and_says_that_it_awaits_a_native_reader(room: str, locale: str) -> None:
    resource = parse(path_of(room, locale).read_text("utf-8"))
    assert [serialize(ast.Resource([each])) for each in resource.body if isinstance(each, ast.Junk)] == []
    first = resource.body[0]
    assert isinstance(first, ast.ResourceComment)
    assert "Awaiting a native reader" in str(first.content)


@pytest.mark.parametrize("room", TRANSLATED)
def test_every_message_is_said_in_every_language_and_no_other(room: str, locale: str) -> None:
    english, own = read(room, "en"), read(room, locale)
    assert set(english) - set(own) == set(), "not said yet"
    assert set(own) - set(english) == set(), "nobody asks for these"
    attributes = {name: [each.id.name for each in message.attributes] for name, message in english.items()}
    assert {name: [each.id.name for each in message.attributes] for name, message in own.items()} == attributes


def test_a_message_is_there_once(locale: str) -> None:
    for room in TRANSLATED:
        body = parse(path_of(room, locale).read_text("utf-8")).body
        names = [each.id.name for each in body if isinstance(each, ast.Message)]
        assert sorted(names) == sorted(set(names)), room


def test_every_argument_that_english_writes_out_is_written_out(locale: str) -> None:
    wrong = {}
    for place, english, own in pairs(locale):
        theirs, ours = Used(english).printed, Used(own).printed
        if theirs != ours:
            wrong[place] = sorted(theirs ^ ours)
    assert wrong == {}


def test_choices_have_the_variants_that_are_needed(locale: str) -> None:
    """Every word and number that English tells apart, and of plurals only what the language has."""
    tags = {*Locale(locale).plural_form.tags, "other"}
    wrong: dict[str, Any] = {}
    for place, english, own in pairs(locale):
        theirs, ours = Used(english).chosen, Used(own).chosen
        for name in {*theirs, *ours}:
            needed, got = theirs.get(name, set()) - PLURALS, ours.get(name, set())
            extra = got - needed - tags - {"1"}
            if needed - got or extra or (got and not needed and name not in theirs and name not in Used(english).printed):
                wrong[f"{place} ${name}"] = {"missing": sorted(needed - got), "extra": sorted(extra)}
    assert wrong == {}


def test_exactly_one_is_a_number_because_plural_one_means_more_in_filipino(locale: str) -> None:
    """`[one]` covers 1, 2, 3, 5, 7, 8, ... in Filipino, and nothing in Thai."""
    wrong = [place for place, _, own in pairs(locale) if any("one" in keys for keys in Used(own).chosen.values())]
    assert wrong == []


STAYS = {
    "fil": """ante bet big blackjack blind board bonus call caption cara center check chip chips code computer control cruz
        cut day deal dealer deng display double draw edge element even fold foul flop flush full fulljoker gee gong gor
        hand hapag high hold’em holdem host house id jack joker joon json key let link long look main max min monte mooy
        caribbean casino baccarat banker player omaha pai gow poker tiles texas three card stud war spanish ultimate ride it
        dominoes pusoy dos tong its patong pok tie tit tong yun teen foo ping chong bon sam lueang natural
        online patas pip play pot qr raise random receipt result river round royal score seed server setting showdown side
        small soft solo split stand standard deviation of risk straight street suit super surrender tiebreak tile toml
        total tournament turn type variant wong word x y domino in cly""",
    "th": "a b c d e f g h i j k l m n o p q r s t u v w x y z qr json toml hapag hello nt phh no limit space enter n",
}
"""Words that are the same in the language, because its players use the English word, or because they are names."""


def letters(text: str) -> list[str]:
    return [word.lower() for word in re.findall(r"[^\W\d_]+(?:’[^\W\d_]+)?", text)]


def test_nothing_is_left_in_english_by_mistake(locale: str) -> None:
    stays = set(STAYS[locale].split())
    same = {}
    for place, english, own in pairs(locale):
        theirs, ours = Used(english).text, Used(own).text
        if theirs == ours and (rest := [word for text in ours for word in letters(text) if word not in stays]):
            same[place] = rest
    assert same == {}
