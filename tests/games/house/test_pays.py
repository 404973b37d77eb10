"""Amounts are whole: with the stakes of 0.7.3 nothing that a house table pays or takes is ever a fraction of a chip."""

import re

import pytest

from hapag.games import game, games
from hapag.games.house.pays import HALF_LOST, Odds
from hapag.games.house.table import STAKES, HouseTable
from hapag.games.words import Words
from hapag.kernel import Move

KINDS = [kind for kind in map(game, games()) if issubclass(kind, HouseTable)]
WAYS = [
    pytest.param(kind, bet, outcome, id=f"{kind.info.slug}-{bet}-{outcome}")
    for kind in KINDS
    for bet, ways in kind.pays.items()
    for outcome in ways
]


@pytest.mark.parametrize(("kind", "bet", "outcome"), WAYS)
def test_every_settlement_of_every_bet_is_whole(kind: type[HouseTable[Move]], bet: str, outcome: str) -> None:
    """All is paid by `HouseTable.pay`, from this table; a stake is a multiple of a base stake, so those prove it."""
    odds = kind.pays[bet][outcome]
    for stake in STAKES:
        assert odds.on(stake) * odds.per == stake * odds.win


@pytest.mark.parametrize(("kind", "bet", "outcome"), WAYS)
def test_every_bet_and_every_outcome_has_its_words(kind: type[HouseTable[Move]], bet: str, outcome: str) -> None:
    words = Words(kind)
    assert re.search(r"\w", words.say(f"bet-{bet}"))
    assert re.search(r"\w", words.say(f"outcome-{outcome}", net=1, stake=1))


def test_odds_that_leave_a_fraction_are_an_error_not_a_rounding() -> None:
    with pytest.raises(ValueError, match="-1:2 on 25 is no whole number of chips"):
        HALF_LOST.on(25)


def test_odds_are_net_winnings() -> None:
    assert [Odds(3, 2).on(40), Odds(19, 20).on(100), Odds(0).on(20), Odds(-1).on(40)] == [60, 95, 0, -40]
