"""Vectors of fair chance, for every independent check of it: fairness_vectors.json.

`python -m tests.server.replays.vectors` writes them anew, should the definition ever change.
"""

import json
from pathlib import Path

from fhtagn.host.seating import drawn_seats
from fhtagn.kernel.chance import (
    below,
    commitment,
    die,
    secret_of,
    secret_word,
    shuffled,
)
from fhtagn.kernel.state import State

FILE = Path(__file__).with_name("fairness_vectors.json")
SEEDS = [
    ("the first seed", ["one", "two"]),
    ("short", ["22"]),  # its secret begins with zeros, which are left out in hex
    ("Yog-Sothoth_knows-the-gate", ["Шуб-Ниггурат", "☃", "🐙 ph'nglui"]),
    ("quotes", ['a "quoted" value', "back\\slash", "slash/", "<&>'", "é", "a, b"]),
    ("nobody has sent a value", ["", "", ""]),
    ("Wq3o6vSgXb0kXl7m2rYw1cHn9uJt4eAzPfDsVxKiG8E", ["a", "a", "a", "a", "a", "a", "a", "a"]),
]
SEATS = range(1, 9)
BOUNDS = [1, 2, 6, 10, 52, 1000, 2**32, 2**53, 2**64 - 1]


def table(secret):
    """A table that has only its chance."""
    g = State()
    g.secret, g.rng, g.loaded = secret, 0, ()
    return g


def vector(server_seed, seat_values):
    secret = secret_of(server_seed, seat_values)
    bounded, dice = table(secret), table(secret)
    return {
        "server_seed": server_seed,
        "seat_values": seat_values,
        "commitment": commitment(server_seed),
        "secret": f"{secret:x}",
        "words": [f"{secret_word(secret, counter):016x}" for counter in range(20)],
        "below": [[str(bound), str(below(bounded, bound))] for bound in BOUNDS],
        "dice": [die(dice) for _ in range(20)],
        "shuffled": shuffled(table(secret), range(52)),
        "drawn": [drawn_seats(secret, seats) for seats in SEATS],
    }


def text():
    whole = [vector(*one) for one in SEEDS]
    return json.dumps(whole, ensure_ascii=False, indent=1) + "\n"


if __name__ == "__main__":
    FILE.write_text(text(), "utf-8")
