"""Tong-its: three players draw, meld, lay off and discard; out of cards or lowest in points wins."""
