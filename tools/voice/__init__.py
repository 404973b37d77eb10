"""The dealer's voice: what can be said (`phrases.toml`), and the clips made of it."""
