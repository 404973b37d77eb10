"""Computer companions: one who goes by the look of things, one by rules of thumb, one who plays best."""

from random import Random

from hapag.games.house.hands import Fold
from hapag.games.house.table import STAKES, STAKING, Bet
from hapag.games.ultimate_holdem.best import best
from hapag.games.ultimate_holdem.rules import FLOP, TIMES, Check, Play, UltimateHoldem
from hapag.games.ultimate_holdem.thumb import says_play
from hapag.kernel import Move, Seen
from hapag.pieces import Pieces
from hapag.ranking import category, five
from hapag.rivals import Rival

WHIM = 0.1
"""How often the easy one does the other thing."""
TEN = 8


def easy(seen: Seen[UltimateHoldem], random: Random) -> Move:
    """Any stake; plays pairs and high cards at once, by three antes or four, and later whatever goes with the board."""
    if seen.round.phase == STAKING:
        return Bet(random.choice(STAKES))
    hand, board = cards_of(seen)
    likes = matches(hand, board) if board else hand[0] // 4 == hand[1] // 4 or min(hand) // 4 >= TEN
    return Play(random.choice(TIMES[len(board)])) if likes != (random.random() < WHIM) else passed(board)


def medium(seen: Seen[UltimateHoldem], random: Random) -> Move:
    """A low stake; then the rules of thumb."""
    if seen.round.phase == STAKING:
        return Bet(random.choice(STAKES[:2]))
    hand, board = cards_of(seen)
    return Play(max(TIMES[len(board)])) if says_play(hand, board) else passed(board)


def hard(seen: Seen[UltimateHoldem], random: Random) -> Move:
    """The lowest stake, as the house has the edge; then best play."""
    return best(seen)


def cautious(seen: Seen[UltimateHoldem], random: Random) -> Move:
    """The lowest stake; checks to the end, and plays if its own cards go with the board."""
    if seen.round.phase == STAKING:
        return Bet(STAKES[0])
    hand, board = cards_of(seen)
    return Play(1) if len(board) > FLOP and matches(hand, board) else passed(board)


def cards_of(seen: Seen[UltimateHoldem]) -> tuple[Pieces, Pieces]:
    return seen.round.places[seen.seat].hand, seen.round.board


def matches(hand: Pieces, board: Pieces) -> bool:
    """Say whether a hand has a pair of its own with the board or by itself, or makes a straight or a flush."""
    ranks = [card // 4 for card in hand]
    paired = ranks[0] == ranks[1] or any(card // 4 in ranks for card in board)
    return paired or category(five(hand + board)) in ("straight", "flush", "straight-flush")


def passed(board: Pieces) -> Move:
    """Return the move that stakes nothing."""
    return Check() if len(board) <= FLOP else Fold()


SIMPLE: Rival = cautious
LEVELS: dict[str, Rival] = {"easy": easy, "medium": medium, "hard": hard}
