"""Seat links over sockets: what is stored of them, who gets them, and what both devices see."""

import re
from typing import Any

from hapag.server import Limits
from tests.server.talk import NAMES, Talk, at_table, hall_of, open_table, served, two_at_table


def link(talk: Talk, **fields: Any) -> str:
    """Ask for a seat link and return its token."""
    talk.say(t="link", id=f"link{next(Talk.ids)}", **fields)
    frame = talk.until("linked")
    code = talk.table["code"]
    found = re.fullmatch(rf"http://testserver/t/{code}#seat=([\w-]+)", frame["link"])
    assert found, frame["link"]
    assert frame["seconds"] == 180
    assert frame["qr"].startswith("<svg")
    return found[1]


def test_a_seat_moves_with_its_whole_view_and_the_old_device_watches() -> None:
    with served() as client, two_at_table(client) as (ann, ben):
        version = ben.done("move", seat=1, move=ben.first_choice(NAMES, 1), at=ben.view["version"])
        ben.see(ann.done("move", seat=0, move=ann.first_choice(NAMES, 0), at=ann.see(version)))
        before = ben.view
        token = link(ben)
        with at_table(client, ben.table["code"]) as new:
            assert new.view["mine"] == []
            moved = new.done("take", token=token)
            assert new.view["whole"]
            assert new.view["mine"] == before["mine"]
            assert [each for each in new.view["events"] if each["event"] == "played"]
            ben.see(moved)
            assert ben.view["whole"]
            assert ben.view["mine"] == []
            assert ben.refused("move", seat=1, move="play 2c", at=moved) == "not-your-seat"
            new.done("move", seat=1, move=new.first_choice(NAMES, 1), at=moved)


def test_the_new_device_keeps_the_seat_when_it_comes_back() -> None:
    with served() as client, two_at_table(client) as (_ann, ben):
        token, code = link(ben), ben.table["code"]
        with at_table(client, code) as new:
            new.done("take", token=token)
        with at_table(client, code, new.token) as again:
            assert [each["seat"] for each in again.view["mine"]] == [1]
        with at_table(client, code, ben.token) as old:
            assert old.view["mine"] == []


def test_a_used_link_a_made_up_one_and_one_of_another_table_move_nothing() -> None:
    with served() as client, two_at_table(client) as (ann, ben), two_at_table(client) as (other, _):
        token, foreign = link(ben), link(other)
        with at_table(client, ben.table["code"]) as new, at_table(client, ben.table["code"]) as late:
            assert new.refused("take", token=foreign) == "link-void"
            assert new.refused("take", token="x" * 43) == "link-void"
            new.done("take", token=token)
            assert late.refused("take", token=token) == "link-void"
            assert ann.view["table"]["seats"][1]["name"] == "Ben"


def test_a_spectator_gets_no_link() -> None:
    with served() as client, two_at_table(client) as (ann, _), at_table(client, ann.table["code"]) as eve:
        assert eve.refused("link") == "not-seated"
        assert eve.refused("link", seat=0) == "not-seated"


def test_the_token_has_256_bits_and_only_its_hash_is_stored() -> None:
    with served() as client, two_at_table(client) as (_ann, ben):
        tokens = [link(ben) for _ in range(3)]
        assert len(set(tokens)) == 3
        assert all(len(token) == 43 for token in tokens), "32 bytes in base 64"
        with at_table(client, ben.table["code"]) as new:
            new.done("take", token=tokens[-1])
        store, code = hall_of(client).store, ben.table["code"]
        assert client.portal is not None
        kept = client.portal.call(store.load, code)
        assert kept is not None
        lines = b"".join([each.body for each in client.portal.call(store.log, code)])
        for token in (*tokens, ben.token, new.token):
            assert token.encode() not in kept.state + lines


def test_a_public_address_is_in_the_link() -> None:
    with served(public_url="https://cards.example/") as client:
        code, token = open_table(client)
        with at_table(client, code, token) as ann:
            ann.say(t="link", id="a")
            assert ann.until("linked")["link"].startswith(f"https://cards.example/t/{code}#seat=")


def test_links_are_not_drawn_without_end() -> None:
    with served(limits=Limits(pictures=(3, 1))) as client:
        code, token = open_table(client)
        with at_table(client, code, token) as ann:
            for _ in range(3):
                link(ann)
            assert ann.refused("link") == "too-fast"


def test_the_host_extends_the_clock_for_all() -> None:
    with served() as client, two_at_table(client) as (ann, ben):
        before = ben.table["deadline"]
        ben.see(ann.done("extend"))
        assert ben.table["deadline"] == before + 30_000
        assert ben.table["extensions"] == 9
        assert ben.view["events"] == [{"event": "more-time", "seconds": 30}]
        assert ben.refused("extend") == "host-only"
