"""The rules of Spanish 21 that Blackjack has not, each test named after the rule it holds."""

import pytest

from hapag.games.house.pays import Odds
from hapag.games.house.table import STAKES
from hapag.games.spanish_21.events import Kept, Rescued
from hapag.games.spanish_21.rules import Spanish21
from hapag.games.twentyone.events import DealerDrew, NaturalPaid, Settled
from hapag.games.words import Words
from hapag.kernel import NoOptions, is_over, owing
from tests.games.spanish_21.driver import dealt, dealt_many

# The shoe


def test_the_shoe_is_six_decks_without_tens() -> None:
    (pack,) = Spanish21.packs(NoOptions(), 4)
    names = [Spanish21.names.show(card) for card in pack]  # type: ignore[arg-type]
    assert (len(pack), len(set(pack)), len(set(names))) == (288, 288, 48)
    assert not [name for name in names if name[0] == "T"]
    assert names.count("Jh") == 6


# Naturals


@pytest.mark.parametrize("dealer", ["9c 7d", "Ac Kh", "Kh Ac"])
@pytest.mark.parametrize(("stake", "net"), [(20, 30), (40, 60), (100, 150)])
def test_a_natural_is_always_paid_three_to_two(dealer: str, stake: int, net: int) -> None:
    table = dealt("As Kd", dealer, "9h 9d", stake)
    assert (table.net, table.outcomes) == (net, ["natural"])


def test_a_dealer_natural_takes_one_stake_of_every_other_hand_before_play() -> None:
    table = dealt_many(["9c 9d", "As Qs", "6c 5c"], "Ac Jh")
    assert is_over(table.state)
    assert (table.state.score(), table.state.ending()) == ((-20, 30, -20), "dealer-natural")
    assert not table.said(NaturalPaid)


# Any other 21


@pytest.mark.parametrize(
    ("cards", "then", "moves"),
    [
        ("Kc 6d", "5h", ("hit",)),
        ("6c 5d", "Kh", ("double", "keep")),
        ("Kc 6d", "2h 3h", ("hit", "hit")),
    ],
)
def test_a_twenty_one_beats_a_dealer_twenty_one(cards: str, then: str, moves: tuple[str, ...]) -> None:
    table = dealt(cards, "6h 5s", f"{then} Kh").play(*moves)
    assert table.state.dealer.total == 21
    assert table.net == (40 if "double" in moves else 20)
    assert table.outcomes == ["twenty-one"]


def test_an_ace_and_a_picture_after_a_split_are_an_ordinary_twenty_one() -> None:
    table = dealt("Ac Ad", "6h 5s", "Kh 9h Ks").play("split", "stand")
    assert table.outcomes == ["twenty-one", "lose"]
    assert table.net == 0


def test_below_twenty_one_equal_totals_push() -> None:
    assert dealt("Kc 9d", "Kh 9s").play("stand").outcomes == ["push"]


@pytest.mark.parametrize(
    ("cards", "then", "outcome", "net"),
    [
        ("2c 3d", "4h 5s 7d", "five-cards", 30),
        ("2c 3d", "4h 5s 2d 5c", "six-cards", 40),
        ("2c 3d", "2h 3s 2d 4c 5c", "seven-cards", 60),
        ("Ac 2d", "Ah 2h As 2s Kc 2c", "seven-cards", 60),
        ("6c 7d", "8h", "mixed", 30),
        ("8h 6h", "7h", "suited", 40),
        ("7s 8s", "6s", "spades", 60),
        ("7c 7d", "7h", "mixed", 30),
        ("7d 7d", "7d", "suited", 40),
        ("7s 7s", "7s", "spades", 60),
        ("7s 4s", "Ks", "twenty-one", 20),
        ("6c 6d", "9h", "twenty-one", 20),
        ("5s 6s", "2s 8s", "twenty-one", 20),
    ],
)
def test_bonuses_go_by_the_number_of_cards_or_the_suits_of_678_and_777(
    cards: str, then: str, outcome: str, net: int
) -> None:
    table = dealt(cards, "Kc 9d", then).play(*["hit"] * len(then.split()))
    assert (table.outcomes, table.net) == ([outcome], net)


@pytest.mark.parametrize("cards", ["6s 7s", "7s 7s"])
def test_a_doubled_hand_has_no_bonus(cards: str) -> None:
    table = dealt(cards, "Kc 9d", "8s" if "6s" in cards else "7s").play("double", "keep")
    assert (table.outcomes, table.net) == (["twenty-one"], 40)


def test_a_split_hand_may_earn_a_bonus() -> None:
    table = dealt("7c 7d", "Kc 9d", "7h 8s 7s 6d").play("split", "hit", "hit")
    assert (table.outcomes, table.net) == (["mixed", "mixed"], 60)


def test_nothing_is_paid_extra_for_the_dealers_open_card() -> None:
    assert dealt("7s 7s", "7c 9d", "7s 5h").play("hit").net == 60


# Split


def test_aces_are_split_up_to_four_hands_and_each_is_played_on() -> None:
    table = dealt("Ac Ad", "6c 9d", "Ah As 2c 3d 4h 5s").play("split", "split")
    assert table.open == {"hit", "stand", "double"}
    table.play("stand", "stand", "split")
    assert table.cards == ["Ac 2c", "Ah 3d", "Ad 4h", "As 5s"]
    assert table.open == {"hit", "stand", "double"}


