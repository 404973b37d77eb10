"""The rules of Blackjack, each test named after the rule it holds."""

import pytest

from hapag.games.blackjack.rules import Blackjack
from hapag.games.house.events import NothingDealt, Staked
from hapag.games.twentyone.events import (
    Busted,
    DealerDealt,
    DealerDrew,
    Drew,
    HandsSettled,
    Peeked,
    Settled,
)
from hapag.games.words import Words
from hapag.kernel import Illegal, NoOptions, is_over, owing, view
from tests.games.blackjack.driver import Round, dealt, dealt_many

# Stakes


def test_no_card_is_dealt_before_every_seat_has_staked() -> None:
    table = Round("", seats=3).play("bet 20", "bet 40")
    assert table.state.wagers == () == table.state.dealer.cards
    assert not table.said(Staked)
    assert view(table.state, 0).sealed[1] is None
    assert [hand.stake for hand in table.play("bet 100").state.wagers] == [20, 40, 100]


def test_stakes_come_in_any_order_and_cards_in_seat_order() -> None:
    assert dealt_many(["2c 3c", "4c 5c"], "6c 7c").cards == ["2c 3c", "4c 5c"]


def test_a_seat_without_a_stake_sits_the_round_out() -> None:
    table = Round("Tc 9c 7d Th", seats=2).play("sit-out", "bet 20")
    assert table.cards == ["Tc 9c"]
    assert owing(table.state) == (1,)
    assert table.play("stand").state.score() == (0, 20)


def test_time_without_a_stake_means_sitting_out() -> None:
    assert type(Round("").state.fallback(0)).__name__ == "SitOut"


def test_nothing_is_dealt_when_all_sit_out() -> None:
    table = Round("", seats=2).play("sit-out", "sit-out")
    assert is_over(table.state)
    assert (table.state.ending(), table.state.score()) == ("all-sat-out", (0, 0))
    assert table.said(NothingDealt)
    assert len(table.state.deck) == 312


# Naturals and the peek


@pytest.mark.parametrize("dealer", ["Ac Kh", "Kh Ac", "Jc Ad"])
def test_a_dealer_natural_ends_the_round_before_any_action(dealer: str) -> None:
    table = dealt_many(["Tc 9d", "As Qs", "5c 6c"], dealer)
    assert is_over(table.state)
    assert table.outcomes == ["lose", "push", "lose"]
    assert table.state.score() == (-20, 0, -20)
    assert table.state.ending() == "dealer-natural"


@pytest.mark.parametrize(("up", "peeks"), [("Ac", True), ("Kc", True), ("Tc", True), ("9c", False), ("2c", False)])
def test_the_dealer_peeks_under_an_ace_or_a_ten_value(up: str, peeks: bool) -> None:
    assert bool(dealt("Tc 2d", f"{up} 6d").said(Peeked)) == peeks


@pytest.mark.parametrize(("stake", "net"), [(20, 30), (40, 60), (100, 150)])
def test_a_natural_pays_three_to_two_at_once(stake: int, net: int) -> None:
    table = dealt("As Kd", "5c 6d", "Th", stake)
    assert (table.net, table.outcomes, table.state.ending()) == (net, ["natural"], "nobody-live")


def test_a_natural_is_paid_while_others_still_play() -> None:
    table = dealt_many(["As Kd", "Tc 2d"], "5c 6d", "Th")
    assert owing(table.state) == (1,)
    assert table.state.purses[0] == 1030
    assert table.play("stand").state.score() == (30, -20)


def test_a_natural_beats_a_drawn_twenty_one() -> None:
    table = dealt_many(["As Kd", "Tc 2d"], "5c 6d", "Th").play("stand")
    assert table.state.dealer.total == 21
    assert table.outcomes == ["natural", "lose"]


# Totals


def test_two_aces_are_soft_twelve() -> None:
    hand = dealt("Ac Ad", "6c 9d").state.wagers[0]
    assert (hand.total, hand.soft) == (12, True)


def test_an_ace_counts_one_where_eleven_would_bust() -> None:
    hand = dealt("Ac 6d", "6c 9d", "Th").play("hit").state.wagers[0]
    assert (hand.total, hand.soft) == (17, False)


def test_twenty_one_stands_by_itself() -> None:
    table = dealt("Tc 6d", "7c Td", "5h").play("hit")
    assert is_over(table.state)
    assert table.net == 20


