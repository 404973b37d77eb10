"""Pok Deng: two cards, perhaps a third, against the dealer; who wins collects the stake times the winning hand's deng."""
