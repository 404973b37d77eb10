"""Best play at the Spanish 21 table: what the exact figures are told for."""

from hapag.games.spanish_21.odds import GAME
from hapag.games.twentyone.exact.best import Player

PLAYER = Player(GAME)
best, advice = PLAYER.best, PLAYER.advice
