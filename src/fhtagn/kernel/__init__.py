"""The kernel: a game's state, its agenda of named rules, and questions. It knows no game."""
