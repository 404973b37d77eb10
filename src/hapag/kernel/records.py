"""A record is one round as JSON: what was dealt and every move, enough to play it again.

`{"hapag": 1, "game": "patong", "rules": 1, "options": {...}, "seats": 2, "lead": 0, "deck": "As Kd ...",
"moves": ["0 play As Kd", "1 fold 2c 3d 4h"], "score": [1, 0]}`, one a line in a file of many.
"""

from collections.abc import Collection, Iterable, Iterator, Sequence
from random import Random
from typing import Any

import msgspec

from hapag.kernel.notation import show
from hapag.kernel.phrases import Illegal, Phrase, refusal
from hapag.kernel.round import Round, Step, begin, draw, owing, play, understood
from hapag.kernel.schema import Game
from hapag.kernel.views import Seat
from hapag.pieces import Names, Piece, Pieces

VERSION = 1
UNKNOWN = "??"


class Record(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One round, written down.

    deck: names in the order dealt, packs parted by `/`; it may stop where the rest is never reached, and `??` stands
    for any piece, here and in moves. Instead of it: `hands` (one text a seat), `dealer` and `board`; the deck is then
    completed.
    """

    game: str
    seats: int
    deck: str = ""
    hands: tuple[str, ...] = ()
    dealer: str = ""
    board: str = ""
    moves: tuple[str, ...] = ()
    options: dict[str, Any] = {}
    lead: int = 0
    score: tuple[int, ...] | None = None
    rules: int = 1
    hapag: int = VERSION
    ending: str | None = None
    note: str | None = None


class BadRecord(Exception):
    """A record that cannot be played; `why` says what is wrong, `where` in which part of it."""

    def __init__(self, where: str, why: Phrase) -> None:
        self.where, self.why = where, why
        super().__init__(f"{where}: {why.code}")


def decode(text: str | bytes) -> Record:
    """Read one record; BadRecord says where it is not one."""
    try:
        return msgspec.json.decode(text, type=Record)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadRecord("record", refusal("bad-record", text=str(error))) from None


def encode(record: Record) -> str:
    return msgspec.json.encode(record).decode()


def options_of(kind: Game, given: dict[str, Any]) -> Any:
    """Return a game's options from plain values; Illegal `bad-options` says which is out of range."""
    strange = [name for name in given if name not in kind.info.options.__struct_fields__]
    if strange:
        known = ", ".join(kind.info.options.__struct_fields__) or "-"
        raise Illegal("unknown-option", got=str(strange[0])[:40], options=known)
    try:
        return msgspec.convert(given, kind.info.options)
    except msgspec.ValidationError as error:
        raise Illegal("bad-options", text=str(error)) from None


def replay(kind: Game, record: Record, chance: Random | None = None) -> Iterator[Step[Round[Any]]]:
    """Yield the deal and every step of a record of this game; BadRecord at the first thing that cannot be so.

    chance: which pieces to take for those not named; without it, the first that are left. See `masks.fitted`.
    """
    check_game(kind, record)
    options = checked_options(kind, record)
    packs, unknown = decks_of(kind, options, record, chance), gaps(kind, options, record)
    first = [pack for place, pack in enumerate(packs) if place not in kind.later]
    try:
        step = begin(kind, options, record.seats, first, record.lead)
    except Illegal as illegal:
        raise BadRecord("options", illegal.why) from None
    yield step
    for owed in supplied(step, packs):
        yield (step := owed)
    for number, line in enumerate(record.moves, 1):
        yield (step := moved(step, named(step.state, line, unknown, chance), number))
        for owed in supplied(step, packs):
            yield (step := owed)


def check_game(kind: Game, record: Record) -> None:
    info = kind.info
    if record.hapag != VERSION:
        raise BadRecord("hapag", refusal("other-format", got=record.hapag, known=VERSION))
    if record.game != info.slug or record.rules != info.rules:
        raise BadRecord("rules", refusal("other-rules", got=record.rules, known=info.rules, game=record.game[:40]))
    if not info.least <= record.seats <= info.engine:
        raise BadRecord("seats", refusal("out-of-range", low=info.least, high=info.engine, got=record.seats))
    if not 0 <= record.lead < record.seats:
        raise BadRecord("lead", refusal("out-of-range", low=0, high=record.seats - 1, got=record.lead))


def checked_options(kind: Game, record: Record) -> Any:
    try:
        return options_of(kind, record.options)
    except Illegal as illegal:
        raise BadRecord("options", illegal.why) from None


def supplied(step: Step[Any], packs: Sequence[Pieces]) -> Iterator[Step[Any]]:
    """Yield the steps in which the table gives packs that it owes."""
    while (owed := step.state.turn().draw) is not None:
        step = draw(step.state, packs[owed])
        yield step


def moved(step: Step[Any], line: str, number: int) -> Step[Any]:
    seat, _, text = line.partition(" ")
    try:
        if not (seat.isascii() and seat.isdecimal() and len(seat) < 4):
            raise Illegal("needs-seat", got=seat[:20])
        return play(step.state, Seat(seat), understood(step.state, Seat(seat), text))
    except Illegal as illegal:
        raise BadRecord(f"move {number} ({line[:60]!r})", illegal.why) from None


def named(state: Round[Any], line: str, unknown: Collection[Piece], chance: Random | None) -> str:
    """Return a line of moves in which each `??` is written as one of the unknown pieces that its seat may choose."""
    seat, _, text = line.partition(" ")
    if UNKNOWN not in text or seat not in map(str, owing(state)):
        return line
    bounds = [bound for offer in state.offers(Seat(seat)) for bound in offer.bounds.values()]
    free = sorted({piece for bound in bounds for piece in getattr(bound, "pieces", ()) if piece in unknown})
    if chance is not None:
        chance.shuffle(free)
    names = iter([state.names.show(piece) for piece in free])
    return " ".join([seat, *[next(names, UNKNOWN) if word == UNKNOWN else word for word in text.split()]])


def gaps(kind: Game, options: Any, record: Record) -> frozenset[Piece]:
    """Return the pieces that a record does not name in its deck: any of them may lie where it names none."""
    found: set[Piece] = set()
    for row, pack in rows_of(kind, options, record):
        found |= set(pack).difference(named_pieces(row, pack, kind.names))
    return frozenset(found)


def decks_of(kind: Game, options: Any, record: Record, chance: Random | None = None) -> list[Pieces]:
    """Return every pack in the order dealt, completed from what a record leaves open."""
    return [completed(row, pack, kind.names, chance) for row, pack in rows_of(kind, options, record)]


def rows_of(kind: Game, options: Any, record: Record) -> list[tuple[list[str], Pieces]]:
    """Return for each pack of a game what a record writes of it, and its pieces."""
    packs = [tuple(map(Piece, pack)) for pack in kind.packs(options, record.seats)]
    if record.hands or record.board or record.dealer:
        rows = [" ".join([*record.hands, record.dealer, record.board])]
    else:
        rows = record.deck.split("/")
    if len(rows) > len(packs):
        raise BadRecord("deck", refusal("too-many-packs", most=len(packs), got=len(rows)))
    rows += [""] * (len(packs) - len(rows))
    return [(row.split(), pack) for row, pack in zip(rows, packs, strict=True)]


def completed(words: Sequence[str], pack: Pieces, names: Names, chance: Random | None = None) -> Pieces:
    """Return a whole pack that starts as written; the pieces not named fill the gaps and the end, in order or by chance."""
    named = named_pieces(words, pack, names)
    taken = {piece for piece in named if piece is not None}
    left = [piece for piece in pack if piece not in taken]
    if chance is not None:
        chance.shuffle(left)
    rest = iter(left)
    if len(named) > len(pack):
        raise BadRecord("deck", refusal("too-many-pieces", most=len(pack), got=len(named)))
    filled = [next(rest) if piece is None else piece for piece in named]
    return (*filled, *rest)


def named_pieces(words: Iterable[str], pack: Pieces, names: Names) -> list[Piece | None]:
    """Return the pieces written, None for `??`; of several copies the next one that is left."""
    copies = {name: [piece for piece in numbers if piece in pack] for name, numbers in names.numbers.items()}
    found: list[Piece | None] = []
    for word in words:
        if word != UNKNOWN and word not in copies:
            raise BadRecord("deck", refusal("not-a-piece", text=word[:20], noun=Phrase(f"noun-{names.noun}")))
        if word != UNKNOWN and not copies[word]:
            raise BadRecord("deck", refusal("too-many-of", text=word))
        found.append(None if word == UNKNOWN else copies[word].pop(0))
    return found


def deck_text(packs: Sequence[Pieces], names: Names) -> str:
    """Return the packs of a round as a record writes them."""
    return " / ".join(map(names.text, packs))


def record_of(end: Round[Any], options: Any, lead: Seat, packs: Sequence[Pieces], moves: Sequence[str]) -> Record:
    """Write down a finished round. moves: `<seat> <move>` in the order made; packs: all, later ones included."""
    kind = type(end)
    return Record(
        game=kind.info.slug,
        rules=kind.info.rules,
        options=msgspec.to_builtins(options),
        seats=len(end.score()),
        lead=lead,
        deck=deck_text(packs, kind.names),
        moves=tuple(moves),
        score=end.score(),
        ending=end.ending(),
    )


def line(seat: Seat, move: Any, names: Names) -> str:
    """Return a move as a record writes it."""
    return f"{seat} {show(move, names)}"
