"""The rules of Pusoy, one by one, and what must hold for any hand."""

from __future__ import annotations

from itertools import permutations
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hapag.games.poker import hand_phrase
from hapag.games.pusoy.rows import ROWS, Rows, dealers, nets, strengths, taken, totals, why_foul
from hapag.games.pusoy.rules import Arrange, Dealt, Pusoy, Revealed
from hapag.games.words import Words
from hapag.kernel import Committed, NoOptions, begin, is_over, owing, play, view
from hapag.kernel.views import faces
from hapag.pieces import Piece, Pieces, tidy, without
from hapag.ranking import five, three
from tests.games.pusoy.driver import DECK, Table, pile, rows, spare

WEAK = {"front": "2c 4d 6h", "middle": "3c 5d 7h 9s Jc", "back": "8c 8d Ts Qs Kc"}
FLUSH = {"front": "Kd Ks 3d", "middle": "2h 5h 8h Th Jh", "back": "Ac Ad Ah Tc Td"}
hands = st.permutations(DECK).map(lambda deck: tidy(tuple(deck[:13])))


def a_round(seats: int, seed: int = 1) -> Pusoy:
    deck = Random(seed).sample(DECK, 52)
    return begin(Pusoy, NoOptions(), seats, [tuple(deck)]).state


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everyone_is_dealt_thirteen_cards_and_the_rest_is_never_seen(seats: int) -> None:
    state = a_round(seats)
    assert [len(player.hand) for player in state.players] == [13] * seats
    assert len(state.undealt) == 52 - 13 * seats
    for seat in range(seats):
        state = play(state, seat, state.fallback(seat)).state
    assert is_over(state)
    assert all(view(state, viewer).undealt == () for viewer in (*range(seats), None))


def test_all_arrange_at_once_and_each_once() -> None:
    table = Table({"A": WEAK, "B": FLUSH}).lock("B")
    assert owing(table.state) == (0,)
    why = table.refusal("B", rows(FLUSH))
    assert why.code == "refusal-already-chosen", "a locked hand cannot be changed"


def test_every_card_is_placed_once_in_rows_of_three_five_five() -> None:
    table = Table({"A": WEAK, "B": FLUSH})
    front, middle, back = rows(WEAK)
    assert table.refusal("A", (front, middle)).code == "refusal-row-sizes"
    assert table.refusal("A", (middle, front, back)).code == "refusal-row-sizes"
    assert table.refusal("A", (front, middle, middle)).code == "refusal-named-twice"
    assert table.refusal("A", (front, middle, rows(FLUSH)[2])).code == "refusal-not-yours"


def test_the_front_has_no_straights_and_no_flushes() -> None:
    straight, flush, nothing = pile("2c 3d 4h"), pile("2c 3c 5c"), pile("2c 3d 5h")
    assert three(flush) == three(nothing)
    assert three(straight) < three(nothing)
    assert three(pile("Qh Kh Ah")) < three(pile("2c 2d 3h"))


REFUSED = {
    "The front (pair of kings) beats the middle (ace high).": ("Ks Kd 2c", "Ah Qd Jc 9s 8h", "3c 3d 3h 4c 4d"),
    "The middle (flush, jack high) beats the back (three aces).": ("Ks Kd 2c", "2h 5h 8h Th Jh", "Ac Ad Ah Tc 9d"),
    "Front and middle are both pair of nines, and the front’s ace beats the middle’s king.": (
        "9s 9d Ah",
        "9c 9h Kd Qs Jc",
        "2c 2d 2s 3h 4c",
    ),
    "Middle and back are both ace high, and the middle’s six beats the back’s five.": (
        "Ks Qd Jh",
        "Ah 9c 8d 7s 6c",
        "As 9d 8h 7c 5s",
    ),
    "The middle (two pair, kings and tens) beats the back (two pair, kings and nines).": (
        "2s 3d 4h",
        "Kh Kc Td Ts 6c",
        "Ks Kd 9h 9c 5s",
    ),
}


@pytest.mark.parametrize(("words", "layout"), REFUSED.items())
def test_a_refusal_names_both_rows_and_what_decides(words: str, layout: tuple[str, str, str]) -> None:
    laid = dict(zip(ROWS, layout, strict=True))
    why = Table({"A": laid, "B": spare(laid)}).refusal("A", rows(laid))
    assert Words(Pusoy).text(why).startswith(words)


def test_equal_rows_may_lie_in_any_order() -> None:
    laid = {"front": "2c 3d 4h", "middle": "Tc Td 8h 6s 5d", "back": "Ts Th 8c 6d 5h"}
    swapped = {**laid, "middle": laid["back"], "back": laid["middle"]}
    table = Table({"A": laid, "B": spare(laid)})
    assert table.refusal("A", rows(laid)) is None
    assert table.refusal("A", rows(swapped)) is None


