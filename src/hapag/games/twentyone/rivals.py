"""Computer companions of the twenty-ones: one who plays like the dealer, one by rules of thumb; the best are their games'.

None of them counts cards: the six decks are shuffled every round. A double that may be rescued is kept by the easy one,
and by the middling one unless it is bad.
"""

from random import Random
from typing import Any

from hapag.games.house.table import STAKES, Bet
from hapag.games.twentyone.table import ACE, DEALER_STANDS, VALUES, Double, Hand, Hit, Keep, Rescue, Split, Stand
from hapag.kernel import Move, Seen

WHIM = 0.15
"""How often the easy one stops at another total than the dealer would."""


def easy(seen: Seen[Any], random: Random) -> Move:
    """Any stake; then draw like the dealer, now and then too timidly or too boldly; nothing fancy."""
    if not seen.round.wagers:
        return Bet(random.choice(STAKES))
    goal = random.randint(14, 19) if random.random() < WHIM else DEALER_STANDS
    return drawing_to(goal, in_play(seen))


def medium(seen: Seen[Any], random: Random) -> Move:
    """A low stake; then what most people know: aces and eights split, ten and eleven doubled, a weak dealer left alone."""
    if not seen.round.wagers:
        return Bet(random.choice(STAKES[:2]))
    return of_thumb(in_play(seen), VALUES[seen.round.dealer.cards[0]], open_verbs(seen))()


def of_thumb(hand: Hand, up: int, open_now: set[type[Move]]) -> type[Move]:
    is_weak = 2 <= up <= 6
    if Rescue in open_now:
        return Keep if is_weak or hand.total >= DEALER_STANDS else Rescue
    if Split in open_now and VALUES[hand.cards[0]] in (ACE, 8):
        return Split
    if Double in open_now and hand.total in (10, 11) and 1 < up < 10:
        return Double
    if hand.soft:
        return Hit if hand.total < 18 else Stand
    return Hit if hand.total < (12 if is_weak else DEALER_STANDS) else Stand


def like_the_dealer(seen: Seen[Any], random: Random) -> Move:
    """The lowest stake; then draw to seventeen as the dealer must."""
    if not seen.round.wagers:
        return Bet(STAKES[0])
    return drawing_to(DEALER_STANDS, in_play(seen))


def drawing_to(goal: int, hand: Hand) -> Move:
    if hand.doubled:
        return Keep()
    return Hit() if hand.total < goal else Stand()


def in_play(seen: Seen[Any]) -> Hand:
    hand: Hand = seen.round.wagers[seen.round.at]
    return hand


def open_verbs(seen: Seen[Any]) -> set[type[Move]]:
    return {offer.verb for offer in seen.round.offers(seen.seat) if offer.barred is None}
