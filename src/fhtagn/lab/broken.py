"""The error for a game that breaks a law."""

from __future__ import annotations


class Broken(AssertionError):
    """A game breaks a law: which law, at which ply, and how."""

    def __init__(self, law: str, ply: int, detail: str) -> None:
        super().__init__(law, ply, detail)
        self.law, self.ply, self.detail = law, ply, detail

    def __str__(self) -> str:
        return f"{self.law}, at ply {self.ply}: {self.detail}"
