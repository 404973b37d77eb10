"""The data that the screen's arithmetic is tested against is what the rules say today."""

from tests.games.pai_gow_tiles.layouts import DATA, build, encoded


def test_the_screen_is_held_against_the_rules_of_today() -> None:
    assert DATA.read_bytes() == encoded(), "run python -m tests.games.pai_gow_tiles.layouts"


def test_the_data_shows_every_hand_and_every_reason() -> None:
    data = build()
    assert len({str(hand) for each in data for hand in each["hands"]}) > 100
    assert {each["why"] and each["why"].code for each in data} == {None, "refusal-low-over-high"}
    assert any(each["suggested"]["player"] != each["suggested"]["banker"] for each in data)
