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


class Used(Visitor):
    """What a message uses. printed: variables that are written out; chosen: by variable, the keys of its variants."""

    def __init__(self, message: ast.Message | ast.Pattern | None) -> None:
        self.printed: set[str] = set()
        self.chosen: dict[str, set[str]] = defaultdict(set)
        self.text: list[str] = []
        if message is not None:
            self.visit(message)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.printed.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        keys = {each.key.name if isinstance(each.key, ast.Identifier) else each.key.value for each in node.variants}
        assert isinstance(node.selector, ast.VariableReference)
        self.chosen[node.selector.id.name] |= keys
        for variant in node.variants:
            self.visit(variant.value)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
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
            if (
                needed - got
                or extra
                or (got and not needed and name not in theirs and name not in Used(english).printed)
            ):
                wrong[f"{place} ${name}"] = {"missing": sorted(needed - got), "extra": sorted(extra)}
    assert wrong == {}


def test_exactly_one_is_a_number_because_plural_one_means_more_in_filipino(locale: str) -> None:
    """`[one]` covers 1, 2, 3, 5, 7, 8, ... in Filipino, and nothing in Thai."""
    wrong = [place for place, _, own in pairs(locale) if any("one" in keys for keys in Used(own).chosen.values())]
    assert wrong == []


STAYS = {
    "fil": """a all ante baccarat banker big blackjack blind board bon bonus call cara card caribbean casino check
        chong computer cruz day dealer deng deviation domino dominoes dos double draw edge element
        flop flush fold foo gee gor gow high hit hold’em host house in it its j jack joker joon k
        let look main max min model mooy of omaha online pai patong ping play player pok poker pot
        pusoy q raise ride risk river round royal s sapaw showdown side small soft solo spanish speech
        split stand standard stud surrender teen texas three tiebreak tile tiles tit tong turn
        ultimate war y yun ½""",
    "th": "a j k q",
}
"""Words that are the same in the language, because its players use the English word, or because they are names."""


def letters(text: str) -> list[str]:
    return [word.lower() for word in re.findall(r"[^\W\d_]+(?:’[^\W\d_]+)?", text)]


def test_nothing_is_left_in_english_by_mistake(locale: str) -> None:
    same = {}
    for place, english, own in pairs(locale):
        theirs, ours = Used(english.value).text, Used(own.value).text
        if theirs == ours and (words := {word for text in ours for word in letters(text)}):
            same[place] = words
    stays = set(STAYS[locale].split())
    assert {place: words - stays for place, words in same.items() if words - stays} == {}
    assert stays - set().union(*same.values()) == set(), "these need no exception any more"


def test_a_translated_guide_has_the_sections_tables_and_examples_of_the_english_one(locale: str) -> None:
    for own in SOURCE.glob(f"games/*/guide.{locale}.md"):
        theirs, ours = own.with_name("guide.md").read_text("utf-8"), own.read_text("utf-8")
        assert shape(ours) == shape(theirs), own


def shape(guide: str) -> tuple[list[str], list[str]]:
    """Return what opens the lines of a guide that are headings or rows of a table, and its pieces and commands."""
    lines = re.findall(r"^(#+ |\|)", guide, re.MULTILINE)
    return lines, sorted(re.findall(r"`[^`]+`", guide.replace("\n", " ")))
