"""A table's log leads to its state, and a finished round to its record."""

from random import Random

import pytest

from hapag.games import game
from hapag.kernel.records import replay
from hapag.table import Table, dump, record, reduce, replayed, written
from hapag.table import commands as do
from tests.table.tables import GUEST, HOST, NOW, choice, deal, done, for_two, opened, played_out


def test_a_log_leads_to_the_tables_state() -> None:
    """Everything random is in the commands, so that playing them again needs no chance."""
    wish = do.Opening(game="patong", way="online", people=("Ann",), seats=2, target=3)
    lines = [(NOW, written(do.Open(code="BCDF", device=HOST, wish=wish)))]
    table = opened(target=3)
    for step in range(60):
        command = next_command(table, step)
        table, _ = reduce(table, command, NOW + step)
        lines.append((NOW + step, written(command)))
    assert dump(replayed(lines)) == dump(table)
    assert table.dealt > 2


def next_command(table: Table, step: int) -> do.Command:
    if has_open_seat(table):
        return do.Sit(device=GUEST, seat=1, name="Ben", key="sit")
    if table.phase != "playing":
        return deal(table, step)
    return choice(table, table.owing()[0])


def has_open_seat(table: Table) -> bool:
    return any(place.kind == "open" for place in table.places)


def test_a_log_without_its_beginning_is_none() -> None:
    with pytest.raises(ValueError, match="starts with"):
        replayed([(NOW, written(do.Leave(device=HOST)))])


@pytest.mark.parametrize("slug", ["patong", "holdem", "blackjack", "pusoy", "cara-y-cruz"])
def test_a_finished_rounds_record_replays_to_the_same_end(slug: str) -> None:
    table = done(opened(game=slug), do.Sit(device=GUEST, seat=1, name="Ben"))
    for seed in range(3):
        table = played_out(done(table, deal(table, seed)), Random(seed))
        *_, end = replay(game(slug), record(table))
        assert (end.state.score(), end.state.ending()) == (table.round.score(), table.round.ending())
        assert record(table).score == table.round.score()


def test_a_round_under_way_has_no_record_to_give_away() -> None:
    with pytest.raises(ValueError, match="not over"):
        record(for_two())


def test_a_record_has_the_options_of_its_round_whatever_they_are_now() -> None:
    table = played_out(for_two(options={"cards": 10}), Random(1))
    after = done(table, do.Change(device=HOST, game="patong", options={"cards": 6}, target=None))
    assert record(after) == record(table)
