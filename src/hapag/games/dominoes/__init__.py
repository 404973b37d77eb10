"""Draw Dominoes: match an end of the line, draw until a tile fits, and be the first without tiles."""
