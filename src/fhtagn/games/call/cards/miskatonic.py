"""Miskatonic University."""
