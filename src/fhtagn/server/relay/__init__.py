"""Matches that are listened to at one worker and played at another."""