def test_a_bust_loses_at_once_and_stays_lost_when_the_dealer_busts() -> None:
    table = dealt_many(["Tc 6d", "Tc 3d"], "6c Td", "Kh Ks").play("hit")
    assert table.state.purses[0] == 980
    assert table.outcomes == ["bust", ""]
    assert table.said(Busted)
    table.play("stand")
    assert (table.state.ending(), table.state.score()) == ("dealer-bust", (-20, 20))


# Double


def test_a_double_takes_one_card_and_stands() -> None:
    table = dealt("6c 5d", "Tc 7d", "2h", 100).play("double")
    assert (table.cards, table.net, table.state.wagers[0].stake) == (["6c 5d 2h"], -200, 200)


def test_a_double_is_possible_on_any_first_two_cards_and_not_after_a_hit() -> None:
    assert dealt("Tc 9d", "6c 9d").barred("double") is None
    assert dealt("5c 4d", "6c 9d", "2h").play("hit").barred("double") == "refusal-double-first-two"


def test_a_split_hand_may_be_doubled() -> None:
    table = dealt("8c 8d", "6c Td", "3h 2h Ts 9s Kh").play("split", "double", "hit", "stand")
    assert table.cards == ["8c 3h Ts", "8d 2h 9s"]
    assert table.net == 40 + 20


# Split


def test_ten_values_of_different_rank_split() -> None:
    assert dealt("Jc Kd", "6c 9d").barred("split") is None


@pytest.mark.parametrize("cards", ["9c Td", "Kc 9d", "5c 6d"])
def test_only_equal_values_split(cards: str) -> None:
    assert dealt(cards, "6c 9d").barred("split") == "refusal-split-needs-a-pair"


def test_a_pair_that_comes_with_a_hit_does_not_split() -> None:
    assert dealt("4c 4d", "6c 9d", "4h").play("hit").barred("split") == "refusal-split-needs-a-pair"


def test_each_new_hand_takes_one_card_at_once_the_left_one_first() -> None:
    assert dealt("8c 8d", "6c 9d", "2h 3h").play("split").cards == ["8c 2h", "8d 3h"]


def test_hands_are_played_from_left_to_right() -> None:
    table = dealt("8c 8d", "6c 9d", "2h 3h 4h 5h").play("split", "hit", "stand", "hit")
    assert table.cards == ["8c 2h 4h", "8d 3h 5h"]


def test_a_split_hand_splits_again_in_its_place() -> None:
    table = dealt("8c 8d", "6c 9d", "8h 3h 4h 5h").play("split", "split")
    assert table.cards == ["8c 4h", "8h 5h", "8d 3h"]


def test_no_seat_has_more_than_four_hands() -> None:
    table = dealt("8c 8d", "6c 9d", "8h 8s 8c 8d 8h 8s").play("split", "split", "split")
    assert len(table.state.wagers) == 4
    assert table.barred("split") == "refusal-split-four-hands"


def test_another_seat_s_hands_do_not_count_towards_four() -> None:
    table = dealt_many(["8c 8d", "9c 9d"], "6c 9d", "8h 8s 8c 8d 2h 3h").play("split", "split", "split")
    while owing(table.state) == (0,):
        table.play("stand")
    assert table.barred("split") is None


def test_split_aces_take_one_card_each_and_stand() -> None:
    table = dealt("Ac Ad", "6c Td", "5h As 7s").play("split")
    assert table.cards == ["Ac 5h", "Ad As"]
    assert is_over(table.state)


def test_twenty_one_on_a_split_hand_is_no_natural() -> None:
    table = dealt("Ac Ad", "5c 6d", "Kh 5h Th").play("split")
    assert table.state.dealer.total == 21
    assert table.outcomes == ["push", "lose"]


def test_a_split_puts_up_a_second_stake() -> None:
    table = dealt("8c 8d", "6c 9d", "2h 3h", 40).play("split")
    assert table.state.purses == (1000 - 80,)
    assert table.state.chips() == 1000


def test_four_doubled_hands_are_covered() -> None:
    table = dealt("8c 8d", "Tc 9d", "8h 8s 2c 2d 8c 8d 2h 2s 8h 8s", 100)
    table.play("split", "split", "double", "double", "split", "double", "double")
    assert table.net == -800 == Blackjack.scores(NoOptions(), 1)[0]
    assert table.state.purses == (200,)


# Surrender


def test_a_surrender_gives_up_half() -> None:
    table = dealt("Tc 6d", "Tc 9d", stake=20).play("surrender")
    assert (table.net, table.outcomes, table.state.ending()) == (-10, ["surrender"], "nobody-live")


