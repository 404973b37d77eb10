"""What two tiles are worth: counted over all of them, and by the rules that single them out."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

from hapag.games.pai_gow_tiles.tiles import NAMES, PAIRS, PIPS, TILES, row, strength, value
from tests.games.pai_gow_tiles.driver import pile

ALL = list(combinations(range(32), 2))
HALVES = {
    "teen": 12,
    "day": 2,
    "yun": 8,
    "gor": 4,
    "mooy": 10,
    "chong": 6,
    "bon": 4,
    "foo": 11,
    "ping": 10,
    "tit": 7,
    "look": 6,
}


def worth(text: str) -> int:
    return strength(*pile(text))


def test_all_496_hands_of_two_are_as_many_of_each_kind_as_counted_elsewhere() -> None:
    found = Counter(
        points if kind == "points" else kind for kind, points, _ in (value(strength(*pair)) for pair in ALL)
    )
    assert found == {
        "pair": 16, "wong": 8, "gong": 16, 9: 48, 8: 56, 7: 52, 6: 56, 5: 44, 4: 52, 3: 48, 2: 44, 1: 32, "zero": 24,
    }  # fmt: skip


def test_the_set_has_32_tiles_in_16_rows() -> None:
    assert len(TILES) == 32
    assert Counter(map(row, range(32))) == dict.fromkeys(range(16), 2)
    assert {name: PIPS[row(NAMES.read(name))] for name in HALVES} == HALVES


def test_pairs_stand_above_everything_and_never_tie() -> None:
    pairs = [strength(2 * at, 2 * at + 1) for at in range(16)]
    assert pairs == sorted(pairs, reverse=True)
    assert len(set(pairs)) == 16
    assert min(pairs) > max(strength(*pair) for pair in ALL if row(pair[0]) != row(pair[1]))


def test_kinds_stand_in_their_order() -> None:
    order = [
        "five-41 five-32",
        "day nine-63",
        "day eight-62",
        "nine-63 mooy",
        "eight-62 mooy",
        "five-41 chong",
        "mooy ping",
    ]
    strengths = [worth(hand) for hand in order]
    assert strengths == sorted(strengths, reverse=True)
    assert len(set(strengths)) == len(order)


def test_equal_points_go_to_the_strongest_single_tile_and_no_further() -> None:
    for one, other in combinations(ALL, 2):
        a, b = value(strength(*one)), value(strength(*other))
        if a.kind == b.kind == "points" and a.points == b.points:
            rank = PAIRS.index(b.lead) - PAIRS.index(a.lead)
            if "gee-joon" not in (a.lead, b.lead):
                assert (strength(*one) > strength(*other)) == (rank > 0)
                assert (strength(*one) == strength(*other)) == (rank == 0)


def test_zero_ties_zero_whatever_the_tiles() -> None:
    zeros = [pair for pair in ALL if value(strength(*pair)).kind == "zero"]
    assert {strength(*pair) for pair in zeros} == {0}


def test_gee_joon_as_six_is_never_what_decides() -> None:
    """Its rank as a six, 15th, stands above the fives only, and with a five it counts as three."""
    leads = Counter(value(strength(*pair)).lead for pair in ALL if row(pair[0]) == 0 and row(pair[1]) != 0)
    assert "gee-joon" not in leads


def test_single_gee_joon_makes_no_wong_and_no_gong() -> None:
    kinds = {value(strength(joon, other)).kind for joon in (0, 1) for other in range(2, 32)}
    assert kinds <= {"points", "zero"}


def test_every_hand_is_named() -> None:
    assert len({value(strength(*pair)) for pair in ALL}) > 100
    assert value(worth("gee-joon-6 gee-joon-3")) == ("pair", 0, "gee-joon")
    assert value(worth("teen tit")) == ("points", 9, "teen")
