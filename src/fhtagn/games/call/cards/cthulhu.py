"""Cthulhu."""
