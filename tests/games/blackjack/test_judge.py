"""The referee settles as the rules do, and says why."""

import pytest

from hapag.games.blackjack.judge import Held, settled
from hapag.games.blackjack.rules import Blackjack
from hapag.games.words import Words
from hapag.kernel.records import completed
from hapag.pieces import Pieces
from tests.games.blackjack.driver import PACK


def pile(text: str) -> Pieces:
    return completed(text.split(), PACK, Blackjack.names)[: len(text.split())]


@pytest.mark.parametrize(
    ("held", "dealer", "net", "why"),
    [
        (Held(pile("As Kd")), "9c 7d", 30, "blackjack pays 3 to 2"),
        (Held(pile("As Kd")), "Ac Kh", 0, "blackjack on both sides"),
        (Held(pile("Tc 9d")), "Ac Kh", -20, "the dealer has blackjack"),
        (Held(pile("7c 7d 7h")), "Ac Kh", -20, "the dealer has blackjack"),
        (Held(pile("As Kd"), split=True), "5c 6d Th", 0, "21 each"),
        (Held(pile("6c 5d Th"), stake=200), "Tc 7d", 200, "21 beats the dealer’s 17"),
        (Held(pile("Tc 6d"), stake=100, surrendered=True), "Th 9s", -50, "given up before the first card"),
        (Held(pile("Tc 6d Kd")), "6c Td Kh", -20, "26 is over 21"),
        (Held(pile("Tc 2d")), "6c Td Kh", 20, "12 stands, and the dealer is over with 26"),
        (Held(pile("Tc 8d")), "Th 9s", -20, "18 against the dealer’s 19"),
    ],
)
def test_a_hand_is_judged_with_the_rule_that_settles_it(held: Held, dealer: str, net: int, why: str) -> None:
    (line,) = settled([held], pile(dealer))
    assert (line.net, Words(Blackjack).text(line.why)) == (net, why)


def test_hands_are_judged_seat_by_seat_and_hand_by_hand() -> None:
    split = [Held(pile("8c Td"), split=True, seat=1), Held(pile("8d 3h Th"), stake=40, split=True, seat=1)]
    lines = settled([*split, Held(pile("Tc 7d"))], pile("Ts 9s"))
    assert [(line.seat, line.hand, line.net) for line in lines] == [(0, 0, -20), (1, 1, -20), (1, 2, 40)]
