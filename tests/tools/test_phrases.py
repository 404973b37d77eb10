"""The list of what the dealer says: blanks filled in, every key once."""

from __future__ import annotations

import pytest

from tools.voice.phrases import RANKS, phrases, words


def test_an_entry_without_a_blank_is_one_clip() -> None:
    assert phrases('[calls]\n"call.bets" = "Place your bets."') == {"call.bets": "Place your bets."}


def test_a_seat_is_a_number_in_the_key_and_a_word_in_the_text() -> None:
    found = phrases('"act.{seat}.folds" = "Seat {seat} folds."')
    assert found["act.3.folds"] == "Seat three folds."
    assert len(found) == 4


def test_a_heading_may_name_more_seats() -> None:
    assert "lead.6" in phrases('[leads]\nseats = [1, 2, 3, 4, 5, 6]\n"lead.{seat}" = "Seat {seat} wins with"')


def test_a_rank_is_said_of_one_card_and_of_several() -> None:
    found = phrases('"pairs.{rank}" = "{ranks} and a {rank}"')
    assert found["pairs.six"] == "sixes and a six"
    assert found["pairs.ace"] == "aces and a ace"
    assert len(found) == len(RANKS) == 13


def test_numbers_are_what_the_heading_says() -> None:
    found = phrases('[totals]\nnumbers = [4, 21]\n"num.{number}" = "{number}."')
    assert found == {"num.4": "four.", "num.21": "twenty-one."}


def test_two_blanks_make_every_combination() -> None:
    found = phrases('[a]\nnumbers = [1, 2]\n"seat.{seat}.{number}" = "Seat {seat}: {number}."')
    assert len(found) == 8
    assert found["seat.4.2"] == "Seat four: two."


@pytest.mark.parametrize("number", range(100))
def test_a_number_is_said_in_words(number: int) -> None:
    assert words(number).replace("-", "").isalpha()


def test_numbers_read_as_english() -> None:
    assert [words(number) for number in (0, 13, 20, 31, 99)] == [
        "zero",
        "thirteen",
        "twenty",
        "thirty-one",
        "ninety-nine",
    ]


@pytest.mark.parametrize("key", ["Call", "call..bets", "call_bets", "call.{ring}", ""])
def test_a_malformed_key_is_refused(key: str) -> None:
    with pytest.raises(ValueError, match="no clip key"):
        phrases(f'"{key}" = "Text."')


def test_a_key_twice_is_refused() -> None:
    with pytest.raises(ValueError, match=r"act\.one stands twice"):
        phrases('[a]\n"act.one" = "One."\n[b]\n"act.one" = "One."')