def test_a_surrender_comes_before_any_other_action() -> None:
    assert dealt("Tc 2d", "6c 9d", "2h").play("hit").barred("surrender") == "refusal-surrender-comes-first"
    assert dealt("8c 8d", "6c 9d", "2h 3h").play("split").barred("surrender") == "refusal-surrender-comes-first"
    assert dealt("8c 8d", "6c 9d").barred("surrender") is None


# The dealer


def test_the_dealer_stands_on_soft_seventeen() -> None:
    assert dealt("Tc 7d", "Ac 6d", "4h").play("stand").dealer == "Ac 6d"


def test_the_dealer_hits_soft_sixteen() -> None:
    table = dealt("Tc 7d", "Ac 5d", "Th 4h").play("stand")
    assert (table.dealer, table.state.dealer.total) == ("Ac 5d Th 4h", 20)


def test_the_dealer_draws_nothing_when_no_hand_is_live() -> None:
    table = dealt_many(["As Kd", "Tc 6d", "Tc 6d"], "5c 6d", "Th 9h").play("hit", "surrender")
    assert table.dealer == "5c 6d"
    assert not table.said(DealerDrew)
    assert table.state.ending() == "nobody-live"


def test_the_dealer_draws_for_one_live_hand_among_lost_ones() -> None:
    table = dealt_many(["Tc 6d", "Tc 9d"], "5c 6d", "Kh 9h").play("hit", "stand")
    assert table.dealer == "5c 6d 9h"


# Settlement


@pytest.mark.parametrize(("mine", "net"), [("Tc 9d", 20), ("Tc 8d", 0), ("Tc 7d", -20)])
def test_the_higher_total_wins_and_equal_ones_push(mine: str, net: int) -> None:
    assert dealt(mine, "Tc 8h").play("stand").net == net


def test_each_hand_settles_on_its_own_stake() -> None:
    table = dealt("8c 8d", "Tc 9d", "3h Th Ts", 20).play("split", "double", "stand")
    assert [(hand.stake, hand.outcome, hand.net) for hand in table.state.wagers] == [(40, "win", 40), (20, "lose", -20)]
    assert table.net == 20


def test_every_hand_has_a_line_and_a_split_seat_a_sum() -> None:
    table = dealt_many(["8c 8d", "Tc 9d"], "Tc 9d", "3h Th").play("split", "stand", "stand", "stand")
    lines = [(line.seat, line.hand, line.net) for line in table.said(Settled) if isinstance(line, Settled)]
    assert lines == [(0, 1, -20), (0, 2, -20), (1, 0, 0)]
    assert table.said(HandsSettled) == [HandsSettled(0, 2, -40)]


def test_a_push_is_told_with_the_total_of_both() -> None:
    (line,) = dealt("Tc Qd", "Ts Kd").play("stand").said(Settled)
    assert Words(Blackjack).caption(line) == "Seat 1 keeps 20: the dealer has 20 too."


def test_seats_settle_alone() -> None:
    assert dealt_many(["Tc 9d", "Tc 7d", "Tc 8d"], "Tc 8h").play(*["stand"] * 3).state.score() == (20, -20, 0)


# What is seen


def test_the_hole_card_is_hidden_until_settlement() -> None:
    table = dealt_many(["Tc 2d", "Tc 3d"], "6c 9d").play("stand")
    for viewer in (0, 1, None):
        assert view(table.state, viewer).dealer.hole == (-1,)
        (deal,) = table.said(DealerDealt)
        assert view(deal, viewer).down == (-1,)  # type: ignore[attr-defined]
    assert view(table.play("stand").state, None).dealer.cards[:2] == table.state.dealer.cards[:2]
    assert table.state.dealer.hole == ()


def test_a_hole_card_that_makes_a_natural_is_not_plausible() -> None:
    state = dealt("Tc 2d", "Ac 6d").state
    assert state.plausible()
    ten = Blackjack.names.read("Kc")
    state.dealer.hole = (ten,)
    assert not state.plausible()


def test_the_shoe_shows_nothing_to_anybody() -> None:
    assert view(dealt("Tc 2d", "Ac 6d").state, 0).deck == ()


def test_drawn_cards_are_told_with_the_new_total() -> None:
    (drew,) = dealt("Ac 2d", "6c 9d", "4h").play("hit").said(Drew)
    assert isinstance(drew, Drew)
    assert (drew.total.code, drew.total.args) == ("total-soft", {"total": 17})


# Refusals


def test_only_the_seat_in_turn_acts() -> None:
    table = dealt_many(["Tc 2d", "Tc 3d"], "6c 9d")
    assert owing(table.state) == (0,)
    table.play("stand")
    assert owing(table.state) == (1,)
    with pytest.raises(Illegal, match="not-offered"):
        table.play("bet 20")
