"""Cara y Cruz: everybody calls a side in secret, one coin is tossed, who called it right has a point."""
