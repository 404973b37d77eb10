"""Baccarat, rule by rule. The numbers in names and texts are those of its rule sheet."""

from itertools import product

import msgspec
import pytest

from hapag.games.baccarat.rules import (
    VALUES,
    Baccarat,
    Drew,
    Natural,
    SideDealt,
    SideWon,
    Stood,
    Tied,
    banker_draws,
    player_draws,
)
from hapag.games.house.events import LineSettled, NothingDealt, SatOut, SeatSettled
from hapag.games.house.table import STAKES
from hapag.games.words import Words
from hapag.kernel import Illegal, NoOptions, check, view
from hapag.kernel.notation import read
from hapag.kernel.round import Committed
from tests.games.house.driver import Table

WORDS = Words(Baccarat)
BANKER_TABLE = {
    0: "DDDDDDDDDD",
    1: "DDDDDDDDDD",
    2: "DDDDDDDDDD",
    3: "DDDDDDDDSD",
    4: "SSDDDDDDSS",
    5: "SSSSDDDDSS",
    6: "SSSSSSDDSS",
    7: "SSSSSSSSSS",
}
"""Draw or stand, by Banker's total and the value of Player's third card, as casinos print it."""


def dealt(cards: str, *bets: str) -> Table[Baccarat]:
    """Return a round that these bets were placed on, one a seat: Player's two cards, Banker's two, then thirds."""
    return Table(Baccarat, cards, len(bets)).play(*bets)


def told(table: Table[Baccarat]) -> list[str]:
    return [WORDS.caption(event) for event in table.events if not isinstance(event, Committed)]


def test_1_six_decks() -> None:
    (pack,) = Baccarat.packs(NoOptions(), 2)
    names = [Baccarat.names.show(piece) for piece in pack]  # type: ignore[arg-type]
    assert len(names) == 312
    assert {names.count(name) for name in names} == {6}


def test_1_a_bet_is_on_player_banker_or_tie_with_one_of_three_stakes() -> None:
    state = Table(Baccarat, "", 1).state
    offers = {offer.verb.__struct_config__.tag: offer for offer in state.offers(0)}
    assert set(offers) == {"bet", "sit-out"}
    moves = {(move.side, move.stake) for move in offers["bet"].all()}
    assert moves == set(product(("player", "banker", "tie"), STAKES))
    for wrong in ("bet pair 20", "bet banker 30"):
        with pytest.raises(Illegal):
            check(state, 0, read(wrong, Baccarat))


def test_1_a_bet_is_hidden_from_everybody_else_until_the_cards_are_played() -> None:
    """Nothing that others are sent before the last bet, and nothing said before settlement, tells one bet from another."""
    one, other = (Table(Baccarat, "9c 9d Kc 2d", 2).play(bet) for bet in ("bet tie 100", "sit-out"))
    for viewer in (1, None):
        seen = [
            msgspec.json.encode((view(each.state, viewer), [view(event, viewer) for event in each.events]))
            for each in (one, other)
        ]
        assert seen[0] == seen[1]
    for table in (one, other):
        table.play("bet player 20")
    before = [told(table)[: told(table).index("Player wins, 8 to 2.")] for table in (one, other)]
    assert before[0] == before[1]
    assert before[0][1:3] == ["Player gets 9♣ 9♦: 8.", "Banker gets K♣ 2♦: 2."]


@pytest.mark.parametrize(
    ("card", "value"),
    [("Ac", 1), ("2d", 2), ("9h", 9), ("Ts", 0), ("Jc", 0), ("Qd", 0), ("Kh", 0)],
)
def test_2_aces_count_one_and_tens_and_pictures_nothing(card: str, value: int) -> None:
    assert {VALUES[piece] for piece in Baccarat.names.numbers[card]} == {value}


def test_2_only_the_last_digit_counts() -> None:
    state = dealt("9c 9d Kc 2d", "bet tie 20").state
    assert (state.player.total, state.banker.total) == (8, 2)


@pytest.mark.parametrize(
    ("cards", "naturals"),
    [("9c 9d Kc 2d", ["Player"]), ("2c 3d 4c 5d", ["Banker"]), ("Kc 9d 4c 4d", ["Player", "Banker"])],
)
def test_3_a_natural_on_either_side_stops_both(cards: str, naturals: list[str]) -> None:
    table = dealt(f"{cards} 5h 6s", "bet tie 20")
    assert [WORDS.text(event.side) for event in table.said(Natural)] == naturals
    assert not table.said(Drew)
    assert not table.said(Stood)
    assert len(table.state.player.cards + table.state.banker.cards) == 4


