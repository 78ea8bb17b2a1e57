"""Neutral cards."""
