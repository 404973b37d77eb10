"""The rules of Let It Ride, each test named after the rule it holds."""

import pytest

from hapag.games.house.events import HandShown, LineSettled, NothingDealt, SeatSettled
from hapag.games.house.table import STAKES
from hapag.games.let_it_ride.rules import (
    BETS,
    LetItRide,
    Ride,
    Rode,
    SharedShown,
    Withdraw,
    Withdrew,
    lowest_paid,
    outcome_of,
)
from hapag.games.words import Words
from hapag.kernel import Illegal, NoOptions, is_over, owing, play, view
from hapag.pieces import CARDS
from hapag.ranking import five
from tests.games.house.driver import Table
from tests.games.let_it_ride.driver import dealt, dealt_many

TENS, LOW, ACES = "Tc Td 4h", "9c 5d 3h", "As Ah 8d"
SHARED = "7s 2c"


# The deal


@pytest.mark.parametrize("stake", STAKES)
def test_three_equal_stakes_and_three_cards(stake: int) -> None:
    table = dealt(TENS, SHARED, stake)
    assert table.lines == [(bet, stake, "", 0) for bet in BETS]
    assert table.state.purses == (1000 - 3 * stake,)
    assert len(table.state.places[0].hand) == 3


def test_two_shared_cards_lie_face_down() -> None:
    table = dealt_many([TENS, LOW], SHARED)
    for viewer in (0, 1, None):
        seen = view(table.state, viewer)
        assert (seen.shared, seen.hidden) == ((), (-1, -1))


def test_there_is_no_dealer_hand() -> None:
    table = dealt(TENS, SHARED).play("ride", "ride")
    assert (table.state.dealer.up, table.state.dealer.down) == ((), ())


def test_a_seat_that_sits_out_gets_no_cards_and_owes_nothing() -> None:
    table = Table(LetItRide, f"{TENS} {SHARED}", seats=2).play("sit-out", "bet 20")
    assert [len(place.hand) for place in table.state.places] == [0, 3]
    assert owing(table.state) == (1,)
    assert table.play("ride", "ride").state.score() == (0, 60)


def test_nothing_is_dealt_when_all_sit_out() -> None:
    table = Table(LetItRide, "", seats=2).play("sit-out", "sit-out")
    assert is_over(table.state)
    assert (table.state.ending(), table.state.score(), len(table.state.deck)) == ("all-sat-out", (0, 0), 52)
    assert table.said(NothingDealt)


# Decisions


def test_seats_decide_in_order_on_the_first_stake_then_all_on_the_second() -> None:
    table = dealt_many([TENS, LOW, ACES], SHARED)
    for seat, shown in [(0, 0), (1, 0), (2, 0), (0, 1), (1, 1), (2, 1)]:
        assert owing(table.state) == (seat,)
        assert len(table.state.shared) == shown
        table.play("ride" if seat else "withdraw")
    assert is_over(table.state)
    with pytest.raises(Illegal, match="round-over"):
        play(table.state, 0, Ride())


def test_a_shared_card_is_shown_when_all_have_decided() -> None:
    table = dealt_many([TENS, LOW], SHARED).play("ride")
    assert not table.said(SharedShown)
    table.play("withdraw")
    assert [(table.text(event.cards), event.number) for event in table.said(SharedShown)] == [("7s", 1)]
    assert view(table.state, None).hidden == (-1,)
    table.play("ride", "ride")
    assert [(table.text(event.cards), event.number) for event in table.said(SharedShown)] == [("7s", 1), ("2c", 2)]


@pytest.mark.parametrize(
    ("first", "second", "nets"),
    [
        ("ride", "ride", [20, 20, 20]),
        ("withdraw", "ride", [0, 20, 20]),
        ("ride", "withdraw", [20, 0, 20]),
        ("withdraw", "withdraw", [0, 0, 20]),
    ],
)
def test_the_two_decisions_are_independent_and_the_third_stake_stays(first: str, second: str, nets: list[int]) -> None:
    table = dealt(TENS, SHARED).play(first, second)
    assert [net for *_, net in table.lines] == nets
    assert table.net == sum(nets)


@pytest.mark.parametrize("stake", STAKES)
def test_a_withdrawn_stake_comes_back_at_once(stake: int) -> None:
    table = dealt(LOW, SHARED, stake).play("withdraw")
    assert table.said(Withdrew) == [Withdrew(0, 1, stake)]
    assert table.lines[0] == ("stake-1", stake, "withdrawn", 0)
    assert table.state.purses == (1000 - 2 * stake,)
    table.play("ride")
    assert table.said(Rode) == [Rode(0, 2)]
    assert table.net == -2 * stake


