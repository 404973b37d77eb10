"""Casino War: one card against the dealer's, the higher wins; equal cards may go to war."""