def test_rows_are_revealed_together_with_their_hands_in_words() -> None:
    table = Table({"A": WEAK, "B": FLUSH}).lock("A")
    assert table.events == [Dealt(13), Committed(0)]
    table.lock("B")
    shown = [event for event in table.events if isinstance(event, Revealed)]
    assert [(event.seat, (event.front, event.middle, event.back)) for event in shown] == [
        (0, rows(WEAK)),
        (1, rows(FLUSH)),
    ]
    assert shown[1].middle_hand == hand_phrase(five(pile(FLUSH["middle"])))
    assert [player.hand for player in table.state.players] == [(), ()]


@pytest.mark.parametrize("seed", range(10))
def test_locked_rows_are_in_nobody_elses_view_before_the_reveal(seed: int) -> None:
    state = a_round(4, seed)
    for seat in (2, 0, 3):
        before = state
        step = play(state, seat, state.fallback(seat))
        state = step.state
        hidden = set(before.players[seat].hand)
        for viewer in {0, 1, 2, 3, None} - {seat}:
            seen = view(state, viewer)
            assert seen.sealed[seat] is None
            assert not hidden & faces(seen)
            assert not any(faces(view(event, viewer)) for event in step.events)
            assert seen.players[seat] == view(before, viewer).players[seat], "locking changes nothing that others see"
        own = view(state, seat).sealed[seat]
        assert own is not None, "the owner sees what is locked"


def test_every_pair_is_told_and_the_result_comes_last() -> None:
    table = Table({"A": WEAK, "B": FLUSH}).lock()
    words = Words(Pusoy, people=("Ann", "Bo"))
    assert [words.caption(event) for event in table.events[-2:]] == [
        "Seat 1 (Ann) against Seat 2 (Bo), 0 to 6: front lost, middle lost, back lost.",
        "Seat 2 (Bo) wins the round with 6 points.",
    ]


def test_scores_run_from_nothing_to_a_sweep_of_every_rival() -> None:
    assert [Pusoy.scores(NoOptions(), seats) for seats in (2, 3, 4)] == [(0, 6), (0, 12), (0, 18)]


@given(hands)
def test_the_dealers_arrangement_is_legal_for_every_hand(hand: Pieces) -> None:
    layout = dealers(hand)
    assert [len(row) for row in layout] == [3, 5, 5]
    assert tidy(layout[0] + layout[1] + layout[2]) == hand
    assert why_foul(strengths(layout)) is None


@given(hands)
def test_the_dealer_puts_the_best_five_at_the_back(hand: Pieces) -> None:
    front, middle, back = dealers(hand)
    best_seven = max(five(hand[at : at + 7]) for at in range(7))
    assert five(back) >= best_seven
    assert five(middle) >= five(without(hand, back)[:7])
    assert dealers(tuple(reversed(hand))) == (front, middle, back), "the order dealt is of no matter"


@given(st.permutations(DECK), st.randoms(use_true_random=False))
def test_what_all_score_is_what_all_concede(deck: list[Piece], random: Random) -> None:
    layouts = [strengths(any_rows(deck[13 * seat : 13 * seat + 13], random)) for seat in range(4)]
    assert sum(nets(layouts)) == 0
    for mine, theirs in permutations(layouts, 2):
        won = sum(a > b for a, b in zip(mine, theirs, strict=True))
        lost = sum(a < b for a, b in zip(mine, theirs, strict=True))
        assert taken(mine, theirs) == {3: 6}.get(won, won)
        assert won + lost <= 3


@given(st.permutations(DECK), st.permutations(range(4)))
def test_the_seat_makes_no_difference_to_the_score(deck: list[Piece], order: list[int]) -> None:
    layouts = [strengths(dealers(tuple(deck[13 * seat : 13 * seat + 13]))) for seat in range(4)]
    assert totals([layouts[seat] for seat in order]) == tuple([totals(layouts)[seat] for seat in order])


@given(hands, st.permutations(range(4)))
def test_suits_renamed_leave_every_hand_worth_the_same(hand: Pieces, names: list[int]) -> None:
    renamed = tidy(tuple([Piece(card - card % 4 + names[card % 4]) for card in hand]))
    assert strengths(dealers(renamed))[1:] == strengths(dealers(hand))[1:]


def any_rows(hand: list[Piece], random: Random) -> Rows:
    mixed = random.sample(hand, 13)
    return tuple(mixed[:3]), tuple(mixed[3:8]), tuple(mixed[8:])


def test_a_move_is_written_row_by_row() -> None:
    assert Arrange(rows(WEAK)).rows == (pile(WEAK["front"]), pile(WEAK["middle"]), pile(WEAK["back"]))
