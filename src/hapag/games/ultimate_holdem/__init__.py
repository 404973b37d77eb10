"""Ultimate Texas Hold'em: its rule sheet is section 16 of the rules."""
