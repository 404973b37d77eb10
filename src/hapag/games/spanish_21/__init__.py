"""Spanish 21: decks without tens, and a 21 that always wins."""
