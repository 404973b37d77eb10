"""Casino War, rule by rule. The numbers in names and texts are those of its rule sheet."""

import pytest

from hapag.games.casino_war.rules import HEIGHTS, Burned, CasinoWar, DealerWarDealt, Surrender, Tied, WarDealt
from hapag.games.house.events import LineSettled, NothingDealt, SeatSettled
from hapag.games.words import Words
from hapag.kernel import Illegal, NoOptions, check, owing, view
from hapag.kernel.notation import read
from hapag.kernel.round import Committed
from tests.games.house.driver import Table

WORDS = Words(CasinoWar)
BURN = "2h 2s 3s"


def dealt(cards: str, seats: int = 1, stake: int = 20) -> Table[CasinoWar]:
    """Return a round of so many seats with a stake: a card each, the dealer's, then what follows."""
    return Table(CasinoWar, cards, seats).play(*[f"bet {stake}"] * seats)


def told(table: Table[CasinoWar]) -> list[str]:
    return [WORDS.caption(event) for event in table.events if not isinstance(event, Committed)]


def test_1_six_decks() -> None:
    (pack,) = CasinoWar.packs(NoOptions(), 2)
    names = [CasinoWar.names.show(piece) for piece in pack]  # type: ignore[arg-type]
    assert (len(names), {names.count(name) for name in names}) == (312, {6})


def test_1_aces_are_high_and_suits_do_not_matter() -> None:
    heights = {
        rank: {HEIGHTS[piece] for suit in "cdhs" for piece in CasinoWar.names.numbers[rank + suit]}
        for rank in "2345TJQKA"
    }
    assert all(len(found) == 1 for found in heights.values())
    assert sorted(heights, key=lambda rank: min(heights[rank])) == list("2345TJQKA")


def test_1_a_card_each_face_up_then_the_dealers() -> None:
    table = Table(CasinoWar, "9c Kd 9s", 3).play("bet 20", "sit-out", "bet 20")
    for viewer in (0, 1, 2, None):
        seen = view(table.state, viewer)
        assert [table.text(cards.first) for cards in seen.cards] == ["9c", "", "Kd"]
        assert table.text(seen.dealer.first) == "9s"


@pytest.mark.parametrize(("cards", "net"), [("Kc Qd", 40), ("Ac Kd", 40), ("2c 3d", -40), ("Tc Jd", -40)])
def test_2_higher_wins_and_lower_loses_as_much_as_was_bet(cards: str, net: int) -> None:
    table = dealt(cards, stake=40)
    assert (table.net, table.state.ending()) == (net, "no-tie")


def test_2_only_tied_seats_choose_and_the_others_are_settled_at_once() -> None:
    table = dealt("9c Kd 9h 9s", 3)
    assert table.state.asked == (0, 2)
    assert owing(table.state) == (0,)
    assert table.lines[1] == ("stake", 20, "win", 20)
    assert [event.seats for event in table.said(Tied)] == [(0, 2)]
    with pytest.raises(Illegal):
        check(table.state, 2, Surrender())


@pytest.mark.parametrize("stake", [20, 40, 100])
def test_2_surrender_loses_half(stake: int) -> None:
    assert dealt("9c 9d", stake=stake).play("surrender").net == -stake // 2


def test_2_war_adds_an_equal_stake() -> None:
    table = dealt("9c 9h 9d", 2, stake=100).play("war")
    assert table.lines == [("stake", 100, "", 0), ("war", 100, "", 0), ("stake", 100, "", 0)]
    assert table.state.purses == (800, 900)


def test_3_nothing_is_dealt_before_every_tied_seat_has_chosen() -> None:
    table = dealt(f"9c 9h 9d {BURN} Kc 5d", 2).play("war")
    assert not table.said(Burned)
    assert owing(table.state) == (1,)
    table.play("surrender")
    assert table.state.ending() == "war"


def test_3_one_burn_then_a_card_to_each_seat_at_war_then_the_dealers() -> None:
    table = dealt(f"9c Kd 9h 9s {BURN} Kc 5d 8s", 3).play("war", "war")
    assert table.text(table.state.burned) == BURN
    assert [(event.seat, table.text(event.card)) for event in table.said(WarDealt)] == [(0, "Kc"), (2, "5d")]
    assert [table.text(event.card) for event in table.said(DealerWarDealt)] == ["8s"]
    assert table.state.score() == (20, 20, -40)


