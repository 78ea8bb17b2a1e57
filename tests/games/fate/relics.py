"""What the tests of Artifacts share."""

from __future__ import annotations

from tests.games.fate.scene import GAME, A, scene

ARTIFACTS = GAME.content.artifacts


def used(code, *moves, **table):
    """The scene after A has used it."""
    s = scene(artifacts={A: code}, **table).do(f"A use:{code}", *moves)
    is_put_away(s, code)
    return s


def is_put_away(s, code, seat=A):
    """It is tilted or out of the game, as its text says, and nothing is in progress."""
    tilts = ARTIFACTS[code].text["en"].startswith("Tilt.")
    assert s.artifacts(seat) == ([f"{code}~"] if tilts else [])
    assert [s.g.code[card] for card in s.g.removed] == ([] if tilts else [code])
    s.is_settled()
