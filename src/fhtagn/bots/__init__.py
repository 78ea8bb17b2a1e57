"""Bots: players for any game, through its Game record; they see only what their seat sees."""
