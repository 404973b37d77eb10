"""A round that was played again, told: in words for people, in facts for programs, through somebody's eyes."""

from collections.abc import Iterator
from typing import Any, TypeVar

import msgspec

from hapag.cli.edge import Refused
from hapag.cli.inputs import words
from hapag.cli.output import columns, number
from hapag.games.words import Words
from hapag.kernel import Event, Round, Step, Viewer, is_over, owing, view
from hapag.kernel.masks import hidden
from hapag.kernel.records import Record
from hapag.kernel.schema import Game, fields
from hapag.kernel.views import faces, piles
from hapag.pieces import Piece, tidy
from hapag.rivals.match import ahead

S = TypeVar("S", bound=msgspec.Struct)


def shown(path: str) -> str:
    return "stdin" if path == "-" else path


class Told(msgspec.Struct, frozen=True):
    """A record played again. unknown: pieces of which it does not tell where they lay. people: names of the seats.

    agrees: whether the score is the recorded one; None if none is recorded.
    """

    line: int
    record: Record
    kind: Game
    steps: tuple[Step[Any], ...]
    unknown: frozenset[Piece] = frozenset()
    people: tuple[str, ...] = ()

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


class Eyes:
    """Who a round is told to: a spectator, a seat, or somebody who sees everything."""

    def __init__(self, told: Told, seat: int | None, everything: bool) -> None:
        seats = told.record.seats
        if seat is not None and seat > seats:
            raise Refused(words().say("cli-replay-no-seat", got=seat, seats=seats))
        self.told = told
        self.viewer: Viewer = None if seat is None else seat - 1
        self.everything = everything
        self.words = Words(told.kind, people=told.people)

    def sees(self, thing: S) -> S:
        known = hidden(thing, self.told.unknown)
        return known if self.everything else view(known, self.viewer)

    def caption(self, event: Event) -> str:
        """Return an event in words, with the cards that these eyes see and a caption would not tell."""
        seen = self.sees(event)
        text = self.words.caption(seen)
        if self.viewer is None and not self.everything:
            return text
        own = tidy(tuple(faces(seen) - faces(view(event, None))))
        return f"{text} [{self.words.pieces(own)}]" if own else text

    def held(self) -> Iterator[str]:
        """Yield what is dealt to the hands that these eyes see, where no event of the deal tells."""
        dealt = self.told.steps[0]
        told = {piece for event in dealt.events for piece in faces(self.sees(event))}
        table = self.sees(dealt.state)
        for holder, name, who in piles(table):
            pile = getattr(holder, name)
            known = tuple([piece for piece in pile if piece >= 0])
            if who == "in hand" and known and not told.issuperset(known):
                yield self.words.say("cli-replay-holds", who=self.words.who(holder.seat), cards=self.words.pieces(pile))


def story(eyes: Eyes) -> str:
    """Return a round for people: a head, numbered captions, the result."""
    record, say = eyes.told.record, eyes.words.say
    head = say("cli-replay-head", title=say("title"), line=str(eyes.told.line), seats=str(record.seats))
    note = [f"  {record.note}"] if record.note and record.note.isprintable() else []
    return "\n".join([head, *note, *lines_of(eyes), *result(eyes.told, eyes.words)])


def lines_of(eyes: Eyes) -> Iterator[str]:
    """Yield the hands that are seen from the start, then all captions, numbered."""
    captions = [eyes.caption(event) for step in eyes.told.steps for event in step.events]
    rows = [(str(at), text) for at, text in enumerate(captions, 1)]
    yield from [f"  {text}" for text in eyes.held()]
    yield from columns(rows, right=(0,), indent="  ")


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


def facts(eyes: Eyes) -> dict[str, Any]:
    """Return a round for programs."""
    told = eyes.told
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
