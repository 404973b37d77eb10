"""Texas Hold'em, no-limit."""
