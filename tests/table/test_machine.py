"""Anything that anyone may ask of a table, in any order: it refuses or does it, and is never in two minds."""

from random import Random
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from hapag.kernel import Illegal, any_move
from hapag.kernel.notation import show
from hapag.table import Repeated, Table, dump, duty, load, project, reduce
from hapag.table import commands as do
from tests.table.tables import GUEST, HOST, NOW, OTHER, THINK, opened, packs

DEVICES = st.sampled_from([HOST, GUEST, OTHER])
SEATS = st.integers(-1, 4)
GAMES = st.sampled_from(["patong", "holdem", "blackjack", "pusoy", "nope"])


class AnyTable(RuleBasedStateMachine):
    """A table to which everything happens."""

    table: Table
    now = NOW

    @initialize(
        game=st.sampled_from(["patong", "holdem", "blackjack", "pusoy"]), seats=st.integers(2, 4), bare=st.booleans()
    )
    def opening(self, game: str, seats: int, bare: bool) -> None:
        self.table, self.now = opened(game=game, seats=seats), NOW
        if not bare:
            self.ask(do.Sit(device=GUEST, seat=1, name="Ben"))
            self.ask(do.Fill(device=HOST, seat=2, level="hard"))
            self.deal(HOST, seats)

    def ask(self, command: do.Command) -> None:
        before = dump(self.table)
        try:
            after, said = reduce(self.table, command, self.now)
        except (Illegal, Repeated):
            assert dump(self.table) == before
            return
        assert dump(self.table) == before
        assert after.version == self.table.version + 1
        assert all(each.version == after.version for each in said)
        self.table = after

    @rule(device=DEVICES, seat=SEATS, name=st.sampled_from(["Ben", "Cho", "ann", "", "x" * 30]))
    def sit(self, device: str, seat: int, name: str) -> None:
        self.ask(do.Sit(device=device, seat=seat, name=name))

    @rule(device=DEVICES, seat=SEATS, level=st.sampled_from(["easy", "hard", "x"]), empty=st.booleans())
    def change_seat(self, device: str, seat: int, level: str, empty: bool) -> None:
        self.ask(do.Unseat(device=device, seat=seat) if empty else do.Fill(device=device, seat=seat, level=level))

    @rule(device=DEVICES, game=GAMES, goal=st.none() | st.integers(-1, 3))
    def change(self, device: str, game: str, goal: int | None) -> None:
        self.ask(do.Change(device=device, game=game, options={}, target=goal))

    @rule(device=st.sampled_from([HOST, HOST, HOST, GUEST]), seed=st.integers(0, 999))
    def deal(self, device: str, seed: int) -> None:
        self.ask(do.Deal(device=device, packs=packs(self.table, seed), think=THINK))

    @rule(device=DEVICES, flag=st.booleans(), what=st.sampled_from(["ready", "lock"]))
    def flag(self, device: str, flag: bool, what: str) -> None:
        self.ask(do.Ready(device=device, ready=flag) if what == "ready" else do.Lock(device=device, locked=flag))

    @rule(
        seeds=st.lists(st.integers(0, 999), min_size=1, max_size=8), wrong=st.sampled_from(["", "", "", "late", "who"])
    )
    def choose(self, seeds: list[int], wrong: str) -> None:
        """Mostly legal moves of whoever owes one, sometimes late, by another device, or by a rival that fails."""
        for seed in seeds:
            if owing := self.table.owing():
                self.ask(self.choice(owing[seed % len(owing)], Random(seed), wrong))
            elif (owed := self.table.draw()) is not None:
                self.ask(do.Drawn(pack=self.table.all_packs()[owed], think=THINK))

    def choice(self, seat: int, random: Random, wrong: str) -> do.Command:
        table, place = self.table, self.table.places[seat]
        move = show(any_move(table.round, seat, random), table.kind.names)
        at = table.version - (3 if wrong == "late" else 0)
        if place.kind == "rival":
            return do.RivalChose(seat=seat, move=None if wrong == "who" else move, at=at, think=THINK)
        device = OTHER if wrong == "who" else str(place.device)
        return do.Choose(device=device, seat=seat, move=move, at=at, think=THINK)

    @rule(device=DEVICES, seat=st.none() | SEATS, token=st.sampled_from(["a", "b"]), by=DEVICES)
    def move_seats(self, device: str, seat: int | None, token: str, by: str) -> None:
        self.ask(do.Link(device=device, seat=seat, hash=token))
        self.ask(do.Take(device=by, hash=token))

    @rule(device=DEVICES)
    def extend(self, device: str) -> None:
        self.ask(do.Extend(device=device))

    @rule(minutes=st.sampled_from([0, 1, 2, 6]))
    def time_passes(self, minutes: int) -> None:
        self.now += minutes * 60_000
        self.ask(do.Wake(think=THINK))

    @rule(day=st.integers(0, 30), device=DEVICES)
    def end(self, day: int, device: str) -> None:
        if day == 0:
            self.ask(do.Leave(device=device))
        elif day == 1:
            self.now += 25 * 3_600_000
            self.ask(do.Wake(think=THINK))

    @invariant()
    def is_of_one_mind(self) -> None:
        table = self.table
        seats = len(table.places)
        assert len(table.ledger) == seats
        assert (table.phase == "playing") == bool(table.owing() or table.draw() is not None)
        people = [seat for seat in table.owing() if table.places[seat].kind == "person"]
        assert (table.deadline is not None) == bool(people)
        for seat in range(seats if table.phase == "playing" else 0):
            is_thinking = seat in table.owing() and table.places[seat].kind == "rival"
            assert (table.due[seat] is not None) == is_thinking
        if table.phase == "closed":
            assert table.round is None
            assert table.packs == ()

    @invariant()
    def can_be_written_down_and_shown(self) -> None:
        assert dump(load(dump(self.table))) == dump(self.table)
        for device in (HOST, GUEST, OTHER):
            shown: Any = project(self.table, device, None, self.now)
            assert shown.version == self.table.version

    @invariant()
    def something_will_wake_it(self) -> None:
        if self.table.phase != "gone":
            assert duty(self.table, self.table.wake_at()) is not None


TestAnyTable = AnyTable.TestCase
TestAnyTable.settings = settings(max_examples=60, stateful_step_count=40, deadline=None)
