"""Yog-Sothoth."""
