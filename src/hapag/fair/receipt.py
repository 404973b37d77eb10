"""A receipt: what one device has seen of a deal, enough to check it by oneself."""

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Struct

from hapag.fair.cuts import SeatCut, committed, order
from hapag.fair.seal import Opened, leads_to
from hapag.kernel import Illegal, Phrase, begin, refusal, view
from hapag.kernel.records import options_of
from hapag.kernel.schema import Game
from hapag.kernel.views import piles
from hapag.pieces import Piece, Pieces
from hapag.pieces.names import PACK

VERSION = 1


class Sealing(Struct, frozen=True, forbid_unknown_fields=True):
    """One seal of a round: packs (their numbers in the game), sizes, its root, the cuts, and the openings seen."""

    packs: tuple[int, ...]
    sizes: tuple[int, ...]
    root: str
    cuts: tuple[SeatCut, ...]
    openings: tuple[Opened, ...]


class Receipt(Struct, frozen=True, forbid_unknown_fields=True):
    """A round's seals as one device saw them: one for the deal, and one for each pack that is drawn later.

    seat: whose eyes, None for a spectator's. own: the cut that this device remembers, to be found among the cuts.
    """

    game: str
    rules: int
    seats: int
    lead: int
    options: dict[str, Any]
    seals: tuple[Sealing, ...]
    seat: int | None = None
    own: tuple[str, ...] = ()
    receipt: int = VERSION


class BadReceipt(Exception):
    """A receipt that does not hold; `why` says which part of it."""

    def __init__(self, why: Phrase) -> None:
        self.why = why
        super().__init__(why.code)


class Checked(Struct, frozen=True):
    """What was found right about a seal: the seats whose cuts ordered it, those left out, and each opening with its turn.

    turn: when the piece was dealt, from 0.
    """

    root: str
    cuts: tuple[int, ...]
    left_out: tuple[int, ...]
    dealt: tuple[tuple[Opened, int], ...]


def decode(text: str | bytes) -> Receipt:
    """Read a receipt; BadReceipt if it is none."""
    try:
        return msgspec.json.decode(text, type=Receipt)
    except (msgspec.DecodeError, UnicodeError) as error:
        raise BadReceipt(refusal("no-receipt", text=str(error)[:200])) from None


def check(receipt: Receipt, kind: Game) -> tuple[Checked, ...]:
    """Check every seal of a receipt; BadReceipt at the first thing that does not hold."""
    if receipt.receipt != VERSION or receipt.rules != kind.info.rules:
        raise BadReceipt(refusal("other-receipt", got=receipt.receipt, rules=receipt.rules))
    if not receipt.seals:
        raise BadReceipt(refusal("receipt-empty"))
    packs = [len(pack) for pack in packs_of(receipt, kind)]
    given = [pack for seal in receipt.seals for pack in seal.packs]
    if len(set(given)) < len(given) or not set(given) <= set(range(len(packs))):
        raise BadReceipt(refusal("receipt-packs"))
    for seal in receipt.seals:
        if list(seal.sizes) != [packs[pack] for pack in seal.packs]:
            raise BadReceipt(refusal("receipt-packs"))
    check_own(receipt)
    return tuple([check_seal(seal, kind) for seal in receipt.seals])


def own_hand(receipt: Receipt, kind: Game, found: Checked) -> tuple[int, int] | None:
    """Return how many of the cards that the rules deal to the receipt's seat were opened to it, and how many they are.

    The rules are asked to deal a deck of numbers, to see which turns of the deal go into that hand. None for a spectator's
    receipt, and in games that deal nothing to a hand before somebody has chosen something.
    """
    if receipt.seat is None:
        return None
    packs = [
        tuple([Piece(PACK * n + turn) for turn in range(len(pack))]) for n, pack in enumerate(packs_of(receipt, kind))
    ]
    first = [pack for n, pack in enumerate(packs) if n not in kind.later]
    start = begin(kind, options_in(receipt, kind), receipt.seats, first, receipt.lead).state
    mine = {piece % PACK for piece in in_hand(view(start, receipt.seat))}
    turns = {turn for opened, turn in found.dealt if opened.pack == 0}
    return (len(mine & turns), len(mine)) if mine else None


