"""Pusoy Dos: be the first to play your last card; every play must beat the one before it, card count for card count."""
