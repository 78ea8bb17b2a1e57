"""Chance: one stream of 64-bit words, computed from integers in the state.

The integers select one of three sources. *loaded* results, which a test or a puzzle has fixed, come
first. If *secret* is not zero, the words are SHA-256(secret, counter): the stream of a live match,
which commits to the secret before the start and reveals it after the end. Otherwise the stream is a
quick congruential generator, for search and simulation.
"""

from __future__ import annotations

import hashlib
import hmac
import json
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Final, TypeVar

if TYPE_CHECKING:
    from fhtagn.kernel.state import State

T = TypeVar("T")
WORD: Final = (1 << 64) - 1
MULTIPLIER: Final = 6364136223846793005
INCREMENT: Final = 1442695040888963407


def seeded(seed: int) -> int:
    """The first integer of the quick stream: neighbouring seeds give unrelated streams."""
    word = (seed * 0x9E3779B97F4A7C15 + 0xD1B54A32D192ED03) & WORD
    word = ((word ^ (word >> 30)) * 0xBF58476D1CE4E5B9) & WORD
    word = ((word ^ (word >> 27)) * 0x94D049BB133111EB) & WORD
    return word ^ (word >> 31)


def below(g: State, n: int) -> int:
    """A uniform choice of 0 … n-1."""
    if n < 1:
        raise ValueError(f"there is no choice among {n}")
    if g.loaded:
        value, g.loaded = g.loaded[0], g.loaded[1:]
        if not 0 <= value < n:
            raise ValueError(f"loaded {value}, but only 0 to {n - 1} can fall here")
        return value
    if g.secret:
        word = secret_word(g.secret, g.rng)
        g.rng += 1
    else:
        word = g.rng = (g.rng * MULTIPLIER + INCREMENT) & WORD
    return (word * n) >> 64


def die(g: State, sides: int = 6) -> int:
    return below(g, sides) + 1


def pick(g: State, things: Sequence[T]) -> T:
    return things[below(g, len(things))]


def shuffled(g: State, things: Iterable[T]) -> list[T]:
    """The things in a uniform random order (Fisher and Yates, from the last place down)."""
    order = list(things)
    for last in range(len(order) - 1, 0, -1):
        other = below(g, last + 1)
        order[last], order[other] = order[other], order[last]
    return order


# -- the stream of a live match: committed to before, mixed with the seats' values, shown after ---


def secret_word(secret: int, counter: int) -> int:
    block = secret.to_bytes(32, "big") + counter.to_bytes(8, "big")
    return int.from_bytes(hashlib.sha256(block).digest()[:8], "big")


def commitment(server_seed: str) -> str:
    """The hash that players see before the start; they see the server's seed after the end."""
    return hashlib.sha256(server_seed.encode()).hexdigest()


def secret_of(server_seed: str, seat_values: Sequence[str]) -> int:
    """The stream's secret: no server and no seat can choose it alone."""
    values = json.dumps(list(seat_values))  # so that no two lists give the same text
    mixed = hmac.new(server_seed.encode(), values.encode(), hashlib.sha256)
    return int.from_bytes(mixed.digest(), "big") or 1
