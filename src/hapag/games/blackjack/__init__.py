"""Blackjack: its rule sheet is section 10 of the rules."""
