"""What holds in every round, however it is played."""

from collections.abc import Iterator
from itertools import product
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from hapag.games.blackjack.rules import Blackjack
from hapag.games.house.table import STAKES, Bet
from hapag.games.twentyone.table import HANDS, Dealer, Hand
from hapag.kernel import NoOptions, any_move, begin, owing, play
from hapag.pieces import Piece, Pieces

RANK_VALUES = {**{str(pips): pips for pips in range(2, 10)}, "T": 10, "J": 10, "Q": 10, "K": 10}


def best_total(cards: Pieces) -> int:
    """Return the best total by trying every value of every ace."""
    values = [(1, 11) if rank == "A" else (RANK_VALUES[rank],) for rank in ranks(cards)]
    totals = [sum(each) for each in product(*values)]
    return max([total for total in totals if total <= 21], default=min(totals))


def ranks(cards: Pieces) -> list[str]:
    return [Blackjack.names.show(card)[0] for card in cards]


def is_natural(cards: Pieces) -> bool:
    return len(cards) == 2 and best_total(cards) == 21


def net_of(hand: Hand, dealer: Pieces) -> int:
    """Settle a hand from nothing but the cards, the stake and how it was played."""
    mine, theirs = best_total(hand.cards), best_total(dealer)
    if hand.outcome == "surrender":
        return -hand.stake // 2
    if is_natural(hand.cards) and not hand.split:
        return 0 if is_natural(dealer) else hand.stake // 2 * 3
    if mine > 21 or is_natural(dealer):
        return -hand.stake
    return hand.stake * (1 if theirs > 21 else (mine > theirs) - (mine < theirs))


def states(seed: int, seats: int) -> Iterator[Blackjack]:
    """Yield every state of a random round with many pairs in its shoe, in which everybody stakes."""
    random = Random(seed)
    pack = random.sample(range(312), 312)
    if seed % 2:
        pack.sort(key=lambda card: (card % 52 // 4) % 13 not in (6, 8, 12))
        pack[:72] = random.sample(pack[:72], 72)
    state = begin(Blackjack, NoOptions(), seats, [tuple(map(Piece, pack))]).state
    yield state
    while seats_owing := owing(state):
        move = any_move(state, seats_owing[0], random) if state.wagers else Bet(random.choice(STAKES))
        state = play(state, seats_owing[0], move).state
        yield state


ROUNDS = given(seed=st.integers(0, 2**32), seats=st.integers(1, 4))


@ROUNDS
def test_every_hand_settles_as_its_cards_say(seed: int, seats: int) -> None:
    *_, final = states(seed, seats)
    for hand in final.wagers:
        assert hand.net == net_of(hand, final.dealer.cards)
    for seat in range(seats):
        assert final.score()[seat] == sum(hand.net for hand in final.hands_of(seat))


@ROUNDS
def test_chips_are_conserved_and_a_stake_is_always_covered(seed: int, seats: int) -> None:
    for state in states(seed, seats):
        assert state.chips() == 1000 * seats
        assert min(state.purses) >= 200


@ROUNDS
def test_a_seat_has_at_most_four_hands_side_by_side(seed: int, seats: int) -> None:
    for state in states(seed, seats):
        owners = [hand.seat for hand in state.wagers]
        assert owners == sorted(owners)
        assert all(owners.count(seat) <= HANDS for seat in range(seats))


@ROUNDS
def test_the_dealer_draws_to_seventeen_and_no_further(seed: int, seats: int) -> None:
    *_, final = states(seed, seats)
    cards = final.dealer.cards
    assert all(best_total(cards[:count]) < 17 for count in range(2, len(cards)))
    if final.ending() in ("dealer-stood", "dealer-bust"):
        assert best_total(cards) >= 17
    else:
        assert len(cards) == 2


@ROUNDS
def test_nobody_is_asked_about_a_hand_that_cannot_be_played(seed: int, seats: int) -> None:
    for state in states(seed, seats):
        if state.wagers and owing(state):
            hand = state.wagers[state.at]
            assert best_total(hand.cards) < 21
            assert not (hand.split and ranks(hand.cards)[0] == "A")


@given(st.lists(st.integers(0, 311), min_size=1, max_size=12, unique=True))
def test_a_total_is_the_best_of_every_way_to_count_the_aces(cards: list[int]) -> None:
    pile = tuple(map(Piece, cards))
    hand = Dealer()
    hand.take(pile)
    hard = sum(1 if rank == "A" else RANK_VALUES[rank] for rank in ranks(pile))
    assert hand.total == best_total(pile)
    assert hand.soft == (hand.total != hard)
