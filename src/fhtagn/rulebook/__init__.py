"""The rulebook of a game: look a rule up, see what proves it, and prove that the proof is one.

    heroes = book("heroes")                   statements, examples, cards
    search(heroes, ["hand", "limit"])         statements with their functions, data and tests
    coverage(heroes).ok                       every statement has code or data, and a test
    sabotage(heroes)                          the functions whose loss no test notices
    guide(heroes, "ru")["turn"].markdown      the short guide, part by part

Each function lies in the module of its own name.
"""
