"""Moves as text, derived from their types: a verb, numbers and words, then pieces or rows of pieces.

`play As Kd`, `raise 120`, `sapaw 2 4h`, `play left 6-5`, `arrange 2c 2d 9s / ... / ...`
"""

from collections.abc import Container
from functools import cache
from types import UnionType
from typing import Any, TypeVar, get_args

from hapag.kernel.phrases import Illegal, phrase
from hapag.kernel.views import hints
from hapag.pieces import Names, Piece, Pieces, tidy

LONGEST = 400
"""Characters of the longest move worth reading: thirteen pieces in three rows take 60."""

Rows = tuple[Pieces, ...]


@cache
def verb(kind: Any) -> str:
    """Return the word for a kind of move."""
    return str(kind.__struct_config__.tag)


@cache
def verbs(game: Any) -> dict[str, Any]:
    """Return the moves named in `Round[...]`, by their words."""
    bases = [base for kind in game.__mro__ for base in vars(kind).get("__orig_bases__", ())]
    named = next(arg for base in bases for arg in get_args(base) if not isinstance(arg, TypeVar))
    return {verb(kind): kind for kind in (get_args(named) if isinstance(named, UnionType) else (named,))}


def show(move: Any, names: Names) -> str:
    """Return a move as text."""
    words = [verb(move.__class__)]
    for name, hint in hints(move.__class__).items():
        value = getattr(move, name)
        if hint == Rows:
            words.append(" / ".join(map(names.text, value)))
        elif hint == Pieces:
            words += [names.show(piece) for piece in value]
        else:
            words.append(str(value))
    return " ".join(words)


def read(text: str, game: Any, among: Container[Piece] = ()) -> Any:
    """Parse what `show` writes; Illegal says what is wrong. Pieces come out sorted: they are a choice, not a row.

    among: where several pieces have one name, those that are meant before the others.
    """
    if len(text) > LONGEST:
        raise Illegal("move-too-long", most=LONGEST)
    kinds = verbs(game)
    word, *rest = [game.aliases.get(word, word) for word in text.split()] or [""]
    if word not in kinds:
        raise Illegal("unknown-verb", verb=word[:20], verbs=", ".join(kinds))
    values: list[Any] = []
    pieces = Reader(game.names, among)
    for hint in hints(kinds[word]).values():
        values.append(read_value(hint, word, rest, pieces))
    if rest:
        raise Illegal("too-many-words", verb=word, rest=" ".join(rest)[:40])
    return kinds[word](*values)


def read_value(hint: Any, word: str, rest: list[str], pieces: "Reader") -> Any:
    """Take one argument from the front of `rest`; a pile or rows of piles take all of it."""
    if hint == Rows:
        text, rest[:] = " ".join(rest), []
        return tuple([pieces.pile(row.split()) for row in text.split("/")])
    if hint == Pieces:
        taken, rest[:] = list(rest), []
        return pieces.pile(taken)
    if hint is int:
        if not rest or not (rest[0].isascii() and rest[0].isdecimal() and len(rest[0]) < 10):
            raise Illegal("needs-number", verb=word)
        return int(rest.pop(0))
    if not rest:
        raise Illegal("needs-word", verb=word)
    return rest.pop(0)


class Reader:
    """Reads the names of one move; of several pieces with one name, each is meant once."""

    def __init__(self, names: Names, among: Container[Piece]) -> None:
        self.names, self.among = names, among
        self.read: set[Piece] = set()

    def pile(self, words: list[str]) -> Pieces:
        return tidy(tuple([self.piece(name) for name in words]))

    def piece(self, name: str) -> Piece:
        copies = self.names.numbers.get(name)
        if not copies:
            raise Illegal("not-a-piece", text=name[:20], noun=phrase(f"noun-{self.names.noun}"))
        free = [piece for piece in copies if piece not in self.read]
        found = next((piece for piece in free if piece in self.among), (free or copies)[0])
        self.read.add(found)
        return found
