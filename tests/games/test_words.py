"""Words in several languages: which one is spoken, and what is said where a language has no word yet."""

import pytest

from hapag.games import game
from hapag.games.words import LOCALES, Words, completed, spoken


@pytest.mark.parametrize(
    ("asked", "locale"),
    [
        ("th,en;q=0.8", "th"),
        ("th-TH,th;q=0.9", "th"),
        ("tl-PH", "fil"),
        ("fil", "fil"),
        ("de, fil;q=0.7, en;q=0.3", "fil"),
        ("en-GB,th;q=0.5", "en"),
        ("de", "en"),
        ("", "en"),
        ("*", "en"),
    ],
)
def test_the_first_language_asked_for_that_there_is_is_spoken(asked: str, locale: str) -> None:
    assert spoken(asked) == locale


def test_what_a_language_does_not_say_is_said_in_english() -> None:
    assert completed("a = One\nb = Two\n", "b = Dalawa\n") == "b = Dalawa\n\na = One\n"
    assert completed("a = One\n", "a = Isa\n") == "a = Isa\n"


@pytest.mark.parametrize("locale", LOCALES)
def test_a_title_in_another_language_says_which(locale: str) -> None:
    title, lang = Words(game("pusoy-dos"), locale).title()
    assert title
    assert lang == {"en": "fil", "fil": None}.get(locale, lang)


def test_an_english_title_names_no_other_language() -> None:
    assert Words(game("holdem")).title() == ("Texas Hold’em", None)
