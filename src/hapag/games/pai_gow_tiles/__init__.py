"""Pai Gow Tiles: its rule sheet is section 7 of the rules."""
