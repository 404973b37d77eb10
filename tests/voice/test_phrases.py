"""The list of phrases: keys say what piece of a sentence a clip is, and texts keep to it."""

import re

import pytest

from tools.voice.phrases import kind, phrases, spelled

ENDS = {"lead": r"\w", "mid": r",", "fin": r"[.!?]"}


def test_the_list_is_about_as_long_as_two_megabytes_allow() -> None:
    assert 300 <= len(phrases()) <= 380


@pytest.mark.parametrize("key", phrases())
def test_a_phrase_ends_as_its_key_says(key: str) -> None:
    assert re.fullmatch(r"[a-z0-9-]+(\.[a-z0-9-]+)*", key)
    assert re.search(ENDS[kind(key)] + "$", phrases()[key])
    assert "{" not in phrases()[key]


def test_patterns_are_written_out_and_a_key_of_its_own_wins() -> None:
    heading = {"numbers": [1, 2], "num.{number}": "{number}.", "over.{rank}": "over {ranks}.", "num.2": "a brace."}
    clips = spelled({"any": heading, "seats": {"act.{seat}.folds": "Seat {seat} folds."}})
    assert clips["num.1"] == "one."
    assert clips["num.2"] == "a brace."
    assert clips["over.t"] == "over tens."
    assert clips["act.4.folds"] == "Seat four folds."
    assert len(clips) == 2 + 13 + 4
