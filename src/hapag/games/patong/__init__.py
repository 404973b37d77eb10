"""Patong Poker: its rule sheet is section 1 of the rules."""
