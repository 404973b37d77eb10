"""The games, a folder each, and what several of them share."""
