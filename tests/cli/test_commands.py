"""What each command tells, to people and to programs."""

from pathlib import Path

import pytest

from hapag.games import folder, game, games
from hapag.kernel.records import Record, decode, encode
from tests.cli.conftest import Hapag

PATONG = folder(game("patong")) / "golden.jsonl"
HOLDEM = folder(game("holdem")) / "golden.jsonl"


def first(path: Path) -> Record:
    return decode(path.read_text("utf-8").splitlines()[0])


@pytest.fixture
def side_pots() -> Record:
    """A recorded round of Hold'em with a main pot and two side pots."""
    return next(
        record for record in map(decode, HOLDEM.read_text("utf-8").splitlines()) if record.ending == "side-pots"
    )


# games


def test_games_lists_every_game_with_seats_and_options(hapag: Hapag) -> None:
    said = hapag("games")
    assert said.status == 0
    assert all(f"({slug})" in said.out for slug in games())
    assert "2 to 4 seats" in said.out
    assert "-o cards=8" in said.out
    assert "6 to 10" in said.out


def test_games_tells_programs_the_same(hapag: Hapag) -> None:
    listed = {entry["slug"]: entry for entry in hapag("games", "--json").json}
    assert tuple(listed) == games()
    cards = next(option for option in listed["patong"]["options"] if option["name"] == "cards")
    assert (cards["low"], cards["high"], cards["default"]) == (6, 10, 8)
    assert listed["patong"]["seats"] == {"least": 2, "most": 4, "engine": 4}


# replay


@pytest.mark.parametrize("slug", games())
def test_every_golden_round_replays_to_its_recorded_score(slug: str, hapag: Hapag) -> None:
    said = hapag("replay", str(folder(game(slug)) / "golden.jsonl"))
    assert said.status == 0
    assert said.out.count("That is the recorded score.") == len(
        (folder(game(slug)) / "golden.jsonl").read_text().splitlines()
    )


def test_a_replay_numbers_what_happened_and_says_who_came_out_ahead(
    tmp_path: Path, hapag: Hapag, side_pots: Record
) -> None:
    path = tmp_path / "round.jsonl"
    path.write_text(encode(side_pots))
    lines = hapag("replay", str(path)).out.splitlines()
    assert lines[0] == f"Texas Hold’em, {side_pots.seats} seats (line 1)"
    assert any(line.startswith("   1  Seat ") for line in lines)
    assert any("wins the main pot" in line for line in lines)
    assert "comes out ahead" in lines[-2]


def test_a_spectators_replay_shows_no_hand_that_stayed_hidden(hapag: Hapag) -> None:
    spectator = hapag("replay", str(PATONG)).out
    everything = hapag("replay", str(PATONG), "--all").out
    assert "folds three cards." in spectator
    assert "[" not in spectator
    assert "is dealt" not in spectator
    assert "folds three cards. [" in everything


def test_a_seat_sees_its_own_cards_and_no_other(tmp_path: Path, hapag: Hapag) -> None:
    path = tmp_path / "round.jsonl"
    path.write_text(encode(first(PATONG)))
    said = hapag("replay", str(path), "--seat", "2").out
    dealt = [line for line in said.splitlines() if "is dealt" in line]
    assert [line.strip().startswith("Seat 2 ") for line in dealt] == [True]
    assert not [line for line in said.splitlines() if "[" in line and "Seat 2" not in line]


def test_a_replay_in_json_names_pieces_and_hides_what_the_viewer_may_not_see(tmp_path: Path, hapag: Hapag) -> None:
    path = tmp_path / "round.jsonl"
    path.write_text(encode(first(PATONG)))
    said = hapag("replay", str(path), "--json").json
    assert said["score"] == list(first(PATONG).score or ())
    assert said["agrees"] is True
    folded = [event for event in said["events"] if event["event"] == "folded"]
    assert folded[0]["cards"] == ["??", "??", "??"]
    assert said["events"][0]["caption"] == "6 cards to each seat."


def test_a_recorded_score_that_the_rules_do_not_give_is_said_and_is_exit_status_1(tmp_path: Path, hapag: Hapag) -> None:
    path = tmp_path / "round.jsonl"
    path.write_text(PATONG.read_text("utf-8").splitlines()[0].replace('"score":[0,0,0]', '"score":[1,0,0]'))
    said = hapag("replay", str(path))
    assert said.status == 1
    assert "The record says otherwise: Seat 1 +1, Seat 2 0, Seat 3 0." in said.out
    assert hapag("replay", str(path), "--json").json["agrees"] is False


def test_a_record_that_stops_early_tells_who_would_choose_next(tmp_path: Path, hapag: Hapag) -> None:
    path = tmp_path / "round.jsonl"
    path.write_text(
        '{"game": "patong", "seats": 2, "deck": "", "moves": ["1 play 2c"], "hands": ["Ah", ""]}'.replace(
            "1 play 2c", "0 play Ah"
        )
    )
    said = hapag("replay", str(path))
    assert said.status == 0
    assert "before the round is over: Seat 2 would choose next" in said.out
    assert hapag("replay", str(path), "--json").json["owing"] == [1]


def test_a_record_may_be_spread_over_many_lines_or_come_from_stdin(
    tmp_path: Path, hapag: Hapag, process: Hapag
) -> None:
    text = encode(first(PATONG))
    path = tmp_path / "round.json"
    path.write_text(text.replace(",", ",\n"))
    assert hapag("replay", str(path)).out == process("replay", "-", given=text.encode()).out


# judge


def test_the_referee_ranks_hands_and_says_why(hapag: Hapag) -> None:
    said = hapag("judge", "holdem", "--board", "9c 9d 9s 4h 2c", "9h 3d", "Ah As")
    assert said.status == 0
    assert said.out.splitlines() == [
        "Seat 1  9♥ 3♦  four nines, with four          wins",
        "Seat 2  A♥ A♠  full house, nines over aces    loses",
    ]


