"""Names nobody can guess, and secrets that are kept only as hashes."""

from __future__ import annotations

import hashlib
import secrets


def new_id() -> str:
    """The name of a person, a table, a deck: 96 bits, no secret."""
    return secrets.token_urlsafe(12)


def new_secret() -> str:
    """A secret of 256 bits: a session's token, an invitation, the seed of a match."""
    return secrets.token_urlsafe(32)


def hashed(secret: str) -> str:
    """What is kept of a secret; it is long and random, so a plain hash is enough."""
    return hashlib.sha256(secret.encode()).hexdigest()