def test_a_fifth_hand_is_refused() -> None:
    table = dealt("Ac Ad", "6c 9d", "Ah As Ac Ad Ah As").play("split", "split", "split")
    assert len(table.state.wagers) == 4
    assert table.barred("split") == "refusal-split-four-hands"


# Double, keep, rescue


@pytest.mark.parametrize("hits", [0, 1, 2, 3])
def test_a_double_comes_on_any_number_of_cards(hits: int) -> None:
    table = dealt("2c 2d", "6c 9d", "2h 2s 2c 2d").play(*["hit"] * hits)
    assert table.barred("double") is None
    table.play("double")
    assert (table.state.wagers[0].stake, len(table.state.wagers[0].cards)) == (40, 3 + hits)


def test_after_a_double_one_only_keeps_or_rescues() -> None:
    table = dealt("6c 5d", "Kc 9d", "2h").play("double")
    assert table.open == {"keep", "rescue"}


def test_a_kept_double_plays_on_with_its_doubled_stake() -> None:
    table = dealt("6c 5d", "Kc 9d", "9h").play("double", "keep")
    assert (table.net, table.outcomes) == (40, ["win"])
    assert table.said(Kept) == [Kept(0, 0, 20)]


@pytest.mark.parametrize("stake", STAKES)
def test_a_rescued_double_loses_the_first_stake_and_gets_the_second_back(stake: int) -> None:
    table = dealt("6c 5d", "Kc 9d", "2h", stake).play("double", "rescue")
    assert (table.net, table.outcomes, table.state.ending()) == (-stake, ["rescue"], "nobody-live")
    assert table.said(Rescued) == [Rescued(0, 0, stake)]
    assert table.state.chips() == 1000


def test_a_rescue_is_offered_at_twenty_one_too() -> None:
    table = dealt("6c 5d", "Kc 9d", "Kh").play("double")
    assert table.open == {"keep", "rescue"}
    assert table.play("rescue").net == -20


def test_a_busted_double_loses_both_stakes_at_once() -> None:
    table = dealt("Kc 6d", "Kh 9d", "Qh").play("double")
    assert is_over(table.state)
    assert table.net == -40


def test_a_split_hand_may_be_doubled_and_rescued_by_itself() -> None:
    table = dealt("8c 8d", "Kc 9d", "3h Kh 2h").play("split", "double", "rescue", "stand")
    assert [(hand.outcome, hand.net) for hand in table.state.wagers] == [("rescue", -20), ("lose", -20)]


# Surrender


def test_a_surrender_comes_on_the_original_two_cards_alone() -> None:
    assert dealt("Kc 7d", "Ac 9d").play("surrender").net == -10
    assert dealt("8c 8d", "6c 9d", "2h 3h").play("split").barred("surrender") == "refusal-surrender-comes-first"
    assert dealt("Kc 2d", "6c 9d", "2h").play("hit").barred("surrender") == "refusal-surrender-comes-first"


# The dealer


def test_the_dealer_plays_out_for_a_twenty_one_that_has_already_won() -> None:
    table = dealt("Kc 6d", "6h 5s", "5h 2c 9d").play("hit")
    assert table.said(DealerDrew)
    assert table.state.ending() == "dealer-bust"


def test_the_dealer_draws_nothing_when_every_hand_is_over_rescued_or_paid() -> None:
    table = dealt_many(["As Kd", "6c 5d", "Kc 6d"], "6h 5s", "2h Kh").play("double", "rescue", "hit")
    assert table.dealer == "6h 5s"
    assert (table.state.ending(), table.state.score()) == ("nobody-live", (30, -20, -20))


# Time, chips, words


def test_time_stands_and_keeps() -> None:
    table = dealt("6c 5d", "Kc 9d", "2h")
    assert type(table.state.fallback(0)).__name__ == "Stand"
    assert type(table.play("double").state.fallback(0)).__name__ == "Keep"


def test_four_hands_that_win_three_to_one_are_the_highest_score() -> None:
    table = dealt("7s 7s", "Kc 9d", "7s 7s 8s 8s 6s 6s 8s 8s 6s 6s", 100)
    table.play("split", "split", "hit", "hit", "split", "hit", "hit")
    assert table.outcomes == ["spades"] * 4
    assert table.net == 1200 == Spanish21.scores(NoOptions(), 1)[1]


@pytest.mark.parametrize("stake", STAKES)
def test_every_way_to_pay_is_whole_and_within_the_scores(stake: int) -> None:
    low, high = Spanish21.scores(NoOptions(), 1)
    for odds in Spanish21.pays["hand"].values():
        assert isinstance(odds, Odds)
        assert low <= odds.on(stake) * 4 <= high


@pytest.mark.parametrize(
    ("cards", "then", "moves", "said"),
    [
        ("7s 7s", "7s", ("hit",), "Seat 1 wins 60: 6-7-8 or 7-7-7 in spades pays 3 to 1."),
        ("6c 5d", "2h", ("double", "rescue"), "Seat 1 loses half of 40: rescued after the double."),
        ("6c 5d", "Kh", ("double", "keep"), "Seat 1 wins 40: 21 beats whatever the dealer has."),
    ],
)
def test_a_result_names_the_rule(cards: str, then: str, moves: tuple[str, ...], said: str) -> None:
    table = dealt(cards, "Kc 9d", then).play(*moves)
    assert not owing(table.state)
    assert [Words(Spanish21).caption(line) for line in table.said(Settled)] == [said]
