"""The rules of Hold'em, each test named after the rule it holds. Players are letters; the one after the button posts first."""

from __future__ import annotations

import pytest

from hapag.games.betting.table import ENDED, Checked, Posted, Shared, Took, Won
from hapag.games.words import Words
from hapag.kernel import Illegal, check, is_over, view
from hapag.pieces import CARDS
from tests.games.betting.driver import STRAIGHT, Hand

AA_KK = {"A": "As Ad", "B": "Kh Kd", "C": "2c 7d"}
DRY = "3c 8d 9h Js 4s"


def posted(hand: Hand) -> list[tuple[str, str, int, int]]:
    return [(hand.names[e.seat], e.what.code, e.amount, e.left) for e in hand.events if isinstance(e, Posted)]


# Setup


@pytest.mark.parametrize("seats", range(2, 11))
def test_everyone_starts_with_a_thousand_two_cards_and_blinds_of_10_and_20(seats: int) -> None:
    hand = Hand("ABCDEFGHIJ"[:seats], "A")
    assert {player.stack + player.paid for player in hand.state.players} == {1000}
    assert all(len(player.hand) == 2 for player in hand.state.players)
    assert sorted(player.bet for player in hand.state.players) == [0] * (seats - 2) + [10, 20]


def test_two_handed_the_button_posts_small_acts_first_and_is_last_later() -> None:
    hand = Hand("AB", "B")
    assert posted(hand) == [("B", "post-small", 10, 990), ("A", "post-big", 20, 980)]
    assert hand.actor == "B"
    assert hand.do("B call", "A check").actor == "A"


def test_the_big_blind_may_check_or_raise_when_everyone_called() -> None:
    hand = Hand("ABC", "A").do("A call", "B call")
    assert hand.actor == "C"
    assert hand.options() == {"fold", "check", "raise"}
    assert hand.bounds() == (40, 1000)


def test_the_amount_to_call_stays_20_when_the_big_blind_is_short() -> None:
    hand = Hand("ABC", "A", stacks={"A": 1000, "B": 1000, "C": 5})
    assert posted(hand)[1] == ("C", "post-big", 5, 0)
    assert hand.state.owed(hand.state.players[0]) == 20
    assert hand.bounds() == (40, 1000)


def test_a_small_blind_facing_a_short_big_blind_gets_back_what_nobody_called() -> None:
    hand = Hand("AB", "A", stacks={"A": 1000, "B": 5}, hands=AA_KK, board=DRY)
    assert hand.options() == {"fold", "call"}
    hand.do("A call")
    assert hand.refunds() == {"A": 15}
    assert hand.net() == {"A": 5, "B": -5}


def test_a_fold_to_a_short_blind_loses_no_more_than_the_blind_could_match() -> None:
    hand = Hand("AB", "A", stacks={"A": 1000, "B": 5}).do("A fold")
    assert hand.refunds() == {"A": 5}
    assert hand.net() == {"A": -5, "B": 5}


def test_blinds_that_put_everyone_all_in_play_themselves() -> None:
    hand = Hand("AB", "A", stacks={"A": 10, "B": 20}, hands=AA_KK, board=DRY)
    assert is_over(hand.state)
    assert hand.refunds() == {"B": 10}
    assert hand.net() == {"A": 10, "B": -10}


def test_antes_go_to_the_pot_and_are_no_part_of_the_bet() -> None:
    hand = Hand("ABC", "A", ante=5)
    assert hand.pot() == 45
    assert [player.bet for player in hand.state.players] == [0, 10, 20]
    assert hand.do("A fold", "B fold").net() == {"A": -5, "B": -15, "C": 20}


def test_an_ante_larger_than_the_stack_is_all_in_and_wins_only_from_antes() -> None:
    stacks = {"A": 3, "B": 500, "C": 500}
    hand = Hand("ABC", "B", stacks=stacks, ante=5, hands={"A": "As Ad", "B": "2h 7c", "C": "Kc Kd"}, board=DRY)
    hand.do("B call", "C call").check_down()
    assert hand.net() == {"A": 6, "B": -25, "C": 19}


def test_as_many_stacks_as_seats() -> None:
    with pytest.raises(KeyError):
        Hand("ABC", stacks={"A": 1, "B": 2})
    with pytest.raises(ValueError, match="2 stacks for 3 seats"):
        Hand("ABC").state.stacks(Hand("AB", stacks={"A": 1, "B": 2}).state.options, 3)


