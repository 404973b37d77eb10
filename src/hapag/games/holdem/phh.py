"""No-limit Hold'em hands in the open PHH format (`.phh` one hand, `.phhs` many): read into records, and written.

Facts of the format: a TOML table a hand; `p1` has the first blind and the last player the button; of two players `p1` has
the big blind, and `antes` and `blinds_or_straddles` are then the other way round. Actions: `d dh p1 AsKd` and `d db 2c3d4h`
deal, `p1 f`, `p1 cc`, `p1 cbr 60` (to a total), `p1 sm AsKd` shows, `p1 sm` mucks; `??` is a card that nobody noted.
"""

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from decimal import Decimal
from itertools import combinations
from typing import Any

from msgspec import Struct, to_builtins

from hapag.games.betting.table import (
    COUNT,
    Bet,
    Betting,
    Board,
    Call,
    Called,
    Check,
    Checked,
    Fold,
    Folded,
    Raise,
    Raised,
    Shown,
    Stakes,
)
from hapag.games.holdem.rules import Holdem
from hapag.kernel import Illegal, Move, Phrase, Seat, Step, begin, is_over, owing, play, refusal
from hapag.kernel.records import BadRecord, Record, completed, decks_of, line
from hapag.pieces import CARDS, Piece, Pieces

VARIANT, UNKNOWN = "NT", "??"
PACK: Pieces = tuple(map(Piece, range(52)))
DECIMALS = 6
"""Digits behind the point that amounts may have."""


class BadHand(Exception):
    """A hand that cannot be read; `where` is the field or the action."""

    def __init__(self, where: str, why: Phrase) -> None:
        self.where, self.why = where, why
        super().__init__(f"{where}: {why.code}")


class Hand(Struct, frozen=True):
    """A hand as a record. unit: how many of its chips make 1 in the file, which may count in cents.

    names: of the players, if they are told. Hands that were mucked unseen are given the weakest cards that are left: they
    lost, whatever they were.
    """

    record: Record
    unit: int
    names: tuple[str, ...]

    @property
    def stacks(self) -> tuple[int, ...]:
        """The chips that each seat starts with."""
        found: tuple[int, ...] = tuple(self.record.options["stacks"])
        return found


# Reading


def read(text: str) -> list[Hand]:
    """Read the hands of a file; BadHand says which part of which hand cannot be."""
    try:
        found = tomllib.loads(text, parse_float=Decimal)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise BadHand("file", refusal("phh-no-toml", text=str(error)[:120])) from None
    if not found:
        raise BadHand("file", refusal("phh-no-hand"))
    if "variant" in found:
        return [hand_of(found)]
    return [named(name, table) for name, table in found.items()]


def named(name: str, table: Any) -> Hand:
    """Read one of many hands; BadHand tells its name too."""
    try:
        if not isinstance(table, dict):
            raise BadHand("", refusal("phh-no-hand"))
        return hand_of(table)
    except BadHand as error:
        raise BadHand(" ".join(filter(None, [f"[{name[:20]}]", error.where])), error.why) from None


def hand_of(table: Mapping[str, Any]) -> Hand:
    if table.get("variant") != VARIANT:
        raise BadHand("variant", refusal("phh-variant", got=str(table.get("variant"))[:20]))
    actions = texts(table, "actions")
    unit = unit_of(table, actions)
    stacks = amounts(table, "starting_stacks", unit)
    if not Holdem.info.least <= len(stacks) <= Holdem.info.engine or min(stacks, default=0) < 1:
        raise BadHand("starting_stacks", refusal("phh-stacks", most=Holdem.info.engine))
    options = stakes(table, stacks, unit)
    reader = Reader(options, len(stacks), actions, unit)
    return Hand(reader.record(amounts(table, "finishing_stacks", unit)), unit, tuple(texts(table, "players")))


def texts(table: Mapping[str, Any], name: str) -> list[str]:
    found = table.get(name, [])
    if not isinstance(found, list) or not all(isinstance(each, str) for each in found):
        raise BadHand(name, refusal("phh-texts"))
    return found


def unit_of(table: Mapping[str, Any], actions: Sequence[str]) -> int:
    """Return how many parts an amount has to have for all of them to be whole."""
    given: list[Any] = [table.get("min_bet", 0)]
    for name in ("starting_stacks", "antes", "blinds_or_straddles", "finishing_stacks"):
        values = table.get(name, [])
        given += values if isinstance(values, list) else []
    given += [Decimal(word) for action in actions for word in action.split("#")[0].split()[2:3] if is_amount(word)]
    digits = [-int(value.normalize().as_tuple().exponent) for value in given if is_decimal(value)]
    return int(10 ** min(DECIMALS, max([0, *digits])))


def is_amount(word: str) -> bool:
    return word.isascii() and word.replace(".", "", 1).isdecimal()


def is_decimal(value: Any) -> bool:
    return isinstance(value, Decimal) and value.is_finite()


