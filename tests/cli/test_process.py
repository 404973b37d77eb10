"""The command line as real processes: what it imports, interruption, broken pipes, the server that it starts."""

import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from urllib.request import urlopen

import pytest

from hapag.cli.app import COMMANDS
from hapag.games import folder, game
from tests.cli.conftest import HAPAG, HEAR, Hapag
from tests.server.process import free_port

HEAVY = ("asyncio", "babel", "click", "fluent", "numpy", "segno", "starlette", "uvicorn")
GOLDEN = folder(game("patong")) / "golden.jsonl"
IMPORT_CPU = 0.060
"""Seconds that `import hapag` may take, beside what Python itself takes to start."""


def modules_after(code: str) -> set[str]:
    """Return the top-level modules that a fresh Python has imported after running some code."""
    ran = subprocess.run(
        [sys.executable, "-c", f"{code}; import sys, json; print(json.dumps(sorted(sys.modules)))"],
        capture_output=True,
        check=True,
    )
    return set(json.loads(ran.stdout.splitlines()[-1]))


@contextmanager
def started(arguments: Sequence[str], program: Sequence[str] = HAPAG) -> Iterator[subprocess.Popen[str]]:
    """Start a command that goes on until it is told to stop."""
    process = subprocess.Popen(
        [*program, *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
    )
    try:
        yield process
    finally:
        process.kill()
        process.communicate()


def test_importing_hapag_and_its_kernel_imports_nothing_heavy() -> None:
    loaded = modules_after("import hapag, hapag.kernel, hapag.kernel.records, hapag.kernel.judging")
    assert not loaded.intersection(HEAVY)


def test_importing_hapag_takes_little_cpu_time() -> None:
    code = "import time; t = time.process_time(); import hapag, hapag.kernel; print(time.process_time() - t)"
    times = [float(subprocess.check_output([sys.executable, "-c", code])) for _ in range(5)]
    assert min(times) < IMPORT_CPU


def test_help_imports_no_command_and_no_game() -> None:
    loaded = modules_after("from hapag.cli.app import app; app(['--help'], standalone_mode=False)")
    assert not [name for name in loaded if name.startswith(("hapag.games", "hapag.kernel", "hapag.server", "fluent"))]


@pytest.mark.parametrize("command", ["games", "replay", "judge", "simulate", "arena"])
def test_no_command_but_the_servers_imports_the_server_or_numpy(command: str) -> None:
    loaded = modules_after(f"import hapag.cli.{command}")
    assert not loaded.intersection({"asyncio", "numpy", "starlette", "uvicorn", "hapag.server"})


@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_every_command_explains_itself(command: str, hapag: Hapag) -> None:
    said = hapag(*command.split(), "--help")
    assert said.status == 0
    assert said.out.startswith("Usage: hapag")


def test_ctrl_c_ends_a_simulation_quietly_with_status_130(tmp_path: Path) -> None:
    path = tmp_path / "rounds.jsonl"
    command = ["simulate", "patong", "--level", "random", "--rounds", "1000000", "--record", str(path)]
    with started(command) as process:
        while not path.exists():
            assert process.poll() is None
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=20)
    assert (process.returncode, out, err) == (130, "", "")


def test_ctrl_c_ends_an_arena_quietly_with_status_130() -> None:
    program = (sys.executable, "-c", f"{HEAR}; from hapag.cli import arena, main; print('loaded'); main()")
    with started(["arena", "patong", "random", "simple", "--rounds", "10000000"], program) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "loaded\n"
        with pytest.raises(subprocess.TimeoutExpired):
            process.wait(timeout=1)
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=20)
    assert (process.returncode, out, err) == (130, "", "")


def test_a_reader_that_has_had_enough_is_no_error(tmp_path: Path) -> None:
    path = tmp_path / "rounds.jsonl"
    path.write_text(GOLDEN.read_text("utf-8") * 200)
    with started(["replay", str(path)]) as process:
        assert process.stdout is not None
        assert process.stdout.readline().startswith("Patong Poker")
        process.stdout.close()
        assert process.stderr is not None
        assert process.stderr.read() == ""
        assert process.wait(timeout=20) == 0


@pytest.mark.parametrize(
    ("command", "opening", "events"),
    [
        (["--no-browser", "--host", "127.0.0.1"], "Hapag is open:", []),
        (["serve"], "Hapag serves at", ["serving", "draining", "stopped"]),
    ],
)
def test_a_server_says_where_it_is_and_ends_with_ctrl_c(
    command: list[str], opening: str, events: list[str], tmp_path: Path
) -> None:
    database = tmp_path / "new" / "tables.db"
    with started([*command, "--port", "0", "--database", str(database)]) as process:
        assert process.stdout is not None
        line = process.stdout.readline()
        assert line.startswith(opening)
        address = next(word.rstrip(",") for word in line.split() if word.startswith("http://127.0.0.1:"))
        with urlopen(address) as page:
            assert page.status == 200
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=20)
    assert process.returncode == 0
    assert re.findall(r"hapag\.server: (\w+)", err) == [line.split()[3] for line in err.splitlines()] == events
    assert out.splitlines()[-1] == "Hapag is closed."
    assert database.exists()


def test_a_server_shows_its_figures_where_it_is_told_to_and_logs_as_it_is_told_to() -> None:
    port = free_port()
    command = ["serve", "--port", "0", "--database", ":memory:", "--metrics", f"127.0.0.1:{port}", "--log", "json"]
    with started(command) as process:
        assert process.stdout is not None
        assert process.stdout.readline().startswith("Hapag serves at")
        with urlopen(f"http://127.0.0.1:{port}/metrics") as figures:
            assert b"hapag_store_up 1.0" in figures.read()
        process.send_signal(signal.SIGTERM)
        _, err = process.communicate(timeout=20)
    assert process.returncode == 0
    assert [json.loads(line)["event"] for line in err.splitlines()] == ["serving", "draining", "stopped"]
