"""Decks of one's own: kept, checked, written out and shared."""
