"""Words misheard are counted as speech recognition is commonly judged."""

from __future__ import annotations

import pytest

from tools.voice.errors import plain, wrong


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("Seat two wins with", "seat two wins with"),
        ("Seat 2 wins with a flush, Ace high.", "seat two wins with a flush ace high"),
        ("10s over 6s", "tens over sixes"),
        ("10's", "tens"),
        ("twenty-one", "twenty one"),
        ("21!", "twenty one"),
        ("That's 1,000", "that's one"),
    ],
)
def test_marks_and_capitals_do_not_count_and_numbers_are_words(text: str, words: str) -> None:
    assert " ".join(plain(text)).startswith(words)


@pytest.mark.parametrize(
    ("said", "heard", "errors"),
    [
        ("seat two wins", "seat two wins", 0),
        ("seat two wins", "sea two wins", 1),
        ("seat two wins", "two wins", 1),
        ("seat two wins", "the seat two wins", 1),
        ("seat two wins", "", 3),
        ("kings over tens", "over tens kings", 2),
    ],
)
def test_a_word_changed_added_or_left_out_is_an_error(said: str, heard: str, errors: int) -> None:
    assert wrong(said.split(), heard.split()) == errors