def test_the_referee_tells_programs_places_and_cards(hapag: Hapag) -> None:
    said = hapag("judge", "holdem", "--json", "--board", "Tc Jd Qs Kh Ac", "2c 2d", "9s 3h").json
    assert [hand["place"] for hand in said["hands"]] == [1, 1]
    assert said["hands"][0]["rows"] == [["2c", "2d"]]
    assert said["hands"][0]["code"] == "judge-shares"


def test_the_referee_parts_side_pots_and_returns_what_nobody_called(hapag: Hapag) -> None:
    hands = ("Kd Kh 100", "Jd Jh 300", "9c 9d 1000", "Ah Qd 1100")
    said = hapag("judge", "holdem", "--json", "--board", "2c 7d 9h Js Kc", *hands).json
    assert [hand["score"] for hand in said["hands"]] == [300, 300, 400, -1000]
    assert said["notes"][0] == "100 that nobody matched goes back to hand 4."


def test_the_referee_gives_an_odd_chip_to_the_buttons_left(hapag: Hapag) -> None:
    board = ("--board", "As Ks Qs Js Ts", "--stake", "25")
    said = hapag("judge", "holdem", "--json", *board, "9h 3d button", "Ah Ac", "4c 3c", "5c 6c folded").json
    assert [hand["score"] for hand in said["hands"]] == [8, 9, 8, -25]


def test_cards_may_be_written_as_people_write_them(hapag: Hapag) -> None:
    usual = hapag("judge", "holdem", "--board", "Tc 9d 9s 4h 2c", "9h 3d", "Ah As")
    assert hapag("judge", "holdem", "--board", "10♣ 9d 9S 4♥ 2c", "9H 3♦", "ah aS") == usual


def test_a_patong_street_is_shared_in_half_points(hapag: Hapag) -> None:
    said = hapag("judge", "patong", "--json", "--board", "Ah Kd Qc Js Th", "2c 2d", "9s", "folded").json
    assert [hand["score"] for hand in said["hands"]] == [0.5, 0.5, 0]


def test_a_patong_tiebreak_has_to_beat_the_board(hapag: Hapag) -> None:
    said = hapag("judge", "patong", "--json", "--board", "As Kd Qc 7h 6s", "2c tiebreak", "3d").json
    assert [hand["score"] for hand in said["hands"]] == [0, 0]
    assert said["notes"] == ["The round is tied: nobody’s card beats the board."]
    said = hapag("judge", "patong", "--json", "--board", "As Kd Qc 7h 6s", "Kc tiebreak", "3d").json
    assert [hand["score"] for hand in said["hands"]] == [1, 0]


def test_a_blackjack_hand_settles_with_marks_and_a_stake_of_its_own(hapag: Hapag) -> None:
    hands = ("6c 5d Th doubled", "As Kd 100", "9c 2d surrendered", "As Kh split")
    said = hapag("judge", "blackjack", "--json", "--dealer", "Tc 7d", "--stake", "40", *hands).json
    assert [hand["score"] for hand in said["hands"]] == [80, 150, -20, 40]
    assert said["dealer"] == ["Tc", "7d"]


def test_a_foul_pusoy_hand_is_a_verdict_not_a_mistake_of_the_input(hapag: Hapag) -> None:
    foul = "9s 9d Ah / 9c 9h Kd Qs Jc / 2c 2d 2s 3h 4c"
    said = hapag("judge", "pusoy", "--json", foul, "Ks Qd Jh / As 9d 8h 7c 5s / Ad Ac 8d 7s 6c".replace("9d", "8s"))
    assert said.status == 0
    assert said.json["hands"][0]["place"] is None
    assert said.json["hands"][1]["place"] == 1


# simulate


def test_a_simulation_is_repeated_exactly_by_its_seed(hapag: Hapag) -> None:
    command = ("simulate", "patong", "--rounds", "20", "--level", "random", "--seed", "7", "--json")
    once, again = hapag(*command).json, hapag(*command).json
    for said in (once, again):
        del said["seconds"], said["rounds_per_second"]
    assert once == again
    assert once["rounds"] == 20
    assert sum(once["endings"].values()) == pytest.approx(1)


def test_a_simulation_sums_up_each_seat(hapag: Hapag) -> None:
    said = hapag("simulate", "blackjack", "--rounds", "5", "--seats", "3", "--level", "random", "--seed", "1")
    assert said.status == 0
    assert said.out.startswith("Blackjack: 5 rounds, ")
    assert [line.split()[1] for line in said.out.splitlines() if line.startswith("  Seat")] == ["1", "2", "3"]
    assert " ± " in said.out
    assert said.err == ""


def test_a_seat_may_have_a_level_of_its_own(hapag: Hapag) -> None:
    said = hapag(
        "simulate", "pusoy", "--rounds", "2", "--level", "easy", "--level", "random", "--seed", "1", "--json"
    ).json
    assert [seat["level"] for seat in said["seats"]] == ["easy", "random"]


def test_recorded_rounds_of_a_simulation_replay(tmp_path: Path, hapag: Hapag) -> None:
    path = tmp_path / "rounds.jsonl"
    command = ("--rounds", "6", "--level", "random", "-o", "variable=on", "-o", "cards=6", "--record", str(path))
    hapag("simulate", "patong", *command)
    records = [decode(line) for line in path.read_text("utf-8").splitlines()]
    assert [record.lead for record in records] == [0, 1, 0, 1, 0, 1]
    assert all(record.options["cards"] == 6 for record in records)
    assert hapag("replay", str(path)).status == 0
