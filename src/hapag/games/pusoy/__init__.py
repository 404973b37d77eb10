"""Pusoy (Chinese poker): its rule sheet is section 2 of the rules."""
