"""Rounds of Blackjack from cards written down."""

from hapag.games.blackjack.rules import Blackjack
from tests.games.twentyone import driver


class Round(driver.Round):
    kind = Blackjack


dealt, dealt_many = Round.dealt, Round.dealt_many
