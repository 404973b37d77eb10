"""Computer companions: one who plays like the dealer, one by rules of thumb, one by basic strategy.

None of them counts cards: the six decks are shuffled every round.
"""

from random import Random

from hapag.games.blackjack.rules import Blackjack
from hapag.games.blackjack.strategy import best_move
from hapag.games.house.table import STAKES, Bet
from hapag.games.twentyone.table import ACE, DEALER_STANDS, VALUES, Double, Hand, Hit, Split, Stand
from hapag.kernel import Move, Seen
from hapag.pieces import Piece
from hapag.rivals import Rival

WHIM = 0.15
"""How often the easy one stops at another total than the dealer would."""


def easy(seen: Seen[Blackjack], random: Random) -> Move:
    """Any stake; then draw like the dealer, now and then too timidly or too boldly; nothing fancy."""
    if not seen.round.wagers:
        return Bet(random.choice(STAKES))
    goal = random.randint(14, 19) if random.random() < WHIM else DEALER_STANDS
    return Hit() if in_play(seen).total < goal else Stand()


def medium(seen: Seen[Blackjack], random: Random) -> Move:
    """A low stake; then what most people know: aces and eights split, ten and eleven doubled, a weak dealer left alone."""
    if not seen.round.wagers:
        return Bet(random.choice(STAKES[:2]))
    hand, up = in_play(seen), open_card(seen)
    return of_thumb(hand, VALUES[up], open_moves(seen))()


def of_thumb(hand: Hand, up: int, open_now: set[type[Move]]) -> type[Move]:
    if Split in open_now and VALUES[hand.cards[0]] in (ACE, 8):
        return Split
    if Double in open_now and hand.total in (10, 11) and 1 < up < 10:
        return Double
    if hand.soft:
        return Hit if hand.total < 18 else Stand
    is_weak = 2 <= up <= 6
    return Hit if hand.total < (12 if is_weak else DEALER_STANDS) else Stand


def hard(seen: Seen[Blackjack], random: Random) -> Move:
    """The lowest stake, as the house has the edge; then basic strategy."""
    if not seen.round.wagers:
        return Bet(STAKES[0])
    return best_move(in_play(seen), open_card(seen), open_moves(seen))()


def in_play(seen: Seen[Blackjack]) -> Hand:
    return seen.round.wagers[seen.round.at]


def open_card(seen: Seen[Blackjack]) -> Piece:
    return seen.round.dealer.cards[0]


def open_moves(seen: Seen[Blackjack]) -> set[type[Move]]:
    return {offer.verb for offer in seen.round.offers(seen.seat) if offer.barred is None}


def like_the_dealer(seen: Seen[Blackjack], random: Random) -> Move:
    """The lowest stake; then draw to seventeen as the dealer must."""
    if not seen.round.wagers:
        return Bet(STAKES[0])
    return Hit() if in_play(seen).total < DEALER_STANDS else Stand()


SIMPLE: Rival = like_the_dealer
LEVELS: dict[str, Rival] = {"easy": easy, "medium": medium, "hard": hard}
