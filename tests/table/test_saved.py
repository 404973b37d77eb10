"""The record of a table: every finished round through one person's eyes, and a check that finds whatever was changed."""

from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest

from hapag.games import games
from hapag.kernel import Illegal
from hapag.kernel.records import BadRecord
from hapag.kernel.views import faces, view
from hapag.table import Table, ended, past, saved
from hapag.table import commands as do
from hapag.table.saved import TableRecord, checked, decode, is_record
from tests.table.tables import (
    GUEST,
    HOST,
    NOW,
    OTHER,
    choice,
    deal,
    done,
    for_two,
    kept_rounds,
    opened,
    played_out,
    solo,
)


def evening(device: str | None = HOST, seed: int = 1) -> TableRecord:
    """Return what a device may keep of a series of Patong to 2, and a hand of Hold'em after it."""
    table, kept = played_evening(seed)
    return saved(table, kept, device)


def played_evening(seed: int = 1) -> tuple[Table, list[bytes]]:
    random = Random(seed)
    table = done(opened(target=2), do.Sit(device=GUEST, seat=1, name="Ben"))
    kept: list[bytes] = []
    while not table.series_over:
        table, more = kept_rounds(table, 1, random)
        kept += more
    table = done(table, do.Change(device=HOST, game="holdem", options={}, target=None))
    table, more = kept_rounds(table, 2, random)
    return table, kept + more


def plain(found: TableRecord) -> Any:
    return msgspec.json.decode(msgspec.json.encode(found))


def test_a_record_has_every_round_with_its_game_names_and_ledger_and_holds() -> None:
    found = decode(msgspec.json.encode(evening()))
    rounds = list(checked(found))
    assert [each.played.round.game for each in rounds][-3:] == ["patong", "holdem", "holdem"]
    assert {each.played.names for each in rounds} == {("Ann", "Ben")}
    assert [each.begins_series for each in rounds] == [True, *[False] * (len(rounds) - 3), True, False]
    assert [each.played.series_over for each in rounds] == [*[False] * (len(rounds) - 3), True, False, False]


@pytest.mark.parametrize("slug", games())
def test_the_record_of_any_game_holds_through_anybodys_eyes(slug: str) -> None:
    table = opened(game=slug, seats=3)
    table = done(table, do.Sit(device=GUEST, seat=1, name="Ben"), do.Fill(device=HOST, seat=2, level="easy"))
    table, kept = kept_rounds(table, 3, Random(7))
    for device in (HOST, GUEST, OTHER, None):
        assert len(list(checked(decode(msgspec.json.encode(saved(table, kept, device)))))) == 3


def test_an_owner_has_the_own_cards_and_nobody_elses() -> None:
    table, kept = kept_rounds(done(opened(game="holdem"), do.Sit(device=GUEST, seat=1, name="Ben")), 1, Random(2))
    decks = [saved(table, kept, device).rounds[0].round.deck.split() for device in (HOST, GUEST, OTHER)]
    own = [[table.kind.names.show(piece) for piece in table.packs[0][2 * seat : 2 * seat + 2]] for seat in (0, 1)]
    assert table.round.ending() == "folds", "nobody has shown a hand"
    for mine, deck in enumerate(decks[:2]):
        assert set(own[mine]) <= set(deck)
        assert not set(own[1 - mine]) & set(deck)
    assert not {*own[0], *own[1]} & set(decks[2])


def test_what_nobody_at_the_table_saw_is_not_even_kept() -> None:
    table = done(opened(game="holdem", seats=3), do.Fill(device=HOST, seat=1, level="easy"))
    table, kept = kept_rounds(done(table, do.Fill(device=HOST, seat=2, level="easy")), 1, Random(2))
    seen = faces(view(table.round, 0)).union(*[faces(view(said.event, 0)) for said in table.story])
    held = {name for name in past(table, NOW).played.round.deck.split() if name != "??"}
    assert held == {table.kind.names.show(piece) for piece in seen}
    assert len(held) < 52, kept


def test_a_phone_that_several_share_keeps_what_everyone_saw() -> None:
    table = opened(way="phone", people=("Ann", "Ben"), seats=None)
    table, kept = kept_rounds(table, 2, Random(3))
    found = saved(table, kept, HOST)
    assert found.seat is None
    assert found.rounds == saved(table, kept, None).rounds


def test_a_seat_that_was_somebody_elses_keeps_only_what_everyone_saw() -> None:
    table, kept = kept_rounds(done(opened(), do.Sit(device=GUEST, seat=1, name="Ben")), 1, Random(3))
    table.places = (table.places[0], msgspec.structs.replace(table.places[1], name="Cho"))
    assert saved(table, kept, GUEST).rounds == saved(table, kept, None).rounds


def test_what_the_clock_played_is_marked() -> None:
    table = for_two()
    table = done(table, choice(table, 0))
    table = done(table, do.Wake(think=(0,) * 4), now=table.wake_at())
    table = played_out(table, Random(1))
    assert past(table, NOW).played.timeouts == (2,)


