"""Computer rivals, from one who lays everything down to one who weighs what may come.

`easy` takes every discard that makes a meld, exposes and adds all it can, throws its highest card, calls Draw with few
points. `medium` and `hard` try every discard, and every discard they could take, with cards to come drawn at random, and
count what a hand would be left with; they call when hands dealt at random under the backs say that they win often enough.
`hard` looks two draws ahead, keeps its further melds hidden, and calls with three chances in ten, since a seat of three
wins about one in three anyway. Both fight always: a lost fight costs no more than conceding.
"""

from collections.abc import Mapping, Sequence
from random import Random

import msgspec

from hapag.games.tong_its.melds import Mask, cards_of, deadwood, hidden_melds, mask_of, takes, worth
from hapag.games.tong_its.outlook import Outlook, burden, feeds, layoff, loose
from hapag.games.tong_its.rules import (
    ANSWER,
    START,
    Call,
    Choice,
    Concede,
    Discard,
    Draw,
    Expose,
    Fight,
    Sapaw,
    Take,
    TongIts,
)
from hapag.kernel import Seen
from hapag.pieces import tidy
from hapag.rivals import Rival

EASY_CALLS, EASY_FIGHTS = 7, 25
"""With at most so many points easy calls Draw, and fights."""
NOW = 0.3
"""How much a point in the hand counts now, beside one that is likely to be left later."""
FEEDS = 0.15
"""Points for every way in which a discard could become a meld of somebody else's."""
NO_MELD = 12
"""Points that it is worth to have a meld on the table: without one nobody calls, fights or survives the stock."""


class Style(msgspec.Struct, frozen=True):
    """How the better rivals differ.

    call: the chance of winning with which Draw is called. draws: how many draws are looked ahead. hides: only the first
    meld is exposed, the others stay in the hand, where nobody can add to them.
    """

    call: float
    draws: int
    hides: bool


MEDIUM, HARD = Style(0.6, 1, hides=False), Style(0.3, 2, hides=True)


def easy(seen: Seen[TongIts], random: Random) -> Choice:
    """Take whatever makes a meld, lay down all that can be, discard the highest card, call and fight with few points."""
    state, look = seen.round, Outlook(seen, random)
    counted = deadwood(look.hand)
    if state.phase == ANSWER:
        return Fight() if counted <= EASY_FIGHTS else Concede()
    if state.phase == START:
        if counted <= EASY_CALLS and state.why_no_call(seen.seat) is None:
            return Call()
        return next(map(Take, state.new_melds(seen.seat)), Draw())
    for meld in hidden_melds(look.hand):
        return Expose(tidy(cards_of(meld)))
    return next(state.sapaws(seen.seat), discard(highest(look.hand)))


def medium(seen: Seen[TongIts], random: Random) -> Choice:
    return think(Outlook(seen, random), MEDIUM)


def hard(seen: Seen[TongIts], random: Random) -> Choice:
    return think(Outlook(seen, random), HARD)


def think(look: Outlook, style: Style) -> Choice:
    """Fighting costs nothing, since only the winner scores."""
    if look.round.phase == ANSWER:
        return Fight()
    if look.round.phase == START:
        return start(look, style)
    return go_out(look) or expose(look, style) or sapaw(look) or throw(look, style)


def start(look: Outlook, style: Style) -> Choice:
    """Call if that wins often enough; else take the discard if the hand is at least as good with the meld it makes."""
    state = look.round
    if state.why_no_call(look.seat) is None and look.chance() >= style.call:
        return Call()
    futures, top = look.futures(style.draws), mask_of(state.discards[-1:])
    best: Choice = Draw()
    least = burden(look.hand, look.melds, futures, style.draws) + NO_MELD * (not look.has_meld)
    for cards in state.new_melds(look.seat):
        laid = mask_of(cards)
        later = [each[1:] for each in futures]
        left = burden(look.hand & ~laid, [*look.melds, laid | top], later, style.draws)
        if left <= least:
            best, least = Take(cards), left
    return best


def go_out(look: Outlook) -> Choice | None:
    """Return the next step of a way to be rid of all cards in this turn: melds first, or sapaw first."""
    for added in (0, layoff(look.hand, look.melds)):
        hidden = hidden_melds(look.hand & ~added)
        rest = look.hand & ~added & ~sum(hidden)
        late = added | layoff(rest, [*look.melds, *hidden])
        if (rest & ~late).bit_count() <= 1:
            if hidden:
                return Expose(tidy(cards_of(hidden[0])))
            return lay_off(look, late) if late else discard(rest)
    return None


def lay_off(look: Outlook, cards: Mask) -> Choice | None:
    """Add as many of these cards as possible to the first meld that takes some."""
    for number, meld in enumerate(look.melds):
        if found := takes(meld, cards):
            return Sapaw(number, tidy(cards_of(max(found, key=worth))))
    return None


def expose(look: Outlook, style: Style) -> Choice | None:
    """One meld has to lie on the table: the one to which others can add least."""
    hidden = hidden_melds(look.hand)
    if not hidden or (look.has_meld and style.hides):
        return None
    meld = min(hidden, key=lambda each: (layoff(sum(look.unseen), [each]).bit_count(), -worth(each)))
    return Expose(tidy(cards_of(meld)))


def sapaw(look: Outlook) -> Choice | None:
    """Lay off what lessens the count; add to others' melds first, for that blocks their calls, even if it is no gain."""
    counted, blocks = deadwood(look.hand), look.unblocked()
    found: list[tuple[bool, int, Sapaw]] = []
    for number, meld in enumerate(look.melds):
        block = look.round.melds[number].seat in blocks
        for added in takes(meld, look.hand):
            gain = counted - deadwood(look.hand & ~added)
            if gain >= (not block):
                found.append((block, gain, Sapaw(number, tidy(cards_of(added)))))
    return max(found, key=lambda each: each[:2])[2] if found else None


def throw(look: Outlook, style: Style) -> Choice:
    """Discard the card without which the hand is best, now and after a few draws; rather none that others wait for."""
    futures, unseen = look.futures(style.draws), sum(look.unseen)

    def cost(card: Mask) -> tuple[float, int]:
        hand = look.hand ^ card
        later = burden(hand, look.melds, futures, style.draws)
        return later + NOW * deadwood(hand) + FEEDS * feeds(card, unseen), -card

    return discard(min(singles(loose(look.hand, look.melds) or look.hand), key=cost))


def singles(mask: Mask) -> Sequence[Mask]:
    return [1 << place for place in range(mask.bit_length()) if mask >> place & 1]


def highest(mask: Mask) -> Mask:
    return 1 << mask.bit_length() - 1


def discard(card: Mask) -> Discard:
    return Discard(cards_of(card))


def plain(seen: Seen[TongIts], random: Random) -> Choice:
    """Draw, expose what is complete, discard the highest card; nothing else."""
    hand = mask_of(seen.round.players[seen.seat].hand)
    if seen.round.phase == ANSWER:
        return Concede()
    if seen.round.phase == START:
        return Draw()
    for meld in hidden_melds(hand):
        return Expose(tidy(cards_of(meld)))
    return discard(highest(hand))


SIMPLE: Rival = plain
LEVELS: Mapping[str, Rival] = {"easy": easy, "medium": medium, "hard": hard}
