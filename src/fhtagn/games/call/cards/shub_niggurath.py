"""Shub-Niggurath."""
