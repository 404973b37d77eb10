"""What a hand is worth: its share of the pot over sampled cards, against hands that are random or that match the betting."""

from collections.abc import Sequence
from random import Random

from hapag.ranking import five

DECK = frozenset(range(52))
PAIRED, SUITED, NEIGHBOURS = 0.17, 0.035, (0.0, 0.02, 0.012, 0.006)


def outlook(a: int, b: int) -> float:
    """Return about how often two private cards beat random ones, before there is a board (within a few hundredths)."""
    high, low = max(a, b) >> 2, min(a, b) >> 2
    worth = 0.31 + 0.017 * high + 0.0095 * low
    if high == low:
        return worth + PAIRED
    gap = high - low
    return worth + (SUITED if a & 3 == b & 3 else 0) + (NEIGHBOURS[gap] if gap < len(NEIGHBOURS) else 0)


def standing(pair: Sequence[int], board: Sequence[int]) -> float:
    """Return how good a hand looks now; comparable on the same board only."""
    return five((*pair, *board)) if board else outlook(*pair)


def share(mine: Sequence[int], board: Sequence[int], picks: Sequence[int], samples: int, random: Random) -> float:
    """Return the mean share of the pot, 0 to 1.

    picks: for each opponent, of how many random hands he holds the one that looks best now; 1 is any hand.
    """
    unseen = sorted(DECK.difference(mine, board))
    picks = at_most(picks, (len(unseen) - 5) // 2)
    missing = 5 - len(board)
    drawn = missing + 2 * sum(picks)
    total = 0.0
    for _ in range(samples):
        cards = random.sample(unseen, drawn)
        final = (*board, *cards[:missing])
        total += part(five((*mine, *final)), final, board, cards[missing:], picks)
    return total / samples


def at_most(picks: Sequence[int], hands: int) -> list[int]:
    """Return the picks, fewer of each where the cards would not be enough."""
    while sum(picks) > hands:
        picks = [max(1, pick - 1) for pick in picks]
    return list(picks)


def part(mine: int, final: Sequence[int], board: Sequence[int], cards: Sequence[int], picks: Sequence[int]) -> float:
    """Return the share of one sampled pot; `cards` are the candidates of each opponent in turn."""
    tied, place = 1, 0
    for pick in picks:
        pairs = [cards[at : at + 2] for at in range(place, place + 2 * pick, 2)]
        place += 2 * pick
        held = pairs[0] if pick == 1 else max(pairs, key=lambda pair: standing(pair, board))
        theirs = five((*held, *final))
        if theirs > mine:
            return 0.0
        tied += theirs == mine
    return 1 / tied