def test_time_without_a_decision_withdraws() -> None:
    assert dealt(ACES, SHARED).state.fallback(0) == Withdraw()
    assert dealt(ACES, SHARED).play("ride").state.fallback(0) == Withdraw()


# Settlement


HANDS = [
    ("Tc Jc Qc", "Kc Ac", "royal-flush", 1000),
    ("9c Tc Jc", "Qc Kc", "straight-flush", 200),
    ("Ac 2c 3c", "4c 5c", "straight-flush", 200),
    ("9c 9d 9h", "9s 2c", "quads", 50),
    ("9c 9d 9h", "Jc Jd", "full-house", 11),
    ("2c 6c 7c", "8c Kc", "flush", 8),
    ("5c 6d 7h", "8c 9c", "straight", 5),
    ("Ac 2d 3h", "4c 5c", "straight", 5),
    ("2c 2d 2h", "9h 4c", "trips", 3),
    ("3c 3d 9h", "2d 2c", "two-pair", 2),
    ("Ac Ad 9h", "5d 2c", "pair", 1),
    ("Tc Td 9h", "5d 2c", "pair", 1),
    ("9c 9d Th", "5d 2c", "lose", -1),
    ("Ac Kd Qh", "Jd 9c", "lose", -1),
    ("Kc Ad 2h", "3s 4c", "lose", -1),
]


@pytest.mark.parametrize("stake", STAKES)
@pytest.mark.parametrize(("cards", "shared", "outcome", "odds"), HANDS)
def test_each_stake_left_up_is_paid_by_the_five_cards(
    cards: str, shared: str, outcome: str, odds: int, stake: int
) -> None:
    table = dealt(cards, shared, stake).play("ride", "ride")
    assert table.lines == [(bet, stake, outcome, odds * stake) for bet in BETS]
    assert table.state.ending() == ("unpaid" if outcome == "lose" else "paid")


def test_a_pair_of_tens_is_the_lowest_that_pays() -> None:
    for cards, is_paid in [("Tc Td 2h 3d 4c", True), ("9c 9d Ah Kd Qc", False)]:
        strength = five([CARDS.read(name) for name in cards.split()])
        assert (strength >= lowest_paid()) == (outcome_of(strength) != "lose") == is_paid


def test_a_pair_that_lies_wholly_in_the_shared_cards_pays_everybody() -> None:
    table = dealt_many([LOW, "6c 8d 2h"], "Js Jc").play(*["withdraw"] * 4)
    assert table.state.score() == (20, 20)


def test_seats_settle_alone() -> None:
    table = dealt_many([TENS, LOW, ACES], SHARED).play("ride", "withdraw", "ride", "withdraw", "withdraw", "ride")
    assert table.state.score() == (40, -20, 60)
    assert table.state.chips() == 3000
    assert table.state.ending() == "paid"


def test_the_most_that_can_be_won_and_lost_are_reached() -> None:
    most = dealt("Ah Kh Qh", "Jh Th", 100).play("ride", "ride").net
    least = dealt(LOW, SHARED, 100).play("ride", "ride").net
    assert (least, most) == LetItRide.scores(NoOptions(), 1) == (-300, 300_000)


def test_every_stake_has_a_line_and_every_seat_a_sum() -> None:
    table = dealt_many([TENS, LOW], SHARED).play("ride", "withdraw", "withdraw", "withdraw")
    lines = [(line.seat, line.bet.code, line.stake, line.outcome, line.net) for line in table.said(LineSettled)]
    assert lines == [
        (0, "bet-stake-1", 20, "pair", 20),
        (0, "bet-stake-2", 20, "withdrawn", 0),
        (0, "bet-stake-3", 20, "pair", 20),
        (1, "bet-stake-1", 20, "withdrawn", 0),
        (1, "bet-stake-2", 20, "withdrawn", 0),
        (1, "bet-stake-3", 20, "lose", -20),
    ]
    assert [Words(LetItRide).caption(line) for line in table.said(SeatSettled)] == [
        "Seat 1 wins 40: pair of tens pays 1 to 1 on two stakes.",
        "Seat 2 loses 20: nine high is less than a pair of tens.",
    ]


# What is seen


def test_cards_are_their_owner_s_until_settlement() -> None:
    table = dealt_many([TENS, LOW], SHARED).play("ride", "withdraw", "ride")
    for viewer in (1, None):
        assert view(table.state, viewer).places[0].hand == (-1,) * 3
        assert view(table.state, viewer).hidden == (-1,)
    table.play("withdraw")
    assert [(event.seat, event.hand.code) for event in table.said(HandShown)] == [
        (0, "hand-pair"),
        (1, "hand-high-card"),
    ]
    seen = view(table.state, None)
    assert sorted(table.text(seen.places[1].shown).split()) == sorted(LOW.split())
    assert table.text(seen.shared) == SHARED
