"""The referee's desk: cards that lie on a real table go in, who wins, what and why come out.

A game that can be judged has a `judge.py` in its folder with two names:

    ASKS = Asks(rows=((2,),), board=(3, 4, 5), stakes=True)

    def judge(case: Case) -> Verdict:
        ...

`ASKS` says what may be put on the desk; it is checked here, so `judge` only ever gets a case that fits it, without a
card named twice. What it has to refuse beyond that (a foul arrangement is a verdict, not a refusal) it refuses by
`BadCase(where, refusal(...))`. Words: `value` and `outcome` are phrases of the game's catalogue; `judge-wins`,
`judge-shares` and `judge-loses` are there for every game. The command line is the same for all games:

    hapag judge holdem --board "9c 9d 9s 4h 2c" "9h 3d" "Ah As"          one text a seat, seat 0 first
    hapag judge pusoy "Ks Kd 2c / As Ad 3c 4d 5s / ..." "..."            rows parted by /
    hapag judge blackjack --dealer "Tc 7d" --stake 40 "6c 5d Th doubled" "As Kd 100"

After its pieces a hand may have marks (words the game knows, `Asks.marks`) and a number, its own stake.
"""

from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from importlib import import_module
from importlib.util import find_spec
from itertools import chain
from typing import Any, Protocol, cast

import msgspec

from hapag.kernel.phrases import Phrase, phrase, refusal
from hapag.kernel.schema import Game
from hapag.kernel.views import Seat
from hapag.pieces import Names, Piece, Pieces

HIGHEST_STAKE = 1_000_000_000
SIGNS = str.maketrans({"♣": "c", "♦": "d", "♥": "h", "♠": "s", "\ufe0e": None, "\ufe0f": None})


class Asks(msgspec.Struct, frozen=True):
    """What a referee has to be told.

    rows: for each row of a hand, how many pieces it may have. board, dealer: how many pieces may lie there; empty if
    the game has none. stakes: a stake says something here. least, most: hands; the game's seats if not said.
    again: pieces are named, not laid down, so that several hands may name the same one.
    """

    rows: tuple[tuple[int, ...], ...]
    board: tuple[int, ...] = ()
    dealer: tuple[int, ...] = ()
    marks: tuple[str, ...] = ()
    stakes: bool = False
    again: bool = False
    least: int | None = None
    most: int | None = None


class Laid(msgspec.Struct, frozen=True):
    """What lies before one seat: rows in the order written, marks, and its own stake (or that of all) if one is told."""

    seat: Seat
    rows: tuple[Pieces, ...]
    marks: tuple[str, ...] = ()
    stake: int | None = None

    @property
    def cards(self) -> Pieces:
        """All of its pieces."""
        return tuple(chain(*self.rows))


class Case(msgspec.Struct, frozen=True):
    """Everything on the desk; `options` are those of the game."""

    hands: tuple[Laid, ...]
    options: Any
    board: Pieces = ()
    dealer: Pieces = ()


class Line(msgspec.Struct, frozen=True):
    """The verdict on one hand.

    place: 1 for the best, equal for equals; None where hands are not compared with each other. value: what the hand
    is; outcome: what comes of it, and why. score: points, or net chips; None if there is nothing to count.
    """

    seat: Seat
    value: Phrase
    outcome: Phrase
    place: int | None = None
    score: int | float | None = None


class Verdict(msgspec.Struct, frozen=True):
    """A line for each hand, in seat order, and what else there is to say (the dealer's hand, each pot)."""

    lines: tuple[Line, ...]
    notes: tuple[Phrase, ...] = ()


class Judge(Protocol):
    """What a game's `judge.py` holds."""

    ASKS: Asks

    def judge(self, case: Case) -> Verdict:
        """Decide a case that fits `ASKS`."""


