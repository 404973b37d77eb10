"""What `hapag serve` says of a PostgreSQL that it cannot use: one line, and never a password."""

import subprocess
import sys

from tests.cli.conftest import Hapag

NOWHERE = "postgresql://ann:secret@127.0.0.1:1/tables"
WITHOUT = "import sys; sys.modules['asyncpg'] = None; from hapag.cli import main; main(sys.argv[1:])"


def test_a_database_that_nobody_serves_is_told_in_one_line_without_its_password(process: Hapag) -> None:
    ran = process("serve", "--port", "0", "--database", NOWHERE)
    assert ran.status != 0
    assert ran.out == ""
    assert len(ran.err.splitlines()) == 1
    assert "cannot use the database postgresql://ann@127.0.0.1:1/tables" in ran.err
    assert "secret" not in ran.err


def test_a_url_that_is_none_is_told_in_one_line(process: Hapag) -> None:
    for strange in ("postgresql://[", "postgresql://ann:sec/ret@127.0.0.1/tables"):
        ran = process("serve", "--port", "0", "--database", strange)
        assert ran.status != 0
        assert len(ran.err.splitlines()) == 1, ran.err
        assert "no URL of PostgreSQL's" in ran.err
        assert "sec" not in ran.err


def test_without_its_driver_it_says_what_to_install() -> None:
    command = [sys.executable, "-c", WITHOUT, "serve", "--port", "0", "--database", NOWHERE]
    ran = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert ran.returncode != 0
    assert "pip install 'hapag[postgres]'" in ran.stderr
    assert len(ran.stderr.splitlines()) == 1
