"""The rules of Caribbean Stud, each test named after the rule it holds."""

from itertools import combinations

import pytest

from hapag.games.caribbean_stud.rules import CaribbeanStud, Raise, Raised, qualifying, verdict
from hapag.games.house.events import DealerOpened, Folded, HandShown, LineSettled, NothingDealt, SeatSettled
from hapag.games.house.table import STAKES
from hapag.games.words import Words
from hapag.kernel import Illegal, NoOptions, is_over, owing, play, view
from hapag.ranking import describe, five, least
from tests.games.caribbean_stud.driver import dealt, dealt_many
from tests.games.house.driver import Table

PAIR, HIGH = "Kc Kd 9h 5s 2c", "7c 5d 4s 3h 2d"
QUALIFIED, UNQUALIFIED = "4h Ks Ad 3d 2s", "Ad Qs Jh 9c 3c"


def hand(cards: str) -> int:
    return five([CaribbeanStud.names.read(name) for name in cards.split()])


# The deal


def test_five_cards_each_and_the_first_of_the_dealer_s_lies_open() -> None:
    table = dealt_many([PAIR, HIGH], QUALIFIED)
    assert [len(place.hand) for place in table.state.places] == [5, 5]
    (opened,) = table.said(DealerOpened)
    assert table.text(opened.cards) == table.text(table.state.dealer.up) == "4h"
    assert len(table.state.dealer.down) == 4


def test_a_seat_that_sits_out_gets_no_cards_and_owes_nothing() -> None:
    table = Table(CaribbeanStud, f"{PAIR} {UNQUALIFIED}", seats=2).play("sit-out", "bet 20")
    assert [len(place.hand) for place in table.state.places] == [0, 5]
    assert owing(table.state) == (1,)
    assert table.play("raise").state.score() == (0, 20)


def test_nothing_is_dealt_when_all_sit_out() -> None:
    table = Table(CaribbeanStud, "", seats=2).play("sit-out", "sit-out")
    assert is_over(table.state)
    assert (table.state.ending(), table.state.score(), len(table.state.deck)) == ("all-sat-out", (0, 0), 52)
    assert table.said(NothingDealt)


# Decisions


@pytest.mark.parametrize("stake", STAKES)
def test_a_raise_is_exactly_twice_the_ante(stake: int) -> None:
    table = dealt(PAIR, QUALIFIED, stake).play("raise")
    assert table.said(Raised) == [Raised(0, 2 * stake)]
    assert [(bet, chips) for bet, chips, _, _ in table.lines] == [("ante", stake), ("raise", 2 * stake)]


@pytest.mark.parametrize("stake", STAKES)
def test_a_fold_loses_the_ante_even_if_the_dealer_does_not_qualify(stake: int) -> None:
    table = dealt(PAIR, UNQUALIFIED, stake).play("fold")
    assert table.lines == [("ante", stake, "fold", -stake)]
    assert (table.net, table.state.ending()) == (-stake, "all-folded")


def test_seats_decide_in_order_once_each() -> None:
    table = dealt_many([PAIR, HIGH, "Ac Jd 9s 8s 7s"], QUALIFIED)
    for seat, move in enumerate(["raise", "fold", "raise"]):
        assert owing(table.state) == (seat,)
        table.play(move)
    assert is_over(table.state)
    with pytest.raises(Illegal, match="round-over"):
        play(table.state, 0, Raise())


def test_time_without_a_decision_folds() -> None:
    assert type(dealt(PAIR, QUALIFIED).state.fallback(0)).__name__ == "Fold"


# Qualifying


def test_the_dealer_qualifies_with_ace_king_or_better_and_with_nothing_less() -> None:
    assert hand("Ac Qd Jh Ts 9c") < qualifying() <= hand("Ac Kd 4h 3s 2c")
    for strength in set(map(five, combinations(range(0, 52, 3), 5))):
        found = describe(strength)
        qualifies = found.code != "high-card" or found.ranks[:2] == (12, 11)
        assert (strength >= qualifying()) == qualifies


def test_against_a_dealer_who_does_not_qualify_the_ante_pays_and_the_raise_pushes_whatever_one_holds() -> None:
    for cards in (HIGH, PAIR, "Tc Jc Qc Kc Ac"):
        table = dealt(cards, UNQUALIFIED.replace("Ad", "Ah")).play("raise")
        assert table.lines == [("ante", 20, "unqualified", 20), ("raise", 40, "unqualified", 0)]


# Settlement


