"""Rounds at a table: turns, stale moves, repeats, ledger, series, changes of game."""

from random import Random
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from hapag.games.patong.rules import Patong
from hapag.kernel import Illegal
from hapag.table import Repeated, Table, dump, load, reduce
from hapag.table import commands as do
from hapag.table.opening import fitting
from hapag.table.state import OPEN, Place
from hapag.table.turns import check_turn
from tests.table.tables import (
    GUEST,
    HOST,
    NOW,
    THINK,
    choice,
    deal,
    done,
    for_two,
    lowest,
    one_step,
    opened,
    played_out,
    solo,
)


def refused(table: Table, command: do.Command) -> str:
    with pytest.raises(Illegal) as found:
        reduce(table, command, NOW)
    return found.value.why.code


def test_a_refused_command_changes_nothing() -> None:
    table = for_two()
    before = dump(table)
    refused(table, choice(table, 0, "play 2c 3c 4c"))
    refused(table, deal(table))
    assert dump(table) == before


def test_an_accepted_command_leaves_the_table_it_was_done_to_as_it_was() -> None:
    table = for_two()
    before = dump(table)
    after = done(table, choice(table, 0), choice(table, 1))
    assert dump(table) == before
    assert after.version == table.version + 2


@pytest.mark.parametrize(
    ("move", "code"),
    [
        ("dance As", "unknown-verb"),
        ("", "unknown-verb"),
        ("play", "how-many"),
        ("play Zz", "not-a-piece"),
        ("play " + "As " * 300, "move-too-long"),
    ],
)
def test_a_move_that_is_none_is_refused_with_the_reason(move: str, code: str) -> None:
    table = for_two()
    command = do.Choose(device=HOST, seat=0, move=move, at=table.version, think=THINK)
    assert refused(table, command) == f"refusal-{code}"


def test_nobody_moves_for_another_seat_or_twice_or_without_a_round() -> None:
    table = for_two()
    assert refused(table, choice(table, 1, device=HOST)) == "refusal-not-your-seat"
    assert refused(done(table, choice(table, 0)), choice(table, 0)) == "refusal-already-chosen"
    assert refused(opened(), do.Choose(device=HOST, seat=0, move="play As", at=1, think=THINK)) == "refusal-no-round"


def test_a_move_made_before_its_turn_began_is_stale() -> None:
    table = for_two()
    later = done(table, choice(table, 0), choice(table, 1))
    assert refused(later, choice(later, 0, at=table.version)) == "refusal-stale"
    assert refused(later, choice(later, 0, at=later.version + 1)) == "refusal-stale"


def test_a_sealed_choice_of_another_seat_makes_nothing_stale() -> None:
    table = for_two()
    later = done(table, choice(table, 1))
    assert done(later, choice(later, 0, at=table.version)).version == later.version + 1


def test_what_others_do_between_two_turns_does_not_make_a_move_stale() -> None:
    table = for_two()
    later = done(table, do.Lock(device=HOST, locked=True))
    check_turn(later, 0, table.version)


def test_a_repeated_command_is_known_by_its_key() -> None:
    table = opened()
    command = do.Sit(key="a", device=GUEST, seat=1, name="Ben")
    after = done(table, command)
    with pytest.raises(Repeated) as found:
        reduce(after, command, NOW)
    assert found.value.version == after.version
    with pytest.raises(Repeated):
        reduce(load(dump(after)), command, NOW)


def test_a_table_remembers_only_its_latest_answers() -> None:
    table = opened()
    for number in range(200):
        table = done(table, do.Lock(key=str(number), device=HOST, locked=bool(number % 2)))
    assert len(table.answers) == 64
    assert "199" in table.answers


@pytest.mark.parametrize("slug", ["patong", "holdem", "blackjack", "pusoy"])
def test_a_table_read_back_is_the_table_written_down_at_every_step(slug: str) -> None:
    random = Random(3)
    table = done(opened(game=slug, seats=2), do.Sit(device=GUEST, seat=1, name="Ben"))
    table = done(table, deal(table))
    while table.phase == "playing":
        back = load(dump(table))
        assert dump(back) == dump(table)
        assert type(back.round) is type(table.round)
        assert back.round == table.round
        assert back.story == table.story
        table = one_step(back, random)
    assert load(dump(table)).round == table.round


def test_the_same_commands_make_the_same_table() -> None:
    assert dump(played_out(for_two(), Random(5))) == dump(played_out(for_two(), Random(5)))


