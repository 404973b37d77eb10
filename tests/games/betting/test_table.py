"""What betting keeps whatever happens: chips, pots, and nobody below zero. Tables of either game, of 2 to 10 seats with any stacks."""

from __future__ import annotations

from itertools import pairwise
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from hapag.games.betting.table import Betting, Raise, Stakes, pot_phrase
from hapag.games.holdem.rules import Holdem
from hapag.games.omaha.rules import Omaha
from hapag.kernel import Amount, Step, begin, is_over, owing, play
from hapag.pieces import CARDS
from tests.games.betting.driver import bold_move

SEEDS = st.integers(0, 2**32)
STACKS = st.lists(st.one_of(st.integers(1, 60), st.integers(1, 1000)), min_size=2, max_size=10)


def table(stacks: list[int], seed: int, ante: int = 0) -> tuple[Step[Betting], Random]:
    random = Random(seed)
    deck = tuple(random.sample(range(52), 52))
    stakes = Stakes(stacks=tuple(stacks), ante=ante)
    kind: type[Betting] = random.choice((Holdem, Omaha))
    return begin(kind, stakes, len(stacks), [deck], random.randrange(len(stacks))), random  # type: ignore[list-item]


@given(STACKS, SEEDS, st.sampled_from((0, 0, 5)))
@settings(max_examples=300, deadline=None)
def test_chips_are_conserved_and_pots_sum_and_nobody_owes(stacks: list[int], seed: int, ante: int) -> None:
    step, random = table(stacks, seed, ante)
    while not is_over(state := step.state):
        assert state.chips() == sum(stacks)
        assert min(min(player.stack, player.bet, player.paid) for player in state.players) >= 0
        assert sum(pot.amount for pot in state.pots()) == sum(player.paid for player in state.players)
        (seat,) = owing(state)
        assert state.players[seat].stack > 0
        assert not state.players[seat].folded
        step = play(state, seat, bold_move(state, seat, random))
    assert state.chips() == sum(stacks)
    assert sum(state.score()) == 0
    assert all(-stack <= net for stack, net in zip(stacks, state.score(), strict=True))


@given(STACKS, SEEDS)
@settings(max_examples=200, deadline=None)
def test_contenders_shrink_from_pot_to_pot_and_never_include_the_folded(stacks: list[int], seed: int) -> None:
    step, random = table(stacks, seed)
    while not is_over(state := step.state):
        pots = state.pots()
        live = {player.seat for player in state.players if not player.folded}
        assert set(pots[0].contenders) == live
        assert all(set(b.contenders) < set(a.contenders) for a, b in pairwise(pots))
        (seat,) = owing(state)
        step = play(state, seat, bold_move(state, seat, random))


@given(STACKS, SEEDS)
@settings(max_examples=200, deadline=None)
def test_nobody_wins_from_another_more_than_he_put_in(stacks: list[int], seed: int) -> None:
    step, random = table(stacks, seed)
    while not is_over(state := step.state):
        (seat,) = owing(state)
        step = play(state, seat, bold_move(state, seat, random))
    for stack, net in zip(stacks, state.score(), strict=True):
        assert net <= sum(min(stack, other) for other in stacks) - min(stack, *stacks)


@given(STACKS, SEEDS)
@settings(max_examples=100, deadline=None)
def test_a_winners_five_are_as_strong_as_all_his_cards(stacks: list[int], seed: int) -> None:
    step, random = table(stacks, seed)
    while not is_over(state := step.state):
        (seat,) = owing(state)
        step = play(state, seat, bold_move(state, seat, random))
    for player in [player for player in state.players if player.best]:
        five = tuple(map(CARDS.read, player.best.split()))
        mine, shared = ([card for card in five if card in pile] for pile in (player.shown, state.board))
        assert len(five) == len(mine) + len(shared) == 5
        assert state.strength(mine, shared) == state.strength(player.shown, state.board)
        assert len(mine) == 2 or state.info.slug == "holdem"


@given(STACKS, SEEDS)
@settings(max_examples=200, deadline=None)
def test_a_raise_is_full_or_all_in(stacks: list[int], seed: int) -> None:
    step, random = table(stacks, seed)
    while not is_over(state := step.state):
        (seat,) = owing(state)
        me = state.players[seat]
        for offer in state.offers(seat):
            if offer.verb is Raise and offer.barred is None:
                bound = offer.bounds["to"]
                assert isinstance(bound, Amount)
                assert bound.high == me.bet + me.stack > state.bet
                assert bound.low == min(state.bet + state.full, bound.high)
                assert any(player.stack for player in state.players if player is not me and not player.folded)
        step = play(state, seat, bold_move(state, seat, random))


def test_chips_that_only_folded_players_paid_are_not_lost() -> None:
    step, _ = table([3, 100, 100, 8], seed=1, ante=5)
    state = step.state
    for player, paid in zip(state.players, (3, 15, 15, 8), strict=True):
        player.stack, player.paid = 0, paid
        player.folded = player.seat in (1, 2)
    assert [pot.amount for pot in state.pots()] == [12, 29]


def test_pots_are_called_main_and_side() -> None:
    assert [pot_phrase(n, 3).code for n in range(3)] == ["pot-main", "pot-side-numbered", "pot-side-numbered"]
    assert [pot_phrase(n, 2).code for n in range(2)] == ["pot-main", "pot-side"]
    assert pot_phrase(0, 1).code == "pot-only"
