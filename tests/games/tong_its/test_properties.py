"""What holds in every round of Tong-its, however it is played."""

from collections.abc import Iterator
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from hapag.games.tong_its.melds import deadwood, is_meld, mask_of
from hapag.games.tong_its.rival import easy
from hapag.games.tong_its.rules import START, Choice, TongIts
from hapag.kernel import NoOptions, any_move, begin, owing, play, see
from tests.games.tong_its.driver import DECK

ROUNDS = given(seed=st.integers(0, 2**32), sense=st.floats(0, 1))
Moment = tuple[TongIts, int, Choice, TongIts]


def moments(seed: int, sense: float) -> Iterator[Moment]:
    """Yield each move of a round, with the state before and after it. sense: how often a rival is asked for it."""
    random = Random(seed)
    deck = tuple(random.sample(DECK, 52))
    state = begin(TongIts, NoOptions(), 3, [deck], random.randrange(3)).state
    while seats := owing(state):
        (seat,) = seats
        move = easy(see(state, seat), random) if random.random() < sense else any_move(state, seat, random)
        after = play(state, seat, move).state
        yield state, seat, move, after
        state = after


@ROUNDS
def test_exposed_melds_are_melds_and_only_grow(seed: int, sense: float) -> None:
    for before, _, _, after in moments(seed, sense):
        assert all(is_meld(meld.cards) for meld in after.melds)
        for old, new in zip(before.melds, after.melds, strict=False):
            assert old.seat == new.seat
            assert set(old.cards) <= set(new.cards)


@ROUNDS
def test_a_turn_takes_one_card_and_the_next_begins_after_one_discard(seed: int, sense: float) -> None:
    for before, seat, _, after in moments(seed, sense):
        if after.phase == START and before.phase != START:
            assert len(after.discards) == len(before.discards) + 1
            assert after.active == (seat + 1) % 3
        assert len(before.stock) - len(after.stock) in (0, 1)


@ROUNDS
def test_the_winner_is_out_of_cards_or_not_beaten_by_a_hand_shown(seed: int, sense: float) -> None:
    end = [after for _, _, _, after in moments(seed, sense)][-1]
    if end.winner is None:
        assert not end.melds
        return
    winner = end.players[end.winner]
    shown = [player for player in end.players if player.shown]
    assert all(player.points == deadwood(mask_of(player.shown)) >= winner.points for player in shown)
    assert (end.ending() == "tong-its") == (not winner.hand and not winner.shown)
    assert len(shown) != 1
    assert sum(end.score()) == 1
