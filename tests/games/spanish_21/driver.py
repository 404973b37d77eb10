"""Rounds of Spanish 21 from cards written down."""

from hapag.games.spanish_21.rules import Spanish21
from tests.games.twentyone import driver


class Round(driver.Round):
    kind = Spanish21


dealt, dealt_many = Round.dealt, Round.dealt_many
