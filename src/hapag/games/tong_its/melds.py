"""Melds as sets of bits: which a hand holds, what they take on, and the best way to leave cards out of the count.

A hand is one number. Ranks run from the ace, four bits each, so that a run is a bit and its neighbours four further up.
"""

from collections.abc import Iterable, Iterator
from functools import lru_cache

from hapag.kernel import Phrase, phrase, refusal
from hapag.pieces import CARDS, Piece, Pieces

Mask = int
"""A set of cards."""
RANKS, SUITS, DECK = 13, 4, 52
SHORTEST = 3
LONGEST_NEEDED = 5
"""Longer runs are made of these."""
ACE = 12
"""The rank that pieces give the ace; here it is the lowest."""
SETS = tuple([tuple([s for s in range(16) if s & of == s and s.bit_count() >= SHORTEST]) for of in range(16)])
"""For each choice of suits, the sets that can be made of them."""


def place(card: Piece) -> int:
    """Return the place of a card, from the ace of clubs, 0, to the king of spades, 51."""
    return (card + SUITS) % DECK


def low_rank(card: Piece) -> int:
    """Return the rank of a card with the ace as 0."""
    return place(card) // SUITS


def points(card: Piece) -> int:
    """17: an ace counts 1, jack, queen and king 10, the others what they show."""
    return min(low_rank(card) + 1, 10)


def ordered(cards: Iterable[Piece]) -> Pieces:
    """Return cards from the ace up."""
    return tuple(sorted(cards, key=place))


def mask_of(cards: Iterable[Piece]) -> Mask:
    return sum([1 << place(card) for card in cards])


def cards_of(mask: Mask) -> Pieces:
    """Return the cards of a set, from the ace up."""
    return tuple([Piece((bit + DECK - SUITS) % DECK) for bit in range(DECK) if mask >> bit & 1])


def worth(mask: Mask) -> int:
    """17: the points of all these cards: one for every step up to ten that a card has made."""
    return sum([(mask >> step).bit_count() for step in range(0, 10 * SUITS, SUITS)])


# What a meld is


def sets_in(mask: Mask) -> Iterator[Mask]:
    """3: three or four cards of a rank."""
    for low in range(0, DECK, SUITS):
        for suits in SETS[mask >> low & 15]:
            yield suits << low


def runs_in(mask: Mask, longest: int = RANKS) -> Iterator[Mask]:
    """3: three or more in a row of a suit; nothing follows the king."""
    starts = mask & mask >> 4 & mask >> 8
    while starts:
        first = starts & -starts
        starts ^= first
        run, after = first | first << 4 | first << 8, first << 12
        yield run
        for _ in range(longest - SHORTEST):
            if not mask & after:
                break
            run, after = run | after, after << 4
            yield run


def melds_in(mask: Mask) -> list[Mask]:
    """Return every meld that can be made of some of these cards."""
    return [*sets_in(mask), *runs_in(mask)]


def holds_meld(mask: Mask) -> bool:
    return next(runs_in(mask), 0) > 0 or next(sets_in(mask), 0) > 0


def is_meld(cards: Pieces) -> bool:
    """3: three or four cards of one rank, or three or more consecutive cards of one suit."""
    mask = mask_of(cards)
    return len(cards) >= SHORTEST and any(meld == mask for meld in melds_in(mask))


def is_set(meld: Mask) -> bool:
    first = meld & -meld
    return not meld & first << 4


def takes(meld: Mask, mask: Mask) -> list[Mask]:
    """9: return every choice of cards out of `mask` with which a meld remains one of its kind."""
    if is_set(meld):
        low = ((meld & -meld).bit_length() - 1) // SUITS * SUITS
        fourth = (15 << low) & ~meld & mask
        return [fourth] if fourth else []
    below = [0, *steps((meld & -meld) >> 4, mask, up=False)]
    above = [0, *steps(1 << meld.bit_length() + 3, mask, up=True)]
    return [down | up for down in below for up in above if down | up]


def steps(first: Mask, mask: Mask, *, up: bool) -> Iterator[Mask]:
    """Yield one card, two, three ... of an unbroken row that starts at `first`."""
    row = 0
    while first and mask & first:
        row |= first
        yield row
        first = first << 4 if up else first >> 4


# What counts against a hand


def deadwood(mask: Mask) -> int:
    """17: the points of a hand without its hidden melds, parted so that as little as possible remains."""
    return worth(mask) - saved(mask)[0]


def hidden_melds(mask: Mask) -> tuple[Mask, ...]:
    """17: return the melds of the best way to part a hand."""
    return saved(mask)[1]


@lru_cache(maxsize=1 << 17)
def saved(mask: Mask) -> tuple[int, tuple[Mask, ...]]:
    """Return the most points that melds can take out of a hand, and those melds: exact, card by card from the lowest."""
    found = [*sets_in(mask), *runs_in(mask, LONGEST_NEEDED)]
    if not found:
        return 0, ()
    of_use = 0
    for meld in found:
        of_use |= meld
    first = of_use & -of_use
    best = saved(of_use ^ first)
    for meld in found:
        if meld & first:
            rest, others = saved(of_use & ~meld)
            best = max(best, (rest + worth(meld), (meld, *others)), key=lambda each: each[0])
    return joined(best)


def joined(best: tuple[int, tuple[Mask, ...]]) -> tuple[int, tuple[Mask, ...]]:
    """Put runs that follow each other in a suit together."""
    count, melds = best
    for meld in melds:
        for other in melds:
            if meld != other and not is_set(meld) and not is_set(other) and meld | other in runs_in(meld | other):
                return joined((count, (*[each for each in melds if each not in (meld, other)], meld | other)))
    return best


# What is said of them


def meld_phrase(cards: Pieces) -> Phrase:
    """Return what a meld is called: `three sevens`, `run of hearts, 5 to 8`."""
    names = [CARDS.show(card) for card in ordered(cards)]
    if is_set(mask_of(cards)):
        return phrase("meld-set", count=len(cards), rank=Phrase(f"ranks-{names[0][0]}"))
    first, last = (Phrase(f"rank-{name[0]}") for name in (names[0], names[-1]))
    return phrase("meld-run", suit=Phrase(f"suit-{names[0][1]}"), first=first, last=last)


def why_no_meld(cards: Pieces) -> Phrase:
    """3: say what keeps these cards, which are no meld, from being one."""
    suits = {card % SUITS for card in cards}
    ranks = sorted({low_rank(card) for card in cards})
    if len(cards) < SHORTEST:
        return refusal("meld-too-short", got=len(cards))
    if len(suits) == 1 and in_a_row(sorted([card // SUITS for card in cards])):
        return refusal("ace-is-low")
    if len(suits) == 1:
        return refusal("run-with-gap")
    return refusal("run-of-one-suit") if len(ranks) == len(cards) and in_a_row(ranks) else refusal("no-meld")


def in_a_row(ranks: list[int]) -> bool:
    return ranks == list(range(ranks[0], ranks[0] + len(ranks)))


def why_no_sapaw(meld: Pieces, cards: Pieces) -> Phrase:
    """9: say why a meld does not take these cards."""
    whole, said = ordered(meld + cards), meld_phrase(meld)
    if is_set(mask_of(meld)):
        return refusal("set-takes-its-fourth", meld=said)
    if len({card % SUITS for card in whole}) > 1:
        return refusal("run-takes-its-suit", meld=said)
    if in_a_row(sorted([card // SUITS for card in whole])):
        return refusal("ace-is-low")
    return refusal("run-takes-its-ends", meld=said)
