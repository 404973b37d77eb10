"""`hapag replay`: recorded rounds through the rules, and what happened in words."""

from collections.abc import Iterator
from typing import Any

import click
import msgspec

from hapag.cli import phh
from hapag.cli.edge import FINDING, Refused, said
from hapag.cli.inputs import game_called, with_json, words
from hapag.cli.output import columns, number, print_json_line
from hapag.games.words import Words
from hapag.kernel import Event, Illegal, Phrase, Round, Step, Viewer, is_over, owing, refusal, view
from hapag.kernel.records import BadRecord, Record, decode, replay
from hapag.kernel.schema import Game, fields
from hapag.kernel.views import faces, piles
from hapag.pieces import tidy
from hapag.rivals.match import ahead

LARGEST = 256 * 1024 * 1024
"""Bytes of the largest file that is read."""


class Told(msgspec.Struct, frozen=True):
    """A record played again. agrees: whether the score is the recorded one; None if none is recorded."""

    line: int
    record: Record
    kind: Game
    steps: tuple[Step[Any], ...]

    @property
    def end(self) -> Round[Any]:
        end: Round[Any] = self.steps[-1].state
        return end

    @property
    def score(self) -> tuple[int, ...] | None:
        return self.end.score() if is_over(self.end) else None

    @property
    def stacks(self) -> tuple[int, ...] | None:
        """The chips that each seat ends with, where the record says with how many it began."""
        before = self.record.options.get("stacks")
        return None if self.score is None or not before else tuple(map(sum, zip(before, self.score, strict=True)))

    @property
    def agrees(self) -> bool | None:
        return None if self.record.score is None else self.record.score == self.score


@click.command("replay")
@click.argument("path", metavar="FILE")
@click.option("--seat", type=click.IntRange(min=1), help="As this seat saw it, counted from 1.")
@click.option("--all", "everything", is_flag=True, help="With every card, seen or not.")
@click.option("--phh", "target", metavar="OUT", help="Write Hold'em hands in the open PHH format too.")
@with_json
def command(path: str, seat: int | None, everything: bool, target: str | None, as_json: bool) -> int:
    """Play recorded rounds through the rules; print what happened and who won.

    FILE holds one record a line, or a single one; - is the standard input. Files that end in .phh or .phhs hold
    no-limit Hold'em hands in the open PHH format. Told as a spectator saw it. Exit status 1 if a recorded score is not
    what the rules give.
    """
    if seat is not None and everything:
        raise Refused(words().say("cli-replay-seat-or-all"))
    agreed, kept = True, []
    for count, (line, record) in enumerate(records(path)):
        told = played(path, line, record)
        kept += [(record, told.steps)] if target else []
        eyes = Eyes(told, seat, everything)
        if as_json:
            print_json_line(facts(told, eyes))
        else:
            click.echo(("\n" if count else "") + story(told, eyes))
        agreed &= told.agrees is not False
    if target:
        phh.save(target, kept)
    return 0 if agreed else FINDING


# Reading


def records(path: str) -> Iterator[tuple[int, Record]]:
    """Yield each record of a file with the number of its line; Refused says which cannot be read."""
    text = contents(path)
    if phh.is_phh(path):
        yield from phh.hands(path, text)
        return
    lines = [(at, line) for at, line in enumerate(text.split(b"\n"), 1) if line.strip()]
    if not lines:
        raise Refused(words().say("cli-replay-empty", path=shown(path)))
    if len(lines) > 1 and is_json(text):
        lines = [(lines[0][0], text)]
    for at, line in lines:
        try:
            yield at, decode(line)
        except BadRecord as error:
            raise Refused(place(path, at, "", error.why)) from None
        except RecursionError:
            raise Refused(place(path, at, "", refusal("bad-record", text="nested too deeply"))) from None


