"""The vectors of fair chance are the kernel's, and those of a check that shares nothing with it."""

import hashlib
import hmac
import json

import pytest

from tests.server.replays.vectors import FILE, text

VECTORS = json.loads(FILE.read_text("utf-8"))


def test_the_file_is_up_to_date():
    assert FILE.read_text("utf-8") == text()


@pytest.mark.parametrize("vector", VECTORS, ids=lambda one: one["server_seed"])
def test_an_independent_check_agrees(vector):
    """As the definition says it: bytes, hashes, and whole numbers."""
    seed = vector["server_seed"].encode("ascii")
    assert hashlib.sha256(seed).hexdigest() == vector["commitment"]
    assert hmac.digest(seed, quoted(vector["seat_values"]), "sha256").hex() == vector[
        "secret"
    ].rjust(64, "0")
    secret = bytes.fromhex(vector["secret"].rjust(64, "0"))
    words = words_of(secret)
    assert [f"{word:016x}" for word in words[:20]] == vector["words"]
    assert [1 + word * 6 // 2**64 for word in words[:20]] == vector["dice"]
    for word, (bound, value) in zip(words, vector["below"], strict=False):
        assert word * int(bound) // 2**64 == int(value)
    assert by_lot(words, 52) == vector["shuffled"]
    lot = hashlib.sha256(secret + b"seats").digest()
    drawn = [by_lot(words_of(lot), seats) for seats in range(1, 9)]
    assert drawn == vector["drawn"]


def words_of(secret):
    return [
        int.from_bytes(hashlib.sha256(secret + bytes(7) + bytes([counter])).digest()[:8], "big")
        for counter in range(60)
    ]


def by_lot(words, count):
    """An order of so many things: from the last place down, each is changed for one before it."""
    order = list(range(count))
    for word, last in zip(words, range(count - 1, 0, -1), strict=False):
        other = word * (last + 1) // 2**64
        order[last], order[other] = order[other], order[last]
    return order


def quoted(values):
    """The seats' values as JSON with ", " between them and everything beyond ASCII escaped."""
    return ("[" + ", ".join(f'"{escaped(one)}"' for one in values) + "]").encode("ascii")


def escaped(value):
    units = value.encode("utf-16-be")
    codes = [int.from_bytes(units[at : at + 2], "big") for at in range(0, len(units), 2)]
    return "".join(
        f"\\{chr(code)}" if chr(code) in '"\\' else chr(code) if code < 127 else f"\\u{code:04x}"
        for code in codes
    )
