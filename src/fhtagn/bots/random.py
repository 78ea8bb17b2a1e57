"""The bot that takes anything."""

from __future__ import annotations

from fhtagn.bots.bot import Position, dice


class RandomBot:
    """Any of its options, all alike; an aside now and then, if it is told to."""

    def __init__(self, seed: int, asides: float = 0.0) -> None:
        self.chance, self.asides = dice(seed), asides

    def choose(self, position: Position) -> str:
        if position.asides and self.chance.random() < self.asides:
            return self.chance.choice(position.asides)
        return self.chance.choice(position.options)
