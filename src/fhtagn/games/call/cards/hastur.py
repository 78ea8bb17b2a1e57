"""Hastur."""