# Betting


def test_a_raise_is_to_a_total_blinds_included() -> None:
    hand = Hand("ABC", "A").do("A fold", "B raise to 60")
    assert hand.state.players[1].stack == 940
    assert hand.state.owed(hand.state.players[2]) == 40


def test_the_next_raise_is_at_least_as_large_as_the_last_full_one() -> None:
    hand = Hand("AB", "A").do("A raise to 70")
    assert hand.bounds() == (120, 1000)
    assert hand.refused("B raise to 119") == "refusal-raise-range"
    assert hand.do("B raise to 200").bounds() == (330, 1000)


def test_a_raise_out_of_bounds_is_refused_with_the_bounds_and_where_they_come_from() -> None:
    hand = Hand("AB", "A").do("A raise to 70")
    with pytest.raises(Illegal) as refused:
        check(hand.state, *hand.move("B raise to 119"))
    assert Words(type(hand.state)).text(refused.value.why) == (
        "A raise goes to 120 at least (the bet and the last full raise on top, or all you have) "
        "and to 1,000 at most, not to 119."
    )


def test_the_size_of_a_raise_is_forgotten_on_the_next_street() -> None:
    assert Hand("AB", "A").do("A raise to 500", "B call").bounds() == (20, 500)


def test_a_short_all_in_raises_the_bet_but_not_the_size_of_a_raise() -> None:
    hand = Hand("ABC", "A", stacks={"A": 1000, "B": 130, "C": 1000}).do("A raise to 100", "B all-in 130")
    assert (hand.state.bet, hand.state.full) == (130, 80)
    assert hand.bounds() == (210, 1000)


def test_one_short_all_in_does_not_reopen_for_who_has_acted() -> None:
    hand = Hand("ABC", "A", stacks={"A": 1000, "B": 130, "C": 1000}).do("A raise to 100", "B all-in 130", "C call")
    assert hand.options() == {"fold", "call"}
    assert hand.refused("A raise to 210") == "refusal-not-reopened"
    assert hand.refused("A all-in") == "refusal-not-reopened"


def test_several_short_all_ins_add_up_from_each_players_own_last_action() -> None:
    stacks = {"A": 1000, "B": 125, "C": 1000, "D": 200}
    hand = Hand("ABCD", "D", stacks={name: stack + 20 for name, stack in stacks.items()})
    hand.do("C call", "D call", "A call", "B check", "A bet 100", "B all-in 125", "C call", "D all-in 200")
    assert hand.bounds() == (300, 1000)
    hand.do("A call")
    assert hand.options() == {"fold", "call"}


def test_a_full_raise_after_a_short_one_reopens_for_everyone() -> None:
    hand = Hand("ABC", "A", stacks={"A": 1000, "B": 130, "C": 1000})
    assert hand.do("A raise to 100", "B all-in 130", "C raise to 210").bounds() == (290, 1000)


def test_a_short_opening_all_in_does_not_reopen_for_who_checked() -> None:
    hand = Hand("ABC", "C", stacks={"A": 1000, "B": 35, "C": 1000}).do("C call", "A call", "B check")
    hand.do("A check", "B all-in 15")
    assert hand.bounds() == (35, 980)
    assert hand.do("C call").options() == {"fold", "call"}


def test_no_raise_when_every_other_player_is_all_in() -> None:
    hand = Hand("ABC", "A", stacks={"A": 1000, "B": 100, "C": 200}).do("A call", "B all-in", "C all-in")
    assert hand.options() == {"fold", "call"}
    assert hand.refused("A raise to 500") == "refusal-others-all-in"


def test_a_player_without_chips_beyond_the_call_cannot_raise() -> None:
    hand = Hand("AB", "A", stacks={"A": 1000, "B": 100}).do("A raise to 100")
    assert hand.refused("B raise to 100") == "refusal-call-takes-all"
    assert hand.options() == {"fold", "call"}


def test_fold_is_always_possible() -> None:
    hand = Hand("AB", "A").do("A call", "B check")
    assert "fold" in hand.options()
    assert is_over(hand.do("B fold").state)


