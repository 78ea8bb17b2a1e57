"""What the lab says when a game does not keep a law."""

from __future__ import annotations


class Broken(AssertionError):
    """A law of the house that a game does not keep: which one, at which ply, and how."""

    def __init__(self, law: str, ply: int, detail: str) -> None:
        super().__init__(law, ply, detail)
        self.law, self.ply, self.detail = law, ply, detail

    def __str__(self) -> str:
        return f"{self.law}, at ply {self.ply}: {self.detail}"