def contents(path: str) -> bytes:
    """Return a file's bytes."""
    try:
        with click.open_file(path, "rb") as file:
            text: bytes = file.read(LARGEST + 1)
    except OSError as error:
        raise Refused(said(error)) from None
    if len(text) > LARGEST:
        raise Refused(words().say("cli-replay-too-large", path=shown(path), most=LARGEST // 1024 // 1024))
    return text


def is_json(text: bytes) -> bool:
    try:
        msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return False
    return True


def shown(path: str) -> str:
    return "stdin" if path == "-" else path


def place(path: str, line: int, where: str, why: Phrase | str, kind: Game | None = None) -> str:
    """Return where in a file something is wrong, and what."""
    known = words(kind)
    reason = why if isinstance(why, str) else known.text(why)
    parts = [shown(path), known.say("cli-line", line=str(line)), where, reason]
    return ": ".join([part for part in parts if part])


def played(path: str, line: int, record: Record) -> Told:
    """Play a record; Refused says which part of it cannot be."""
    try:
        kind = game_called(record.game)
    except Refused as error:
        raise Refused(place(path, line, "game", error.message)) from None
    try:
        return Told(line, record, kind, tuple(replay(kind, record)))
    except BadRecord as error:
        raise Refused(place(path, line, error.where, error.why, kind)) from None
    except Illegal as error:
        raise Refused(place(path, line, "", error.why, kind)) from None
    except ValueError as error:  # what the rules ask of their caller: a stack for each seat
        raise Refused(place(path, line, "options", str(error))) from None


# Telling


class Eyes:
    """Who a round is told to: a spectator, a seat, or somebody who sees everything."""

    def __init__(self, told: Told, seat: int | None, everything: bool) -> None:
        seats = told.record.seats
        if seat is not None and seat > seats:
            raise Refused(words().say("cli-replay-no-seat", got=seat, seats=seats))
        self.viewer: Viewer = None if seat is None else seat - 1
        self.everything = everything
        self.words = words(told.kind)

    def sees(self, event: Event) -> Event:
        return event if self.everything else view(event, self.viewer)

    def caption(self, event: Event) -> str:
        """Return an event in words, with the cards that these eyes see and a caption would not tell."""
        seen = self.sees(event)
        text = self.words.caption(seen)
        if self.viewer is None and not self.everything:
            return text
        own = tidy(tuple(faces(seen) - faces(view(event, None))))
        return f"{text} [{self.words.pieces(own)}]" if own else text

    def held(self, dealt: Step[Any]) -> Iterator[str]:
        """Yield what is dealt to the hands that these eyes see, where no event of the deal tells."""
        told = {piece for event in dealt.events for piece in faces(self.sees(event))}
        table = dealt.state if self.everything else view(dealt.state, self.viewer)
        for holder, name, who in piles(table):
            pile = getattr(holder, name)
            if who == "in hand" and pile and min(pile) >= 0 and not told.issuperset(pile):
                yield self.words.say("cli-replay-holds", who=self.words.who(holder.seat), cards=self.words.pieces(pile))


def story(told: Told, eyes: Eyes) -> str:
    """Return a round for people: a head, numbered captions, the result."""
    record, say = told.record, eyes.words.say
    head = say("cli-replay-head", title=say("title"), line=str(told.line), seats=str(record.seats))
    captions = [eyes.caption(event) for step in told.steps for event in step.events]
    rows = [(str(at), text) for at, text in enumerate(captions, 1)]
    note = [f"  {record.note}"] if record.note and record.note.isprintable() else []
    held = [f"  {text}" for text in eyes.held(told.steps[0])]
    return "\n".join([head, *note, *held, *columns(rows, right=(0,), indent="  "), *result(told, eyes.words)])


def result(told: Told, known: Words) -> Iterator[str]:
    """Yield the last lines: the score, and whether it is the recorded one."""
    score = told.score
    if score is None:
        yield "  " + known.say("cli-replay-unfinished", who=known.list([known.who(seat) for seat in owing(told.end)]))
    else:
        yield "  " + known.say("cli-replay-score", score=scores(score, known))
        if (stacks := told.stacks) is not None:
            yield "  " + known.say("cli-replay-stacks", stacks=", ".join([number(chips) for chips in stacks]))
        yield "  " + known.say("cli-replay-winner", who=winners(score, known), winners=len(ahead(score)))
    if told.agrees is False:
        yield "  " + known.say("cli-replay-differs", recorded=scores(told.record.score or (), known))
    elif told.agrees:
        yield "  " + known.say("cli-replay-agrees")


def scores(score: tuple[int, ...], known: Words) -> str:
    return ", ".join([f"{known.who(seat)} {number(points, signed=True)}" for seat, points in enumerate(score)])


def winners(score: tuple[int, ...], known: Words) -> str:
    return known.list([known.who(seat) for seat in ahead(score)]) if ahead(score) else ""


def facts(told: Told, eyes: Eyes) -> dict[str, Any]:
    """Return a round for programs."""
    shown_events = [
        {"caption": eyes.caption(event), **named(eyes.sees(event), told.kind)}
        for step in told.steps
        for event in step.events
    ]
    return {
        "line": told.line,
        "game": told.record.game,
        "seats": told.record.seats,
        "over": told.score is not None,
        "ending": told.end.ending() if told.score is not None else None,
        "owing": owing(told.end),
        "score": told.score,
        "stacks": told.stacks,
        "winners": ahead(told.score) if told.score else (),
        "recorded": told.record.score,
        "agrees": told.agrees,
        "events": shown_events,
    }


def named(event: Event, kind: Game) -> dict[str, Any]:
    """Return an event with names for its pieces, `??` for a back."""
    plain: dict[str, Any] = msgspec.to_builtins(event)
    for field, what in fields(type(event)).items():
        if what == "pieces":
            plain[field] = [kind.names.show(piece) for piece in plain[field]]
        elif what == "rows":
            plain[field] = [[kind.names.show(piece) for piece in row] for row in plain[field]]
    return plain
