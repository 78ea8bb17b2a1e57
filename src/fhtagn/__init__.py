"""Fhtagn: one table for four games of the Cthulhu mythos."""

__version__ = "0.1.0"
