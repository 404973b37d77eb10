"""Patong Poker's rules one by one; the numbers are those of its rule sheet."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hapag.games.patong.rules import (
    ENDED,
    FLOP,
    MULTIPLIER,
    RIVER,
    STREETS,
    TIEBREAK,
    TURN,
    Board,
    Drew,
    Folded,
    Multiplied,
    Options,
    Patong,
    Play,
    Played,
    RoundTied,
    RoundWon,
    StreetShared,
    StreetWashed,
    StreetWon,
)
from hapag.games.poker import best, hand_phrase
from hapag.kernel import Illegal, any_move, begin, check, draw, owing, play, view
from hapag.kernel.records import options_of
from hapag.kernel.round import audience
from hapag.kernel.views import faces
from hapag.pieces import CARDS, PACK, Piece, tidy
from tests.games.patong.driver import DECK, DRY, Led, multipliers, pile, sharers_for, street_by_street

seeds = st.integers(0, 2**32)
tables = st.builds(Options, cards=st.integers(6, 10), folding=st.booleans(), variable=st.booleans())


def shuffled(random: Random) -> tuple[Piece, ...]:
    return tuple(random.sample(DECK, len(DECK)))


def random_round(options: Options, seats: int, random: Random) -> list[Patong]:
    """Return every position of a random round, the multiplier's draw included."""
    state = begin(Patong, options, seats, [shuffled(random)]).state
    found = [state]
    while seats_left := owing(state):
        seat = random.choice(seats_left)
        state = play(state, seat, any_move(state, seat, random)).state
        found.append(state)
    if state.street == MULTIPLIER:
        found.append(draw(state, multipliers(random.randint(1, 10))).state)
    return found


# Setup


@given(seeds, tables, st.integers(2, 4))
def test_everyone_gets_as_many_cards_five_make_the_board_and_the_rest_is_the_stock(
    seed: int, options: Options, seats: int
) -> None:  # 1, 2
    state = begin(Patong, options, seats, [shuffled(Random(seed))]).state
    assert [len(player.hand) for player in state.players] == [options.cards] * seats
    assert len(state.board + state.face_down) == 5
    assert len(state.stock) == 52 - 5 - options.cards * seats


@pytest.mark.parametrize("cards", [5, 11, "8", 7.5])
def test_six_to_ten_cards_are_dealt(cards: object) -> None:  # 1
    with pytest.raises(Illegal, match="bad-options"):
        options_of(Patong, {"cards": cards})


def test_eight_cards_with_folding_and_without_multiplier_unless_chosen() -> None:  # 1, 3
    assert options_of(Patong, {}) == Options(cards=8, folding=True, variable=False)


# Streets


def test_the_board_grows_to_three_four_and_five() -> None:  # 4
    led = Led({"A": "", "B": ""}, DRY)
    for street, size in ((FLOP, 3), (TURN, 4), (RIVER, 5)):
        assert (led.state.street, led.state.board) == (street, pile(DRY)[:size])
        led.do(A=led.low("A"), B=led.low("B")) if street == RIVER else led.all_fold()
    assert [len(event.cards) for event in led.events if isinstance(event, Board)] == [3, 1, 1]


def test_one_card_two_cards_or_a_fold_of_three() -> None:  # 5
    assert Led({"A": "", "B": ""}).verbs("A") == {"play 1", "play 2", "fold 3"}


@pytest.mark.parametrize(
    ("choice", "code"),
    [
        ("2c 3c 4c", "how-many"),
        ("fold 2c 3c", "how-many-exactly"),
        ("fold 2c 3c 4c 5c", "how-many-exactly"),
        ("As", "not-yours"),
        ("fold 2c 3c As", "not-yours"),
        ("2c 2c", "named-twice"),
    ],
)
def test_other_choices_are_refused(choice: str, code: str) -> None:  # 5
    assert Led({"A": "2c 3c 4c 5c", "B": "As"}).refused("A", choice) == f"refusal-{code}"


def test_no_card_is_no_choice() -> None:  # 5
    with pytest.raises(Illegal, match="how-many"):
        check(Led({"A": "", "B": ""}).state, 0, Play(()))


def test_a_choice_cannot_be_changed() -> None:  # 6
    assert Led({"A": "2c 3c", "B": ""}).do(A="2c").refused("A", "3c") == "refusal-already-chosen"


@given(seeds, tables, st.integers(2, 4))
@settings(max_examples=60)
def test_a_commit_changes_nothing_that_others_see(seed: int, options: Options, seats: int) -> None:  # 6
    random = Random(seed)
    states = [
        state for state in random_round(options, seats, random) if state.street < TIEBREAK and len(owing(state)) > 1
    ]
    state = random.choice(states)
    seat = random.choice(owing(state))
    moves = random.sample(list(state.moves(seat)), 2)
    steps = [play(state, seat, move) for move in moves]
    for viewer in audience(seats):
        if viewer != seat:
            one, other = (view(step.state, viewer) for step in steps)
            assert one == other
            assert one.players == view(state, viewer).players
    assert steps[0].events == steps[1].events


