"""Baccarat: bet on Player, Banker or a tie; the cards draw by themselves."""