def test_3_a_natural_is_of_two_cards_only() -> None:
    table = dealt("2c 3d Kc 2h 4h 6s", "bet tie 20")
    assert (table.state.player.total, table.state.banker.total) == (9, 8)
    assert not table.said(Natural)


def test_4_player_draws_to_five_and_stands_on_six_and_seven() -> None:
    assert [total for total in range(8) if player_draws(total)] == [0, 1, 2, 3, 4, 5]


def test_5_banker_does_as_player_would_if_player_stood() -> None:
    assert [total for total in range(8) if banker_draws(total, None)] == [0, 1, 2, 3, 4, 5]


@pytest.mark.parametrize(("of_two", "row"), BANKER_TABLE.items())
def test_5_banker_draws_by_players_third_card(of_two: int, row: str) -> None:
    assert "".join("SD"[banker_draws(of_two, third)] for third in range(10)) == row


def test_5_the_third_card_that_counts_is_the_card_not_the_total() -> None:
    """Player comes to 8 with a three: Banker's 5 looks at the three."""
    assert dealt("2c 3d Kc 5h 3h 5s", "bet tie 20").state.ending() == "player"


@pytest.mark.parametrize(
    ("cards", "bets", "nets"),
    [
        ("9c 9d Kc 2d", ("player 20", "player 100", "banker 40", "tie 100"), (20, 100, -40, -100)),
        ("Kc 5d 9c Kd", ("banker 20", "banker 40", "banker 100", "player 40"), (19, 38, 95, -40)),
        ("Kc 6d Qc 6h", ("player 20", "banker 100", "tie 20", "tie 100"), (0, 0, 160, 800)),
    ],
)
def test_6_what_each_bet_pays(cards: str, bets: tuple[str, ...], nets: tuple[int, ...]) -> None:
    table = dealt(cards, *[f"bet {bet}" for bet in bets])
    assert table.state.score() == nets
    assert tuple(event.net for event in table.said(LineSettled)) == nets
    assert table.state.house == -sum(nets)


def test_7_whoever_has_not_bet_in_time_sits_out() -> None:
    table = Table(Baccarat, "9c 9d Kc 2d", 2)
    assert table.state.fallback(0) == read("sit-out", Baccarat)
    table.play("sit-out", "bet player 20")
    assert table.state.score() == (0, 20)
    assert [event.seat for event in table.said(SatOut)] == [0]


def test_7_if_nobody_bets_nothing_is_dealt() -> None:
    table = Table(Baccarat, "9c 9d Kc 2d", 2).play("sit-out", "sit-out")
    assert table.state.ending() == "all-sat-out"
    assert len(table.state.deck) == 312
    assert table.said(NothingDealt)
    assert not table.said(SideDealt)


def test_the_cards_are_told_one_after_the_other_and_then_every_bet() -> None:
    assert told(dealt("2c 3d Kc 3h 9h 4s", "bet banker 20", "sit-out", "bet tie 40")) == [
        "Place your bets: Player, Banker or a tie.",
        "Player gets 2♣ 3♦: 5.",
        "Banker gets K♣ 3♥: 3.",
        "Player draws 9♥: 4.",
        "Banker draws 4♠: 7.",
        "Banker wins, 7 to 4.",
        "Seat 2 sits this round out.",
        "Seat 1, Banker: net 19.",
        "Seat 1 wins 19: the bet was on Banker.",
        "Seat 3, Tie: net -40.",
        "Seat 3 loses 40: the bet was on Tie.",
    ]


def test_a_tie_and_standing_are_told_too() -> None:
    table = dealt("Kc 6d Qc 6h", "bet player 20")
    assert [WORDS.caption(event) for kind in (Stood, Tied, SeatSettled) for event in table.said(kind)] == [
        "Player stands on 6.",
        "Banker stands on 6.",
        "A tie: 6 on both sides.",
        "Seat 1 comes out even: a tie gives a bet on Player back.",
    ]
    assert not table.said(SideWon)