def test_played_cards_are_public_and_gone() -> None:  # 7
    led = Led({"A": "2c 3c", "B": "9s"}).do(A="2c 3c", B="9s")
    assert [(event.seat, event.cards) for event in led.last if isinstance(event, Played)] == [
        (0, pile("2c 3c")),
        (1, pile("9s")),
    ]
    assert view(led.state, None).players[0].played == pile("2c 3c")
    assert led.counts() == [6, 7]


@given(seeds, tables, st.integers(2, 4))
@settings(max_examples=60)
def test_folded_cards_are_never_shown(seed: int, options: Options, seats: int) -> None:  # 7
    for state in random_round(options, seats, Random(seed)):
        for player in state.players:
            for viewer in audience(seats):
                assert viewer == player.seat or not faces(view(state, viewer)) & set(player.discards)


def test_the_event_of_a_fold_shows_no_card_to_others() -> None:  # 7
    led = Led({"A": "2c 3c 4c", "B": ""}).do(A="fold 2c 3c 4c", B="fold")
    fold = next(event for event in led.last if isinstance(event, Folded))
    drew = next(event for event in led.last if isinstance(event, Drew))
    for viewer in (1, None):
        assert not faces(view(fold, viewer)) | faces(view(drew, viewer))
    assert faces(view(fold, 0)) == set(pile("2c 3c 4c"))


@pytest.mark.parametrize("sharers", [2, 3, 4])
def test_a_shared_street_is_half_a_point_each_however_many_share(sharers: int) -> None:  # 9
    cards = dict(zip("ABCD", ("9c", "9d", "9h", "9s"), strict=True))
    plays = {**cards, **dict(list({"C": "8c", "D": "2d"}.items())[sharers - 2 :])}
    led = Led(plays, DRY).do(**plays)
    assert list(led.points().values()) == [0.5] * sharers + [0] * (4 - sharers)
    assert [event.seats for event in led.last if isinstance(event, StreetShared)] == [tuple(range(sharers))]


def test_the_only_player_who_does_not_fold_takes_the_street_with_any_card() -> None:  # 9
    led = Led({"A": "", "B": "2c", "C": ""}, DRY).do(A="fold", B="2c", C="fold")
    assert led.points() == {"A": 0, "B": 1, "C": 0}
    assert any(isinstance(event, StreetWon) and event.seat == 1 for event in led.last)


def test_a_street_that_all_fold_is_washed() -> None:  # 9
    led = Led({"A": "", "B": "", "C": ""}).all_fold()
    assert set(led.points().values()) == {0}
    assert any(isinstance(event, StreetWashed) for event in led.last)


def test_nobody_draws_when_the_round_is_won() -> None:  # 10
    led = street_by_street({"A": "", "B": ""}, [{"A"}, {"A"}])
    assert led.state.street == ENDED
    assert not any(isinstance(event, Drew) for event in led.last)
    assert led.counts() == [6, 4]


def test_a_round_won_on_the_turn_never_shows_the_river() -> None:  # 11
    led = street_by_street({"A": "", "B": ""}, [{"A"}, {"A"}])
    assert led.state.ending() == "turn"
    assert len(view(led.state, 0).board) == 4
    assert not any(isinstance(event, Board) and event.street == STREETS[RIVER] for event in led.events)
    assert led.results() == [RoundWon(0, hand_phrase(best(pile("As Kd Qc 7h 5c"))), "2")]


def test_two_and_a_half_points_win_too() -> None:  # 11
    led = street_by_street({"A": "", "B": ""}, [{"A"}, {"A", "B"}, {"A"}])
    assert led.results() == [RoundWon(0, hand_phrase(best(pile("As Kd Qc 7h 6s"))), "2½")]
    assert led.state.ending() == "river"


@given(seeds, tables, st.integers(2, 4))
def test_two_points_end_the_round_and_only_one_player_has_them(seed: int, options: Options, seats: int) -> None:  # 11
    states = random_round(options, seats, Random(seed))
    for state in states:
        reached = [player.seat for player in state.players if player.halves >= 4]
        assert len(reached) <= 1
        assert not reached or (state.winner == reached[0] and not owing(state))
        assert state.street > FLOP or not reached


# Evaluation


@pytest.mark.parametrize(
    ("board", "alone", "two"),
    [
        ("Ts Js Qs", "Ks", "2c 2d"),  # neither a flush nor a straight
        ("9h 4d Td", "Ac", "3d 3s"),
        ("Kc 7d 2s", "Kh", "Kd 3h"),
    ],
)
def test_four_cards_and_a_blank(board: str, alone: str, two: str) -> None:  # 12
    led = Led({"A": alone, "B": two}, board).do(A=alone, B=two)
    assert led.points() == {"A": 0, "B": 1}