def test_the_ledger_adds_up_every_round_and_the_lead_moves_one_seat_on() -> None:
    table, total = for_two(), [0, 0]
    for number in range(4):
        assert table.lead == number % 2
        table = played_out(table, Random(number))
        total = [sum(pair) for pair in zip(total, table.round.score(), strict=True)]
        assert list(table.ledger) == total
        assert table.rounds == number + 1
        table = done(table, deal(table, seed=number))


def test_a_series_ends_after_the_round_in_which_a_ledger_reaches_the_target() -> None:
    table = for_two(target=1)
    number = 0
    while True:
        number += 1
        table = played_out(table, Random(number))
        assert table.series_over == (max(table.ledger) >= 1)
        if table.series_over:
            break
        table = done(table, deal(table, seed=number))
    fresh = done(table, deal(table, seed=99))
    assert (fresh.ledger, fresh.rounds, fresh.series_over) == ((0, 0), 0, False)


def test_options_change_between_rounds_and_the_ledger_stays() -> None:
    table = played_out(for_two(), Random(1))
    after = done(table, do.Change(device=HOST, game="patong", options={"cards": 6}, target=5))
    assert (after.options.cards, after.target, after.ledger) == (6, 5, table.ledger)
    assert len(done(after, deal(after)).round.players[0].hand) == 6


def test_nothing_is_changed_or_dealt_while_a_round_is_under_way() -> None:
    table = for_two()
    assert refused(table, do.Change(device=HOST, game="patong", options={}, target=None)) == "refusal-round-under-way"
    assert refused(table, deal(table)) == "refusal-round-under-way"


def test_another_game_ends_the_series_and_starts_a_new_ledger() -> None:
    table = done(played_out(for_two(), Random(1)), do.Change(device=HOST, game="holdem", options={}, target=None))
    assert (table.game, table.phase, table.round, table.ledger, table.rounds) == ("holdem", "lobby", None, (0, 0), 0)
    assert done(table, deal(table)).phase == "playing"


def test_a_rival_of_a_level_that_the_new_game_lacks_plays_at_its_best(monkeypatch: pytest.MonkeyPatch) -> None:
    table = solo()
    monkeypatch.setattr("hapag.table.opening.levels", lambda kind: {"weak": None, "strong": None})
    after = done(table, do.Change(device=HOST, game="pusoy", options={}, target=None))
    assert after.places[1].level == "strong"


def test_a_pack_drawn_later_is_owed_by_the_table_alone() -> None:
    table = for_two(options={"variable": True})
    random = Random(2)
    while table.draw() is None:
        table = one_step(table, random)
        if table.phase == "over":  # tied: nobody draws
            table = done(table, deal(table, seed=random.randrange(100)))
    assert table.owing() == ()
    assert table.wake_at() <= NOW
    assert refused(table, choice(table, 0, "play As")) == "refusal-not-your-turn"
    after = one_step(table, random)
    assert after.phase == "over"
    assert len(after.packs) == 2


def test_the_rounds_record_has_every_pack_and_move() -> None:
    table = for_two()
    move = lowest(table, 1)
    assert done(table, choice(table, 1)).moves == (f"1 {move}",)
    assert table.packs == deal(table).packs


def test_where_the_computer_has_to_lead_the_lead_moves_among_the_rivals(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Patong, "info", msgspec.structs.replace(Patong.info, solo_lead="rival"))
    alone, online = solo(rivals=("easy", "easy")), for_two()
    for number in range(4):
        alone = done(alone, deal(alone))
        assert alone.lead == 1 + number % 2
        alone = played_out(alone, Random(number))
    assert online.lead == 0, "with people at the table the lead moves round all seats"


def test_open_seats_come_and_go_with_the_number_that_a_game_takes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hapag.table.opening.levels", lambda kind: {"easy": None})
    three: Any = SimpleNamespace(info=SimpleNamespace(least=3, most=3, solo=(2,)))
    ann = Place("person", "Ann", HOST)
    assert fitting(three, (ann, ann), "online") == (ann, ann, OPEN)
    assert fitting(three, (ann, OPEN, OPEN, ann), "online") == (ann, OPEN, ann)
    for places, way in [((ann, ann), "phone"), ((ann,) * 4, "online"), ((ann, ann, ann), "solo")]:
        with pytest.raises(Illegal, match=r"seats-for-game"):
            fitting(three, places, way)  # type: ignore[arg-type]