def test_3_a_seat_that_surrendered_gets_no_second_card() -> None:
    table = dealt(f"9c 9h 9s {BURN} Kc 8s", 2).play("surrender", "war")
    assert [table.text(cards.war) for cards in table.state.cards] == ["", "Kc"]
    assert table.state.score() == (-10, 20)


def test_3_without_anybody_at_war_nothing_is_burned_or_dealt() -> None:
    table = dealt("9c 9h 9s", 2).play("surrender", "surrender")
    assert table.state.ending() == "no-war"
    assert len(table.state.deck) == 309
    assert not table.said(Burned)


def test_3_burned_cards_are_never_shown() -> None:
    table = dealt(f"9c 9d {BURN} Kc 2d").play("war")
    for viewer in (0, None):
        assert all(piece < 0 for piece in view(table.state, viewer).burned)
        assert all(piece < 0 for event in table.said(Burned) for piece in view(event, viewer).cards)


@pytest.mark.parametrize(
    ("war", "lines"),
    [
        ("Kc 2d", [("stake", 40, "push", 0), ("war", 40, "win", 40)]),
        ("2c Kd", [("stake", 40, "lose", -40), ("war", 40, "lose", -40)]),
        ("2c 2d", [("stake", 40, "push", 0), ("war", 40, "tie", 80)]),
        ("9h 9s", [("stake", 40, "push", 0), ("war", 40, "tie", 80)]),
    ],
)
def test_4_what_a_war_pays(war: str, lines: list[tuple[str, int, str, int]]) -> None:
    table = dealt(f"9c 9d {BURN} {war}", stake=40).play("war")
    assert table.lines == lines
    assert table.net == sum(line[3] for line in lines) == -table.state.house
    assert [(event.stake, event.outcome, event.net) for event in table.said(LineSettled)] == [
        line[1:] for line in lines
    ]


def test_4_there_is_never_a_second_war() -> None:
    table = dealt(f"9c 9d {BURN} 2c 2d").play("war")
    assert (owing(table.state), table.state.ending()) == ((), "war")


def test_5_who_does_not_choose_in_time_surrenders() -> None:
    assert dealt("9c 9d").state.fallback(0) == Surrender()


def test_who_has_not_bet_in_time_sits_out_and_without_bets_nothing_is_dealt() -> None:
    table = Table(CasinoWar, "9c 9d")
    assert table.state.fallback(0) == read("sit-out", CasinoWar)
    table.play("sit-out")
    assert table.state.ending() == "all-sat-out"
    assert table.said(NothingDealt)
    assert len(table.state.deck) == 312


def test_everything_is_told_in_its_order() -> None:
    table = dealt(f"9c Kd 9h 9s {BURN} 5d 8s", 3).play("surrender", "war")
    assert told(table)[3:] == [
        "Seat 1 gets 9♣.",
        "Seat 2 gets K♦.",
        "Seat 3 gets 9♥.",
        "The dealer gets 9♠.",
        "Seat 1 and Seat 3 tie with the dealer: surrender, or go to war?",
        "Seat 1 surrenders, and 10 is gone.",
        "Seat 3 goes to war with another 20.",
        "Three cards are burned.",
        "Seat 3 gets 5♦ for the war.",
        "The dealer gets 8♠ for the war.",
        "Seat 1, Bet: net -10.",
        "Seat 1 loses 10: nine each, and surrendered.",
        "Seat 2, Bet: net 20.",
        "Seat 2 wins 20: king beats nine.",
        "Seat 3, Bet: net -20.",
        "Seat 3, War: net -20.",
        "Seat 3 loses 40: the war is lost, five against eight.",
    ]


@pytest.mark.parametrize(
    ("war", "why"),
    [
        ("Kc 2d", "Seat 1 wins 20: the war is won, king against deuce."),
        ("Kc Kd", "Seat 1 wins 40: king each in the war too, which pays 2 to 1."),
    ],
)
def test_a_war_is_explained(war: str, why: str) -> None:
    table = dealt(f"9c 9d {BURN} {war}").play("war")
    assert [WORDS.caption(event) for event in table.said(SeatSettled)] == [why]
