"""Bad input of every command: one line on stderr, exit status 2, nothing else."""

import json
import socket
from pathlib import Path
from typing import Any

import pytest

from hapag.games import folder, game
from tests.cli.conftest import Hapag, Ran

BOARD = ("--board", "9c 9d 9s 4h 2c")


def assert_refused(said: Ran, *parts: str) -> None:
    assert said.status == 2, said
    assert said.err.startswith("hapag: ")
    assert said.err.endswith("\n")
    assert said.err.count("\n") == 1
    assert said.err[:-1].isprintable()
    for part in parts:
        assert part in said.err


@pytest.mark.parametrize(
    ("command", "part"),
    [
        (["gmaes"], "did you mean 'games'"),
        (["zzz"], "there are serve, games"),
        (["--nonsense"], "--nonsense"),
        (["--port", "x"], "--port"),
        (["--port", "9000", "games"], "come after it"),
        (["games", "extra"], "extra"),
        (["games", "--jsn"], "--jsn"),
        (["serve", "--port", "70000"], "65535"),
        (["serve", "--host", "nowhere.invalid"], "--host: nobody can listen at nowhere.invalid"),
        (["serve", "--port", "0", "--origin", "foo"], "--origin: it must be like"),
        (["serve", "--port", "0", "--public-url", "http://a.b/path"], "--public-url"),
        (["serve", "--port", "0", "--public-url", "http://a.b:x"], "--public-url"),
        (["serve", "--max-tables", "0"], "--max-tables"),
        (["serve", "--max-frame", "64"], "--max-frame"),
        (["serve", "--rate-frames", "40"], "'40' is not like 40/600"),
        (["serve", "--rate-frames", "0/600"], "at once at least 1"),
        (["serve", "--rate-frames", "1/-1"], "each minute at least 0"),
        (["serve", "--rate-frames", "nan/1"], "--rate-frames"),
        (["serve", "--hello-within", "0"], "--hello-within"),
        (["serve", "--slow-within", "x\x1b[31m"], "--slow-within"),
        (["serve", "--drain", "-1"], "--drain"),
        (["serve", "--log", "xml"], "--log"),
        (["serve", "--metrics", "9100"], "'9100' is not like 127.0.0.1:9100"),
        (["serve", "--metrics", "127.0.0.1:99999"], "--metrics"),
        (
            ["serve", "--port", "0", "--metrics", "nowhere.invalid:9100"],
            "--metrics: nobody can listen at nowhere.invalid",
        ),
        (["replay"], "FILE"),
        (["replay", "/nowhere/at/all"], "/nowhere/at/all: No such file"),
        (["replay", "/"], "/: Is a directory"),
        (["replay", "a\x1b[31mb\nc"], "No such file"),
        (["replay", "x", "--seat", "0"], "--seat"),
        (["replay", "x", "--seat", "1", "--all"], "--seat and --all"),
        (["judge"], "GAME"),
        (["judge", "holdm", "x"], "did you mean “holdem”"),
        (["judge", "holdem"], "the hands: There must be 2 to 10"),
        (["judge", "holdem", "Ah As", "Kh Ks"], "the board: There must be 3-5 cards, not 0"),
        (["judge", "holdem", *BOARD, "Ah As"], "the hands: There must be 2 to 10"),
        (["judge", "holdem", *BOARD, "Ah", "Kh Ks"], "hand 1: There must be 0 or 2 cards, not 1"),
        (["judge", "holdem", *BOARD, "Ah As", "Kh Kx"], "hand 2: “Kx” is neither a card nor"),
        (["judge", "holdem", *BOARD, "Ah As", "Ah Kc"], "hand 2: Ah is named twice"),
        (["judge", "holdem", *BOARD, "9c As", "Ah Kc"], "the board: 9c is named twice"),
        (["judge", "holdem", *BOARD, "Ah As button", "Kh Kc button"], "Only one hand can have the button"),
        (["judge", "holdem", *BOARD, "Ah As 10", "Kh Kc"], "hand 2: The others have stakes"),
        (["judge", "holdem", *BOARD, "Ah As 10 20", "Kh Kc"], "hand 1: A hand has one stake"),
        (["judge", "holdem", *BOARD, "--stake", "0", "Ah As", "Kh Kc"], "the stake: It must be from 1"),
        (["judge", "holdem", *BOARD, "--stake", "x", "Ah As", "Kh Kc"], "--stake"),
        (["judge", "holdem", *BOARD, "--dealer", "Ac", "Ah As", "Kh Kc"], "the dealer: This game has none"),
        (["judge", "holdem", *BOARD, "folded", "folded"], "the hands: All hands are marked as folded"),
        (["judge", "holdem", *BOARD, "Ah / As", "Kh Kc"], "hand 1: A hand is one row"),
        (["judge", "patong", "--board", "2c 3c 4c", "--stake", "5", "Ah", "Kh"], "judged without stakes"),
        (["judge", "patong", "--board", "2c 3c 4c", "Ah folded", "Kh"], "hand 1: A folded hand shows no card"),
        (["judge", "patong", "--board", "2c 3c 4c", "Ah tiebreak", "Kh"], "the board: The tiebreak is played on five"),
        (["judge", "patong", "-o", "cards=11", "Ah", "Kh"], "option cards: it must be from 6 to 10"),
        (["judge", "pusoy", "Ah Ks Qs / 2c 3c 4c 5c 7c", "x"], "hand 1: A hand has 3 rows"),
        (["judge", "pusoy", "Ah Ks / 2c 3c 4c 5c 7c / 2d 3d 4d 5d 7d", "x"], "hand 1: Fill the rows with 3 / 5 / 5"),
        (["judge", "blackjack", "Ah Ks"], "the dealer: There must be 2"),
        (["judge", "blackjack", "--dealer", "Tc 6d", "9c 9d"], "the dealer: The dealer has 16 and must draw to 17"),
        (["judge", "blackjack", "--dealer", "Tc 7d 2c", "9c 9d"], "the dealer: The dealer had 17 before"),
        (["judge", "blackjack", "--dealer", "Tc 7d", "9c 9d 3d 2d"], "hand 1: This hand had 21 before"),
        (["judge", "spanish-21", "--dealer", "Kc 7d", "Tc 9d"], "“Tc” is a card that this game is played without"),
        (["judge", "blackjack", "--dealer", "Tc 7d", "9c 9d doubld"], "known here: doubled"),
        (["judge", "blackjack", "--dealer", "Tc 7d", " ".join(["Ac"] * 7)], "The deck has only 6 Ac"),
        (["simulate"], "GAME"),
        (["simulate", "patng"], "did you mean “patong”"),
        (["simulate", "zzz"], "there are baccarat, blackjack"),
        (["simulate", "patong", "--rounds", "0"], "--rounds"),
        (["simulate", "patong", "--seats", "9"], "--seats: this game takes 2 to 4"),
        (["simulate", "patong", "--seed", "-1"], "--seed"),
        (["simulate", "patong", "--level", "godlike"], "no level “godlike”"),
        (["simulate", "patong", "--level", "random", "--level", "random", "--seats", "3"], "2 times for 3 seats"),
        (["simulate", "patong", "-o", "cards=x"], "option cards"),
        (["simulate", "patong", "-o", "folding=maybe"], "option folding: it must be on or off"),
        (["simulate", "patong", "-o", "folding"], "NAME=VALUE"),
        (["simulate", "patong", "-o", "colour=1"], "no option “colour”"),
        (["simulate", "holdem", "-o", "stacks=[1,2,3]", "--level", "random"], "3 stacks for 2 seats"),
        (["simulate", "holdem", "-o", "big=-4"], "big"),
        (["arena"], "GAME"),
        (["arena", "patng"], "did you mean “patong”"),
        (["arena", "patong", "hard"], "name both sides, or none"),
        (["arena", "patong", "godlike", "random"], "ONE: there is no level “godlike”"),
        (
            ["arena", "patong", "hard", "god\x1blike"],
            "OTHER: there is no level “god?like” in this game; there are easy",
        ),
        (["arena", "patong", "hard", "hard"], "hard against itself"),
        (["arena", "patong", "hard", "easy", "random"], "random"),
        (["arena", "patong", "--rounds", "0"], "--rounds"),
        (["arena", "patong", "--rounds", "x"], "--rounds"),
        (["arena", "patong", "--seats", "9"], "--seats: this game takes 2 to 4"),
        (["arena", "blackjack", "--seats", "1"], "--seats: two sides need at least 2 seats"),
        (["arena", "patong", "--seed", "-1"], "--seed"),
        (["arena", "patong", "-o", "cards=99"], "option cards"),
        (["arena", "holdem", "random", "simple", "-o", "stacks=[1,2,3]"], "3 stacks for 2 seats"),
        (["simulate", "patong", "--record", "/nowhere/at/all"], "--record: /nowhere/at/all"),
    ],
)
def test_bad_input_gets_one_line_and_exit_status_2(command: list[str], part: str, hapag: Hapag) -> None:
    said = hapag(*command)
    assert_refused(said, part)
    assert said.out == ""


