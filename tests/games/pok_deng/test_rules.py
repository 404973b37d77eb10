"""The rules of Pok Deng, each test named after the rule it holds."""

from collections import Counter
from itertools import combinations

import pytest

from hapag.games.house.events import HandShown, LineSettled, NothingDealt, SeatSettled
from hapag.games.house.table import STAKES
from hapag.games.pok_deng.hands import KINDS, worth
from hapag.games.pok_deng.rules import DealerDrew, Draw, Drew, PokCalled, PokDeng
from hapag.games.words import Words
from hapag.kernel import Illegal, NoOptions, is_over, owing, play, view
from tests.games.house.driver import Table
from tests.games.pok_deng.driver import dealt, dealt_many

WORDS = Words(PokDeng)

# What hands are


def test_all_hands_fall_into_the_kinds_that_counting_says() -> None:
    """Three in a row: eleven sequences of 64 hands, four of them suited; of the mixed ones J-Q-K goes to Sam Lueang."""
    two = Counter(KINDS[worth(hand).kind] for hand in combinations(range(52), 2))
    three = Counter(KINDS[worth(hand).kind] for hand in combinations(range(52), 3))
    poks = 6 + 16 * (4 + 3) + 6 + 16 * (4 + 4)
    assert two == {"pok": poks, "normal": 1326 - poks}
    assert three == {
        "tong": 13 * 4,
        "straight-flush": 11 * 4,
        "straight": 10 * 60,
        "sam-lueang": 220 - 3 * 4 - 4,
        "normal": 22100 - 52 - 44 - 600 - 204,
    }


def test_deng_of_two_is_two_for_one_rank_or_one_suit() -> None:
    dengs = Counter(worth(hand).deng for hand in combinations(range(52), 2))
    assert dengs == {2: 13 * 6 + 4 * 78, 1: 1326 - 78 - 312}


# Pok


@pytest.mark.parametrize(
    ("hands", "dealer", "seats", "dealer_has"),
    [
        (["9c Kd", "2c 2d"], "3c 4d", (0,), False),
        (["3c 4d", "6h 3h", "4c 4h"], "2c 2d", (1, 2), False),
        (["3c 4d", "2c 2d"], "9c Kd", (), True),
        (["9c Kd", "2c 2d"], "9h Ks", (0,), True),
    ],
)
def test_a_pok_anywhere_ends_the_round_before_anybody_draws(
    hands: list[str], dealer: str, seats: tuple[int, ...], dealer_has: bool
) -> None:
    table = dealt_many(hands, dealer)
    assert is_over(table.state)
    assert table.state.ending() == "pok"
    assert table.said(PokCalled) == [PokCalled(seats, dealer_has)]
    assert all(len(place.shown) == 2 for place in table.state.places)
    assert len(table.state.dealer.up) == 2


def test_a_pok_beats_more_points_and_more_deng() -> None:
    assert dealt("9c Kd", "3h 4h").net == 20
    assert dealt("8c Kd", "9h Ks").net == -20


def test_a_pok_is_told_in_words() -> None:
    (both,) = dealt_many(["9c Kd", "2c 2d"], "9h Ks").said(PokCalled)
    (dealer,) = dealt("2c 2d", "9h Ks").said(PokCalled)
    (seats,) = dealt_many(["9c Kd", "6h 3h"], "2c 2d").said(PokCalled)
    assert [WORDS.caption(event) for event in (both, dealer, seats)] == [
        "The dealer has a Pok, and so has Seat 1! Nobody draws.",
        "The dealer has a Pok! Nobody draws.",
        "Seat 1 and Seat 2 have a Pok! Nobody draws.",
    ]


# Drawing


def test_seats_draw_or_stand_in_order_one_card_at_most() -> None:
    table = dealt_many(["2c 3c", "4c 2d", "5c Kd"], "2h 3h", "7d 8d")
    for seat, move in enumerate(["draw", "stand", "draw"]):
        assert owing(table.state) == (seat,)
        table.play(move)
    assert [len(place.shown) for place in table.state.places] == [3, 2, 3]
    assert [table.text(place.shown).split()[-1] for place in table.state.places] == ["7d", "4c", "8d"]
    with pytest.raises(Illegal, match="round-over"):
        play(table.state, 0, Draw())


@pytest.mark.parametrize(
    ("dealer", "draws"), [("2c 2d", True), ("Kc Kd", True), ("4c Kd", True), ("5c Kd", False), ("3c 4d", False)]
)
def test_the_dealer_draws_on_four_and_less_whatever_the_cards_are(dealer: str, draws: bool) -> None:
    table = dealt("2h 4s", dealer, "8h").play("stand")
    assert bool(table.said(DealerDrew)) == draws
    assert len(table.state.dealer.up) == (3 if draws else 2)
    assert table.state.ending() == ("dealer-drew" if draws else "dealer-stood")


def test_time_without_a_decision_stands() -> None:
    assert type(dealt("2c 3d", "Kc 6d").state.fallback(0)).__name__ == "Stand"


# Settlement


