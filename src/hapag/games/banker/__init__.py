"""A bank and its players: what the two Pai Gows have in common."""
