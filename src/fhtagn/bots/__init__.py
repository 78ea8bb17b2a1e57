"""Bots: players for any game, through its Game record; they see what a seat sees, and no more."""