@pytest.mark.parametrize(
    ("cards", "drawn", "dealer", "factor"),
    [
        ("3c 4d", "", "5c Ad", 1),
        ("3h 4h", "", "5c Ad", 2),
        ("2h Kh", "4h", "5c Kd", 3),
        ("Jc Qd", "Jh", "6c Ad", 3),
        ("Tc Jd", "Qh", "6c Ad", 3),
        ("2c 2d", "2h", "6c Ad", 5),
        ("2h 3h", "4h", "6c Ad", 5),
    ],
)
def test_a_win_pays_the_stake_times_the_seat_s_own_deng(cards: str, drawn: str, dealer: str, factor: int) -> None:
    for stake in STAKES:
        table = dealt(cards, dealer, drawn, stake).play("draw" if drawn else "stand")
        assert table.lines == [("stake", stake, f"win-{factor}", factor * stake)]


@pytest.mark.parametrize(
    ("dealer", "drawn", "factor"),
    [
        ("6c Ad", "", 1),
        ("6h Ah", "", 2),
        ("2h Ah", "5h", 3),
        ("Jc Qd", "Jh", 3),
        ("2c 2d", "2h", 5),
        ("Ah 3h", "2h", 5),
    ],
)
def test_a_loss_costs_the_stake_times_the_dealer_s_deng(dealer: str, drawn: str, factor: int) -> None:
    for stake in STAKES:
        table = dealt("2s 4s", dealer, drawn, stake).play("stand")
        assert table.lines == [("stake", stake, f"lose-{factor}", -factor * stake)]


def test_the_loser_s_deng_does_not_count() -> None:
    assert dealt("Kc Kd", "6c Ad").play("stand").net == -20
    assert dealt("6c Ad", "2h 4h", "Kc").play("stand").net == 20


def test_equal_kind_score_and_deng_push_whatever_the_ranks() -> None:
    for cards, drawn, dealer in [("Kc Kd", "Kh", "Qc Qd Qh"), ("2c 5d", "Kh", "3d 4s")]:
        first, second, *third = dealer.split()
        table = dealt(cards, f"{first} {second}", " ".join([drawn, *third])).play("draw")
        assert table.lines == [("stake", 20, "push", 0)]


def test_the_full_deng_is_paid_when_the_deng_decides() -> None:
    table = dealt("6h 3h", "9c Kd")
    assert table.net == 40
    (told,) = table.said(SeatSettled)
    assert WORDS.caption(told) == ("Seat 1 wins 40: Pok 9 with 2 deng against the dealer’s Pok 9, so the deng decides.")


def test_five_times_the_highest_stake_is_the_most_and_is_covered() -> None:
    lost = dealt("2s 4s", "2c 2d", "2h", 100).play("stand")
    won = dealt("2c 2d", "6c Ad", "2h", 100).play("draw")
    assert (lost.net, won.net) == (-500, 500) == PokDeng.scores(NoOptions(), 1)
    assert lost.state.purses == (500,)
    assert lost.state.chips() == 1000


def test_seats_settle_alone() -> None:
    table = dealt_many(["6h Ah", "2c 3c", "6d Ac"], "6c As").play("stand", "stand", "stand")
    assert table.state.score() == (40, -20, 0)
    assert [(line.seat, line.outcome, line.net) for line in table.said(LineSettled)] == [
        (0, "win-2", 40),
        (1, "lose-1", -20),
        (2, "push", 0),
    ]


def test_nothing_is_dealt_when_all_sit_out() -> None:
    table = Table(PokDeng, "", seats=2).play("sit-out", "sit-out")
    assert (table.state.ending(), table.state.score(), len(table.state.deck)) == ("all-sat-out", (0, 0), 52)
    assert table.said(NothingDealt)


def test_a_seat_that_sits_out_has_no_cards_and_no_pok() -> None:
    table = Table(PokDeng, "2c 3d Kc 6d", seats=2).play("sit-out", "bet 20")
    assert owing(table.state) == (1,)
    assert [len(place.hand) for place in table.state.places] == [0, 2]


# What is seen


def test_cards_also_drawn_ones_are_their_owner_s_until_settlement() -> None:
    table = dealt_many(["2c 3c", "4c 2d"], "2h 3h", "7d").play("draw")
    (drew,) = table.said(Drew)
    assert table.text(view(drew, 0).cards) == "7d"
    for viewer in (1, None):
        assert view(drew, viewer).cards == (-1,)
        assert view(table.state, viewer).places[0].hand == (-1,) * 3
        assert view(table.state, viewer).dealer.down == (-1,) * 2
    table.play("stand")
    seen = view(table.state, None)
    assert [table.text(place.shown) for place in seen.places] == ["2c 3c 7d", "2d 4c"]
    assert [WORDS.text(event.hand) for event in table.said(HandShown)] == ["2 points", "6 points"]


def test_hidden_hands_that_would_have_ended_the_round_are_not_plausible() -> None:
    state = dealt_many(["2c 3c", "4c 2d"], "2h 3h", "7d").play("draw").state
    assert state.plausible()
    for hand in ("9c Kd", "4c 4d"):
        state.dealer.down = tuple([PokDeng.names.read(name) for name in hand.split()])
        assert not state.plausible()


def test_three_cards_that_make_nine_are_plausible() -> None:
    state = dealt_many(["2c 3c", "4c 2d"], "2h 3h", "4d").play("draw").state
    assert state.plausible()
