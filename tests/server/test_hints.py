"""Hints: best play from what a seat sees, for whoever sits there and nobody else."""

from collections.abc import Callable
from threading import Event
from types import SimpleNamespace
from typing import Any

import pytest

from hapag.kernel import Phrase, Seen
from hapag.odds import Advice
from hapag.server import thinkers
from tests.server.talk import NAMES, Talk, at_table, served, two_at_table

Best = Callable[[Seen[Any]], Advice]


@pytest.fixture
def plays(monkeypatch: pytest.MonkeyPatch) -> list[Seen[Any]]:
    """Let Patong's fallback pass for best play; return a list of what it was given to look at."""
    looked_at: list[Seen[Any]] = []

    def advice(seen: Seen[Any]) -> Advice:
        looked_at.append(seen)
        return Advice(move=seen.round.fallback(seen.seat), why=Phrase("title"), ev={"play": 0.5})

    know(monkeypatch, advice)
    return looked_at


def know(monkeypatch: pytest.MonkeyPatch, advice: Best) -> None:
    monkeypatch.setattr(thinkers, "has_best", lambda kind: True)
    monkeypatch.setattr(thinkers, "best_of", lambda kind: SimpleNamespace(advice=advice))


def hint(talk: Talk, seat: int, at: int | None = None) -> dict[str, Any]:
    """Ask for a hint and return the answer."""
    talk.say(t="hint", id="h", seat=seat, at=talk.view["version"] if at is None else at)
    while True:
        frame = talk.hear()
        if frame.get("id") == "h":
            return frame


def test_a_hint_is_a_legal_move_and_its_reason(plays: list[Seen[Any]]) -> None:
    with served() as client, two_at_table(client) as (ann, _):
        found = hint(ann, 0)
        assert (found["t"], found["seat"], found["why"]["code"], found["ev"]) == ("hinted", 0, "title", {"play": 0.5})
        ann.done("move", seat=0, move=found["move"], at=ann.view["version"])


def test_it_is_worked_out_from_what_the_seat_sees(plays: list[Seen[Any]]) -> None:
    with served() as client, two_at_table(client) as (ann, ben):
        hint(ann, 0)
        hint(ben, 1)
        shown = [talk.view["mine"][0]["round"] for talk in (ann, ben)]
        assert [list(seen.round.players[seat].hand) for seat, seen in enumerate(plays)] == [
            each["players"][seat]["hand"] for seat, each in enumerate(shown)
        ]
        assert all(piece < 0 for seat, seen in enumerate(plays) for piece in seen.round.players[1 - seat].hand)
        assert all(piece < 0 for seen in plays for piece in seen.round.stock)


def test_nobody_else_hears_of_it_and_the_table_does_not_change(plays: list[Seen[Any]]) -> None:
    with served() as client, two_at_table(client) as (ann, ben):
        ben.settle()
        heard, version = len(ben.heard), ben.view["version"]
        hint(ann, 0)
        ben.settle()
        assert {frame["t"] for frame in ben.heard[heard:]} == {"pong"}
        assert hint(ann, 0)["t"] == "hinted"
        assert ann.view["version"] == version


def test_only_a_seat_that_owes_a_choice_gets_one(plays: list[Seen[Any]]) -> None:
    with served() as client, two_at_table(client) as (ann, ben), at_table(client, ann.table["code"]) as eve:
        assert hint(ann, 1)["code"] == "refusal-not-your-seat"
        assert hint(eve, 0)["code"] == "refusal-not-your-seat"
        assert hint(ann, 0, at=0)["code"] == "refusal-stale"
        ann.done("move", seat=0, move=ann.first_choice(NAMES, 0), at=ann.view["version"])
        assert hint(ann, 0)["code"] == "refusal-already-chosen"
        assert hint(ben, 1, at=ben.view["version"])["t"] == "hinted"
        assert len(plays) == 1


def test_a_game_without_best_play_says_so() -> None:
    with served() as client, two_at_table(client) as (ann, _):
        assert hint(ann, 0)["code"] == "refusal-no-hints"


def test_best_play_that_breaks_is_refused_and_the_table_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(seen: Seen[Any]) -> Advice:
        raise ZeroDivisionError

    know(monkeypatch, broken)
    with served() as client, two_at_table(client) as (ann, _):
        assert hint(ann, 0)["code"] == "refusal-no-hint-now"
        ann.done("move", seat=0, move=ann.first_choice(NAMES, 0), at=ann.view["version"])


def test_the_table_goes_on_while_a_hint_is_worked_out_and_there_is_one_at_a_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    go_on = Event()

    def slow(seen: Seen[Any]) -> Advice:
        assert go_on.wait(10)
        return Advice(move=seen.round.fallback(seen.seat), why=Phrase("title"))

    know(monkeypatch, slow)
    with served() as client, two_at_table(client) as (ann, _):
        ann.say(t="hint", id="slow", seat=0, at=ann.view["version"])
        assert hint(ann, 0)["code"] == "refusal-one-hint"
        ann.done("move", seat=0, move=ann.first_choice(NAMES, 0), at=ann.view["version"])
        go_on.set()
        assert ann.until("hinted")["id"] == "slow"