def test_check_and_call_are_refused_in_words_that_teach() -> None:
    hand = Hand("AB", "A")
    assert hand.refused("A check") == "refusal-bet-to-call"
    assert hand.do("A call").refused("B call") == "refusal-nothing-to-call"


def test_all_in_players_are_never_asked() -> None:
    hand = Hand("ABC", "A", stacks={"A": 100, "B": 1000, "C": 1000}).do("A all-in", "B call", "C call")
    assert hand.actor == "B"
    assert hand.do("B check").actor == "C"
    assert hand.do("C check").actor == "B"


def test_a_lone_player_who_owes_still_decides() -> None:
    hand = Hand("AB", "A", stacks={"A": 500, "B": 1000}).do("A all-in")
    assert hand.actor == "B"
    assert hand.options() == {"fold", "call"}


def test_nobody_is_asked_who_is_alone_with_all_in_players_and_owes_nothing() -> None:
    hand = Hand("ABC", "A", stacks={"A": 100, "B": 1000, "C": 1000}).do("A all-in", "B call", "C call", "B fold")
    assert is_over(hand.state)
    assert sorted(hand.shown()) == ["A", "C"]


def test_with_nobody_left_to_bet_the_board_runs_out_and_hands_stay_hidden_until_then() -> None:
    hand = Hand("AB", "A", hands=AA_KK, board=DRY).do("A all-in", "B all-in")
    assert hand.boards() == ["3c 8d 9h", "Js", "4s"]
    assert not any(isinstance(event, Checked) for event in hand.events)
    assert [type(event).__name__ for event in hand.events[-6:]] == ["Board", "Board", "Board", "Shown", "Shown", "Won"]
    assert hand.state.ending() == "run-out"


# Settlement


def test_a_win_by_folds_shows_nobodys_cards() -> None:
    hand = Hand("ABC", "A").do("A raise to 60", "B fold", "C fold")
    assert hand.shown() == {}
    assert [type(event) for event in hand.results()] == [Took]
    assert hand.net() == {"A": 30, "B": -10, "C": -20}


def test_folded_hands_are_never_shown() -> None:
    hand = Hand("ABC", "A", hands=AA_KK, board=DRY).do("A call", "B call", "C fold").check_down()
    assert sorted(hand.shown()) == ["A", "B"]
    assert all(card < 0 for card in view(hand.state, None).players[2].hand)


def test_a_folded_hand_wins_nothing_however_good() -> None:
    hand = Hand("ABC", "A", hands=AA_KK, board="Ac Ah 9h Js 4s").do("A raise to 60", "B call", "C call")
    hand.do("B bet 100", "C call", "A fold").check_down()
    assert hand.net() == {"A": -60, "B": 220, "C": -160}


def test_everyone_in_at_the_end_is_shown_from_the_buttons_left() -> None:
    hand = Hand("ABC", "B", hands=AA_KK, board=DRY).do("B call", "C call", "A check").check_down()
    assert list(hand.shown()) == ["C", "A", "B"]
    assert hand.shown()["A"] == "Ad As"


def test_the_uncalled_part_goes_back_even_beyond_folded_money() -> None:
    hand = Hand("ABC", "A").do("A raise to 60", "B raise to 200", "C fold", "A fold")
    assert hand.refunds() == {"B": 140}
    assert hand.net() == {"A": -60, "B": 80, "C": -20}


def test_a_player_can_win_no_more_than_he_matched_from_each() -> None:
    stacks = {"A": 100, "B": 300, "C": 1000}
    hand = Hand("ABC", "A", stacks=stacks, hands=AA_KK | {"C": "Qc Qd"}, board=DRY).do("A all-in", "B all-in", "C call")
    assert hand.net() == {"A": 200, "B": 100, "C": -300}
    assert [(event.amount, event.pot.code) for event in hand.results()] == [(300, "pot-main"), (400, "pot-side")]
    assert hand.state.ending() == "side-pots"


def test_folded_money_stays_in_the_layers_it_paid_for() -> None:
    stacks = {"A": 100, "B": 1000, "C": 1000, "D": 1000}
    hands = {"A": "As Ad", "B": "Kh Kd", "C": "2c 7d", "D": "2d 7h"}
    hand = Hand("ABCD", "C", stacks=stacks, hands=hands, board=DRY).do("B call", "C call", "D call", "A all-in 100")
    hand.do("B call", "C call", "D call", "D bet 200", "B call", "C call", "D bet 50", "B call", "C call", "D check")
    hand.do("B check", "C bet 100", "D fold", "B call")
    assert [event.amount for event in hand.results()] == [400, 950]
    assert hand.net() == {"A": 300, "B": 500, "C": -450, "D": -350}