def test_blanks_are_equal() -> None:  # 12
    assert Led({"A": "9c", "B": "9d"}, DRY).do(A="9c", B="9d").points() == {"A": 0.5, "B": 0.5}


@given(seeds, tables, st.permutations(range(4)))
@settings(max_examples=60)
def test_suits_never_matter(seed: int, options: Options, suits: list[int]) -> None:  # 13
    def other(cards: tuple[int, ...]) -> tuple[Piece, ...]:
        return tuple([Piece(card - card % 4 + suits[card % 4]) for card in cards])

    random = Random(seed)
    deck = shuffled(random)
    one, two = (begin(Patong, options, 3, [pack]).state for pack in (deck, other(deck)))
    while seats := owing(one):
        move = any_move(one, seats[0], random)
        one, two = play(one, seats[0], move).state, play(two, seats[0], type(move)(tidy(other(move.cards)))).state
        assert [p.halves for p in one.players] == [p.halves for p in two.players]
    assert (one.winner, one.how) == (two.winner, two.how)


# Folding


def test_a_fold_costs_one_card_and_the_street() -> None:  # 14
    led = Led({"A": "As Ad", "B": "2c"}).do(A="fold", B="2c")
    assert led.counts() == [7, 7]
    assert led.points() == {"A": 0, "B": 1}
    assert len(led.state.stock) == 52 - 16 - 5 - 2


@pytest.mark.parametrize(("cards", "most"), [(6, 2), (7, 2), (8, 2), (9, 3), (10, 3)])
def test_as_many_folds_as_the_dealt_cards_hold_threes(cards: int, most: int) -> None:  # 15
    led = Led({"A": "", "B": ""}, cards=cards)
    for _ in range(most):
        led.all_fold()
    if most < 3:
        assert led.refused("A", "fold") == "refusal-no-more-folds"
    else:
        assert led.state.street == TIEBREAK


def test_no_fold_at_a_table_without_folding() -> None:  # 15
    assert Led({"A": "", "B": ""}, folding=False).refused("A", "fold") == "refusal-folding-is-off"


def test_a_fold_needs_three_cards() -> None:  # 15
    led = Led({"A": "2c 3c 4c 5c", "B": "Ac Ad"}, "Kh Qd 9c 8h 7s", cards=6)
    led.do(A="2c 3c", B="fold").do(A="4c 5c", B="Ac Ad")
    assert len(led.hand("A")) == 2
    assert led.refused("A", "fold") == "refusal-fold-takes-three"


def test_a_short_stock_is_dealt_one_card_at_a_time_in_seat_order() -> None:  # 16
    stock = "As Ks Qs Js Ts 9s 8s"
    led = Led(dict.fromkeys("ABCD", ""), "2c 3c 4c 5c 6c", stock, cards=10).all_fold()
    drawn = {event.seat: CARDS.text(event.cards) for event in led.last if isinstance(event, Drew)}
    assert drawn == {0: "As Ts", 1: "Ks 9s", 2: "Qs 8s", 3: "Js"}


def test_an_empty_stock_gives_nothing_and_discards_stay_out() -> None:  # 16
    led = Led(dict.fromkeys("ABCD", ""), cards=10).all_fold().all_fold()
    assert [event.cards for event in led.last if isinstance(event, Drew)] == [()] * 4
    assert led.counts() == [6, 6, 6, 5]


@given(seeds, tables, st.integers(2, 4))
def test_playing_a_card_is_always_legal(seed: int, options: Options, seats: int) -> None:  # 17
    for state in random_round(options, seats, Random(seed)):
        for seat in owing(state):
            hand = state.players[seat].hand
            assert len(hand) >= (1 if state.street == TIEBREAK else 2)
            for card in hand:
                check(state, seat, Play((card,)))


# Tiebreak


def test_who_has_no_card_left_sits_out_the_tiebreak() -> None:  # 18
    hands = {"A": "9c 8c 5c 4c 3c 2c", "B": "9d 8d 5d 4d 3d 2d", "C": "Ac"}
    led = Led(hands, "Kh Kd Qc Jh 7s", cards=6)
    for two in ("3{0} 2{0}", "5{0} 4{0}", "9{0} 8{0}"):
        third = led.low("C") if led.refused("C", "fold") else "fold"
        led.do(A=two.format("c"), B=two.format("d"), C=third)
    assert led.points() == {"A": 1.5, "B": 1.5, "C": 0}
    assert led.owing() == ["C"]
    assert led.do(C="Ac").winner() == "C"


