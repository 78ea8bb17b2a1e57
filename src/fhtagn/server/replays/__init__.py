"""Replays: a match at any ply, seen from any seat that may see it."""