class BadCase(Exception):
    """A case that cannot be; `where` names the part: `hand-at` with `number` from 1, `board`, `dealer`, `hands`."""

    def __init__(self, where: Phrase, why: Phrase) -> None:
        self.where, self.why = where, why
        super().__init__(f"{where.code}: {why.code}")


def at_hand(seat: Seat) -> Phrase:
    """Return where a hand is, for a BadCase."""
    return phrase("judge-at-hand", number=seat + 1)


AT_BOARD, AT_DEALER, AT_HANDS = Phrase("judge-at-board"), Phrase("judge-at-dealer"), Phrase("judge-at-hands")
WINS, SHARES, LOSES = Phrase("judge-wins"), Phrase("judge-shares"), Phrase("judge-loses")


def judge_of(kind: Game) -> Judge | None:
    """Return a game's referee, None if it has none."""
    name = kind.__module__.rpartition(".")[0] + ".judge"
    return cast(Judge, import_module(name)) if find_spec(name) else None


def places(strengths: Sequence[int]) -> tuple[int, ...]:
    """Return the place of each hand, 1 for the highest; equals share a place, and the next one is left out."""
    return tuple([1 + sum(other > mine for other in strengths) for mine in strengths])


def standing(place: int, taken: Sequence[int]) -> Phrase:
    """Return whether a place among others wins, shares the win, or loses."""
    if place > 1:
        return LOSES
    return WINS if taken.count(1) == 1 else SHARES


def case_of(
    kind: Game,
    asks: Asks,
    hands: Sequence[str],
    options: Any,
    board: str = "",
    dealer: str = "",
    stake: int | None = None,
) -> Case:
    """Read what was written down; BadCase says what cannot be, and where."""
    check_hands(kind, asks, len(hands))
    if stake is not None:
        check_stake(asks, stake, Phrase("judge-at-stake"))
    desk = Desk(kind, options, len(hands), again=asks.again)
    laid = tuple([read_hand(desk, asks, seat, text, stake) for seat, text in enumerate(hands)])
    return Case(
        laid,
        options,
        read_shared(desk, asks.board, board, AT_BOARD),
        read_shared(desk, asks.dealer, dealer, AT_DEALER),
    )


def check_hands(kind: Game, asks: Asks, count: int) -> None:
    low, high = asks.least or kind.info.least, asks.most or kind.info.engine
    if not low <= count <= high:
        raise BadCase(AT_HANDS, refusal("how-many-hands", low=low, high=high, got=count))


class Desk:
    """The pieces of a game that have not been named yet; all of them, if they may be named `again`."""

    def __init__(self, kind: Game, options: Any, seats: int, *, again: bool = False) -> None:
        self.names, self.aliases, self.again = kind.names, kind.aliases, again
        pack = set(kind.packs(options, seats)[0])
        self.copies = {name: [p for p in numbers if p in pack] for name, numbers in kind.names.numbers.items()}
        self.left = {name: list(numbers) for name, numbers in self.copies.items()}

    def take(self, word: str, where: Phrase) -> Piece:
        """Return the piece of that name, of several the next; BadCase if there is none, or none left."""
        name = self.spelled(word)
        if name in self.copies and not self.copies[name]:
            raise BadCase(where, refusal("left-out", text=name, noun=Phrase(f"noun-{self.names.noun}")))
        if not self.copies.get(name):
            raise BadCase(where, refusal("not-a-piece", text=word[:20], noun=Phrase(f"noun-{self.names.noun}")))
        if not self.left[name]:
            raise BadCase(where, refusal("named-before", text=name, count=len(self.copies[name])))
        return self.left[name][0] if self.again else self.left[name].pop(0)

    def has(self, word: str) -> bool:
        return self.spelled(word) in self.copies

    def spelled(self, word: str) -> str:
        return spelled(self.aliases.get(word, word), self.names)


def spelled(word: str, names: Names) -> str:
    """Return a piece's own name: people also write `10h`, `kH` and `K♥`."""
    if word in names.numbers or names.noun != "card":
        return word
    plain = word.translate(SIGNS).replace("10", "T")
    return plain[:1].upper() + plain[1:].lower()


