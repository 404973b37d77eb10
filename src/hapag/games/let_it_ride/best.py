"""Best play, from one's own cards and the shared card that is shown.

Two short lists of hands say which stakes are worth leaving up. A test counts, for every hand and every way in which the
cards can go on, what a stake nets, and holds the lists against it. A stake that nets nothing either way rides.
"""

from collections.abc import Callable, Sequence
from itertools import combinations

from hapag.games.house.table import STAKES, STAKING, Bet
from hapag.games.let_it_ride.rules import HAND_PAYS, LetItRide, Ride, Withdraw, outcome_of
from hapag.kernel import Move, Phrase, Seen
from hapag.odds import Advice
from hapag.pieces.cards import RANKS
from hapag.ranking import five

Fits = Callable[[Sequence[int]], bool]
FOUR, TEN, ACE = map(RANKS.index, "4TA")


def best(seen: Seen[LetItRide]) -> Move:
    """Return best play; the lowest stake, as the house has the edge."""
    if seen.round.phase == STAKING:
        return Bet(STAKES[0])
    return Ride() if fitting(known(seen)) else Withdraw()


def advice(seen: Seen[LetItRide]) -> Advice:
    """Return best play, why, and what the stake of this step is worth: left up, over all cards to come, or withdrawn."""
    move, cards = best(seen), known(seen)
    if isinstance(move, Bet):
        return Advice(move=move, why=Phrase("hint-stake"))
    why = Phrase(f"hint-{fitting(cards) or 'none'}")
    return Advice(move=move, why=why, ev={"ride": ride_worth(cards), "withdraw": 0.0})


def known(seen: Seen[LetItRide]) -> tuple[int, ...]:
    """Return one's own cards and the shared ones that are shown."""
    return seen.round.places[seen.seat].hand + seen.round.shared if seen.round.places else ()


def ride_worth(cards: Sequence[int]) -> float:
    """Return what a stake nets on average over all cards to come."""
    rest = [card for card in range(52) if card not in cards]
    nets = [net((*cards, *more)) for more in combinations(rest, 5 - len(cards))]
    return sum(nets) / len(nets)


def net(cards: Sequence[int]) -> int:
    return HAND_PAYS[outcome_of(five(cards))].win


# The lists


def fitting(cards: Sequence[int]) -> str | None:
    """Return why a stake rides with these three or four cards, None if it is withdrawn."""
    return next((name for name, fits in LISTS[len(cards)].items() if fits(cards)), None)


def ranks(cards: Sequence[int]) -> list[int]:
    return [card // 4 for card in cards]


def is_suited(cards: Sequence[int]) -> bool:
    return len({card % 4 for card in cards}) == 1


def high_cards(cards: Sequence[int]) -> int:
    """Count tens and better."""
    return sum(rank >= TEN for rank in ranks(cards))


def reach(cards: Sequence[int]) -> int:
    """Return over how many ranks the cards spread, an ace being high: 3 for 7-8-9. More than 13 if two are of a rank."""
    held = ranks(cards)
    return max(held) - min(held) + 1 if len(set(held)) == len(held) else len(RANKS) + 1


def is_paid(cards: Sequence[int]) -> bool:
    """A pair of tens or better, two pair, three or four of a kind."""
    held = ranks(cards)
    counts = {rank: held.count(rank) for rank in held if held.count(rank) > 1}
    return len(counts) > 1 or any(rank >= TEN or count > 2 for rank, count in counts.items())


def is_royal(cards: Sequence[int]) -> bool:
    """Three of a royal flush."""
    return is_suited(cards) and high_cards(cards) == len(cards)


def is_run(cards: Sequence[int]) -> bool:
    """Three of a suit in a row, from 3-4-5 up: A-2-3 and 2-3-4 have too few ways to grow."""
    return is_suited(cards) and reach(cards) == 3 and max(ranks(cards)) > FOUR


def is_gap(cards: Sequence[int]) -> bool:
    """Three of a suit with one gap, such as 7-8-T, and a ten or better among them."""
    return is_suited(cards) and reach(cards) == 4 and high_cards(cards) >= 1


def is_gaps(cards: Sequence[int]) -> bool:
    """Three of a suit with two gaps, such as 8-T-Q, and two of them a ten or better."""
    return is_suited(cards) and reach(cards) == 5 and high_cards(cards) >= 2


def is_open(cards: Sequence[int]) -> bool:
    """Four in a row that a card at either end makes a straight."""
    return reach(cards) == 4 and max(ranks(cards)) < ACE


def is_high(cards: Sequence[int]) -> bool:
    """Four of T, J, Q, K, A without a pair: the fifth makes a straight, and another of any of them a pair that pays."""
    return reach(cards) <= 5 and high_cards(cards) == 4


LISTS: dict[int, dict[str, Fits]] = {
    3: {"paid": is_paid, "royal": is_royal, "run": is_run, "gap": is_gap, "gaps": is_gaps},
    4: {"paid": is_paid, "flush": is_suited, "open": is_open, "high": is_high},
}
"""By the number of cards that one knows: with what a stake rides. With everything else it is withdrawn."""
