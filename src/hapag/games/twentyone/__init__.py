"""The family of the twenty-ones: the table at which they are played, and its words."""
