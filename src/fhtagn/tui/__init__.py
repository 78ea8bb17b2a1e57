"""The table in a terminal: a driver, saved games, and the screens."""
