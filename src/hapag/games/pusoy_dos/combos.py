"""Combinations of Pusoy Dos: what may be played, what beats what, and what it is called.

Numbers in docstrings are the rules of the game's rule sheet. A card is a piece (`4 * rank + suit`, 2 to A, c d h s);
its value is its place in this game's order: `4 * rank + suit` with ranks 3 to A, 2 and suits c s h d, 0 to 51.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import chain, combinations, product

from hapag.kernel import Phrase, phrase
from hapag.pieces import RANKS, SUITS, Piece, Pieces, tidy

SUIT_VALUE = (0, 3, 2, 1)
"""2: clubs are the lowest, then spades, hearts, diamonds."""
VALUE = tuple([(card // 4 - 1) % 13 * 4 + SUIT_VALUE[card % 4] for card in range(52)])
"""2: the value of each card."""
CARD = tuple(sorted(map(Piece, range(52)), key=VALUE.__getitem__))
"""The card of each value."""
SIZES = (1, 2, 3, 5)
"""3"""
STRAIGHT, FLUSH, FULL_HOUSE, QUADS, STRAIGHT_FLUSH = range(1, 6)
"""4: categories of five cards, low to high."""
CATEGORIES = ("", "straight", "flush", "full-house", "quads", "straight-flush")
KINDS = {1: "single", 2: "pair", 3: "triple"}
STEP = 1 << 16
"""A category is worth more than anything that tells hands of it apart."""
DEUCE = 12
"""The rank of a 2 by value."""
RUNS = frozenset([0b11111 << low for low in range(8)])
"""4: five ranks in a row, 3-7 up to T-A, as bits; none with a 2."""

Combo = tuple[int, Pieces]
"""A strength and the cards that have it."""


def strength(cards: Iterable[int]) -> int:
    """Return what a combination is worth among those of its size; 0 if the cards are none (3-5)."""
    values = sorted([VALUE[card] for card in cards])
    if len(values) == 5:
        return of_five(values)
    is_one_rank = len({value >> 2 for value in values}) == 1
    return values[-1] + 1 if is_one_rank and len(values) < 4 else 0


def of_five(values: Sequence[int]) -> int:
    """4-5: the category, then what decides inside it."""
    low, second, middle, fourth, high = [value >> 2 for value in values]
    if middle in (low, high) and low == second and fourth == high:
        return FULL_HOUSE * STEP + middle
    if low == fourth or second == high:
        return QUADS * STEP + middle
    bits = 1 << low | 1 << second | 1 << middle | 1 << fourth | 1 << high
    if len({value & 3 for value in values}) == 1:
        return suited(bits, values[-1])
    return STRAIGHT * STEP + values[-1] if bits in RUNS else 0


def suited(bits: int, top: int) -> int:
    """5: a straight flush goes by its top card; a flush by suit, then by ranks from the top, which is how bits compare."""
    return STRAIGHT_FLUSH * STEP + top if bits in RUNS else FLUSH * STEP + ((top & 3) << 13) + bits


def category(strong: int) -> int:
    """Return the category of five cards by their strength."""
    return strong // STEP


@lru_cache(maxsize=1024)
def combos(hand: Pieces, size: int) -> tuple[Combo, ...]:
    """Return every combination of one size in a hand, the weakest first."""
    found = fives(hand) if size == 5 else of_a_rank(hand, size)
    return tuple(sorted(found))


def by_rank(hand: Pieces) -> list[list[Piece]]:
    """Return the cards of each rank, threes first."""
    ranks: list[list[Piece]] = [[] for _ in RANKS]
    for card in hand:
        ranks[VALUE[card] >> 2].append(card)
    return ranks


def of_a_rank(hand: Pieces, size: int) -> Iterator[Combo]:
    for cards in chain.from_iterable([combinations(rank, size) for rank in by_rank(hand)]):
        yield max([VALUE[card] for card in cards]) + 1, tidy(cards)


def fives(hand: Pieces) -> Iterator[Combo]:
    """Yield every five-card hand, each once: rows of ranks with the suited ones among them, then the rest."""
    ranks = by_rank(hand)
    rows = (cards for low in range(8) if all(ranks[low : low + 5]) for cards in product(*ranks[low : low + 5]))
    grouped = chain(rows, full_houses(ranks), quads(hand, ranks))
    yield from ((strength(cards), tidy(cards)) for cards in grouped)
    yield from flushes(hand)


def full_houses(ranks: Sequence[Sequence[Piece]]) -> Iterator[Pieces]:
    for threes, twos in product(ranks, ranks):
        if threes is not twos and len(threes) > 2 and len(twos) > 1:
            yield from (three + two for three, two in product(combinations(threes, 3), combinations(twos, 2)))


def quads(hand: Pieces, ranks: Sequence[Sequence[Piece]]) -> Iterator[Pieces]:
    for four in [rank for rank in ranks if len(rank) == 4]:
        yield from ((*four, card) for card in hand if card not in four)


def flushes(hand: Pieces) -> Iterator[Combo]:
    """Yield suited hands that are no straight flush."""
    for suit in range(4):
        values = sorted([VALUE[card] for card in hand if VALUE[card] & 3 == suit])
        for chosen in combinations(values, 5):
            strong = suited(sum([1 << (value >> 2) for value in chosen]), chosen[-1])
            if strong < FULL_HOUSE * STEP:
                yield strong, tidy(tuple([CARD[value] for value in chosen]))


def answers(hand: Pieces, table: Pieces) -> list[Combo]:
    """Return every combination of a hand that beats the one on the table, the weakest first (7)."""
    to_beat = strength(table)
    return [combo for combo in combos(hand, len(table)) if combo[0] > to_beat]


def can_answer(hand: Pieces, table: Pieces) -> bool:
    """Say whether anything in a hand beats the combination on the table."""
    found = combos(hand, len(table))
    return bool(found) and found[-1][0] > strength(table)


def lowest(hand: Iterable[Piece]) -> Piece:
    """Return the lowest card of a hand."""
    return min(hand, key=VALUE.__getitem__)


# Words


def card_phrase(card: int) -> Phrase:
    """Return a card in words: the three of clubs."""
    return phrase("card-name", rank=Phrase(f"rank-{RANKS[card // 4]}"), suit=Phrase(f"suit-{SUITS[card % 4]}"))


def rank_phrase(rank: int, kind: str = "ranks") -> Phrase:
    """Return a rank by value in words: `ranks` for several, `rank` for one."""
    return Phrase(f"{kind}-{RANKS[(rank + 1) % 13]}")


def combo_phrase(cards: Pieces) -> Phrase:
    """Return what a combination is called; its cards must be one."""
    values = sorted([VALUE[card] for card in cards])
    top = CARD[values[-1]]
    if len(cards) < 5:
        return phrase(f"combo-{KINDS[len(cards)]}", card=card_phrase(top), ranks=rank_phrase(values[-1] >> 2))
    kind = category(strength(cards))
    return phrase(
        f"combo-{CATEGORIES[kind]}",
        card=card_phrase(top),
        rank=rank_phrase(values[-1] >> 2, "rank"),
        ranks=rank_phrase(values[2] >> 2),
        suit=Phrase(f"suit-{SUITS[top % 4]}"),
    )


def why_none(cards: Pieces) -> Phrase | None:
    """Say why cards are no combination, None if they are one (3-4)."""
    if strength(cards):
        return None
    ranks = {VALUE[card] >> 2 for card in cards}
    if len(cards) == 5 and len(ranks) == 5 and DEUCE in ranks and almost_row(ranks):
        return Phrase("refusal-no-deuce-in-a-straight")
    return Phrase(f"refusal-no-combination-{min(len(cards), 6)}")


def almost_row(ranks: set[int]) -> bool:
    """Say whether ranks would be a straight if a 2 could stand above the ace or below the three."""
    rest = ranks - {DEUCE}
    around = {(rank + 2) % 13 for rank in ranks}
    return max(rest) - min(rest) == 3 or max(around) - min(around) == 4


def why_weaker(mine: Pieces, theirs: Pieces) -> Phrase | None:
    """Say why a combination does not beat another of its size, None if it does (5)."""
    one, other = strength(mine), strength(theirs)
    if one > other:
        return None
    return phrase("refusal-too-weak", mine=combo_phrase(mine), theirs=combo_phrase(theirs), law=law(mine, theirs))


def law(mine: Pieces, theirs: Pieces) -> Phrase:
    """Return the rule that decides between two combinations of a size."""
    one, other = [max([VALUE[card] for card in cards]) for cards in (mine, theirs)]
    if len(mine) < 5:
        return Phrase("law-suit" if one >> 2 == other >> 2 else "law-rank")
    kinds = category(strength(mine)), category(strength(theirs))
    if kinds[0] != kinds[1]:
        return Phrase("law-category")
    if kinds[0] == FLUSH:
        return Phrase("law-flush-rank" if one & 3 == other & 3 else "law-flush-suit")
    if kinds[0] in (FULL_HOUSE, QUADS):
        return Phrase(f"law-{CATEGORIES[kinds[0]]}")
    return Phrase("law-straight-suit" if one >> 2 == other >> 2 else "law-straight-rank")
