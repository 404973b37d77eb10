"""The data that the screen's arithmetic is tested against is what the rules say today."""

from tests.games.pusoy.layouts import DATA, build, encoded


def test_the_screen_is_held_against_the_rules_of_today() -> None:
    assert DATA.read_bytes() == encoded(), "run python -m tests.games.pusoy.layouts"


def test_the_data_shows_every_hand_and_every_reason() -> None:
    data = build()
    hands = {hand.code for each in data for hand in each["hands"]}
    assert len(hands) == 10, hands
    assert {each["why"] and each["why"].code for each in data} == {
        None,
        "refusal-front-over-middle",
        "refusal-middle-over-back",
        "refusal-front-over-middle-by-card",
        "refusal-middle-over-back-by-card",
    }
