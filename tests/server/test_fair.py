"""Decks are cut over the wire: every device in its turn, nobody waited for too long, nothing told that is hidden."""

from __future__ import annotations

import gc
import json
import re
from itertools import product
from typing import Any

from hapag.fair.cuts import committed
from hapag.fair.seal import Seal, leaf
from tests.server.talk import FakeClock, Talk, at_table, go_round, hall_of, open_table, served, two_at_table

GRACE = 2000


def newest(talk: Talk) -> dict[str, Any]:
    """Return the newest frame about the seals."""
    return next(frame for frame in reversed(talk.heard) if frame["t"] == "seals")


def until_stage(talk: Talk, stage: str) -> dict[str, Any]:
    while not any(frame["t"] == "seals" and frame["seals"][-1]["stage"] == stage for frame in talk.heard[-3:]):
        talk.hear()
    return newest(talk)


def cut(talk: Talk, seat: int, number: str) -> None:
    root = until_stage(talk, "commit")["seals"][-1]["root"]
    talk.done("cut", root=root, commit=committed(root, seat, number))


def show(talk: Talk, number: str) -> None:
    root = until_stage(talk, "show")["seals"][-1]["root"]
    talk.done("show", root=root, number=number)


def test_the_deal_waits_for_both_cuts_and_both_see_the_same_seal() -> None:
    with served(cut_grace=60_000) as client, two_at_table(client) as (ann, ben):
        assert ann.table["phase"] == "cutting"
        for seat, talk in enumerate((ann, ben)):
            cut(talk, seat, f"{seat + 1}" * 64)
        assert ann.table["phase"] == "cutting"
        for seat, talk in enumerate((ann, ben)):
            show(talk, f"{seat + 1}" * 64)
        frames = [until_stage(talk, "dealt") for talk in (ann, ben)]
        assert ann.table["phase"] == "playing"
        assert frames[0]["seals"] == frames[1]["seals"]
        assert [each["number"] for each in frames[0]["seals"][0]["cuts"]] == ["1" * 64, "2" * 64]


def test_a_device_that_never_answers_does_not_stall_the_deal() -> None:
    clock = FakeClock()
    with served(clock=clock, cut_grace=GRACE) as client, two_at_table(client) as (ann, ben):
        cut(ann, 0, "1" * 64)
        clock.now += GRACE
        go_round(client)
        show(ann, "1" * 64)
        assert ann.table["phase"] == "playing"
        assert [bool(each["number"]) for each in until_stage(ben, "dealt")["seals"][0]["cuts"]] == [True, False]


def test_a_cut_that_comes_too_late_or_is_none_is_refused_and_changes_nothing() -> None:
    with served(cut_grace=0) as client, two_at_table(client) as (ann, _):
        root = until_stage(ann, "dealt")["seals"][0]["root"]
        version = ann.view["version"]
        assert ann.refused("cut", root=root, commit="0" * 64) == "no-cut"
        assert ann.refused("show", root=root, number="0" * 64) == "no-cut"
        assert ann.refused("cut", root=root, commit="xyz") == "bad-frame"
        assert ann.view["version"] == version


def test_a_device_that_comes_back_is_told_the_seal_again_with_what_it_may_see_now() -> None:
    with served(cut_grace=0) as client, two_at_table(client) as (ann, ben):
        hand = ben.view["mine"][0]["round"]["players"][1]["hand"]
        with at_table(client, ann.table["code"], ben.token) as again:
            frame = until_stage(again, "dealt")
            assert sorted(opened["piece"] for opened in frame["openings"][0]) == sorted(hand)


def test_a_seat_that_tries_all_52_cards_against_everything_it_was_sent_learns_nothing() -> None:
    """For each hidden place, every card under every salt it knows: no hash that was ever sent to it comes out."""
    with served(cut_grace=60_000) as client, two_at_table(client) as (ann, ben):
        for seat, talk in enumerate((ann, ben)):
            cut(talk, seat, f"{seat + 1}" * 64)
        for seat, talk in enumerate((ann, ben)):
            show(talk, f"{seat + 1}" * 64)
        frame = until_stage(ann, "dealt")
        sent = set(re.findall(r"[0-9a-f]{64}", json.dumps(ann.heard)))
        known = {(opened["pack"], opened["place"]) for opened in frame["openings"][0]}
        salts = [bytes.fromhex(opened["salt"]) for opened in frame["openings"][0]] + [bytes(16)]
        hidden = [place for place in range(52) if (0, place) not in known]
        assert len(hidden) > 30
        tries = product(hidden, range(52), salts)
        assert not any(leaf(0, place, piece, salt).hex() in sent for place, piece, salt in tries)


def test_neither_the_secret_nor_a_hidden_salt_is_in_any_message() -> None:
    with served(cut_grace=0) as client, two_at_table(client) as (ann, ben), at_table(client, ann.table["code"]) as eve:
        for talk in (ann, ben, eve):
            talk.settle()
        sealed = hall_of(client).actors[ann.table["code"]].table.seals[0]
        for talk in (ann, ben, eve):
            assert sealed.secret not in json.dumps(talk.heard)
        assert newest(eve)["openings"] == [[]]


def test_a_solo_table_is_cut_by_its_one_person() -> None:
    with served(cut_grace=60_000) as client:
        code, token = open_table(client, way="solo", rivals=["easy"], seats=None)
        with at_table(client, code, token) as ann:
            ann.done("deal")
            cut(ann, 0, "7" * 64)
            show(ann, "7" * 64)
            assert until_stage(ann, "dealt")["seals"][0]["cuts"][0]["number"] == "7" * 64


def test_nothing_of_a_past_rounds_seal_is_kept() -> None:
    others = kept_seals()
    with served(cut_grace=0) as client:
        code, token = open_table(client, way="solo", rivals=["easy"], seats=None, game="cara-y-cruz")
        with at_table(client, code, token) as ann:
            for _ in range(3):
                ann.done("deal")
                ann.settle()
                actor = hall_of(client).actors[code]
                assert kept_seals() - others <= {sealed.root for sealed in actor.table.seals}
                while ann.table["phase"] == "playing":
                    if ann.table["owing"] == [0]:
                        offer = next(each for each in ann.view["mine"][0]["offers"] if not each["barred"])
                        values = [str(bound["values"][0]) for bound in offer["bounds"].values()]
                        ann.done("move", seat=0, move=" ".join([offer["verb"], *values]), at=ann.view["version"])
                    else:
                        ann.hear()
            until_stage(ann, "dealt")
            assert kept_seals() - others == {sealed.root for sealed in actor.table.seals}


def kept_seals() -> set[str]:
    """Return the roots of all seals that are in memory anywhere."""
    gc.collect()
    return {each.root for each in gc.get_objects() if type(each) is Seal}