GOLDEN: dict[str, Any] = json.loads((folder(game("patong")) / "golden.jsonl").read_text("utf-8").splitlines()[0])


@pytest.mark.parametrize(
    ("change", "part"),
    [
        ({"game": "ptong"}, "line 1: game: there is no game “ptong”; did you mean “patong”"),
        ({"game": "a\x1b[31mb\n"}, "line 1: game"),
        ({"seats": 40}, "line 1: seats: It must be from 2 to 4"),
        ({"seats": "2"}, "`$.seats`"),
        ({"lead": 9}, "line 1: lead"),
        ({"options": {"cards": 99}}, "line 1: options"),
        ({"options": {"a": 1}}, "line 1: options: There is no option “a”"),
        ({"deck": "Zz"}, "line 1: deck: “Zz” is not a card"),
        ({"deck": "As As"}, "line 1: deck"),
        ({"rules": 7}, "version 7"),
        ({"moves": ["x"]}, "line 1: move 1 ('x')"),
        ({"moves": ["2 play As"]}, "line 1: move 1 ('2 play As'): As is not among the pieces"),
        ({"moves": [*GOLDEN["moves"], "0 play 2c"]}, "The round is over"),
        ({"colour": 1}, "unknown field `colour`"),
        ({"game": "holdem", "deck": "", "moves": [], "options": {"stacks": [1, 2]}}, "options: 2 stacks for 3 seats"),
    ],
)
def test_a_bad_record_is_told_with_its_line_and_part(
    change: dict[str, Any], part: str, tmp_path: Path, hapag: Hapag
) -> None:
    path = tmp_path / "round.jsonl"
    path.write_text(json.dumps({**GOLDEN, **change}))
    assert_refused(hapag("replay", str(path)), part)


