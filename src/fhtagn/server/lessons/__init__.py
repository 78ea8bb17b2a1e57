"""Lessons: guided first games and worked examples, as one seat sees them."""