def in_hand(seen: Any) -> set[Piece]:
    piles_seen = [getattr(holder, name) for holder, name, who in piles(seen) if who == "in hand"]
    return {piece for pile in piles_seen for piece in pile if piece >= 0}


def options_in(receipt: Receipt, kind: Game) -> Any:
    try:
        return options_of(kind, receipt.options)
    except Illegal as illegal:
        raise BadReceipt(illegal.why) from None


def packs_of(receipt: Receipt, kind: Game) -> list[Pieces]:
    info = kind.info
    if not info.least <= receipt.seats <= info.engine or not 0 <= receipt.lead < receipt.seats:
        raise BadReceipt(refusal("out-of-range", low=info.least, high=info.engine, got=receipt.seats))
    if receipt.seat is not None and not 0 <= receipt.seat < receipt.seats:
        raise BadReceipt(refusal("out-of-range", low=0, high=receipt.seats - 1, got=receipt.seat))
    return [tuple(map(Piece, pack)) for pack in kind.packs(options_in(receipt, kind), receipt.seats)]


def check_own(receipt: Receipt) -> None:
    """The cut that a device remembers has to be among those that ordered the deck."""
    told = {cut.number for seal in receipt.seals for cut in seal.cuts}
    for own in receipt.own:
        if own not in told:
            raise BadReceipt(refusal("receipt-own-cut"))


def check_seal(seal: Sealing, kind: Game) -> Checked:
    if not is_hash(seal.root):
        raise BadReceipt(refusal("receipt-root"))
    for cut in seal.cuts:
        check_cut(seal.root, cut)
    if len({cut.seat for cut in seal.cuts}) < len(seal.cuts):
        raise BadReceipt(refusal("receipt-two-cuts"))
    check_openings(seal, kind)
    orders = order(seal.root, seal.cuts, seal.sizes)
    dealt = tuple([(each, orders[each.pack].index(each.place)) for each in seal.openings])
    cuts = tuple([cut.seat for cut in seal.cuts if cut.number])
    left_out = tuple([cut.seat for cut in seal.cuts if not cut.number])
    return Checked(seal.root, cuts, left_out, dealt)


def is_hash(text: str) -> bool:
    try:
        return len(bytes.fromhex(text)) == 32
    except ValueError:
        return False


def check_cut(root: str, cut: SeatCut) -> None:
    try:
        holds = not cut.number or committed(root, cut.seat, cut.number) == cut.commit
    except (ValueError, OverflowError):
        holds = False
    if not holds:
        raise BadReceipt(refusal("receipt-cut", seat=cut.seat + 1))


def check_openings(seal: Sealing, kind: Game) -> None:
    """Every opening leads to the root and is of a piece of the game; no place and no piece comes twice."""
    for each in seal.openings:
        try:
            holds = leads_to(each, seal.sizes) == seal.root
        except (ValueError, OverflowError):
            holds = False
        if not holds:
            raise BadReceipt(refusal("receipt-opening", place=each.place + 1, piece=shown(each, kind)))
    check_once([(each.pack, each.place) for each in seal.openings], "receipt-place-twice")
    check_once([(each.pack, each.piece) for each in seal.openings], "receipt-piece-twice")


def check_once(seen: Sequence[tuple[int, int]], code: str) -> None:
    if len(set(seen)) < len(seen):
        raise BadReceipt(refusal(code))


def shown(opening: Opened, kind: Game) -> str:
    """Return the name of an opened piece; its number, if the game has no such piece."""
    try:
        return kind.names.show(opening.piece) if opening.piece >= 0 else str(opening.piece)
    except IndexError:
        return str(opening.piece)