def amounts(table: Mapping[str, Any], name: str, unit: int) -> tuple[int, ...]:
    """Return amounts in units; empty if the hand does not have them."""
    found = table.get(name, [])
    if not isinstance(found, list):
        raise BadHand(name, refusal("phh-amounts"))
    return tuple([whole(value, unit, name) for value in found])


def whole(value: Any, unit: int, where: str) -> int:
    good = isinstance(value, int) and not isinstance(value, bool)
    if not (good or is_decimal(value)) or value < 0 or value * unit != int(value * unit):
        raise BadHand(where, refusal("phh-amounts"))
    return int(value * unit)


def stakes(table: Mapping[str, Any], stacks: tuple[int, ...], unit: int) -> Stakes:
    """Return what a hand is played for; straddles and dead blinds are none of this game."""
    seats = len(stacks)
    antes, blinds = amounts(table, "antes", unit) or (0,) * seats, amounts(table, "blinds_or_straddles", unit)
    if len(antes) != seats or len(blinds) != seats:
        raise BadHand("blinds_or_straddles", refusal("phh-as-many", seats=seats))
    if any(blinds[2:]) or blinds[1] < 1:
        raise BadHand("blinds_or_straddles", refusal("phh-straddles"))
    if (least := table.get("min_bet")) is not None and whole(least, unit, "min_bet") != blinds[1]:
        raise BadHand("min_bet", refusal("phh-min-bet"))
    each = antes[::-1] if seats == 2 else antes
    return Stakes(stacks=stacks, small=blinds[0], big=blinds[1], antes=each)


class Reader:
    """One hand: its cards are collected first, then its actions are played."""

    def __init__(self, options: Stakes, seats: int, actions: Sequence[str], unit: int) -> None:
        self.options, self.seats, self.unit = options, seats, unit
        self.hands = [[UNKNOWN] * Holdem.hole for _ in range(seats)]
        self.board: list[str] = []
        self.bets: list[tuple[str, Seat, list[str]]] = []
        for number, action in enumerate(actions, 1):
            where = f"action {number} ({action[:40]!r})"
            self.take(where, action.split("#")[0].split())

    def take(self, where: str, words: list[str]) -> None:
        """Sort an action into cards and bets."""
        match words:
            case []:
                return
            case ["d", "db", cards]:
                self.board += parted(where, cards)
            case ["d", "dh", player, cards]:
                self.hold(where, self.seat(where, player), parted(where, cards))
            case [player, "sm", cards] if cards != "-":
                self.hold(where, self.seat(where, player), parted(where, cards))
            case [player, "sm"] | [player, "sm", "-"]:
                self.seat(where, player)
            case [player, "f" | "cc"] | [player, "cbr", _]:
                self.bets.append((where, self.seat(where, player), words[1:]))
            case _:
                raise BadHand(where, refusal("phh-action"))

    def seat(self, where: str, player: str) -> Seat:
        number = player[1:]
        if player[:1] != "p" or not number.isdecimal() or len(number) > 2 or not 1 <= int(number) <= self.seats:
            raise BadHand(where, refusal("phh-player", seats=self.seats))
        return int(number) - 1

    def hold(self, where: str, seat: Seat, cards: list[str]) -> None:
        """Note a hand, or what is shown of one that nobody had noted."""
        if len(cards) != Holdem.hole:
            raise BadHand(where, refusal("phh-hole", count=Holdem.hole))
        self.hands[seat] = [new if old == UNKNOWN else old for old, new in zip(self.hands[seat], cards, strict=True)]

    def record(self, finishing: tuple[int, ...]) -> Record:
        """Play the hand and write it down; hidden cards are chosen so that who mucked did not win."""
        end, moves = self.played()
        hidden = self.hidden(end)
        pairs = zip(self.options.stacks or (), finishing, strict=False)
        return Record(
            game=Holdem.info.slug,
            seats=self.seats,
            lead=self.seats - 1,
            options=to_builtins(self.options),
            deck=" ".join(self.words(hidden)),
            moves=tuple(moves),
            score=tuple([after - before for before, after in pairs]) if finishing else None,
        )

    def words(self, hidden: Mapping[Seat, Pieces]) -> list[str]:
        """Return the deck as a record writes it: hands in blocks, then the board."""
        rows = [CARDS.text(hidden[at]).split() if at in hidden else hand for at, hand in enumerate(self.hands)]
        return [word for row in (*rows, self.board[:COUNT]) for word in row]

    def played(self) -> tuple[Betting, list[str]]:
        """Return the end of the hand and its moves; what was not noted is filled in, and changes no bet."""
        deck = named_deck(self.words({}))
        state: Betting = begin(Holdem, self.options, self.seats, [deck], self.seats - 1).state
        moves: list[str] = []
        for where, seat, words in self.bets:
            if seat not in owing(state) and words == ["cc"]:
                continue  # asked elsewhere though nothing is left to decide: alone with players who are all-in
            move = self.move(where, state, seat, words)
            try:
                state = play(state, seat, move).state
            except Illegal as illegal:
                raise BadHand(where, illegal.why) from None
            moves.append(line(seat, move, CARDS))
        return state, moves

    def move(self, where: str, state: Betting, seat: Seat, words: list[str]) -> Move:
        if words[0] == "f":
            return Fold()
        if words[0] == "cc":
            return Call() if state.owed(state.players[seat]) else Check()
        if not is_amount(words[1]):
            raise BadHand(where, refusal("phh-amounts"))
        return Raise(whole(Decimal(words[1]), self.unit, where))

    def hidden(self, end: Betting) -> dict[Seat, Pieces]:
        """Return the weakest cards for every hand that came to the showdown unseen; none if nobody had to show."""
        live = [player.seat for player in end.players if not player.folded]
        unseen = [seat for seat in live if UNKNOWN in self.hands[seat]]
        if len(live) < 2 or not unseen or not is_over(end):
            return {}
        if len(self.board) < COUNT or len(unseen) == len(live):
            raise BadHand("actions", refusal("phh-showdown"))
        known = {word for row in (*self.hands, self.board) for word in row if word != UNKNOWN}
        left = [piece for piece in PACK if CARDS.show(piece) not in known]
        board, found = [CARDS.read(word) for word in self.board], {}
        for seat in unseen:
            kept = [CARDS.read(word) for word in self.hands[seat] if word != UNKNOWN]
            found[seat] = weakest(kept, left, board)
            left = [piece for piece in left if piece not in found[seat]]
        return found