def read_hand(desk: Desk, asks: Asks, seat: Seat, text: str, stake: int | None) -> Laid:
    where, words = at_hand(seat), text.split("/")
    last, marks, own = parted(desk, words[-1].split(), where)
    if strange := [mark for mark in marks if mark not in asks.marks]:
        raise BadCase(where, unknown_word(desk, asks, strange[0]))
    if own is not None:
        check_stake(asks, own, where)
    written = [row.split() for row in words[:-1]] + [last]
    rows = tuple([tuple([desk.take(word, where) for word in row]) for row in written])
    check_rows(desk, asks, rows, where)
    return Laid(seat, rows, tuple(marks), stake if own is None else own)


def parted(desk: Desk, words: list[str], where: Phrase) -> tuple[list[str], list[str], int | None]:
    """Part the pieces of a last row from the marks and the stake behind them."""
    end = next((place for place, word in enumerate(words) if not desk.has(word)), len(words))
    pieces, rest = words[:end], words[end:]
    marks = [word for word in rest if not is_number(word)]
    stakes = [int(word) for word in rest if is_number(word)]
    if len(stakes) > 1:
        raise BadCase(where, refusal("two-stakes", one=stakes[0], other=stakes[1]))
    return pieces, marks, stakes[0] if stakes else None


def is_number(word: str) -> bool:
    return word.isascii() and word.isdecimal() and len(word) < 12


def unknown_word(desk: Desk, asks: Asks, word: str) -> Phrase:
    """Say that a word is no piece, and no mark either where there are marks."""
    noun = Phrase(f"noun-{desk.names.noun}")
    if not asks.marks:
        return refusal("not-a-piece", text=word[:20], noun=noun)
    near = get_close_matches(word, asks.marks, 1) or asks.marks
    return refusal("not-a-piece-or-mark", text=word[:20], noun=noun, marks=", ".join(near))


def check_stake(asks: Asks, stake: int, where: Phrase) -> None:
    if not asks.stakes:
        raise BadCase(where, refusal("no-stakes-here"))
    if not 1 <= stake <= HIGHEST_STAKE:
        raise BadCase(where, refusal("out-of-range", low=1, high=HIGHEST_STAKE, got=stake))


def check_rows(desk: Desk, asks: Asks, rows: tuple[Pieces, ...], where: Phrase) -> None:
    noun = Phrase(f"noun-{desk.names.noun}")
    if len(rows) != len(asks.rows):
        raise BadCase(where, refusal("how-many-rows", rows=len(asks.rows), got=len(rows)))
    for row, sizes in zip(rows, asks.rows, strict=True):
        if len(row) not in sizes:
            code = "how-many-are-there" if len(asks.rows) == 1 else "row-sizes"
            wanted = " / ".join([span(each) for each in asks.rows])
            raise BadCase(where, refusal(code, sizes=wanted, got=len(row), noun=noun))


def span(sizes: Iterable[int]) -> str:
    """Write numbers down shortly: `5`, `1-2`, `0 or 3-5`."""
    runs: list[list[int]] = []
    for size in sorted(sizes):
        if runs and runs[-1][1] == size - 1:
            runs[-1][1] = size
        else:
            runs.append([size, size])
    return " or ".join([str(low) if low == high else f"{low}-{high}" for low, high in runs])


def read_shared(desk: Desk, sizes: tuple[int, ...], text: str, where: Phrase) -> Pieces:
    words = text.split()
    if words and not sizes:
        raise BadCase(where, refusal("not-here"))
    pile = tuple([desk.take(word, where) for word in words])
    if len(pile) not in (sizes or (0,)):
        noun = Phrase(f"noun-{desk.names.noun}")
        raise BadCase(where, refusal("how-many-are-there", sizes=span(sizes), got=len(pile), noun=noun))
    return pile