def test_points_so_far_do_not_matter_in_the_tiebreak() -> None:  # 18
    led = street_by_street({"A": "2c", "B": "3d", "C": "Ac"}, sharers_for({"A": 1, "B": 1, "C": 0}), cards=9)
    assert led.do(A="2c", B="3d", C="Ac").winner() == "C"
    assert led.score() == {"A": 0, "B": 0, "C": 1}


def test_in_the_tiebreak_one_card_is_played_and_nobody_folds() -> None:  # 19
    led = street_by_street({"A": "2c", "B": "3d"}, [set(), set(), {"A", "B"}])
    assert led.verbs("A") == {"play 1"}
    assert led.refused("A", "fold") == "refusal-no-fold-in-tiebreak"
    assert led.refused("A", " ".join(led.names_of("A")[:2])) == "refusal-how-many-exactly"


@pytest.mark.parametrize(
    ("a", "b", "winner", "ending"),
    [
        ("2c", "3d", None, "tied-on-the-board"),
        ("8c", "8d", None, "tied-hands"),
        ("8c", "9d", "B", "tiebreak"),
        ("2c", "8d", "B", "tiebreak"),
        ("Ah", "8d", "A", "tiebreak"),
    ],
)
def test_the_tiebreak_needs_a_single_hand_better_than_the_board(
    a: str, b: str, winner: str | None, ending: str
) -> None:  # 20, 21
    led = street_by_street({"A": a, "B": b}, sharers_for({"A": 1, "B": 1})).do(A=a, B=b)
    assert (led.winner(), led.state.ending()) == (winner, ending)
    assert sum(led.score().values()) == (winner is not None)
    kind = RoundTied if winner is None else RoundWon
    assert [type(event) for event in led.results()] == [kind]


@pytest.mark.parametrize(("card", "ending"), [("Ac", "tiebreak"), ("2h", "tied-on-the-board")])
def test_a_single_participant_has_to_beat_the_board_too(card: str, ending: str) -> None:  # 18, 21
    hands = {"A": "9c 8c 5c 4c 3c 2c", "B": "9d 8d 5d 4d 3d 2d", "C": card}
    led = Led(hands, "Kh Kd Qc Jh 7s", cards=6)
    for two in ("3{0} 2{0}", "5{0} 4{0}", "9{0} 8{0}"):
        led.do(A=two.format("c"), B=two.format("d"), C=led.low("C") if led.refused("C", "fold") else "fold")
    assert led.do(C=card).state.ending() == ending


def test_without_participants_the_round_is_tied() -> None:  # 21
    hands = {"A": "9c 8c 5c 4c 3c 2c", "B": "9d 8d 5d 4d 3d 2d"}
    led = Led(hands, "Kh Kd Qc Jh 7s", cards=6)
    for two in ("3{0} 2{0}", "5{0} 4{0}", "9{0} 8{0}"):
        led.do(A=two.format("c"), B=two.format("d"))
    assert led.state.ending() == "tied-without-cards"
    assert led.owing() == []


# Session


@pytest.mark.parametrize("by", [1, 7, 10])
def test_the_multiplier_is_what_the_round_is_worth(by: int) -> None:  # 22, 24
    led = street_by_street({"A": "", "B": ""}, [{"B"}, {"B"}], variable=True)
    assert led.owing() == []
    assert led.multiply(by).score() == {"A": 0, "B": by}


@pytest.mark.parametrize(
    ("streets", "drawer"),
    [
        ([{"C"}, {"C"}], "D"),  # equal: the first clockwise after the winner
        ([{"C", "D"}, {"C"}, {"C"}], "A"),  # D has half a point
        ([{"C", "D", "A"}, {"C"}, {"C"}], "B"),  # only B has none
    ],
)
def test_the_loser_with_the_fewest_points_draws_the_multiplier(streets: list[set[str]], drawer: str) -> None:  # 24
    led = street_by_street(dict.fromkeys("ABCD", ""), streets, variable=True, cards=9).multiply(4)
    drew = next(event for event in led.last if isinstance(event, Multiplied))
    assert (led.names[drew.seat], drew.by, drew.card) == (drawer, 4, (Piece(PACK + 3),))


def test_no_multiplier_is_drawn_after_a_tied_round() -> None:  # 24
    led = street_by_street({"A": "2c", "B": "3d"}, sharers_for({"A": 1, "B": 1}), variable=True).do(A="2c", B="3d")
    assert led.state.turn().draw is None
    assert led.score() == {"A": 0, "B": 0}


@given(seeds, tables, st.integers(2, 4))
@settings(max_examples=60)
def test_the_clock_plays_the_lowest_card_and_never_folds(seed: int, options: Options, seats: int) -> None:  # 25
    for state in random_round(options, seats, Random(seed)):
        for seat in owing(state):
            assert state.fallback(seat) == Play((min(state.players[seat].hand),))
