"""Random seating."""

from __future__ import annotations

import hashlib

from fhtagn.kernel.chance import secret_word


def drawn_seats(secret: int, seats: int) -> list[int]:
    """For each seat, the place where its player sat down.

    The draw uses its own random stream, so the match's stream starts at its beginning.
    """
    block = secret.to_bytes(32, "big") + b"seats"
    lot, order = int.from_bytes(hashlib.sha256(block).digest(), "big"), list(range(seats))
    for counter, last in enumerate(range(seats - 1, 0, -1)):
        other = (secret_word(lot, counter) * (last + 1)) >> 64
        order[last], order[other] = order[other], order[last]
    return order
