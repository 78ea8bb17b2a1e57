"""The kernel: a table, an agenda of named rules still to run, and questions. It knows no game."""
