"""The catalog: what is printed of each game, which never changes while it is played."""
