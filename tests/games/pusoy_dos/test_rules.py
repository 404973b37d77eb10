"""The rules of Pusoy Dos, one by one, and what must hold for any hand."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path
from random import Random
from time import process_time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hapag.games.pusoy_dos.combos import (
    CARD,
    CATEGORIES,
    SIZES,
    VALUE,
    answers,
    category,
    combo_phrase,
    combos,
    strength,
)
from hapag.games.pusoy_dos.rules import Opens, Pass, Play, PusoyDos, RoundWon, TrickWon
from hapag.games.words import Words
from hapag.kernel import Illegal, NoOptions, begin, check, is_over, owing, play, view
from hapag.kernel.views import faces
from hapag.pieces import CARDS, Pieces, tidy
from tests.games.pusoy_dos import hands
from tests.games.pusoy_dos.driver import DECK, Table, count_moves, dealt, facing, pile, shuffled

decks = st.permutations(DECK).map(tuple)
some_hands = st.permutations(DECK).flatmap(lambda deck: st.integers(1, 13).map(lambda size: tidy(tuple(deck[:size]))))
LOW_PAIR = "3c 3s 5h 7d 9c Jd Kc"


def refused(table: str, cards: str) -> str:
    """Return in words why `cards` may not be played on `table`, by somebody who could play something else."""
    better = {1: "2d", 2: "Qc Qd", 3: "Qc Qd Qs", 5: "9s Ts Js Qs Ks"}[len(table.split())]
    with pytest.raises(Illegal) as caught:
        check(facing(table, f"{cards} {better}"), 1, Play(pile(cards)))
    return Words(PusoyDos).text(caught.value.why)


# 1-2: the deal and the order of cards


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everyone_is_dealt_thirteen_cards_and_the_rest_is_never_used(seats: int) -> None:
    state = dealt(1, seats)
    assert [len(player.hand) for player in state.players] == [13] * seats
    assert len(state.unused) == 52 - 13 * seats
    assert not faces(view(state, None))


def test_cards_rank_from_three_to_two_and_clubs_spades_hearts_diamonds() -> None:
    names = [CARDS.show(card) for card in CARD]
    assert names[:5] == ["3c", "3s", "3h", "3d", "4c"]
    assert names[-5:] == ["Ad", "2c", "2s", "2h", "2d"]
    assert [VALUE[card] for card in CARD] == list(range(52))


# 3-5: combinations


def test_the_five_card_kinds_are_as_many_as_the_deck_has() -> None:
    """Of 2,598,960 hands: 8 rows of ranks in 4 suits; four of a kind and so on; every one through `combos` by suit."""
    counts = dict.fromkeys(CATEGORIES[1:], 0)
    for strong, _ in combos(tidy(tuple(CARD[8:36])), 5):
        counts[CATEGORIES[category(strong)]] += 1
    ranks = 7
    assert counts["straight-flush"] == 4 * (ranks - 4)
    assert counts["straight"] == (4**5 - 4) * (ranks - 4)
    assert counts["flush"] == 4 * (21 - (ranks - 4))
    assert counts["full-house"] == ranks * 4 * (ranks - 1) * 6
    assert counts["quads"] == ranks * (28 - 4)


@given(some_hands)
def test_combos_are_all_choices_that_have_a_strength(hand: Pieces) -> None:
    for size in SIZES:
        wanted = sorted([(strength(cards), cards) for cards in combinations(hand, size) if strength(cards)])
        assert list(combos(hand, size)) == wanted


@given(decks)
def test_no_two_hands_hold_equally_strong_combinations(deck: Pieces) -> None:
    one, other = tidy(deck[:13]), tidy(deck[13:26])
    for size in SIZES:
        assert not {strong for strong, _ in combos(one, size)} & {strong for strong, _ in combos(other, size)}


def test_a_flush_may_hold_a_two_and_a_straight_may_not() -> None:
    assert category(strength(pile("2c 3c 4c 5c 6c"))) == CATEGORIES.index("flush")
    assert category(strength(pile("3c 4c 5c 6c 7c"))) == CATEGORIES.index("straight-flush")
    assert strength(pile("Jc Qd Kh As 2c")) == strength(pile("2d 3c 4h 5s 6s")) == 0


@pytest.mark.parametrize(
    ("cards", "said"),
    [
        ("9c 9d", "pair of nines"),
        ("2c 2d 2h", "three twos"),
        ("2s", "two of spades"),
        ("Tc Jd Qs Kh Ac", "straight to the ace of clubs"),
        ("3d 4d 5d 6d 8d", "flush of diamonds, eight high"),
        ("3c 3s 3h 2c 2d", "full house of threes"),
        ("3c 2c 2s 2h 2d", "four twos"),
        ("3c 4c 5c 6c 7c", "straight flush to the seven of clubs"),
    ],
)
def test_combinations_are_called_what_decides_them(cards: str, said: str) -> None:
    assert Words(PusoyDos).text(combo_phrase(pile(cards))) == said


# 6: the opening


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whoever_was_dealt_the_lowest_card_leads_whatever_the_lead_was(seats: int) -> None:
    for seed in range(20):
        for lead in range(seats):
            step = begin(PusoyDos, NoOptions(), seats, [shuffled(seed)], lead)
            lowest = [min(VALUE[card] for card in player.hand) for player in step.state.players]
            assert owing(step.state) == (lowest.index(min(lowest)),)
            assert Opens(owing(step.state)[0]) in step.events


def test_the_first_lead_must_hold_the_lowest_card_and_later_leads_need_not() -> None:
    table = Table({"A": LOW_PAIR, "B": "4c 4s 8h Qd"})
    why = table.refusal("A", "5h")
    assert why is not None
    assert Words(PusoyDos).text(why).startswith("The first lead must hold the three of clubs")
    assert {move.cards for move in table.state.moves(0) if isinstance(move, Play)} >= {pile("3c"), pile("3c 3s")}
    assert all(isinstance(move, Play) and pile("3c")[0] in move.cards for move in table.state.moves(0))
    table.go("A", "3c 3s").go("B")
    assert table.turn == "A"
    assert table.refusal("A", "5h") is None


# 7: following


def test_who_leads_must_play() -> None:
    table = Table({"A": LOW_PAIR, "B": "4c 4s 8h Qd"})
    assert table.refusal("A").code == "refusal-opener-must-play"  # type: ignore[union-attr]
    table.go("A", "3c").go("B")
    assert table.refusal("A").code == "refusal-leader-must-play"  # type: ignore[union-attr]


@pytest.mark.parametrize(
    ("table", "cards", "law"),
    [
        ("8c 8d", "8s 8h", "Between equal ranks the highest suit wins: clubs, spades, hearts, diamonds, low to high."),
        ("8c 8d", "7s 7h", "The higher rank wins, from 3 up to ace and 2."),
        ("9d", "9h", "Between equal ranks the highest suit wins: clubs, spades, hearts, diamonds, low to high."),
        ("3d 4d 5d 6d 8d", "Ah Kh Jh 9h 2h", "Between flushes the suit comes first: clubs, spades, hearts, diamonds"),
        ("3h 5h 6h 7h Ah", "2h 4h 8h 9h Th", None),
        ("3h 5h 6h 7h 2h", "Ah 4h 8h 9h Th", "Flushes of one suit go by their highest card, then the next."),
        ("4c 4s 4h 5c 5d", "3c 3s 3h 2c 2d", "Full houses go by the three equal cards alone."),
        ("4c 4s 4h 4d 3c", "Tc Td Ts 2c 2d", "Five cards, low to high: straight, flush, full house, four of a kind"),
        ("Td Jd Qd Kh Ad", "Tc Jc Qc Kc Ah", "Straights with equal top ranks go by the suit of the top card"),
        ("4c 5d 6c 7c 8c", "3c 4d 5c 6d 7d", "Straights go by their top card."),
    ],
)
def test_a_play_that_is_too_weak_is_told_the_rule_that_decides(table: str, cards: str, law: str | None) -> None:
    if law is None:
        check(facing(table, f"{cards} Qs"), 1, Play(pile(cards)))
    else:
        said = refused(table, cards)
        assert law in said
        assert Words(PusoyDos).text(combo_phrase(pile(table))) in said


def test_refusals_of_what_is_no_combination_say_what_would_be_one() -> None:
    assert refused("8c 8d", "9c Th").startswith("Two cards must be a pair")
    assert refused("3c 3s 3h", "9h 9d Th").startswith("Three cards must be a triple")
    assert refused("3c 4d 5d 6d 7d", "9c Th 3s Jc Kd").startswith("Five cards must be a straight")
    assert refused("3c 4d 5d 6d 7d", "Jc Qh Kc As 2d").startswith("The 2 is the highest rank")


def test_an_answer_has_as_many_cards_as_the_play_it_beats() -> None:
    assert refused("8c 8d", "9c 9d 9h") == "Choose 2 cards, not 3."
    assert refused("8c", "9c 9h") == "Choose one card, not 2."


def test_a_play_is_barred_when_nothing_beats_the_table_and_says_what_lies_there() -> None:
    play_offer, pass_offer = facing("2c 2s", "3c 3s Ad As").offers(1)
    assert play_offer.barred is not None
    assert "pair of twos" in Words(PusoyDos).text(play_offer.barred)
    assert pass_offer.barred is None
    few = next(facing("3c 3s 3h 4c 4d", "2d 2s").offers(1)).barred
    assert few is not None
    assert few.code == "refusal-too-few-cards"


# 8-10: passing, clearing, going out


def test_a_pass_shuts_nobody_out() -> None:
    table = Table({"A": "3c", "B": "4d Kd", "C": "5d Ad"})
    table.go("A", "3c").go("B").go("C", "5d").go("A")
    assert table.turn == "B"
    assert table.refusal("B", "Kd") is None


def test_a_trick_is_cleared_when_all_others_have_passed_in_a_row() -> None:
    table = Table({"A": "3c 6d", "B": "4d Kd", "C": "5d Ad"})
    table.go("A", "3c").go("B").go("C", "5d").go("A").go("B", "Kd").go("C").go("A")
    assert table.turn == "B"
    assert table.events[-1] == TrickWon(1)
    assert table.state.table() == ()
    assert not any(player.passed or player.laid for player in table.state.players)


def test_the_last_card_wins_at_once_and_nobody_answers() -> None:
    state = facing("8c", "9c")
    step = play(state, 1, Play(pile("9c")))
    assert is_over(step.state)
    assert step.state.score() == (0, 1)
    assert isinstance(step.events[-1], RoundWon)
    assert not list(step.state.turn().seats)


def test_unplayed_cards_are_never_shown() -> None:
    for seed in range(10):
        state, random = dealt(seed, 3), Random(seed)
        shown = set[int]()
        while not is_over(state):
            step = play(state, state.at, random.choice(list(state.moves(state.at))))
            state = step.state
            shown |= faces(view(state, None)).union(*[faces(view(event, None)) for event in step.events])
        assert shown == {card for player in state.players for card in player.played}


# 11: the clock


def test_the_clock_passes_for_a_follower_and_leads_the_lowest_card() -> None:
    table = Table({"A": LOW_PAIR, "B": "4c 4s 8h Qd"})
    assert table.state.fallback(0) == Play(pile("3c"))
    table.go("A", "3c")
    assert table.state.fallback(1) == Pass()
    table.go("B")
    assert table.state.fallback(0) == Play(pile("3s"))


# What must hold for any hand


@given(some_hands)
def test_moves_are_the_combinations_each_once(hand: Pieces) -> None:
    state = facing("2d", " ".join(map(CARDS.show, hand))) if pile("2d")[0] not in hand else None
    if state is None:
        return
    state.last, state.players[0].laid = None, 0
    moves = list(state.moves(1))
    assert len(moves) == len(set(moves)) == count_moves(hand)


@given(decks)
def test_every_answer_beats_the_table_and_nothing_else_does(deck: Pieces) -> None:
    hand, rest = tidy(deck[:11]), tidy(deck[11:30])
    for size in SIZES:
        for strong, cards in combos(rest, size)[:: max(1, len(combos(rest, size)) // 4)]:
            found = {answer for _, answer in answers(hand, cards)}
            assert found == {each for each in combinations(hand, size) if strength(each) > strong}


@pytest.mark.parametrize("hand", [shuffled(seed)[:13] for seed in range(6)], ids=str)
def test_all_plays_of_thirteen_cards_are_listed_in_two_milliseconds(hand: Pieces) -> None:
    """The best of three, with nothing remembered; processor time."""
    taken = []
    for _ in range(3):
        combos.cache_clear()
        start = process_time()
        found = [cards for size in SIZES for _, cards in combos(tidy(hand), size)]
        taken.append(process_time() - start)
    assert found
    assert min(taken) < 0.002


def test_what_the_screen_is_tested_on_is_what_the_rules_say() -> None:
    assert Path(hands.DATA).read_bytes() == hands.encoded()
