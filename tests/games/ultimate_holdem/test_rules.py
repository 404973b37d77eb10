"""The rules of Ultimate Texas Hold'em, each test named after the rule it holds."""

import pytest

from hapag.games.house.events import DealerShown, Folded, HandShown, LineSettled, NothingDealt, SeatSettled
from hapag.games.house.table import STAKES
from hapag.games.ultimate_holdem.rules import BoardDealt, Checked, Played, UltimateHoldem, paid_as
from hapag.games.words import Words
from hapag.kernel import Illegal, NoOptions, is_over, owing, view
from hapag.pieces import CARDS
from hapag.ranking import five
from tests.games.house.driver import Table
from tests.games.ultimate_holdem.driver import dealt, dealt_many, settled

HANDS = ["Ac Kd", "7c 7d", "3h 2s"]
DEALER, BOARD = "Qs Jh", "2c 5d 7h 9s 3d"
WORDS = Words(UltimateHoldem)


def moves(table: Table[UltimateHoldem]) -> dict[str, list[int]]:
    """Return the verbs that are offered, and by how many antes one may play."""
    offers = table.state.offers(owing(table.state)[0])
    return {offer.verb.__name__.lower(): [move.times for move in offer.all() if offer.bounds] for offer in offers}


# Stakes and the deal


@pytest.mark.parametrize("stake", STAKES)
def test_ante_and_blind_are_equal(stake: int) -> None:
    table = dealt("Ac Kd", DEALER, BOARD, stake)
    assert table.lines == [("ante", stake, "", 0), ("blind", stake, "", 0)]
    assert table.state.purses == (1000 - 2 * stake,)


def test_two_cards_each_two_for_the_dealer_and_no_board_yet() -> None:
    table = dealt_many(HANDS, DEALER, BOARD)
    assert [len(place.hand) for place in table.state.places] == [2, 2, 2]
    assert (len(table.state.dealer.down), table.state.dealer.up, table.state.board) == (2, (), ())


def test_nothing_is_dealt_when_all_sit_out() -> None:
    table = Table(UltimateHoldem, "", seats=2).play("sit-out", "sit-out")
    assert is_over(table.state)
    assert (table.state.ending(), table.state.score(), len(table.state.deck)) == ("all-sat-out", (0, 0), 52)
    assert table.said(NothingDealt)


# Decisions


def test_before_the_flop_one_checks_or_plays_three_or_four_antes() -> None:
    assert moves(dealt("Ac Kd", DEALER, BOARD)) == {"check": [], "play": [3, 4]}


def test_on_the_flop_one_checks_or_plays_two() -> None:
    assert moves(dealt("Ac Kd", DEALER, BOARD).play("check")) == {"check": [], "play": [2]}


def test_after_the_river_one_folds_or_plays_one() -> None:
    assert moves(dealt("Ac Kd", DEALER, BOARD).play("check", "check")) == {"fold": [], "play": [1]}


@pytest.mark.parametrize(("how", "times"), [("4x", 4), ("3x", 3), ("2x", 2), ("1x", 1)])
def test_a_play_is_so_many_antes(how: str, times: int) -> None:
    for stake in STAKES:
        table = settled("Ac Kd", DEALER, BOARD, how, stake)
        assert table.said(Played) == [Played(0, times, times * stake)]
        assert table.lines[2][:2] == ("play", times * stake)


def test_a_play_is_written_with_or_without_its_sign() -> None:
    assert dealt("Ac Kd", DEALER, BOARD).play("play 4").state == dealt("Ac Kd", DEALER, BOARD).play("play 4x").state


def test_three_cards_come_when_all_have_decided_then_two() -> None:
    table = dealt_many(HANDS, DEALER, BOARD).play("check", "play 4")
    assert table.state.board == ()
    table.play("check")
    assert table.text(table.state.board) == "2c 5d 7h"
    table.play("check")
    assert len(table.state.board) == 3
    table.play("play 2")
    assert [table.text(event.cards) for event in table.said(BoardDealt)] == ["2c 5d 7h", "9s 3d"]


def test_a_seat_that_has_played_waits() -> None:
    table = dealt_many(HANDS, DEALER, BOARD).play("check", "play 4", "check")
    assert owing(table.state) == (0,)
    table.play("check")
    assert owing(table.state) == (2,)
    table.play("play 2")
    assert owing(table.state) == (0,)
    table.play("fold")
    assert is_over(table.state)
    assert [event.seat for event in table.said(Checked)] == [0, 2, 0]


def test_when_all_have_played_the_board_is_dealt_to_the_end() -> None:
    table = dealt_many(HANDS[:2], DEALER, BOARD).play("play 4", "play 3")
    assert is_over(table.state)
    assert table.text(table.state.board) == BOARD


def test_a_move_of_another_step_is_refused_in_words() -> None:
    for text in ("play 2", "play 1", "fold"):
        with pytest.raises(Illegal) as refused:
            dealt("Ac Kd", DEALER, BOARD).play(text)
        assert WORDS.text(refused.value.why)


# Settlement


@pytest.mark.parametrize(
    ("cards", "board", "outcome", "net"),
    [
        ("Ah Kh", "Qh Jh Th 2c 3s", "royal-flush", 500 * 20),
        ("6h 7h", "8h 9h Th 2c Ks", "straight-flush", 50 * 20),
        ("9c 9d", "9h 9s 2d 4c 5h", "quads", 10 * 20),
        ("9c 9d", "9h 4s 4d 2c 7h", "full-house", 3 * 20),
        ("Ah 2h", "5h 9h Jh 4c 4s", "flush", 30),
        ("6c 7d", "3h 4s 5c Kd 9s", "straight", 20),
        ("9c 9d", "9h 4s 6d 2c Kh", "unpaid", 0),
    ],
)
def test_a_blind_that_wins_is_paid_by_the_table_below_a_straight_nothing(
    cards: str, board: str, outcome: str, net: int
) -> None:
    table = settled(cards, "Qc Qd", board)
    assert table.lines == [("ante", 20, "win", 20), ("blind", 20, outcome, net), ("play", 20, "win", 20)]


