"""Random rounds of any game, under all of its options and seats, position by position."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, NamedTuple

import msgspec

from hapag.kernel.round import Move, Round, Step, any_move, begin, draw, is_over, owing, play
from hapag.kernel.schema import Game, options
from hapag.kernel.views import Seat
from hapag.pieces import Pieces, shuffled


class Fault(AssertionError):
    """A game that does not keep what every game must."""


def expect(condition: bool, what: str, *shown: Any) -> None:
    """Raise a Fault that says what is wrong, with what shows it, unless a condition holds."""
    if not condition:
        raise Fault("\n  ".join([what, *map(repr, shown)]))


class Table(NamedTuple):
    """What a round starts from."""

    game: Game
    options: Any
    seats: int
    lead: Seat
    packs: Sequence[Pieces]

    def deal(self) -> Step[Any]:
        first = [pack for place, pack in enumerate(self.packs) if place not in self.game.later]
        return self.paid(begin(self.game, self.options, self.seats, first, self.lead))

    def play(self, state: Round[Any], seat: Seat, move: Move) -> Step[Any]:
        return self.paid(play(state, seat, move))

    def paid(self, step: Step[Any]) -> Step[Any]:
        """Add what follows when the table at once gives the packs that it owes."""
        while (owed := step.state.turn().draw) is not None:
            after = draw(step.state, self.packs[owed])
            step = Step(after.state, step.events + after.events)
        return step


class Position(NamedTuple):
    """A moment of a round: how it came about, and how it stands."""

    table: Table
    log: tuple[tuple[Seat, Move], ...]
    before: Round[Any] | None
    step: Step[Any]

    @property
    def state(self) -> Round[Any]:
        state: Round[Any] = self.step.state
        return state


def any_options(game: Game, random: Random) -> Any:
    """Return random options among those that people may choose: half of the time the usual ones."""
    chosen: dict[str, Any] = {}
    for option in options(game) if random.random() < 0.5 else ():
        match option["kind"]:
            case "bool":
                chosen[option["name"]] = random.random() < 0.5
            case "int":
                chosen[option["name"]] = random.randint(option["low"], option["high"])
            case "choice":
                chosen[option["name"]] = random.choice(option["values"])
    return msgspec.convert(chosen, game.info.options)


def any_table(game: Game, random: Random) -> Table:
    """Return a random start: options, seats, lead, shuffled packs."""
    settings = any_options(game, random)
    seats = random.randint(game.info.least, game.info.most)
    packs = [shuffled(pack, random) for pack in game.packs(settings, seats)]
    return Table(game, settings, seats, random.randrange(seats), packs)


def positions(table: Table, random: Random) -> Iterator[Position]:
    """Yield every position of one random round; a Fault if it does not end."""
    position = Position(table, (), None, table.deal())
    yield position
    for _ in range(table.game.info.longest):
        state = position.state
        if is_over(state):
            return
        seat = random.choice(owing(state))
        move = any_move(state, seat, random)
        position = Position(table, (*position.log, (seat, move)), state, table.play(state, seat, move))
        yield position
    expect(is_over(position.state), f"a round goes on after {table.game.info.longest} moves", position.state)


def all_positions(game: Game, random: Random, rounds: int) -> Iterator[Position]:
    """Yield every position of several random rounds."""
    for _ in range(rounds):
        yield from positions(any_table(game, random), random)


def final_positions(game: Game, random: Random, rounds: int) -> Iterator[Position]:
    """Yield the last position of several random rounds."""
    return (position for position in all_positions(game, random, rounds) if is_over(position.state))


def packed(thing: Any) -> bytes:
    return msgspec.json.encode(thing)
