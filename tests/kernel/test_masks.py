"""A record without what its owner never saw: nothing in it is told too much, and it can be played again all the same."""

from random import Random
from typing import Any, NamedTuple

import pytest
from msgspec.structs import replace

from hapag.cli.telling import named
from hapag.games import game, games
from hapag.kernel import Viewer, view
from hapag.kernel.kit.rounds import any_table, positions
from hapag.kernel.masks import Eyes, agrees, eyes, fitted, hidden, masked
from hapag.kernel.records import BadRecord, Record, line, record_of
from hapag.kernel.schema import Game
from hapag.kernel.views import faces


class Course(NamedTuple):
    """A round that was played: its whole record, who saw what, its events and its end."""

    kind: Game
    whole: Record
    seen: Eyes
    events: list[Any]
    end: Any
    viewers: tuple[Viewer, ...]


def course(slug: str, seed: int) -> Course:
    kind, random = game(slug), Random(seed)
    table = any_table(kind, random)
    played = list(positions(table, random))
    end, events = played[-1].state, [event for each in played for event in each.step.events]
    moves = [line(seat, move, kind.names) for seat, move in played[-1].log]
    whole = record_of(end, table.options, table.lead, table.packs, moves)
    viewers = (None, *range(table.seats))
    return Course(kind, whole, eyes(end, events, table.packs, table.seats), events, end, viewers)


@pytest.mark.parametrize("slug", games())
def test_a_masked_round_replays_to_the_same_end_and_shows_its_owner_the_same(slug: str) -> None:
    for seed in range(8):
        found = course(slug, seed)
        for viewer in found.viewers:
            record = masked(found.kind, found.whole, found.seen, viewer)
            again = fitted(found.kind, record)
            assert agrees(record, again.steps[-1].state)
            told = [view(hidden(event, again.unknown), viewer) for step in again.steps for event in step.events]
            assert [named(each, found.kind) for each in told] == [
                named(view(each, viewer), found.kind) for each in found.events
            ]


@pytest.mark.parametrize("slug", games())
def test_a_masked_record_names_no_piece_that_its_owner_never_saw(slug: str) -> None:
    for seed in range(8):
        found = course(slug, seed)
        for viewer in found.viewers:
            seen = faces(view(found.end, viewer)).union(*[faces(view(each, viewer)) for each in found.events])
            names = {found.kind.names.show(piece) for piece in seen}
            record = masked(found.kind, found.whole, found.seen, viewer)
            told = {word for word in record.deck.split() if word in found.kind.names.numbers}
            assert told == names
            assert len([word for word in record.deck.split() if word in names]) == len(seen)


def test_cards_thrown_away_are_unknown_in_the_move_too() -> None:
    courses = (course("patong", seed) for seed in range(99))
    found = next(each for each in courses if any(" fold " in move for move in each.whole.moves))
    public = masked(found.kind, found.whole, found.seen, None)
    folds = [move for move in public.moves if " fold " in move]
    assert folds
    assert all(move.endswith(" fold ?? ?? ??") for move in folds)
    seat = int(folds[0].split()[0])
    own = masked(found.kind, found.whole, found.seen, seat)
    assert [move for move in own.moves if move.startswith(f"{seat} ")] == [
        move for move in found.whole.moves if move.startswith(f"{seat} ")
    ]


def test_what_several_saw_is_what_any_of_them_saw() -> None:
    found = course("holdem", 3)
    both = masked(found.kind, found.whole, found.seen, (0, 1)).deck.split()
    one, other = (masked(found.kind, found.whole, found.seen, seat).deck.split() for seat in (0, 1))
    assert {*one, *other} == set(both)


def test_a_masked_record_whose_score_no_deal_gives_does_not_agree() -> None:
    found = course("pusoy-dos", 1)
    wrong = replace(masked(found.kind, found.whole, found.seen, None), score=(9, 9))
    assert not agrees(wrong, fitted(found.kind, wrong).steps[-1].state)


def test_a_move_that_no_deal_allows_is_named() -> None:
    found = course("patong", 1)
    record = masked(found.kind, found.whole, found.seen, None)
    wrong = replace(record, moves=("0 fold ?? ??", *record.moves[1:]))
    with pytest.raises(BadRecord, match="move 1"):
        fitted(found.kind, wrong)


def test_a_record_that_names_all_pieces_is_played_once_as_it_is() -> None:
    found = course("tong-its", 2)
    assert fitted(found.kind, found.whole).unknown == frozenset()
    assert fitted(found.kind, found.whole).steps[-1].state.score() == found.end.score()