def test_a_round_that_ends_with_its_deal_has_ended_too() -> None:
    before = played_out(for_two(), Random(1))
    after = done(before, deal(before))
    assert not ended(before, after)
    assert ended(after, played_out(after, Random(2)))
    dealt_out = msgspec.structs.replace(before, dealt=before.dealt + 1)
    assert ended(before, dealt_out)
    assert not ended(before, done(before, do.Ready(device=HOST, ready=True)))


def test_earlier_rounds_that_were_not_kept_are_counted() -> None:
    table, kept = kept_rounds(solo(), 5, Random(1))
    found = saved(table, kept[2:], HOST)
    assert found.missing == 2
    assert len(list(checked(found))) == 3


Change = Callable[[Any], object]
WRONGS: dict[str, tuple[Change, str, str]] = {
    "a score": (lambda r: r["rounds"][1]["round"].update(score=[5, 5]), "round 2: ledger", "wrong-ledger"),
    "a score and its ledger": (
        lambda r: (r["rounds"][0]["round"].update(score=[0, 0]), r["rounds"][0].update(ledger=[0, 0])),
        "round 1: score",
        "wrong-score",
    ),
    "a ledger": (lambda r: r["rounds"][-1].update(ledger=[0, 0]), "ledger", "wrong-ledger"),
    "a move": (lambda r: r["rounds"][0]["round"]["moves"].__setitem__(0, "0 play 2c 2d 2h"), "round 1: move 1", ""),
    "a move left out": (lambda r: r["rounds"][0]["round"]["moves"].pop(), "round 1: score", "wrong-score"),
    "a card twice": (
        lambda r: r["rounds"][0]["round"].update(deck="As As"),
        "round 1: deck",
        "too-many-of",
    ),
    "a round left out": (lambda r: r["rounds"].pop(0), "number", "round-number"),
    "a round twice": (lambda r: r["rounds"].insert(0, r["rounds"][0]), "number", "round-number"),
    "an end of the series": (lambda r: r["rounds"][0].update(series_over=True), "round 1: series_over", "wrong-end"),
    "a game": (lambda r: r["rounds"][0]["round"].update(game="mahjong"), "round 1: game", "unknown-game"),
    "other rules": (lambda r: r["rounds"][0]["round"].update(rules=9), "round 1: rules", "other-rules"),
    "a name too few": (lambda r: r["rounds"][0].update(names=["Ann"]), "round 1: names", "for-each-seat"),
    "a name that a screen obeys": (
        lambda r: r["rounds"][0].update(names=["Ann", "\x1b[2J"]),
        "round 1: names",
        "name-characters",
    ),
    "another format": (lambda r: r.update(table=2), "table", "other-format"),
    "a number in a series": (lambda r: r["rounds"][1].update(in_series=7), "round 2: in_series", "round-of-series"),
    "a time-out of no move": (lambda r: r["rounds"][0].update(timeouts=[999]), "round 1: timeouts", "out-of-range"),
    "seats": (lambda r: r["rounds"][0]["round"].update(seats=3), "round 1: names", "for-each-seat"),
}


@pytest.mark.parametrize("wrong", WRONGS)
def test_whatever_was_changed_is_found_and_named(wrong: str) -> None:
    change, where, code = WRONGS[wrong]
    found = plain(evening())
    change(found)
    with pytest.raises(BadRecord) as fault:
        list(checked(decode(msgspec.json.encode(found))))
    assert where in fault.value.where
    assert code in fault.value.why.code


@pytest.mark.parametrize("text", [b"{}", b'{"table": "x"}', b'{"table": 1}', b"[]", b"\xff", b'{"table": 1, "a": 2}'])
def test_what_is_no_record_is_refused(text: bytes) -> None:
    with pytest.raises(BadRecord):
        decode(text)


def test_a_table_record_is_told_from_the_record_of_a_round() -> None:
    assert is_record(msgspec.json.encode(evening()))
    assert is_record(b'{"table": 7}')
    assert not is_record(b'{"game": "patong"}')
    assert not is_record(b"[" * 100_000)


def test_a_target_in_mid_series_has_to_lie_above_the_ledger() -> None:
    """The target is chosen at the start; moving it must not decide a series that nobody has won."""
    table, random = for_two(target=50, options={"variable": True}), Random(1)
    while max(table.ledger) < 2:
        table, _ = kept_rounds(played_out(table, random), 1, random)
    lower = do.Change(device=HOST, game="patong", options={}, target=max(table.ledger))
    with pytest.raises(Illegal, match="target-reached"):
        done(table, lower)
    assert done(table, msgspec.structs.replace(lower, target=max(table.ledger) + 1)).target == max(table.ledger) + 1


def test_a_series_that_is_over_stays_so_whatever_is_chosen_for_the_next() -> None:
    table, random = for_two(target=1), Random(1)
    table = played_out(table, random)
    while not table.series_over:
        table, _ = kept_rounds(table, 1, random)
    after = done(table, do.Change(device=HOST, game="patong", options={}, target=9))
    assert after.series_over
    fresh = done(after, deal(after))
    assert (fresh.ledger, fresh.rounds, fresh.target) == ((0, 0), 0, 9)