def test_layers_with_the_same_contenders_are_one_pot() -> None:
    hand = Hand("ABC", "A", hands=AA_KK, board=DRY).do("A raise to 60", "B call", "C fold").check_down()
    assert [(event.amount, event.pot.code) for event in hand.results()] == [(140, "pot-only")]


def test_odd_chips_go_to_the_buttons_left_first_and_to_the_button_last() -> None:
    hand = Hand("ABC", "A", board=STRAIGHT, small=5).do("A call", "B fold", "C check").check_down()
    (result,) = hand.results()
    assert isinstance(result, Shared)
    assert [hand.names[seat] for seat in result.seats] == ["C", "A"]
    assert hand.won() == {"A": 22, "B": 0, "C": 23}


def test_each_pot_gives_its_own_odd_chips() -> None:
    stacks = {"A": 25, "B": 40, "C": 40, "D": 1000}
    hand = Hand("ABCD", "D", stacks=stacks, board=STRAIGHT, small=5, big=7).do("C all-in", "D fold", "A call", "B call")
    assert [event.amount for event in hand.results()] == [75, 30]
    hand = Hand("ABCD", "C", stacks=stacks, board=STRAIGHT, ante=1).do("B all-in", "C call", "D fold", "A call")
    assert [event.amount for event in hand.results()] == [86, 30]
    assert hand.won() == {"A": 29, "B": 44, "C": 43, "D": 0}


def test_any_number_of_private_cards_may_count_none_included() -> None:
    hand = Hand("AB", "A", hands={"A": "2c 3d", "B": "Ah Kc"}, board="Ts Js Qs Ks As").do("A call").check_down()
    assert hand.won() == {"A": 20, "B": 20}
    assert hand.results()[0].hand.code == "hand-royal-flush"
    assert hand.state.ending() == "shared"


def test_the_winner_is_named_with_seat_hand_and_amount() -> None:
    hand = Hand("AB", "A", hands=AA_KK, board="3c 3d 9h Ac 4s").do("A call").check_down()
    (result,) = hand.results()
    assert isinstance(result, Won)
    assert (result.seat, result.amount, result.hand.code) == (0, 40, "hand-full-house")


def test_chips_are_kept_in_stacks_when_the_hand_is_over() -> None:
    hand = Hand("AB", "A", hands=AA_KK, board=DRY).do("A raise to 300", "B call").check_down()
    assert hand.state.street == ENDED
    assert [player.stack for player in hand.state.players] == [1300, 700]
    assert all(player.paid == player.bet == 0 for player in hand.state.players)


def test_time_out_folds_even_when_a_check_is_free() -> None:
    hand = Hand("AB", "A").do("A call")
    assert type(hand.state.fallback(1)).__name__ == "Fold"


def test_cards_to_come_are_seen_by_nobody() -> None:
    hand = Hand("AB", "A", board=DRY).do("A call", "B check")
    for viewer in (0, 1, None):
        seen = view(hand.state, viewer)
        assert CARDS.text(seen.board) == "3c 8d 9h"
        assert seen.to_come == (-1, -1)
        assert seen.stock == ()


def test_the_winners_five_are_named_his_own_only_where_they_count() -> None:
    hand = Hand("AB", "A", hands=AA_KK, board="3c 3d 9h Ac 4s").do("A call").check_down()
    assert [set(player.best.split()) for player in hand.state.players] == [{"As", "Ad", "Ac", "3c", "3d"}, set()]
    hand = Hand("AB", "A", hands={"A": "2c 3d", "B": "Ah 7c"}, board="Ts Js Qs Ks As").do("A call").check_down()
    assert [set(player.best.split()) for player in hand.state.players] == [{"Ts", "Js", "Qs", "Ks", "As"}] * 2


def test_who_wins_without_a_showdown_shows_no_five() -> None:
    hand = Hand("AB", "A", hands=AA_KK, board=DRY).do("A fold")
    assert [player.best for player in hand.state.players] == ["", ""]