@pytest.mark.parametrize(
    ("cards", "outcome", "odds"),
    [
        ("Tc Jc Qc Kc Ac", "royal-flush", 100),
        ("5c 6c 7c 8c 9c", "straight-flush", 50),
        ("Ac 2c 3c 4c 5c", "straight-flush", 50),
        ("9c 9d 9h 9s 2c", "quads", 20),
        ("9c 9d 9h Jc Jd", "full-house", 7),
        ("2c 6c 7c 8c Kc", "flush", 5),
        ("5c 6d 7h 8c 9c", "straight", 4),
        ("Kc Kd Kh 9h 2c", "trips", 3),
        ("Kc Kd 9h 9d 2c", "two-pair", 2),
        ("Kc Kd 9h 5d 2c", "pair", 1),
        ("Ac Kc 9h 5d 2c", "high-card", 1),
    ],
)
def test_a_better_hand_wins_the_ante_even_and_the_raise_at_the_odds_of_the_sheet(
    cards: str, outcome: str, odds: int
) -> None:
    for stake in STAKES:
        table = dealt(cards, "4h Ks Ad 3d 2s", stake).play("raise")
        assert table.lines == [("ante", stake, "win", stake), ("raise", 2 * stake, outcome, odds * 2 * stake)]


def test_a_worse_hand_loses_both_bets() -> None:
    assert dealt(HIGH, QUALIFIED).play("raise").lines == [("ante", 20, "lose", -20), ("raise", 40, "lose", -40)]


def test_equal_hands_push_both_bets_whatever_the_suits() -> None:
    table = dealt("Ac Kd Jh 9s 3c", "Ad Ks Jd 9c 3d").play("raise")
    assert table.lines == [("ante", 20, "push", 0), ("raise", 40, "push", 0)]
    assert verdict(least("pair"), least("pair")) == "push"


def test_ace_to_five_is_the_lowest_straight() -> None:
    assert dealt("As 2d 3c 4h 5s", "2h 3d 4s 5d 6c").play("raise").net == -60
    assert dealt("As 2d 3c 4h 5s", "Kh Kd Ks 5d 6c").play("raise").net == 20 + 160


def test_seats_settle_alone() -> None:
    table = dealt_many([PAIR, HIGH, "Ac Jd 9s 8s 7s"], QUALIFIED).play("raise", "raise", "fold")
    assert table.state.score() == (60, -60, -20)
    assert table.state.chips() == 3000


def test_the_most_that_can_be_won_and_lost_are_reached() -> None:
    most = dealt("Tc Jc Qc Kc Ac", "4h Ks Ad 3d 2s", 100).play("raise").net
    least_ = dealt(HIGH, QUALIFIED, 100).play("raise").net
    assert (least_, most) == CaribbeanStud.scores(NoOptions(), 1) == (-300, 20_100)


def test_every_bet_has_a_line_and_every_seat_a_sum() -> None:
    table = dealt_many([PAIR, HIGH], QUALIFIED).play("raise", "fold")
    lines = [(line.seat, line.bet.code, line.stake, line.outcome, line.net) for line in table.said(LineSettled)]
    assert lines == [(0, "bet-ante", 20, "win", 20), (0, "bet-raise", 40, "pair", 40), (1, "bet-ante", 20, "fold", -20)]
    assert [Words(CaribbeanStud).caption(line) for line in table.said(SeatSettled)] == [
        "Seat 1 wins 60: pair of kings against the dealer’s ace high.",
        "Seat 2 loses 20: folded.",
    ]


def test_a_close_decision_is_told_with_its_kickers() -> None:
    (told,) = dealt("Kc Kd 9h 5s 2c", "Kh Ks 9d 5c 3d").play("raise").said(SeatSettled)
    assert "pair of kings, with nine, five, and deuce" in Words(CaribbeanStud).caption(told)


# What is seen


def test_cards_are_their_owner_s_until_settlement() -> None:
    table = dealt_many([PAIR, HIGH], QUALIFIED).play("raise")
    for viewer in (1, None):
        assert view(table.state, viewer).places[0].hand == (-1,) * 5
        assert view(table.state, viewer).dealer.down == (-1,) * 4
    table.play("raise")
    seen = view(table.state, None)
    assert sorted(table.text(seen.places[0].shown).split()) == sorted(PAIR.split())
    assert sorted(table.text(seen.dealer.up).split()) == sorted(QUALIFIED.split())


def test_folded_hands_are_never_shown() -> None:
    table = dealt_many([PAIR, HIGH], QUALIFIED).play("fold", "raise")
    assert [event.seat for event in table.said(HandShown)] == [1]
    assert table.said(Folded)
    for viewer in (1, None):
        assert view(table.state, viewer).places[0].hand == (-1,) * 5
        assert view(table.state, viewer).places[0].shown == ()


def test_the_dealer_s_cards_are_shown_even_if_all_folded() -> None:
    assert len(view(dealt(HIGH, QUALIFIED).play("fold").state, None).dealer.up) == 5
