"""A receipt: what one device has seen of a deal, enough to check it by oneself."""

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Struct

from hapag.fair.cuts import SeatCut, committed, order
from hapag.fair.seal import Opened, leads_to
from hapag.kernel import Phrase, refusal
from hapag.kernel.schema import Game

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
    """What was found right: cards opened, cuts opened, cuts left out, and for each opening where it was dealt."""

    cards: int
    cuts: int
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
    packs = [len(pack) for pack in kind.packs(msgspec.convert(receipt.options, kind.info.options), receipt.seats)]
    given = [pack for seal in receipt.seals for pack in seal.packs]
    if len(set(given)) < len(given) or not set(given) <= set(range(len(packs))):
        raise BadReceipt(refusal("receipt-packs"))
    for seal in receipt.seals:
        if list(seal.sizes) != [packs[pack] for pack in seal.packs]:
            raise BadReceipt(refusal("receipt-packs"))
    check_own(receipt)
    return tuple([check_seal(seal, kind) for seal in receipt.seals])


def check_own(receipt: Receipt) -> None:
    """The cut that a device remembers has to be among those that ordered the deck."""
    told = {cut.number for seal in receipt.seals for cut in seal.cuts}
    for own in receipt.own:
        if own not in told:
            raise BadReceipt(refusal("receipt-own-cut"))


def check_seal(seal: Sealing, kind: Game) -> Checked:
    for cut in seal.cuts:
        check_cut(seal.root, cut)
    if len({cut.seat for cut in seal.cuts}) < len(seal.cuts):
        raise BadReceipt(refusal("receipt-two-cuts"))
    check_openings(seal, kind)
    orders = order(seal.root, seal.cuts, seal.sizes)
    dealt = tuple([(each, orders[each.pack].index(each.place)) for each in seal.openings])
    left_out = tuple([cut.seat for cut in seal.cuts if not cut.number])
    return Checked(len(seal.openings), len(seal.cuts) - len(left_out), left_out, dealt)


def check_cut(root: str, cut: SeatCut) -> None:
    try:
        holds = not cut.number or committed(root, cut.seat, cut.number) == cut.commit
    except ValueError:
        holds = False
    if not holds:
        raise BadReceipt(refusal("receipt-cut", seat=cut.seat + 1))


def check_openings(seal: Sealing, kind: Game) -> None:
    """Every opening leads to the root; no place and no piece comes twice."""
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
    names = kind.names.packs[0]
    return kind.names.show(opening.piece) if 0 <= opening.piece < len(names) else str(opening.piece)
