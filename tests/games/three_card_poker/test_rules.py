"""The rules of Three Card Poker, each test named after the rule it holds."""

import pytest

from hapag.games.house.events import DealerOpened, Folded, HandShown, LineSettled, NothingDealt, SeatSettled
from hapag.games.house.hands import Fold
from hapag.games.house.table import STAKES
from hapag.games.three_card_poker.rules import Play, Played, ThreeCardPoker
from hapag.games.words import Words
from hapag.kernel import Illegal, NoOptions, is_over, owing, play, view
from tests.games.house.driver import Table
from tests.games.three_card_poker.driver import dealt, dealt_many

KING, LOW, PAIR = "Kc 9d 4h", "7c 5d 2h", "8c 8d Kh"
QUALIFIED, UNQUALIFIED = "Qs Td 6c", "Js 8d 3c"


# The deal


def test_three_cards_each_and_three_hidden_ones_for_the_dealer() -> None:
    table = dealt_many([KING, LOW], QUALIFIED)
    assert [len(place.hand) for place in table.state.places] == [3, 3]
    assert (len(table.state.dealer.up), len(table.state.dealer.down)) == (0, 3)
    assert not table.said(DealerOpened)


def test_a_seat_that_sits_out_gets_no_cards_and_owes_nothing() -> None:
    table = Table(ThreeCardPoker, f"{KING} {UNQUALIFIED}", seats=2).play("sit-out", "bet 20")
    assert [len(place.hand) for place in table.state.places] == [0, 3]
    assert owing(table.state) == (1,)
    assert table.play("play").state.score() == (0, 20)


def test_nothing_is_dealt_when_all_sit_out() -> None:
    table = Table(ThreeCardPoker, "", seats=2).play("sit-out", "sit-out")
    assert is_over(table.state)
    assert (table.state.ending(), table.state.score(), len(table.state.deck)) == ("all-sat-out", (0, 0), 52)
    assert table.said(NothingDealt)


# Decisions


@pytest.mark.parametrize("stake", STAKES)
def test_playing_adds_a_stake_equal_to_the_ante(stake: int) -> None:
    table = dealt_many([KING, LOW], QUALIFIED) if stake == 20 else dealt(KING, QUALIFIED, stake)
    table.play("play")
    assert table.said(Played) == [Played(0, stake)]
    assert [(wager.bet, wager.stake) for wager in table.state.bets_of(0)] == [("ante", stake), ("play", stake)]


@pytest.mark.parametrize("dealer", [QUALIFIED, UNQUALIFIED])
@pytest.mark.parametrize("stake", STAKES)
def test_a_fold_loses_the_ante_and_earns_no_bonus(dealer: str, stake: int) -> None:
    table = dealt("9c 9d 9h", dealer, stake).play("fold")
    assert table.lines == [("ante", stake, "fold", -stake)]
    assert (table.net, table.state.ending()) == (-stake, "all-folded")


def test_seats_decide_in_order_once_each() -> None:
    table = dealt_many([KING, LOW, PAIR], QUALIFIED)
    for seat, move in enumerate(["play", "fold", "play"]):
        assert owing(table.state) == (seat,)
        table.play(move)
    assert is_over(table.state)
    with pytest.raises(Illegal, match="round-over"):
        play(table.state, 0, Play())


def test_time_without_a_decision_folds() -> None:
    assert dealt(PAIR, QUALIFIED).state.fallback(0) == Fold()


# Settlement


@pytest.mark.parametrize("cards", [KING, LOW, "4c 3d 2h"])
def test_against_a_dealer_who_does_not_qualify_the_ante_pays_and_play_pushes(cards: str) -> None:
    """Also for a hand that the dealer's would beat."""
    table = dealt(cards, "Js 8d 3h").play("play")
    assert table.lines[:2] == [("ante", 20, "unqualified", 20), ("play", 20, "unqualified", 0)]
    assert table.state.ending() == "dealer-unqualified"


@pytest.mark.parametrize(
    ("cards", "outcome", "net"), [("Kc 9d 4h", "win", 20), ("Qc Th 6h", "push", 0), ("Qc Th 5h", "lose", -20)]
)
def test_against_a_dealer_who_qualifies_both_bets_go_with_the_better_hand(cards: str, outcome: str, net: int) -> None:
    table = dealt(cards, QUALIFIED).play("play")
    assert table.lines == [("ante", 20, outcome, net), ("play", 20, outcome, net)]
    assert table.state.ending() == "dealer-qualified"


