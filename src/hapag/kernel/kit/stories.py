"""Checks of whole rounds: that they end, can be stored, and come out the same when played again."""

import os
import subprocess
import sys
from importlib import import_module
from random import Random
from typing import Any

import msgspec

from hapag.kernel.kit.rounds import Position, all_positions, any_table, expect, final_positions, packed, positions
from hapag.kernel.records import Record, decode, encode, line, record_of, replay
from hapag.kernel.round import audience
from hapag.kernel.schema import Game
from hapag.kernel.views import view


def every_round_ends(game: Game, random: Random, rounds: int) -> None:
    """No round takes more than `Info.longest` moves, and each ends in one of `Info.endings`."""
    for position in final_positions(game, random, rounds):
        ending = position.state.ending()
        expect(ending in game.info.endings, f"the ending {ending!r} is not among those of the game", position.state)


def scores_stay_in_range(game: Game, random: Random, rounds: int) -> None:
    """One score a seat, each within `scores`."""
    for position in final_positions(game, random, rounds):
        score = position.state.score()
        low, high = game.scores(position.table.options, position.table.seats)
        expect(len(score) == position.table.seats, "not one score for each seat", score)
        expect(all(low <= each <= high for each in score), f"a score is not from {low} to {high}", score)


def stored_rounds_go_on(game: Game, random: Random, rounds: int) -> None:
    """A round, its events and its views survive being written down and read back, at every step."""
    for position in all_positions(game, random, rounds):
        stored = packed(position.state)
        back = msgspec.json.decode(stored, type=game)
        expect(packed(back) == stored and back == position.state, "a stored round is read back otherwise", back)
        for viewer in audience(position.table.seats):
            seen = view(position.state, viewer)
            expect(msgspec.json.decode(packed(seen), type=game) == seen, "a view is read back otherwise", seen)
        if position.log and position.before is not None:
            seat, move = position.log[-1]
            before = msgspec.json.decode(packed(position.before), type=game)
            again = position.table.play(before, seat, move)
            expect(again == position.step, "a stored round goes on otherwise", again, position.step)


def written(position: Position) -> Record:
    """Write down the round that led to a final position."""
    table = position.table
    moves = [line(seat, move, table.game.names) for seat, move in position.log]
    return record_of(position.state, table.options, table.lead, table.packs, moves)


def told(game: Game, record: Record) -> str:
    """Play a record and return everything that everybody is told, as one text."""
    steps = [(step.state, step.events, shown(step.state, record.seats)) for step in replay(game, record)]
    return packed(steps).decode()


def shown(state: Any, seats: int) -> list[Any]:
    return [view(state, viewer) for viewer in audience(seats)]


def same_record_same_story(game: Game, random: Random, rounds: int) -> None:
    """A record gives the same states, events, views and score: at once, and in a fresh process with other hashes."""
    records = []
    for _ in range(max(1, rounds // 5)):
        position = list(positions(any_table(game, random), random))[-1]
        record = written(position)
        final = list(replay(game, record))[-1].state
        expect(final.score() == position.state.score(), "a record comes out otherwise", record)
        records.append(record)
    expect(elsewhere(game, records) == [told(game, record) for record in records], "another process tells otherwise")


HERE = "from hapag.kernel.kit.stories import main; main()"


def elsewhere(game: Game, records: list[Record]) -> list[str]:
    """Return the stories of some records as a fresh process with another hash seed tells them."""
    home = game.__module__.rpartition(".")[0].rpartition(".")[0]
    shelf = list(import_module(home).__path__) if home else []
    done = subprocess.run(  # noqa: S603
        [sys.executable, "-c", HERE, home, game.__module__, game.__qualname__, *shelf],
        input="\n".join(map(encode, records)),
        env={"PYTHONHASHSEED": "77", "PYTHONPATH": os.pathsep.join(sys.path)},
        capture_output=True,
        text=True,
        check=False,
    )
    expect(done.returncode == 0, "a record does not play in a fresh process", done.stderr[-600:])
    return done.stdout.splitlines()


def main() -> None:
    """Print the story of each record on standard input. Arguments: the shelf, module and class of a game, and paths."""
    home, module, name, *shelf = sys.argv[1:]
    if home:
        import_module(home).__path__[:] = shelf
    game = getattr(import_module(module), name)
    for text in sys.stdin:
        print(told(game, decode(text)))
