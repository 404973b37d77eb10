"""Screen names."""

import pytest

from hapag.kernel import Illegal
from hapag.table.names import LONGEST, RIVALS, rival_name, screen_name


@pytest.mark.parametrize("name", ["Ann", "Ñino", "สมชาย", "José María", "👩‍👩‍👧", "x" * 24, "O'Neil", "<b>bold</b>"])
def test_ordinary_names_of_any_script_are_kept(name: str) -> None:
    assert screen_name(name) == name


def test_blanks_around_a_name_go_and_accents_are_composed() -> None:
    assert screen_name("  Jose\u0301 \u3000") == "José"


@pytest.mark.parametrize("name", ["", "   ", "\u200d", "\u3164", "\u2800 ", "\u0301"])
def test_a_name_without_a_visible_sign_is_empty(name: str) -> None:
    with pytest.raises(Illegal, match="name-empty"):
        screen_name(name)


def test_a_name_has_at_most_24_code_points_after_composing() -> None:
    assert len(screen_name("e\u0301" * LONGEST)) == LONGEST
    with pytest.raises(Illegal, match="name-too-long"):
        screen_name("x" * (LONGEST + 1))
    with pytest.raises(Illegal, match="name-too-long"):
        screen_name("x" * 1_000_000)


@pytest.mark.parametrize(
    "sign", ["\n", "\x00", "\x7f", "\u202e", "\u2066", "\u200f", "\u2028", "\ufeff", "\ud800", "\ue000"]
)
def test_control_and_direction_signs_are_refused(sign: str) -> None:
    with pytest.raises(Illegal, match="name-characters"):
        screen_name(f"An{sign}n")


def test_a_rival_takes_no_name_that_somebody_has() -> None:
    assert rival_name(0, [RIVALS[0].upper()]) == RIVALS[1]
