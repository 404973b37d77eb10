"""Best play at the Blackjack table: what the exact figures are told for."""

from hapag.games.blackjack.odds import GAME
from hapag.games.twentyone.exact.best import Player

PLAYER = Player(GAME)
best, advice = PLAYER.best, PLAYER.advice
