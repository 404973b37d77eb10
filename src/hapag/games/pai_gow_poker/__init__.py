"""Pai Gow Poker: its rule sheet is section 6 of the rules."""