@pytest.mark.parametrize("stake", STAKES)
def test_three_to_two_is_whole_on_every_stake(stake: int) -> None:
    assert settled("Ah 2h", "Kd Qh", "5h 9h Jh 4c 4s", "1x", stake).lines[1] == (
        "blind",
        stake,
        "flush",
        stake * 3 // 2,
    )


def test_the_ante_pushes_if_the_dealer_does_not_qualify_whoever_is_better() -> None:
    assert settled("Ac Kd", DEALER, BOARD).lines == [
        ("ante", 20, "unqualified", 0),
        ("blind", 20, "unpaid", 0),
        ("play", 20, "win", 20),
    ]
    assert settled("Kc 4d", "As Jh", BOARD.replace("3d", "Td")).lines == [
        ("ante", 20, "unqualified", 0),
        ("blind", 20, "lose", -20),
        ("play", 20, "lose", -20),
    ]


def test_a_pair_on_the_board_qualifies_the_dealer() -> None:
    table = settled("Kc 8d", "As 4h", "2c 2d 7h 9s Jd")
    assert [outcome for _, _, outcome, _ in table.lines] == ["lose", "lose", "lose"]
    assert table.state.ending() == "dealer-qualified"


def test_a_straight_that_loses_is_not_paid() -> None:
    assert settled("6c 2d", "6h 7c", "3h 4s 5c Kd 9s").lines[1] == ("blind", 20, "lose", -20)


def test_equal_hands_push_everything_even_if_the_dealer_does_not_qualify() -> None:
    for cards, dealer, board in [("2h 3d", "4c 5h", "As Kd Qh Jc Td"), ("2h 3d", "2s 3c", "As Kd Qh Jc 9d")]:
        assert [line[2:] for line in settled(cards, dealer, board).lines] == [("push", 0)] * 3


def test_a_fold_loses_ante_and_blind_whatever_the_dealer_has() -> None:
    for dealer in (DEALER, "Qs Qh"):
        table = settled("Kc 4d", dealer, BOARD, "fold")
        assert table.lines == [("ante", 20, "fold", -20), ("blind", 20, "fold", -20)]
        assert table.state.ending() == "all-folded"


def test_a_royal_flush_is_told_from_other_straight_flushes() -> None:
    names = ["Th Jh Qh Kh Ah", "9h Th Jh Qh Kh", "Ah 2h 3h 4h 5h"]
    strengths = [five([CARDS.read(name) for name in hand.split()]) for hand in names]
    assert [paid_as(strength) for strength in strengths] == ["royal-flush", "straight-flush", "straight-flush"]


def test_seats_settle_alone() -> None:
    table = dealt_many(HANDS, DEALER, BOARD).play("play 4", "play 3", "check", "check", "fold")
    assert table.state.score() == (80, 60, -40)
    assert table.state.chips() == 3000


def test_the_most_that_can_be_won_and_lost_are_reached() -> None:
    most = settled("Ah Kh", "Qc 9d", "Qh Jh Th 2c 3s", "4x", 100).net
    least = settled("Ac Kd", DEALER, BOARD.replace("3d", "Jd"), "4x", 100).net
    assert (least, most) == UltimateHoldem.scores(NoOptions(), 1) == (-600, 50_500)


def test_every_bet_has_a_line_and_every_seat_a_sum_with_its_reason() -> None:
    table = dealt_many(HANDS[:2], DEALER, BOARD).play("play 4", "check", "check", "fold")
    lines = [(line.seat, line.bet.code, line.stake, line.outcome, line.net) for line in table.said(LineSettled)]
    assert lines == [
        (0, "bet-ante", 20, "unqualified", 0),
        (0, "bet-blind", 20, "unpaid", 0),
        (0, "bet-play", 80, "win", 80),
        (1, "bet-ante", 20, "fold", -20),
        (1, "bet-blind", 20, "fold", -20),
    ]
    assert [WORDS.caption(told) for told in table.said(SeatSettled)] == [
        "Seat 1 wins 80: ace high against the dealer’s queen high, which does not qualify.",
        "Seat 2 loses 40: folded.",
    ]


# What is seen


def test_cards_are_their_owner_s_until_settlement() -> None:
    table = dealt_many(HANDS[:2], DEALER, BOARD).play("check", "check")
    for viewer in (1, None):
        seen = view(table.state, viewer)
        assert (seen.places[0].hand, seen.dealer.down, seen.deck) == ((-1, -1), (-1, -1), ())
        assert table.text(seen.board) == "2c 5d 7h"
    table.play("play 2", "play 2")
    seen = view(table.state, None)
    assert [sorted(table.text(place.shown).split()) for place in seen.places] == [["Ac", "Kd"], ["7c", "7d"]]
    assert sorted(table.text(seen.dealer.up).split()) == ["Jh", "Qs"]


def test_folded_hands_are_never_shown() -> None:
    table = dealt_many(HANDS[:2], DEALER, BOARD).play("check", "play 4", "check", "fold")
    assert [event.seat for event in table.said(HandShown)] == [1]
    assert table.said(Folded)
    for viewer in (1, None):
        assert view(table.state, viewer).places[0].hand == (-1, -1)
        assert view(table.state, viewer).places[0].shown == ()


def test_the_dealer_s_cards_are_shown_even_if_all_folded() -> None:
    assert settled("Kc 4d", DEALER, BOARD, "fold").said(DealerShown)