BONUS = [("Ac 2d 3h", "straight", 1), ("9c 9d 9h", "trips", 4), ("4c 5c 6c", "straight-flush", 5)]
DEALERS = {"unqualified": "Js 8d 7s", "win": "Ks 8d 7s", "lose": "Qd Kd Ad"}


@pytest.mark.parametrize("stake", STAKES)
@pytest.mark.parametrize("against", DEALERS)
@pytest.mark.parametrize(("cards", "code", "odds"), BONUS)
def test_the_ante_bonus_is_paid_whatever_the_dealer_has(
    cards: str, code: str, odds: int, against: str, stake: int
) -> None:
    table = dealt(cards, DEALERS[against], stake).play("play")
    assert table.lines[0][2] == against
    assert table.lines[2:] == [("bonus", 0, code, odds * stake)]
    assert table.net == sum(net for *_, net in table.lines)


def test_the_ante_bonus_is_paid_on_a_push_too() -> None:
    lines = dealt("4c 5c 6c", "4d 5d 6d").play("play").lines
    assert lines == [("ante", 20, "push", 0), ("play", 20, "push", 0), ("bonus", 0, "straight-flush", 100)]


@pytest.mark.parametrize("cards", [PAIR, "Ac Kc 2c", "Ac Kd 2h"])
def test_no_bonus_for_a_flush_or_less(cards: str) -> None:
    assert [bet for bet, *_ in dealt(cards, QUALIFIED).play("play").lines] == ["ante", "play"]


def test_ace_king_queen_of_a_suit_is_an_ordinary_straight_flush() -> None:
    assert dealt("Qs Ks As", "Jc Jd 4h").play("play").lines[2] == ("bonus", 0, "straight-flush", 100)


def test_seats_settle_alone() -> None:
    table = dealt_many([KING, LOW, PAIR, "9c 9s 9h"], QUALIFIED).play("play", "play", "fold", "play")
    assert table.state.score() == (40, -40, -20, 120)
    assert table.state.chips() == 4000


def test_the_most_that_can_be_won_and_lost_are_reached() -> None:
    most = dealt("Qs Ks As", "Jc Jd 4h", 100).play("play").net
    least = dealt(LOW, QUALIFIED, 100).play("play").net
    assert (least, most) == ThreeCardPoker.scores(NoOptions(), 1) == (-200, 700)


def test_every_bet_has_a_line_and_every_seat_a_sum() -> None:
    table = dealt_many(["9c 9d 9h", LOW], "2s 3s 4s").play("play", "fold")
    lines = [(line.seat, line.bet.code, line.stake, line.outcome, line.net) for line in table.said(LineSettled)]
    assert lines == [
        (0, "bet-ante", 20, "lose", -20),
        (0, "bet-play", 20, "lose", -20),
        (0, "bet-bonus", 0, "trips", 80),
        (1, "bet-ante", 20, "fold", -20),
    ]
    assert [Words(ThreeCardPoker).caption(line) for line in table.said(SeatSettled)] == [
        "Seat 1 wins 40: three nines against the dealer’s straight flush to the four.",
        "Seat 2 loses 20: folded.",
    ]


def test_hands_that_sound_alike_are_told_with_their_kickers() -> None:
    (told,) = dealt("Kc Qd 9h", "Ks Qh 8d").play("play").said(SeatSettled)
    assert told.why.code == "why-win"
    why = "high card king, queen, and nine against the dealer’s high card king, queen, and eight"
    assert Words(ThreeCardPoker).text(told.why) == why


# What is seen


def test_cards_are_their_owner_s_until_settlement() -> None:
    table = dealt_many([KING, LOW], QUALIFIED).play("play")
    for viewer in (1, None):
        assert view(table.state, viewer).places[0].hand == (-1,) * 3
        assert view(table.state, viewer).dealer.down == (-1,) * 3
    table.play("play")
    seen = view(table.state, None)
    assert sorted(table.text(seen.places[0].shown).split()) == sorted(KING.split())
    assert sorted(table.text(seen.dealer.up).split()) == sorted(QUALIFIED.split())


def test_folded_hands_are_never_shown() -> None:
    table = dealt_many([KING, LOW], QUALIFIED).play("play", "fold")
    assert [event.seat for event in table.said(HandShown)] == [0]
    assert table.said(Folded) == [Folded(1)]
    for viewer in (0, None):
        assert view(table.state, viewer).places[1].hand == (-1,) * 3
        assert view(table.state, viewer).places[1].shown == ()


def test_the_dealer_s_cards_are_shown_even_if_all_folded() -> None:
    assert len(view(dealt(LOW, QUALIFIED).play("fold").state, None).dealer.up) == 3
