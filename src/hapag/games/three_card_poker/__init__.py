"""Three Card Poker: three cards against the dealer's three; fold, or play for as much again as the ante."""
