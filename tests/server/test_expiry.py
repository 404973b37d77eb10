"""A table that nobody has used for a day leaves nothing behind: not in the database's file, not in memory."""

import gc
from collections.abc import Iterable
from pathlib import Path

from msgspec import json
from starlette.testclient import TestClient

from hapag.server import chance
from hapag.table import Table
from tests.server.talk import FakeClock, Talk, at_table, go_round, hall_of, open_table, served
from tests.server.test_saved import play_out

DAY, HOUR = 24 * 3_600_000, 3_600_000
NAMES = ("Annabel Quisumbing", "Benedicto Zarragoza")


def on_disk(path: Path) -> bytes:
    """Return every byte of the database: its file, and the log of writes beside it."""
    return b"".join([each.read_bytes() for each in path.parent.glob(f"{path.name}*")])


def private(client: TestClient, code: str, tokens: Iterable[str]) -> dict[str, bytes]:
    """Return what must not be left of a table: names, devices, decks, secrets, moves."""
    assert client.portal is not None
    log = [json.decode(each.body) for each in client.portal.call(hall_of(client).store.log, code)]
    deal = next(each for each in log if each["do"] == "deal")
    deck = json.encode(deal["packs"][0])[:60]
    moves = [each["move"] for each in log if each["do"] == "choose"]
    found = {f"name {name}": name.encode() for name in NAMES}
    found |= {f"device {at}": chance.hashed(token).encode() for at, token in enumerate(tokens)}
    found |= {f"token {at}": token.encode() for at, token in enumerate(tokens)}
    found |= {"secret": deal["secret"].encode(), "deck": deck}
    return found | {f"move {at}": move.encode() for at, move in enumerate(moves) if len(move.split()) > 2}


def left(path: Path, secrets: dict[str, bytes]) -> list[str]:
    data = on_disk(path)
    return [what for what, text in secrets.items() if text in data]


def played(client: TestClient, rounds: int = 3) -> tuple[str, list[str]]:
    """Let two people play rounds and go home; return the table's code and their devices' tokens."""
    code, token = open_table(client, people=[NAMES[0]])
    with at_table(client, code, token) as ann, at_table(client, code) as ben:
        ben.done("sit", seat=1, name=NAMES[1])
        for _ in range(rounds):
            ben.see(ann.done("deal"))
            two_cards(ann)
            play_out(ann, ben)
        return code, [token, ben.token]


def two_cards(ann: Talk) -> None:
    """Play two cards at once, so that a move is found that is not in every other round too."""
    (mine,) = ann.view["mine"]
    pieces = mine["offers"][0]["bounds"]["cards"]["pieces"][:2]
    names = [rank + suit for rank in "23456789TJQKA" for suit in "cdhs"]
    ann.done("move", seat=0, move=f"play {names[pieces[0]]} {names[pieces[1]]}", at=ann.view["version"])


def test_after_24_idle_hours_nothing_private_is_in_the_database_file(tmp_path: Path) -> None:
    path, clock = tmp_path / "tables.db", FakeClock()
    with served(str(path), clock=clock) as client:
        code, tokens = played(client)
        secrets = private(client, code, tokens)
        assert "secret" in left(path, secrets)
        assert "deck" in left(path, secrets)
        assert f"name {NAMES[1]}" in left(path, secrets), "what is searched for can be found"
        clock.now += DAY
        go_round(client)
        assert left(path, secrets) == []
        with at_table(client, code, tokens[0]) as ann:
            assert ann.table["closed"]["code"] == "closed-idle"
            assert ann.view["mine"] == []
        clock.now += HOUR
        go_round(client)
        assert code.encode() not in on_disk(path)
    assert left(path, secrets) == []


def test_other_tables_keep_theirs(tmp_path: Path) -> None:
    path, clock = tmp_path / "tables.db", FakeClock()
    with served(str(path), clock=clock) as client:
        old, _ = played(client, 1)
        clock.now += DAY - 1
        new, tokens = played(client, 2)
        secrets = private(client, new, tokens)
        clock.now += 1
        go_round(client)
        assert {"secret", "deck", f"name {NAMES[0]}"} <= set(left(path, secrets))
        with at_table(client, new, tokens[0]) as ann:
            assert ann.table["rounds"] == 2
        with at_table(client, old) as late:
            assert late.table["phase"] == "closed"


def test_a_table_that_was_left_keeps_names_and_seen_cards_for_an_hour_and_no_deck(tmp_path: Path) -> None:
    path, clock = tmp_path / "tables.db", FakeClock()
    with served(str(path), clock=clock) as client:
        code, tokens = played(client, 1)
        secrets = private(client, code, tokens)
        with at_table(client, code, tokens[1]) as ben:
            ben.done("leave")
        assert not {"secret", "deck"} & set(left(path, secrets))
        clock.now += HOUR
        go_round(client)
        assert left(path, secrets) == []


def test_nothing_of_it_stays_in_memory() -> None:
    clock = FakeClock()
    with served(clock=clock) as client:
        code, _ = played(client, 1)
        assert any(each.code == code and each.places for each in tables())
        clock.now += DAY
        go_round(client)
        gc.collect()
        assert not any(each.code == code and each.places for each in tables())
        clock.now += HOUR
        go_round(client)
        gc.collect()
        assert not any(each.code == code for each in tables())
        assert code not in hall_of(client).actors


def tables() -> list[Table]:
    return [each for each in gc.get_objects() if type(each) is Table]