@pytest.mark.parametrize(
    ("content", "part"),
    [
        (b"", "there is no record in it"),
        (b"\n \n", "there is no record in it"),
        (b"\n[]\n", "line 2: This is not a record"),
        (b'{"game":"patong",', "line 1: This is not a record"),
        (b"\xff\xfe\x00", "line 1: This is not a record"),
        (b'{"game":"patong","seats":2,"options":{"a":' + b"[" * 100_000 + b"]" * 100_000 + b"}}", "nested too deeply"),
        (json.dumps(GOLDEN).encode() + b"\n{}", "line 2: This is not a record"),
    ],
)
def test_a_file_that_holds_no_record_is_told_with_the_line(
    content: bytes, part: str, tmp_path: Path, hapag: Hapag
) -> None:
    path = tmp_path / "round.jsonl"
    path.write_bytes(content)
    assert_refused(hapag("replay", str(path)), part)


def test_a_seat_that_the_round_lacks_is_refused(tmp_path: Path, hapag: Hapag) -> None:
    path = tmp_path / "round.jsonl"
    path.write_text(json.dumps(GOLDEN))
    assert_refused(hapag("replay", str(path), "--seat", "9"), "the round has 3 seats; there is no seat 9")


def test_a_port_that_is_taken_is_told_before_anything_starts(hapag: Hapag) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = str(other.getsockname()[1])
        assert_refused(hapag("serve", "--port", port), f"--port: {port} is taken")
        assert_refused(hapag("serve", "--port", "0", "--metrics", f"127.0.0.1:{port}"), f"--metrics: {port} is taken")
        assert_refused(hapag("--host", "127.0.0.1", "--port", port), f"{port} is taken")


def test_a_database_that_is_none_is_told_before_anything_starts(tmp_path: Path, hapag: Hapag) -> None:
    text = tmp_path / "text.db"
    text.write_text("this has never been a database, and it is long enough to tell" * 20)
    assert_refused(hapag("serve", "--port", "0", "--database", str(text)), "text.db cannot be used")
    assert_refused(hapag("serve", "--port", "0", "--database", str(tmp_path)), "cannot be used")
    assert_refused(hapag("--port", "0", "--database", str(text / "below")), "cannot be used")
    assert_refused(hapag("serve", "--port", "0", "--database", "mysql://u:secret@h/b"), "mysql://u@h/b is neither")
    assert text.read_text().startswith("this has never")
