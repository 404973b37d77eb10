"""The sentences that speech recognition is given, and the rules by which it is judged."""

from __future__ import annotations

import tomllib
from pathlib import Path

import tools.voice
from tools.voice.phrases import kind, phrases

FILE = Path(tools.voice.__file__).with_name("sentences.toml")
SENTENCES: list[list[str]] = tomllib.loads(FILE.read_text("utf-8"))["sentences"]


def test_there_are_about_sixty_sentences_and_none_twice() -> None:
    assert 55 <= len({tuple(keys) for keys in SENTENCES}) == len(SENTENCES) <= 70


def test_a_sentence_is_made_of_phrases_that_exist() -> None:
    assert {key for keys in SENTENCES for key in keys} <= set(phrases())


def test_a_sentence_ends_with_a_clip_that_ends_one() -> None:
    assert {kind(keys[-1]) for keys in SENTENCES} == {"fin"}