def weakest(kept: Sequence[Piece], left: Sequence[Piece], board: Sequence[Piece]) -> Pieces:
    """Return the two cards, some of them kept, that make the least with a board."""
    rest = combinations(left, Holdem.hole - len(kept))
    return min([(*kept, *others) for others in rest], key=lambda hand: Holdem.strength(hand, board))


def parted(where: str, cards: str) -> list[str]:
    """Return `AsKd` as its cards; `??` may stand for any."""
    found = [cards[at : at + 2] for at in range(0, len(cards), 2)]
    if any(card != UNKNOWN and card not in CARDS.numbers for card in found):
        raise BadHand(where, refusal("phh-cards", text=cards[:20]))
    return found


def named_deck(words: Sequence[str]) -> Pieces:
    try:
        return completed(words, PACK, CARDS)
    except BadRecord as error:
        raise BadHand("actions", error.why) from None


# Writing


def write(played: Sequence[tuple[Record, Sequence[Step[Any]]]]) -> str:
    """Return rounds of Hold'em as a file: a `.phh` for one, a `.phhs` for several. Cards that a record leaves open stay so."""
    hands = ["\n".join(fields(record, steps)) for record, steps in played]
    if len(hands) == 1:
        return hands[0] + "\n"
    return "\n\n".join([f"[{number}]\n{hand}" for number, hand in enumerate(hands, 1)]) + "\n"


def fields(record: Record, steps: Sequence[Step[Any]]) -> Iterator[str]:
    """Yield the lines of one hand."""
    start, end = steps[0].state, steps[-1].state
    options, seats = start.options, record.seats
    order = [(start.button + 1 + place) % seats for place in range(seats)]
    stacks = Holdem.stacks(options, seats)
    antes, blinds = [start.antes()[seat] for seat in order], [options.small, options.big, *[0] * (seats - 2)]
    yield f"variant = '{VARIANT}'"
    yield f"antes = {antes[::-1] if seats == 2 else antes}"
    yield f"blinds_or_straddles = {blinds}"
    yield f"min_bet = {options.big}"
    yield f"starting_stacks = {[stacks[seat] for seat in order]}"
    if is_over(end):
        yield f"finishing_stacks = {[stacks[seat] + end.score()[seat] for seat in order]}"
    yield "actions = ["
    yield from (f"  '{action}'," for action in actions(record, steps, order))
    yield "]"


def actions(record: Record, steps: Sequence[Step[Any]], order: Sequence[Seat]) -> Iterator[str]:
    """Yield what was dealt, done and shown, in the order of `p1`, `p2` and so on."""
    players = {seat: f"p{place}" for place, seat in enumerate(order, 1)}
    open_cards = left_open(record)

    def cards(pile: Pieces) -> str:
        return "".join([UNKNOWN if piece in open_cards else CARDS.show(piece) for piece in pile])

    for seat in order:
        yield f"d dh {players[seat]} {cards(steps[0].state.players[seat].hand)}"
    for event in [event for step in steps for event in step.events]:
        match event:
            case Board():
                yield f"d db {cards(event.cards)}"
            case Folded():
                yield f"{players[event.seat]} f"
            case Checked() | Called():
                yield f"{players[event.seat]} cc"
            case Bet():
                yield f"{players[event.seat]} cbr {event.amount}"
            case Raised():
                yield f"{players[event.seat]} cbr {event.to}"
            case Shown():
                yield f"{players[event.seat]} sm {cards(event.cards)}"


def left_open(record: Record) -> set[Piece]:
    """Return the pieces that a record's deck was completed with."""
    (deck,) = decks_of(Holdem, Stakes(), record)
    words = record.deck.split() or " ".join([*record.hands, record.board]).split()
    return {piece for place, piece in enumerate(deck) if place >= len(words) or words[place] == UNKNOWN}
