"""What Omaha's own rules say; the betting, which it shares with Hold'em, is held by the tests of the family."""

from __future__ import annotations

import pytest

from hapag.games.betting.table import Shared, Won
from hapag.games.omaha.rules import Omaha
from hapag.kernel import view
from tests.games.betting.driver import Hand

DRY = "3c 8d 9h Js 4s"


@pytest.mark.parametrize("seats", range(2, 11))
def test_everyone_has_four_private_cards(seats: int) -> None:
    hand = Hand("ABCDEFGHIJ"[:seats], "A", game=Omaha)
    assert all(len(player.hand) == 4 for player in hand.state.players)
    assert len(hand.state.stock) == 52 - 5 - 4 * seats


def test_exactly_two_private_cards_count() -> None:
    hand = Hand("AB", "A", hands={"A": "Ah Qs Jd 8c", "B": "9d 9c 2s 3d"}, board="2h 5h 9h Kh 4c", game=Omaha)
    (result,) = hand.do("A call").check_down().results()
    assert isinstance(result, Won)
    assert (result.seat, result.hand.code) == (1, "hand-trips")


def test_there_is_no_pot_cap() -> None:
    assert Hand("AB", "A", game=Omaha).bounds() == (40, 1000)


def test_a_showdown_hand_shows_all_four_cards_and_a_folded_one_none() -> None:
    hands = {"A": "As Ad 2h 7s", "B": "Kh Kd 2c 7c", "C": "Qs Qd 2s 7d"}
    hand = Hand("ABC", "A", hands=hands, board=DRY, game=Omaha).do("A call", "B call", "C check")
    hand.do("B check", "C check", "A bet 20", "B call", "C fold").check_down()
    assert {who: len(text.split()) for who, text in hand.shown().items()} == {"A": 4, "B": 4}
    assert all(piece < 0 for piece in view(hand.state, None).players[2].hand)


def test_the_winners_five_are_two_of_his_and_three_of_the_board() -> None:
    hands = {"A": "As Ad 2h 7s", "B": "Kh Kd 2c 7c"}
    hand = Hand("AB", "A", hands=hands, board="3c 3d 9h Ac 4s", game=Omaha).do("A call").check_down()
    winner, loser = hand.state.players
    assert set(winner.best.split()) == {"As", "Ad", "Ac", "3c", "3d"}
    assert loser.best == ""


def test_a_royal_flush_on_the_board_is_not_played() -> None:
    hands = {"A": "2c 3d 4h 5c", "B": "2d 3c 4c 5d"}
    hand = Hand("AB", "A", hands=hands, board="Ts Js Qs Ks As", game=Omaha).do("A call").check_down()
    (result,) = hand.results()
    assert isinstance(result, Shared)
    assert result.hand.code == "hand-high-card"
    assert all(len(set(player.best.split()) & {"Ts", "Js", "Qs", "Ks", "As"}) == 3 for player in hand.state.players)
